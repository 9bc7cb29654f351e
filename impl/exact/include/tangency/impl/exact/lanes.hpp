// SPDX-License-Identifier: MIT
// The filter's operations on vector registers: SSE2, or AVX2 with FMA, as the compiler is told to target.
#pragma once

#include "arithmetic.hpp"
#include "numbers.hpp"

#if defined(__GNUC__) && defined(__SSE2__)
#define TANGENCY_EXACT_LANES 1

#include <immintrin.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// What both targets can say in the compiler's own vectors is said once below. `larger` is not: of a comparison and a
// choice gcc 12 makes two operations where the processor has one, which costs the filter up to a tenth.
#if defined(__AVX2__) && defined(__FMA__)
using ByteRegister = __m256i;

inline __m256 larger(__m256 a, __m256 b) { return _mm256_max_ps(a, b); }
inline __m256d larger(__m256d a, __m256d b) { return _mm256_max_pd(a, b); }
inline __m256 smaller(__m256 a, __m256 b) { return _mm256_min_ps(a, b); }
inline __m256d smaller(__m256d a, __m256d b) { return _mm256_min_pd(a, b); }
inline __m256 root(__m256 square) { return _mm256_sqrt_ps(square); }
inline __m256d root(__m256d square) { return _mm256_sqrt_pd(square); }
inline __m256 add_product(__m256 a, __m256 b, __m256 c) { return _mm256_fmadd_ps(a, b, c); }
inline __m256d add_product(__m256d a, __m256d b, __m256d c) { return _mm256_fmadd_pd(a, b, c); }
inline __m256 subtract_product(__m256 a, __m256 b, __m256 c) { return _mm256_fnmadd_ps(a, b, c); }
inline __m256d subtract_product(__m256d a, __m256d b, __m256d c) { return _mm256_fnmadd_pd(a, b, c); }

inline __m256i least_signed(__m256i a, __m256i b) { return _mm256_min_epi16(a, b); }
inline __m256i narrow(__m256i a, __m256i b) { return _mm256_packs_epi32(a, b); }
inline __m256i upper_words(__m256i a, __m256i b) {
    return _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xdd));
}

// All that packs works in halves of the register, so groups of four bytes, of doubles pairs of them, come out of order.
inline __m256i bytes_of(__m256i low, __m256i high, float) {
    return _mm256_permutevar8x32_epi32(_mm256_packs_epi16(low, high), _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}
inline __m256i bytes_of(__m256i low, __m256i high, double) {
    const __m256i groups = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), 0xd8);
    const __m128i pairs = _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
    return _mm256_shuffle_epi8(groups, _mm256_broadcastsi128_si256(pairs));
}

inline int top_bits(__m256i bytes) { return _mm256_movemask_epi8(bytes); }
inline constexpr int all_top_bits = -1;
#else
using ByteRegister = __m128i;

inline __m128 larger(__m128 a, __m128 b) { return _mm_max_ps(a, b); }
inline __m128d larger(__m128d a, __m128d b) { return _mm_max_pd(a, b); }
inline __m128 smaller(__m128 a, __m128 b) { return _mm_min_ps(a, b); }
inline __m128d smaller(__m128d a, __m128d b) { return _mm_min_pd(a, b); }
inline __m128 root(__m128 square) { return _mm_sqrt_ps(square); }
inline __m128d root(__m128d square) { return _mm_sqrt_pd(square); }
template <class Register>
Register add_product(Register a, Register b, Register c) {
    return a * b + c;
}
template <class Register>
Register subtract_product(Register a, Register b, Register c) {
    return c - a * b;
}

inline __m128i least_signed(__m128i a, __m128i b) { return _mm_min_epi16(a, b); }
inline __m128i narrow(__m128i a, __m128i b) { return _mm_packs_epi32(a, b); }
inline __m128i upper_words(__m128i a, __m128i b) {
    return _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(a), _mm_castsi128_ps(b), 0xdd));
}
template <class Scalar>
inline __m128i bytes_of(__m128i low, __m128i high, Scalar) {
    return _mm_packs_epi16(low, high);
}

inline int top_bits(__m128i bytes) { return _mm_movemask_epi8(bytes); }
inline constexpr int all_top_bits = 0xffff;
#endif

/// A register of Element, to be read as one of bytes and back by a cast.
template <class Element>
struct RegisterOf {
    typedef Element Type __attribute__((vector_size(sizeof(ByteRegister))));
};
template <class Element>
using Register = typename RegisterOf<Element>::Type;

/// A register of `width` numbers.
template <class Scalar>
struct Lanes {
    Register<Scalar> value;

