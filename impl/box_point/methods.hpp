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
struct FourComparisons : InSides<Contract::closed> {
    static constexpr MethodInfo info =
        by_corner.published(Contract::closed, "point_four_comparisons", "x <= px and px <= x + w, on every axis",
                            "Thompson, Collision Detection (2015), point/rectangle; libGDX, Rectangle.contains; SDL3, "
                            "SDL_PointInRectFloat",
                            Level::full_range);
};

/// The far side out, so that of tiles side by side one has the point.
struct FourComparisonsHalfOpen : InSides<Contract::half_open> {
    static constexpr MethodInfo info =
        by_corner.published(Contract::half_open, "point_four_comparisons_half_open", "x <= px and px < x + w, on every axis",
                            "java.awt.geom.Rectangle2D.contains; pygame, Rect.collidepoint; SDL2, SDL_PointInFRect; Unity, "
                            "Rect.Contains; Godot, Rect2.has_point",
                            Level::full_range);
};

struct FourComparisonsOpen : InSides<Contract::open> {
    static constexpr MethodInfo info =
        by_corner.repaired(Contract::open, "point_four_comparisons_open", "x < px and px < x + w, on every axis",
                           "other contract of Thompson (2015), point/rectangle", Level::full_range);
};

/// Sides that are stored are compared without rounding.
struct StoredSides : InSides<Contract::closed> {
    static constexpr MethodInfo info = by_sides.published(Contract::closed, "point_sides", "lo <= p and p <= hi, on every axis",
                                                          "three.js, Box3.containsPoint; libGDX, BoundingBox.contains", Level::exact);
};

struct StoredSidesHalfOpen : InSides<Contract::half_open> {
    static constexpr MethodInfo info = by_sides.published(Contract::half_open, "point_sides_half_open", "lo <= p and p < hi, on every axis",
                                                          "Skia, SkRect::contains; android.graphics.RectF.contains", Level::exact);
};

struct StoredSidesOpen : InSides<Contract::open> {
    static constexpr MethodInfo info = by_sides.repaired(Contract::open, "point_sides_open", "lo < p and p < hi, on every axis",
                                                         "other contract of three.js, Box3.containsPoint", Level::exact);
};

/// An offset that overflows is larger than every half extent.
template <Contract contract>
struct CenterOffset {
    static constexpr MethodInfo info =
        by_center
            .published(Contract::closed, "point_center_offset", "|p - c| <= h, on every axis",
                       "Ericson, Real-Time Collision Detection (2005), 4.2.1, of a box without extents", Level::full_range)
            .or_twin(contract, "point_center_offset_open", "|p - c| < h");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return impl::is_within<contract>(std::abs(point.position[axis] - box.center[axis]), box.half_extent[axis]);
        });
    }
};

/// One difference an axis. Of whole numbers without a sign a negative difference wraps round and is too large, which spares the first
/// comparison.
template <Contract contract>
struct OneDifference {
    static constexpr MethodInfo info =
        by_corner
            .published(Contract::half_open, "point_one_difference", "0 <= p - x and p - x < w, on every axis",
                       "Warren, Hacker's Delight (2012), 4-1, checking bounds, with a sign", Level::full_range)
            .or_twin(contract, "point_one_difference_closed", "0 <= p - x <= w");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return lies_between<contract>(Scalar(0), point.position[axis] - box.corner[axis], box.extent[axis]); });
    }
};

/// Corners in either order: a width may be negative and the box is the same.
struct EitherSign {
    static constexpr MethodInfo info =
        by_corner.published(Contract::half_open, "point_either_sign", "the smaller of x and x + w <= p < the larger, on every axis",
                            "SFML, Rect<T>::contains", Level::full_range);

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
    static constexpr MethodInfo info = by_center.published(
        Contract::closed, "point_signed_distance", "the signed distance of a box is no more than 0", "Quilez, distance functions, sdBox");

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
    static constexpr MethodInfo info =
        by_sides
            .published(Contract::closed, "point_cross_products", "the point is on the left of every edge, or on it",
                       "Ericson, Real-Time Collision Detection (2005), 5.4.1, of a rectangle", Level::none)
            .only_in(impl::Dims::two)
            .reaching_in("positive-extent", Level::banded);

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
    static constexpr MethodInfo info =
        by_sides
            .published(Contract::closed, "point_triangle_areas", "the areas of the four triangles at the point add up to the rectangle's",
                       "the answers to how to check if a point is inside a rectangle, math.stackexchange.com 190111", Level::none)
            .only_in(impl::Dims::two)
            .reaching_in("positive-extent", Level::logic);

    template <class Scalar>
    static bool intersects(const LoHiBox<Scalar, 2>& box, const Point<Scalar, 2>& point) {
        const Scalar width = box.hi[0] - box.lo[0], height = box.hi[1] - box.lo[1];
        const Scalar twice = width * std::abs(point.position[1] - box.lo[1]) + width * std::abs(box.hi[1] - point.position[1]) +
                             height * std::abs(point.position[0] - box.lo[0]) + height * std::abs(box.hi[0] - point.position[0]);
        return twice <= 2 * (width * height);
    }
};

using Controls =
    impl::MethodList<SidesFromCenter, CenterOffset<Contract::open>, CenterOffsetHalfOpen, CenterInDouble, CornerInLongDouble,
                     CornerInDouble, OneDifference<Contract::closed>, MiddleOfCorner, DoubledMiddle, ProductOfSigns, Clamped,
                     UnitCoordinate, UnitCoordinateOfSides, UnitCoordinateByMiddle, HalvedSize, DoubledOffset, FusedSides, SquaredDistance>;

using Methods = decltype(impl::MethodList<FourComparisons, FourComparisonsHalfOpen, FourComparisonsOpen, StoredSides, StoredSidesHalfOpen,
                                          StoredSidesOpen, CenterOffset<Contract::closed>, OneDifference<Contract::half_open>, EitherSign,
                                          SignedDistance, CrossProducts, TriangleAreas>{} +
                         RotatedMethods{} + Controls{} + RotatedControls{});

}  // namespace tangency::questions::box_point
