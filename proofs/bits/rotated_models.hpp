// SPDX-License-Identifier: MIT
// The filter of rotated boxes in doubles and in pairs of them, step by step in whole numbers, and d^2 - r^2 itself. Nothing of the
// headers is used.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "models.hpp"

namespace models {

/// A double that a machine works on.
struct Number {
    const Machine* m;
    Float value;
};
inline Number operator-(Number a) { return {a.m, -a.value}; }
inline Number operator+(Number a, Number b) { return {a.m, a.m->sum(a.value, b.value)}; }
inline Number operator-(Number a, Number b) { return a + -b; }
inline Number operator*(Number a, Number b) { return {a.m, a.m->product(a.value, b.value)}; }
inline Number twice(Number a) { return {a.m, a.m->product(a.m->power(1), a.value)}; }
inline Number root(Number a) { return {a.m, a.m->root(a.value)}; }
inline bool is_negative(Number a) { return a.m->is_less(a.value, a.m->zero()); }
inline Number leading(Number a) { return a; }

/// A pair of them.
struct Wider {
    const Machine* m;
    Pair pair;
};
inline Wider operator-(Wider a) { return {a.m, {-a.pair.high, -a.pair.low}}; }
inline Wider operator+(Wider a, Wider b) {
    const Machine& m = *a.m;
    const Pair high = two_sum(m, a.pair.high, b.pair.high), low = two_sum(m, a.pair.low, b.pair.low);
    const Pair sum = two_sum(m, high.high, m.sum(high.low, low.high));
    return {&m, two_sum(m, sum.high, m.sum(sum.low, low.low))};
}
inline Wider operator-(Wider a, Wider b) { return a + -b; }
/// Which of the two cross terms, if any, an FMA takes into their sum.
inline Wider product(Wider a, Wider b, Contraction taken) {
    const Machine& m = *a.m;
    const Pair leading = two_product(m, a.pair.high, b.pair.high);
    const Float first = m.product(a.pair.high, b.pair.low), second = m.product(a.pair.low, b.pair.high);
    const Float cross = taken.has(0)   ? m.fused(a.pair.high, b.pair.low, second)
                        : taken.has(1) ? m.fused(a.pair.low, b.pair.high, first)
                                       : m.sum(first, second);
    return {&m, two_sum(m, leading.high, m.sum(leading.low, cross))};
}
inline Wider operator*(Wider a, Wider b) { return product(a, b, {0}); }
inline Wider twice(Wider a) { return {a.m, {twice(Number{a.m, a.pair.high}).value, twice(Number{a.m, a.pair.low}).value}}; }
inline Number leading(Wider a) { return {a.m, a.pair.high}; }
inline bool is_negative(Wider a) { return is_negative(leading(a)); }
inline Wider root(Wider a) {
    const Machine& m = *a.m;
    const Float found = m.root(a.pair.high);
    if (!m.is_less(m.zero(), found)) return {&m, {found, m.zero()}};
    const Pair again = two_product(m, found, found);
    const Float rest = m.sum(m.difference(m.difference(a.pair.high, again.high), again.low), a.pair.low);
    return {&m, two_sum(m, found, m.quotient(rest, m.product(m.power(1), found)))};
}

using Long = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;
/// number * 2^exponent, however long.
struct Exact {
    Long number;
    int exponent = 0;

    int sign() const { return number.sign(); }
};
inline Exact exact(const Float& a) { return {a.negative ? -Long(a.significand) : Long(a.significand), a.exponent}; }
inline Exact operator-(Exact a) { return {-a.number, a.exponent}; }
inline Exact operator+(const Exact& a, const Exact& b) {
    if (a.exponent < b.exponent) return b + a;
    return {(a.number << (a.exponent - b.exponent)) + b.number, b.exponent};
}
inline Exact operator-(const Exact& a, const Exact& b) { return a + -b; }
inline Exact operator*(const Exact& a, const Exact& b) { return {a.number * b.number, a.exponent + b.exponent}; }
inline Exact twice(Exact a) { return {a.number, a.exponent + 1}; }
inline bool is_negative(const Exact& a) { return a.sign() < 0; }
inline double twice(double a) { return 2 * a; }

template <class Any>
Any absolute(Any a) {
    return is_negative(a) ? -a : a;
}

/// By rows, what turns a vector of the box's frame into one of the world's, times the scale: of an axis (u, v), or a quaternion
/// (x, y, z, w). Any is one of the above, or double.
template <class Any>
std::vector<std::vector<Any>> turn(const std::vector<Any>& q) {
    if (q.size() == 2) return {{q[0], -q[1]}, {q[1], q[0]}};
    std::vector<std::vector<Any>> entry(3, {q[0], q[0], q[0]});
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t j = (i + 1) % 3, k = (i + 2) % 3;
        const Any &first = q[std::min(j, k)], &last = q[std::max(j, k)], product = q[std::min(i, j)] * q[std::max(i, j)];
        entry[i][i] = (q[3] * q[3] + q[i] * q[i]) - (first * first + last * last);
        entry[i][j] = twice(product - q[3] * q[k]);
        entry[j][i] = twice(product + q[3] * q[k]);
    }
    return entry;
}
/// The scale of a quaternion, the square of an axis'.
template <class Any>
Any norm_sq(const std::vector<Any>& q) {
    const Any sum = q[0] * q[0] + q[1] * q[1];
    return q.size() == 2 ? sum : sum + (q[2] * q[2] + q[3] * q[3]);
}

