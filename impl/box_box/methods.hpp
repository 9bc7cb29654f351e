// SPDX-License-Identifier: MIT
// Two boxes: the published methods, and each in the other contract.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/box_box/controls.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_box {

/// x1 < x2 + w2 && x1 + w1 > x2, and so on. Source: J.c, common 2D collision detection (2017), rectangles.
/// full_range: a side x + w is off by half an ulp, and one that overflows lies beyond every number it is compared with.
struct FourComparisons {
    static constexpr MethodInfo info{.name = "boxes_four_comparisons",
                                     .idea = "each box begins before the other ends",
                                     .source = "J.c, common 2D collision detection (2017)",
                                     .role = published,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return one.corner[axis] < other.corner[axis] + other.extent[axis] && one.corner[axis] + one.extent[axis] > other.corner[axis];
        });
    }
};

struct FourComparisonsClosed {
    static constexpr MethodInfo info{.name = "boxes_four_comparisons_closed",
                                     .idea = "boxes_four_comparisons with <= and >=",
                                     .source = "J.c (2017), in the other contract",
                                     .role = repaired,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return one.corner[axis] <= other.corner[axis] + other.extent[axis] && one.corner[axis] + one.extent[axis] >= other.corner[axis];
        });
    }
};

/// One difference an axis, beside the extent of the box that lies lower. Source: Ericson, Real-Time Collision Detection (2005), 4.2.1.
/// full_range: a difference that overflows is longer than every extent.
struct MinWidths {
    static constexpr MethodInfo info{.name = "boxes_min_widths",
                                     .idea = "the corners' difference is at most the lower box's extent",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.2.1, min-widths",
                                     .role = published,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const Scalar above = one.corner[axis] - other.corner[axis];
            return !(above > other.extent[axis] || -above > one.extent[axis]);
        });
    }
};

struct MinWidthsOpen {
    static constexpr MethodInfo info{.name = "boxes_min_widths_open",
                                     .idea = "boxes_min_widths with >=",
                                     .source = "Ericson (2005), 4.2.1, in the other contract",
                                     .role = repaired,
                                     .form = Form::corner_size,
                                     .contract = Contract::open,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const Scalar above = one.corner[axis] - other.corner[axis];
            return !(above >= other.extent[axis] || -above >= one.extent[axis]);
        });
    }
};

/// Source: Ericson, Real-Time Collision Detection (2005), 4.2.1, centre and radius.
struct Centers {
    static constexpr MethodInfo info{.name = "boxes_centers",
                                     .idea = "the centres' distance on each axis is at most the half extents' sum",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.2.1, centre-radius",
                                     .role = published,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return !(std::abs(one.center[axis] - other.center[axis]) > one.half_extent[axis] + other.half_extent[axis]);
        });
    }
};

struct CentersOpen {
    static constexpr MethodInfo info{.name = "boxes_centers_open",
                                     .idea = "boxes_centers with <",
                                     .source = "Ericson (2005), 4.2.1, in the other contract",
                                     .role = repaired,
                                     .form = Form::center_half,
                                     .contract = Contract::open,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return std::abs(one.center[axis] - other.center[axis]) < one.half_extent[axis] + other.half_extent[axis];
        });
    }
};

/// The difference as a box with centre and extents of its own, asked for the origin. Source: Hamaluik, Simple AABB collision using
/// the Minkowski difference (2014), whose class stores centre and extents and computes sides and size from them each time.
struct Minkowski {
    static constexpr MethodInfo info{.name = "boxes_minkowski",
                                     .idea = "the difference as a box that holds the origin",
                                     .source = "Hamaluik, Simple AABB collision using the Minkowski difference (2014)",
                                     .role = published,
                                     .form = Form::center_half,
                                     .contract = Contract::closed,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const auto difference = difference_on(one, other, axis);
            return difference.lo <= 0 && difference.hi >= 0;
        });
    }
};

