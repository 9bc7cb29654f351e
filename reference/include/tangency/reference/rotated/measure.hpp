// SPDX-License-Identifier: MIT
// The exact decision procedure for rotated boxes in the plane, the same for every orientation.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>

#include "tangency/reference/classify.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/reference/rotated/linear_form.hpp"
#include "tangency/reference/rotated/turn_of.hpp"
#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::reference {

/// The distance question answered, with the exact numbers behind it.
struct RotatedMeasurement {
    Verdict verdict;
    Region region;
    ExactNumber distance_sq;  ///< squared distance from the ball's centre to the box, 0 inside it
    ExactNumber gap_sq;       ///< distance_sq - radius^2; its sign is the verdict
};

/// The whole answer: the distance question and which solid holds which.
struct RotatedClassification : RotatedMeasurement {
    Relation relation;
    bool touches_from_within;  ///< the held shape reaches the holder's boundary; false unless one holds
};

namespace detail {

/// What the integers of an input say whose squared lengths were multiplied by `enlargement`: 1 for a box along the
/// axes.
template <std::size_t Dim>
RotatedMeasurement in_fractions(IntegerMeasurement measured, const IntegerInput<Dim>& input, const Integer& enlargement) {
    const int squared = 2 * input.exponent;
    return {measured.standing.verdict,
            measured.standing.region,
            {Fraction(std::move(measured.distance_sq), enlargement, squared)},
            {Fraction(std::move(measured.gap_sq), enlargement, squared)}};
}

template <std::size_t Dim>
RotatedClassification classify_in_fractions(const IntegerInput<Dim>& input, const Integer& enlargement) {
    RotatedMeasurement measured = in_fractions(measure(input), input, enlargement);
    const auto [relation, touches_from_within] = relate(input, measured.verdict);
    return {std::move(measured), relation, touches_from_within};
}

/// Where the centre stands, in the box's frame. Once the signs of l_x and l_y are known, |l_x| and |l_y|
/// are linear forms, and so is every question after them (docs/why/rotated.md, "Three numbers").
struct CenterInBox {
    std::array<LinearForm, 2> in_box_frame;  ///< |l_i|
    std::array<int, 2> side;                 ///< the sign of l_i, 1 for 0
    std::array<LinearForm, 2> overshoot;     ///< |l_i| - h_i: how far beyond the nearer of two opposite sides
    std::array<bool, 2> outside;             ///< whether overshoot_i > 0

    std::size_t axes_outside() const { return std::size_t{outside[0]} + std::size_t{outside[1]}; }
    const LinearForm& face_distance() const { return overshoot[outside[0] ? 0 : 1]; }
};

inline CenterInBox center_in_box_of(const IntegerInput<2>& input, Turn& turn) {
    CenterInBox center_in_box{local_center(input), {1, 1}, {}, {}};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        if (turn.sign(center_in_box.in_box_frame[axis]) < 0) {
            negate(center_in_box.in_box_frame[axis]);
            center_in_box.side[axis] = -1;
        }
        center_in_box.overshoot[axis] = center_in_box.in_box_frame[axis] - input.half_extent[axis];
        center_in_box.outside[axis] = turn.sign(center_in_box.overshoot[axis]) > 0;
    }
    return center_in_box;
}

/// A disk and a rotated rectangle.
struct InPlane {
    InPlane(IntegerInput<2> disk_and_box, std::unique_ptr<Turn> turn_of_box)
        : input(std::move(disk_and_box)), turn(std::move(turn_of_box)), center(center_in_box_of(input, *turn)) {}

    IntegerInput<2> input;
    std::unique_ptr<Turn> turn;
    CenterInBox center;
};

/// The sign of d - r: d is 0 inside, one overshoot at a face, the distance to the nearest corner else.
inline int gap_sign(const InPlane& in_plane) {
    const auto& [input, turn, center] = in_plane;
    const Integer& radius = input.radius;
    switch (center.axes_outside()) {
        case 0: return -radius.sign();
        case 1: return turn->sign(center.face_distance() - radius);
        default: return turn->sign(corner_distance_sq(input, center.in_box_frame, -1) - Integer(radius * radius));
    }
}

