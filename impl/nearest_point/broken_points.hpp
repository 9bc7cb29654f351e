// SPDX-License-Identifier: MIT
// Nearest points broken on purpose, each in one way.
#pragma once

#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_moving_ball/times.hpp"
#include "impl/nearest_point/points.hpp"

namespace tangency::nearest_point {

/// Formulas of a method: in floats, rounded to whole numbers, and out of a memory.
template <class Method>
constexpr auto in_floats = []<class Scalar>(const Signature& signature, const Scalar* row) {
    std::array<float, max_number_count> narrow{};
    std::copy_n(row, layout_of(signature).size(), narrow.begin());
    return impl::as<Scalar>(Method::answer(signature, narrow.data()));
};

template <class Method>
constexpr auto in_whole_numbers = [](const Signature& signature, const auto* row) {
    auto point = Method::answer(signature, row);
    for (auto& number : point) number = std::round(number);
    return point;
};

template <class Method>
constexpr auto repeats_the_last = []<class Scalar>(const Signature& signature, const Scalar* row) {
    static unsigned calls = 0;
    static Numbers<Scalar> last{};
    if (++calls % 7 != 0) last = Method::answer(signature, row);
    return last;
};

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_points(Add add) {
    using namespace answers::homes;
    namespace kind = answers::kind;
    using answers::Told;
    add("point_of_the_second", kind::nearest, {plane, space, of_a_point, boxes, balls, segment, disk},
        {"gives the second shape's centre", "two contact points, the wrong one kept"},
        [](const Signature& signature, const auto* row) { return lengths_in(signature, row).second.center; });
    add("nearest_corner", kind::nearest, {plane, space, of_a_point},
        {"gives the nearest corner", "a nearest point looked for among corners"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            return on_each_axis(signature, row, [](Scalar lo, Scalar hi, Scalar center) { return center < (lo + hi) / 2 ? lo : hi; });
        });
    add("pushed_to_the_border", kind::nearest, {plane, space, of_a_point},
        {"gives the nearest place of the border for a centre within", "closest points of a boundary, where the box is solid"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto [box, other] = lengths_in(signature, row);
            Numbers<Scalar> point = ClampedPoint::answer(signature, row);
            if (point != other.center) return point;
            const auto shapes = answers::point_and_box(signature, row);
            const std::size_t nearest = answers::nearest_axis(shapes);
            point[nearest] = box.center[nearest] + std::copysign(box.half_extent[nearest], shapes.offset[nearest]);
            return point;
        });
    add("high_sides_forgotten", kind::nearest, {plane, space, of_a_point, boxes}, {"clamps to the low sides alone", "max without min"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            return on_each_axis(signature, row, [](Scalar lo, Scalar, Scalar center) { return std::max(center, lo); });
        });
    add("size_for_half", kind::nearest, {plane, space, of_a_point, boxes},
        {"takes whole sizes for half extents", "boxes of two libraries mixed"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            return on_each_axis(signature, row, [](Scalar lo, Scalar hi, Scalar center) {
                return std::clamp(center, lo - (hi - lo) / 2, hi + (hi - lo) / 2);
            });
        });
    add("left_in_the_frame", kind::nearest, {by_degrees, by_quaternion},
        {"leaves the point in the box's frame", "a world transform left out at the end"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            Numbers<Scalar> point = ClampedOffset::answer(signature, row);
            const auto [box, other] = lengths_in(signature, row);
            return from_to(box.center, point);
        });
    add("not_rotated_back", kind::nearest, {by_degrees, by_quaternion},
        {"clamps in the box's frame and does not rotate back", "the inverse rotation used for both ways"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto [box, other] = lengths_in(signature, row);
            Numbers<Scalar> offset = answers::frame_of(signature, row).into(from_to(box.center, other.center));
            for (std::size_t axis = 0; axis < 3; ++axis)
                offset[axis] = box.center[axis] + std::clamp(offset[axis], -box.half_extent[axis], box.half_extent[axis]);
            return offset;
        });
    const Told narrow{"computes in float", "a vector type that holds floats"};
    add("in_floats", kind::nearest, {space, of_a_point, boxes}, narrow, in_floats<ClampedPoint>);
    add("in_floats", kind::nearest, {segment}, narrow, in_floats<ClampedShare>);
    const Told whole{"rounds the point to whole numbers", "points of whole pixels"};
    add("in_whole_numbers", kind::nearest, {plane, space, of_a_point}, whole, in_whole_numbers<ClampedPoint>);
    add("in_whole_numbers", kind::nearest, {segment, capsule}, whole, in_whole_numbers<ClampedShare>);
    const Told repeated{"now and then answers what it answered before", "a cache with too short a key"};
    add("repeats_itself", kind::nearest, {plane, of_a_point}, repeated, repeats_the_last<ClampedPoint>);
    add("repeats_itself", kind::time, {moving, moving_in_floats}, repeated, repeats_the_last<questions::segments::HalvedTime>);
    add("line_for_segment", kind::nearest, {segment, capsule}, {"goes on beyond the ends", "a clamp to 0 and 1 left out"},
        [](const Signature& signature, const auto* row) {
            const auto [capsule, ball] = lengths_in(signature, row);
            const auto way = way_of(capsule);
            const auto along = from_to(way.start, way.end);
            const auto length_sq = dot(along, along), share = length_sq > 0 ? dot(from_to(way.start, ball.center), along) / length_sq : 0;
            return towards(point_at(way, share), ball.center, capsule.radius);
        });
    add("nearest_end", kind::nearest, {segment, capsule}, {"gives the nearer end", "a segment taken for its two ends"},
        [](const Signature& signature, const auto* row) {
            const auto [capsule, ball] = lengths_in(signature, row);
            const bool is_start = distance_sq(capsule.center, ball.center) <= distance_sq(capsule.end, ball.center);
            return towards(is_start ? capsule.center : capsule.end, ball.center, capsule.radius);
        });
    add("point_of_the_axis", kind::nearest, {capsule, balls},
        {"gives the point of the capsule's axis, or of the ball its centre", "closest points of two cores given for those of the shapes"},
        [](const Signature& signature, const auto* row) {
            const auto [capsule, ball] = lengths_in(signature, row);
            if (signature.question == Question::ball_ball) return capsule.center;
            const auto way = way_of(capsule);
            return point_at(way, nearest_share(way, ball.center));
        });
    add("beyond_the_second", kind::nearest, {balls},
        {"goes by the whole radius though the second centre is nearer", "direction times radius, of balls that hold each other's centres"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto [ball, other] = lengths_in(signature, row);
            const Numbers<Scalar> way = from_to(ball.center, other.center);
            const Scalar length = std::hypot(std::hypot(way[0], way[1]), way[2]);
            Numbers<Scalar> point = ball.center;
            for (std::size_t axis = 0; axis < 3 && length > 0; ++axis) point[axis] += way[axis] * (ball.radius / length);
            return point;
        });
    add("corners_alone", kind::nearest, {disk, in_polygon},
        {"gives the polygon's nearest corner", "a nearest point looked for among vertices"},
        [](const Signature& signature, const auto* row) {
            const auto corners = corners_of(signature, row, ShapeOf::first), others = corners_of(signature, row, ShapeOf::second);
            return *std::min_element(corners.begin(), corners.end(),
                                     [&](const auto& a, const auto& b) { return distance_sq(a, others[0]) < distance_sq(b, others[0]); });
        });
    add("border_of_the_polygon", kind::nearest, {disk, in_polygon},
        {"never asks whether the point is within", "the nearest place of an outline"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto corners = corners_of(signature, row, ShapeOf::first), others = corners_of(signature, row, ShapeOf::second);
            Numbers<Scalar> nearest = corners[0];
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const Segment<Scalar, 3> side{corners[i], corners[(i + 1) % corners.size()]};
                const Numbers<Scalar> place = point_at(side, nearest_share(side, others[0]));
                if (distance_sq(place, others[0]) < distance_sq(nearest, others[0])) nearest = place;
            }
            return nearest;
        });
    add("start_of_the_way", kind::nearest, {way, moving},
        {"gives what is nearest to where the segment or the way starts", "a point's answer given for a segment's"},
        [](const Signature& signature, const auto* row) { return ClampedPoint::answer(signature, row); });
    add("first_starts_nearest", kind::nearest, {capsules}, {"asks the second way's start alone", "one of four ends"},
        [](const Signature& signature, const auto* row) {
            const auto [first, second] = lengths_in(signature, row);
            const auto way = way_of(first);
            return towards(point_at(way, nearest_share(way, second.center)), second.center, first.radius);
        });
}

}  // namespace tangency::nearest_point