struct MinkowskiOpen {
    static constexpr MethodInfo info{.name = "boxes_minkowski_open",
                                     .idea = "boxes_minkowski with < and >",
                                     .source = "Hamaluik (2014), in the other contract",
                                     .role = repaired,
                                     .form = Form::center_half,
                                     .contract = Contract::open,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const auto difference = difference_on(one, other, axis);
            return difference.lo < 0 && difference.hi > 0;
        });
    }
};

/// The same article's formulas, applied to corner and size as they are printed: left_1 - right_2 and w_1 + w_2.
struct MinkowskiCorner {
    static constexpr MethodInfo info{.name = "boxes_minkowski_corner",
                                     .idea = "the difference's corner and size, asked for the origin",
                                     .source = "Hamaluik (2014), the formulas above the listing",
                                     .role = published,
                                     .form = Form::corner_size,
                                     .contract = Contract::closed,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const Scalar left = one.corner[axis] - (other.corner[axis] + other.extent[axis]);
            return left <= 0 && left + (one.extent[axis] + other.extent[axis]) >= 0;
        });
    }
};

/// Source: Ericson, Real-Time Collision Detection (2005), 4.2.1, min-max. Exact: nothing is computed.
struct SidesOf {
    static constexpr MethodInfo info{.name = "boxes_sides",
                                     .idea = "no box ends before the other begins",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.2.1, min-max",
                                     .role = published,
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) { return !(one.hi[axis] < other.lo[axis] || one.lo[axis] > other.hi[axis]); });
    }
};

struct SidesOpen {
    static constexpr MethodInfo info{.name = "boxes_sides_open",
                                     .idea = "each box begins before the other ends",
                                     .source = "Ericson (2005), 4.2.1, in the other contract",
                                     .role = repaired,
                                     .form = Form::lo_hi,
                                     .contract = Contract::open,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) { return one.lo[axis] < other.hi[axis] && other.lo[axis] < one.hi[axis]; });
    }
};

/// The difference's sides by one subtraction each. Exact: a rounded difference has the sign of the true one, and is zero only
/// where that is (IEEE 754-2019, 7.5: underflow is gradual); an infinity has the sign as well.
struct MinkowskiSides {
    static constexpr MethodInfo info{.name = "boxes_minkowski_sides",
                                     .idea = "the difference's sides have the origin between them",
                                     .source = "Hamaluik (2014), without the way over centre and extents",
                                     .role = repaired,
                                     .form = Form::lo_hi,
                                     .contract = Contract::closed,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>(
            [&](std::size_t axis) { return one.lo[axis] - other.hi[axis] <= 0 && one.hi[axis] - other.lo[axis] >= 0; });
    }
};

struct MinkowskiSidesOpen {
    static constexpr MethodInfo info{.name = "boxes_minkowski_sides_open",
                                     .idea = "boxes_minkowski_sides with < and >",
                                     .source = "Hamaluik (2014), without the way over centre and extents, in the other contract",
                                     .role = repaired,
                                     .form = Form::lo_hi,
                                     .contract = Contract::open,
                                     .level_f32 = Level::exact,
                                     .level_f64 = Level::exact,
                                     .question = Question::box_box};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) { return one.lo[axis] - other.hi[axis] < 0 && one.hi[axis] - other.lo[axis] > 0; });
    }
};

using Methods = impl::MethodList<FourComparisons, FourComparisonsClosed, MinWidths, MinWidthsOpen, Centers, CentersOpen, Minkowski,
                                 MinkowskiOpen, MinkowskiCorner, SidesOf, SidesOpen, MinkowskiSides, MinkowskiSidesOpen, SidesFromCenters,
                                 CentersHalved, CentersInDouble, CentersFromSides, CentersFromCorners, OverlapOfSides, SquaredDistance,
                                 CornersMinkowskiByCenters, SidesMinkowskiByCenters>;

}  // namespace tangency::questions::box_box
