// SPDX-License-Identifier: MIT
// Two convex polygons: floats beside ties, their band, and which lattice inputs nobody rounds.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "polygon_draws.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;
using reference::Number;

namespace {

double size_of(const Places& polygon) {
    double size = 0;
    for (const Place& vertex : polygon) size = std::max({size, std::abs(vertex[0] - polygon[0][0]), std::abs(vertex[1] - polygon[0][1])});
    return size;
}

// One becomes small and lies within the other, often with its first vertex on a diagonal: who asks whether that vertex lies in one of the
// other's triangles may find it outside both that share the diagonal, and no sides cross.
void put_within(Source& source, FloatShapes& shapes, const Signature& signature) {
    const std::size_t which = source.below(2);
    DrawnShape<double>&outer = *both_of(shapes)[which], &inner = *both_of(shapes)[1 - which];
    const double size = size_of(vertices_in(inner));
    if (size == 0) return;
    const double shrunk =
        std::ldexp(size_of(vertices_in(outer)), -source.between(3, std::max(3, format_of(signature.scalar).precision / 3)));
    const Place place = draw_within(source, outer, signature.scalar), first = inner.vertices[0];
    for (Place& vertex : inner.vertices)
        for (std::size_t axis = 0; axis < 2; ++axis) vertex[axis] = place[axis] + shrunk * ((vertex[axis] - first[axis]) / size);
}

// The second is moved so that along a side's normal, or along any direction, it begins at `gap` from where the first ends; across it
// so that the parts that come nearest meet.
void aim(Source& source, FloatShapes& shapes, const Signature& signature, double gap) {
    if (gap < 0 && source.chance(1, 3)) return put_within(source, shapes, signature);
    const Places first = vertices_in(shapes.first), second = vertices_in(shapes.second);
    const bool by_second = source.chance(1, 2);
    const std::vector<Place> normals = outward_normals(by_second ? second : first);
    const std::size_t side = source.below(static_cast<std::uint32_t>(normals.size()));
    Place direction = by_second ? Place{-normals[side][0], -normals[side][1]} : normals[side];
    if (source.chance(1, 3)) direction = {source.unit() - 0.5, source.unit() - 0.5};
    if (direction[0] == 0 && direction[1] == 0) return;
    direction = unit(direction);
    const auto farthest = [&](const Places& polygon, double sign) {
        std::size_t found = 0;
        for (std::size_t i = 1; i < polygon.size(); ++i)
            if (sign * dot(from_to(polygon[found], polygon[i]), direction) > 0) found = i;
        return found;
    };
    const auto &here = first[farthest(first, 1)], &there = second[farthest(second, -1)];
    // Along the side there is room for the other's corner.
    const Place along =
        by_second ? from_to(second[side], second[(side + 1) % second.size()]) : from_to(first[side], first[(side + 1) % first.size()]);
    const double share = source.chance(3, 4) ? (source.unit() - 0.5) * dot(along, {-direction[1], direction[0]}) : 0;
    for (std::size_t i = 0; i < second.size(); ++i)
        for (std::size_t axis = 0; axis < 2; ++axis)
            shapes.second.vertices[i][axis] +=
                here[axis] - there[axis] + gap * direction[axis] + share * (axis == 0 ? -direction[1] : direction[0]);
}

// docs/questions/polygon_polygon.md counts at most 12 to first order, for projections and for cross products alike; 24 leaves as much
// again. 48 is of docs/answers.md, for numbers that measure a distance.
double band(const Signature& signature) { return is_measured(signature.answer) && signature.answer != AnswerKind::mtv ? 48 : 24; }

// Who asks whether a vertex lies in a polygon is off by as much as the sharper one's mitre.
double widening(const Input& input) { return std::max(mitre_of(vertices_in(input, 0)), mitre_of(vertices_in(input, 1))); }

// Of half a polygon's width: of the least distance of two parallel lines that hold it between them, one of them along a side.
template <class T>
T half_width_sq(const Places& polygon) {
    const std::size_t count = polygon.size();
    const auto from_to = [&](std::size_t from, std::size_t to, std::size_t axis) {
        return T(polygon[to % count][axis]) - T(polygon[from][axis]);
    };
    std::optional<T> least;
    for (std::size_t side = 0; side < count; ++side) {
        const T x = from_to(side, side + 1, 0), y = from_to(side, side + 1, 1);
        T farthest(0);
        for (std::size_t vertex = 0; vertex < count; ++vertex) {
            const T cross = x * from_to(side, vertex, 1) - y * from_to(side, vertex, 0);
            if (farthest < cross * cross) farthest = cross * cross;
        }
        const T width_sq = farthest / (x * x + y * y);
        if (!least || width_sq < *least) least = width_sq;
    }
    return *least / T(4);
}

// A polygon may be as thin as the rounding of its own numbers: who asks for a common interior finds none then. The depth is compared with
// a band of both polygons' scale, mitre included, so half the width is put in proportion to that.
Number limit_depth_sq(const Input& input, const Number& depth_sq) {
    constexpr double thin = 0x1p10;  // in units of that rounding; what is wider limits no depth
    Number least = depth_sq;
    for (const std::size_t which : {0U, 1U}) {
        const Places polygon = vertices_in(input, which);
        double own_scale = 0;
        for (const Place& vertex : polygon) own_scale = std::max({own_scale, std::abs(vertex[0]), std::abs(vertex[1])});
        // In doubles first, whose errors are far below the bound, but for numbers whose squares leave their range.
        const double about = std::sqrt(half_width_sq<double>(polygon));
        if (std::isfinite(about) && about > thin * format_of(input.signature.scalar).unit_roundoff * own_scale) continue;
        const Number proportion = Number(widening(input)) * Number(scale_of(input)) / Number(own_scale);
        const Number limit = half_width_sq<Number>(polygon) * proportion * proportion;
        if (limit < least) least = limit;
    }
    return least;
}

// Who makes a normal one long rounds, but not along an axis; on all others the polygons are to overlap clearly.
bool tie_may_be_instantiated(const Input& input) {
    const std::array<Places, 2> polygons{vertices_in(input, 0), vertices_in(input, 1)};
    const double clear = clearance * scale_of(input);
    for (const Places& polygon : polygons)
        for (const Place& normal : outward_normals(polygon)) {
            const Extent one = extent_along(polygons[0], normal), other = extent_along(polygons[1], normal);
            if (std::min(one.hi - other.lo, other.hi - one.lo) <= clear * length(normal) && !lies_along_axis(normal)) return false;
        }
    return true;
}

bool may_be_instantiated(const Input& input) {
    const ReferenceAnswer answer = find_reference_answer(input);
    return answer.verdict == reference::Verdict::touching ? tie_may_be_instantiated(input) : is_clear(input, answer);
}

}  // namespace

QuestionDraws draws_polygon_polygon() { return {aim, band, may_be_instantiated, widening, limit_depth_sq}; }

}  // namespace tangency::questions
