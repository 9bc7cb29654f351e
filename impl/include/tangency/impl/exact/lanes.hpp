// SPDX-License-Identifier: MIT
// The filter's operations on vector registers: SSE2, or AVX2 with FMA, as the compiler is told to target.
#pragma once

#include "arithmetic.hpp"

#if defined(__GNUC__) && defined(__SSE2__)
#define TANGENCY_EXACT_LANES 1

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// A register of `width` numbers. `beyond` is all ones where |gap_sq| > bound. `word` is a lane's answer: the same,
/// with bit 0 flipped where gap_sq < 0. `pack` makes one register of bytes of so many words, and keeps all ones, one
/// less and the sign of any other word: a number's bits may be packed for its sign.
template <class Scalar>
struct Lanes;

#if defined(__AVX2__) && defined(__FMA__)
using ByteRegister = __m256i;

template <>
struct Lanes<float> {
    __m256 value;

    static constexpr std::size_t width = 8;
    static Lanes load(const float* from) { return {_mm256_loadu_ps(from)}; }
    friend Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_ps(a.value, b.value)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_ps(a.value, b.value)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm256_mul_ps(a.value, b.value)}; }
};

template <>
struct Arithmetic<Lanes<float>> {
    using Element = float;
    using Work = Lanes<float>;
    static Work broadcast(float number) { return {_mm256_set1_ps(number)}; }
    static Work absolute(Work number) { return {_mm256_andnot_ps(_mm256_set1_ps(-0.0F), number.value)}; }
    static Work above_zero(Work number) { return {_mm256_max_ps(_mm256_setzero_ps(), number.value)}; }
    static Work larger(Work a, Work b) { return {_mm256_max_ps(a.value, b.value)}; }
    static Work add_product(Work a, Work b, Work c) { return {_mm256_fmadd_ps(a.value, b.value, c.value)}; }
    static Work subtract_product(Work a, Work b, Work c) { return {_mm256_fnmadd_ps(a.value, b.value, c.value)}; }
};

inline __m256i bits(Lanes<float> numbers) { return _mm256_castps_si256(numbers.value); }
inline __m256i beyond(Lanes<float> gap_sq, Lanes<float> bound) {
    const Lanes<float> absolute = Arithmetic<Lanes<float>>::absolute(gap_sq);
    return _mm256_castps_si256(_mm256_cmp_ps(absolute.value, bound.value, _CMP_GT_OQ));
}

/// 32 words of 32 bits.
inline __m256i pack(const __m256i* words, float) {
    const __m256i low = _mm256_packs_epi32(words[0], words[1]);
    const __m256i high = _mm256_packs_epi32(words[2], words[3]);
    // Packing works in halves of the register, so groups of four bytes come out of order.
    return _mm256_permutevar8x32_epi32(_mm256_packs_epi16(low, high), _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

template <>
struct Lanes<double> {
    __m256d value;

    static constexpr std::size_t width = 4;
    static Lanes load(const double* from) { return {_mm256_loadu_pd(from)}; }
    friend Lanes operator+(Lanes a, Lanes b) { return {_mm256_add_pd(a.value, b.value)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm256_sub_pd(a.value, b.value)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm256_mul_pd(a.value, b.value)}; }
};

template <>
struct Arithmetic<Lanes<double>> {
    using Element = double;
    using Work = Lanes<double>;
    static Work broadcast(double number) { return {_mm256_set1_pd(number)}; }
    static Work absolute(Work number) { return {_mm256_andnot_pd(_mm256_set1_pd(-0.0), number.value)}; }
    static Work above_zero(Work number) { return {_mm256_max_pd(_mm256_setzero_pd(), number.value)}; }
    static Work larger(Work a, Work b) { return {_mm256_max_pd(a.value, b.value)}; }
    static Work add_product(Work a, Work b, Work c) { return {_mm256_fmadd_pd(a.value, b.value, c.value)}; }
    static Work subtract_product(Work a, Work b, Work c) { return {_mm256_fnmadd_pd(a.value, b.value, c.value)}; }
};

inline __m256i bits(Lanes<double> numbers) { return _mm256_castpd_si256(numbers.value); }
inline __m256i beyond(Lanes<double> gap_sq, Lanes<double> bound) {
    const Lanes<double> absolute = Arithmetic<Lanes<double>>::absolute(gap_sq);
    return _mm256_castpd_si256(_mm256_cmp_pd(absolute.value, bound.value, _CMP_GT_OQ));
}

/// 32 words of 64 bits, of which the high halves tell all.
inline __m256i pack(const __m256i* words, double) {
    __m256i halves[4];
    for (int i = 0; i < 4; ++i) {
        const __m256 low = _mm256_castsi256_ps(words[2 * i]), high = _mm256_castsi256_ps(words[2 * i + 1]);
        halves[i] = _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(low, high, 0xdd)), 0xd8);
    }
    return pack(halves, 0.0F);
}

template <class Scalar>
__m256i word(Lanes<Scalar> gap_sq, Lanes<Scalar> bound) {
    return _mm256_xor_si256(beyond(gap_sq, bound), _mm256_srli_epi32(bits(gap_sq), 31));
}

inline __m256i both(__m256i a, __m256i b) { return _mm256_and_si256(a, b); }
inline bool is_all(__m256i words) { return _mm256_movemask_epi8(words) == -1; }

/// Stores a byte a lane, `overlapping` where the sign is negative and 0 elsewhere.
inline void store_signs(__m256i packed, unsigned char overlapping, unsigned char* to) {
    const __m256i negative = _mm256_cmpgt_epi8(_mm256_setzero_si256(), packed);
    const __m256i code = _mm256_set1_epi8(static_cast<char>(overlapping));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm256_and_si256(negative, code));
}

