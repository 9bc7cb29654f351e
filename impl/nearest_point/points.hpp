// SPDX-License-Identifier: MIT
// Nearest points of the first shape as programs compute them: what a trial of them must leave alone.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "impl/box_ball/answers/frame.hpp"
#include "impl/box_segment/numbers.hpp"
#include "impl/capsule_capsule/closest_points.hpp"
#include "impl/segments.hpp"

namespace tangency::nearest_point {

using answers::Numbers;
using answers::positive;
using questions::segments::cross;
using questions::segments::crossing_share;
using questions::segments::distance_sq;
using questions::segments::dot;
using questions::segments::from_to;
using questions::segments::nearest_share;
using questions::segments::point_at;
using questions::segments::point_distance_sq;

/// Those of a row in space, of the plane with a third coordinate that is 0.
template <class Scalar>
Lengths<Scalar> lengths_in(const Signature& signature, const Scalar* row) {
    return lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
}

template <class Scalar>
Segment<Scalar, 3> way_of(const ShapeLengths<Scalar>& shape) {
    return {shape.center, shape.end};
}

/// From `from` towards `to`, as far as the radius and no farther than there.
template <class Scalar>
Numbers<Scalar> towards(const Numbers<Scalar>& from, const Numbers<Scalar>& to, Scalar radius) {
    const Numbers<Scalar> way = from_to(from, to);
    const Scalar length = std::hypot(std::hypot(way[0], way[1]), way[2]);
    if (length <= radius) return to;
    Numbers<Scalar> point{};
    for (std::size_t axis = 0; axis < 3; ++axis) point[axis] = from[axis] + way[axis] * (radius / length);
    return point;
}

/// A number an axis, from the box's low side, its high side and the second centre there.
template <class Scalar, class OnAxis>
Numbers<Scalar> on_each_axis(const Signature& signature, const Scalar* row, OnAxis on_axis) {
    const auto [box, other] = lengths_in(signature, row);
    Numbers<Scalar> point{};
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        point[axis] = on_axis(box.center[axis] - box.half_extent[axis], box.center[axis] + box.half_extent[axis], other.center[axis]);
    return point;
}

/// The second centre, clamped to the box's sides (Ericson, Real-Time Collision Detection, 2005, 5.1.3, ClosestPtPointAABB).
struct ClampedPoint {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return on_each_axis(signature, row, [](Scalar lo, Scalar hi, Scalar center) { return std::clamp(center, lo, hi); });
    }
};

/// The same in the box's own frame, and back (Ericson, 2005, 5.1.4, ClosestPtPointOBB).
struct ClampedOffset {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto [box, other] = lengths_in(signature, row);
        const bool is_rotated = signature.orientation != Orientation::none;
        const answers::Frame<Scalar> frame = is_rotated ? answers::frame_of(signature, row) : answers::Frame<Scalar>{};
        Numbers<Scalar> offset = from_to(box.center, other.center);
        if (is_rotated) offset = frame.into(offset);
        for (std::size_t axis = 0; axis < 3; ++axis) offset[axis] = std::clamp(offset[axis], -box.half_extent[axis], box.half_extent[axis]);
        if (is_rotated) offset = frame.back(offset);
        for (std::size_t axis = 0; axis < 3; ++axis) offset[axis] += box.center[axis];
        return offset;
    }
};

/// From the first centre towards the second by the radius.
struct TowardsTheCentre {
    static auto answer(const Signature& signature, const auto* row) {
        const auto [ball, other] = lengths_in(signature, row);
        return towards(ball.center, other.center, ball.radius);
    }
};

/// The nearest point of the segment, its share clamped to 0 and 1 (Ericson, 2005, 5.1.2, ClosestPtPointSegment); of a capsule from there
/// towards the ball.
struct ClampedShare {
    static auto answer(const Signature& signature, const auto* row) {
        const auto [capsule, ball] = lengths_in(signature, row);
        const auto way = way_of(capsule);
        return towards(point_at(way, nearest_share(way, ball.center)), ball.center, capsule.radius);
    }
};

