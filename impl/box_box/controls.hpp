// SPDX-License-Identifier: MIT
// Two boxes: right variants that must never be blamed, the dearest in roundings among them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_box {

using impl::MethodInfo;
using enum impl::Role;

template <std::size_t Dim, class Holds>
bool on_every_axis(Holds holds) {
    for (std::size_t axis = 0; axis < Dim; ++axis)
        if (!holds(axis)) return false;
    return true;
}

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
CenterHalfBox<Scalar, Dim> centered(const LoHiBox<Scalar, Dim>& box) {
    CenterHalfBox<Scalar, Dim> result;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        result.center[axis] = (box.lo[axis] + box.hi[axis]) / 2;
        result.half_extent[axis] = (box.hi[axis] - box.lo[axis]) / 2;
    }
    return result;
}

template <class Scalar, std::size_t Dim>
CenterHalfBox<Scalar, Dim> centered(const CornerSizeBox<Scalar, Dim>& box) {
    CenterHalfBox<Scalar, Dim> result;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        result.half_extent[axis] = box.extent[axis] / 2;
        result.center[axis] = box.corner[axis] + result.half_extent[axis];
    }
    return result;
}

template <class Scalar, std::size_t Dim>
bool centers_meet(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
    return on_every_axis<Dim>([&](std::size_t axis) {
        return std::abs(one.center[axis] - other.center[axis]) <= one.half_extent[axis] + other.half_extent[axis];
    });
}

template <class Scalar, std::size_t Dim>
bool difference_holds_origin(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
    return on_every_axis<Dim>([&](std::size_t axis) {
        const auto [lo, hi] = difference_on(one, other, axis);
        return lo <= 0 && hi >= 0;
    });
}

/// full_range: a side that overflows lies beyond every finite one, and two of one sign are never compared.
struct SidesFromCenters {
    static constexpr MethodInfo info{.name = "boxes_sides_from_centers",
                                     .idea = "c - h and c + h, then sides",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_box};

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
    static constexpr MethodInfo info{.name = "boxes_centers_halved",
                                     .idea = "boxes_centers, each number halved first",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return std::abs(one.center[axis] / 2 - other.center[axis] / 2) <= one.half_extent[axis] / 2 + other.half_extent[axis] / 2;
        });
    }
};

struct CentersInDouble {
    static constexpr MethodInfo info{.name = "boxes_centers_in_double",
                                     .idea = "boxes_centers in double",
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        CenterHalfBox<double, Dim> first, second;
        std::copy_n(one.center.begin(), Dim, first.center.begin());
        std::copy_n(one.half_extent.begin(), Dim, first.half_extent.begin());
        std::copy_n(other.center.begin(), Dim, second.center.begin());
        std::copy_n(other.half_extent.begin(), Dim, second.half_extent.begin());
        return centers_meet(first, second);
    }
};

struct CentersFromSides {
    static constexpr MethodInfo info{.name = "boxes_centers_from_sides",
                                     .idea = "(lo + hi) / 2 and (hi - lo) / 2, then boxes_centers",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return centers_meet(centered(one), centered(other));
    }
};

struct CentersFromCorners {
    static constexpr MethodInfo info{.name = "boxes_centers_from_corners",
                                     .idea = "twice the middles' distance is less than the extents' sum",
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .question = Question::box_box};

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
    static constexpr MethodInfo info{.name = "boxes_overlap_of_sides",
                                     .idea = "the larger low side is at most the smaller high side",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return std::max(one.lo[axis], other.lo[axis]) <= std::min(one.hi[axis], other.hi[axis]); });
    }
};

/// Banded: the square of a small gap underflows to zero.
struct SquaredDistance {
    static constexpr MethodInfo info{.name = "boxes_squared_distance",
                                     .idea = "the gaps' squares add up to zero",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .question = Question::box_box};

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
    static constexpr MethodInfo info{.name = "boxes_corners_minkowski_by_centers",
                                     .idea = "x + w / 2 and w / 2, then boxes_minkowski",
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return difference_holds_origin(centered(one), centered(other));
    }
};

/// The same from sides.
struct SidesMinkowskiByCenters {
    static constexpr MethodInfo info{.name = "boxes_sides_minkowski_by_centers",
                                     .idea = "(lo + hi) / 2 and (hi - lo) / 2, then boxes_minkowski",
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return difference_holds_origin(centered(one), centered(other));
    }
};

}  // namespace tangency::questions::box_box
