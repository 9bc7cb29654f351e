// SPDX-License-Identifier: MIT
// Coincidences are drawn, not met by luck: of each kind so many in a thousand inputs of every signature, on the lattice and in floats.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "../signatures.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

using Point = std::array<double, 3>;
using Polygon = std::vector<std::array<double, 2>>;

struct Shapes {
    std::size_t dim;
    Lengths<double> lengths;
    std::array<Polygon, 2> polygons;

    double half(std::size_t axis) const { return lengths.first.half_extent[axis]; }
    double first_radius() const { return lengths.first.radius; }
    double away(const Point& point, std::size_t axis) const { return point[axis] - lengths.first.center[axis]; }

    template <class Holds>
    bool on_all_axes(Holds holds) const {
        for (std::size_t axis = 0; axis < dim; ++axis)
            if (!holds(axis)) return false;
        return true;
    }
    bool has_extents() const {
        return on_all_axes([&](std::size_t axis) { return half(axis) > 0; });
    }
    std::size_t axes_in_the_middle(const Point& point) const {
        std::size_t count = 0;
        for (std::size_t axis = 0; axis < dim; ++axis) count += away(point, axis) == 0;
        return count;
    }
    // With so many axes in the middle of the box and the others on its sides.
    bool is_feature(const Point& point, std::size_t middles) const {
        return has_extents() && axes_in_the_middle(point) == middles &&
               on_all_axes([&](std::size_t axis) { return away(point, axis) == 0 || std::abs(away(point, axis)) == half(axis); });
    }
    bool is_beyond(const Point& point) const {
        return !on_all_axes([&](std::size_t axis) { return std::abs(away(point, axis)) <= half(axis); });
    }
    double distance_sq(const Point& point) const {
        double sum = 0;
        for (std::size_t axis = 0; axis < dim; ++axis) {
            const double beyond = std::max(std::abs(away(point, axis)) - half(axis), 0.0);
            sum += beyond * beyond;
        }
        return sum;
    }
    double apart_sq() const {
        double sum = 0;
        for (std::size_t axis = 0; axis < dim; ++axis) sum += away(lengths.second.center, axis) * away(lengths.second.center, axis);
        return sum;
    }
};

Shapes shapes_of(const Input& row) {
    const Layout& layout = layout_of(row.signature);
    Shapes shapes{row.signature.dim, lengths_of(layout, [&row](std::size_t place) { return row.numbers[place]; }), {}};
    const VertexCounts counts = vertices_of(row.signature.form);
    for (std::size_t i = 0; i < counts.first + counts.second; ++i)
        shapes.polygons[i < counts.first ? 0 : 1].push_back({row.numbers[2 * i], row.numbers[2 * i + 1]});
    return shapes;
}

bool is_own_diagonal(const Shapes& s) {
    return s.is_feature(s.lengths.second.center, 0) &&
           s.on_all_axes([&](std::size_t axis) { return s.away(s.lengths.second.end, axis) == -s.away(s.lengths.second.center, axis); });
}

bool lies_on_diagonal(const Shapes& s) {
    return s.has_extents() && s.lengths.second.center != s.lengths.second.end && s.on_all_axes([&](std::size_t axis) {
        const double start = s.away(s.lengths.second.center, axis) * s.half(0), end = s.away(s.lengths.second.end, axis) * s.half(0);
        const double first = s.away(s.lengths.second.center, 0) * s.half(axis), last = s.away(s.lengths.second.end, 0) * s.half(axis);
        return (start == first && end == last) || (start == -first && end == -last);
    });
}

bool passes_two_corners(const Shapes& s) {
    return lies_on_diagonal(s) && s.is_beyond(s.lengths.second.center) && s.is_beyond(s.lengths.second.end);
}

// Over the edge's whole length.
bool lies_along_edge(const Shapes& s) {
    std::size_t along = 0;
    return s.has_extents() && s.on_all_axes([&](std::size_t axis) {
        const double start = s.away(s.lengths.second.center, axis), end = s.away(s.lengths.second.end, axis);
        if (start == end) return std::abs(start) == s.half(axis);
        return ++along == 1 && std::min(start, end) <= -s.half(axis) && std::max(start, end) >= s.half(axis);
    });
}

bool touches_at_an_end(const Shapes& s) {
    const double radius_sq = s.lengths.second.radius * s.lengths.second.radius;
    return radius_sq > 0 && s.lengths.second.center != s.lengths.second.end &&
           (s.distance_sq(s.lengths.second.center) == radius_sq || s.distance_sq(s.lengths.second.end) == radius_sq);
}

bool has_end_at(const Shapes& s, std::size_t middles) {
    return s.is_feature(s.lengths.second.center, middles) || s.is_feature(s.lengths.second.end, middles);
}

bool has_factor(const Shapes& s, double factor) {
    return s.has_extents() && s.on_all_axes([&](std::size_t axis) { return s.lengths.second.half_extent[axis] == factor * s.half(axis); });
}

