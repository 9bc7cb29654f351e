// SPDX-License-Identifier: MIT
// Does the circle touch the rectangle? Right on every finite input, at a float filter's speed.
//
// C++17, nothing but the standard library: copy this file and the folder exact/ beside it. Its stages, each
// handing on what it cannot prove:
//   filter       floats with a proven error bound
//   exact_tie    a tie where nothing was rounded
//   wide_filter  the filter in double, for float
//   expansions   error-free transformations: two_sum, two_product
//   integers     as wide as the input needs
// No allocation, no exceptions, no global state. docs/exact.md has what each stage costs and when it is reached.
#pragma once

#include <cstddef>

#include "exact/axis_aligned.hpp"
#include "exact/stages.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// The verdict on a row of numbers and the stage that reached it. The row is first[Dim], second[Dim] as Form names
/// them, centre[Dim], radius. Stages before `first_stage` are left out, which tests and measurements use.
/// Domain: finite numbers, extents and radius >= 0, lo <= hi; a NaN anywhere is answered `disjoint`.
/// Needs IEEE 754 arithmetic rounding to nearest; contraction into FMA and flushing of subnormals (FTZ, DAZ) do
/// no harm. Sign contract: disjoint <=> d > r, touching <=> d = r, overlapping <=> d < r, as real numbers.
template <class Form, std::size_t Dim, class Scalar>
[[nodiscard]] constexpr Decision decide_row(const Scalar* row, Stage first_stage = Stage::filter) {
    return detail::decide<detail::AxisAlignedBox<Form, Dim, Scalar>>(row, first_stage);
}

/// The verdict on 7 numbers (rectangle and circle), 10 (box and ball) or 4 (interval and interval), as decide_row:
///   decide<CenterHalf>(cx, cy, hx, hy, px, py, r)
///   decide<LoHi>(lox, loy, hix, hiy, px, py, r)
///   decide<CornerSize>(x, y, w, h, px, py, r)
template <class Form, class Scalar, class... Rest>
[[nodiscard]] constexpr Verdict decide(Scalar first, Rest... rest) {
    static_assert(sizeof...(Rest) % 3 == 0, "an axis takes three numbers, and the radius one");
    return detail::decide_numbers<detail::AxisAlignedBox<Form, sizeof...(Rest) / 3, Scalar>>(first, rest...);
}

/// Whether they meet, touching included.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_closed(Scalars... numbers) {
    return decide<Form>(numbers...) != Verdict::disjoint;
}

/// Whether they overlap: touching does not count.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_open(Scalars... numbers) {
    return decide<Form>(numbers...) == Verdict::overlapping;
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
