// SPDX-License-Identifier: MIT
// Distances and minimum translations of two rotated boxes: what a trial of numbers must leave alone.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <type_traits>

#include "impl/box_ball/answers/point_and_box.hpp"
#include "impl/box_box/placed.hpp"

namespace tangency::questions::box_box {

using answers::Numbers;
using answers::numbers_of;
using answers::positive;

/// The boxes of a row whose numbers are scalars, by centre and half extents whatever the form stores, computed on in another type.
template <class Wide, std::size_t Dim, class Scalar>
PlacedPair<Wide, Dim> placed_pair(const Signature& signature, const Scalar* row) {
    const Layout& layout = layout_of(signature);
    const auto lengths = lengths_of(layout, [row](std::size_t place) { return static_cast<Wide>(row[place]); });
    const auto place = [&](const ShapeLengths<Wide>& shape, ShapeOf which) {
        PlacedBox<Wide, Dim> box{};
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            box.center[axis] = shape.center[axis];
            box.half_extent[axis] = shape.half_extent[axis];
        }
        const auto turn = layout.orientation(std::span(row, layout.size()), which);
        if constexpr (Dim == 2)
            box.sides = sides_along(impl::box_frame::normalised<Wide>(Axis<Scalar>{turn[0], turn[1]}));
        else
            box.sides = sides_along(impl::box_frame::normalised<Wide>(Quaternion<Scalar>{turn[0], turn[1], turn[2], turn[3]}));
        return box;
    };
    return {place(lengths.first, ShapeOf::first), place(lengths.second, ShapeOf::second)};
}

/// Calls visit with the sides of both boxes and, in space, with the directions across one of each, made one long.
template <class Wide, std::size_t Dim, class Visit>
void for_each_axis(const PlacedPair<Wide, Dim>& boxes, Visit visit) {
    for (const auto* box : {&boxes.first, &boxes.second})
        for (const auto& side : box->sides) visit(side);
    if constexpr (Dim == 3)
        for (const auto& side : boxes.first.sides)
            for (const auto& edge : boxes.second.sides) {
                Vector<Wide, 3> across = accurate_cross(side, edge);
                const Wide length = std::sqrt(dot(across, across));
                if (length == 0) continue;
                for (Wide& number : across) number /= length;
                visit(across);
            }
}

/// The greatest of the gaps: apart if it is above 0, else the shortest way out.
template <class Wide, std::size_t Dim>
BoxesWay<Wide, Dim> greatest_gap(const PlacedPair<Wide, Dim>& boxes) {
    BoxesWay<Wide, Dim> greatest;
    for_each_axis(boxes, [&](const Vector<Wide, Dim>& axis) {
        const BoxesWay<Wide, Dim> way = way_along(boxes, axis);
        if (way.length > greatest.length) greatest = way;
    });
    return greatest;
}

/// A corner of the box, each half extent with the sign of a bit, but for one side, seen from where the centre is.
template <class Wide, std::size_t Dim>
Vector<Wide, Dim> corner_from(Vector<Wide, Dim> center, const PlacedBox<Wide, Dim>& box, std::size_t signs, std::size_t but = Dim) {
    for (std::size_t own = 0; own < Dim; ++own)
        for (std::size_t axis = 0; axis < Dim && own != but; ++axis) {
            const Wide half = box.half_extent[own] * box.sides[own][axis];
            center[axis] += (signs >> own & 1) != 0 ? half : -half;
        }
    return center;
}

/// The least distance of one box from the other's corners, squared: in each frame by what is beyond the sides (Ericson, Real-Time Collision
/// Detection, 2005, section 5.1.4).
template <class Wide, std::size_t Dim>
Wide corners_distance_sq(const PlacedBox<Wide, Dim>& box, const PlacedBox<Wide, Dim>& other) {
    Wide least = std::numeric_limits<Wide>::infinity();
    for (std::size_t signs = 0; signs < std::size_t{1} << Dim; ++signs) {
        const Vector<Wide, Dim> corner = corner_from(between(box, other), other, signs);
        Wide square = 0;
        for (std::size_t own = 0; own < Dim; ++own) {
            const Wide beyond = std::max(std::abs(dot(corner, box.sides[own])) - box.half_extent[own], Wide{0});
            square += beyond * beyond;
        }
        least = std::min(least, square);
    }
    return least;
}

