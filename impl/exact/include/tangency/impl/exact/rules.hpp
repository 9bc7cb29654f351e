// SPDX-License-Identifier: MIT
// What exact_filtered asks of the compiler, said at compile time.
#pragma once

#include <cfloat>

#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(_M_FP_FAST)
#error "exact_filtered: fast-math may reorder sums, and the error terms that prove the answer vanish; compile without"
#endif
#if defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#error "exact_filtered: the filter hands overflow on as an infinity; compile without -ffinite-math-only"
#endif
#if defined(__NO_SIGNED_ZEROS__)
#error "exact_filtered: fma(a, b, 0.0) must stay one operation; compile without -fno-signed-zeros"
#endif
#if FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16
#error "exact_filtered: sums must round to their own type, not to a wider register; on x86 use -mfpmath=sse"
#endif

// Code compiled for different instruction sets differs, so it must not share symbols: a program may
// hold both, and the linker keeps one of each name.
#if defined(__AVX512F__)
#define TANGENCY_EXACT_TARGET target_avx512
#elif defined(__AVX2__)
#define TANGENCY_EXACT_TARGET target_avx2
#elif defined(__FMA__) || defined(__AVX__)
#define TANGENCY_EXACT_TARGET target_avx
#else
#define TANGENCY_EXACT_TARGET target_base
#endif

// APART: keeps the caller small, and keeps the expansions out of functions with other target options. Wide integers, which loop
// anyway, stay functions by it: inlined they make up half of the code for some hundredths of their time.
// INLINE: compilers weigh the whole function and would leave its short first part uninlined. Not at -O0, which inlines nothing
// else, and would only write the same code down hundreds of times.
#if defined(__GNUC__)
#define TANGENCY_EXACT_APART __attribute__((noinline))
#if defined(__OPTIMIZE__)
#define TANGENCY_EXACT_INLINE __attribute__((always_inline)) inline
#else
#define TANGENCY_EXACT_INLINE inline
#endif
#elif defined(_MSC_VER)
#define TANGENCY_EXACT_APART __declspec(noinline)
#define TANGENCY_EXACT_INLINE __forceinline
#else
#define TANGENCY_EXACT_APART
#define TANGENCY_EXACT_INLINE inline
#endif