    static constexpr std::size_t width = sizeof(ByteRegister) / sizeof(Scalar);
    static Lanes load(const Scalar* from) {
        Lanes lanes;
        __builtin_memcpy(&lanes.value, from, sizeof lanes.value);
        return lanes;
    }
    friend Lanes operator+(Lanes a, Lanes b) { return {a.value + b.value}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {a.value - b.value}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {a.value * b.value}; }
    friend Lanes operator/(Lanes a, Lanes b) { return {a.value / b.value}; }
    friend Lanes twice(Lanes number) { return number + number; }
    friend Lanes root(Lanes square) { return {detail::root(square.value)}; }
};

template <class Scalar>
struct Arithmetic<Lanes<Scalar>> {
    using Element = Scalar;
    using Work = Lanes<Scalar>;
    using Bits = Register<typename Format<Scalar>::Bits>;
    static Work broadcast(Scalar number) { return {number - Register<Scalar>{}}; }
    static Work absolute(Work number) { return {(Register<Scalar>)((Bits)number.value & (~Bits{} >> 1))}; }
    static Work above_zero(Work number) { return {detail::larger(Register<Scalar>{}, number.value)}; }
    static Work larger(Work a, Work b) { return {detail::larger(a.value, b.value)}; }
#if defined(__AVX__)
    static Work overshoot(Work a, Work b) { return above_zero(a - b); }  // b is read once, by the subtraction
#else
    static Work overshoot(Work a, Work b) { return larger(a, b) - b; }  // nothing is copied to be overwritten
#endif
    static Work smaller(Work a, Work b) { return {detail::smaller(a.value, b.value)}; }
    static Work add_product(Work a, Work b, Work c) { return {detail::add_product(a.value, b.value, c.value)}; }
    static Work subtract_product(Work a, Work b, Work c) { return {detail::subtract_product(a.value, b.value, c.value)}; }
};

/// Has the compiler compute the number here, and not where it is read: gcc 12 otherwise keeps all it is made of until then,
/// which is more than there are registers.
template <class Scalar>
TANGENCY_EXACT_INLINE void keep_in_register(Lanes<Scalar>& number) {
    __asm__("" : "+x"(number.value));
}

template <class Scalar>
ByteRegister bits(Lanes<Scalar> numbers) {
    return (ByteRegister)numbers.value;
}

/// All ones where |gap_sq| > bound and finite.
template <class Scalar>
ByteRegister beyond(Lanes<Scalar> gap_sq, Lanes<Scalar> bound) {
    using Do = Arithmetic<Lanes<Scalar>>;
    const auto size = Do::absolute(gap_sq).value;
    return (ByteRegister)(size > bound.value) & (ByteRegister)(size <= Do::broadcast(std::numeric_limits<Scalar>::max()).value);
}

/// All ones where least <= a and b <= greatest.
template <class Scalar>
ByteRegister between(Scalar least, Lanes<Scalar> a, Lanes<Scalar> b, Scalar greatest) {
    using Do = Arithmetic<Lanes<Scalar>>;
    return (ByteRegister)(Do::broadcast(least).value <= a.value) & (ByteRegister)(b.value <= Do::broadcast(greatest).value);
}

inline ByteRegister both(ByteRegister a, ByteRegister b) { return a & b; }
inline bool is_all(ByteRegister words) { return top_bits(words) == all_top_bits; }

/// The upper 16 bits of each lane of a step: the sign and the leading bits of magnitude of float or double alike, in the order
/// that packing leaves them in, which bytes_of makes good.
struct UpperHalves {
    ByteRegister low, high;
};

/// A step's register `Place`, of `registers`, which are asked for in order; or its words of 32 bits, those of two registers of
/// doubles; or the upper halves of two of these.
template <class Scalar, std::size_t Place, class Registers>
TANGENCY_EXACT_INLINE ByteRegister words_of(Registers& registers) {
    if constexpr (sizeof(Scalar) == 4) {
        return registers.template bits_at<Place>();
    } else {
        const ByteRegister first = registers.template bits_at<2 * Place>();
        return upper_words(first, registers.template bits_at<2 * Place + 1>());
    }
}
template <class Scalar, std::size_t Place, class Registers>
TANGENCY_EXACT_INLINE ByteRegister upper_half_of(Registers& registers) {
    using Words = Register<std::int32_t>;
    const auto first = (Words)words_of<Scalar, 2 * Place>(registers);
    const auto second = (Words)words_of<Scalar, 2 * Place + 1>(registers);
    return narrow((ByteRegister)(first >> 16), (ByteRegister)(second >> 16));
}
template <class Scalar, std::size_t Step, class Registers>
TANGENCY_EXACT_INLINE UpperHalves upper_halves_of(Registers& registers) {
    const ByteRegister low = upper_half_of<Scalar, 2 * Step>(registers);
    return {low, upper_half_of<Scalar, 2 * Step + 1>(registers)};
}

