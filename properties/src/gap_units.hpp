// SPDX-License-Identifier: MIT
// What gaps are measured in, as doubles in units of a power of two, so that nothing overflows.
#pragma once

#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"

namespace tangency::properties {

/// band_width(k = 1) of a case without turns, and the ulp of its scale, both divided by 2^exponent.
struct GapUnits {
    int exponent;  ///< scale = fraction * 2^exponent with a fraction in [1/2, 1)
    double band;
    double ulp;

    /// Needs a scale above zero.
    GapUnits(double scale, const FloatFormat& format) {
        const double fraction = std::frexp(scale, &exponent);
        const int smallest_exponent = format.min_exponent - exponent;
        const double smallest = smallest_exponent < -200 ? 0 : power_of_two(smallest_exponent);
        band = std::max(fraction * format.unit_roundoff, smallest / 2);
        ulp = std::max(format.unit_roundoff, smallest);
    }
};

}  // namespace tangency::properties
