// SPDX-License-Identifier: MIT
// The stages of exact_filtered for boxes along the axes as the proofs have them (Definitions.v, Stages.v), in whole numbers: what the
// headers are compared with. Nothing of the headers is used.
#pragma once

#include <cstddef>
#include <vector>

#include "whole_floats.hpp"

namespace models {

using whole_floats::Float;
using whole_floats::Machine;

enum class Form { center_half, lo_hi, corner_size };

/// first[dim], second[dim], center[dim], radius.
struct Row {
    Form form;
    std::size_t dim;
    std::vector<Float> number;

    const Float& first(std::size_t i) const { return number[i]; }
    const Float& second(std::size_t i) const { return number[dim + i]; }
    const Float& center(std::size_t i) const { return number[2 * dim + i]; }
    const Float& radius() const { return number[3 * dim]; }
};

/// `axis_estimate`.
struct Axis {
    Float reach, beyond;
};
inline Axis axis_estimate(const Machine& m, const Row& row, std::size_t i) {
    const Float first = row.first(i), second = row.second(i), p = row.center(i);
    if (row.form == Form::lo_hi) {
        const Float v = m.sum(m.difference(m.larger(p, first), p), m.difference(p, m.smaller(p, second)));
        return {v, v};
    }
    const Float away = m.difference(p, first), v = magnitude(away);
    if (row.form == Form::center_half) return {v, m.difference(v, second)};
    return {v, m.larger(m.difference(first, p), m.difference(away, second))};
}

/// Which products are not rounded, because an FMA took them into its sum: of each axis, the radius squared, and the factor's.
struct Contraction {
    unsigned bits;
    bool has(std::size_t product) const { return (bits >> product & 1) != 0; }
};

/// `estimated`. A choice that no compiler has, two products taken into one sum, gives the same as another one.
struct Estimated {
    const Machine& m;
    const Row& row;
    Float floor;
    std::vector<Float> overshoot{};
    Float reach{};

    Estimated(const Machine& machine, const Row& of, int floor_exponent) : m(machine), row(of), floor(machine.power(floor_exponent)) {
        for (std::size_t i = 0; i < row.dim; ++i) {
            const Axis axis = axis_estimate(m, row, i);
            overshoot.push_back(m.is_less(m.zero(), axis.beyond) ? axis.beyond : m.zero());
            reach = i == 0 ? axis.reach : m.sum(reach, axis.reach);
        }
        reach = m.sum(reach, row.radius());
    }

