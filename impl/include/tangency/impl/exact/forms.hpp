// SPDX-License-Identifier: MIT
// How a caller stores the box: read by the filter in floats, by the exact stages as three terms an axis, and where the
// box is rotated from its centre.
#pragma once

#include "arithmetic.hpp"
#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

constexpr double twice(double number) { return 2 * number; }
constexpr float twice(float number) { return 2 * number; }

/// What the filter knows after an axis.
template <class Work>
struct Folded {
    Work distance_sq;  ///< the squared overshoots of this axis and those before
    Work reach;        ///< at least this axis's overshoot and, where a difference cancels, at least that difference
};

/// before + max(number, 0)^2. The second factor is the number itself because gcc turns the square of a maximum
/// into a branch, which random inputs mispredict. The first axis starts without a sum.
template <bool first, class Work>
inline Work add_overshoot(Work number, Work before) {
    using Do = Arithmetic<Work>;
    if constexpr (first)
        return Do::above_zero(number) * number;
    else
        return Do::add_product(Do::above_zero(number), number, before);
}

}  // namespace detail

// For axis-aligned boxes a form has `fold` for the filter (see `estimate`) and `axis` for the exact stages. One that
// knows the box's centre has `offset` for rotated boxes: the circle's centre as the box's centre sees it, beside which
// `second` is the half extent. Where the box's centre is first + second / 2, every length is `doubled`, radius too.

struct CenterHalf {
    static constexpr bool cancels = true, doubled = false;

    template <bool first_axis, class Work>
    static detail::Folded<Work> fold(Work first, Work second, Work center, Work before) {
        const Work reach = detail::Arithmetic<Work>::absolute(center - first);
        return {detail::add_overshoot<first_axis>(reach - second, before), reach};
    }

    template <class Scalar>
    static constexpr Axis<Scalar> axis(Scalar first, Scalar second, Scalar center) {
        if (detail::less(center, first)) return {first, center, second};
        return {center, first, second};
    }

    template <class Number>
    static constexpr Number offset(const Number& first, const Number&, const Number& center) {
        return center - first;
    }
};

/// The box is { q : first_i <= q_i <= second_i }.
struct LoHi {
    static constexpr bool cancels = false;

    template <bool first_axis, class Work>
    static detail::Folded<Work> fold(Work first, Work second, Work center, Work before) {
        using Do = detail::Arithmetic<Work>;
        // At most one of the two is positive; adding both keeps a NaN in either.
        const Work below = first - center, above = center - second;
        return {detail::add_overshoot<false>(above, detail::add_overshoot<first_axis>(below, before)),
                Do::above_zero(below) + Do::above_zero(above)};
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
    static constexpr bool cancels = true, doubled = true;

    template <bool first_axis, class Work>
    static detail::Folded<Work> fold(Work first, Work second, Work center, Work before) {
        using Do = detail::Arithmetic<Work>;
        const Work above = center - first;
        return {detail::add_overshoot<first_axis>(Do::larger(first - center, above - second), before), Do::absolute(above)};
    }

    template <class Scalar>
    static constexpr Axis<Scalar> axis(Scalar first, Scalar second, Scalar center) {
        if (detail::less(center, first)) return {first, center, 0};
        return {center, first, second};
    }

    template <class Number>
    static constexpr Number offset(const Number& first, const Number& second, const Number& center) {
        using detail::twice;  // and those found beside Number
        return twice(center - first) - second;
    }
};

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
