// SPDX-License-Identifier: MIT
// The length of a vector of floats, alike with every library.
#pragma once

#include <algorithm>
#include <cmath>

namespace tangency::properties {

/// In units of the largest number, so that no square overflows or vanishes. The std::hypot of three numbers of libc++ 13, which the core in
/// WebAssembly has, squares them as they are.
inline double length_of(double x, double y, double z) {
    const double largest = std::max({std::abs(x), std::abs(y), std::abs(z)});
    if (largest == 0) return 0;
    x /= largest, y /= largest, z /= largest;
    return largest * std::sqrt(x * x + y * y + z * z);
}

}  // namespace tangency::properties
