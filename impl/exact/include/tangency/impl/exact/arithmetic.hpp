// SPDX-License-Identifier: MIT
// The few operations the filter is written in: for one number here, for a vector register in lanes.hpp.
#pragma once

#include <cmath>

#include "rules.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// Work is float, double, or a register of them.
template <class Work>
struct Arithmetic {
    using Element = Work;
    static Work broadcast(Element number) { return number; }
    static Work absolute(Work number) { return std::fabs(number); }
    /// max(number, 0). A NaN survives: the comparison is false and the number returned.
    static Work above_zero(Work number) { return Work(0) > number ? Work(0) : number; }
    /// A NaN in b survives, for the same reason.
    static Work larger(Work a, Work b) { return a > b ? a : b; }
    static Work smaller(Work a, Work b) { return a < b ? a : b; }
    /// max(a - b, 0), rounded as a - b is. A NaN in b survives.
    static Work overshoot(Work a, Work b) { return larger(a, b) - b; }
    /// a b + c and c - a b, in one rounding or in two: the filter's bound holds for both.
    static Work add_product(Work a, Work b, Work c) { return a * b + c; }
    static Work subtract_product(Work a, Work b, Work c) { return c - a * b; }
};

/// A float as a double that might be any: where it knows better, gcc 12 compares floats to choose between doubles, in branches.
TANGENCY_EXACT_INLINE double widened(float number) {
    double wide = number;
#if defined(__GNUC__) && defined(__SSE2__)
    __asm__("" : "+x"(wide));
#endif
    return wide;
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
