// SPDX-License-Identifier: MIT
// How a caller stores the box: read by the filter in floats, by the exact stages as three terms an axis.
#pragma once

#include "arithmetic.hpp"
#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {namespace detail {

/// The centre's excess over the box on one axis, as two factors of its square, and how far the sides lie.
template <class Work>
struct Folded {
    Work excess;  ///< max(x, 0)
    Work number;  ///< x or max(x, 0). gcc turns the square of a maximum into a branch, which random scenes mispredict
    Work reach;   ///< |p - c|, or |p - corner|; not used where nothing cancels
};

}  // namespace detail

// A form has `fold`, for the filter (see `estimate`), and `axis`, for the exact stages.

struct CenterHalf {
    static constexpr bool cancels = true;

    template <class Work>
    static detail::Folded<Work> fold(Work first, Work second, Work center) {
        using Do = detail::Arithmetic<Work>;
        const Work reach = Do::absolute(center - first);
        const Work number = reach - second;
        return {Do::above_zero(number), number, reach};
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
    static detail::Folded<Work> fold(Work first, Work second, Work center) {
        using Do = detail::Arithmetic<Work>;
        // At most one of the two is positive; adding keeps a NaN in either.
        const Work excess = Do::above_zero(first - center) + Do::above_zero(center - second);
        return {excess, excess, excess};
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
    static detail::Folded<Work> fold(Work first, Work second, Work center) {
        using Do = detail::Arithmetic<Work>;
        const Work number = Do::larger(first - center, (center - first) - second);
        return {Do::above_zero(number), number, Do::absolute(center - first)};
    }

    template <class Scalar>
    static constexpr Axis<Scalar> axis(Scalar first, Scalar second, Scalar center) {
        if (detail::less(center, first)) return {first, center, 0};
        return {center, first, second};
    }
};

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
