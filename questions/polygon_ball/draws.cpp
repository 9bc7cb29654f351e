// SPDX-License-Identifier: MIT
// Ties of a convex polygon and a disk: before a side, before a corner, and a point within.
#include "polygon_draws.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

LatticeInput draw_tie(Source& source, const Signature& signature) {
    LatticeInput input = lattice_of(signature);
    const std::size_t count = input.counts.first;
    LatticePolygon& polygon = input.vertices[0];
    polygon = draw_polygon(source, count, draw_small(source), Base::level);
    switch (source.between(0, source.domain().positive_radius ? 2 : 3)) {
        case 0:
        case 1: {  // below the level side, between its ends or beneath one
            input.radius = source.between(1, draw_small(source));
            input.center = {source.between(static_cast<int>(polygon[0][0]), static_cast<int>(polygon[1][0])), polygon[0][1] - input.radius,
                            0};
            break;
        }
        case 2: {  // away from the corner that lies farthest in a direction of whole length
            const Legs legs = draw_legs(source, 1 + source.below(2), 2);
            const LatticeVertex away{source.with_sign(legs.legs[0]), source.with_sign(legs.legs[1])};
            const LatticeVertex& corner = polygon[support_of(polygon, count, away)];
            input.center = {corner[0] + away[0], corner[1] + away[1], 0};
            input.radius = legs.length;
            break;
        }
        default: {  // a point within: halfway between two vertices, which may be one
            for (std::size_t i = 0; i < count; ++i) polygon[i] = {2 * polygon[i][0], 2 * polygon[i][1]};
            const LatticeVertex &one = polygon[source.below(static_cast<std::uint32_t>(count))],
                                &other = polygon[source.below(static_cast<std::uint32_t>(count))];
            input.center = {(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, 0};
        }
    }
    rotate_and_scatter(source, input);
    return input;
}

// The disk is put before a side or a corner, and may be as large as it was or as the gap leaves it; or it is within and small,
// which who takes the inside of a far and small polygon for its outside does not see.
void aim(Source& source, FloatShapes& shapes, const Signature& signature, double gap) {
    const Places polygon = vertices_in(shapes, signature, 0);
    const std::vector<Place> normals = outward_normals(polygon);
    const std::size_t count = polygon.size(), side = source.below(static_cast<std::uint32_t>(count)), before = (side + count - 1) % count;
    if (gap < 0 && source.chance(1, 3)) {
        double longest = 0;
        for (const Place& normal : normals) longest = std::max(longest, length(normal));
        shapes.radius = std::min(-gap, longest / 16);
        for (std::size_t axis = 0; axis < 2; ++axis) shapes.ball[axis] = 0;
        for (int i = 0; i < 3; ++i) {
            const Place& vertex = polygon[source.below(static_cast<std::uint32_t>(count))];
            for (std::size_t axis = 0; axis < 2; ++axis) shapes.ball[axis] += vertex[axis] / 3;
        }
        return;
    }
    const auto is_zero = [](const Place& direction) { return direction[0] == 0 && direction[1] == 0; };
    if (is_zero(normals[side]) || is_zero(normals[before])) return;  // rounding left no side
    Place normal = unit(normals[side]), foot = polygon[side];
    if (source.chance(1, 2)) {
        const double share = source.unit();
        const Place along = from_to(polygon[side], polygon[(side + 1) % count]);
        foot = {foot[0] + share * along[0], foot[1] + share * along[1]};
    } else {
        const Place other = unit(normals[before]);
        const double share = source.unit();
        const Place between{share * normal[0] + (1 - share) * other[0], share * normal[1] + (1 - share) * other[1]};
        if (!is_zero(between)) normal = unit(between);
    }
    if (source.chance(1, 3)) {
        const double reach = shapes.radius;
        shapes.radius = std::max(reach - gap, 0.0);
        for (std::size_t axis = 0; axis < 2; ++axis) shapes.ball[axis] = foot[axis] + reach * normal[axis];
        return;
    }
    const double reach = std::max(shapes.radius + gap, 0.0);
    for (std::size_t axis = 0; axis < 2; ++axis) shapes.ball[axis] = foot[axis] + reach * normal[axis];
}

// docs/questions/polygon_ball.md counts at most 34, for the nearest point of a side; docs/answers.md counts what a number costs.
double band(const Signature& signature) { return signature.answer == AnswerKind::mtv ? 32 : is_measured(signature.answer) ? 48 : 40; }

double widening(const Input& input) { return mitre_of(vertices_in(input, 0)); }

// Who makes a direction one long rounds, but not along an axis; all other axes, where they may be tried, are to overlap clearly. Of a
// point on a side the nearest place has to be exact, too: the end of the side, or within one as long as a power of two.
bool is_tie_settled(const Input& input) {
    const Places polygon = vertices_in(input, 0);
    const Layout& layout = layout_of(input.signature);
    const Place center{input.numbers[layout.ball(0)], input.numbers[layout.ball(1)]};
    const double radius = input.numbers[layout.radius()], clear = clearance * scale_of(input);
    bool is_deep = true, is_exact = radius > 0;
    const auto is_clear_along = [&](const Place& direction) {
        const Extent extent = extent_along(polygon, direction);
        const double middle = dot(center, direction), reach = radius * length(direction);
        return std::min(extent.hi - (middle - reach), middle + reach - extent.lo) > clear * length(direction);
    };
    const std::vector<Place> normals = outward_normals(polygon);
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const bool is_clear = is_clear_along(normals[i]);
        is_deep = is_deep && is_clear;
        if (!is_clear && !lies_along_axis(normals[i])) return false;
        int exponent = 0;
        const double longest = std::max(std::abs(normals[i][0]), std::abs(normals[i][1]));
        is_exact = is_exact || polygon[i] == center || (!is_clear && std::frexp(longest, &exponent) == 0.5);
        const Place away = from_to(center, polygon[i]);
        if (!lies_along_axis(away) && !is_clear_along(away)) return false;
    }
    return is_deep || is_exact;
}

bool is_settled(const Input& input) {
    const ReferenceAnswer answer = find_reference_answer(input);
    return answer.verdict == reference::Verdict::touching ? is_tie_settled(input) : is_clear(input, answer);
}

}  // namespace

QuestionDraws draws_polygon_ball() { return {draw_tie, aim, band, is_settled, widening}; }

}  // namespace tangency::questions
