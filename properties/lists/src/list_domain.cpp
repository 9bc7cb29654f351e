// SPDX-License-Identifier: MIT
// Lists within a declared domain.
#include <algorithm>
#include <cmath>
#include <span>

#include "draw.hpp"
#include "tangency/pairs/meetings.hpp"
#include "tangency/properties/coordinates.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::pairs {
namespace {

using properties::Domain;
using properties::Exponents;
using properties::Input;

// Each shape twice, as a row of its own: what a domain says of rows it says of shapes.
std::vector<Input> rows_of(const ShapeList& list) {
    std::vector<Input> rows;
    for (const Shape& shape : list.shapes) rows.push_back(input_of({list.signature, {shape, shape}}, {0, 1}));
    return rows;
}

void write(std::span<const Input> rows, ShapeList& list) {
    for (std::size_t place = 0; place < rows.size(); ++place)
        std::copy_n(rows[place].numbers.begin(), rows[place].row().size() / 2, list.shapes[place].numbers.begin());
}

bool all_lie_in(std::span<const Input> rows, const Domain& domain) {
    return std::ranges::all_of(rows, [&domain](const Input& row) { return is_input(row, domain.any_sign) && lies_in(row, domain); });
}

void scale(std::span<Input> rows, int doublings) {
    for (Input& row : rows)
        for (double& number : row.row()) number = properties::round_to(row.signature.scalar, std::ldexp(number, doublings));
}

// Sizes of none become one unit.
void make_positive(std::span<Input> rows, const Domain& domain) {
    for (Input& row : rows) {
        const Layout& layout = layout_of(row.signature);
        for (std::size_t place = 0; place < layout.size(); ++place) {
            const Role role = layout[place].role;
            double& number = row.numbers[place];
            const bool is_empty = role == Role::hi ? number == row.numbers[layout.beside_hi(place)] : is_size(role) && number == 0;
            if (is_empty && (role == Role::radius ? domain.positive_radius : domain.positive_extent)) number += 1;
        }
    }
}

// Doublings that fit every row alone, where they do not fit together.
Exponents doublings_of_each(std::span<const Input> rows, const Domain& domain, Exponents allowed) {
    for (const Input& row : rows) allowed = doublings_within(std::span(&row, 1), domain, 0, allowed);
    return allowed;
}

// Half of the lists go to an end on each axis, as far as whole units go: there who has a world too small, or open, loses shapes.
void push_to_ends(std::span<Input> rows, const Domain& domain, int exponent) {
    const properties::Interval places = domain.places();
    const double unit = properties::power_of_two(exponent);
    std::uint64_t seed = rows.size();
    for (const Input& row : rows) seed = properties::mix_seed(seed, hash_of(row));
    for (std::size_t axis = 0; axis < rows[0].signature.dim; ++axis) {
        const std::uint64_t end = properties::mix_seed(seed, axis) >> 62;
        if (end > 1) continue;
        const properties::Interval span = span_of(rows, axis);
        const double by = unit * (end == 0 ? std::floor((places.hi - span.hi) / unit) : std::ceil((places.lo - span.lo) / unit));
        std::vector<Input> moved(rows.begin(), rows.end());
        const auto move = [&](double& number) {
            number += by;
            return properties::round_to(rows[0].signature.scalar, number) == number;
        };
        const Layout& layout = layout_of(rows[0].signature);
        bool is_exact = true;
        for (Input& row : moved)
            for (std::size_t place = 0; place < layout.size(); ++place)
                if (is_position(layout[place].role) && layout[place].axis == axis) is_exact = move(row.numbers[place]) && is_exact;
        if (is_exact) std::ranges::copy(moved, rows.begin());
    }
}

// Together, or one by one.
bool move_all_within(std::span<Input> rows, const Domain& domain, int exponent) {
    std::vector<Input> together(rows.begin(), rows.end());
    if (move_within(together, domain, exponent)) {
        std::ranges::copy(together, rows.begin());
        push_to_ends(rows, domain, exponent);
        return true;
    }
    return std::ranges::all_of(rows, [&](Input& row) { return move_within(std::span(&row, 1), domain, exponent); });
}

std::optional<int> put_on_lattice(std::span<Input> rows, const Domain& domain) {
    make_positive(rows, domain);
    Exponents allowed = domain.doublings_of(rows).common_with({domain.whole_numbers ? 0 : -8, 8});
    if (domain.coordinates) {
        const Exponents together = doublings_within(rows, domain, 0, allowed);
        allowed = together.is_empty() ? doublings_of_each(rows, domain, allowed) : together;
    }
    if (allowed.is_empty()) return std::nullopt;
    const int exponent = allowed.nearest_to(0);
    scale(rows, exponent);
    if (domain.coordinates && !move_all_within(rows, domain, exponent)) return std::nullopt;
    return exponent;
}

// All at one end, as far as they do not lie within.
void move_floats_within(std::span<Input> rows, const Domain& domain) {
    const properties::Interval places = domain.places();
    for (std::size_t axis = 0; axis < rows[0].signature.dim; ++axis) {
        const properties::Interval span = span_of(rows, axis);
        if (span.lo >= places.lo && span.hi <= places.hi) continue;
        const double by = span.lo + span.hi >= 0 ? places.lo - span.lo : places.hi - span.hi;
        for (Input& row : rows) {
            const Layout& layout = layout_of(row.signature);
            for (std::size_t place = 0; place < layout.size(); ++place)
                if (is_position(layout[place].role) && layout[place].axis == axis)
                    row.numbers[place] = properties::round_to(row.signature.scalar, row.numbers[place] + by);
        }
    }
}

void put_floats(std::span<Input> rows, const Domain& domain) {
    Exponents allowed = domain.doublings_of(rows);
    if (domain.coordinates && !domain.whole_numbers) allowed = doublings_within(rows, domain, 3000, allowed);
    if (!allowed.is_empty()) scale(rows, allowed.nearest_to(0));
    if (domain.coordinates) move_floats_within(rows, domain);
    for (Input& row : rows) fit(row, domain);
}

}  // namespace

bool lies_in(const ShapeList& list, const Domain& domain) { return domain.is_whole() || all_lie_in(rows_of(list), domain); }

std::optional<int> put_in_domain(ShapeList& list, const Domain& domain) {
    if (domain.is_whole() || list.shapes.empty()) return 0;
    std::vector<Input> rows = rows_of(list);
    std::optional<int> exponent = 0;
    if (list.is_lattice)
        exponent = put_on_lattice(rows, domain);
    else
        put_floats(rows, domain);
    if (!exponent || !all_lie_in(rows, domain)) return std::nullopt;
    write(rows, list);
    return exponent;
}

bool put_back(ShapeList& list, const Domain& domain, int exponent) {
    if (domain.is_whole() || list.shapes.empty()) return true;
    std::vector<Input> rows = rows_of(list);
    if (domain.coordinates && !move_within(rows, domain, exponent)) return false;
    write(rows, list);
    return all_lie_in(rows, domain);
}

void negate_some_sizes(ShapeList& list, int number) {
    if (number == 0) return;
    std::vector<Input> rows = rows_of(list);
    for (std::size_t place = 0; place < rows.size(); ++place) {
        const std::uint64_t signs = properties::mix_seed(static_cast<std::uint64_t>(number), place);
        if (!list.shapes[place].is_ball) negate_sizes(rows[place], static_cast<int>(signs % 4096));
    }
    write(rows, list);
}

}  // namespace tangency::pairs
