// SPDX-License-Identifier: MIT
// Lattice inputs and rows moved into a domain.
#include "tangency/properties/fit.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {
namespace {

constexpr int highest_exponent = 1023;

// As a program would: divided by the length, each component rounded. All zeros are no turn.
void make_unit(const Signature& signature, std::span<double> numbers) {
    double largest = 0;
    for (const double number : numbers) largest = std::max(largest, std::abs(number));
    const int shift = largest == 0 ? 0 : std::ilogb(largest);
    double sum = 0;
    for (double& number : numbers) {
        number = std::ldexp(number, -shift);
        sum += number * number;
    }
    for (double& number : numbers) number = sum == 0 ? 0 : round_to(signature.scalar, number / std::sqrt(sum));
    if (sum == 0) numbers[signature.orientation == Orientation::axis ? 0 : 3] = 1;
}

// The same significand in the range. A position below it becomes zero; a size has to stay positive, so it is moved into the range.
double into_range(double number, const Range& range, bool is_position) {
    const double magnitude = std::abs(number);
    if (magnitude == 0 || (magnitude >= range.lo && magnitude <= range.hi)) return number;
    const bool above = magnitude > range.hi;
    if (!above && is_position) return 0;
    const double moved = std::ldexp(number, std::ilogb(above ? range.hi : range.lo) - std::ilogb(magnitude));
    if (std::abs(moved) > range.hi) return moved / 2;
    return std::abs(moved) < range.lo ? moved * 2 : moved;
}

void move_each_into_range(Input& row, const Domain& domain) {
    const Layout& layout = layout_of(row.signature);
    const Exponents all = domain.doublings_of(std::span(&row, 1));
    for (std::size_t place = 0; place < layout.size(); ++place) {
        double& number = row.numbers[place];
        const Role role = layout[place].role;
        if (!is_length(role)) continue;
        number = all.is_empty() ? into_range(number, *domain.range, is_position(role)) : std::ldexp(number, all.nearest_to(0));
        number = round_to(row.signature.scalar, number);
    }
}

// A length as long as the row's largest, within a factor of two, and a power of two.
double unit_of(const Input& row, const Domain& domain) {
    const double scale = scale_of(row);
    return std::ldexp(1.0, domain.exponents().nearest_to(scale == 0 ? 0 : std::ilogb(scale)));
}

void make_positive(Input& row, const Domain& domain) {
    const Layout& layout = layout_of(row.signature);
    const double unit = unit_of(row, domain);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Role role = layout[place].role;
        if (role == Role::radius ? domain.positive_radius : domain.positive_extent && is_size(role))
            if (row.numbers[place] == 0) row.numbers[place] = unit;
        if (role != Role::hi || !domain.positive_extent) continue;
        // Towards zero and past it, so that neither side overflows.
        double &lo = row.numbers[layout.beside_hi(place)], &hi = row.numbers[place];
        if (lo == hi) (lo > 0 ? lo : hi) += lo > 0 ? -unit : unit;
        for (double* side : {&lo, &hi}) {
            *side = round_to(row.signature.scalar, *side);
            if (domain.range) *side = into_range(*side, *domain.range, true);
        }
    }
}

// How many cells a ball is from the box's, of so many as were drawn: cells far apart say little, so most come near.
std::int64_t near_cells(std::int64_t drawn) {
    constexpr std::int64_t around = 5;
    const std::int64_t rest = drawn % around;
    return rest > around / 2 ? rest - around : rest < -(around / 2) ? rest + around : rest;
}

// In units of half a cell, a shape's middle is an odd number.
void put_into_cells(LatticeInput& lattice) {
    const auto middle = [](std::int64_t position) { return position % 2 == 0 ? position + 1 : position; };
    lattice.exponent = -1;
    lattice.radius = 1;
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        const std::int64_t cells = near_cells((lattice.center[axis] - lattice.box_center[axis]) / 2);
        lattice.half_extent[axis] = 1;
        lattice.box_center[axis] = middle(lattice.box_center[axis]);
        lattice.center[axis] = lattice.box_center[axis] + 2 * cells;
    }
}

