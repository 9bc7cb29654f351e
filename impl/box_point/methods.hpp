// SPDX-License-Identifier: MIT
// A point and a box along the axes: the published methods and their repairs.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "impl/box_point/controls.hpp"
#include "impl/box_point/rotated_methods.hpp"
#include "impl/box_point/sides.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::box_point {

/// Two comparisons an axis, each side in: x <= px <= x + w.
struct FourComparisons {
    static constexpr MethodInfo info{.name = "point_four_comparisons",
                                     .idea = "x <= px and px <= x + w, on every axis",
                                     .source =
                                         "Thompson, Collision Detection (2015), point/rectangle; libGDX, Rectangle.contains; SDL3, "
                                         "SDL_PointInRectFloat",
                                     .role = published,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::closed, Scalar>(box, point);
    }
};

/// The far side out, so that of tiles side by side one has the point.
struct FourComparisonsHalfOpen {
    static constexpr MethodInfo info{.name = "point_four_comparisons_half_open",
                                     .idea = "x <= px and px < x + w, on every axis",
                                     .source =
                                         "java.awt.geom.Rectangle2D.contains; pygame, Rect.collidepoint; SDL2, SDL_PointInFRect; Unity, "
                                         "Rect.Contains; Godot, Rect2.has_point",
                                     .role = published,
                                     .form = Form::corner_size,
                                     .contract = Contract::half_open,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::half_open, Scalar>(box, point);
    }
};

struct FourComparisonsOpen {
    static constexpr MethodInfo info{.name = "point_four_comparisons_open",
                                     .idea = "x < px and px < x + w, on every axis",
                                     .source = "other contract of Thompson (2015), point/rectangle",
                                     .role = repaired,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::open, Scalar>(box, point);
    }
};

/// Sides that are stored are compared without rounding.
struct StoredSides {
    static constexpr MethodInfo info{.name = "point_sides",
                                     .idea = "lo <= p and p <= hi, on every axis",
                                     .source = "three.js, Box3.containsPoint; libGDX, BoundingBox.contains",
                                     .role = published,
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::closed, Scalar>(box, point);
    }
};

struct StoredSidesHalfOpen {
    static constexpr MethodInfo info{.name = "point_sides_half_open",
                                     .idea = "lo <= p and p < hi, on every axis",
                                     .source = "Skia, SkRect::contains; android.graphics.RectF.contains",
                                     .role = published,
                                     .form = Form::lo_hi,
                                     .contract = Contract::half_open,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::half_open, Scalar>(box, point);
    }
};

struct StoredSidesOpen {
    static constexpr MethodInfo info{.name = "point_sides_open",
                                     .idea = "lo < p and p < hi, on every axis",
                                     .source = "other contract of three.js, Box3.containsPoint",
                                     .role = repaired,
                                     .form = Form::lo_hi,
                                     .contract = Contract::open,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_sides<Contract::open, Scalar>(box, point);
    }
};

/// An offset that overflows is larger than every half extent.
struct CenterOffset {
    static constexpr MethodInfo info{.name = "point_center_offset",
                                     .idea = "|p - c| <= h, on every axis",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.2.1, of a box without extents",
                                     .role = published,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::abs(point.position[axis] - box.center[axis]) <= box.half_extent[axis]; });
    }
};

/// One difference an axis. Of whole numbers without a sign a negative difference wraps round and is too large, which spares the first
/// comparison.
struct OneDifference {
    static constexpr MethodInfo info{.name = "point_one_difference",
                                     .idea = "0 <= p - x and p - x < w, on every axis",
                                     .source = "Warren, Hacker's Delight (2012), 4-1, checking bounds, with a sign",
                                     .role = published,
                                     .form = Form::corner_size,
                                     .contract = Contract::half_open,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return lies_between<Contract::half_open>(Scalar(0), point.position[axis] - box.corner[axis], box.extent[axis]);
        });
    }
};

