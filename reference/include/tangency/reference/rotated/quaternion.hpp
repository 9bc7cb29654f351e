// SPDX-License-Identifier: MIT
// Boxes in space rotated by a quaternion of any length: whole numbers throughout, no root needed.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "tangency/reference/classify.hpp"
#include "tangency/reference/rotated/measure.hpp"

namespace tangency::reference {
namespace detail {

/// |q|^2 R, where R v = q v q^-1 turns the box's frame into the world's. Rotation matrices need a unit
/// quaternion only for the factor |q|^2, which is kept as a factor here.
struct IntegerRotation {
    std::array<std::array<Integer, 3>, 3> rows;
    Integer norm_sq;
};

template <class Scalar>
IntegerRotation integer_rotation(const Quaternion<Scalar>& quaternion) {
    CommonUnit<Scalar> unit;
    unit.include(std::array<Scalar, 4>{quaternion.x, quaternion.y, quaternion.z, quaternion.w});
    const Integer x = unit.count(quaternion.x);
    const Integer y = unit.count(quaternion.y);
    const Integer z = unit.count(quaternion.z);
    const Integer w = unit.count(quaternion.w);
    const Integer xx = x * x, yy = y * y, zz = z * z, ww = w * w;
    IntegerRotation rotation;
    rotation.rows[0] = {ww + xx - yy - zz, 2 * (x * y - w * z), 2 * (x * z + w * y)};
    rotation.rows[1] = {2 * (x * y + w * z), ww - xx + yy - zz, 2 * (y * z - w * x)};
    rotation.rows[2] = {2 * (x * z - w * y), 2 * (y * z + w * x), ww - xx - yy + zz};
    rotation.norm_sq = xx + yy + zz + ww;
    return rotation;
}

/// A ball and a rotated box in space.
struct InSpace {
    InSpace(IntegerInput<3> ball_and_box, IntegerRotation rotation_of_box);

    IntegerInput<3> input;
    IntegerRotation rotation;
    IntegerInput<3> in_box_frame;  ///< the box lies along the axes; every length is multiplied by |q|^2
};

inline InSpace::InSpace(IntegerInput<3> ball_and_box, IntegerRotation rotation_of_box)
    : input(std::move(ball_and_box)),
      rotation(std::move(rotation_of_box)),
      in_box_frame{{}, {}, input.radius * rotation.norm_sq, input.exponent} {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        // l = R^T D: the columns of R are the box's own directions.
        for (std::size_t row = 0; row < 3; ++row) in_box_frame.offset[axis] += rotation.rows[row][axis] * input.offset[row];
        in_box_frame.half_extent[axis] = input.half_extent[axis] * rotation.norm_sq;
    }
}

inline Standing stand_on(const InSpace& in_space) { return measure(in_space.in_box_frame).standing; }

inline RotatedMeasurement measure_on(const InSpace& in_space) {
    const Integer& norm_sq = in_space.rotation.norm_sq;
    return in_fractions(measure(in_space.in_box_frame), in_space.in_box_frame, norm_sq * norm_sq);
}

inline RotatedClassification classify_on(const InSpace& in_space) {
    const Integer& norm_sq = in_space.rotation.norm_sq;
    return classify_in_fractions(in_space.in_box_frame, norm_sq * norm_sq);
}

template <class Box, class Scalar>
InSpace in_space(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, const std::array<Scalar, 3>& moved_by = {}) {
    return {integer_input(rotated.box, ball, moved_by), integer_rotation(rotated.orientation)};
}

}  // namespace detail

/// Where the closed ball stands to the closed box in space; as for the plane, and with the region edge.
/// No precision enters: it is taken for the sake of callers that serve every orientation alike.
template <class Box, class Scalar>
Standing stand(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, Precision = {}) {
    return detail::stand_on(detail::in_space(rotated, ball));
}

/// As stand, with the exact numbers behind the verdict.
template <class Box, class Scalar>
RotatedMeasurement measure(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, Precision = {}) {
    return detail::measure_on(detail::in_space(rotated, ball));
}

/// As measure, and which solid holds which.
template <class Box, class Scalar>
RotatedClassification classify(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, Precision = {}) {
    return detail::classify_on(detail::in_space(rotated, ball));
}

}  // namespace tangency::reference
