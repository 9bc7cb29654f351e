// SPDX-License-Identifier: MIT
// The ladder of stages, the same for every kind of box: each hands on what it cannot prove.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "integers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

// A kind of box (axis_aligned.hpp, rotated.hpp) has
//   - Number and Place, its numbers' type and places in a row
//   - estimate(row), d^2 - r^2 in floats with a bound, for is_decided; and if it sees_ties, for is_exact_tie; else
//     decide_by_whole_numbers(row, verdict), which returns whether they decided
//   - a constructor from a row that the filter left open, and is_valid(): whether that row has an answer but `disjoint`
//   - decide_in_double(verdict) and decide_by_expansions(verdict), which return whether they decided, and decide no row that is
//     not valid
//   - what decide_by_integers asks for

/// What the filter left open.
template <class Box>
TANGENCY_EXACT_APART constexpr Decision decide_further(const typename Box::Number* row, Stage first_stage) {
#if defined(__SIZEOF_INT128__)
    if constexpr (!Box::sees_ties)
        if (Verdict verdict{};
            !__builtin_is_constant_evaluated() && first_stage <= Stage::exact_tie && Box::decide_by_whole_numbers(row, verdict))
            return {verdict, Stage::exact_tie};
#endif
    const Box box(row);
    // A constant expression must not let floats overflow, so there integers decide alone.
    if (!__builtin_is_constant_evaluated()) {
        Verdict verdict{};
        if (first_stage <= Stage::wide_filter && box.decide_in_double(verdict)) return {verdict, Stage::wide_filter};
        if (first_stage <= Stage::expansions && box.decide_by_expansions(verdict)) return {verdict, Stage::expansions};
    }
    return {box.is_valid() ? decide_by_integers(box) : Verdict::disjoint, Stage::integers};
}

template <class Box, std::size_t... I>
TANGENCY_EXACT_INLINE constexpr Decision decide(const typename Box::Number* row, Stage first_stage, std::index_sequence<I...> places) {
    if (!__builtin_is_constant_evaluated() && first_stage <= Stage::exact_tie) {
        Verdict verdict{};
        const auto estimated = Box::estimate(row);
        if (is_decided(estimated, verdict) && first_stage == Stage::filter) return {verdict, Stage::filter};
        if constexpr (Box::sees_ties)
            if (is_exact_tie(row, estimated, places)) return {Verdict::touching, Stage::exact_tie};
    }
    // A copy, so that the row itself may live in registers. A row of 14 does not: its copy costs the filter a tenth.
    if constexpr (sizeof...(I) > 10) {
        return decide_further<Box>(row, first_stage);
    } else {
        const typename Box::Number undecided[] = {row[I]...};
        return decide_further<Box>(static_cast<const typename Box::Number*>(undecided), first_stage);
    }
}

/// The verdict on a row and the stage that reached it, of those from `first_stage` on.
template <class Box>
TANGENCY_EXACT_INLINE constexpr Decision decide(const typename Box::Number* row, Stage first_stage) {
    using Number = typename Box::Number;
    static_assert(std::is_same_v<Number, float> || std::is_same_v<Number, double>, "numbers are float or double");
    return decide<Box>(row, first_stage, std::make_index_sequence<Box::Place::length>{});
}

/// The verdict on a row's numbers one by one.
template <class Box, class... Scalars>
constexpr Verdict decide_numbers(Scalars... numbers) {
    static_assert((std::is_same_v<typename Box::Number, Scalars> && ...), "all numbers have one type");
    static_assert(sizeof...(Scalars) == Box::Place::length, "a row is the box, its orientation if it has one, and the ball");
    const typename Box::Number row[] = {numbers...};
    return decide<Box>(static_cast<const typename Box::Number*>(row), Stage::filter).verdict;
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