// A rank is the order of an upper half's magnitude as a signed number of 16 bits: the half doubled, which takes its sign, less
// that of infinity. So finite halves rank up to 0x7ffe, and infinities and NaNs wrap to the least.
template <class Scalar>
inline constexpr int rank_of_infinity = sizeof(Scalar) == 4 ? 2 * 0x7f80 : 2 * 0x7ff0;

/// The least rank of a gap, of all registers of a step.
template <class Scalar>
TANGENCY_EXACT_INLINE ByteRegister least_rank(const UpperHalves& gaps) {
    using Halves = Register<std::uint16_t>;
    constexpr auto lowered = static_cast<std::uint16_t>(0x18000 - rank_of_infinity<Scalar>);
    const auto rank = [](ByteRegister halves) { return (ByteRegister)((Halves)halves + (Halves)halves + (Halves{} + lowered)); };
    return least_signed(rank(gaps.low), rank(gaps.high));
}

/// `least`, but below any bound in lanes of words that are not all ones.
inline ByteRegister least_unless(ByteRegister least, ByteRegister words) {
    using Halves = Register<std::uint16_t>;
    return least_signed(least, (ByteRegister)((Halves)words ^ (Halves{} + static_cast<std::uint16_t>(0x8000))));
}

/// Whether every gap's magnitude exceeds the bound of its lane, which is not negative, by its rank already. That of the bound
/// takes one bit more along, and saturates: nothing exceeds an infinite one, or a NaN.
template <class Scalar>
TANGENCY_EXACT_INLINE bool is_beyond(ByteRegister least, Lanes<Scalar> bound) {
    using Words = Register<std::uint32_t>;
    using Signed = Register<std::int16_t>;
    auto words = (Words)bits(bound);
    if constexpr (sizeof(Scalar) == 8) words = (Words)upper_words(bits(bound), bits(bound));
    const auto ranks = (ByteRegister)((words >> 15) - (Words{} + static_cast<std::uint32_t>(rank_of_infinity<Scalar> - 0x8000)));
    return is_all((ByteRegister)((Signed)least > (Signed)narrow(ranks, ranks)));
}

/// Stores a byte a lane, `overlapping` (1 or 2) where the sign is negative and 0 elsewhere.
template <class Scalar>
void store_signs(const UpperHalves& gaps, unsigned char overlapping, unsigned char* to) {
    using Halves = Register<std::uint16_t>;
    const auto codes = ((Halves)bytes_of(gaps.low, gaps.high, Scalar{}) >> (overlapping == 1 ? 7 : 6)) &
                       (Halves{} + static_cast<std::uint16_t>(0x101 * overlapping));
    __builtin_memcpy(to, &codes, sizeof codes);
}

/// The same, but for lanes of 0, which are undecided: there `undecided` is stored. Returns whether there are any.
template <class Scalar>
bool store_codes(const UpperHalves& gaps, unsigned char overlapping, unsigned char undecided, unsigned char* to) {
    using Bytes = Register<unsigned char>;
    const auto packed = (Register<signed char>)bytes_of(gaps.low, gaps.high, Scalar{});
    const auto open = (Bytes)(packed == Register<signed char>{});
    const auto codes = ((Bytes)(packed < Register<signed char>{}) & (overlapping - Bytes{})) | (open & (undecided - Bytes{}));
    __builtin_memcpy(to, &codes, sizeof codes);
    return top_bits((ByteRegister)open) != 0;
}

/// Inputs whose bytes fill a register.
inline constexpr std::size_t step_length = sizeof(ByteRegister);

/// Asks the caches for a step of inputs of a column that lies a little beyond `column`. Processors fetch ahead by
/// themselves, but follow few columns at once and stop at each page. A fetch never faults, so the end needs no care;
/// integers, because pointers beyond the end may not be formed.
template <class Scalar>
TANGENCY_EXACT_INLINE void fetch_step_ahead(const Scalar* column) {
    constexpr std::uintptr_t ahead = 1024, line = 64;
    const auto at = reinterpret_cast<std::uintptr_t>(column) + ahead;
    for (std::uintptr_t offset = 0; offset < step_length * sizeof(Scalar); offset += line)
        _mm_prefetch(reinterpret_cast<const char*>(at + offset), _MM_HINT_T0);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact

#endif  // GCC or clang, SSE2
