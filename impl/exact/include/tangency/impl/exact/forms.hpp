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

}  // namespace detail

// For axis-aligned boxes a form says of an axis for the filter how far the centre lies `beyond` the box, a NaN in the row being in
// that or in `reach`: at least as much and, where a difference cancels, at least that difference. For the exact stages it has
// `axis`. One that knows the box's centre has `offset` for rotated boxes: the circle's centre as the box's centre sees it, beside which
// `second` is the half extent. Where the box's centre is first + second / 2, every length is `doubled`, radius too.

struct CenterHalf {
    static constexpr bool cancels = true, doubled = false;

    template <class Work>
    static Work reach(Work first, Work, Work center) {
        return detail::Arithmetic<Work>::absolute(center - first);
    }
    template <class Work>
    static Work beyond(Work first, Work second, Work center) {
        return detail::Arithmetic<Work>::overshoot(reach(first, second, center), second);
    }

    template <class Order, class Number>
    static constexpr Axis<Number> axis(Number first, Number second, Number center) {
        return {Order::larger(center, first), Order::smaller(center, first), second};
    }

    template <class Number>
    static constexpr Number offset(const Number& first, const Number&, const Number& center) {
        return center - first;
    }
};

/// The box is { q : first_i <= q_i <= second_i }.
struct LoHi {
    static constexpr bool cancels = false;

    template <class Work>
    static Work reach(Work first, Work second, Work center) {
        return beyond(first, second, center);
    }
    template <class Work>
    static Work beyond(Work first, Work second, Work center) {
        using Do = detail::Arithmetic<Work>;
        // One of the two is 0, and what is added is the other; adding both keeps a NaN in either.
        return (Do::larger(center, first) - center) + (center - Do::smaller(center, second));
    }

    template <class Order, class Number>
    static constexpr Axis<Number> axis(Number first, Number second, Number center) {
        return {Order::larger(center, first), Order::smaller(center, second), Number{}};
    }
};

/// The box is { q : first_i <= q_i <= first_i + second_i }, the sum taken exactly.
struct CornerSize {
    static constexpr bool cancels = true, doubled = true;

    template <class Work>
    static Work reach(Work first, Work, Work center) {
        return detail::Arithmetic<Work>::absolute(center - first);
    }
    template <class Work>
    static Work beyond(Work first, Work second, Work center) {
        using Do = detail::Arithmetic<Work>;
        return Do::larger(first - center, Do::overshoot(center - first, second));
    }

    template <class Order, class Number>
    static constexpr Axis<Number> axis(Number first, Number second, Number center) {
        return {Order::larger(center, first), Order::smaller(center, first), Order::less(center, first) ? Number{} : second};
    }

    template <class Number>
    static constexpr Number offset(const Number& first, const Number& second, const Number& center) {
        using detail::twice;  // and those found beside Number
        return twice(center - first) - second;
    }
};

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