inline Standing stand_on(const InPlane& in_plane) {
    return {verdict_of_sign(gap_sign(in_plane)), region_of(in_plane.center.axes_outside(), 2)};
}

/// The numbers behind the verdict. At a face d^2 - r^2 = (d - r)(d + r), a product of linear forms.
inline RotatedMeasurement measure_on(const InPlane& in_plane) {
    const auto& [input, turn, center] = in_plane;
    const auto [verdict, region] = stand_on(in_plane);
    const Integer radius_sq = input.radius * input.radius;
    const int squared = 2 * input.exponent;
    if (region == Region::inside) return {verdict, region, {Fraction(0)}, turn->number({0, 0, -radius_sq}, squared)};
    if (region == Region::face) {
        const LinearForm& distance = center.face_distance();
        return {verdict, region, turn->product(distance, distance, squared),
                turn->product(distance - input.radius, distance + input.radius, squared)};
    }
    const LinearForm distance_sq = corner_distance_sq(input, center.in_box_frame, -1);
    return {verdict, region, turn->number(distance_sq, squared), turn->number(distance_sq - radius_sq, squared)};
}

inline RotatedClassification classify_on(const InPlane& in_plane) {
    const auto& [input, turn, center] = in_plane;
    RotatedMeasurement measured = measure_on(in_plane);
    const int past_nearest_side = std::max(turn->sign(center.overshoot[0] + input.radius), turn->sign(center.overshoot[1] + input.radius));
    const int past_circle = turn->sign(corner_distance_sq(input, center.in_box_frame, 1) - Integer(input.radius * input.radius));
    const auto [relation, touches_from_within] = holding_of(past_nearest_side, past_circle, measured.verdict);
    return {std::move(measured), relation, touches_from_within};
}

template <class Box, class OrientationType, class Scalar>
InPlane in_plane(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, 2>& ball, Precision precision,
                 const std::array<Scalar, 2>& moved_by = {}) {
    return {integer_input(rotated.box, ball, moved_by), TurnOf<OrientationType>::make(rotated.orientation, precision)};
}

}  // namespace detail

/// Where the closed disk stands to the closed rotated rectangle, decided without rounding: the verdict and the nearest
/// region, the quickest of the three questions.
///   - touching  <=>  the distance from the centre to the rectangle equals the radius exactly
///   - a quarter turn is the same as swapping the box's extents
///   - mirroring the input and negating the angle leaves the verdict alone
/// Box is CenterHalfBox, CornerSizeBox or CenterSizeBox, OrientationType is Axis, Degrees or Radians.
/// Needs a valid input (find_defect returns nothing). Domain: every finite number, subnormals included.
/// Source: docs/why/rotated.md, which proves that each step is decidable.
template <class Box, class OrientationType, class Scalar>
Standing stand(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, 2>& ball, Precision precision = {}) {
    return detail::stand_on(detail::in_plane(rotated, ball, precision));
}

/// The verdict of stand, of a box in the plane or in space.
template <class RotatedBox, class BallLike>
Verdict decide(const RotatedBox& rotated, const BallLike& ball, Precision precision = {}) {
    return stand(rotated, ball, precision).verdict;
}

/// As stand, with the exact numbers behind the verdict. Same laws, same needs.
template <class Box, class OrientationType, class Scalar>
RotatedMeasurement measure(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, 2>& ball, Precision precision = {}) {
    return detail::measure_on(detail::in_plane(rotated, ball, precision));
}

/// As measure, and which solid holds which. Same laws, same needs.
template <class Box, class OrientationType, class Scalar>
RotatedClassification classify(const Rotated<Box, OrientationType>& rotated, const Ball<Scalar, 2>& ball, Precision precision = {}) {
    return detail::classify_on(detail::in_plane(rotated, ball, precision));
}

}  // namespace tangency::reference
