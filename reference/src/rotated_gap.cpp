// SPDX-License-Identifier: MIT
// Rotated boxes: those in the plane by any turn, those in space in their own frame, in fractions.
#include "rotated_gap.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "tangency/reference/rotated/gap.hpp"
#include "tangency/reference/rotated/row.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::reference {
namespace {

// a - b. Of an enclosure that comes to lie about 0 its approximation.
Number difference(const Fraction& a, const ExactNumber& b) {
    if (const auto* surd = std::get_if<Surd>(&b.value))
        return Number(ExactNumber{Surd{a - surd->rational_part, -surd->coefficient, surd->radicand}});
    if (const auto* ends = std::get_if<Enclosure>(&b.value); ends != nullptr && (a - ends->hi).sign() * (a - ends->lo).sign() > 0)
        return Number(ExactNumber{Enclosure{a - ends->hi, a - ends->lo}});
    return Number(ExactNumber{a - approximate(b)});
}

}  // namespace

Separation find_rotated_separation(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const auto input = detail::rotated_input(signature, row, Precision{}, moved_by);
    auto gap = detail::gap_on(std::get<detail::InPlane>(input));
    return {Number(std::move(gap.outside_sq)), Number(std::move(gap.inside)), Number(row.back()), Number(std::move(gap.distance))};
}

Translation find_rotated_translation(const Signature& signature, std::span<const double> row, Of of) {
    const auto input = detail::rotated_input(signature, row, Precision{});
    const auto way = detail::way_out_on(std::get<detail::InPlane>(input), of == Of::point);
    return {{Number(way.by[0]), Number(way.by[1]), Number(0)}, way.is_unique};
}

std::array<Number, 3> find_rotated_nearest(const Signature& signature, std::span<const double> row) {
    const auto input = detail::rotated_input(signature, row, Precision{});
    const auto way = detail::way_from_nearest_on(std::get<detail::InPlane>(input));
    std::array<Number, 3> point;
    for (std::size_t axis = 0; axis < 2; ++axis) point[axis] = difference(Fraction(row[layout_of(signature).ball(axis)]), way[axis]);
    return point;
}

Gap find_rotated_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const auto rotated = detail::rotated_input(signature, row, Precision{}, moved_by);
    const auto& [in_world, rotation, input] = std::get<detail::InSpace>(rotated);
    const Integer& norm_sq = rotation.norm_sq;
    // In the box's frame, where lengths are norm_sq times as large; rotated back they are so once more.
    std::array<Integer, 3> way, direction, overshoot;
    std::size_t nearest = 0;
    bool meet = true;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        overshoot[axis] = abs(input.offset[axis]) - input.half_extent[axis];
        if (overshoot[axis] > overshoot[nearest]) nearest = axis;
        if (overshoot[axis] <= 0) continue;
        meet = false;
        way[axis] = input.offset[axis] < 0 ? Integer(-overshoot[axis]) : overshoot[axis];
    }
    Gap gap{.meet = meet, .radius = Fraction(row.back())};
    if (meet) {
        const int side = input.offset[nearest] < 0 ? -1 : 1;
        direction[nearest] = side;
        way[nearest] = -overshoot[nearest] * side;
        gap.is_unique = input.offset[nearest] != 0 && std::count(overshoot.begin(), overshoot.end(), overshoot[nearest]) == 1;
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        Integer back, towards;
        for (std::size_t own = 0; own < 3; ++own) {
            back += rotation.rows[axis][own] * way[own];
            towards += rotation.rows[axis][own] * direction[own];
        }
        gap.way[axis] = Fraction(std::move(back), norm_sq * norm_sq, input.exponent);
        gap.direction[axis] = Fraction(std::move(towards), norm_sq, 0);
    }
    return gap;
}

}  // namespace tangency::reference