/// Stores a byte a lane, `overlapping` (1 or 2) where gap_sq < 0 and bit 7 where undecided. Returns those bits 7.
inline int store_codes(__m256i packed, unsigned char overlapping, unsigned char* to) {
    __m256i codes = _mm256_andnot_si256(packed, _mm256_set1_epi8(static_cast<char>(0x81)));
    if (overlapping == 2) codes = _mm256_add_epi8(codes, _mm256_and_si256(codes, _mm256_set1_epi8(1)));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), codes);
    return _mm256_movemask_epi8(codes);
}
#else
using ByteRegister = __m128i;

template <>
struct Lanes<float> {
    __m128 value;

    static constexpr std::size_t width = 4;
    static Lanes load(const float* from) { return {_mm_loadu_ps(from)}; }
    friend Lanes operator+(Lanes a, Lanes b) { return {_mm_add_ps(a.value, b.value)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm_sub_ps(a.value, b.value)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm_mul_ps(a.value, b.value)}; }
};

template <>
struct Arithmetic<Lanes<float>> {
    using Element = float;
    using Work = Lanes<float>;
    static Work broadcast(float number) { return {_mm_set1_ps(number)}; }
    static Work absolute(Work number) { return {_mm_andnot_ps(_mm_set1_ps(-0.0F), number.value)}; }
    static Work above_zero(Work number) { return {_mm_max_ps(_mm_setzero_ps(), number.value)}; }
    static Work larger(Work a, Work b) { return {_mm_max_ps(a.value, b.value)}; }
    static Work add_product(Work a, Work b, Work c) { return a * b + c; }
    static Work subtract_product(Work a, Work b, Work c) { return c - a * b; }
};

inline __m128i bits(Lanes<float> numbers) { return _mm_castps_si128(numbers.value); }
inline __m128i beyond(Lanes<float> gap_sq, Lanes<float> bound) {
    const Lanes<float> absolute = Arithmetic<Lanes<float>>::absolute(gap_sq);
    return _mm_castps_si128(_mm_cmpgt_ps(absolute.value, bound.value));
}

/// 16 words of 32 bits.
inline __m128i pack(const __m128i* words, float) {
    return _mm_packs_epi16(_mm_packs_epi32(words[0], words[1]), _mm_packs_epi32(words[2], words[3]));
}

template <>
struct Lanes<double> {
    __m128d value;

    static constexpr std::size_t width = 2;
    static Lanes load(const double* from) { return {_mm_loadu_pd(from)}; }
    friend Lanes operator+(Lanes a, Lanes b) { return {_mm_add_pd(a.value, b.value)}; }
    friend Lanes operator-(Lanes a, Lanes b) { return {_mm_sub_pd(a.value, b.value)}; }
    friend Lanes operator*(Lanes a, Lanes b) { return {_mm_mul_pd(a.value, b.value)}; }
};

template <>
struct Arithmetic<Lanes<double>> {
    using Element = double;
    using Work = Lanes<double>;
    static Work broadcast(double number) { return {_mm_set1_pd(number)}; }
    static Work absolute(Work number) { return {_mm_andnot_pd(_mm_set1_pd(-0.0), number.value)}; }
    static Work above_zero(Work number) { return {_mm_max_pd(_mm_setzero_pd(), number.value)}; }
    static Work larger(Work a, Work b) { return {_mm_max_pd(a.value, b.value)}; }
    static Work add_product(Work a, Work b, Work c) { return a * b + c; }
    static Work subtract_product(Work a, Work b, Work c) { return c - a * b; }
};

inline __m128i bits(Lanes<double> numbers) { return _mm_castpd_si128(numbers.value); }
inline __m128i beyond(Lanes<double> gap_sq, Lanes<double> bound) {
    const Lanes<double> absolute = Arithmetic<Lanes<double>>::absolute(gap_sq);
    return _mm_castpd_si128(_mm_cmpgt_pd(absolute.value, bound.value));
}

/// 16 words of 64 bits, of which the high halves tell all.
inline __m128i pack(const __m128i* words, double) {
    __m128i halves[4];
    for (int i = 0; i < 4; ++i) {
        const __m128 low = _mm_castsi128_ps(words[2 * i]), high = _mm_castsi128_ps(words[2 * i + 1]);
        halves[i] = _mm_castps_si128(_mm_shuffle_ps(low, high, 0xdd));
    }
    return pack(halves, 0.0F);
}

template <class Scalar>
__m128i word(Lanes<Scalar> gap_sq, Lanes<Scalar> bound) {
    return _mm_xor_si128(beyond(gap_sq, bound), _mm_srli_epi32(bits(gap_sq), 31));
}

inline __m128i both(__m128i a, __m128i b) { return _mm_and_si128(a, b); }
inline bool is_all(__m128i words) { return _mm_movemask_epi8(words) == 0xffff; }

/// Stores a byte a lane, `overlapping` where the sign is negative and 0 elsewhere.
inline void store_signs(__m128i packed, unsigned char overlapping, unsigned char* to) {
    const __m128i negative = _mm_cmplt_epi8(packed, _mm_setzero_si128());
    const __m128i code = _mm_set1_epi8(static_cast<char>(overlapping));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_and_si128(negative, code));
}

/// Stores a byte a lane, `overlapping` (1 or 2) where gap_sq < 0 and bit 7 where undecided. Returns those bits 7.
inline int store_codes(__m128i packed, unsigned char overlapping, unsigned char* to) {
    __m128i codes = _mm_andnot_si128(packed, _mm_set1_epi8(static_cast<char>(0x81)));
    if (overlapping == 2) codes = _mm_add_epi8(codes, _mm_and_si128(codes, _mm_set1_epi8(1)));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), codes);
    return _mm_movemask_epi8(codes);
}
#endif

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
