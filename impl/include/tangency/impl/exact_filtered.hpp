// SPDX-License-Identifier: MIT
// Does the circle touch the rectangle? Right on every finite input, at a float filter's speed.
//
// C++17, nothing but the standard library: copy this file and the folder exact/ beside it. Three stages, each
// handing on what it cannot prove:
//   1. a floating filter with a proven error bound (for float: in float, then in double), which also
//      knows a tie where nothing was rounded;
//   2. error-free transformations: two_sum, two_product, expansions;
//   3. integers as wide as the input needs.
// No allocation, no exceptions, no global state. docs/exact.md has what each stage costs and when it is reached.
#pragma once

#include <cmath>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "exact/expansions.hpp"
#include "exact/filter.hpp"
#include "exact/integers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

template <class Work>
inline bool is_decided(const Estimate<Work>& estimate, Verdict& verdict) {
    verdict = estimate.gap_sq > 0 ? Verdict::disjoint : Verdict::overlapping;
    return std::fabs(estimate.gap_sq) > estimate.bound;
}

template <class Form, class Scalar, std::size_t... I>
Estimate<double> widened_estimate(const Scalar* row, std::index_sequence<I...> axes) {
    double wide[3 * sizeof...(I) + 1];
    for (std::size_t i = 0; i <= 3 * sizeof...(I); ++i) wide[i] = static_cast<double>(row[i]);
    return estimate<Form, Scalar>(static_cast<const double*>(wide), axes);
}

constexpr Axis<double> widen(Axis<double> axis) { return axis; }
constexpr Axis<double> widen(Axis<float> axis) {
    return {static_cast<double>(axis.high), static_cast<double>(axis.low), static_cast<double>(axis.inset)};
}

/// What the first two stages left open.
template <class Form, class Scalar, std::size_t... I>
TANGENCY_EXACT_APART constexpr Decision decide_further(const Scalar* row, Stage first_stage, std::index_sequence<I...> axes_of) {
    constexpr std::size_t dim = sizeof...(I);
    const Axis<Scalar> axes[dim] = {Form::axis(row[I], row[dim + I], row[2 * dim + I])...};
    const Scalar radius = row[3 * dim];
    bool finite = true, in_domain = first_stage <= Stage::expansions;
    for (std::size_t i = 0; i <= 3 * dim; ++i) {
        finite = finite && is_finite(row[i]);
        in_domain = in_domain && in_expansion_domain(row[i]);
    }
    if (!finite) return {Verdict::disjoint, Stage::integers};
    // A constant expression must not let floats overflow, so there integers decide alone.
    if (!__builtin_is_constant_evaluated()) {
        Verdict verdict{};
        if (std::is_same_v<Scalar, float> && first_stage <= Stage::wide_filter) {
            if (is_decided(widened_estimate<Form>(row, axes_of), verdict)) return {verdict, Stage::wide_filter};
        }
        if (in_domain) {
            const Axis<double> wide[dim] = {widen(axes[I])...};
            if (decide_by_expansions(wide, static_cast<double>(radius), verdict)) return {verdict, Stage::expansions};
        }
    }
    return {decide_by_integers(axes, radius), Stage::integers};
}

template <class Form, class Scalar, std::size_t... I, std::size_t... Number>
TANGENCY_EXACT_INLINE constexpr Decision decide(const Scalar* row, Stage first_stage, std::index_sequence<I...> axes,
                                                std::index_sequence<Number...> numbers) {
    if (!__builtin_is_constant_evaluated() && first_stage <= Stage::exact_tie) {
        Verdict verdict{};
        const Estimate<Scalar> estimated = estimate<Form, Scalar>(row, axes);
        if (is_decided(estimated, verdict) && first_stage == Stage::filter) return {verdict, Stage::filter};
        if (is_exact_tie(row, estimated, numbers)) return {Verdict::touching, Stage::exact_tie};
    }
    // A copy, so that the row itself may live in registers.
    const Scalar undecided[] = {row[Number]...};
    return decide_further<Form>(static_cast<const Scalar*>(undecided), first_stage, axes);
}

}  // namespace detail

/// The verdict on a row of numbers and the stage that reached it. The row is first[Dim], second[Dim] as Form names
/// them, centre[Dim], radius. Stages before `first_stage` are left out, which tests and measurements use.
/// Domain: finite numbers, extents and radius >= 0, lo <= hi; a NaN anywhere is answered `disjoint`.
/// Needs IEEE 754 arithmetic rounding to nearest; contraction into FMA and flushing of subnormals (FTZ, DAZ) do
/// no harm. Sign contract: disjoint <=> d > r, touching <=> d = r, overlapping <=> d < r, as real numbers.
template <class Form, std::size_t Dim, class Scalar>
[[nodiscard]] constexpr Decision decide_row(const Scalar* row, Stage first_stage = Stage::filter) {
    static_assert(Dim >= 1 && Dim <= 3, "the error bounds are derived for one to three dimensions");
    static_assert(std::is_same_v<Scalar, float> || std::is_same_v<Scalar, double>, "numbers are float or double");
    return detail::decide<Form>(row, first_stage, std::make_index_sequence<Dim>{}, std::make_index_sequence<3 * Dim + 1>{});
}

/// The verdict on 7 numbers (rectangle and circle), 10 (box and ball) or 4 (interval and interval), as decide_row:
///   decide<CenterHalf>(cx, cy, hx, hy, px, py, r)
///   decide<LoHi>(lox, loy, hix, hiy, px, py, r)
///   decide<CornerSize>(x, y, w, h, px, py, r)
template <class Form, class Scalar, class... Rest>
[[nodiscard]] constexpr Verdict decide(Scalar first, Rest... rest) {
    static_assert((std::is_same_v<Scalar, Rest> && ...), "all numbers have one type");
    static_assert(sizeof...(Rest) % 3 == 0, "an axis takes three numbers, and the radius one");
    const Scalar row[] = {first, rest...};
    return decide_row<Form, sizeof...(Rest) / 3>(row).verdict;
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
