// SPDX-License-Identifier: MIT
// Limits, rounding and neighbours of the two scalar types.
#include "tangency/properties/floats.hpp"

#include <bit>
#include <cstdint>
#include <limits>

namespace tangency::properties {
namespace {

template <class Float>
constexpr bool is_format_of(const FloatFormat& format) {
    using Limits = std::numeric_limits<Float>;
    return format.precision == Limits::digits && format.max_exponent == Limits::max_exponent - 1 &&
           format.min_exponent == Limits::min_exponent - Limits::digits &&
           format.unit_roundoff == static_cast<double>(Limits::epsilon()) / 2 && format.largest == static_cast<double>(Limits::max()) &&
           format.smallest == static_cast<double>(Limits::denorm_min());
}

static_assert(is_format_of<float>(detail::f32_format) && is_format_of<double>(detail::f64_format));

// Sign-magnitude bits as an integer that counts values in order, zero in the middle.
template <class Float, class Signed, class Unsigned>
double step(double value, int steps) {
    constexpr Unsigned sign_bit = Unsigned{1} << (8 * sizeof(Unsigned) - 1);
    const auto bits = std::bit_cast<Unsigned>(static_cast<Float>(value));
    const auto magnitude = static_cast<Signed>(bits & ~sign_bit);
    Signed place = (bits & sign_bit) != 0 ? -magnitude : magnitude;
    const auto last = static_cast<Signed>(std::bit_cast<Unsigned>(std::numeric_limits<Float>::max()));
    place += steps;
    place = place > last ? last : place < -last ? -last : place;
    const auto moved = place < 0 ? static_cast<Unsigned>(-place) | sign_bit : static_cast<Unsigned>(place);
    return static_cast<double>(std::bit_cast<Float>(moved));
}

}  // namespace

double step_ulps(ScalarType scalar, double value, int steps) {
    return scalar == ScalarType::f32 ? step<float, std::int32_t, std::uint32_t>(value, steps)
                                     : step<double, std::int64_t, std::uint64_t>(value, steps);
}

}  // namespace tangency::properties