    Float square(std::size_t i) const { return m.product(overshoot[i], overshoot[i]); }
    Float fused_square(std::size_t i, Float more) const { return m.fused(overshoot[i], overshoot[i], more); }
    /// `contracted_sum`.
    Float squares(Contraction taken) const {
        Float sum = square(0);
        for (std::size_t i = 1; i < row.dim; ++i)
            sum = i == 1 && taken.has(0) ? fused_square(0, square(1)) : taken.has(i) ? fused_square(i, sum) : m.sum(square(i), sum);
        return sum;
    }
    Float gap_sq(Contraction taken) const {
        const Float r = row.radius(), r_sq = m.product(r, r);
        if (row.dim == 1 && taken.has(0)) return fused_square(0, -r_sq);
        return taken.has(row.dim) ? m.fused(-r, r, squares(taken)) : m.difference(squares(taken), r_sq);
    }
    Float bound(Contraction taken) const {
        Float magnitude = m.product(reach, reach);
        if (row.form == Form::lo_hi) {
            const Float r = row.radius(), r_sq = m.product(r, r);
            magnitude = row.dim == 1 && taken.has(0) ? fused_square(0, r_sq)
                        : taken.has(row.dim)         ? m.fused(r, r, squares(taken))
                                                     : m.sum(r_sq, squares(taken));
        }
        const Float k = m.power(3 - m.precision);  // 8 e
        return taken.has(row.dim + 1) ? m.fused(magnitude, k, floor) : m.sum(m.product(magnitude, k), floor);
    }
    std::size_t products() const { return row.dim + 2; }
};

/// `flushed_survives`: the number as it comes back from the anchor.
inline Float brought_back(const Machine& m, Float number, Float anchor) { return m.difference(m.sum(number, anchor), anchor); }

/// `flushed_anchored` and a gap of 0.
inline bool is_exact_tie(const Machine& m, const Row& row, Float gap_sq, Float reach) {
    if (!gap_sq.is_zero() || !m.is_less(m.power(m.precision == 24 ? -50 : -480), reach)) return false;
    const Float anchor = m.product(reach, m.power(m.precision + 1 - m.precision / 2));
    for (const Float& number : row.number)
        if (!is_same(brought_back(m, number, anchor), number)) return false;
    return true;
}

/// `in_domain` and no number too large; of f32 all but subnormal numbers.
inline bool in_domain(const Machine& m, const Row& row) {
    for (const Float& number : row.number) {
        if (number.kind != Float::finite) return false;
        if (!number.is_zero() && (m.precision == 24 ? number.end() < -125 : number.end() < -426 || number.end() > 501)) return false;
    }
    return true;
}

struct Pair {
    Float high, low;
};
/// `sum_high` and `sum_low`.
inline Pair two_sum(const Machine& m, Float a, Float b) {
    const Float high = m.sum(a, b), b_seen = m.difference(high, a), a_seen = m.difference(high, b_seen);
    return {high, m.sum(m.difference(a, a_seen), m.difference(b, b_seen))};
}
/// `split` and `is_product`.
inline Pair split(const Machine& m, Float a) {
    const Float scaled = m.product(m.sum(m.power(27), m.power(0)), a), high = m.difference(scaled, m.difference(scaled, a));
    return {high, m.difference(a, high)};
}
inline Pair two_product(const Machine& m, Float a, Float b) {
    const Float high = m.product(a, b);
    if (m.has_fma) return {high, m.fused(a, b, -high)};
    const Pair x = split(m, a), y = split(m, b);
    Float rest = m.difference(high, m.product(x.high, y.high));
    rest = m.difference(m.difference(rest, m.product(x.low, y.high)), m.product(x.high, y.low));
    return {high, m.difference(m.product(x.low, y.low), rest)};
}

/// `grow`.
inline void grow(const Machine& m, std::vector<Float>& parts, Float number) {
    std::vector<Float> grown;
    for (const Float& part : parts) {
        const Pair sum = two_sum(m, number, part);
        if (!sum.low.is_zero()) grown.push_back(sum.low);
        number = sum.high;
    }
    if (!number.is_zero()) grown.push_back(number);
    parts = grown;
}

/// `overshoot_pair` of `axis_terms`; `takes_three` where it is none.
struct Overshoot {
    Pair pair;
    bool takes_three;
};
inline Overshoot overshoot_pair(const Machine& m, const Row& row, std::size_t i) {
    const Float first = row.first(i), second = row.second(i), p = row.center(i);
    const bool has_sides = row.form == Form::lo_hi, is_below = m.is_less(p, first);
    const Float inset = has_sides || (row.form == Form::corner_size && is_below) ? m.zero() : second;
    const Pair apart = two_sum(m, m.larger(p, first), -m.smaller(p, has_sides ? second : first)), beyond = two_sum(m, apart.high, -inset);
    const Pair lows = two_sum(m, apart.low, beyond.low), found = two_sum(m, beyond.high, lows.high);
    return {m.is_less(m.zero(), found.high) ? found : Pair{m.zero(), m.zero()}, !lows.low.is_zero()};
}

/// `all_terms` and what the radius adds.
inline std::vector<Float> all_terms(const Machine& m, const std::vector<Pair>& overshoots, Float radius) {
    std::vector<Float> terms;
    const auto add = [&](Pair pair) { terms.insert(terms.end(), {pair.low, pair.high}); };
    for (const Pair& overshoot : overshoots) {
        add(two_product(m, overshoot.high, overshoot.high));
        if (overshoot.low.is_zero()) continue;
        add(two_product(m, m.sum(overshoot.high, overshoot.high), overshoot.low));
        add(two_product(m, overshoot.low, overshoot.low));
    }
    const Pair square = two_product(m, radius, radius);
    add({-square.high, -square.low});
    return terms;
}

/// All numbers in the power of two that leaves the largest with 17 bits, if they are whole there and its exponent is no larger than `most`;
/// else none.
inline std::vector<std::int64_t> count_whole(const Row& row, int most) {
    int end = -1 << 20;
    for (const Float& number : row.number) {
        if (number.kind != Float::finite) return {};
        if (!number.is_zero()) end = end > number.end() ? end : number.end();
    }
    if (end - 1 < -most || end - 1 > most) return {};
    std::vector<std::int64_t> counted;
    for (const Float& number : row.number) {
        const int below = end - 17 - number.exponent;  // at least 7, since the largest has 24 bits or more
        const auto count = static_cast<std::int64_t>(below > 63 ? 0 : number.significand >> below);
        const bool is_whole = number.is_zero() || (below < 64 && static_cast<std::uint64_t>(count) << below == number.significand);
        if (!is_whole) return {};
        counted.push_back(number.negative ? -count : count);
    }
    return counted;
}

/// Whether a gap is finite and exceeds the bound, both by the upper 16 bits of their magnitudes.
inline bool exceeds_by_rank(const Machine& m, Float gap, Float bound) {
    const auto upper_half = [&](const Float& number) { return m.magnitude_bits(number) >> (m.precision == 24 ? 16 : 48); };
    return gap.kind == Float::finite && bound.kind == Float::finite && upper_half(gap) > upper_half(bound);
}

}  // namespace models
