// SPDX-License-Identifier: MIT
// Does the circle touch the rectangle rotated by a direction? Right on every finite input, at a float filter's
// speed.
//
// C++17, nothing but the standard library: copy this file and the folder exact/ beside it. The stages are those of
// exact_filtered.hpp: doubles with a proven error bound, as the numbers stand and then brought near 1; pairs of
// doubles; integers as wide as the input needs. No allocation, no exceptions, no global state. docs/exact.md has
// more.
#pragma once

#include <type_traits>

#include "exact/axis_filter.hpp"
#include "exact/axis_integers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// What the first filter left open.
template <class Form, class Scalar>
TANGENCY_EXACT_APART constexpr Decision decide_axis_further(const Scalar* row, Stage first_stage) {
    bool finite = true;
    Span lengths, directions;
    for (int i = 0; i < axis_row_length; ++i) {
        finite = finite && is_finite(row[i]);
        (i == axis_place || i == axis_place + 1 ? directions : lengths).see(row[i]);
    }
    if (!finite || directions.empty) return {Verdict::disjoint, Stage::integers};
    if (lengths.empty) return {Verdict::touching, Stage::integers};  // nothing but zeros
    // A constant expression must not let floats overflow, so there integers decide alone.
    if (!__builtin_is_constant_evaluated() && first_stage <= Stage::expansions) {
        // Lengths below 1, the axis between 1/2 and 3/2 long. Numbers below 2^-1022 of that become 0.
        double near_one[axis_row_length] = {};
        for (int i = 0; i < axis_row_length; ++i)
            near_one[i] = scaled(row[i], -(i == axis_place || i == axis_place + 1 ? directions.top : lengths.top));
        Verdict verdict{};
        if (first_stage <= Stage::wide_filter) {
            if (is_decided<double>(estimate_axis<Form, double>(near_one, axis_k_filter), verdict)) return {verdict, Stage::wide_filter};
            if (is_surely_inside<Form>(near_one, near_one[axis_place], near_one[axis_place + 1]))
                return {magnitude_bits(row[axis_row_length - 1]) == 0 ? Verdict::touching : Verdict::overlapping, Stage::wide_filter};
        }
        if (is_decided<double>(estimate_axis<Form, Pair>(near_one, axis_k_pairs), verdict)) return {verdict, Stage::expansions};
    }
    return {decide_axis_by_integers<Form>(row, lengths, directions), Stage::integers};
}

template <class Form, class Scalar>
TANGENCY_EXACT_INLINE constexpr Decision decide_axis(const Scalar* row, Stage first_stage) {
    if (!__builtin_is_constant_evaluated() && first_stage == Stage::filter) {
        const double wide[axis_row_length] = {row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8]};
        Verdict verdict{};
        if (is_decided<Scalar>(estimate_axis<Form, double>(wide, axis_k_filter), verdict)) return {verdict, Stage::filter};
    }
    // A copy, so that the row itself may live in registers.
    const Scalar undecided[axis_row_length] = {row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8]};
    return decide_axis_further<Form>(static_cast<const Scalar*>(undecided), first_stage);
}

}  // namespace detail

/// The verdict on a rectangle rotated about its own centre and a circle, and the stage that reached it. The row is
/// first[2], second[2] as Form names them, axis[2], centre[2], radius; the axis is the direction of the
/// rectangle's x side, of any length but 0. Form is CenterHalf or CornerSize, whose centre is exactly corner +
/// size / 2. Stages before `first_stage` are left out, which tests and measurements use. Domain: finite numbers,
/// extents and radius >= 0; a NaN anywhere or an axis of zero is answered `disjoint`. Needs IEEE 754 arithmetic
/// rounding to nearest; contraction into FMA and flushing of subnormals (FTZ, DAZ) do no harm. Sign contract:
/// disjoint <=> d > r, touching <=> d = r, overlapping <=> d < r, as real numbers.
template <class Form, class Scalar>
[[nodiscard]] constexpr Decision decide_axis_row(const Scalar* row, Stage first_stage = Stage::filter) {
    static_assert(std::is_same_v<Form, CenterHalf> || std::is_same_v<Form, CornerSize>, "a rotated box needs a centre");
    static_assert(std::is_same_v<Scalar, float> || std::is_same_v<Scalar, double>, "numbers are float or double");
    return detail::decide_axis<Form>(row, first_stage);
}

/// The verdict on 9 numbers, as decide_axis_row:
///   decide_axis<CenterHalf>(cx, cy, hx, hy, ux, uy, px, py, r)
///   decide_axis<CornerSize>(x, y, w, h, ux, uy, px, py, r)
template <class Form, class Scalar, class... Rest>
[[nodiscard]] constexpr Verdict decide_axis(Scalar first, Rest... rest) {
    static_assert((std::is_same_v<Scalar, Rest> && ...), "all numbers have one type");
    static_assert(sizeof...(Rest) == detail::axis_row_length - 1, "rectangle 4, axis 2, circle 3");
    const Scalar row[] = {first, rest...};
    return decide_axis_row<Form>(static_cast<const Scalar*>(row)).verdict;
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
