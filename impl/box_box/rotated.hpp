// SPDX-License-Identifier: MIT
// Two rotated boxes: the published methods, each in the other contract, and right variants.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "impl/box_box/controls.hpp"
#include "impl/box_box/gottschalk.hpp"
#include "impl/box_box/placed.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::box_box {

using impl::Control;

/// A box's encoding of a form, rotated.
template <template <class, std::size_t> class Box, class Scalar>
using ByAxis = Rotated<Box<Scalar, 2>, Axis<Scalar>>;
template <template <class, std::size_t> class Box, class Scalar>
using ByQuaternion = Rotated<Box<Scalar, 3>, Quaternion<Scalar>>;

inline constexpr MethodInfo by_center_and_axis = by_center.rotated_by(Orientation::axis),
                            by_corner_and_axis = by_corner.rotated_by(Orientation::axis),
                            by_center_size_and_axis = by_center_size.rotated_by(Orientation::axis),
                            by_center_and_quaternion = by_center.rotated_by(Orientation::quaternion),
                            by_corner_and_quaternion = by_corner.rotated_by(Orientation::quaternion),
                            by_center_size_and_quaternion = by_center_size.rotated_by(Orientation::quaternion);

/// The sides' directions of both rectangles, and projections as centres and radii. Source: S. Gottschalk, M. Lin and D. Manocha, OBBTree
/// (SIGGRAPH 1996), section 5, of whose axes these are left in the plane.
template <Contract contract>
struct FourAxes {
    static constexpr MethodInfo info =
        by_center_and_axis
            .published(Contract::closed, "rotated_boxes_four_axes", "no side's direction parts the projections",
                       "Gottschalk, Lin and Manocha, OBBTree (1996), section 5, in the plane")
            .or_twin(contract, "rotated_boxes_four_axes_open",
                     "rotated_boxes_four_axes with >=", "Gottschalk, Lin and Manocha (1996), in the other contract");

