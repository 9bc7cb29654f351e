// SPDX-License-Identifier: MIT
// Two rotated boxes: the published methods, each in the other contract, and right variants.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "impl/box_box/gottschalk.hpp"
#include "impl/box_box/placed.hpp"
#include "tangency/impl/list.hpp"
#include "tangency/impl/method.hpp"

namespace tangency::questions::box_box {

using impl::MethodInfo;
using enum impl::Role;

/// A box's encoding of a form, rotated.
template <class Scalar>
using CenterHalfAxis = Rotated<CenterHalfBox<Scalar, 2>, Axis<Scalar>>;
template <class Scalar>
using CornerSizeAxis = Rotated<CornerSizeBox<Scalar, 2>, Axis<Scalar>>;
template <class Scalar>
using CenterSizeAxis = Rotated<CenterSizeBox<Scalar, 2>, Axis<Scalar>>;
template <class Scalar>
using CenterHalfQuaternion = Rotated<CenterHalfBox<Scalar, 3>, Quaternion<Scalar>>;
template <class Scalar>
using CornerSizeQuaternion = Rotated<CornerSizeBox<Scalar, 3>, Quaternion<Scalar>>;
template <class Scalar>
using CenterSizeQuaternion = Rotated<CenterSizeBox<Scalar, 3>, Quaternion<Scalar>>;

/// The sides' directions of both rectangles, and projections as centres and radii. Source: S. Gottschalk, M. Lin and D. Manocha, OBBTree
/// (SIGGRAPH 1996), section 5, of whose axes these are left in the plane.
struct FourAxes {
    static constexpr MethodInfo info{.name = "rotated_boxes_four_axes",
                                     .idea = "no side's direction parts the projections",
                                     .source = "Gottschalk, Lin and Manocha, OBBTree (1996), section 5, in the plane",
                                     .role = published,
                                     .form = Form::center_half,
                                     .orientation = Orientation::axis,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterHalfAxis<Scalar>& one, const CenterHalfAxis<Scalar>& other) {
        return meet_along_sides<Contract::closed>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

struct FourAxesOpen {
    static constexpr MethodInfo info{.name = "rotated_boxes_four_axes_open",
                                     .idea = "rotated_boxes_four_axes with >=",
                                     .source = "Gottschalk, Lin and Manocha (1996), in the other contract",
                                     .role = repaired,
                                     .form = Form::center_half,
                                     .orientation = Orientation::axis,
                                     .contract = Contract::open,
                                     .dims = impl::Dims::two,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterHalfAxis<Scalar>& one, const CenterHalfAxis<Scalar>& other) {
        return meet_along_sides<Contract::open>(placed<Scalar>(one), placed<Scalar>(other));
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
            if (parts<contract>(other_span[0] - span[1]) || parts<contract>(span[0] - other_span[1])) return false;
        }
    return true;
}

struct CornerProjections {
    static constexpr MethodInfo info{.name = "rotated_boxes_corner_projections",
                                     .idea = "the corners' least and greatest projections on four sides",
                                     .form = Form::corner_size,
                                     .orientation = Orientation::axis,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CornerSizeAxis<Scalar>& one, const CornerSizeAxis<Scalar>& other) {
        return meet_by_corners<Contract::closed>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

struct CornerProjectionsOpen {
    static constexpr MethodInfo info{.name = "rotated_boxes_corner_projections_open",
                                     .idea = "rotated_boxes_corner_projections with >=",
                                     .form = Form::corner_size,
                                     .orientation = Orientation::axis,
                                     .contract = Contract::open,
                                     .dims = impl::Dims::two,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CornerSizeAxis<Scalar>& one, const CornerSizeAxis<Scalar>& other) {
        return meet_by_corners<Contract::open>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

/// Source: S. Gottschalk, M. Lin and D. Manocha, OBBTree (SIGGRAPH 1996), section 5. Level none: where edges are as good as parallel their
/// cross is as long as its rounding, and parts boxes that are deep in one another (docs/questions/box_box.md).
struct FifteenAxes {
    static constexpr MethodInfo info{.name = "rotated_boxes_fifteen_axes",
                                     .idea = "three sides of each and nine crosses of edges, in the first box's frame",
                                     .source = "Gottschalk, Lin and Manocha, OBBTree (1996), section 5",
                                     .role = published,
                                     .form = Form::center_half,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::three,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterHalfQuaternion<Scalar>& one, const CenterHalfQuaternion<Scalar>& other) {
        return meet_on_fifteen_axes<Contract::closed>(placed<Scalar>(one), placed<Scalar>(other), Scalar(0));
    }
};

struct FifteenAxesOpen {
    static constexpr MethodInfo info{.name = "rotated_boxes_fifteen_axes_open",
                                     .idea = "rotated_boxes_fifteen_axes with >=, but for crosses of parallel edges",
                                     .source = "Gottschalk, Lin and Manocha (1996), in the other contract",
                                     .role = repaired,
                                     .form = Form::center_half,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::open,
                                     .dims = impl::Dims::three,
                                     .level_f32 = Level::none,
                                     .level_f64 = Level::none,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterHalfQuaternion<Scalar>& one, const CenterHalfQuaternion<Scalar>& other) {
        return meet_on_fifteen_axes<Contract::open>(placed<Scalar>(one), placed<Scalar>(other), Scalar(0));
    }
};

/// Every magnitude is larger by an epsilon, against the rounded crosses of edges that are nearly parallel; 1e-6 as in Gottschalk's own
/// library RAPID. So it hits where boxes are up to that far apart in relation to their sizes, which of doubles is no rounding.
struct FifteenAxesEpsilon {
    static constexpr MethodInfo info{.name = "rotated_boxes_epsilon",
                                     .idea = "rotated_boxes_fifteen_axes whose rotation's magnitudes are larger by 1e-6",
                                     .source = "Ericson, Real-Time Collision Detection (2005), 4.4.1, TestOBBOBB",
                                     .role = published,
                                     .form = Form::center_half,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::three,
                                     .level_f64 = Level::logic,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterHalfQuaternion<Scalar>& one, const CenterHalfQuaternion<Scalar>& other) {
        return meet_on_fifteen_axes<Contract::closed>(placed<Scalar>(one), placed<Scalar>(other), Scalar(1e-6));
    }
};

/// The directions along which a side of one box looks at the other are asked of both boxes as they are computed, and crosses are near in
/// relation to their length: so rounding does no more than rotate the boxes a little.
template <Contract contract, class Scalar>
bool meet_on_accurate_axes(const PlacedBox<Scalar, 3>& one, const PlacedBox<Scalar, 3>& other) {
    return meet_along_sides<contract>(one, other) && meet_across_edges<contract>(one, other, accurate_cross<Scalar>);
}

struct AccurateAxes {
    static constexpr MethodInfo info{.name = "rotated_boxes_accurate_axes",
                                     .idea = "fifteen axes whose crosses are products' differences rounded as one",
                                     .form = Form::center_half,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::three,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterHalfQuaternion<Scalar>& one, const CenterHalfQuaternion<Scalar>& other) {
        return meet_on_accurate_axes<Contract::closed>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

struct AccurateAxesOpen {
    static constexpr MethodInfo info{.name = "rotated_boxes_accurate_axes_open",
                                     .idea = "rotated_boxes_accurate_axes with >=",
                                     .form = Form::center_half,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::open,
                                     .dims = impl::Dims::three,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterHalfQuaternion<Scalar>& one, const CenterHalfQuaternion<Scalar>& other) {
        return meet_on_accurate_axes<Contract::open>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

struct AccurateAxesCorner {
    static constexpr MethodInfo info{.name = "rotated_boxes_accurate_axes_corner",
                                     .idea = "rotated_boxes_accurate_axes by corner and size",
                                     .form = Form::corner_size,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::three,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CornerSizeQuaternion<Scalar>& one, const CornerSizeQuaternion<Scalar>& other) {
        return meet_on_accurate_axes<Contract::closed>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

struct AccurateAxesCenterSize {
    static constexpr MethodInfo info{.name = "rotated_boxes_accurate_axes_center_size",
                                     .idea = "rotated_boxes_accurate_axes by centre and size, with >=",
                                     .form = Form::center_size,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::open,
                                     .dims = impl::Dims::three,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterSizeQuaternion<Scalar>& one, const CenterSizeQuaternion<Scalar>& other) {
        return meet_on_accurate_axes<Contract::open>(placed<Scalar>(one), placed<Scalar>(other));
    }
};

struct AxesInLongDouble {
    static constexpr MethodInfo info{.name = "rotated_boxes_four_axes_in_long_double",
                                     .idea = "rotated_boxes_four_axes in long double",
                                     .form = Form::center_size,
                                     .orientation = Orientation::axis,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .level_f32 = Level::full_range,
                                     .level_f64 = Level::full_range,
                                     .question = Question::box_box};

    template <class Scalar>
    static bool intersects(const CenterSizeAxis<Scalar>& one, const CenterSizeAxis<Scalar>& other) {
        return meet_along_sides<Contract::closed>(placed<long double>(one), placed<long double>(other));
    }
};

/// Directions of any length are projected on as they are: lengths enter where the box's own reach along them is told.
struct UnnormalisedAxes {
    static constexpr MethodInfo info{.name = "rotated_boxes_unnormalised_axes",
                                     .idea = "projections on directions of any length, each reach divided by the other's",
                                     .form = Form::center_half,
                                     .orientation = Orientation::axis,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::two,
                                     .question = Question::box_box};

    template <class Scalar>
    static PlacedBox<Scalar, 2> as_stored(const CenterHalfAxis<Scalar>& rotated) {
        return {rotated.box.center, rotated.box.half_extent,
                sides_along(impl::box_frame::Turn<Scalar>{rotated.orientation.x, rotated.orientation.y})};
    }

    template <class Scalar>
    static bool intersects(const CenterHalfAxis<Scalar>& one, const CenterHalfAxis<Scalar>& other) {
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
    static constexpr MethodInfo info{.name = "rotated_boxes_support_points",
                                     .idea = "the farthest corners along and against each of fifteen axes",
                                     .form = Form::center_half,
                                     .orientation = Orientation::quaternion,
                                     .contract = Contract::closed,
                                     .dims = impl::Dims::three,
                                     .question = Question::box_box};

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
    static bool intersects(const CenterHalfQuaternion<Scalar>& rotated, const CenterHalfQuaternion<Scalar>& other_rotated) {
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

using RotatedMethods = impl::MethodList<FourAxes, FourAxesOpen, CornerProjections, CornerProjectionsOpen, FifteenAxes, FifteenAxesOpen,
                                        FifteenAxesEpsilon, AccurateAxes, AccurateAxesOpen, AccurateAxesCorner, AccurateAxesCenterSize,
                                        AxesInLongDouble, UnnormalisedAxes, SupportPoints>;

}  // namespace tangency::questions::box_box
