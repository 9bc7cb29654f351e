// SPDX-License-Identifier: MIT
// What balls, boxes, ways and polygons may have to do with each other, asked in exact numbers.
#include "case_reasons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace tangency::vectors {
namespace {

using reference::Number;
using reference::Region;
using reference::Relation;
using reference::Verdict;

using Point = std::array<Number, 2>;
using Points = std::vector<Point>;

bool overlaps(const InputDetails& details) { return details.reference_answer.verdict == Verdict::overlapping; }

template <class Holds>
bool on_every_axis(const InputDetails& details, Holds holds) {
    for (std::size_t axis = 0; axis < dim_of(details); ++axis)
        if (!holds(axis)) return false;
    return true;
}

template <Region region>
bool are_centers(const InputDetails& details) {
    const bool is_oblique = details.reference_answer.region == Region::edge && region == Region::corner;
    return question_of(details) == Question::ball_ball && (details.reference_answer.region == region || is_oblique);
}

bool is_way_to_box(const InputDetails& details) { return has_box(question_of(details)) && has_end(question_of(details)); }

bool interiors_meet(const InputDetails& details) { return !has_radius(question_of(details)) && overlaps(details); }

// Twice the area of the triangle, counterclockwise; how far c lies to the left of the line from a to b, times its length.
Number to_the_left(const Point& a, const Point& b, const Point& c) { return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]); }

// A polygon's vertices in their order, the first polygon's or the second's.
Points in_order(const InputDetails& details, std::size_t which) {
    const VertexCounts counts = vertices_of(details.input.signature.form);
    Points points(which == 0 ? counts.first : counts.second);
    const std::size_t first = which == 0 ? 0 : 2 * counts.first;
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = {Number(details.input.numbers[first + 2 * i]), Number(details.input.numbers[first + 2 * i + 1])};
    return points;
}

bool runs_clockwise(const Points& polygon) { return !polygon.empty() && to_the_left(polygon[0], polygon[1], polygon[2]) < 0; }

bool is_clockwise(const InputDetails& details) { return runs_clockwise(in_order(details, 0)) || runs_clockwise(in_order(details, 1)); }

Points counterclockwise(const InputDetails& details, std::size_t which) {
    Points points = in_order(details, which);
    if (runs_clockwise(points)) std::ranges::reverse(points);
    return points;
}

// Whether the point lies in the counterclockwise polygon, at least so far from each of its sides.
bool holds(const Points& polygon, const Point& point, const Number& margin = 0) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
        const Number left = to_the_left(a, b, point), x = b[0] - a[0], y = b[1] - a[1];
        if (left < 0 || left * left < margin * margin * (x * x + y * y)) return false;
    }
    return true;
}

bool holds_all(const Points& polygon, const Points& points) {
    return std::ranges::all_of(points, [&](const Point& point) { return holds(polygon, point); });
}

bool holds_any(const Points& polygon, const Points& points) {
    return std::ranges::any_of(points, [&](const Point& point) { return holds(polygon, point); });
}

bool polygon_or_ball_is_held(const InputDetails& details) {
    const Points polygon = counterclockwise(details, 0);
    const Point center{details.geometry.second.center[0], details.geometry.second.center[1]};
    const Number& radius = details.geometry.second.radius;
    return holds(polygon, center, radius) || std::ranges::all_of(polygon, [&](const Point& vertex) {
               const Number x = vertex[0] - center[0], y = vertex[1] - center[1];
               return x * x + y * y <= radius * radius;
           });
}

// Whether all of a way lies in the box, which is along the axes.
bool box_holds_way(const InputDetails& details) {
    const auto &first = details.geometry.first, &second = details.geometry.second;
    return on_every_axis(details, [&](std::size_t axis) {
        const Number room = first.half_extent[axis] - second.radius;
        return abs(second.center[axis] - first.center[axis]) <= room && abs(second.end[axis] - first.center[axis]) <= room;
    });
}

