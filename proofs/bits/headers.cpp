// SPDX-License-Identifier: MIT
// Asks the headers, as the flags of this build have them.
#include "headers.hpp"

#include <type_traits>
#include <utility>

#include "tangency/impl/exact_filtered.hpp"
#include "tangency/impl/exact_filtered_axis.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace headers {
namespace {

namespace exact = tangency::impl::exact;
namespace inner = exact::detail;

void flush_subnormals([[maybe_unused]] bool flushing) {
    asm volatile("" : : : "memory");
#if defined(__x86_64__)
    _mm_setcsr(flushing ? _mm_getcsr() | 0x8040U : _mm_getcsr() & ~0x8040U);
#endif
    asm volatile("" : : : "memory");
}

template <class Work>
Estimate as_doubles(const inner::Estimate<Work>& estimate) {
    return {estimate.gap_sq, estimate.bound, estimate.reach};
}

template <class Box, class Scalar, std::size_t Dim>
struct Asked {
    static constexpr std::size_t length = 3 * Dim + 1;
    static constexpr auto places = std::make_index_sequence<length>{};
    static constexpr auto axes = std::make_index_sequence<Dim>{};

    struct Answer {
        inner::Estimate<Scalar> own;
        inner::Estimate<double> wide;
        exact::Verdict verdict, expanded{};
        inner::Squares<Dim> squares;
    };
    [[gnu::noinline]] static void run(const Scalar* row, Scalar anchor, Answer& answer, Found& found) {
        double wide[length];
        for (std::size_t i = 0; i < length; ++i)
            if constexpr (std::is_same_v<Scalar, float>)
                wide[i] = inner::widened(row[i]);
            else
                wide[i] = row[i];
        answer.own = inner::estimate<Box, Scalar>(row, axes);
        answer.wide = inner::estimate<Box, Scalar>(static_cast<const double*>(wide), axes);
        found.is_decided = inner::is_decided(answer.own, answer.verdict);
        found.is_tie = inner::is_exact_tie(row, answer.own, places);
        found.lost = inner::lost_beside(row, anchor, places);
        found.in_domain = inner::in_expansion_domain(row, places);
        found.are_pairs = found.in_domain && inner::find_squares<Box>(row, answer.squares);
        found.is_expanded = found.in_domain && inner::decide_by_expansions<Box, Dim>(row, answer.expanded);
        found.is_whole = inner::count_whole(row, reinterpret_cast<std::int32_t(&)[length]>(found.counted));
    }

    static void ask(const double* row, double anchor, bool flushing, Found& found) {
        Scalar numbers[length];
        for (std::size_t i = 0; i < length; ++i) numbers[i] = static_cast<Scalar>(row[i]);
        Answer answer;
        flush_subnormals(flushing);
        run(numbers, static_cast<Scalar>(anchor), answer, found);
        flush_subnormals(false);
        found.own = as_doubles(answer.own);
        found.wide = as_doubles(answer.wide);
        found.verdict = static_cast<int>(answer.verdict);
        found.expanded = static_cast<int>(answer.expanded);
        if (!found.in_domain) return;
        const auto copy = [](const inner::Pair& pair, double(&to)[2]) {
            to[0] = pair.high;
            to[1] = pair.low;
        };
        for (std::size_t i = 0; i < Dim; ++i) copy(answer.squares.at(answer.squares.root, i), found.root[i]);
        for (std::size_t i = 0; i <= Dim; ++i) copy(answer.squares.at(answer.squares.square, i), found.square[i]);
    }

#if defined(TANGENCY_EXACT_LANES)
    using Lanes = inner::Lanes<Scalar>;
    [[gnu::noinline]] static void run_lanes(const Scalar (*columns)[at_once], inner::Estimate<Lanes>* found) {
        for (std::size_t at = 0; at < at_once; at += Lanes::width) {
            Lanes row[length];
            for (std::size_t i = 0; i < length; ++i) row[i] = Lanes::load(columns[i] + at);
            found[at / Lanes::width] = inner::estimate<Box, Scalar>(static_cast<const Lanes*>(row), axes);
        }
    }
    static void ask_in_registers(const double (*columns)[at_once], bool flushing, Estimate* found) {
        Scalar numbers[length][at_once];
        for (std::size_t i = 0; i < length * at_once; ++i)
            numbers[i / at_once][i % at_once] = static_cast<Scalar>(columns[i / at_once][i % at_once]);
        inner::Estimate<Lanes> lanes[at_once / Lanes::width];
        flush_subnormals(flushing);
        run_lanes(numbers, lanes);
        flush_subnormals(false);
        for (std::size_t k = 0; k < at_once; ++k) {
            const auto& of = lanes[k / Lanes::width];
            const std::size_t at = k % Lanes::width;
            found[k] = {of.gap_sq.value[at], of.bound.value[at], of.reach.value[at]};
        }
    }
#else
    static void ask_in_registers(const double (*)[at_once], bool, Estimate*) {}
#endif

    [[gnu::noinline]] static void run_decompose(const Scalar (&numbers)[2], int shift, Decomposed& found) {
        found.is_finite = inner::is_finite(numbers[0]);
        if (!found.is_finite) return;
        const inner::Decomposed parts = inner::decompose(numbers[0]);
        found = {parts.magnitude,
                 parts.exponent,
                 true,
                 parts.negative,
                 inner::ByBits::less(numbers[0], numbers[1]),
                 inner::scaled(numbers[0], shift)};
    }
    static Decomposed decompose(double number, double other, int shift, bool flushing) {
        const Scalar numbers[] = {static_cast<Scalar>(number), static_cast<Scalar>(other)};
        Decomposed found;
        flush_subnormals(flushing);
        run_decompose(numbers, shift, found);
        flush_subnormals(false);
        return found;
    }
};

template <class Box, class Scalar, std::size_t Dim>
constexpr Kind kind(int form) {
    using Of = Asked<Box, Scalar, Dim>;
    return {form, std::is_same_v<Scalar, float>, Dim, Of::ask, Of::ask_in_registers, Of::decompose};
}

}  // namespace

#define TANGENCY_KINDS(form, Box)                                                                                \
    kind<Box, float, 1>(form), kind<Box, float, 2>(form), kind<Box, float, 3>(form), kind<Box, double, 1>(form), \
        kind<Box, double, 2>(form), kind<Box, double, 3>(form)
const Kind kinds[18] = {TANGENCY_KINDS(0, exact::CenterHalf), TANGENCY_KINDS(1, exact::LoHi), TANGENCY_KINDS(2, exact::CornerSize)};

#if defined(__FMA__)
const bool has_fma = true;
bool can_run() { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"); }
#else
const bool has_fma = false;
bool can_run() { return true; }
#endif
#if defined(TANGENCY_EXACT_LANES)
const bool has_registers = true;
#else
const bool has_registers = false;
#endif

[[gnu::noinline]] void run_add(inner::Expansion<20>& sum, double number) { sum.add(number); }
void add(Parts& parts, double number, bool flushing) {
    inner::Expansion<20> sum;
    sum.count = parts.count;
    for (std::size_t i = 0; i < sum.count; ++i) sum.part[i] = parts.part[i];
    flush_subnormals(flushing);
    run_add(sum, number);
    flush_subnormals(false);
    parts.count = sum.count;
    for (std::size_t i = 0; i < sum.count; ++i) parts.part[i] = sum.part[i];
}

}  // namespace headers
