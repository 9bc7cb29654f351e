// SPDX-License-Identifier: MIT
// exact_filtered over arrays: the filter in vector registers, what it leaves open settled one by one.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "exact/lanes.hpp"
#include "exact_filtered.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// A structure of arrays: input i has first[axis][i], second[axis][i] as Form names them, center[axis][i] and
/// radius[i]. Any alignment; the arrays may overlap one another.
template <class Scalar, std::size_t Dim>
struct Columns {
    const Scalar* first[Dim];
    const Scalar* second[Dim];
    const Scalar* center[Dim];
    const Scalar* radius;
};

namespace detail {

inline constexpr std::size_t block_length = 256;
inline constexpr unsigned char undecided_code = 0x80;

/// Whether the columns of `count` inputs are fetched ahead: where more than 1 MB, they lie beyond the second-level
/// cache of most machines.
template <class Scalar, std::size_t Dim>
constexpr bool is_far(std::size_t count) {
    return count > (std::size_t{1} << 20) / ((3 * Dim + 1) * sizeof(Scalar));
}

/// How an answer is stored in a byte, and how a verdict becomes one.
struct AsVerdict {
    static constexpr unsigned char overlapping = static_cast<unsigned char>(Verdict::overlapping);
    static constexpr unsigned char code(Verdict verdict) { return static_cast<unsigned char>(verdict); }
};
struct AsClosed {
    static constexpr unsigned char overlapping = 1;
    static constexpr unsigned char code(Verdict verdict) { return verdict != Verdict::disjoint; }
};
struct AsOpen {
    static constexpr unsigned char overlapping = 1;
    static constexpr unsigned char code(Verdict verdict) { return verdict == Verdict::overlapping; }
};

template <class Scalar, std::size_t... I>
inline void gather(const Columns<Scalar, sizeof...(I)>& columns, std::size_t at, Scalar* row, std::index_sequence<I...>) {
    constexpr std::size_t dim = sizeof...(I);
    ((row[I] = columns.first[I][at], row[dim + I] = columns.second[I][at], row[2 * dim + I] = columns.center[I][at]), ...);
    row[3 * dim] = columns.radius[at];
}

/// The filter's answers to inputs begin ... begin + count - 1, and whether any of them is undecided. A plain loop
/// that compilers vectorise: no branch, no call.
template <class Form, class Answer, class Scalar, std::size_t Dim>
bool filter_inputs(const Columns<Scalar, Dim>& columns, std::size_t begin, std::size_t count, unsigned char* codes) {
    constexpr auto axes = std::make_index_sequence<Dim>{};
    unsigned char seen = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Scalar row[3 * Dim + 1];
        gather(columns, begin + i, row, axes);
        const Estimate<Scalar> gap = estimate<Form, Scalar>(static_cast<const Scalar*>(row), axes);
        const unsigned char side = gap.gap_sq < 0 ? Answer::overlapping : 0;
        codes[i] = std::fabs(gap.gap_sq) > gap.bound ? side : undecided_code;
        seen = static_cast<unsigned char>(seen | codes[i]);
    }
    return (seen & undecided_code) != 0;
}

#if defined(TANGENCY_EXACT_LANES)
/// A register's width of inputs, measured.
template <class Form, class Scalar, std::size_t Dim, std::size_t... I>
TANGENCY_EXACT_INLINE Measured<Lanes<Scalar>> measure_lanes(const Columns<Scalar, Dim>& columns, std::size_t from,
                                                            std::index_sequence<I...> axes) {
    const auto load = [from](const Scalar* column) { return Lanes<Scalar>::load(column + from); };
    const Lanes<Scalar> row[] = {load(columns.first[I])..., load(columns.second[I])..., load(columns.center[I])..., load(columns.radius)};
    return measure<Form>(static_cast<const Lanes<Scalar>*>(row), axes);
}

/// Asks for a step of every column, some way beyond input `at`.
template <class Scalar, std::size_t Dim>
TANGENCY_EXACT_INLINE void fetch_ahead(const Columns<Scalar, Dim>& columns, std::size_t at) {
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        fetch_step_ahead(columns.first[axis] + at);
        fetch_step_ahead(columns.second[axis] + at);
        fetch_step_ahead(columns.center[axis] + at);
    }
    fetch_step_ahead(columns.radius + at);
}

/// A step of inputs, each by its own bound. Returns whether any is undecided.
template <class Form, class Answer, class Scalar, std::size_t Dim, std::size_t... K>
TANGENCY_EXACT_APART bool filter_one_by_one(const Columns<Scalar, Dim>& columns, std::size_t from, unsigned char* codes,
                                            std::index_sequence<K...>) {
    const auto one = [&](std::size_t k) {
        const auto lanes = measure_lanes<Form>(columns, from + k * Lanes<Scalar>::width, std::make_index_sequence<Dim>{});
        return word(lanes.gap_sq, bound_by<Form, Scalar>(lanes.magnitude));
    };
    const ByteRegister words[] = {one(K)...};
    return store_codes(pack(words, Scalar{}), Answer::overlapping, codes) != 0;
}

