// SPDX-License-Identifier: MIT
// The words of exact_filtered, the places of a row, and floats taken apart by their bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

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
    exact_tie,    ///< floats, a tie in which nothing was rounded; for rotated boxes small whole numbers, whatever the verdict
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
    return (bits_of(number) >> (8 * sizeof(Scalar) - 1)) != 0;
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

#if defined(__GNUC__) && defined(__SSE2__)
/// A row's numbers and their bits, as many as a register of 16 bytes holds.
template <class Scalar>
struct RowLanes {
    typedef Scalar Numbers __attribute__((vector_size(16)));
    typedef typename Format<Scalar>::Bits Bits __attribute__((vector_size(16)));
    static constexpr std::size_t width = 16 / sizeof(Scalar);
    static constexpr std::uint64_t top_bits = width == 4 ? 0x8000000080000000 : 0x8000000000000000;

    static std::uint64_t joined(Bits bits) {
        std::uint64_t halves[2];
        __builtin_memcpy(halves, &bits, 16);
        return halves[0] | halves[1];
    }
};
#else
/// One by one.
template <class Scalar>
struct RowLanes {
    /// Its bits by a cast, as of registers.
    struct Numbers {
        Scalar number;
        friend Numbers operator+(Numbers a, Scalar b) { return {a.number + b}; }
        friend Numbers operator-(Numbers a, Scalar b) { return {a.number - b}; }
        explicit operator typename Format<Scalar>::Bits() const { return bits_of(number); }
    };
    using Bits = typename Format<Scalar>::Bits;
    static constexpr std::size_t width = 1;
    static constexpr std::uint64_t top_bits = ~(~Bits{0} >> 1);

    static std::uint64_t joined(Bits bits) { return bits; }
};
#endif

/// Numbers `At` ... of a row, whose spare lanes repeat the first number. Written as one list, which gcc 12 packs in three
/// instructions where lanes set one by one take ten.
template <std::size_t At, std::size_t Count, class Scalar, std::size_t... K>
TANGENCY_EXACT_INLINE auto lanes_from(const Scalar* row, std::index_sequence<K...>) {
    return typename RowLanes<Scalar>::Numbers{row[At + K < Count ? At + K : 0]...};
}

/// The bits that `see` finds in any of the row's numbers.
template <class Scalar, class See, std::size_t... Number>
TANGENCY_EXACT_INLINE std::uint64_t seen_in_row(const Scalar* row, See see, std::index_sequence<Number...>) {
    using Lanes = RowLanes<Scalar>;
    typename Lanes::Bits seen{};
    const auto look = [&](auto at) {
        if constexpr (at % Lanes::width == 0) seen |= see(lanes_from<at, sizeof...(Number)>(row, std::make_index_sequence<Lanes::width>{}));
    };
    (look(std::integral_constant<std::size_t, Number>{}), ...);
    return Lanes::joined(seen);
}

/// Whether expansions of a row's numbers are exact (see decide_by_expansions): each is 0 or a lowest to a highest field.
template <class Scalar, std::size_t... Number>
TANGENCY_EXACT_INLINE bool in_expansion_domain(const Scalar* row, std::index_sequence<Number...> places) {
    using Bits = typename RowLanes<Scalar>::Bits;
    using Rules = Format<Scalar>;
    using Word = typename Rules::Bits;
    constexpr Word lowest = Rules::lowest_field << Rules::fraction_bits, highest = ((Rules::highest_field + 1) << Rules::fraction_bits) - 1;
    // The top bit of a difference of magnitudes says which is the larger; that of -x, whether x is not 0.
    const auto outside = [](auto numbers) {
        const Bits magnitude = (Bits)numbers & (~Bits{} >> 1);
        return ((magnitude - lowest) & -magnitude) | (highest - magnitude);
    };
    return (seen_in_row(row, outside, places) & RowLanes<Scalar>::top_bits) == 0;
}

/// The order of numbers by their bits, since DAZ takes subnormals for equal.
struct ByBits {
    template <class Scalar>
    static constexpr bool less(Scalar a, Scalar b) {
        using Signed = std::int64_t;
        const auto key = [](Scalar number) {
            const auto magnitude = static_cast<Signed>(magnitude_bits(number));
            return is_negative(number) ? -magnitude : magnitude;
        };
        return key(a) < key(b);
    }
    template <class Scalar>
    static constexpr Scalar larger(Scalar a, Scalar b) {
        return less(a, b) ? b : a;
    }
    template <class Scalar>
    static constexpr Scalar smaller(Scalar a, Scalar b) {
        return less(b, a) ? b : a;
    }
};

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
