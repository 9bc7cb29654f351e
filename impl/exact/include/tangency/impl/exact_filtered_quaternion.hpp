// SPDX-License-Identifier: MIT
// Does the ball touch the box rotated by a quaternion? Right on every finite input, at a float filter's speed.
//
// C++17, nothing but the standard library: copy this file and the folder exact/ beside it. The stages are those of
// exact_filtered_axis.hpp. No allocation, no exceptions, no global state. docs/exact.md has more.
#pragma once

#include "exact/rotated.hpp"
#include "exact/stages.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// The verdict on a box rotated about its own centre and a ball, and the stage that reached it. The row is
/// first[3], second[3] as Form names them, the quaternion (x, y, z, w) of any length but 0, w its real part,
/// centre[3], radius: v turns to q v q^-1. Form is CenterHalf or CornerSize, whose centre is exactly corner + size
/// / 2. Otherwise as decide_axis_row (exact_filtered_axis.hpp).
template <class Form, class Scalar>
[[nodiscard]] constexpr Decision decide_quaternion_row(const Scalar* row, Stage first_stage = Stage::filter) {
    return detail::decide<detail::RotatedBox<Form, detail::ByQuaternion, Scalar>>(row, first_stage);
}

/// The verdict on 14 numbers, as decide_quaternion_row:
///   decide_quaternion<CenterHalf>(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r)
///   decide_quaternion<CornerSize>(x, y, z, w, h, d, qx, qy, qz, qw, px, py, pz, r)
template <class Form, class Scalar, class... Rest>
[[nodiscard]] constexpr Verdict decide_quaternion(Scalar first, Rest... rest) {
    return detail::decide_numbers<detail::RotatedBox<Form, detail::ByQuaternion, Scalar>>(first, rest...);
}

/// Whether they meet, touching included.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_closed_quaternion(Scalars... numbers) {
    return decide_quaternion<Form>(numbers...) != Verdict::disjoint;
}

/// Whether they overlap: touching does not count.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_open_quaternion(Scalars... numbers) {
    return decide_quaternion<Form>(numbers...) == Verdict::overlapping;
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
