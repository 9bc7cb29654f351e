// SPDX-License-Identifier: MIT
// The words of exact_filtered, the places of a row, and floats taken apart by their bits.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// Where d, the distance from the centre to the box (0 inside it), stands to the radius r.
enum class Verdict : std::uint8_t {
    disjoint,    ///< d > r
    touching,    ///< d = r
    overlapping  ///< d < r
};

/// The stage that decided.
enum class Stage : std::uint8_t {
    filter,       ///< floats, beyond their error bound
    exact_tie,    ///< floats, a tie in which nothing was rounded
    wide_filter,  ///< the filter in double for f32, with numbers brought near 1 for rotated boxes
    expansions,   ///< error-free transformations: expansions, or pairs of doubles for rotated boxes
    integers      ///< integers as wide as it takes
};

struct Decision {
    Verdict verdict;
    Stage stage;
};

/// One axis as the exact stages see it: the centre lies max(high - low - inset, 0) beyond the box.
/// high >= low, inset >= 0.
template <class Scalar>
struct Axis {
    Scalar high, low, inset;
};

namespace detail {

/// Where an input's numbers stand in its row: first[Dim] and second[Dim] as the form names them, the orientation's,
/// center[Dim], radius.
template <std::size_t Dim, std::size_t OrientationSize = 0>
struct Row {
    static constexpr std::size_t first = 0, second = Dim, orientation = 2 * Dim, center = orientation + OrientationSize,
                                 radius = center + Dim, length = radius + 1;

    static constexpr bool is_orientation(std::size_t place) { return place >= orientation && place < center; }
};

/// The verdict by the sign of d - r, or of any number that has it.
template <class Number>
constexpr Verdict verdict_of(Number gap) {
    return gap > 0 ? Verdict::disjoint : gap < 0 ? Verdict::overlapping : Verdict::touching;
}

template <class Scalar>
struct Format;

template <>
struct Format<float> {
    using Bits = std::uint32_t;
    static constexpr int fraction_bits = 23, bias = 127;
    static constexpr Bits lowest_field = 1, highest_field = 254;  // all but subnormals, which DAZ would widen to 0
};

template <>
struct Format<double> {
    using Bits = std::uint64_t;
    static constexpr int fraction_bits = 52, bias = 1023;
    static constexpr Bits lowest_field = 1023 - 427, highest_field = 1023 + 500;
};

template <class Scalar>
constexpr typename Format<Scalar>::Bits bits_of(Scalar number) {
    return __builtin_bit_cast(typename Format<Scalar>::Bits, number);
}

template <class Scalar>
constexpr typename Format<Scalar>::Bits magnitude_bits(Scalar number) {
    return bits_of(number) & (~typename Format<Scalar>::Bits{0} >> 1);
}

template <class Scalar>
constexpr typename Format<Scalar>::Bits exponent_field(Scalar number) {
    return magnitude_bits(number) >> Format<Scalar>::fraction_bits;
}

template <class Scalar>
constexpr bool is_finite(Scalar number) {
    return exponent_field(number) != 2 * Format<Scalar>::bias + 1;
}

template <class Scalar>
constexpr bool is_negative(Scalar number) {
    return magnitude_bits(number) != bits_of(number);
}

/// A finite number as an integer times 2^exponent.
struct Decomposed {
    std::uint64_t magnitude;
    int exponent;
    bool negative;
};

template <class Scalar>
constexpr Decomposed decompose(Scalar number) {
    constexpr int fraction_bits = Format<Scalar>::fraction_bits;
    const auto field = static_cast<int>(exponent_field(number));
    const std::uint64_t fraction = magnitude_bits(number) & ((std::uint64_t{1} << fraction_bits) - 1);
    const std::uint64_t leading = field == 0 ? 0 : std::uint64_t{1} << fraction_bits;
    const int exponent = (field == 0 ? 1 : field) - Format<Scalar>::bias - fraction_bits;
    return {fraction | leading, exponent, is_negative(number)};
}

/// Whether expansions of such numbers are exact (see decide_by_expansions).
template <class Scalar>
constexpr bool in_expansion_domain(Scalar number) {
    using Rules = Format<Scalar>;
    const auto above_lowest = exponent_field(number) - Rules::lowest_field;  // wraps below it
    return magnitude_bits(number) == 0 || above_lowest <= Rules::highest_field - Rules::lowest_field;
}

/// a < b on the bits, since DAZ takes subnormals for equal.
template <class Scalar>
constexpr bool less(Scalar a, Scalar b) {
    using Signed = std::int64_t;
    const auto key = [](Scalar number) {
        const auto magnitude = static_cast<Signed>(magnitude_bits(number));
        return is_negative(number) ? -magnitude : magnitude;
    };
    return key(a) < key(b);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
