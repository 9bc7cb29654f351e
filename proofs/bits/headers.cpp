// SPDX-License-Identifier: MIT
// Asks the headers, as the flags of this build have them.
#include "headers.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <utility>

#include "tangency/impl/exact_filtered.hpp"
#include "tangency/impl/exact_filtered_axis.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"
#include "tangency/impl/exact_filtered_quaternion.hpp"

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

template <class Form, class Orientation, class Scalar>
struct AskedRotated {
    using Box = inner::RotatedBox<Form, Orientation, Scalar>;
    static constexpr std::size_t length = Box::Place::length;

    template <class Stored>
    static RotatedEstimate judged(const inner::RotatedEstimate<Stored>& estimate) {
        const auto& [gap_sq, bound, reach, scale] = estimate;
        exact::Verdict verdict, other;
        const bool is_decided = inner::is_decided(estimate, verdict);
        const bool is_decided_on_bound = inner::is_decided(inner::RotatedEstimate<Stored>{bound, bound, reach, scale}, other);
        return {gap_sq, bound, reach, scale, is_decided, is_decided_on_bound, static_cast<int>(verdict)};
    }
    [[gnu::noinline]] static void run(const Scalar* row, RotatedFound& found, inner::Pair (&pairs)[5]) {
        double wide[length];
        for (std::size_t i = 0; i < length; ++i) wide[i] = static_cast<double>(row[i]);
        const auto frame = inner::frame_in<Orientation, inner::Pair>(wide);
        found.estimate[0] = judged(Box::estimate(row));
        found.estimate[1] = judged(inner::estimate_rotated<Form, Orientation, double, inner::Pair>(wide, frame, Orientation::pairs_k));
        found.is_inside = inner::is_surely_inside<Form, Orientation>(wide, inner::frame_in<Orientation, double>(wide),
                                                                     std::make_index_sequence<Orientation::dim>{});
        const Box box(row);
        exact::Verdict answer[2]{};
        found.is_answered[0] = box.is_valid() && box.decide_in_double(answer[0]);
        found.is_answered[1] = box.is_valid() && box.decide_by_expansions(answer[1]);
        for (std::size_t i = 0; i < 2; ++i) found.answer[i] = static_cast<int>(answer[i]);
        const inner::Pair a = inner::two_product(wide[0], wide[1]), b = inner::two_product(wide[2], wide[3]);
        const inner::Pair made[] = {a, b, a + b, a * b, root(inner::absolute(a))};
        std::copy(made, made + 5, pairs);
    }
    static void ask(const double* row, bool flushing, RotatedFound& found) {
        Scalar numbers[length];
        for (std::size_t i = 0; i < length; ++i) numbers[i] = static_cast<Scalar>(row[i]);
        inner::Pair pairs[5];
        flush_subnormals(flushing);
        run(numbers, found, pairs);
        flush_subnormals(false);
        std::memcpy(found.pairs, pairs, sizeof pairs);
    }
};

template <class Form, class Orientation, class Scalar>
constexpr RotatedKind rotated_kind(const char* name) {
    return {name, Orientation::dim, Form::doubled, std::is_same_v<Scalar, float>, AskedRotated<Form, Orientation, Scalar>::ask};
}

#if defined(TANGENCY_EXACT_LANES)
template <class Scalar>
struct Step {
    using Lanes = inner::Lanes<Scalar>;
    Scalar gaps[inner::step_length];

    template <std::size_t Place>
    inner::ByteRegister bits_at() const {
        return inner::bits(Lanes::load(gaps + Place * Lanes::width));
    }
    static bool is_beyond(const std::uint64_t* gaps, const std::uint64_t* bounds) {
        Step step;
        Scalar bound[Lanes::width];
        for (std::size_t i = 0; i < inner::step_length; ++i) std::memcpy(step.gaps + i, gaps + i, sizeof(Scalar));  // of f32 the lower half
        for (std::size_t i = 0; i < Lanes::width; ++i) std::memcpy(bound + i, bounds + i, sizeof(Scalar));
        return inner::is_beyond(inner::least_rank<Scalar>(inner::upper_halves_of<Scalar, 0>(step)), Lanes::load(bound));
    }
};
#endif

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

#define TANGENCY_ROTATED_KINDS(form, Form)                                                                                       \
    rotated_kind<Form, inner::ByAxis, float>(form " by an axis"), rotated_kind<Form, inner::ByAxis, double>(form " by an axis"), \
        rotated_kind<Form, inner::ByQuaternion, float>(form " by a quaternion"),                                                 \
        rotated_kind<Form, inner::ByQuaternion, double>(form " by a quaternion")
const RotatedKind rotated_kinds[8] = {TANGENCY_ROTATED_KINDS("center_half", exact::CenterHalf),
                                      TANGENCY_ROTATED_KINDS("corner_size", exact::CornerSize)};

#if defined(__FMA__)
const bool has_fma = true;
bool can_run() { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"); }
#else
const bool has_fma = false;
bool can_run() { return true; }
#endif
#if (defined(__x86_64__) || defined(__i386__)) && !defined(__FMA__) && !defined(__FMA4__)
const bool splits = true;
#else
const bool splits = false;
#endif
#if defined(TANGENCY_EXACT_LANES)
const bool has_registers = true;
const std::size_t step_length = inner::step_length;
bool is_step_beyond(bool is_f32, const std::uint64_t* gaps, const std::uint64_t* bounds) {
    return is_f32 ? Step<float>::is_beyond(gaps, bounds) : Step<double>::is_beyond(gaps, bounds);
}
#else
const bool has_registers = false;
const std::size_t step_length = 0;
bool is_step_beyond(bool, const std::uint64_t*, const std::uint64_t*) { return false; }
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
