// SPDX-License-Identifier: MIT
// Does the circle touch the rectangle rotated by a direction? Right on every finite input, at a float filter's
// speed.
//
// C++17, nothing but the standard library: copy this file and the folder exact/ beside it. The stages are those of
// exact_filtered.hpp: doubles with a proven error bound, as the numbers stand and then brought near 1; pairs of
// doubles; integers as wide as the input needs. No allocation, no exceptions, no global state. docs/exact.md has
// more.
#pragma once

#include "exact/rotated.hpp"
#include "exact/stages.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// The verdict on a rectangle rotated about its own centre and a circle, and the stage that reached it. The row is
/// first[2], second[2] as Form names them, axis[2], centre[2], radius; the axis is the direction of the
/// rectangle's x side, of any length but 0. Form is CenterHalf or CornerSize, whose centre is exactly corner +
/// size / 2. Stages before `first_stage` are left out, which tests and measurements use. Domain: finite numbers,
/// extents and radius >= 0; a NaN anywhere or an axis of zero is answered `disjoint`. Needs IEEE 754 arithmetic
/// rounding to nearest; contraction into FMA and flushing of subnormals (FTZ, DAZ) do no harm. Sign contract:
/// disjoint <=> d > r, touching <=> d = r, overlapping <=> d < r, as real numbers.
template <class Form, class Scalar>
[[nodiscard]] constexpr Decision decide_axis_row(const Scalar* row, Stage first_stage = Stage::filter) {
    return detail::decide<detail::RotatedBox<Form, detail::ByAxis, Scalar>>(row, first_stage);
}

/// The verdict on 9 numbers, as decide_axis_row:
///   decide_axis<CenterHalf>(cx, cy, hx, hy, ux, uy, px, py, r)
///   decide_axis<CornerSize>(x, y, w, h, ux, uy, px, py, r)
template <class Form, class Scalar, class... Rest>
[[nodiscard]] constexpr Verdict decide_axis(Scalar first, Rest... rest) {
    return detail::decide_numbers<detail::RotatedBox<Form, detail::ByAxis, Scalar>>(first, rest...);
}

/// Whether they meet, touching included.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_closed_axis(Scalars... numbers) {
    return decide_axis<Form>(numbers...) != Verdict::disjoint;
}

/// Whether they overlap: touching does not count.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_open_axis(Scalars... numbers) {
    return decide_axis<Form>(numbers...) == Verdict::overlapping;
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