void put_into_cells(Input& row) {
    constexpr double far = 0x1p20;
    const Layout& layout = layout_of(row.signature);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        double &box = row.numbers[layout.first(axis)], &ball = row.numbers[layout.ball(axis)];
        box = std::trunc(box);
        ball = std::trunc(ball);
        if (const double apart = ball - box; std::abs(apart) < far)
            ball = round_to(row.signature.scalar, box + static_cast<double>(near_cells(static_cast<std::int64_t>(apart))));
        row.numbers[layout.second(axis)] = 1;
    }
    row.numbers[layout.radius()] = 0.5;
}

// The exponent of the largest power of two of which every length is a multiple.
int finest_of(std::span<const Input> rows) {
    int finest = highest_exponent;
    for (const Input& row : rows)
        for (std::size_t place = 0; place < row.row().size(); ++place)
            if (is_length(layout_of(row.signature)[place].role) && row.numbers[place] != 0)
                finest = std::min(finest, odd_part(row.numbers[place]).exponent);
    return finest;
}

}  // namespace

void fit(LatticeInput& lattice, const Domain& domain) {
    if (domain.cells) return put_into_cells(lattice);
    if (lattice.question != Question::box_ball) {
        for_each_size(lattice, [&domain](std::int64_t& size, Role role) {
            if (size == 0 && (role == Role::radius ? domain.positive_radius : domain.positive_extent)) size = 1;
        });
        return;
    }
    for (std::size_t axis = 0; domain.positive_extent && axis < lattice.dim; ++axis) {
        if (lattice.half_extent[axis] != 0) continue;
        const std::int64_t away = lattice.center[axis] - lattice.box_center[axis];
        lattice.half_extent[axis] = 1;
        lattice.center[axis] += away > 0 ? 1 : away < 0 ? -1 : 0;
    }
    if (domain.positive_radius && lattice.radius == 0) lattice.radius = 1;
}

void fit(Input& row, const Domain& domain) {
    if (domain.is_whole()) return;
    make_valid(row);
    if (lies_in(row, domain)) return;
    if (domain.cells) return put_into_cells(row);
    if (domain.whole_numbers)
        for (std::size_t place = 0; place < row.row().size(); ++place)
            if (is_length(layout_of(row.signature)[place].role)) row.numbers[place] = std::nearbyint(row.numbers[place]);
    if (domain.unit_orientation && row.signature.orientation >= Orientation::axis)
        make_unit(row.signature, layout_of(row.signature).orientation(row.row()));
    if (domain.range) move_each_into_range(row, domain);
    make_valid(row);
    make_positive(row, domain);
}

std::optional<std::vector<Input>> move_into_range(std::span<LatticeInput> lattices, const Signature& signature, const Domain& domain,
                                                  int most) {
    std::vector<Input> rows;
    int lowest = most, highest = -most;
    for (LatticeInput& lattice : lattices) {
        lattice.turn.unit = domain.unit_orientation;
        lowest = std::min(lowest, lattice.exponent);
        highest = std::max(highest, lattice.exponent);
        rows.push_back(express(lattice, signature));
    }
    const auto held = [&lattices, &rows] {
        const bool all = std::ranges::equal(lattices, rows, is_held);
        return all ? std::optional(std::move(rows)) : std::nullopt;
    };
    if (!domain.range && !domain.whole_numbers) return held();
    Exponents allowed = domain.doublings_of(rows).common_with({-most - lowest, most - highest});
    if (domain.whole_numbers) allowed.lowest = std::max(allowed.lowest, -finest_of(rows));
    if (allowed.is_empty()) return std::nullopt;
    const int doublings = allowed.nearest_to(0);
    for (std::size_t i = 0; doublings != 0 && i < rows.size(); ++i) {
        lattices[i].exponent += doublings;
        rows[i] = express(lattices[i], signature);
    }
    return held();
}

}  // namespace tangency::properties