    template <class Scalar>
    static bool intersects(const ByAxis<CenterHalfBox, Scalar>& one, const ByAxis<CenterHalfBox, Scalar>& other) {
        return meet_along_sides<contract>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

template <class Wide>
std::array<Vector<Wide, 2>, 4> corners_of(const PlacedBox<Wide, 2>& box) {
    std::array<Vector<Wide, 2>, 4> corners{};
    for (std::size_t place = 0; place < 4; ++place) {
        const Wide along = place == 0 || place == 3 ? -box.half_extent[0] : box.half_extent[0];
        const Wide up = place < 2 ? -box.half_extent[1] : box.half_extent[1];
        for (std::size_t axis = 0; axis < 2; ++axis)
            corners[place][axis] = box.center[axis] + along * box.sides[0][axis] + up * box.sides[1][axis];
    }
    return corners;
}

/// Least and greatest projections of the eight corners on four sides, as tutorials of rotated rectangles have them.
template <Contract contract, class Wide>
bool meet_by_corners(const PlacedBox<Wide, 2>& one, const PlacedBox<Wide, 2>& other) {
    const auto of_one = corners_of(one), of_other = corners_of(other);
    for (const auto* box : {&one, &other})
        for (const Vector<Wide, 2>& side : box->sides) {
            const auto span_of = [&side](const auto& corners) {
                Wide lo = dot(corners[0], side), hi = lo;
                for (const Vector<Wide, 2>& corner : corners) {
                    lo = std::min(lo, dot(corner, side));
                    hi = std::max(hi, dot(corner, side));
                }
                return std::array<Wide, 2>{lo, hi};
            };
            const auto span = span_of(of_one), other_span = span_of(of_other);
            if (is_apart<contract>(other_span[0] - span[1]) || is_apart<contract>(span[0] - other_span[1])) return false;
        }
    return true;
}

template <Contract contract>
struct CornerProjections {
    static constexpr MethodInfo info =
        by_corner_and_axis
            .control(Contract::closed, "rotated_boxes_corner_projections", "the corners' least and greatest projections on four sides")
            .or_twin(contract, "rotated_boxes_corner_projections_open", "rotated_boxes_corner_projections with >=");

    template <class Scalar>
    static bool intersects(const ByAxis<CornerSizeBox, Scalar>& one, const ByAxis<CornerSizeBox, Scalar>& other) {
        return meet_by_corners<contract>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

/// Source: S. Gottschalk, M. Lin and D. Manocha, OBBTree (SIGGRAPH 1996), section 5. Level none: where edges are as good as parallel their
/// cross is as long as its rounding, and parts boxes that are deep in one another (docs/questions/box_box.md).
template <Contract contract>
struct FifteenAxes {
    static constexpr MethodInfo info =
        by_center_and_quaternion
            .published(Contract::closed, "rotated_boxes_fifteen_axes",
                       "three sides of each and nine crosses of edges, in the first box's frame",
                       "Gottschalk, Lin and Manocha, OBBTree (1996), section 5", Level::none)
            .or_twin(contract, "rotated_boxes_fifteen_axes_open", "rotated_boxes_fifteen_axes with >=, but for crosses of parallel edges",
                     "Gottschalk, Lin and Manocha (1996), in the other contract");

    template <class Scalar>
    static bool intersects(const ByQuaternion<CenterHalfBox, Scalar>& one, const ByQuaternion<CenterHalfBox, Scalar>& other) {
        return meet_on_fifteen_axes<contract>(placed<Scalar>(one), placed<Scalar>(other), Scalar(0));
    }
};

/// Every magnitude is larger by an epsilon, against the rounded crosses of edges that are nearly parallel; 1e-6 as in Gottschalk's own
/// library RAPID. So it hits where boxes are up to that far apart in relation to their sizes, which of doubles is no rounding.
struct FifteenAxesEpsilon {
    static constexpr MethodInfo info = by_center_and_quaternion
                                           .published(Contract::closed, "rotated_boxes_epsilon",
                                                      "rotated_boxes_fifteen_axes whose rotation's magnitudes are larger by 1e-6",
                                                      "Ericson, Real-Time Collision Detection (2005), 4.4.1, TestOBBOBB")
                                           .reaching(Level::banded, Level::logic);

    template <class Scalar>
    static bool intersects(const ByQuaternion<CenterHalfBox, Scalar>& one, const ByQuaternion<CenterHalfBox, Scalar>& other) {
        return meet_on_fifteen_axes<Contract::closed>(placed<Scalar>(one), placed<Scalar>(other), Scalar(1e-6));
    }
};

/// The directions along which a side of one box looks at the other are asked of both boxes as they are computed, and crosses are near in
/// relation to their length: so rounding does no more than rotate the boxes a little.
template <Contract contract, class Scalar>
bool meet_on_accurate_axes(const PlacedBox<Scalar, 3>& one, const PlacedBox<Scalar, 3>& other) {
    return meet_along_sides<contract>(one, other) && meet_across_edges<contract>(one, other, accurate_cross<Scalar>);
}

template <Contract contract>
struct AccurateAxes : impl::Banded {
    static constexpr MethodInfo info =
        by_center_and_quaternion
            .control(Contract::closed, "rotated_boxes_accurate_axes", "fifteen axes whose crosses are products' differences rounded as one")
            .or_twin(contract, "rotated_boxes_accurate_axes_open", "rotated_boxes_accurate_axes with >=");

    template <template <class, std::size_t> class Box, class Scalar>
    static bool intersects(const ByQuaternion<Box, Scalar>& one, const ByQuaternion<Box, Scalar>& other) {
        return meet_on_accurate_axes<contract>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

using AccurateAxesCorner = Control<by_corner_and_quaternion, AccurateAxes<Contract::closed>, "rotated_boxes_accurate_axes_corner",
                                   "rotated_boxes_accurate_axes by corner and size">;

using AccurateAxesCenterSize =
    Control<by_center_size_and_quaternion, AccurateAxes<Contract::open>, "rotated_boxes_accurate_axes_center_size",
            "rotated_boxes_accurate_axes by centre and size, with >=">;

struct AxesInLongDouble {
    static constexpr MethodInfo info = by_center_size_and_axis.control(Contract::closed, "rotated_boxes_four_axes_in_long_double",
                                                                       "rotated_boxes_four_axes in long double", Level::full_range);

    template <class Scalar>
    static bool intersects(const ByAxis<CenterSizeBox, Scalar>& one, const ByAxis<CenterSizeBox, Scalar>& other) {
        return meet_along_sides<Contract::closed>(placed<long double>(one), placed<long double>(other));
    }
};

/// Directions of any length are projected on as they are: lengths enter where the box's own reach along them is told.
struct UnnormalisedAxes {
    static constexpr MethodInfo info = by_center_and_axis.control(
        Contract::closed, "rotated_boxes_unnormalised_axes", "projections on directions of any length, each reach divided by the other's");

    template <class Scalar>
    static PlacedBox<Scalar, 2> as_stored(const ByAxis<CenterHalfBox, Scalar>& rotated) {
        return {rotated.box.center, rotated.box.half_extent,
                sides_along(impl::box_frame::Turn<Scalar>{rotated.orientation.x, rotated.orientation.y})};
    }

    template <class Scalar>
    static bool intersects(const ByAxis<CenterHalfBox, Scalar>& one, const ByAxis<CenterHalfBox, Scalar>& other) {
        const PlacedBox<Scalar, 2> first = as_stored(one), second = as_stored(other);
        const Scalar length = std::hypot(one.orientation.x, one.orientation.y),
                     other_length = std::hypot(other.orientation.x, other.orientation.y);
        const Vector<Scalar, 2> offset = between(first, second);
        for (const auto* box : {&first, &second})
            for (const Vector<Scalar, 2>& side : box->sides)
                if (std::abs(dot(offset, side)) > reach_along(first, side) / length + reach_along(second, side) / other_length)
                    return false;
        return true;
    }
};

/// Support points, as Gilbert, Johnson and Keerthi (1988) ask for them, instead of radii.
struct SupportPoints {
    static constexpr MethodInfo info = by_center_and_quaternion.control(Contract::closed, "rotated_boxes_support_points",
                                                                        "the farthest corners along and against each of fifteen axes");

    template <class Scalar>
    static Vector<Scalar, 3> farthest(const PlacedBox<Scalar, 3>& box, const Vector<Scalar, 3>& from, const Vector<Scalar, 3>& along,
                                      Scalar sense) {
        Vector<Scalar, 3> place = from;
        for (std::size_t own = 0; own < 3; ++own) {
            const Scalar half = dot(box.sides[own], along) * sense < 0 ? -box.half_extent[own] : box.half_extent[own];
            for (std::size_t axis = 0; axis < 3; ++axis) place[axis] += half * box.sides[own][axis];
        }
        return place;
    }

    template <class Scalar>
    static bool is_parted(const PlacedBox<Scalar, 3>& one, const PlacedBox<Scalar, 3>& other, const Vector<Scalar, 3>& along) {
        const Vector<Scalar, 3> offset = between(one, other);
        for (const Scalar sense : {Scalar(1), Scalar(-1)}) {
            const Vector<Scalar, 3> end = farthest(one, {}, along, sense), start = farthest(other, offset, along, -sense);
            if (sense * (dot(start, along) - dot(end, along)) > 0) return true;
        }
        return false;
    }

    template <class Scalar>
    static bool intersects(const ByQuaternion<CenterHalfBox, Scalar>& rotated, const ByQuaternion<CenterHalfBox, Scalar>& other_rotated) {
        const PlacedBox<Scalar, 3> one = placed<Scalar>(rotated), other = placed<Scalar>(other_rotated);
        for (const auto* box : {&one, &other})
            for (const auto& side : box->sides)
                if (is_parted(one, other, side)) return false;
        for (const auto& side : one.sides)
            for (const auto& edge : other.sides)
                if (is_parted(one, other, accurate_cross(side, edge))) return false;
        return true;
    }
};

using RotatedMethods = impl::MethodList<FourAxes<Contract::closed>, FourAxes<Contract::open>, CornerProjections<Contract::closed>,
                                        CornerProjections<Contract::open>, FifteenAxes<Contract::closed>, FifteenAxes<Contract::open>,
                                        FifteenAxesEpsilon, AccurateAxes<Contract::closed>, AccurateAxes<Contract::open>,
                                        AccurateAxesCorner, AccurateAxesCenterSize, AxesInLongDouble, UnnormalisedAxes, SupportPoints>;

}  // namespace tangency::questions::box_box
