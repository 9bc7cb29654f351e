// SPDX-License-Identifier: MIT
// Two boxes: right variants that must never be blamed, the dearest in roundings among them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/as.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_box {

using impl::centered;
using impl::is_apart;
using impl::is_within;
using impl::MethodInfo;
using impl::on_every_axis;

inline constexpr MethodInfo by_center = impl::by(Form::center_half, Question::box_box), by_sides = impl::by(Form::lo_hi, Question::box_box),
                            by_corner = impl::by(Form::corner_size, Question::box_box),
                            by_center_size = impl::by(Form::center_size, Question::box_box);

template <class Scalar>
struct SidesOn {
    Scalar lo, hi;
};

/// The sides, on an axis, of the first box less the second, by way of its centre and extents as Hamaluik (2014) has them.
template <class Scalar, std::size_t Dim>
SidesOn<Scalar> difference_on(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other, std::size_t axis) {
    const Scalar left = (one.center[axis] - one.half_extent[axis]) - (other.center[axis] + other.half_extent[axis]);
    const Scalar half = (one.half_extent[axis] * 2 + other.half_extent[axis] * 2) / 2;
    const Scalar center = left + half;
    return {center - half, center + half};
}

template <class Scalar, std::size_t Dim>
bool centers_meet(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
    return on_every_axis<Dim>([&](std::size_t axis) {
        return std::abs(one.center[axis] - other.center[axis]) <= one.half_extent[axis] + other.half_extent[axis];
    });
}

template <Contract contract, class Scalar, std::size_t Dim>
bool difference_holds_origin(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
    return on_every_axis<Dim>([&](std::size_t axis) {
        const auto [lo, hi] = difference_on(one, other, axis);
        return is_within<contract>(lo, Scalar(0)) && is_within<contract>(Scalar(0), hi);
    });
}

/// full_range: a side that overflows lies beyond every finite one, and two of one sign are never compared.
struct SidesFromCenters {
    static constexpr MethodInfo info =
        by_center.control(Contract::closed, "boxes_sides_from_centers", "c - h and c + h, then sides", Level::full_range);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return one.center[axis] - one.half_extent[axis] <= other.center[axis] + other.half_extent[axis] &&
                   other.center[axis] - other.half_extent[axis] <= one.center[axis] + one.half_extent[axis];
        });
    }
};

/// full_range: neither side of the comparison can overflow.
struct CentersHalved {
    static constexpr MethodInfo info =
        by_center.control(Contract::closed, "boxes_centers_halved", "boxes_centers, each number halved first", Level::full_range);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return std::abs(one.center[axis] / 2 - other.center[axis] / 2) <= one.half_extent[axis] / 2 + other.half_extent[axis] / 2;
        });
    }
};

struct CentersInDouble {
    static constexpr MethodInfo info = by_center.control(Contract::closed, "boxes_centers_in_double", "boxes_centers in double")
                                           .reaching(Level::full_range, Level::banded);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return centers_meet(impl::as<double>(one), impl::as<double>(other));
    }
};

struct CentersFromSides {
    static constexpr MethodInfo info =
        by_sides.control(Contract::closed, "boxes_centers_from_sides", "(lo + hi) / 2 and (hi - lo) / 2, then boxes_centers");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return centers_meet(centered(one), centered(other));
    }
};

struct CentersFromCorners {
    static constexpr MethodInfo info =
        by_corner.control(Contract::open, "boxes_centers_from_corners", "twice the middles' distance is less than the extents' sum");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const Scalar first = one.corner[axis] + one.extent[axis] / 2, second = other.corner[axis] + other.extent[axis] / 2;
            return std::abs(first - second) * 2 < one.extent[axis] + other.extent[axis];
        });
    }
};

/// Exact: a closed overlap may be a point.
struct OverlapOfSides {
    static constexpr MethodInfo info =
        by_sides.control(Contract::closed, "boxes_overlap_of_sides", "the larger low side is at most the smaller high side", Level::exact);

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::max(one.lo[axis], other.lo[axis]) <= std::min(one.hi[axis], other.hi[axis]); });
    }
};

/// Banded: the square of a small gap underflows to zero.
struct SquaredDistance {
    static constexpr MethodInfo info = by_sides.control(Contract::closed, "boxes_squared_distance", "the gaps' squares add up to zero");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        Scalar sum = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar gap = std::max({one.lo[axis] - other.hi[axis], other.lo[axis] - one.hi[axis], Scalar(0)});
            sum += gap * gap;
        }
        return sum <= 0;
    }
};

/// The most roundings that a sensible method takes from corners.
struct CornersMinkowskiByCenters {
    static constexpr MethodInfo info =
        by_corner.control(Contract::closed, "boxes_corners_minkowski_by_centers", "x + w / 2 and w / 2, then boxes_minkowski");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return difference_holds_origin<Contract::closed>(centered(one), centered(other));
    }
};

/// The same from sides.
struct SidesMinkowskiByCenters {
    static constexpr MethodInfo info =
        by_sides.control(Contract::closed, "boxes_sides_minkowski_by_centers", "(lo + hi) / 2 and (hi - lo) / 2, then boxes_minkowski");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return difference_holds_origin<Contract::closed>(centered(one), centered(other));
    }
};

}  // namespace tangency::questions::box_box
