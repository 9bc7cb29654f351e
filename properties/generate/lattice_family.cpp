// SPDX-License-Identifier: MIT
// Families of lattice inputs.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "families.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/sizes.hpp"

namespace tangency::properties {
namespace {

// Four of eight members keep the family's radius, which is the distance or beside it in most families.
std::int64_t radius_of(const LatticeFamily& family, const Members& members, std::size_t place) {
    const std::int64_t radius = family.radius, step = family.step;
    switch (members.kind(place, 8)) {
        case 0: return 0;
        case 2: return step * members.source(place).between(0, 63);
        case 4: return std::max<std::int64_t>(radius - step, 0);
        case 6: return std::min(radius + step, lattice_limit);
        default: return radius;
    }
}

// Another unit for each of the members that share a radius; one of each has that in which the row's numbers are whole and may be odd.
int exponent_of(const LatticeFamily& family, const Members& members, std::size_t place) {
    constexpr std::size_t units = 2 * lattice_exponent + 1;
    const std::size_t kind = members.place_in_family(place);
    if (kind < 8 && (kind == 1 || kind % 2 == 0)) return 1 - family.step;
    return static_cast<int>((members.place_in_family(place) * 5 + members.family()) % units) - lattice_exponent;
}

// What of a member is its own.
struct Drawn {
    std::int64_t radius;
    int exponent, negative_zeros;
};

LatticeInput member_of(const LatticeFamily& family, const Drawn& drawn) {
    LatticeInput member = family.member;
    member.second.radius = drawn.radius;
    member.exponent = drawn.exponent;
    member.negative_zeros = drawn.negative_zeros;
    return member;
}

bool stores_corner(const Layout& layout) { return layout[layout.ball(0)].role == Role::corner; }

// From a unit of 1. What the members share, the family knows, unless the ball's corner differs as the radius does.
Exponents doublings_of(const LatticeFamily& family, std::int64_t radius, const Domain& domain) {
    const Layout& layout = layout_of(family.row.signature);
    if (stores_corner(layout)) {
        const Input row = express(member_of(family, {radius, 0, 0}), family.row.signature);
        return domain.doublings_of(std::span(&row, 1));
    }
    const double length = family.row.numbers[layout.radius()] * static_cast<double>(radius);
    return family.doublings.common_with(domain.doublings_of(length));
}

Drawn draw(const LatticeFamily& family, const Members& members, std::size_t place) {
    const Domain& domain = *members.domain;
    Drawn drawn{radius_of(family, members, place), exponent_of(family, members, place), 0};
    if (members.is_one_of(place, 4)) drawn.negative_zeros = members.source(place).between(0, (1 << zero_places) - 1);
    if (domain.is_whole()) return drawn;
    if (domain.any_sign) drawn.negative_zeros &= ~size_places(layout_of(family.row.signature));
    const int finer = 1 - family.step;
    if (domain.positive_radius) drawn.radius = std::max<std::int64_t>(drawn.radius, family.step);
    if (domain.whole_numbers) drawn.exponent = finer + domain.exponent_within(drawn.exponent - finer, -lattice_exponent, lattice_exponent);
    if (domain.cells) return {family.radius, domain.exponents().lowest, drawn.negative_zeros};
    if (domain.range) {
        const Exponents units = doublings_of(family, drawn.radius, domain).common_with({-lattice_exponent, lattice_exponent});
        if (!units.is_empty()) drawn.exponent = units.nearest_to(drawn.exponent);
    }
    return drawn;
}

// Members are told apart by their radius, unit and zeros alone, so sizes are positive and each goes where its own lengths take it.
void move_members(const LatticeFamily& family, const Members& members, InputBlock& block, std::span<DrawnAs> drawn) {
    for (std::size_t place = members.begin; place < members.end; ++place) {
        LatticeInput member = draw_member(family, members, place);
        const bool is_valid_here = is_valid(member) && std::abs(member.exponent) <= lattice_exponent;
        const auto rows = move_into_range(std::span(&member, 1), block.signature(), *members.domain);
        const Input row = rows ? rows->front() : express(member, block.signature());
        block.set(place, row);
        const auto here = static_cast<std::uint32_t>(place);
        const bool is_instance = rows && is_valid_here && may_be_instantiated(row);
        drawn[place] = {BulkKind::lattice, is_instance, is_instance ? Magnitudes::ordinary : magnitudes_of(row), here, here};
    }
}

}  // namespace

LatticeFamily draw_lattice_family(Source& random, const Signature& signature) {
    LatticeInput member = random.chance(1, 3) ? draw_lattice_tie(random, signature) : draw_lattice(random, signature);
    const int step = row_step(member, signature);
    const std::int64_t radius = std::exchange(member.second.radius, 1);
    member.exponent = member.negative_zeros = 0;
    member.turn.unit = random.domain().unit_orientation;
    Input row = express(member, signature);
    const Layout& layout = layout_of(signature);
    if (stores_corner(layout))
        for (std::size_t axis = 0; axis < layout.dim(); ++axis) row.numbers[layout.ball(axis)] += row.numbers[layout.radius()];
    Input without_radius = row;
    without_radius.numbers[layout.radius()] = 0;
    return {
        member, radius, row, step, is_valid(member), random.domain().doublings_of(std::span(&without_radius, 1)), InstantiableBalls(row)};
}

LatticeInput draw_member(const LatticeFamily& family, const Members& members, std::size_t place) {
    return member_of(family, draw(family, members, place));
}

// As `express`, most of whose work the family has done: columns are the family's numbers by units.
void draw_members(const LatticeFamily& family, const Members& members, InputBlock& block, std::span<DrawnAs> drawn) {
    if (members.domain->coordinates) return move_members(family, members, block, drawn);
    const Layout& layout = layout_of(block.signature());
    const double unit_radius = family.row.numbers[layout.radius()];
    const auto row = family.row.row();
    const bool is_corner = stores_corner(layout), has_zero = is_corner || std::ranges::find(row, 0.0) != row.end();
    std::array<double, family_size> units{}, radii{};
    std::array<int, family_size> negative_zeros{};
    const std::size_t count = members.end - members.begin;
    const bool is_exact = holds_every_lattice(block.signature().scalar);
    for (std::size_t i = 0; i < count; ++i) {
        const Drawn member = draw(family, members, members.begin + i);
        units[i] = power_of_two(member.exponent);
        radii[i] = unit_radius * static_cast<double>(member.radius);
        negative_zeros[i] = member.negative_zeros;
    }
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const std::span<double> column = block.edit(place).subspan(members.begin, count);
        const double number = row[place];
        if (!is_length(layout[place].role))
            std::ranges::fill(column, number);
        else if (place == layout.radius())
            for (std::size_t i = 0; i < count; ++i) column[i] = radii[i] * units[i];
        else if (layout.is_ball_corner(place))
            for (std::size_t i = 0; i < count; ++i) column[i] = (number - radii[i]) * units[i];
        else
            for (std::size_t i = 0; i < count; ++i) column[i] = number * units[i];
        for (std::size_t i = 0; i < count && !is_exact; ++i) column[i] = finite(block.signature().scalar, column[i]);
        for (std::size_t i = 0; i < count && (has_zero || !is_exact); ++i)
            column[i] = with_sign_of_zero(column[i], layout, place, negative_zeros[i]);
    }
    Input input = family.row;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t place = members.begin + i;
        // Where a scalar rounds, one unit says nothing of another.
        const auto first = is_exact ? static_cast<std::size_t>(std::ranges::find(radii, radii[i]) - radii.begin()) : i;
        bool is_instance = family.is_valid;
        if (first < i)
            is_instance = drawn[members.begin + first].may_be_instantiated;
        else if (is_exact)
            is_instance = is_instance && family.instantiable.has(radii[i]);
        if (!is_instance || !is_exact) block.read(place, input);
        if (!is_exact) is_instance = is_instance && is_held(draw_member(family, members, place), input) && may_be_instantiated(input);
        drawn[place] = {BulkKind::lattice, is_instance, is_instance ? Magnitudes::ordinary : magnitudes_of(input),
                        static_cast<std::uint32_t>(place), static_cast<std::uint32_t>(members.begin + first)};
    }
}

}  // namespace tangency::properties