bool shares_sides(const Shapes& s, std::size_t axis) {
    return s.away(s.lengths.second.center, axis) == 0 && s.lengths.second.half_extent[axis] == s.half(axis);
}

bool holds_common_corner(const Shapes& s) {
    return s.has_extents() && s.on_all_axes([&](std::size_t axis) {
        const double other = s.lengths.second.half_extent[axis];
        return other > 0 && std::abs(s.away(s.lengths.second.center, axis)) == std::abs(s.half(axis) - other);
    });
}

std::array<double, 2> middle_of(const Polygon& polygon, std::size_t i) {
    const auto &one = polygon[i], &next = polygon[(i + 1) % polygon.size()];
    return {(one[0] + next[0]) / 2, (one[1] + next[1]) / 2};
}

bool is_at_vertex(const Shapes& s) {
    return std::ranges::count(s.polygons[0], std::array{s.lengths.second.center[0], s.lengths.second.center[1]}) > 0;
}

bool is_at_middle_of_side(const Shapes& s) {
    for (std::size_t i = 0; i < s.polygons[0].size(); ++i)
        if (middle_of(s.polygons[0], i) == std::array{s.lengths.second.center[0], s.lengths.second.center[1]}) return true;
    return false;
}

std::size_t common_vertices(const Shapes& s) {
    return static_cast<std::size_t>(
        std::ranges::count_if(s.polygons[0], [&](const auto& vertex) { return std::ranges::count(s.polygons[1], vertex) > 0; }));
}

bool has_all_common(const Shapes& s) { return common_vertices(s) == std::min(s.polygons[0].size(), s.polygons[1].size()); }

std::array<double, 2> bounds_of(const Polygon& polygon) {
    std::array<double, 2> extent{};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const auto [lo, hi] = std::ranges::minmax(polygon, {}, [axis](const auto& vertex) { return vertex[axis]; });
        extent[axis] = hi[axis] - lo[axis];
    }
    return extent;
}

bool is_twice(const Shapes& s) {
    const auto one = bounds_of(s.polygons[0]), other = bounds_of(s.polygons[1]);
    return (one[0] == 2 * other[0] && one[1] == 2 * other[1]) || (other[0] == 2 * one[0] && other[1] == 2 * one[1]);
}

/// A kind of coincidence, and of how many in a thousand inputs of a question at least it is drawn: on the lattice, and in ordinary floats.
/// What was measured is half as much again and more.
struct Kind {
    Question question;
    std::string_view name;
    bool (*holds)(const Shapes& shapes);
    double on_lattice, in_floats;
    std::size_t least_dim = 1;

    // A polygon is twice another if it has as many vertices.
    bool exists_in(const Signature& signature) const {
        const VertexCounts counts = vertices_of(signature.form);
        return holds != is_twice || counts.first == counts.second;
    }
};

bool is_centred(const Shapes& s) {
    return s.has_extents() && s.lengths.second.radius > 0 && s.axes_in_the_middle(s.lengths.second.center) == s.dim;
}

