// SPDX-License-Identifier: MIT
// Lattice inputs and rows moved into a domain.
#include "tangency/properties/fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "tangency/properties/coordinates.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/vertex_defect.hpp"

namespace tangency::properties {
namespace {

constexpr int highest_double_exponent = 1023;

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
    if (range.has(number)) return number;
    const bool above = magnitude > range.hi;
    if (!above && is_position) return 0;
    const double moved = std::ldexp(number, std::ilogb(above ? range.hi : range.lo) - std::ilogb(magnitude));
    if (std::abs(moved) > range.hi) return moved / 2;
    return std::abs(moved) < range.lo ? moved * 2 : moved;
}

void move_each_into_range(Input& row, const Domain& domain) {
    const Layout& layout = layout_of(row.signature);
    bool is_inside = true;
    for (std::size_t place = 0; place < layout.size(); ++place)
        is_inside = is_inside && (!is_length(layout[place].role) || domain.range->has(row.numbers[place]));
    if (is_inside) return;
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
    if (!domain.positive_extent && !domain.positive_radius) return;
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
    lattice.second.radius = 1;
    for (std::size_t axis = 0; axis < lattice.dim; ++axis) {
        const std::int64_t cells = near_cells((lattice.second.center[axis] - lattice.first.center[axis]) / 2);
        lattice.first.half_extent[axis] = 1;
        lattice.first.center[axis] = middle(lattice.first.center[axis]);
        lattice.second.center[axis] = lattice.first.center[axis] + 2 * cells;
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
    int finest = highest_double_exponent;
    for (const Input& row : rows)
        for (std::size_t place = 0; place < row.row().size(); ++place)
            if (is_length(layout_of(row.signature)[place].role) && row.numbers[place] != 0)
                finest = std::min(finest, odd_part(row.numbers[place]).exponent);
    return finest;
}

// A way from where it starts, of one unit on an axis.
void make_moving(LatticeInput& lattice) {
    for (LatticeShape* shape : both_of(lattice)) {
        if (!has_end(shape->kind) || shape->center != shape->end) continue;
        const std::int64_t start = shape->center[0];
        shape->end[static_cast<std::size_t>(std::abs(start)) % lattice.dim] += start > 0 ? -1 : 1;
    }
}

void make_moving(Input& row, const Domain& domain) {
    const Layout& layout = layout_of(row.signature);
    for (const ShapeOf shape : {ShapeOf::first, ShapeOf::second}) {
        if (!is_still(row, shape)) continue;
        const std::size_t end = layout.place_of(shape, Role::end);
        const double unit = unit_of(row, domain), start = row.numbers[end];
        const bool is_beyond = domain.coordinates ? start + unit > domain.places().hi : start > 0;
        row.numbers[end] = round_to(row.signature.scalar, start + (is_beyond ? -unit : unit));
    }
}

// The same vertices the other way round, from the same first one, where they run clockwise.
void make_counterclockwise(LatticeInput& lattice) {
    for (LatticeShape* shape : both_of(lattice)) {
        if (shape->count == 0) continue;
        auto& vertices = shape->vertices;
        const auto &a = vertices[0], &b = vertices[1], &c = vertices[2];
        if ((b[0] - a[0]) * (c[1] - b[1]) < (b[1] - a[1]) * (c[0] - b[0]))
            std::reverse(vertices.begin() + 1, vertices.begin() + static_cast<std::ptrdiff_t>(shape->count));
    }
}

void make_counterclockwise(Input& row) {
    const VertexCounts counts = vertices_of(row.signature.form);
    const std::array<std::size_t, 2> firsts{0, 2 * counts.first};
    const std::array<std::size_t, 2> sizes{counts.first, counts.second};
    for (std::size_t polygon = 0; polygon < 2; ++polygon) {
        if (sizes[polygon] == 0) continue;
        const std::span<double> numbers = row.row().subspan(firsts[polygon], 2 * sizes[polygon]);
        const auto vertex = [&numbers](std::size_t place) { return std::array{numbers[2 * place], numbers[2 * place + 1]}; };
        if (reference::detail::turn_at(vertex(0), vertex(1), vertex(2)) >= 0) continue;
        for (std::size_t one = 1, other = sizes[polygon] - 1; one < other; ++one, --other)
            for (std::size_t axis = 0; axis < 2; ++axis) std::swap(numbers[2 * one + axis], numbers[2 * other + axis]);
    }
}

// As if sizes had no sign, which they get back where something had to change.
void fit_any_sign(Input& row, Domain domain) {
    domain.any_sign = false;
    const int places = negative_sizes(row);
    const Input positive = with_positive_sizes(row);
    Input fitted = positive;
    make_valid(fitted);
    fit(fitted, domain);
    if (places != 0 && same_bits(fitted, positive)) return;
    row = fitted;
    negate_sizes(row, places);
}

}  // namespace

void fit(LatticeInput& lattice, const Domain& domain) {
    if (domain.cells) return put_into_cells(lattice);
    if (domain.moving && has_end(lattice.question)) make_moving(lattice);
    if (lattice.question != Question::box_ball) {
        for_each_size(lattice, [&domain](std::int64_t& size, Role role) {
            if (size == 0 && (role == Role::radius ? domain.positive_radius : domain.positive_extent)) size = 1;
        });
        return;
    }
    for (std::size_t axis = 0; domain.positive_extent && axis < lattice.dim; ++axis) {
        if (lattice.first.half_extent[axis] != 0) continue;
        const std::int64_t away = lattice.second.center[axis] - lattice.first.center[axis];
        lattice.first.half_extent[axis] = 1;
        lattice.second.center[axis] += away > 0 ? 1 : away < 0 ? -1 : 0;
    }
    if (domain.positive_radius && lattice.second.radius == 0) lattice.second.radius = 1;
}

namespace {

void fit_to(Input& row, const Domain& domain) {
    if (domain.any_sign) return fit_any_sign(row, domain);
    make_valid(row);
    if (lies_in(row, domain)) return;
    if (domain.cells) {
        put_into_cells(row);
        if (domain.coordinates) fit_within(row, domain);
        return;
    }
    if (domain.whole_numbers)
        for (std::size_t place = 0; place < row.row().size(); ++place)
            if (is_length(layout_of(row.signature)[place].role)) row.numbers[place] = std::nearbyint(row.numbers[place]);
    if (domain.unit_orientation && row.signature.orientation >= Orientation::axis) {
        const Layout& layout = layout_of(row.signature);
        make_unit(row.signature, layout.orientation(row.row()));
        if (layout.has_second_turn()) make_unit(row.signature, layout.orientation(row.row(), ShapeOf::second));
    }
    if (domain.range) move_each_into_range(row, domain);
    if (domain.coordinates) fit_within(row, domain);
    make_valid(row);
    make_positive(row, domain);
    if (domain.moving && has_end(row.signature.question)) make_moving(row, domain);
    if (domain.counterclockwise && has_polygon(row.signature.question)) make_counterclockwise(row);
}

}  // namespace

void fit(Input& row, const Domain& domain) {
    if (domain.is_whole()) return;
    fit_to(row, domain);
    for (double& number : row.row())
        if (is_whole(row.signature.scalar)) number += 0.0;  // no zero has a sign
}

std::optional<std::vector<Input>> move_into_range(std::span<LatticeInput> lattices, const Signature& signature, const Domain& domain,
                                                  int most) {
    std::vector<Input> rows;
    int lowest = most, highest = -most;
    for (LatticeInput& lattice : lattices) {
        lattice.turn.unit = lattice.second_turn.unit = domain.unit_orientation;
        lattice.any_sign = domain.any_sign;
        if (domain.counterclockwise && has_polygon(lattice.question)) make_counterclockwise(lattice);
        lowest = std::min(lowest, lattice.exponent);
        highest = std::max(highest, lattice.exponent);
        rows.push_back(express(lattice, signature));
    }
    const auto held = [&lattices, &rows] {
        const bool all = std::ranges::equal(lattices, rows, is_held);
        return all ? std::optional(std::move(rows)) : std::nullopt;
    };
    if (!domain.range && !domain.coordinates && !domain.whole_numbers) return held();
    Exponents allowed = domain.doublings_of(rows).common_with({-most - lowest, most - highest});
    if (domain.whole_numbers) allowed.lowest = std::max(allowed.lowest, -finest_of(rows));
    if (domain.coordinates) allowed = doublings_within(rows, domain, lowest, allowed);
    if (allowed.is_empty()) return std::nullopt;
    const auto double_all = [&](int doublings) {
        for (std::size_t i = 0; doublings != 0 && i < rows.size(); ++i) {
            lattices[i].exponent += doublings;
            rows[i] = express(lattices[i], signature);
        }
    };
    const int doublings = allowed.nearest_to(0);
    double_all(doublings);
    if (!domain.coordinates) return held();
    if (!std::ranges::equal(lattices, rows, is_held)) return std::nullopt;
    // A row of whole numbers may be in half units, and moves by whole ones.
    const auto unit_after = [&](int by) { return domain.whole_numbers ? std::max(lowest + by, 0) : lowest + by; };
    if (move_within(rows, domain, unit_after(doublings))) return rows;
    // Where an end lies between units half of them may have room.
    if (doublings == allowed.lowest) return std::nullopt;
    double_all(-1);
    const bool is_held_within = std::ranges::equal(lattices, rows, is_held) && move_within(rows, domain, unit_after(doublings - 1));
    return is_held_within ? std::optional(std::move(rows)) : std::nullopt;
}

}  // namespace tangency::properties