// A box, and the directions of its sides, all of one length.
struct PlacedBox {
    const ShapeLengths<Number>& shape;
    std::array<std::array<Number, 3>, 3> sides{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    Number length_sq = 1;
};

PlacedBox placed_box(const InputDetails& details, ShapeOf which) {
    PlacedBox box{which == ShapeOf::first ? details.geometry.first : details.geometry.second};
    const std::span<const double> turn = layout_of(details.input.signature).orientation(details.input.row(), which);
    if (details.input.signature.orientation == Orientation::axis) {
        const Number u = turn[0], v = turn[1];
        box.sides = {{{u, v, 0}, {-v, u, 0}, {}}};
        box.length_sq = u * u + v * v;
    } else if (details.input.signature.orientation == Orientation::quaternion) {
        const Number x = turn[0], y = turn[1], z = turn[2], w = turn[3], length = x * x + y * y + z * z + w * w;
        box.sides = {{{w * w + x * x - y * y - z * z, (x * y + w * z) * 2, (x * z - w * y) * 2},
                      {(x * y - w * z) * 2, w * w - x * x + y * y - z * z, (y * z + w * x) * 2},
                      {(x * z + w * y) * 2, (y * z - w * x) * 2, w * w - x * x - y * y + z * z}}};
        box.length_sq = length * length;
    }
    return box;
}

Number dot(const std::array<Number, 3>& a, const std::array<Number, 3>& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// Whether 2 x y sqrt(m) <= rest.
bool is_at_most(const Number& x, const Number& y, const Number& m, const Number& rest) {
    const Number twice = x * y * 2, square = twice * twice * m;
    return twice.sign() > 0 ? rest.sign() >= 0 && square <= rest * rest : rest.sign() >= 0 || square >= rest * rest;
}

// How many of the other box's corners the box has, and how many there are. With a a side of it and D the way between the centres, a corner is
// x / |a| + y / (|a| |b|) along it for x = D . a and y = sum of +-H_j (a . b_j), and within where the square of x |b| + y is at most that of
// h |a| |b|.
std::array<std::size_t, 2> corners_held(const PlacedBox& box, const PlacedBox& other, std::size_t dim) {
    std::array<Number, 3> way;
    for (std::size_t axis = 0; axis < 3; ++axis) way[axis] = other.shape.center[axis] - box.shape.center[axis];
    const std::size_t corners = std::size_t{1} << dim;
    std::size_t held = 0;
    for (std::size_t corner = 0; corner < corners; ++corner) {
        bool is_held = true;
        for (std::size_t own = 0; own < dim && is_held; ++own) {
            const Number x = dot(way, box.sides[own]), &half = box.shape.half_extent[own], &m = other.length_sq;
            Number y = 0;
            for (std::size_t side = 0; side < dim; ++side) {
                const Number along = other.shape.half_extent[side] * dot(box.sides[own], other.sides[side]);
                y += (corner >> side & 1) != 0 ? along : -along;
            }
            is_held = is_at_most(x, y, m, half * half * box.length_sq * m - x * x * m - y * y);
        }
        held += is_held ? 1 : 0;
    }
    return {held, corners};
}

// Of two boxes: the corners of the second that the first has, and of the first that the second has.
std::array<std::array<std::size_t, 2>, 2> boxes_corners(const InputDetails& details) {
    const PlacedBox first = placed_box(details, ShapeOf::first), second = placed_box(details, ShapeOf::second);
    return {corners_held(first, second, dim_of(details)), corners_held(second, first, dim_of(details))};
}

bool is_contained(const InputDetails& details) {
    switch (question_of(details)) {
        case Question::ball_ball: return details.relation == Relation::inside || details.relation == Relation::inside_tangent;
        case Question::polygon_ball: return polygon_or_ball_is_held(details);
        case Question::polygon_polygon: {
            const Points first = counterclockwise(details, 0), second = counterclockwise(details, 1);
            return holds_all(first, second) || holds_all(second, first);
        }
        case Question::polygon_point:
        case Question::polygon_segment: {
            const auto& [first, second] = details.geometry;
            const Points polygon = counterclockwise(details, 0), start{{second.center[0], second.center[1]}};
            return holds_all(polygon, start) &&
                   (question_of(details) == Question::polygon_point || holds_all(polygon, {{second.end[0], second.end[1]}}));
        }
        case Question::box_box:
            return std::ranges::any_of(boxes_corners(details), [](const auto& corners) { return corners[0] == corners[1]; });
        case Question::box_point: return details.reference_answer.verdict != Verdict::disjoint;
        default: return is_way_to_box(details) && box_holds_way(details);
    }
}

bool crosses_without_vertex(const InputDetails& details) {
    if (!overlaps(details)) return false;
    if (question_of(details) == Question::box_box)
        return std::ranges::none_of(boxes_corners(details), [](const auto& corners) { return corners[0] > 0; });
    if (question_of(details) != Question::polygon_polygon) return false;
    const Points first = counterclockwise(details, 0), second = counterclockwise(details, 1);
    return !holds_any(first, second) && !holds_any(second, first);
}

// Whether the ball, or the segment's end, meets the closed box there.
bool meets_at(const InputDetails& details, const std::array<Number, 3>& position) {
    Number distance_sq = 0;
    for (std::size_t axis = 0; axis < dim_of(details); ++axis) {
        const Number beyond = abs(position[axis] - details.geometry.first.center[axis]) - details.geometry.first.half_extent[axis];
        if (beyond > 0) distance_sq += beyond * beyond;
    }
    return distance_sq <= details.geometry.second.radius * details.geometry.second.radius;
}

bool meets_at_start(const InputDetails& details) { return is_way_to_box(details) && meets_at(details, details.geometry.second.center); }

bool meets_on_the_way_alone(const InputDetails& details) {
    return is_way_to_box(details) && details.reference_answer.verdict != Verdict::disjoint &&
           !meets_at(details, details.geometry.second.center) && !meets_at(details, details.geometry.second.end);
}

std::array<Number, 3> way_of(const ShapeLengths<Number>& shape) {
    return {shape.end[0] - shape.center[0], shape.end[1] - shape.center[1], shape.end[2] - shape.center[2]};
}

bool is_zero_way(const InputDetails& details) {
    const Layout& layout = layout_of(details.input.signature);
    const auto& [first, second] = details.geometry;
    return (has_end(layout.kind_of(ShapeOf::first)) && way_of(first) == std::array<Number, 3>{}) ||
           (has_end(layout.kind_of(ShapeOf::second)) && way_of(second) == std::array<Number, 3>{});
}

bool is_parallel_way(const InputDetails& details) {
    if (!is_way_to_box(details) || is_zero_way(details)) return false;
    const std::array<Number, 3> way = way_of(details.geometry.second);
    return !on_every_axis(details, [&way](std::size_t axis) { return way[axis] != 0; });
}

bool are_parallel_ways(const InputDetails& details) {
    const Question question = question_of(details);
    if (!has_end(question) || !is_of_one_kind(question) || is_zero_way(details)) return false;
    const std::array<Number, 3> one = way_of(details.geometry.first), other = way_of(details.geometry.second);
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (one[axis] * other[(axis + 1) % 3] != one[(axis + 1) % 3] * other[axis]) return false;
    return true;
}

// Whether two sides have more than a point in common.
bool lie_along(const Point& a, const Point& b, const Point& c, const Point& d) {
    if (to_the_left(a, b, c) != 0 || to_the_left(a, b, d) != 0) return false;
    const std::size_t axis = a[0] == b[0] ? 1 : 0;  // along which the line may be measured
    return std::max(std::min(a[axis], b[axis]), std::min(c[axis], d[axis])) <
           std::min(std::max(a[axis], b[axis]), std::max(c[axis], d[axis]));
}

bool touch_along_sides(const InputDetails& details) {
    if (question_of(details) != Question::polygon_polygon || !is_tie(details)) return false;
    const Points first = in_order(details, 0), second = in_order(details, 1);
    for (std::size_t i = 0; i < first.size(); ++i)
        for (std::size_t j = 0; j < second.size(); ++j)
            if (lie_along(first[i], first[(i + 1) % first.size()], second[j], second[(j + 1) % second.size()])) return true;
    return false;
}

bool touch_at_vertex(const InputDetails& details) {
    return question_of(details) == Question::polygon_polygon && is_tie(details) && details.reference_answer.region == Region::face &&
           !touch_along_sides(details);
}

constexpr std::array<CaseReason, 14> reasons_of_questions{{
    {"same_center", "the centres of two balls are one point", "a normal of length zero is made one long: NaN, or a push that leads nowhere",
     are_centers<Region::inside>},
    {"centers_along_axis", "the centres of two balls differ on one axis alone", "a distance along x passes for the distance",
     are_centers<Region::face>},
    {"centers_oblique", "the centres of two balls differ on several axes", "bounding squares and sums of differences pass for the distance",
     are_centers<Region::corner>},
    {"interiors_meet", "shapes without a radius overlap", "a deep overlap is reported as a miss: bodies sink in and fall through",
     interiors_meet},
    {"contained", "one shape lies in the other, boundaries included; of a way all of it",
     "tests of outlines or corners report a miss although one shape is swallowed", is_contained},
    {"no_vertex_inside", "two boxes or polygons overlap, and neither holds a vertex of the other",
     "tests of corners let shapes that cross like a plus pass", crosses_without_vertex},
    {"meets_at_start", "the segment or the ball meets the box where its way begins",
     "a cast that looks for a place of entry finds none, and what is in a wall leaves it freely", meets_at_start},
    {"meets_on_the_way", "the segment or the ball meets the box on its way, and at neither end", "fast bodies tunnel through walls",
     meets_on_the_way_alone},
    {"zero_way", "a segment or way ends where it begins", "a division by its length is 0 / 0, or an early out reports a miss", is_zero_way},
    {"parallel_way", "a segment or way, not a point, is parallel to a side of the box",
     "a division by a zero component is 0 / 0 in the plane of a side, and NaN passes every comparison", is_parallel_way},
    {"parallel_ways", "two segments, or two capsules, have one direction", "a division by the cross product of the two directions is 0 / 0",
     are_parallel_ways},
    {"clockwise", "a polygon's vertices turn y towards x", "normals point inwards: every point is outside, or every shape is apart",
     is_clockwise},
    {"side_along_side", "two polygons touch, and sides of theirs have more than a point in common",
     "parallel sides have no point of intersection, and a division by their cross product is 0 / 0", touch_along_sides},
    {"vertex_on_side", "two polygons touch where a vertex of one lies within a side of the other",
     "tests of vertices against vertices, or of sides that cross, miss the contact", touch_at_vertex},
}};

}  // namespace

std::span<const CaseReason> question_reasons() { return reasons_of_questions; }

}  // namespace tangency::vectors
