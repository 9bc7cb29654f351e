// SPDX-License-Identifier: MIT
// Boxes in space rotated by a quaternion of any length: whole numbers throughout, no root needed.
#pragma once

#include <array>
#include <cstddef>

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

/// The input in the box's frame, where the box lies along the axes, every length multiplied by |q|^2.
struct FramedInput {
    IntegerInput<3> input;
    Integer norm_sq;
};

inline FramedInput framed_input(const IntegerInput<3>& world, const IntegerRotation& rotation) {
    const auto& [rows, norm_sq] = rotation;
    FramedInput framed{{{}, {}, world.radius * norm_sq, world.exponent}, norm_sq};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        // l = R^T D: the columns of R are the box's own directions.
        for (std::size_t row = 0; row < 3; ++row) framed.input.offset[axis] += rows[row][axis] * world.offset[row];
        framed.input.half_extent[axis] = world.half_extent[axis] * norm_sq;
    }
    return framed;
}

template <class Box, class Scalar>
FramedInput framed_input(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
    return framed_input(integer_input(rotated.box, ball), integer_rotation(rotated.orientation));
}

}  // namespace detail

/// Where the closed ball stands to the closed box in space; as for the plane, and with the region edge.
/// No precision enters: it is taken for the sake of callers that serve every orientation alike.
template <class Box, class Scalar>
Standing stand(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, Precision = {}) {
    return detail::measure(detail::framed_input(rotated, ball).input).standing;
}

/// As stand, with the exact numbers behind the verdict.
template <class Box, class Scalar>
RotatedMeasurement measure(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, Precision = {}) {
    const auto [input, norm_sq] = detail::framed_input(rotated, ball);
    return detail::in_fractions(detail::measure(input), input, norm_sq * norm_sq);
}

/// As measure, and which solid holds which.
template <class Box, class Scalar>
RotatedClassification classify(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, Precision = {}) {
    const auto [input, norm_sq] = detail::framed_input(rotated, ball);
    return detail::classify_in_fractions(input, norm_sq * norm_sq);
}

}  // namespace tangency::reference
