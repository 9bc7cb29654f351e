// SPDX-License-Identifier: MIT
// Neighbours of a number in its scalar type.
#include "tangency/properties/floats.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tangency::properties {

// The bits of a magnitude count the values in their order; zero stands in the middle of both signs.
double step_ulps(ScalarType scalar, double value, int steps) {
    const double largest = format_of(scalar).largest;
    if (is_whole(scalar)) scalar = ScalarType::f64;
    const auto magnitude = static_cast<std::int64_t>(bits_of(scalar, std::abs(value)));
    const auto last = static_cast<std::int64_t>(bits_of(scalar, largest));
    const std::int64_t place = std::clamp((std::signbit(value) ? -magnitude : magnitude) + steps, -last, last);
    const double moved = number_of_bits(scalar, static_cast<std::uint64_t>(std::abs(place)));
    return place < 0 ? -moved : moved;
}

}  // namespace tangency::properties
