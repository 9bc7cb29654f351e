// SPDX-License-Identifier: MIT
// Comparisons of roots by their squares.
#pragma once

#include "tangency/reference/number.hpp"

namespace tangency::properties {

/// Whether x <= factor * sqrt(square), of factors that are not negative.
inline bool is_at_most_root(const reference::Number& x, const reference::Number& factor, const reference::Number& square) {
    return x.sign() <= 0 || x * x <= factor * factor * square;
}

/// Whether sqrt(a) <= sqrt(b) + width.
inline bool is_root_at_most(const reference::Number& a, const reference::Number& b, const reference::Number& width) {
    if (width.sign() >= 0) return is_at_most_root(a - b - width * width, width * 2, b);
    // sqrt(a) + |width| <= sqrt(b)
    const reference::Number rest = b - a - width * width;
    return rest.sign() >= 0 && width * width * 4 * a <= rest * rest;
}

}  // namespace tangency::properties
