// SPDX-License-Identifier: MIT
// Rows of numbers that stand for themselves: special values, and bits.
#include <bit>
#include <cmath>
#include <cstring>

#include "builders.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::fuzz {

using properties::Input;
using properties::FloatFormat;
using properties::format_of;

namespace {

constexpr std::size_t special_count = 32;

// Where programs, formats and the checker's own levels have their bounds.
double special_value(std::size_t choice, const FloatFormat& format) {
    const int normal = format.min_exponent + format.precision - 1;
    switch (choice % special_count) {
        case 0: return 0;
        case 1: return 1;
        case 2: return format.smallest;
        case 3: return std::ldexp(1.0, normal);
        case 4: return format.largest;
        case 5: return std::ldexp(1.0, format.max_exponent);
        case 6: return std::ldexp(1.0, (format.max_exponent + 1) / 2);  // its square overflows
        case 7: return std::ldexp(1.0, (normal - 1) / 2);               // its square is subnormal
        case 8: return std::ldexp(1.0, format.min_exponent / 2 - 1);    // its square is nothing
        case 9: return std::ldexp(1.0, format.precision);               // the last odd integer's neighbour
        case 10: return std::ldexp(1.0, -format.precision);
        case 11: return 0x1p30;
        case 12: return 0x1p-30;
        case 13: return 0x1p31;
        case 14: return 0x1p63;
        case 15: return 0x1p24;
        case 16: return 2;
        case 17: return 3;
        case 18: return 4;
        case 19: return 5;
        case 20: return 0.5;
        case 21: return 0.1;
        case 22: return 0x1.921fb54442d18p+1;  // pi
        case 23: return 0x1.6a09e667f3bcdp+0;  // the root of two
        case 24: return 90;
        case 25: return 360;
        case 26: return 100;
        case 27: return 1000;
        case 28: return 0x1p15;
        case 29: return 0x1p16;
        case 30: return 1e-6;
        default: return 12;
    }
}

// Five bits choose, the next is the sign; the upper byte steps to a neighbour or doubles.
double special_number(std::uint32_t word, ScalarType scalar) {
    const FloatFormat& format = format_of(scalar);
    double number = properties::round_to(scalar, special_value(word % special_count, format));
    const auto upper = static_cast<int>((word >> 8) & 0xff);
    static constexpr std::array<int, 6> ulps{-1, 1, -2, 2, -8, 8};
    if (upper >= 1 && upper < 96)
        number = properties::step_ulps(scalar, number, ulps[static_cast<std::size_t>(upper) % ulps.size()]);
    if (upper >= 192) {
        const double scaled = properties::round_to(scalar, std::ldexp(number, upper % 32 - 16));
        if (std::isfinite(scaled)) number = scaled;
    }
    return (word & special_count) != 0 ? -number : number;
}

// Infinities and NaN lose the exponent's last bit, and are numbers of the largest size then.
template <class Float, class Bits>
double finite_from(Bits bits) {
    constexpr Bits exponent_bits = std::bit_cast<Bits>(std::numeric_limits<Float>::infinity());
    constexpr Bits last = Bits{1} << (std::numeric_limits<Float>::digits - 1);
    if ((bits & exponent_bits) == exponent_bits) bits ^= last;
    return static_cast<double>(std::bit_cast<Float>(bits));
}

}  // namespace

double number_in(const Recipe& made, ScalarType scalar, std::size_t place) {
    if (scalar == ScalarType::f32) return finite_from<float, std::uint32_t>(made.words[place]);
    const std::uint64_t high = made.words[2 * place + 1];
    return finite_from<double, std::uint64_t>(made.words[2 * place] | high << 32);
}

void put_number(Recipe& made, ScalarType scalar, std::size_t place, double number) {
    if (scalar == ScalarType::f32) {
        made.words[place] = std::bit_cast<std::uint32_t>(static_cast<float>(number));
        return;
    }
    const auto bits = std::bit_cast<std::uint64_t>(number);
    made.words[2 * place] = static_cast<std::uint32_t>(bits);
    made.words[2 * place + 1] = static_cast<std::uint32_t>(bits >> 32);
}

Input special_case(const Recipe& made, const Signature& signature) {
    Input row{signature};
    std::size_t place = 0;
    for (double& number : row.row()) number = special_number(made.words[place++], signature.scalar);
    properties::make_valid(row);
    return row;
}

Input raw_case(const Recipe& made, const Signature& signature) {
    Input row{signature};
    std::size_t place = 0;
    for (double& number : row.row()) number = number_in(made, signature.scalar, place++);
    properties::make_valid(row);
    return row;
}

DrawnInput build_raw(std::span<const std::uint8_t> input, const Signature& signature) {
    Recipe made;
    made.kind = InputKind::raw;
    const std::size_t size = signature.scalar == ScalarType::f32 ? 4 : 8;
    for (std::size_t i = 0; i < number_count(signature) * size && i < input.size(); ++i)
        made.words[i / 4] |= static_cast<std::uint32_t>(input[i]) << (8 * (i % 4));
    return {raw_case(made, signature)};
}

}  // namespace tangency::fuzz
