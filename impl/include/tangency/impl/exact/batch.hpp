// SPDX-License-Identifier: MIT
// Arrays of inputs: a filter in vector registers, and what it leaves open settled one by one.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "lanes.hpp"
#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// A kind of batch says what its inputs are:
//   - Number, float or double, and width, how many of them a row has
//   - measure(row), of one input or of a register of them: d^2 - r^2 as gap_sq, and the magnitude that its error grows with
//   - bound_by(magnitude): where |gap_sq| exceeds that, the sign is certain. Magnitudes are not negative and may be added, for a
//     bound that several inputs share; a NaN in a row must be in gap_sq
//   - is_scaled: whether `measure` tells a scale too, which must lie from least_scale to greatest_scale
//   - settle(row), the verdict on what this leaves open

/// A structure of arrays: number i of input k is column[i][k].
template <class Batch>
struct Rows {
    using Number = typename Batch::Number;
    static constexpr auto places = std::make_index_sequence<Batch::width>{};
    const Number* column[Batch::width];
};

inline constexpr std::size_t block_length = 256;
inline constexpr unsigned char undecided_code = 0x80;

/// Whether the columns of `count` inputs are fetched ahead: where more than 1 MB, they lie beyond the second-level
/// cache of most machines.
template <class Batch>
constexpr bool is_far(std::size_t count) {
    return count > (std::size_t{1} << 20) / (Batch::width * sizeof(typename Batch::Number));
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

template <class Batch, std::size_t... Place>
inline void gather(const Rows<Batch>& rows, std::size_t at, typename Batch::Number* row, std::index_sequence<Place...>) {
    ((row[Place] = rows.column[Place][at]), ...);
}

/// The filter's answers to inputs begin ... begin + count - 1, and whether any of them is undecided. A plain loop
/// that compilers vectorise: no branch, no call.
template <class Batch, class Answer>
bool filter_inputs(const Rows<Batch>& rows, std::size_t begin, std::size_t count, unsigned char* codes) {
    unsigned char seen = 0;
    for (std::size_t i = 0; i < count; ++i) {
        typename Batch::Number row[Batch::width];
        gather(rows, begin + i, row, Rows<Batch>::places);
        const auto measured = Batch::measure(static_cast<const typename Batch::Number*>(row));
        const unsigned char side = measured.gap_sq < 0 ? Answer::overlapping : 0;
        bool decided = std::fabs(measured.gap_sq) > Batch::bound_by(measured.magnitude);
        if constexpr (Batch::is_scaled)
            decided = decided && measured.scale >= Batch::least_scale && measured.scale <= Batch::greatest_scale;
        codes[i] = decided ? side : undecided_code;
        seen = static_cast<unsigned char>(seen | codes[i]);
    }
    return (seen & undecided_code) != 0;
}

#if defined(TANGENCY_EXACT_LANES)
/// A register's width of inputs, measured.
template <class Batch, std::size_t... Place>
TANGENCY_EXACT_INLINE auto measure_lanes(const Rows<Batch>& rows, std::size_t from, std::index_sequence<Place...>) {
    const Lanes<typename Batch::Number> row[] = {Lanes<typename Batch::Number>::load(rows.column[Place] + from)...};
    return Batch::measure(static_cast<const Lanes<typename Batch::Number>*>(row));
}

/// Asks for a step of every column, some way beyond input `at`.
template <class Batch>
TANGENCY_EXACT_INLINE void fetch_ahead(const Rows<Batch>& rows, std::size_t at) {
    for (const auto* column : rows.column) fetch_step_ahead(column + at);
}

/// A step of inputs, each by its own bound. Returns whether any is undecided.
template <class Batch, class Answer, std::size_t... K>
TANGENCY_EXACT_APART bool filter_one_by_one(const Rows<Batch>& rows, std::size_t from, unsigned char* codes, std::index_sequence<K...>) {
    using Number = typename Batch::Number;
    const auto one = [&](std::size_t k) {
        const auto lanes = measure_lanes(rows, from + k * Lanes<Number>::width, Rows<Batch>::places);
        ByteRegister decided = beyond(lanes.gap_sq, Batch::bound_by(lanes.magnitude));
        if constexpr (Batch::is_scaled)
            decided = both(decided, between(Batch::least_scale, lanes.scale, lanes.scale, Batch::greatest_scale));
        return word(decided, lanes.gap_sq);
    };
    const ByteRegister words[] = {one(K)...};
    return store_codes(pack(words, Number{}), Answer::overlapping, codes) != 0;
}

/// The same in vector registers, since compilers pack comparisons of floats into bytes badly. A step, which fills one
/// register with bytes, first shares one bound, of the sum of its magnitudes: a bound and a test a step. The last step
/// may repeat lanes of the one before it.
template <class Batch, class Answer, bool IsFar, std::size_t... K>
bool filter_lanes(const Rows<Batch> rows, std::size_t begin, std::size_t count, unsigned char* codes, std::index_sequence<K...> registers) {
    using Number = typename Batch::Number;
    using Do = Arithmetic<Lanes<Number>>;
    bool undecided = false;
    for (std::size_t next = 0; next < count; next += step_length) {
        const std::size_t at = next + step_length <= count ? next : count - step_length;
        if constexpr (IsFar) fetch_ahead(rows, begin + at);
        Lanes<Number> magnitude{}, least_scale{}, greatest_scale{};
        const auto gap_sq = [&](auto place) {
            constexpr std::size_t k = place;
            auto lanes = measure_lanes(rows, begin + at + k * Lanes<Number>::width, Rows<Batch>::places);
            magnitude = k == 0 ? lanes.magnitude : magnitude + lanes.magnitude;
            keep_in_register(magnitude);
            if constexpr (Batch::is_scaled) {
                least_scale = k == 0 ? lanes.scale : Do::smaller(least_scale, lanes.scale);
                greatest_scale = k == 0 ? lanes.scale : Do::larger(greatest_scale, lanes.scale);
            }
            keep_in_register(lanes.gap_sq);
            return lanes.gap_sq;
        };
        const Lanes<Number> gaps[] = {gap_sq(std::integral_constant<std::size_t, K>{})...};
        const Lanes<Number> bound = Batch::bound_by(magnitude);
        ByteRegister decided = beyond(gaps[0], bound);
        ((decided = both(decided, beyond(gaps[K], bound))), ...);
        if constexpr (Batch::is_scaled)
            decided = both(decided, between(Batch::least_scale, least_scale, greatest_scale, Batch::greatest_scale));
        const ByteRegister signs[] = {bits(gaps[K])...};
        if (is_all(decided))
            store_signs(pack(signs, Number{}), Answer::overlapping, codes + at);
        else
            undecided |= filter_one_by_one<Batch, Answer>(rows, begin + at, codes + at, registers);
    }
    return undecided;
}
#endif

template <class Batch, class Answer, bool IsFar>
bool filter_block(const Rows<Batch>& rows, std::size_t begin, std::size_t count, unsigned char* codes) {
#if defined(TANGENCY_EXACT_LANES)
    if (count >= step_length) {
        constexpr auto registers = std::make_index_sequence<step_length / Lanes<typename Batch::Number>::width>{};
        return filter_lanes<Batch, Answer, IsFar>(rows, begin, count, codes, registers);
    }
#endif
    return filter_inputs<Batch, Answer>(rows, begin, count, codes);
}

template <class Batch, class Answer>
TANGENCY_EXACT_APART void settle_block(const Rows<Batch>& rows, std::size_t begin, std::size_t count, unsigned char* codes) {
    for (std::size_t i = 0; i < count; ++i) {
        if ((codes[i] & undecided_code) == 0) continue;
        typename Batch::Number row[Batch::width];
        gather(rows, begin + i, row, Rows<Batch>::places);
        codes[i] = Answer::code(Batch::settle(row));
    }
}

template <class Batch, class Answer, bool IsFar>
void answer_blocks(const Rows<Batch>& rows, std::size_t count, unsigned char* answers) {
    for (std::size_t begin = 0; begin < count; begin += block_length) {
        const std::size_t length = count - begin < block_length ? count - begin : block_length;
        unsigned char* codes = answers + begin;
        if (filter_block<Batch, Answer, IsFar>(rows, begin, length, codes)) settle_block<Batch, Answer>(rows, begin, length, codes);
    }
}

/// answers[k] = Answer's code of the verdict on input k, for count inputs.
template <class Answer, class Batch>
void answer_rows(const Rows<Batch>& rows, std::size_t count, unsigned char* answers) {
    if (is_far<Batch>(count))
        answer_blocks<Batch, Answer, true>(rows, count, answers);
    else
        answer_blocks<Batch, Answer, false>(rows, count, answers);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