/// Where the way that crosses planes comes nearest, clamped to the box.
struct ClampedPlaceOfWay {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto [box, way] = lengths_in(signature, row);
        const auto shapes = questions::segments::way_and_box(signature, row);
        const Scalar share = questions::segments::CrossedPlanes::nearest(shapes);
        Numbers<Scalar> point{};
        for (std::size_t axis = 0; axis < signature.dim; ++axis)
            point[axis] = box.center[axis] +
                          std::clamp(shapes.start[axis] + share * shapes.along[axis], -box.half_extent[axis], box.half_extent[axis]);
        return point;
    }
};

/// Of the first segment the place that is nearest to the second: an end, what is nearest to an end of the second, or where the lines are.
template <class Scalar>
Numbers<Scalar> nearest_of_segment(const Segment<Scalar, 3>& one, const Segment<Scalar, 3>& other) {
    Scalar best = 0;
    for (const Scalar share : {Scalar(1), nearest_share(one, other.start), nearest_share(one, other.end), crossing_share(one, other)})
        if (point_distance_sq(other, point_at(one, share)) < point_distance_sq(other, point_at(one, best))) best = share;
    return point_at(one, best);
}

struct EndsAndCrossing {
    static auto answer(const Signature& signature, const auto* row) {
        const auto [first, second] = lengths_in(signature, row);
        const auto way = way_of(first), other = way_of(second);
        const auto place = nearest_of_segment(way, other);
        return towards(place, point_at(other, nearest_share(other, place)), first.radius);
    }
};

/// The place of either, by the shares of both (Ericson, 2005, 5.1.9, ClosestPtSegmentSegment).
template <class Scalar>
std::array<Numbers<Scalar>, 2> closest_places(const ShapeLengths<Scalar>& first, const ShapeLengths<Scalar>& second) {
    const Segment<Scalar, 3> way = way_of(first), other = way_of(second);
    const auto shares = questions::capsule_capsule::clamped_twice(way, other);
    return {point_at(way, shares.first), point_at(other, shares.second)};
}

struct ClampedTwice {
    static auto answer(const Signature& signature, const auto* row) {
        const auto [first, second] = lengths_in(signature, row);
        const auto places = closest_places(first, second);
        return towards(places[0], places[1], first.radius);
    }
};

/// How far apart the places are, less the radii.
struct ClampedTwiceDistance {
    static auto answer(const Signature& signature, const auto* row) {
        const auto [first, second] = lengths_in(signature, row);
        const auto places = closest_places(first, second);
        return positive(std::sqrt(distance_sq(places[0], places[1])) - (first.radius + second.radius));
    }
};

/// The corners of a polygon, a segment or a point of a row.
template <class Scalar>
std::vector<Numbers<Scalar>> corners_of(const Signature& signature, const Scalar* row, ShapeOf shape) {
    std::vector<Numbers<Scalar>> corners;
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Field& field = layout[place];
        if (field.shape != shape || !is_position(field.role)) continue;
        if (field.axis == 0) corners.emplace_back();
        corners.back()[field.axis] = row[place];
    }
    return corners;
}

/// Whether a strictly convex polygon, given either way round, has the point: no two sides see it on different sides.
template <class Scalar>
bool holds(const std::vector<Numbers<Scalar>>& corners, const Numbers<Scalar>& point) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Numbers<Scalar>&a = corners[i], &b = corners[(i + 1) % corners.size()];
        const Scalar side = cross(from_to(a, b), from_to(a, point))[2];
        left = left || side > 0;
        right = right || side < 0;
    }
    return !(left && right);
}

/// Of all pairs of sides the nearest place; a corner of the other shape that lies within, or of the polygon within that, is one of both.
struct OverAllSides {
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto corners = corners_of(signature, row, ShapeOf::first), others = corners_of(signature, row, ShapeOf::second);
        for (const auto& corner : others)
            if (holds(corners, corner)) return corner;
        for (const auto& corner : corners)
            if (others.size() > 2 && holds(others, corner)) return corner;
        Numbers<Scalar> nearest{};
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (std::size_t i = 0; i < corners.size(); ++i)
            for (std::size_t j = 0; j < others.size(); ++j) {
                const Segment<Scalar, 3> side{corners[i], corners[(i + 1) % corners.size()]},
                    other{others[j], others[(j + 1) % others.size()]};
                const Numbers<Scalar> place = nearest_of_segment(side, other);
                const Scalar square = point_distance_sq(other, place);
                if (square >= least) continue;
                least = square;
                nearest = place;
            }
        return nearest;
    }
};

}  // namespace tangency::nearest_point
