// SPDX-License-Identifier: MIT
// A point and a box along the axes: right variants that must never be blamed, the dearest in roundings among them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/box_point/sides.hpp"
#include "tangency/impl/as.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::box_point {

using impl::Control;
using impl::MethodInfo;

inline constexpr MethodInfo by_center = impl::by(Form::center_half, Question::box_point),
                            by_sides = impl::by(Form::lo_hi, Question::box_point),
                            by_corner = impl::by(Form::corner_size, Question::box_point),
                            by_center_size = impl::by(Form::center_size, Question::box_point);

/// c - h overflows beyond every finite number, so it is never wrong.
using SidesFromCenter = Control<by_center, InSides<Contract::half_open>, "point_sides_from_center", "c - h <= p < c + h">;

struct CenterOffsetHalfOpen {
    static constexpr MethodInfo info =
        by_center.control(Contract::half_open, "point_center_offset_half_open", "-h <= p - c < h", Level::full_range);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_frame<Contract::half_open>(box_point::offset_of<Scalar>(box, point), box.half_extent);
    }
};

using CenterInDouble = Control<by_center, InSides<Contract::half_open, double>, "point_center_in_double", "c - h <= p < c + h in double">;

struct CornerInLongDouble : InSides<Contract::open, long double> {
    static constexpr MethodInfo info =
        by_corner.control(Contract::open, "point_corner_in_long_double", "x < p < x + w in long double", Level::full_range)
            .only_in(impl::Dims::two);
};

using CornerInDouble = Control<by_corner, InSides<Contract::half_open, double>, "point_corner_in_double", "x <= p < x + w in double">;

/// A middle may overflow where its box does not.
struct MiddleOfCorner {
    static constexpr MethodInfo info =
        by_corner.control(Contract::half_open, "point_middle_of_corner", "c = x + w / 2, then -w / 2 <= p - c < w / 2", Level::full_range);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return lies_in_frame<Contract::half_open>(box_point::offset_of<Scalar>(box, point), impl::box_frame::half_extent_of<Scalar>(box));
    }
};

struct DoubledMiddle {
    static constexpr MethodInfo info = by_sides.control(Contract::closed, "point_doubled_middle", "|2 p - (lo + hi)| <= hi - lo");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return std::abs(2 * point.position[axis] - (box.lo[axis] + box.hi[axis])) <= box.hi[axis] - box.lo[axis];
        });
    }
};

/// The product of two small differences may underflow.
struct ProductOfSigns {
    static constexpr MethodInfo info = by_sides.control(Contract::open, "point_product_of_signs", "(p - lo) (p - hi) < 0");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return (point.position[axis] - box.lo[axis]) * (point.position[axis] - box.hi[axis]) < 0; });
    }
};

/// Who clamps asks the sides and nothing else.
struct Clamped {
    static constexpr MethodInfo info =
        by_sides.control(Contract::closed, "point_clamped", "clamping p to the sides leaves it", Level::exact);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::clamp(point.position[axis], box.lo[axis], box.hi[axis]) == point.position[axis]; });
    }
};

/// A coordinate of the box's own, from 0 to 1. Of a flat box it is no number.
template <Contract contract>
struct InUnitBox : impl::Banded {
    static constexpr Contract kept = contract;

    template <class Box, class Scalar, std::size_t Dim>
    static bool intersects(const Box& box, const Point<Scalar, Dim>& point) {
        const auto [lo, hi] = sides_of(box);
        for (std::size_t axis = 0; axis < Dim; ++axis)
            if (!lies_between<contract>(Scalar(0), (point.position[axis] - lo[axis]) / (hi[axis] - lo[axis]), Scalar(1))) return false;
        return true;
    }
};

using UnitCoordinate = Control<by_center, InUnitBox<Contract::half_open>, "point_unit_coordinate",
                               "0 <= (p - lo) / (hi - lo) < 1, lo and hi being c - h and c + h">;

using UnitCoordinateOfSides =
    Control<by_sides, InUnitBox<Contract::open>, "point_unit_coordinate_of_sides", "0 < (p - lo) / (hi - lo) < 1">;

/// From sides to middles and back before a coordinate is taken: what costs most of all.
struct UnitCoordinateByMiddle {
    static constexpr MethodInfo info =
        by_sides
            .control(Contract::closed, "point_unit_coordinate_by_middle",
                     "middles and halves of the sides, then 0 <= (p - (c - h)) / (c + h - (c - h)) <= 1", Level::none)
            .reaching_in("positive-extent", Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return InUnitBox<Contract::closed>::intersects(impl::centered(box), point);
    }
};

struct HalvedSize {
    static constexpr MethodInfo info = by_center_size.control(Contract::closed, "point_halved_size", "|p - c| <= w / 2", Level::full_range);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::abs(point.position[axis] - box.center[axis]) <= box.extent[axis] / 2; });
    }
};

struct DoubledOffset {
    static constexpr MethodInfo info = by_center_size.control(Contract::open, "point_doubled_offset", "2 |p - c| < w", Level::full_range);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return 2 * std::abs(point.position[axis] - box.center[axis]) < box.extent[axis]; });
    }
};

struct FusedSides {
    static constexpr MethodInfo info = by_center_size.control(Contract::half_open, "point_fused_sides",
                                                              "c -+ w / 2 by a fused multiply-add, low sides in", Level::full_range);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return lies_between<Contract::half_open>(std::fma(Scalar(-0.5), box.extent[axis], box.center[axis]), point.position[axis],
                                                     std::fma(Scalar(0.5), box.extent[axis], box.center[axis]));
        });
    }
};

/// The distance to the point of the box that is nearest, as of a ball of no radius. Small squares underflow.
struct SquaredDistance {
    static constexpr MethodInfo info =
        by_corner.control(Contract::closed, "point_squared_distance", "the squared distance to the box is 0");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Point<Scalar, Dim>& point) {
        const auto [lo, hi] = sides_of(box);
        Scalar sum = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar off = point.position[axis] - std::clamp(point.position[axis], lo[axis], hi[axis]);
            sum += off * off;
        }
        return sum <= 0;
    }
};

}  // namespace tangency::questions::box_point
