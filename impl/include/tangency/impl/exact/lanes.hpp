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
inline __m256 fused(__m256 a, __m256 b, __m256 c) { return _mm256_fmadd_ps(a, b, c); }
inline __m256d fused(__m256d a, __m256d b, __m256d c) { return _mm256_fmadd_pd(a, b, c); }
inline __m256 fused_negative(__m256 a, __m256 b, __m256 c) { return _mm256_fnmadd_ps(a, b, c); }
inline __m256d fused_negative(__m256d a, __m256d b, __m256d c) { return _mm256_fnmadd_pd(a, b, c); }

/// 32 words of 32 bits.
inline __m256i pack(const __m256i* words, float) {
    const __m256i low = _mm256_packs_epi32(words[0], words[1]);
    const __m256i high = _mm256_packs_epi32(words[2], words[3]);
    // Packing works in halves of the register, so groups of four bytes come out of order.
    return _mm256_permutevar8x32_epi32(_mm256_packs_epi16(low, high), _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

/// The high halves of two registers of words of 64 bits, which tell all.
inline __m256i high_halves(__m256i a, __m256i b) {
    const __m256 halves = _mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xdd);
    return _mm256_permute4x64_epi64(_mm256_castps_si256(halves), 0xd8);
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
Register fused(Register a, Register b, Register c) {
    return a * b + c;
}
template <class Register>
Register fused_negative(Register a, Register b, Register c) {
    return c - a * b;
}

/// 16 words of 32 bits.
inline __m128i pack(const __m128i* words, float) {
    return _mm_packs_epi16(_mm_packs_epi32(words[0], words[1]), _mm_packs_epi32(words[2], words[3]));
}

/// The high halves of two registers of words of 64 bits, which tell all.
inline __m128i high_halves(__m128i a, __m128i b) {
    return _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(a), _mm_castsi128_ps(b), 0xdd));
}

inline int top_bits(__m128i bytes) { return _mm_movemask_epi8(bytes); }
inline constexpr int all_top_bits = 0xffff;
#endif

/// As many words of 64 bits. `pack` makes one register of bytes of its words, and keeps all ones, one less and the sign
/// of any other word: a number's bits may be packed for its sign.
inline ByteRegister pack(const ByteRegister* words, double) {
    const ByteRegister halves[4] = {high_halves(words[0], words[1]), high_halves(words[2], words[3]), high_halves(words[4], words[5]),
                                    high_halves(words[6], words[7])};
    return pack(halves, 0.0F);
}

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
    static Work smaller(Work a, Work b) { return {detail::smaller(a.value, b.value)}; }
    static Work add_product(Work a, Work b, Work c) { return {fused(a.value, b.value, c.value)}; }
    static Work subtract_product(Work a, Work b, Work c) { return {fused_negative(a.value, b.value, c.value)}; }
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

/// All ones where |gap_sq| > bound.
template <class Scalar>
ByteRegister beyond(Lanes<Scalar> gap_sq, Lanes<Scalar> bound) {
    return (ByteRegister)(Arithmetic<Lanes<Scalar>>::absolute(gap_sq).value > bound.value);
}

/// All ones where least <= a and b <= greatest.
template <class Scalar>
ByteRegister between(Scalar least, Lanes<Scalar> a, Lanes<Scalar> b, Scalar greatest) {
    using Do = Arithmetic<Lanes<Scalar>>;
    return (ByteRegister)(Do::broadcast(least).value <= a.value) & (ByteRegister)(b.value <= Do::broadcast(greatest).value);
}

/// A lane's answer: `decided`, all ones or none, with bit 0 flipped where gap_sq < 0.
template <class Scalar>
ByteRegister word(ByteRegister decided, Lanes<Scalar> gap_sq) {
    using Words = Register<std::uint32_t>;
    return decided ^ (ByteRegister)((Words)bits(gap_sq) >> 31);
}

inline ByteRegister both(ByteRegister a, ByteRegister b) { return a & b; }
inline bool is_all(ByteRegister words) { return top_bits(words) == all_top_bits; }

/// Stores a byte a lane, `overlapping` where the sign is negative and 0 elsewhere.
inline void store_signs(ByteRegister packed, unsigned char overlapping, unsigned char* to) {
    const auto codes =
        (Register<unsigned char>)((Register<signed char>)packed < Register<signed char>{}) & (overlapping - Register<unsigned char>{});
    __builtin_memcpy(to, &codes, sizeof codes);
}

/// Stores a byte a lane, `overlapping` (1 or 2) where gap_sq < 0 and bit 7 where undecided. Returns those bits 7.
inline int store_codes(ByteRegister packed, unsigned char overlapping, unsigned char* to) {
    using Bytes = Register<unsigned char>;
    constexpr unsigned char kept = 0x81, lowest = 1;
    Bytes codes = ~(Bytes)packed & (kept - Bytes{});
    if (overlapping == 2) codes += codes & (lowest - Bytes{});
    __builtin_memcpy(to, &codes, sizeof codes);
    return top_bits((ByteRegister)codes);
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
