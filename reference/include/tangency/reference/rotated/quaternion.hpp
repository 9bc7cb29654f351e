// SPDX-License-Identifier: MIT
// Boxes in space turned by a quaternion of any length: whole numbers throughout, no root needed.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "tangency/reference/classify.hpp"
#include "tangency/reference/rotated/measure.hpp"
#include "tangency/reference/rotated/surd_integer.hpp"

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

/// The scene in the box's frame, counted in units of 2^exponent, and every length multiplied by |q|^2.
struct FramedScene {
    PerAxis<3> excess;
    PerAxis<3> width;
    Rational radius;
    Integer norm_sq;
    int exponent;
};

template <class Box, class Scalar>
FramedScene framed_scene(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
    const IntegerScene<3> scene = integer_scene(rotated.box, ball);
    const auto [rows, norm_sq] = integer_rotation(rotated.orientation);
    FramedScene framed{{}, {}, Rational(scene.radius * norm_sq), norm_sq, scene.exponent};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        // l = R^T D: the columns of R are the box's own directions.
        Integer local = 0;
        for (std::size_t row = 0; row < 3; ++row) local += rows[row][axis] * scene.offset[row];
        const Integer half_extent = scene.half_extent[axis] * norm_sq;
        framed.excess[axis] = Rational(abs(local) - half_extent);
        framed.width[axis] = Rational(2 * half_extent);
    }
    return framed;
}

/// Back to the caller's unit, without |q|^4. The framed gap is the framed distance squared less a multiple of |q|^4, so that
/// it shares with |q|^4 what the distance squared does.
inline RotatedMeasurement unframed(const Measurement& measured, const FramedScene& framed) {
    const Integer distance_sq = numerator(measured.distance_sq), gap_sq = numerator(measured.gap_sq);
    const Integer norm_4 = framed.norm_sq * framed.norm_sq;
    const Integer common = gcd(distance_sq, norm_4);
    const Integer rest = norm_4 / common;
    const int squared = 2 * framed.exponent;
    return {measured.verdict,
            measured.region,
            {scaled_irreducible(distance_sq / common, rest, squared)},
            {scaled_irreducible(gap_sq / common, rest, squared)}};
}

}  // namespace detail

/// Where the closed ball stands to the closed box in space; as for the plane, and with the region edge.
/// No precision enters: it is taken for the sake of callers that serve every orientation alike.
template <class Box, class Scalar>
RotatedMeasurement measure(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball,
                           Precision = {}) {
    const detail::FramedScene framed = detail::framed_scene(rotated, ball);
    return detail::unframed(detail::measure(framed.excess, framed.radius), framed);
}

/// The verdict and the region of measure.
template <class Box, class Scalar>
Standing stand(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball, Precision = {}) {
    const detail::FramedScene framed = detail::framed_scene(rotated, ball);
    const Measurement measured = detail::measure(framed.excess, framed.radius);
    return {measured.verdict, measured.region};
}

/// As measure, and which solid holds which.
template <class Box, class Scalar>
RotatedClassification classify(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball,
                               Precision = {}) {
    const detail::FramedScene framed = detail::framed_scene(rotated, ball);
    const Classification related = detail::relate(framed.excess, framed.width, framed.radius);
    return {detail::unframed(related, framed), related.relation, related.touches_from_within};
}

}  // namespace tangency::reference