/// The same in vector registers, since compilers pack comparisons of floats into bytes badly. A step, which fills one
/// register with bytes, first shares one bound, of the sum of its magnitudes: a bound and a test a step. The last step
/// may repeat lanes of the one before it.
template <class Form, class Answer, bool IsFar, class Scalar, std::size_t Dim, std::size_t... K>
bool filter_lanes(const Columns<Scalar, Dim> columns, std::size_t begin, std::size_t count, unsigned char* codes,
                  std::index_sequence<K...> registers) {
    bool undecided = false;
    for (std::size_t next = 0; next < count; next += step_length) {
        const std::size_t at = next + step_length <= count ? next : count - step_length;
        if constexpr (IsFar) fetch_ahead(columns, begin + at);
        const Measured<Lanes<Scalar>> lanes[] = {
            measure_lanes<Form>(columns, begin + at + K * Lanes<Scalar>::width, std::make_index_sequence<Dim>{})...};
        const Lanes<Scalar> bound = bound_by<Form, Scalar>((... + lanes[K].magnitude));
        const ByteRegister signs[] = {bits(lanes[K].gap_sq)...}, decided[] = {beyond(lanes[K].gap_sq, bound)...};
        ByteRegister all = decided[0];
        ((all = both(all, decided[K])), ...);
        if (is_all(all))
            store_signs(pack(signs, Scalar{}), Answer::overlapping, codes + at);
        else
            undecided |= filter_one_by_one<Form, Answer>(columns, begin + at, codes + at, registers);
    }
    return undecided;
}
#endif

template <class Form, class Answer, bool IsFar, class Scalar, std::size_t Dim>
bool filter_block(const Columns<Scalar, Dim>& columns, std::size_t begin, std::size_t count, unsigned char* codes) {
#if defined(TANGENCY_EXACT_LANES)
    if (count >= step_length)
        return filter_lanes<Form, Answer, IsFar>(columns, begin, count, codes,
                                                 std::make_index_sequence<step_length / Lanes<Scalar>::width>{});
#endif
    return filter_inputs<Form, Answer>(columns, begin, count, codes);
}

template <class Form, class Answer, class Scalar, std::size_t Dim>
TANGENCY_EXACT_APART void settle_block(const Columns<Scalar, Dim>& columns, std::size_t begin, std::size_t count, unsigned char* codes) {
    for (std::size_t i = 0; i < count; ++i) {
        if ((codes[i] & undecided_code) == 0) continue;
        Scalar row[3 * Dim + 1];
        gather(columns, begin + i, row, std::make_index_sequence<Dim>{});
        codes[i] = Answer::code(decide_row<Form, Dim>(row, Stage::exact_tie).verdict);
    }
}

template <class Form, class Answer, bool IsFar, class Scalar, std::size_t Dim>
void answer_blocks(const Columns<Scalar, Dim>& columns, std::size_t count, unsigned char* answers) {
    for (std::size_t begin = 0; begin < count; begin += block_length) {
        const std::size_t length = count - begin < block_length ? count - begin : block_length;
        unsigned char* codes = answers + begin;
        if (filter_block<Form, Answer, IsFar>(columns, begin, length, codes)) settle_block<Form, Answer>(columns, begin, length, codes);
    }
}

template <class Form, class Answer, class Scalar, std::size_t Dim>
void answer_columns(const Columns<Scalar, Dim>& columns, std::size_t count, unsigned char* answers) {
    if (is_far<Scalar, Dim>(count))
        answer_blocks<Form, Answer, true>(columns, count, answers);
    else
        answer_blocks<Form, Answer, false>(columns, count, answers);
}

}  // namespace detail

/// verdicts[i] = the verdict on input i, for count inputs; equal to decide_row bit for bit. The answers must not
/// overlap the columns.
template <class Form, class Scalar, std::size_t Dim>
void decide_columns(const Columns<Scalar, Dim>& columns, std::size_t count, Verdict* verdicts) {
    detail::answer_columns<Form, detail::AsVerdict>(columns, count, reinterpret_cast<unsigned char*>(verdicts));
}

/// answers[i] = 1 where input i intersects, touching included, else 0.
template <class Form, class Scalar, std::size_t Dim>
void intersects_closed_columns(const Columns<Scalar, Dim>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form, detail::AsClosed>(columns, count, answers);
}

/// answers[i] = 1 where input i overlaps, touching not included, else 0.
template <class Form, class Scalar, std::size_t Dim>
void intersects_open_columns(const Columns<Scalar, Dim>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form, detail::AsOpen>(columns, count, answers);
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
