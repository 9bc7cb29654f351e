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

/// Closed it is refused what is apart, open it is granted what is within: a difference that is no number tells them from each other.
template <Contract contract, class Number>
bool is_no_farther(const Number& distance, const Number& most) {
    return contract == Contract::closed ? !(distance > most) : distance < most;
}

/// x1 < x2 + w2 && x1 + w1 > x2, and so on.
/// full_range: a side x + w is off by half an ulp, and one that overflows lies beyond every number it is compared with.
template <Contract contract>
struct FourComparisons {
    static constexpr MethodInfo info = by_corner
                                           .published(Contract::open, "boxes_four_comparisons", "each box begins before the other ends",
                                                      "J.c, common 2D collision detection (2017)", Level::full_range)
                                           .or_twin(contract, "boxes_four_comparisons_closed",
                                                    "boxes_four_comparisons with <= and >=", "J.c (2017), in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return is_within<contract>(one.corner[axis], other.corner[axis] + other.extent[axis]) &&
                   is_within<contract>(other.corner[axis], one.corner[axis] + one.extent[axis]);
        });
    }
};

/// One difference an axis, beside the extent of the box that lies lower.
/// full_range: a difference that overflows is longer than every extent.
template <Contract contract>
struct MinWidths {
    static constexpr MethodInfo info =
        by_corner
            .published(Contract::closed, "boxes_min_widths", "the corners' difference is at most the lower box's extent",
                       "Ericson, Real-Time Collision Detection (2005), 4.2.1, min-widths", Level::full_range)
            .or_twin(contract, "boxes_min_widths_open", "boxes_min_widths with >=", "Ericson (2005), 4.2.1, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const Scalar above = one.corner[axis] - other.corner[axis];
            return !is_apart<contract>(above, other.extent[axis]) && !is_apart<contract>(-above, one.extent[axis]);
        });
    }
};

template <Contract contract>
struct Centers {
    static constexpr MethodInfo info =
        by_center
            .published(Contract::closed, "boxes_centers", "the centres' distance on each axis is at most the half extents' sum",
                       "Ericson, Real-Time Collision Detection (2005), 4.2.1, centre-radius")
            .or_twin(contract, "boxes_centers_open", "boxes_centers with <", "Ericson (2005), 4.2.1, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return is_no_farther<contract>(std::abs(one.center[axis] - other.center[axis]),
                                           one.half_extent[axis] + other.half_extent[axis]);
        });
    }
};

/// The difference as a box with centre and extents of its own, asked for the origin. Source: Hamaluik, Simple AABB collision using
/// the Minkowski difference (2014), whose class stores centre and extents and computes sides and size from them each time.
template <Contract contract>
struct Minkowski {
    static constexpr MethodInfo info =
        by_center
            .published(Contract::closed, "boxes_minkowski", "the difference as a box that holds the origin",
                       "Hamaluik, Simple AABB collision using the Minkowski difference (2014)")
            .or_twin(contract, "boxes_minkowski_open", "boxes_minkowski with < and >", "Hamaluik (2014), in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& one, const CenterHalfBox<Scalar, Dim>& other) {
        return difference_holds_origin<contract>(one, other);
    }
};

/// The same article's formulas, applied to corner and size as they are printed: left_1 - right_2 and w_1 + w_2.
struct MinkowskiCorner {
    static constexpr MethodInfo info =
        by_corner.published(Contract::closed, "boxes_minkowski_corner", "the difference's corner and size, asked for the origin",
                            "Hamaluik (2014), the formulas above the listing");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& one, const CornerSizeBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            const Scalar left = one.corner[axis] - (other.corner[axis] + other.extent[axis]);
            return left <= 0 && left + (one.extent[axis] + other.extent[axis]) >= 0;
        });
    }
};

/// Exact: nothing is computed.
template <Contract contract>
struct SidesOf {
    static constexpr MethodInfo info =
        by_sides
            .published(Contract::closed, "boxes_sides", "no box ends before the other begins",
                       "Ericson, Real-Time Collision Detection (2005), 4.2.1, min-max", Level::exact)
            .or_twin(contract, "boxes_sides_open", "each box begins before the other ends", "Ericson (2005), 4.2.1, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return is_no_farther<contract>(other.lo[axis], one.hi[axis]) && is_no_farther<contract>(one.lo[axis], other.hi[axis]);
        });
    }
};

/// The difference's sides by one subtraction each. Exact: a rounded difference has the sign of the true one, and is zero only
/// where that is (IEEE 754-2019, 7.5: underflow is gradual); an infinity has the sign as well.
template <Contract contract>
struct MinkowskiSides {
    static constexpr MethodInfo info =
        by_sides
            .repaired(Contract::closed, "boxes_minkowski_sides", "the difference's sides have the origin between them",
                      "Hamaluik (2014), without the way over centre and extents", Level::exact)
            .or_twin(contract, "boxes_minkowski_sides_open", "boxes_minkowski_sides with < and >",
                     "Hamaluik (2014), without the way over centre and extents, in the other contract");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const LoHiBox<Scalar, Dim>& one, const LoHiBox<Scalar, Dim>& other) {
        return on_every_axis<Dim>([&](std::size_t axis) {
            return is_within<contract>(one.lo[axis] - other.hi[axis], Scalar(0)) &&
                   is_within<contract>(Scalar(0), one.hi[axis] - other.lo[axis]);
        });
    }
};

using Methods = impl::MethodList<FourComparisons<Contract::open>, FourComparisons<Contract::closed>, MinWidths<Contract::closed>,
                                 MinWidths<Contract::open>, Centers<Contract::closed>, Centers<Contract::open>, Minkowski<Contract::closed>,
                                 Minkowski<Contract::open>, MinkowskiCorner, SidesOf<Contract::closed>, SidesOf<Contract::open>,
                                 MinkowskiSides<Contract::closed>, MinkowskiSides<Contract::open>, SidesFromCenters, CentersHalved,
                                 CentersInDouble, CentersFromSides, CentersFromCorners, OverlapOfSides, SquaredDistance,
                                 CornersMinkowskiByCenters, SidesMinkowskiByCenters>;

}  // namespace tangency::questions::box_box
