// SPDX-License-Identifier: MIT
// Floats of small formats as whole multiples of the least subnormal, and rounding to nearest even.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace small_formats {

using Wide = unsigned __int128;

struct Format {
    const char* name;
    int precision, least_exponent;  // of the last place of subnormals
    double greatest;
};
inline constexpr Format formats[] = {{"e4m3", 4, -9, 448}, {"e5m2", 3, -16, 57344}, {"binary16", 11, -24, 65504}};

inline int bits_of(Wide number) {
    const auto high = static_cast<std::uint64_t>(number >> 64), low = static_cast<std::uint64_t>(number);
    if (high != 0) return 128 - __builtin_clzll(high);
    return low == 0 ? 0 : 64 - __builtin_clzll(low);
}

/// `number` at 2^-below units, rounded to a float, in units.
inline Wide rounded(const Format& format, Wide number, int below = 0) {
    const int shift = std::max(below, bits_of(number) - format.precision);
    if (shift <= 0) return number;
    const Wide half = Wide{1} << (shift - 1), rest = number & ((half << 1) - 1);
    Wide kept = number >> shift;
    if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
    return kept << (shift - below);
}

inline Wide rounded_square(const Format& format, Wide number) { return rounded(format, number * number, -format.least_exponent); }

inline std::int64_t rounded_signed(const Format& format, std::int64_t number) {
    const auto size = static_cast<std::int64_t>(rounded(format, static_cast<Wide>(number < 0 ? -number : number)));
    return number < 0 ? -size : size;
}

/// All floats from 0 to `most`, in units.
inline std::vector<std::int64_t> floats_up_to(const Format& format, double most) {
    const auto end = static_cast<std::int64_t>(std::ldexp(most, -format.least_exponent));
    std::vector<std::int64_t> all;
    std::int64_t step = 1;
    for (std::int64_t number = 0; number <= end; number += step) {
        all.push_back(number);
        if (number + step == (std::int64_t{1} << format.precision) * step && number != 0) {
            all.push_back(number += step);
            step *= 2;
        }
    }
    while (!all.empty() && all.back() > end) all.pop_back();
    return all;
}

/// The place of a float among all of them, as its bits have it; of another number, that of a float below it.
inline std::size_t place_of(const Format& format, std::int64_t number) {
    const int bits = 64 - __builtin_clzll(static_cast<unsigned long long>(number) | 1);
    const int exponent = std::max(0, bits - format.precision);
    return static_cast<std::size_t>((number >> exponent) + (std::int64_t{exponent} << (format.precision - 1)));
}

/// Whether the square of a float does not underflow: the premise `fits` of the proofs.
inline bool fits(const Format& format, std::int64_t number) {
    return number == 0 || bits_of(static_cast<Wide>(number) * static_cast<Wide>(number)) >= format.precision - format.least_exponent;
}

}  // namespace small_formats
