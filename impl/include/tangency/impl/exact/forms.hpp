// SPDX-License-Identifier: MIT
// How a caller stores the box: read by the filter in floats, by the exact stages as three terms an axis.
#pragma once

#include <cmath>

#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// max(number, 0)^2. A NaN survives: the comparison is false and the number returned. The product has the number
// itself as a factor because gcc turns the square of a maximum into a branch, which random scenes mispredict.
template <class Work>
inline Work square_above_zero(Work number) {
    return (Work(0) > number ? Work(0) : number) * number;
}

}  // namespace detail

/// The box is { q : |q_i - first_i| <= second_i }.
/// A form has `fold`, which gives the filter max(|p - c| - h, 0)^2 and |p - c| (see `estimate`), and `axis`.
struct CenterHalf {
    static constexpr bool cancels = true;

    template <class Work>
    static void fold(Work first, Work second, Work center, Work& excess_sq, Work& reach) {
        reach = std::fabs(center - first);
        excess_sq = detail::square_above_zero(reach - second);
    }

    template <class Scalar>
    static constexpr Axis<Scalar> axis(Scalar first, Scalar second, Scalar center) {
        if (detail::less(center, first)) return {first, center, second};
        return {center, first, second};
    }
};

/// The box is { q : first_i <= q_i <= second_i }.
struct LoHi {
    static constexpr bool cancels = false;

    template <class Work>
    static void fold(Work first, Work second, Work center, Work& excess_sq, Work& reach) {
        // At most one of the two is positive; adding keeps a NaN in either.
        excess_sq = detail::square_above_zero(first - center) + detail::square_above_zero(center - second);
        reach = 0;
    }

    template <class Scalar>
    static constexpr Axis<Scalar> axis(Scalar first, Scalar second, Scalar center) {
        if (detail::less(center, first)) return {first, center, 0};
        if (detail::less(second, center)) return {center, second, 0};
        return {0, 0, 0};
    }
};

/// The box is { q : first_i <= q_i <= first_i + second_i }, the sum taken exactly.
struct CornerSize {
    static constexpr bool cancels = true;

    template <class Work>
    static void fold(Work first, Work second, Work center, Work& excess_sq, Work& reach) {
        const Work above = center - first;
        const Work beyond = above - second;
        reach = std::fabs(above);
        excess_sq = detail::square_above_zero(-above > beyond ? -above : beyond);
    }

    template <class Scalar>
    static constexpr Axis<Scalar> axis(Scalar first, Scalar second, Scalar center) {
        if (detail::less(center, first)) return {first, center, 0};
        return {center, first, second};
    }
};

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
