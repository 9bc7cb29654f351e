// SPDX-License-Identifier: MIT
// A box and a segment in whole numbers, and the distance between them by their features.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "integers.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::questions {

using Whole = std::array<mpz_class, 3>;

/// Sides of a box and ends of a segment, in units of 2^exponent.
struct JudgedWay {
    std::size_t dim;
    Whole lo, hi, a, b, along;
    std::vector<mpz_class> integers;
    int exponent;
};

inline JudgedWay judged_way(const Signature& signature, std::span<const double> row) {
    JudgedWay way{};
    way.dim = signature.dim;
    way.integers = judge::common_integers(row, way.exponent);
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const mpz_class &first = way.integers[axis], &second = way.integers[way.dim + axis];
        way.lo[axis] = signature.form == Form::center_half ? mpz_class(first - second) : first;
        way.hi[axis] = signature.form == Form::lo_hi ? second : mpz_class(first + second);
        way.a[axis] = way.integers[2 * way.dim + axis];
        way.b[axis] = way.integers[3 * way.dim + axis];
        way.along[axis] = way.b[axis] - way.a[axis];
    }
    return way;
}

/// A vector between a point of the segment and one of the box: `square` / `below`^2 long squared, not zero on so many axes.
struct Between {
    mpz_class square, below;
    std::size_t axes;
};

namespace detail {

inline Between between(const Whole& vector, std::size_t dim, const mpz_class& below) {
    Between between{0, below, 0};
    for (std::size_t axis = 0; axis < dim; ++axis) {
        between.square += vector[axis] * vector[axis];
        between.axes += vector[axis] != 0;
    }
    return between;
}

/// From the box to a point of the segment's ends.
inline Between from_end(const JudgedWay& way, const Whole& end) {
    Whole vector{};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        if (end[axis] < way.lo[axis]) vector[axis] = end[axis] - way.lo[axis];
        if (end[axis] > way.hi[axis]) vector[axis] = end[axis] - way.hi[axis];
    }
    return between(vector, way.dim, 1);
}

/// From a feature that is fixed at `corner` on all axes but `free` (none: dim), and reaches from lo to hi there, to where the
/// segment's line passes nearest; nothing if that is beyond an end of either.
inline std::optional<Between> from_feature(const JudgedWay& way, const Whole& corner, std::size_t free) {
    mpz_class above = 0, below = 0;
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        if (axis == free) continue;
        above += (corner[axis] - way.a[axis]) * way.along[axis];
        below += way.along[axis] * way.along[axis];
    }
    if (below == 0 || above < 0 || above > below) return std::nullopt;
    Whole vector{};
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        const mpz_class place = way.a[axis] * below + way.along[axis] * above;
        if (axis != free)
            vector[axis] = place - corner[axis] * below;
        else if (place < way.lo[axis] * below || place > way.hi[axis] * below)
            return std::nullopt;
    }
    return between(vector, way.dim, below);
}

}  // namespace detail

/// The shortest. Nearest points can be slid along what is parallel until one is an end of the segment, or a corner of the box, or
/// they lie within an edge and the segment where the two lines are nearest. Needs shapes that do not meet, unless at such a place.
inline Between shortest_between(const JudgedWay& way) {
    Between shortest = detail::from_end(way, way.a);
    const auto keep = [&shortest](const std::optional<Between>& other) {
        if (other && other->square * shortest.below * shortest.below < shortest.square * other->below * other->below) shortest = *other;
    };
    keep(detail::from_end(way, way.b));
    for (std::size_t corner = 0; corner < std::size_t{1} << way.dim; ++corner) {
        Whole place{};
        for (std::size_t axis = 0; axis < way.dim; ++axis) place[axis] = (corner >> axis & 1) != 0 ? way.hi[axis] : way.lo[axis];
        keep(detail::from_feature(way, place, way.dim));
        for (std::size_t free = 0; way.dim == 3 && free < 3; ++free)
            if ((corner >> free & 1) == 0) keep(detail::from_feature(way, place, free));
    }
    return shortest;
}

/// How the closed shapes stand by the theorem of separating axes: 1 apart, 0 only just not, -1 overlapping on every axis. Two
/// convex polytopes are apart only along a normal of a face, or of an edge of each.
inline int order_by_axes(const JudgedWay& way) {
    int order = -1;
    const auto try_axis = [&](const Whole& normal) {
        mpz_class box_lo = 0, box_hi = 0, a = 0, b = 0;
        bool any = false;
        for (std::size_t axis = 0; axis < way.dim; ++axis) {
            const mpz_class one = way.lo[axis] * normal[axis], other = way.hi[axis] * normal[axis];
            box_lo += one < other ? one : other;
            box_hi += one < other ? other : one;
            a += way.a[axis] * normal[axis];
            b += way.b[axis] * normal[axis];
            any = any || normal[axis] != 0;
        }
        if (!any) return;
        const mpz_class &low = a < b ? a : b, &high = a < b ? b : a;
        const int here = low > box_hi || high < box_lo ? 1 : low == box_hi || high == box_lo ? 0 : -1;
        if (here > order) order = here;
    };
    for (std::size_t axis = 0; axis < way.dim; ++axis) {
        Whole normal{};
        normal[axis] = 1;
        try_axis(normal);
    }
    const auto& [x, y, z] = way.along;
    try_axis({-y, x, 0});
    if (way.dim == 3) {
        try_axis({0, -z, y});
        try_axis({z, 0, -x});
    }
    return order;
}

/// square / below^2 in the row's own unit, as a fraction in lowest terms.
inline std::string text_of(const mpz_class& square, const mpz_class& below, int exponent) {
    mpq_class fraction(square, below * below);
    fraction.canonicalize();
    return judge::scaled_fraction(fraction, 2 * exponent);
}

}  // namespace tangency::questions
