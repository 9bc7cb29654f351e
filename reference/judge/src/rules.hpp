// SPDX-License-Identifier: MIT
// The three rules by which a certificate proves its verdict (docs/certificates.md).
#pragma once

#include <gmpxx.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "meaning.hpp"

namespace tangency::judge {

inline void take(mpf_class& sum, const mpz_class& x) { sum = x; }
inline void take(mpf_class& sum, const Surd& x) {
    for (std::size_t mask = 0; mask < x.at.size(); ++mask)
        sum += x.at[mask] * sqrt(mpf_class(mask == 0 ? mpz_class(1) : x.roots->products[mask], sum.get_prec()));
}
inline void take(mpf_class& sum, const Ball& x) { sum = x.mid; }

inline std::optional<mpz_class> exactly(const mpz_class& x) { return x; }
inline std::optional<mpz_class> exactly(const Surd& x) {
    if (std::any_of(x.at.begin() + (x.at.empty() ? 0 : 1), x.at.end(), [](const mpz_class& each) { return each != 0; }))
        return std::nullopt;
    return x.at.empty() ? mpz_class(0) : x.at[0];
}
inline std::optional<mpz_class> exactly(const Ball& x) { return x.rad == 0 ? std::optional(x.mid) : std::nullopt; }

/// "3/2", "sqrt(5)", or about as much where that is no fraction's root or takes long to read.
template <class Number>
std::string text_of(const Length<Number>& length, const mpz_class& unit) {
    constexpr std::size_t most_digits = 72;
    const auto square = exactly(length.square), below = exactly(length.below);
    if (square && below) {
        mpq_class fraction(*square, mpz_class(*below * unit * unit));
        fraction.canonicalize();
        mpz_class &num = fraction.get_num(), &den = fraction.get_den();
        const bool is_square = mpz_perfect_square_p(num.get_mpz_t()) && mpz_perfect_square_p(den.get_mpz_t());
        if (is_square) num = sqrt(num), den = sqrt(den);
        const std::string text = fraction.get_str();
        if (text.size() <= most_digits) return is_square ? text : "sqrt(" + text + ")";
    }
    constexpr mp_bitcnt_t bits = 4096;
    mpf_class above(0, bits), under(0, bits);
    take(above, length.square);
    take(under, length.below);
    if (under == 0) return "some length";  // whose digits cancel out
    const mpf_class root = sqrt(mpf_class(abs(above) / under, bits)) / unit;
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "about %.6g", root.get_d());
    return text.data();
}

template <class Number>
std::string text_of(const Number& length, const mpz_class& unit) {
    return text_of(Length<Number>{length * length, as<Number>(1)}, unit);
}
template <class Number>
std::string and_radius(const Shapes<Number>& shapes) {
    return ", the radius is " + text_of(shapes.radii, shapes.unit);
}

template <class Number>
Length<Number> apart(const Point<Number>& a, const Point<Number>& b) {
    const Point<Number> way = difference(b, a);
    return {dot(way, way), as<Number>(1)};
}

template <class Number>
struct Proof {
    Point<Number> first, second, normal;
    Number radii;
    std::vector<std::pair<Point<Number>, Point<Number>>> around;
};

/// Between `low` and `high`.
inline Ball clamped(const Ball& x, const mpz_class& low, const mpz_class& high) {
    const mpz_class from = std::clamp<mpz_class>(x.mid - x.rad, low, high), to = std::clamp<mpz_class>(x.mid + x.rad, low, high);
    const mpz_class middle = (from + to) / 2;
    return {middle, std::max<mpz_class>(to - middle, middle - from)};
}

/// From the box's point that is nearest to a, which is told in the box's frame, to the ball's centre.
inline Length<Ball> apart_from_clamped(const Core<Ball>& box, const Point<Ball>& a, const Point<Ball>& b) {
    Ball sum{0, 0};
    for (std::size_t axis = 0; axis < box.dim; ++axis) {
        const Ball half = box.half_extents[axis] * box.side_length;
        const Ball near = clamped(box.along_side(difference(a, box.corners[0]), axis), -half.mid, half.mid);
        const Ball leg = box.along_side(difference(b, box.corners[0]), axis) - near;
        sum = sum + leg * leg;
    }
    return {sum, box.side_length * box.side_length};
}

/// By how much the second core begins beyond the first one's end along n, times |n| and the lengths of both cores' sides.
template <class Number>
Number gap_along(const Shapes<Number>& shapes, const Point<Number>& n) {
    const Point<Number> back{negated(n[0]), negated(n[1]), negated(n[2])};
    return negated(
        Number(shapes.second.extent_along(back) * shapes.first.side_length + shapes.first.extent_along(n) * shapes.second.side_length));
}

/// Whether the second core begins more than the radii beyond the first one's end along n: 1, or just as much: 0.
template <class Number>
struct Beyond {
    int order;
    Number gap;
    Length<Number> length;
};
template <class Number>
Beyond<Number> beyond_along(const Shapes<Number>& shapes, const Point<Number>& n) {
    const Number &sides = shapes.first.side_length, &others = shapes.second.side_length;
    const Number gap = gap_along(shapes, n), square = gap * gap;
    const Number below = dot(n, n) * sides * sides * others * others;
    const int order = sign_of(gap) < 0 ? -1 : sign_of(Number(square - shapes.radii * shapes.radii * below));
    return {order, gap, {square, below}};
}

