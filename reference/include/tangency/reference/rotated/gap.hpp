// SPDX-License-Identifier: MIT
// How far a disk is from a rotated rectangle or how deep it is in it, and the shortest way out, the same for every orientation.
#pragma once

#include <array>
#include <cstddef>

#include "tangency/reference/rotated/enclosure.hpp"
#include "tangency/reference/rotated/measure.hpp"

namespace tangency::reference::detail {

/// Of the disk's centre and the rectangle, but for `distance`. What is no sum with a root is enclosed to 2^-98 of itself.
struct RotatedGap {
    ExactNumber outside_sq{Fraction(0)};  ///< squared distance, 0 within
    ExactNumber inside{Fraction(0)};      ///< how far it is to the nearest side, 0 outside
    ExactNumber distance{Fraction(0)};    ///< less the radius; within, -inside less the radius
};

/// Of the disk, 0 where it and the rectangle do not overlap; of a point, 0 where the rectangle does not have it within.
struct RotatedWayOut {
    std::array<ExactNumber, 2> by{{{Fraction(0)}, {Fraction(0)}}};
    bool is_unique = true;
};

inline LinearForm operator-(const LinearForm& a, const LinearForm& b) {
    return {a.cosine - b.cosine, a.sine - b.sine, a.constant - b.constant};
}

/// The axis whose side is nearest to a centre within, or that it is beyond.
inline std::size_t nearest_axis(const InPlane& in_plane) {
    const auto& overshoot = in_plane.center.overshoot;
    return in_plane.turn->sign(overshoot[1] - overshoot[0]) > 0 ? 1 : 0;
}

/// d - r = (d^2 - r^2) / (d + r), in which nothing cancels.
inline ExactNumber corner_distance(const ExactNumber& distance_sq, const ExactNumber& gap_sq, const Fraction& radius) {
    if (sign_of(gap_sq) == 0) return {Fraction(0)};
    return {enclose(gap_sq) / (root_of(enclose(distance_sq)) + radius)};
}

inline RotatedGap gap_on(const InPlane& in_plane) {
    const auto& [input, turn, center] = in_plane;
    const int unit = input.exponent, squared = 2 * unit;
    if (center.axes_outside() == 2) {
        const LinearForm distance_sq = corner_distance_sq(input, center.in_box_frame, -1);
        RotatedGap gap{.outside_sq = turn->number(distance_sq, squared)};
        const ExactNumber gap_sq = turn->number(distance_sq - Integer(input.radius * input.radius), squared);
        gap.distance = corner_distance(gap.outside_sq, gap_sq, Fraction(input.radius, 1, unit));
        return gap;
    }
    const LinearForm& overshoot = center.overshoot[nearest_axis(in_plane)];
    RotatedGap gap{.distance = turn->number(overshoot - input.radius, unit)};
    if (center.axes_outside() == 1) {
        gap.outside_sq = turn->product(overshoot, overshoot, squared);
    } else {
        LinearForm depth = overshoot;
        negate(depth);
        gap.inside = turn->number(depth, unit);
    }
    return gap;
}

/// In the world, from the nearest corner to a centre that lies beyond two sides, across which they are, in units of 2^exponent.
inline std::array<LinearForm, 2> from_corner(const InPlane& in_plane) {
    const auto& [input, turn, center] = in_plane;
    const Integer q_x = center.side[0] * input.half_extent[0], q_y = center.side[1] * input.half_extent[1];
    return {{{-q_x, q_y, input.offset[0]}, {-q_y, -q_x, input.offset[1]}}};
}

/// The outward normal of a side of that axis, towards the centre: R e_0 = (cos, sin) or R e_1 = (-sin, cos), or its opposite.
inline std::array<LinearForm, 2> outward_normal(const InPlane& in_plane, std::size_t axis) {
    const Integer side = in_plane.center.side[axis];
    if (axis == 0) return {{{side, 0, 0}, {0, side, 0}}};
    return {{{0, -side, 0}, {side, 0, 0}}};
}

/// From the rectangle's nearest point to the disk's centre, 0 where that is within.
inline std::array<ExactNumber, 2> way_from_nearest_on(const InPlane& in_plane) {
    const auto& [input, turn, center] = in_plane;
    std::array<ExactNumber, 2> way{{{Fraction(0)}, {Fraction(0)}}};
    if (center.axes_outside() == 0) return way;
    const std::size_t nearest = nearest_axis(in_plane);
    const bool is_at_corner = center.axes_outside() == 2;
    const std::array<LinearForm, 2> along = is_at_corner ? from_corner(in_plane) : outward_normal(in_plane, nearest);
    for (std::size_t axis = 0; axis < 2; ++axis) {
        if (turn->sign(along[axis]) == 0) continue;
        way[axis] = is_at_corner ? turn->number(along[axis], input.exponent)
                                 : turn->product(center.overshoot[nearest], along[axis], input.exponent);
    }
    return way;
}

inline RotatedWayOut way_out_on(const InPlane& in_plane, bool is_point) {
    const auto& [input, turn, center] = in_plane;
    RotatedWayOut way;
    const bool is_within = turn->sign(center.overshoot[nearest_axis(in_plane)]) < 0;
    if (is_point ? !is_within : input.radius == 0 || gap_sign(in_plane) >= 0) return way;
    if (center.axes_outside() == 2) {
        // Away from the corner at q in the box's frame, by (r - d) / d of the way D - R q from it.
        const LinearForm distance_sq = corner_distance_sq(input, center.in_box_frame, -1);
        const Fraction radius(input.radius, 1, 0);
        const Enclosure distance = root_of(enclose(turn->number(distance_sq, 0)));
        const Enclosure gap_sq = enclose(turn->number(distance_sq - Integer(input.radius * input.radius), 0));
        const Enclosure factor = -gap_sq / (distance * (distance + radius));
        const std::array<LinearForm, 2> along = from_corner(in_plane);
        for (std::size_t axis = 0; axis < 2; ++axis)
            if (turn->sign(along[axis]) != 0) way.by[axis] = {enclose(turn->number(along[axis], input.exponent)) * factor};
        return way;
    }
    const std::size_t nearest = nearest_axis(in_plane);
    LinearForm depth = center.overshoot[nearest] - input.radius;
    negate(depth);
    const std::array<LinearForm, 2> normal = outward_normal(in_plane, nearest);
    for (std::size_t axis = 0; axis < 2; ++axis)
        if (turn->sign(normal[axis]) != 0) way.by[axis] = turn->product(depth, normal[axis], input.exponent);
    if (center.axes_outside() == 0)
        way.is_unique = turn->sign(center.in_box_frame[nearest]) != 0 && turn->sign(center.overshoot[0] - center.overshoot[1]) != 0;
    return way;
}

}  // namespace tangency::reference::detail