/// first[dim], second[dim], orientation[2 or 4], center[dim], radius. Of `doubled` rows first is a corner, second a size, and all
/// lengths are counted in halves.
struct RotatedRow {
    bool doubled;
    std::size_t dim;
    std::vector<Float> number;

    std::size_t center() const { return number.size() - 1 - dim; }
    bool is_orientation(std::size_t place) const { return place >= 2 * dim && place < center(); }
};

/// The row in numbers of one type.
template <class Any>
struct Turned {
    std::vector<Any> offset{}, half{}, orientation{}, along{};
    Any radius;

    template <class As>
    Turned(const RotatedRow& row, As as) : radius(as(row.number.back())) {
        const std::size_t dim = row.dim, center = row.center();
        if (row.doubled) radius = twice(radius);
        for (std::size_t i = 2 * dim; i < center; ++i) orientation.push_back(as(row.number[i]));
        for (std::size_t i = 0; i < dim; ++i) {
            half.push_back(as(row.number[dim + i]));
            const Any apart = as(row.number[center + i]) - as(row.number[i]);
            offset.push_back(row.doubled ? twice(apart) - half[i] : apart);
        }
        const std::vector<std::vector<Any>> entry = turn(orientation);
        for (std::size_t i = 0; i < dim; ++i)
            along.push_back(sum([&](std::size_t k) {
                const std::size_t j = dim == 2 ? (i + k) % 2 : k;  // the order tells where parts underflow
                return offset[j] * entry[j][i];
            }));
    }
    /// Of a term an axis.
    template <class Term>
    auto sum(Term term) const {
        auto all = term(0);
        for (std::size_t i = 1; i < half.size(); ++i) all = all + term(i);
        return all;
    }
    Any scale() const { return orientation.size() == 2 ? root(norm_sq(orientation)) : norm_sq(orientation); }
    /// How far beyond a side, times the scale, or within it.
    Any beyond(std::size_t i, const Any& scale) const { return absolute(along[i]) - half[i] * scale; }
    Any overshoot(std::size_t i, const Any& scale, const Any& zero) const {
        const Any found = beyond(i, scale);
        return is_negative(found) ? zero : found;
    }
    Any gap_sq(const Any& scale, const Any& zero) const {
        return sum([&](std::size_t i) { return overshoot(i, scale, zero) * overshoot(i, scale, zero); }) -
               radius * scale * (radius * scale);
    }
};

/// `estimate_rotated`.
struct RotatedEstimate {
    Number gap_sq, bound, reach, scale;
};
template <class Work, class As>
RotatedEstimate estimate_rotated(const Turned<Work>& box, const RotatedRow& row, As as, Number k) {
    const Work zero = as(k.m->zero()), scale = box.scale();
    Number reach = box.sum([&](std::size_t i) { return absolute(leading(box.offset[i])); }) + leading(box.radius);
    if (row.doubled) reach = reach + box.sum([&](std::size_t i) { return leading(box.half[i]); });
    const Number taken = box.sum([&](std::size_t i) { return leading(box.overshoot(i, scale, zero)); }) + leading(box.radius * scale);
    const Number most = reach * leading(scale);
    return {leading(box.gap_sq(scale, zero)), k * most * (taken + k * most), reach, leading(scale)};
}

/// `is_surely_inside`.
inline bool is_surely_inside(const Turned<Number>& box) {
    const Number scale = box.scale();
    const Number sum =
        box.sum([&](std::size_t i) { return absolute(box.offset[i]); }) + box.sum([&](std::size_t i) { return box.half[i]; });
    const Machine& m = *scale.m;
    const Number margin = Number{&m, m.power(box.half.size() == 2 ? -48 : -46)} * sum * scale + Number{&m, m.power(-500)};
    for (std::size_t i = 0; i < box.half.size(); ++i)
        if (!m.is_less(box.beyond(i, scale).value, -margin.value)) return false;
    return true;
}

/// (d^2 - r^2) scale^2, between two numbers where the scale is a root that has no end: it never grows with the scale.
struct Bracket {
    Turned<Exact> box;
    Exact least_scale, least, most;

    explicit Bracket(const RotatedRow& row) : box(row, exact) {
        Exact scale = norm_sq(box.orientation);
        least_scale = scale;
        if (row.dim == 2) {
            const int up = std::max(0, 640 - static_cast<int>(msb(scale.number)));
            const int even = up + ((scale.exponent - up) % 2 != 0);
            Long rest;
            const Long found = sqrt(scale.number << even, rest);
            least_scale = {found, (scale.exponent - even) / 2};
            scale = {found + (rest.is_zero() ? 0 : 1), least_scale.exponent};
        }
        least = box.gap_sq(scale, {});
        most = box.gap_sq(least_scale, {});
    }
    /// Of the exact number.
    bool is_within(const Exact& bound, const Exact& gap_sq) const {
        return (gap_sq - most + bound).sign() >= 0 && (gap_sq - least - bound).sign() <= 0;
    }
    int sign() const { return least.sign() > 0 ? 1 : most.sign() < 0 ? -1 : 0; }
    bool is_inside() const {
        for (std::size_t i = 0; i < box.half.size(); ++i)
            if (!is_negative(box.beyond(i, least_scale))) return false;
        return true;
    }
};

}  // namespace models
