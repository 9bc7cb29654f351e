// SPDX-License-Identifier: MIT
// What is said beside a verdict, by the cores and their nearest points: gap_sq, the region, and which shape holds which.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules.hpp"

namespace tangency::judge {

/// above / below, the square of a length or minus one.
template <class Number>
struct Square {
    Number above{}, below = as<Number>(1);
};

/// gap_sq as it is told, in multiples of 1 / unit: one number, or both ends of an enclosure; none where nothing is told.
template <class Number>
struct ToldGap {
    std::vector<Number> ends;
    mpz_class unit;
    bool may_be_enclosed = false;  ///< whether the row brings several roots, whose sums are too long to read
};

/// Whether no two points of the cores are nearer to each other: along the way between these, one core begins where the other has them.
template <class Number>
bool are_nearest(const Shapes<Number>& shapes, const Point<Number>& way) {
    const Number length_sq = dot(way, way) * shapes.first.side_length * shapes.second.side_length;
    return is_zero(way) || sign_of(Number(gap_along(shapes, way) - length_sq)) >= 0;
}

/// The shortest translation that parts cores which meet, squared: across a face of the hull of all differences. A face has two edges that
/// are parallel to the cores'; in the plane it stands upright on it.
template <class Number>
Square<Number> depth_sq(const Shapes<Number>& shapes) {
    std::vector<Point<Number>> edges = shapes.first.edges();
    for (const Point<Number>& edge : shapes.second.edges()) edges.push_back(edge);
    const std::size_t dim = shapes.first.dim;
    const auto across = dim < 3 ? std::vector{unit_along<Number>(2)} : edges;
    const Number sides = shapes.first.side_length * shapes.second.side_length;
    std::optional<Square<Number>> least;
    for (const Point<Number>& edge : edges)
        for (const Point<Number>& other : across) {
            const Point<Number> n = dim == 1 ? edge : cross(edge, other);
            if (is_zero(n)) continue;
            for (const Point<Number>& sense : {n, Point<Number>{negated(n[0]), negated(n[1]), negated(n[2])}}) {
                const Number beyond = gap_along(shapes, sense);
                const Square<Number> square{beyond * beyond, dot(n, n) * sides * sides};
                if (!least || sign_of(Number(square.above * least->below - least->above * square.below)) < 0) least = square;
            }
        }
    return *least;
}

template <class Number>
Square<Number> gap_sq_of(const Shapes<Number>& shapes, std::string_view verdict, const Point<Number>& way) {
    if (shapes.rule != Rule::distance && verdict == "touching") return {};
    if (shapes.rule != Rule::distance && verdict == "overlapping" && shapes.first.is_box() && shapes.second.is_point()) {
        Number nearest = shapes.first.beyond_side(shapes.second.corners[0], 0);
        for (std::size_t axis = 1; axis < shapes.first.dim; ++axis) {
            const Number beyond = shapes.first.beyond_side(shapes.second.corners[0], axis);
            if (sign_of(Number(beyond - nearest)) > 0) nearest = beyond;
        }
        return {negated(Number(nearest * nearest)), shapes.first.side_length * shapes.first.side_length};
    }
    if (shapes.rule != Rule::distance && verdict == "overlapping") {
        const Square<Number> depth = depth_sq(shapes);
        return {negated(depth.above), depth.below};
    }
    Square<Number> gap{dot(way, way)};
    if constexpr (std::is_same_v<Number, Ball>) {  // whose first point stands for one that is near to it
        gap = {{}, shapes.first.side_length * shapes.first.side_length};
        for (std::size_t axis = 0; axis < shapes.first.dim; ++axis)
            if (const Ball beyond = shapes.first.beyond_side(shapes.second.corners[0], axis); sign_of(beyond) > 0)
                gap.above = gap.above + beyond * beyond;
    }
    gap.above = gap.above - shapes.radii * shapes.radii * gap.below;
    return gap;
}

/// On how many axes all points that they share lie on one and the same side of the box: the outermost are ends of the segment, or where it
/// crosses the plane of a side.
template <class Number>
std::size_t common_sides(const Core<Number>& box, const Core<Number>& segment) {
    const Point<Number> start = difference(segment.corners[0], box.corners[0]), along = difference(segment.corners[1], segment.corners[0]);
    std::array<std::array<bool, 2>, 3> is_common{{{true, true}, {true, true}, {true, true}}};
    const auto look_at = [&](const Number& above, const Number& below) {  // start + along * above / below
        Point<Number> place{}, end{};
        bool is_shared = sign_of(above) >= 0 && sign_of(Number(below - above)) >= 0;
        for (std::size_t axis = 0; axis < box.dim; ++axis) {
            place[axis] = start[axis] * below + along[axis] * above;
            end[axis] = box.half_extents[axis] * below;
            is_shared = is_shared && sign_of(Number(magnitude(place[axis]) - end[axis])) <= 0;
        }
        for (std::size_t axis = 0; is_shared && axis < box.dim; ++axis) {
            is_common[axis][0] = is_common[axis][0] && sign_of(Number(place[axis] + end[axis])) == 0;
            is_common[axis][1] = is_common[axis][1] && sign_of(Number(place[axis] - end[axis])) == 0;
        }
    };
    look_at(Number{}, as<Number>(1));
    look_at(as<Number>(1), as<Number>(1));
    for (std::size_t axis = 0; axis < box.dim; ++axis)
        for (const Number& side : {negated(box.half_extents[axis]), box.half_extents[axis]})
            if (const int sense = sign_of(along[axis]); sense != 0) look_at(sense * Number(side - start[axis]), sense * along[axis]);
    std::size_t sides = 0;
    for (std::size_t axis = 0; axis < box.dim; ++axis) sides += is_common[axis][0] || is_common[axis][1];
    return sides;
}

/// Of how many dimensions less than space the part of the differences' hull is that lies across n and has this difference within: none of a
/// line through it and another end of that part leaves all others to one side, or two ends lie on either side of it.
template <class Number>
std::size_t codimension(const Shapes<Number>& shapes, const Point<Number>& way, const Point<Number>& n) {
    std::vector<Point<Number>> ends;
    // All of them times the lengths of both shapes' sides.
    const auto times = [](const Number& length, Point<Number> point) {
        for (Number& number : point) number = length * number;
        return point;
    };
    const Number &sides = shapes.first.side_length, &others = shapes.second.side_length;
    const Point<Number> offset = times(Number(sides * others), way);
    const std::vector<Point<Number>> of_first = shapes.first.vertices(), of_second = shapes.second.vertices();
    for (const Point<Number>& p : of_first)
        for (const Point<Number>& q : of_second) {
            const Point<Number> rest = difference(difference(times(sides, q), times(others, p)), offset);
            if (sign_of(dot(rest, n)) == 0 && !is_zero(rest)) ends.push_back(rest);
        }
    bool is_surrounded = !ends.empty(), is_between = false;
    for (const Point<Number>& end : ends) {
        std::array<bool, 3> seen{};  // of the others: to the right, in line, to the left
        for (const Point<Number>& other : ends) {
            const Point<Number> around = cross(end, other);
            seen[static_cast<std::size_t>(sign_of(dot(around, n)) + 1)] = true;
            is_between = is_between || (is_zero(around) && sign_of(dot(end, other)) < 0);
        }
        is_surrounded = is_surrounded && seen.front() && seen.back();
    }
    return shapes.first.dim - (is_surrounded ? 2 : is_between ? 1 : 0);
}

/// By how many axes, or dimensions, the region is named: 0 inside.
template <class Number>
std::size_t region_of(const Shapes<Number>& shapes, std::string_view verdict, const Point<Number>& way, const Point<Number>& normal) {
    const Core<Number>&first = shapes.first, &second = shapes.second;
    const auto axes = [&](auto is_fixed) {
        std::size_t count = 0;
        for (std::size_t axis = 0; axis < first.dim; ++axis) count += is_fixed(axis);
        return count;
    };
    const bool along_axes = first.sides.empty() && second.sides.empty();
    if (first.is_box() && second.is_box() && along_axes)
        return axes(
            [&](auto axis) { return sign_of(Number(first.beyond_side(second.corners[0], axis) - second.half_extents[axis])) >= 0; });
    if (first.is_box() && second.is_point()) {
        const int least = shapes.rule == Rule::distance ? 1 : 0;
        return axes([&](auto axis) { return sign_of(first.beyond_side(second.corners[0], axis)) >= least; });
    }
    if (shapes.rule == Rule::solid && verdict == "touching") return common_sides(first, second);
    if ((first.is_box() && !second.is_box()) || (first.is_point() && second.is_point()))
        return axes([&](auto axis) { return sign_of(way[axis]) != 0; });
    if (!is_zero(way)) return codimension(shapes, way, way);
    return shapes.rule == Rule::difference && verdict == "touching" ? codimension(shapes, way, normal) : 0;
}

struct Holding {
    std::string_view relation;
    bool touches_from_within = false;
};

/// Which shape holds which is asked of a ball and a box and of two balls.
template <class Number>
Holding holding_of(const Shapes<Number>& shapes, std::string_view verdict, const Point<Number>& way) {
    const Core<Number>& box = shapes.first;
    if (box.is_box() && shapes.second.is_point() && shapes.rule == Rule::distance) {
        const Number radius = shapes.radii * box.side_length;
        Number farthest_sq{};
        int clearance = 1;
        for (std::size_t axis = 0; axis < box.dim; ++axis) {
            const Number beyond = box.beyond_side(shapes.second.corners[0], axis);
            const Number farthest = beyond + mpz_class(2) * Number(box.half_extents[axis] * box.side_length);
            farthest_sq = farthest_sq + farthest * farthest;
            clearance = std::min(clearance, -sign_of(Number(beyond + radius)));
        }
        if (clearance >= 0) return {"circle_inside_box", clearance == 0};
        clearance = sign_of(Number(radius * radius - farthest_sq));
        if (clearance >= 0) return {"box_inside_circle", clearance == 0};
    } else if (box.is_point() && shapes.second.is_point()) {
        const Number less = shapes.radii - mpz_class(2) * shapes.first_radius;
        const int beyond = sign_of(Number(dot(way, way) - less * less));
        if (beyond <= 0) return {beyond == 0 ? "inside_tangent" : "inside"};
        if (verdict != "overlapping") return {verdict == "disjoint" ? "apart" : "outside_tangent"};
    }
    return {verdict == "overlapping" ? "crossing" : verdict};
}

/// "gap_sq is 3/2 too large".
template <class Number>
std::string refute_gap(const Square<Number>& gap, const ToldGap<Number>& told, const mpz_class& unit) {
    const mpz_class unit_sq = unit * unit;
    const auto off = [&](const Number& end) { return Number(end * Number(unit_sq * gap.below) - told.unit * gap.above); };
    const auto refusal = [&](const Number& by, const char* which) {
        const Number below = told.unit * gap.below;
        return std::string("gap_sq is ") + text_of(Length<Number>{by * by, below * below}, unit_sq) + which;
    };
    const Number &lo = told.ends.front(), &hi = told.ends.back();
    if (told.ends.size() == 2) {
        constexpr long narrow = 1L << 50;  // 17 decimals
        if (!std::is_same_v<Number, Ball> && !told.may_be_enclosed) return "gap_sq is exact here, and told as an enclosure";
        if (sign_of(Number(hi - lo)) < 0 || sign_of(Number(mpz_class(narrow) * Number(hi - lo) - magnitude(lo))) > 0)
            return "gap_sq is enclosed more widely than by 17 decimals";
    }
    if (const Number by = off(lo); sign_of(by) > 0) return refusal(by, " too large");
    if (const Number by = off(hi); sign_of(by) < 0) return refusal(by, " too small");
    return {};
}

inline std::string refute_word(std::string_view name, std::string_view told, std::string_view word) {
    return told == word ? "" : std::string(name) + " is " + std::string(word) + ", and told as " + std::string(told);
}

template <class Number>
std::string refute_region(const Shapes<Number>& shapes, const StatedAnswer& stated, const Point<Number>& way, const Point<Number>& normal) {
    const std::size_t axes = region_of(shapes, stated.verdict, way, normal);
    return refute_word("region", stated.region, axes == 0 ? "inside" : axes == 1 ? "face" : axes == shapes.first.dim ? "corner" : "edge");
}

/// Empty if all that is told holds, but for the region of a box that is askew. Needs a certificate that proves the verdict.
template <class Number>
std::string refute_words(const Shapes<Number>& shapes, const StatedAnswer& stated, const Proof<Number>& proof,
                         const ToldGap<Number>& told) {
    const Point<Number> way = difference(proof.second, proof.first);
    if constexpr (!std::is_same_v<Number, Ball>)
        if (!are_nearest(shapes, way)) return "the points prove the verdict, but are not the nearest ones, so nothing else";
    if (!told.ends.empty())
        if (auto no = refute_gap(gap_sq_of(shapes, stated.verdict, way), told, shapes.unit); !no.empty()) return no;
    if (!shapes.first.is_askew)
        if (auto no = refute_region(shapes, stated, way, proof.normal); !no.empty()) return no;
    const auto [relation, touches] = holding_of(shapes, stated.verdict, way);
    if (auto no = refute_word("relation", stated.relation, relation); !no.empty()) return no;
    return refute_word("touches_from_within", stated.touches_from_within ? "yes" : "no", touches ? "yes" : "no");
}

}  // namespace tangency::judge