template <class Number>
std::string refute_separation(const Shapes<Number>& shapes, const Point<Number>& n, int least_order) {
    if (is_zero(n)) return "the normal is zero, and along it nothing lies beyond anything";
    const Beyond<Number> beyond = beyond_along(shapes, n);
    if (beyond.order >= least_order) return {};
    return "along the normal the second core begins " + text_of(beyond.length, shapes.unit) +
           (sign_of(beyond.gap) < 0 ? " before" : " beyond") + " the first one's end" + and_radius(shapes);
}

template <class Number>
std::string refute_touching(const Shapes<Number>& shapes, const Proof<Number>& proof) {
    const Length<Number> between = apart(proof.first, proof.second);
    if (sign_of(Number(between.square - shapes.radii * shapes.radii)) != 0)
        return "the points are " + text_of(between, shapes.unit) + " apart" + and_radius(shapes);
    if (shapes.rule == Rule::distance && sign_of(shapes.radii) == 0) return {};
    // A flat box has no interior, so the point that it shares with a point proves all.
    if (shapes.rule == Rule::difference && shapes.first.is_box() && shapes.first.is_flat() && shapes.second.is_point()) return {};
    if (shapes.rule == Rule::solid && !is_zero(proof.normal)) {
        const Point<Number>& n = proof.normal;
        const Number width = shapes.first.extent_along(n) + shapes.first.extent_along({negated(n[0]), negated(n[1]), negated(n[2])});
        if (sign_of(width) == 0) return {};
    }
    return refute_separation(shapes, proof.normal, 0);
}

template <class Number>
std::string outside(const Shapes<Number>& shapes, const Core<Number>& core, const Point<Number>& point, const char* name) {
    const auto by = core.outside(point);
    return by ? std::string(name) + " lies " + text_of(*by, shapes.unit) + " outside of the " + std::string(core.name) : "";
}

/// Differences on every axis, either way, have the origin within their hull.
template <class Number>
std::string refute_around(const Shapes<Number>& shapes, const Proof<Number>& proof) {
    if (shapes.rule == Rule::solid && shapes.first.is_flat()) return "the box is flat, and has no interior that anything could meet";
    std::array<std::array<bool, 2>, 3> seen{};
    for (const auto& [p, q] : proof.around) {
        if (auto no = outside(shapes, shapes.first, p, "a first point of around"); !no.empty()) return no;
        if (auto no = outside(shapes, shapes.second, q, "a second point of around"); !no.empty()) return no;
        const Point<Number> way = difference(q, p);
        std::size_t axes = 0, last = 0;
        for (std::size_t axis = 0; axis < 3; ++axis)
            if (sign_of(way[axis]) != 0) ++axes, last = axis;
        if (axes != 1) return "a pair of around differs on " + std::to_string(axes) + " axes, and has to on one";
        seen[last][sign_of(way[last]) > 0] = true;
    }
    for (std::size_t axis = 0; axis < shapes.first.dim; ++axis)
        for (const bool up : {false, true})
            if (!seen[axis][up]) return std::string("around has no pair towards ") + (up ? '+' : '-') + "xyz"[axis];
    return {};
}

template <class Number>
std::string refute_overlapping(const Shapes<Number>& shapes, const Proof<Number>& proof) {
    Length<Number> between = apart(proof.first, proof.second);
    if constexpr (std::is_same_v<Number, Ball>)
        if (shapes.rule == Rule::distance) between = apart_from_clamped(shapes.first, proof.first, proof.second);
    const int order = sign_of(Number(between.square - shapes.radii * shapes.radii * between.below));
    if (order != (shapes.rule == Rule::distance ? -1 : 0))
        return "the points are " + text_of(between, shapes.unit) + " apart" + and_radius(shapes);
    if (shapes.rule == Rule::distance) return {};
    if (!proof.around.empty()) return refute_around(shapes, proof);
    if (shapes.first.is_interior(proof.first) || shapes.second.is_interior(proof.first)) return {};
    return "the common point is in the interior of neither shape";
}

template <class Number>
std::string refute_by_rules(const Shapes<Number>& shapes, std::string_view verdict, const Proof<Number>& proof) {
    constexpr bool is_enclosed = std::is_same_v<Number, Ball>;
    const Number off = proof.radii - shapes.radii;
    if (const int sign = sign_of(off); sign != 0)
        return "radii is " + text_of(off, shapes.unit) + (sign > 0 ? " too large" : " too small") + " for the row's " +
               text_of(shapes.radii, shapes.unit);
    if (is_enclosed && verdict == "touching" && sign_of(shapes.radii) != 0)
        return "a box of some size at an angle that is no multiple of 30 or 45 degrees touches no ball of some radius";
    // Of a box at such an angle the point is meant that is nearest to the one written, and held.
    if (!is_enclosed || verdict == "touching")
        if (auto no = outside(shapes, shapes.first, proof.first, "first"); !no.empty()) return no;
    if (auto no = outside(shapes, shapes.second, proof.second, "second"); !no.empty()) return no;
    if (verdict == "touching") return refute_touching(shapes, proof);
    return verdict == "disjoint" ? refute_separation(shapes, proof.normal, 1) : refute_overlapping(shapes, proof);
}

}  // namespace tangency::judge
