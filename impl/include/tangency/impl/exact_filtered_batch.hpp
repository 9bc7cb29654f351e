// SPDX-License-Identifier: MIT
// exact_filtered over arrays: the filter in vector registers, what it leaves open settled one by one.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "exact_filtered.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {

/// A structure of arrays: scene i has first[axis][i], second[axis][i] as Form names them, center[axis][i] and
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

/// The loop that compilers vectorise: no branch, no call, and a local array to store to.
template <class Form, class Answer, class Scalar, std::size_t Dim>
inline void filter_block(const Columns<Scalar, Dim>& columns, std::size_t begin, std::size_t count, unsigned char* codes) {
    constexpr auto axes = std::make_index_sequence<Dim>{};
    for (std::size_t i = 0; i < count; ++i) {
        Scalar row[3 * Dim + 1];
        gather(columns, begin + i, row, axes);
        const Estimate<Scalar> gap = estimate<Form, Scalar>(static_cast<const Scalar*>(row), axes);
        const unsigned char side = gap.gap_sq < 0 ? Answer::overlapping : 0;
        codes[i] = std::fabs(gap.gap_sq) > gap.bound ? side : undecided_code;
    }
}

template <class Form, class Answer, class Scalar, std::size_t Dim>
TANGENCY_EXACT_APART void settle_block(const Columns<Scalar, Dim>& columns, std::size_t begin, std::size_t count,
                                       unsigned char* codes) {
    for (std::size_t i = 0; i < count; ++i) {
        if (codes[i] != undecided_code) continue;
        Scalar row[3 * Dim + 1];
        gather(columns, begin + i, row, std::make_index_sequence<Dim>{});
        codes[i] = Answer::code(decide_row<Form, Dim>(row, Stage::wide_filter).verdict);
    }
}

template <class Form, class Answer, class Scalar, std::size_t Dim>
void answer_columns(const Columns<Scalar, Dim>& columns, std::size_t count, unsigned char* answers) {
    unsigned char codes[block_length];
    for (std::size_t begin = 0; begin < count; begin += block_length) {
        const std::size_t length = count - begin < block_length ? count - begin : block_length;
        if (length == block_length)
            filter_block<Form, Answer>(columns, begin, block_length, codes);  // a length the compiler knows
        else
            filter_block<Form, Answer>(columns, begin, length, codes);
        unsigned char seen = 0;
        for (std::size_t i = 0; i < length; ++i) seen = static_cast<unsigned char>(seen | codes[i]);
        if (seen & undecided_code) settle_block<Form, Answer>(columns, begin, length, codes);
        std::memcpy(answers + begin, codes, length);
    }
}

}  // namespace detail

/// verdicts[i] = the verdict on scene i, for count scenes; equal to decide_row bit for bit. The answers must not
/// overlap the columns.
template <class Form, class Scalar, std::size_t Dim>
void decide_columns(const Columns<Scalar, Dim>& columns, std::size_t count, Verdict* verdicts) {
    detail::answer_columns<Form, detail::AsVerdict>(columns, count, reinterpret_cast<unsigned char*>(verdicts));
}

/// answers[i] = 1 where scene i intersects, touching included, else 0.
template <class Form, class Scalar, std::size_t Dim>
void intersects_closed_columns(const Columns<Scalar, Dim>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form, detail::AsClosed>(columns, count, answers);
}

/// answers[i] = 1 where scene i overlaps, touching not included, else 0.
template <class Form, class Scalar, std::size_t Dim>
void intersects_open_columns(const Columns<Scalar, Dim>& columns, std::size_t count, std::uint8_t* answers) {
    detail::answer_columns<Form, detail::AsOpen>(columns, count, answers);
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