using enum Question;
const std::vector<Kind> kinds{
    {box_segment, "its own diagonal", is_own_diagonal, 6, 2.5},
    {box_segment, "through two opposite corners", passes_two_corners, 6, 2},
    {box_segment, "along a whole edge", lies_along_edge, 12, 6},
    {box_segment, "an end on a corner", [](const Shapes& s) { return has_end_at(s, 0); }, 30, 16},
    {box_segment, "an end on the middle of an edge", [](const Shapes& s) { return has_end_at(s, 1); }, 13, 7},
    {box_segment, "an end at the centre", [](const Shapes& s) { return has_end_at(s, s.dim); }, 26, 13},
    {box_moving_ball, "its own diagonal", is_own_diagonal, 6, 2.5},
    {box_moving_ball, "through two opposite corners", passes_two_corners, 6, 2},
    {box_moving_ball, "along a whole edge", lies_along_edge, 12, 6},
    {box_moving_ball, "an end on a corner", [](const Shapes& s) { return has_end_at(s, 0); }, 30, 16},
    {box_moving_ball, "an end on the middle of an edge", [](const Shapes& s) { return has_end_at(s, 1); }, 13, 7},
    {box_moving_ball, "an end at the centre", [](const Shapes& s) { return has_end_at(s, s.dim); }, 26, 13},
    {box_moving_ball, "touching where it starts or ends", touches_at_an_end, 80, 6},
    {box_moving_ball, "a radius of half an extent", [](const Shapes& s) { return s.half(0) > 0 && s.lengths.second.radius == s.half(0); },
     30, 6},
    {box_box, "one box twice",
     [](const Shapes& s) { return s.has_extents() && s.on_all_axes([&](std::size_t a) { return shares_sides(s, a); }); }, 15, 5},
    {box_box, "one centre", [](const Shapes& s) { return s.has_extents() && s.axes_in_the_middle(s.lengths.second.center) == s.dim; }, 60,
     20},
    {box_box, "one size", [](const Shapes& s) { return has_factor(s, 1); }, 70, 15},
    {box_box, "half the size", [](const Shapes& s) { return has_factor(s, 0.5) || has_factor(s, 2); }, 15, 8},
    {box_box, "a corner of both", holds_common_corner, 18, 7},
    {box_box, "a whole side of both", [](const Shapes& s) { return s.has_extents() && shares_sides(s, 0); }, 33, 12},
    {ball_ball, "one centre",
     [](const Shapes& s) { return s.lengths.second.radius > 0 && s.axes_in_the_middle(s.lengths.second.center) == s.dim; }, 20, 10},
    {ball_ball, "touching from within",
     [](const Shapes& s) {
         const double difference = s.lengths.second.radius - s.first_radius();
         return s.lengths.second.radius > 0 && s.first_radius() > 0 && s.apart_sq() > 0 && s.apart_sq() == difference * difference;
     },
     27, 11},
    {ball_ball, "a centre on the other's boundary",
     [](const Shapes& s) {
         return s.first_radius() > 0 && s.lengths.second.radius > 0 &&
                (s.apart_sq() == s.first_radius() * s.first_radius() || s.apart_sq() == s.lengths.second.radius * s.lengths.second.radius);
     },
     68, 26},
    {ball_ball, "half the size",
     [](const Shapes& s) {
         return s.lengths.second.radius > 0 &&
                (s.first_radius() == 2 * s.lengths.second.radius || s.lengths.second.radius == 2 * s.first_radius());
     },
     15, 8},
    {box_ball, "one centre", is_centred, 20, 6},
    {box_ball, "the centre on a corner",
     [](const Shapes& s) { return s.lengths.second.radius > 0 && s.is_feature(s.lengths.second.center, 0); }, 26, 5},
    {box_ball, "the centre on the middle of an edge",
     [](const Shapes& s) { return s.lengths.second.radius > 0 && s.is_feature(s.lengths.second.center, 1); }, 13, 2.5},
    {box_ball, "a radius of half an extent", [](const Shapes& s) { return s.half(0) > 0 && s.lengths.second.radius == s.half(0); }, 30, 6},
    {box_ball, "through all corners",
     [](const Shapes& s) {
         double sum = 0;
         for (std::size_t axis = 0; axis < s.dim; ++axis) sum += s.half(axis) * s.half(axis);
         return is_centred(s) && s.lengths.second.radius * s.lengths.second.radius == sum;
     },
     7, 1.5, 2},
    {polygon_ball, "the centre on a vertex", is_at_vertex, 64, 36},
    {polygon_ball, "the centre on the middle of a side", is_at_middle_of_side, 50, 15},
    {polygon_polygon, "a vertex of both", [](const Shapes& s) { return common_vertices(s) == 1; }, 170, 16},
    {polygon_polygon, "every vertex of one", has_all_common, 4, 2},
    {polygon_polygon, "twice the size", is_twice, 15, 5},
};

constexpr int draws_of_pairs = 4000;

void expect_every_kind(const Signature& signature, bool in_floats) {
    Source random(7);
    std::vector<int> counts(kinds.size(), 0);
    // A rotated box is meant in its frame, where its shapes are those of one along the axes.
    Signature meant = signature;
    meant.orientation = Orientation::none;
    for (int i = 0; i < draws_of_pairs; ++i) {
        const Input row = in_floats ? draw_floats(random, meant, Magnitudes::ordinary) : express(draw_lattice(random, signature), meant);
        const Shapes shapes = shapes_of(row);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            counts[kind] += kinds[kind].question == signature.question && kinds[kind].holds(shapes);
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const Kind& each = kinds[kind];
        if (each.question != signature.question || signature.dim < each.least_dim || !each.exists_in(signature)) continue;
        EXPECT_GE(1000.0 * counts[kind] / draws_of_pairs, in_floats ? each.in_floats : each.on_lattice)
            << text_of(signature) << (in_floats ? " in floats: " : " on the lattice: ") << each.name;
    }
}

template <class Visit>
void for_each_signature(Visit visit) {
    for (const Question question : every_question)
        for (const Signature& signature : signatures_of(question)) visit(signature);
}

TEST(Coincidences, AreDrawnOnTheLatticeOfEverySignature) {
    // Two rotated boxes have coincidences of their own (tests/questions/box_box_rotated_test.cpp).
    for_each_signature([](const Signature& signature) {
        if (signature.question != Question::box_box || signature.orientation == Orientation::none) expect_every_kind(signature, false);
    });
}

TEST(Coincidences, AreDrawnInOrdinaryFloatsOfEverySignature) {
    for_each_signature([](const Signature& signature) {
        if (signature.orientation == Orientation::none) expect_every_kind(signature, true);
    });
}

}  // namespace
}  // namespace tangency::properties