/// The least distance of edges that are nearest within both of them. With w the way between their middles, which is s a - t b and what is
/// across, s is (w x b) . n / n . n for n = a x b: of nearly parallel edges n is short, and s is off by as much as it does not matter.
template <class Wide>
Wide edges_distance(const PlacedPair<Wide, 3>& boxes) {
    Wide least = std::numeric_limits<Wide>::infinity();
    const auto& [one, other] = boxes;
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) {
            const Vector<Wide, 3>&a = one.sides[i], &b = other.sides[j], n = accurate_cross(a, b);
            const Wide square = dot(n, n);
            if (square == 0) continue;
            for (std::size_t signs = 0; signs < 64; ++signs) {
                if ((signs >> i & 1) != 0 || (signs >> (3 + j) & 1) != 0) continue;
                const Vector<Wide, 3> from = corner_from({}, one, signs, i), to = corner_from(between(one, other), other, signs >> 3, j);
                const Vector<Wide, 3> way{to[0] - from[0], to[1] - from[1], to[2] - from[2]};
                const Wide s = dot(cross(way, b), n) / square, t = dot(cross(way, a), n) / square;
                if (std::abs(s) <= one.half_extent[i] && std::abs(t) <= other.half_extent[j])
                    least = std::min(least, std::abs(dot(way, n)) / std::sqrt(square));
            }
        }
    return least;
}

/// Of boxes that are apart: a corner of one and the other, or in space an edge of each.
template <class Wide, std::size_t Dim>
Wide nearest_distance(const PlacedPair<Wide, Dim>& boxes) {
    const auto& [one, other] = boxes;
    const Wide least = std::sqrt(std::min(corners_distance_sq(one, other), corners_distance_sq(other, one)));
    if constexpr (Dim == 3) return std::min(least, edges_distance(boxes));
    return least;
}

struct RotatedBoxesDistance {
    static auto answer(const auto& boxes) { return greatest_gap(boxes).length > 0 ? nearest_distance(boxes) : 0; }
};

struct RotatedBoxesSignedDistance {
    static auto answer(const auto& boxes) {
        const auto gap = greatest_gap(boxes).length;
        return gap > 0 ? nearest_distance(boxes) : gap;
    }
};

struct RotatedBoxesSquare {
    static auto answer(const auto& boxes) {
        const auto distance = RotatedBoxesDistance::answer(boxes);
        return distance * distance;
    }
};

template <class Wide, std::size_t Dim>
Numbers<Wide> vector_of(const BoxesWay<Wide, Dim>& way, Wide length) {
    Numbers<Wide> vector{};
    for (std::size_t axis = 0; axis < Dim; ++axis) vector[axis] = way.along[axis] * length;
    return vector;
}

/// Out of the first box along a way whose length is below 0; nothing of boxes that are apart.
template <class Wide, std::size_t Dim>
Numbers<Wide> way_out(const BoxesWay<Wide, Dim>& way) {
    return way.length < 0 ? vector_of(way, -way.length) : Numbers<Wide>{};
}

/// The least overlap of separating axes (Gottschalk, Lin and Manocha, OBBTree, 1996, section 5; Gregorius, The Separating Axis Test between
/// Convex Polyhedra, GDC 2013).
struct RotatedBoxesTranslation {
    static auto answer(const auto& boxes) { return way_out(greatest_gap(boxes)); }
};

/// The same by the corners' least and greatest projections.
struct RotatedBoxesProjections {
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> answer(const PlacedPair<Wide, Dim>& boxes) {
        BoxesWay<Wide, Dim> least{std::numeric_limits<Wide>::infinity(), {}};
        for_each_axis(boxes, [&](const Vector<Wide, Dim>& axis) {
            std::array<std::array<Wide, 2>, 2> spans;
            for (std::size_t which = 0; which < 2; ++which) {
                auto& [lo, hi] = spans[which] = {std::numeric_limits<Wide>::infinity(), -std::numeric_limits<Wide>::infinity()};
                for (std::size_t signs = 0; signs < std::size_t{1} << Dim; ++signs) {
                    const auto corner = which == 0 ? corner_from({}, boxes.first, signs)
                                                   : corner_from(between(boxes.first, boxes.second), boxes.second, signs);
                    lo = std::min(lo, dot(corner, axis));
                    hi = std::max(hi, dot(corner, axis));
                }
            }
            const Wide ahead = spans[0][1] - spans[1][0], back = spans[1][1] - spans[0][0];
            if (std::min(ahead, back) >= least.length) return;
            least = {std::min(ahead, back), axis};
            if (back < ahead)
                for (Wide& number : least.along) number = -number;
        });
        return least.length > 0 ? vector_of(least, least.length) : Numbers<Wide>{};
    }
};

struct RotatedBoxesVerdict {
    static auto answer(const auto& boxes) {
        const auto gap = greatest_gap(boxes).length;
        return (gap < 0) - (gap > 0);
    }
};

/// A method of both boxes as one of a row, in the row's type or a wider one, in which no square leaves the range.
template <class Method, bool is_wider = false>
struct OfRotatedBoxes {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        using Wide = std::conditional_t<is_wider, answers::WiderOf<Scalar>, Scalar>;
        return signature.dim == 2 ? numbers_of<Scalar>(Method::answer(placed_pair<Wide, 2>(signature, row)))
                                  : numbers_of<Scalar>(Method::answer(placed_pair<Wide, 3>(signature, row)));
    }
};

}  // namespace tangency::questions::box_box