/// Corners in either order: a width may be negative and the box is the same.
struct EitherSign {
    static constexpr MethodInfo info{.name = "point_either_sign",
                                     .idea = "the smaller of x and x + w <= p < the larger, on every axis",
                                     .source = "SFML, Rect<T>::contains",
                                     .role = published,
                                     .form = Form::corner_size,
                                     .contract = Contract::half_open,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const Scalar one = box.corner[axis], other = box.corner[axis] + box.extent[axis];
            return lies_between<Contract::half_open>(std::min(one, other), point.position[axis], std::max(one, other));
        });
    }
};

/// The sign of the distance to the sides: what is beyond them squared, rooted and added up, else how deep the point lies. A square of what
/// is just beyond underflows to nothing.
struct SignedDistance {
    static constexpr MethodInfo info{.name = "point_signed_distance",
                                     .idea = "the signed distance of a box is no more than 0",
                                     .source = "Quilez, distance functions, sdBox",
                                     .role = published,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .question = Question::box_point};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        Scalar beyond_sq = 0, nearest = -box.half_extent[0];
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar q = std::abs(point.position[axis] - box.center[axis]) - box.half_extent[axis];
            beyond_sq += std::max(q, Scalar(0)) * std::max(q, Scalar(0));
            nearest = axis == 0 ? q : std::max(nearest, q);
        }
        return std::sqrt(beyond_sq) + std::min(nearest, Scalar(0)) <= 0;
    }
};

/// Whether the point lies on the same side of all four edges. A flat box has edges without a length, on whose side everything lies.
struct CrossProducts {
    static constexpr MethodInfo info{.name = "point_cross_products",
                                     .idea = "the point is on the left of every edge, or on it",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 5.4.1, of a rectangle",
                                     .role = published,
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::box_point,
                                     .domain = "positive-extent",
                                     .level_in_domain = Level::banded};

    template <class Scalar>
    static bool intersects(const LoHiBox<Scalar, 2>& box, const Point<Scalar, 2>& point) {
        const std::array<Vector<Scalar, 2>, 4> corners{
            {{box.lo[0], box.lo[1]}, {box.hi[0], box.lo[1]}, {box.hi[0], box.hi[1]}, {box.lo[0], box.hi[1]}}};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto &a = corners[i], &b = corners[(i + 1) % 4];
            const Scalar cross = (b[0] - a[0]) * (point.position[1] - a[1]) - (b[1] - a[1]) * (point.position[0] - a[0]);
            if (cross < 0) return false;
        }
        return true;
    }
};

/// Four triangles between the point and the corners, as large together as the rectangle where it is inside. Sums are rounded, so of floats
/// points deep inside are missed; whole numbers stay exact.
struct TriangleAreas {
    static constexpr MethodInfo info{
        .name = "point_triangle_areas",
        .idea = "the areas of the four triangles at the point add up to the rectangle's",
        .source = "the answers to how to check if a point is inside a rectangle, math.stackexchange.com 190111",
        .role = published,
        .form = Form::lo_hi,
        .contract = Contract::closed,
        .dims = impl::Dims::two,
        .level_f32 = Level::none,
        .level_f64 = Level::none,
        .question = Question::box_point,
        .domain = "positive-extent",
        .level_in_domain = Level::logic};

    template <class Scalar>
    static bool intersects(const LoHiBox<Scalar, 2>& box, const Point<Scalar, 2>& point) {
        const Scalar width = box.hi[0] - box.lo[0], height = box.hi[1] - box.lo[1];
        const Scalar twice = width * std::abs(point.position[1] - box.lo[1]) + width * std::abs(box.hi[1] - point.position[1]) +
                             height * std::abs(point.position[0] - box.lo[0]) + height * std::abs(box.hi[0] - point.position[0]);
        return twice <= 2 * (width * height);
    }
};

using Methods =
    decltype(impl::MethodList<FourComparisons, FourComparisonsHalfOpen, FourComparisonsOpen, StoredSides, StoredSidesHalfOpen,
                              StoredSidesOpen, CenterOffset, OneDifference, EitherSign, SignedDistance, CrossProducts, TriangleAreas>{} +
             RotatedMethods{} + Controls{} + RotatedControls{});

}  // namespace tangency::questions::box_point
