// SPDX-License-Identifier: MIT
// The judge's numbers: a row as integers in one unit, and integers as text.
#pragma once

#include <gmpxx.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tangency::judge {

/// A finite double is significand * 2^exponent, read off its bits (IEEE 754-2019, 3.4).
struct Parts {
    bool negative;
    std::uint64_t significand;
    int exponent;
};

inline Parts parts_of(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const int biased = static_cast<int>((bits >> 52) & 0x7ff);
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
    const bool normal = biased != 0;
    return {(bits >> 63) != 0, normal ? fraction | (std::uint64_t{1} << 52) : fraction, normal ? biased - 1075 : -1074};
}

/// The numbers in units of 2^exponent, the largest unit in which all are whole.
inline std::vector<mpz_class> common_integers(std::span<const double> numbers, int& exponent) {
    exponent = 1024;
    for (const double number : numbers)
        if (number != 0) exponent = std::min(exponent, parts_of(number).exponent);
    std::vector<mpz_class> integers;
    for (const double number : numbers) {
        const Parts parts = parts_of(number);
        mpz_class integer;
        mpz_set_ui(integer.get_mpz_t(), parts.significand);
        if (number != 0) integer <<= static_cast<mp_bitcnt_t>(parts.exponent - exponent);
        integers.push_back(parts.negative ? mpz_class(-integer) : integer);
    }
    return integers;
}

/// The region of a point that lies on the boundary of the box on `fixed` axes.
inline std::string region_name(std::size_t fixed, std::size_t dim) {
    const bool all = fixed == dim && dim > 1;
    return fixed == 0 ? "inside" : all ? "corner" : fixed == 1 ? "face" : "edge";
}

/// number * 2^exponent in lowest terms, "n" or "n/d". Needs a number in lowest terms.
inline std::string scaled_fraction(mpq_class fraction, int exponent) {
    if (exponent >= 0)
        fraction <<= static_cast<mp_bitcnt_t>(exponent);
    else
        fraction >>= static_cast<mp_bitcnt_t>(-exponent);
    return fraction.get_str();
}

}  // namespace tangency::judge
