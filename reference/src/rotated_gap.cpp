// SPDX-License-Identifier: MIT
// Rotated boxes: those in the plane by any turn, those in space in their own frame, in fractions.
#include "rotated_gap.hpp"

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "tangency/reference/rotated/gap.hpp"
#include "tangency/reference/rotated/row.hpp"

namespace tangency::reference {
namespace {

template <std::size_t Dim>
std::array<double, Dim> vector_of(std::span<const double> moved_by) {
    std::array<double, Dim> vector{};
    std::copy(moved_by.begin(), moved_by.end(), vector.begin());
    return vector;
}

// Calls ask(input, turn) for a rectangle.
template <class Result, class Ask>
Result ask_rotated(const Signature& signature, std::span<const double> row, std::span<const double> moved_by, Ask ask) {
    return visit_shapes<true>(signature, row,
                              [&]<class Box, class RotatedBy>(const Rotated<Box, RotatedBy>& rotated, const auto& ball) -> Result {
                                  if constexpr (std::is_same_v<RotatedBy, Quaternion<double>>)
                                      return {};  // never asked: is_rotated_in_plane
                                  else
                                      return detail::TurnOf<RotatedBy>::visit(rotated.orientation, Precision{}, [&](auto& turn) {
                                          return ask(detail::integer_input(rotated.box, ball, vector_of<2>(moved_by)), turn);
                                      });
                              });
}

}  // namespace

Separation find_rotated_separation(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    auto gap = ask_rotated<detail::RotatedGap>(signature, row, moved_by,
                                               [](const auto& input, auto& turn) { return detail::gap_on(input, turn); });
    return {Number(std::move(gap.outside_sq)), Number(std::move(gap.inside)), Number(row.back()), Number(std::move(gap.distance))};
}

Translation find_rotated_translation(const Signature& signature, std::span<const double> row) {
    const auto way = ask_rotated<detail::RotatedWayOut>(signature, row, {},
                                                        [](const auto& input, auto& turn) { return detail::way_out_on(input, turn); });
    return {{Number(way.by[0]), Number(way.by[1]), Number(0)}, way.is_unique};
}

Gap find_rotated_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    return visit_shapes<true>(
        signature, row, [&]<class Box, class RotatedBy>(const Rotated<Box, RotatedBy>& rotated, const auto& ball) -> Gap {
            if constexpr (!std::is_same_v<RotatedBy, Quaternion<double>>) {
                return {};  // never asked: is_rotated_in_plane
            } else {
                const auto rotation = detail::integer_rotation(rotated.orientation);
                const auto [input, norm_sq] =
                    detail::framed_input(detail::integer_input(rotated.box, ball, vector_of<3>(moved_by)), rotation);
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
        });
}

}  // namespace tangency::reference
