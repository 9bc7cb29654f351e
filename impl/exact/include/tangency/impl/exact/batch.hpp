// SPDX-License-Identifier: MIT
// Arrays of inputs: a filter in vector registers, and what it leaves open settled one by one.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "lanes.hpp"
#include "numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// A kind of batch says what its inputs are:
//   - Number, float or double, and width, how many of them a row has
//   - measure(row, see), of one input or of a register of them: d^2 - r^2
//   - shares, what its error grows with, in so many parts that are not negative: `measure` calls see(part, share) as soon as it
//     knows one, then see(shares, rest) with what else there is to know. A NaN in a row must be in one of all these
//   - own_bound(sum, rest), by the sum of an input's shares: where |d^2 - r^2| exceeds that and is finite, its sign is certain
//   - bound_by(sum): the same by the sum of several inputs' shares, of all of them
//   - is_scaled: whether the rest is a scale, which must lie from least_scale to greatest_scale
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

/// The byte that a verdict is stored as; disjoint is always 0. An argument, so that every kind of answer shares the code.
struct ByteOf {
    unsigned char of[3];
    constexpr unsigned char operator[](Verdict verdict) const { return of[static_cast<unsigned char>(verdict)]; }
};
inline constexpr ByteOf as_verdict{{0, 1, 2}}, as_closed{{0, 1, 1}}, as_open{{0, 0, 1}};

template <class Batch, std::size_t... Place>
inline void gather(const Rows<Batch>& rows, std::size_t at, typename Batch::Number* row, std::index_sequence<Place...>) {
    ((row[Place] = rows.column[Place][at]), ...);
}

/// What is seen of an input as it is measured.
template <class Batch, class Work>
struct Seen {
    Work share[Batch::shares], rest;

    template <std::size_t Part>
    TANGENCY_EXACT_INLINE void operator()(std::integral_constant<std::size_t, Part>, Work number) {
        if constexpr (Part == Batch::shares)
            rest = number;
        else
            share[Part] = number;
    }
    TANGENCY_EXACT_INLINE Work sum() const {
        Work all = share[0];
        for (std::size_t i = 1; i < Batch::shares; ++i) all = all + share[i];
        return all;
    }
    TANGENCY_EXACT_INLINE Work own_bound() const { return Batch::own_bound(sum(), rest); }
};

/// The filter's answers to the first inputs, and whether any of them is undecided. It calls disjoint 0 and all else `overlapping`.
/// A plain loop that compilers vectorise: no branch, no call.
template <class Batch>
bool filter_inputs(const Rows<Batch>& rows, std::size_t count, unsigned char overlapping, unsigned char* codes) {
    using Number = typename Batch::Number;
    unsigned char open = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Number row[Batch::width];
        gather(rows, i, row, Rows<Batch>::places);
        Seen<Batch, Number> seen;
        const Number gap_sq = Batch::measure(static_cast<const Number*>(row), seen);
        const unsigned char side = gap_sq < 0 ? overlapping : 0;
        const Number size = std::fabs(gap_sq);
        bool decided = size > seen.own_bound() && size <= std::numeric_limits<Number>::max();
        if constexpr (Batch::is_scaled) decided = decided && seen.rest >= Batch::least_scale && seen.rest <= Batch::greatest_scale;
        codes[i] = decided ? side : undecided_code;
        open = static_cast<unsigned char>(open | codes[i]);
    }
    return (open & undecided_code) != 0;
}

#if defined(TANGENCY_EXACT_LANES)
/// A register's width of inputs, measured.
template <class Batch, class See, std::size_t... Place>
TANGENCY_EXACT_INLINE auto measure_lanes(const Rows<Batch>& rows, std::size_t from, See& see, std::index_sequence<Place...>) {
    using Work = Lanes<typename Batch::Number>;
    const Work row[] = {Work::load(rows.column[Place] + from)...};
    return Batch::measure(static_cast<const Work*>(row), see);
}

/// Asks for a step of every column, some way beyond input `at`.
template <class Batch>
TANGENCY_EXACT_INLINE void fetch_ahead(const Rows<Batch>& rows, std::size_t at) {
    for (const auto* column : rows.column) fetch_step_ahead(column + at);
}

/// A step of inputs by their own bounds: the bits of d^2 - r^2, or 0 where undecided, since no bound is so small that the
/// upper half of what exceeds it is 0.
template <class Batch>
struct OneByOne {
    using Number = typename Batch::Number;
    const Rows<Batch>& rows;
    std::size_t from;

    template <std::size_t Place>
    TANGENCY_EXACT_INLINE ByteRegister bits_at() const {
        Seen<Batch, Lanes<Number>> seen;
        const auto gap_sq = measure_lanes(rows, from + Place * Lanes<Number>::width, seen, Rows<Batch>::places);
        ByteRegister decided = beyond(gap_sq, seen.own_bound());
        if constexpr (Batch::is_scaled) decided = both(decided, between(Batch::least_scale, seen.rest, seen.rest, Batch::greatest_scale));
        return both(decided, bits(gap_sq));
    }
};

/// The answers of such a step, and whether any is undecided.
template <class Batch>
TANGENCY_EXACT_APART bool filter_one_by_one(const Rows<Batch>& rows, std::size_t from, unsigned char overlapping, unsigned char* codes) {
    using Number = typename Batch::Number;
    const OneByOne<Batch> step{rows, from};
    return store_codes<Number>(upper_halves_of<Number, 0>(step), overlapping, undecided_code, codes);
}

