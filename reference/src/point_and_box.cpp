// SPDX-License-Identifier: MIT
// Shapes along the axes as a point and a box about the origin.
#include <cstddef>

#include "gap.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::reference {

Gap find_point_and_box_gap(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return Fraction(row[place]); });
    // The first ball's radius is kept as its half extent on axis 0.
    const bool of_balls = signature.question == Question::ball_ball;
    Gap gap{.meet = true, .radius = of_balls ? lengths.second.radius + lengths.first.radius : lengths.second.radius};
    FractionVector point, overshoot;  // below 0 between the sides
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        point[axis] = lengths.second.center[axis] - lengths.first.center[axis];
        if (!moved_by.empty()) point[axis] += Fraction(moved_by[axis]);
        overshoot[axis] = abs(point[axis]);
        if (!of_balls) overshoot[axis] = overshoot[axis] - (lengths.first.half_extent[axis] + lengths.second.half_extent[axis]);
        if (overshoot[axis].sign() <= 0) continue;
        gap.meet = false;
        gap.way[axis] = point[axis].sign() < 0 ? -overshoot[axis] : overshoot[axis];
    }
    if (!gap.meet) return gap;

    std::size_t nearest = 0;  // the axis on which a side is nearest
    for (std::size_t axis = 1; axis < signature.dim; ++axis)
        if (overshoot[axis] > overshoot[nearest]) nearest = axis;
    gap.direction[nearest] = point[nearest].sign() < 0 ? -1 : 1;
    gap.way[nearest] = -overshoot[nearest] * gap.direction[nearest];
    gap.is_unique = point[nearest].sign() != 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        if (axis != nearest && overshoot[axis] == overshoot[nearest]) gap.is_unique = false;
    return gap;
}

}  // namespace tangency::reference