/// Two steps of inputs that share one bound: the bits of d^2 - r^2, and of what is seen the sums and the extremes.
template <class Batch>
struct Together {
    using Number = typename Batch::Number;
    using Work = Lanes<Number>;
    using Do = Arithmetic<Work>;
    const Rows<Batch>& rows;
    std::size_t from[2];
    Seen<Batch, Work> seen;
    Work greatest_scale;

    TANGENCY_EXACT_INLINE Together(const Rows<Batch>& rows_of, std::size_t first, std::size_t second)
        : rows(rows_of), from{first, second} {}

    /// What is seen of the first register, or of another.
    template <bool first>
    struct See {
        Together& steps;

        template <std::size_t Part>
        TANGENCY_EXACT_INLINE void operator()(std::integral_constant<std::size_t, Part>, Work number) {
            if constexpr (Part < Batch::shares) {
                steps.seen.share[Part] = first ? number : steps.seen.share[Part] + number;
                keep_in_register(steps.seen.share[Part]);
            } else if constexpr (Batch::is_scaled) {
                steps.seen.rest = first ? number : Do::smaller(steps.seen.rest, number);
                steps.greatest_scale = first ? number : Do::larger(steps.greatest_scale, number);
            }
        }
    };

    template <std::size_t Place>
    TANGENCY_EXACT_INLINE ByteRegister bits_at() {
        constexpr std::size_t registers = step_length / Work::width;
        See<Place == 0> see{*this};
        auto gap_sq = measure_lanes(rows, from[Place / registers] + Place % registers * Work::width, see, Rows<Batch>::places);
        keep_in_register(gap_sq);
        return bits(gap_sq);
    }

    /// The least rank of a step's gaps, which no bound is below where a scale is out of range.
    TANGENCY_EXACT_INLINE ByteRegister rank(const UpperHalves& gaps) const {
        const ByteRegister least = least_rank<Number>(gaps);
        if constexpr (Batch::is_scaled)
            return least_unless(least, between(Batch::least_scale, seen.rest, greatest_scale, Batch::greatest_scale));
        else
            return least;
    }
};

/// The same in vector registers, since compilers pack comparisons of floats into bytes badly. Two steps, each of which fills a
/// register with bytes, first share one bound, of the sum of their shares, and one test. The last step may repeat lanes of the
/// one before it. A copy of the rows, which no answer that is stored can change.
template <class Batch, bool IsFar>
bool filter_lanes(const Rows<Batch> rows, std::size_t count, unsigned char overlapping, unsigned char* codes) {
    using Number = typename Batch::Number;
    bool undecided = false;
    const std::size_t last = count - step_length;
    const auto after = [last](std::size_t at) { return at + step_length < last ? at + step_length : last; };
    for (std::size_t at = 0, next = 0;; at = next) {
        // Known before these steps are done, so that the next ones' numbers are loaded early.
        const std::size_t second = after(at);
        next = after(second);
        if constexpr (IsFar) {
            fetch_ahead(rows, at);
            fetch_ahead(rows, second);
        }
        Together<Batch> steps(rows, at, second);
        const UpperHalves gaps = upper_halves_of<Number, 0>(steps);
        store_signs<Number>(gaps, overlapping, codes + at);
        const UpperHalves second_gaps = upper_halves_of<Number, 1>(steps);
        store_signs<Number>(second_gaps, overlapping, codes + second);
        const ByteRegister rank = steps.rank(gaps), second_rank = steps.rank(second_gaps);
        const Lanes<Number> bound = Batch::bound_by(steps.seen.sum());
        if (!is_beyond(least_signed(rank, second_rank), bound)) {
            if (!is_beyond(rank, bound)) undecided |= filter_one_by_one(rows, at, overlapping, codes + at);
            if (!is_beyond(second_rank, bound)) undecided |= filter_one_by_one(rows, second, overlapping, codes + second);
        }
        if (second == last) return undecided;
    }
}
#endif

template <class Batch, bool IsFar>
bool filter_block(const Rows<Batch>& rows, std::size_t count, unsigned char overlapping, unsigned char* codes) {
#if defined(TANGENCY_EXACT_LANES)
    if (count >= step_length) return filter_lanes<Batch, IsFar>(rows, count, overlapping, codes);
#endif
    return filter_inputs(rows, count, overlapping, codes);
}

template <class Batch>
TANGENCY_EXACT_APART void settle_block(const Rows<Batch>& rows, std::size_t count, const ByteOf& byte_of, unsigned char* codes) {
    for (std::size_t i = 0; i < count; ++i) {
        if ((codes[i] & undecided_code) == 0) continue;
        typename Batch::Number row[Batch::width];
        gather(rows, i, row, Rows<Batch>::places);
        codes[i] = byte_of[Batch::settle(row)];
    }
}

template <class Batch, bool IsFar>
void answer_blocks(Rows<Batch> rows, std::size_t count, const ByteOf& byte_of, unsigned char* answers) {
    while (count != 0) {
        const std::size_t length = count < block_length ? count : block_length;
        if (filter_block<Batch, IsFar>(rows, length, byte_of[Verdict::overlapping], answers)) settle_block(rows, length, byte_of, answers);
        for (auto& column : rows.column) column += length;
        answers += length;
        count -= length;
    }
}

/// answers[k] = the byte of the verdict on input k, for count inputs.
template <class Batch>
void answer_rows(const Rows<Batch>& rows, std::size_t count, const ByteOf& byte_of, unsigned char* answers) {
    if (is_far<Batch>(count))
        answer_blocks<Batch, true>(rows, count, byte_of, answers);
    else
        answer_blocks<Batch, false>(rows, count, byte_of, answers);
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
