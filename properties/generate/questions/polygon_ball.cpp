// SPDX-License-Identifier: MIT
// A convex polygon and a disk: floats beside ties, their band, and which lattice inputs nobody rounds.
#include "polygon_draws.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

// The disk lies within, too small to reach a side: who takes the inside of a far and small polygon for its outside does not see it, nor who
// finds it outside both triangles beside a diagonal. A tie is a point there.
void put_within(Source& source, FloatShapes& shapes, const Signature& signature, double gap) {
    const Place center = draw_within(source, shapes.first, signature.scalar);
    const Places polygon = vertices_in(shapes.first);
    double room = 1;  // about the scale
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Place along = from_to(polygon[i], polygon[(i + 1) % polygon.size()]);
        if (length(along) > 0) room = std::min(room, std::abs(cross(along, from_to(polygon[i], center))) / (2 * length(along)));
    }
    shapes.second.radius = gap < 0 && source.chance(1, 2) ? room : std::min(-gap, room);
    for (std::size_t axis = 0; axis < 2; ++axis) shapes.second.center[axis] = center[axis];
}

// The disk is put before a side or a corner, and may be as large as it was or as the gap leaves it; or it is within.
void aim(Source& source, FloatShapes& shapes, const Signature& signature, double gap) {
    if (gap <= 0 && source.chance(1, gap < 0 ? 3 : 8)) return put_within(source, shapes, signature, gap);
    const Places polygon = vertices_in(shapes.first);
    const std::vector<Place> normals = outward_normals(polygon);
    const std::size_t count = polygon.size(), side = source.below(static_cast<std::uint32_t>(count)), before = (side + count - 1) % count;
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
    // What a number or a vector is off by shows beside the boundary, whatever the radius.
    if (gap > 0 && is_measured(signature.answer) && source.chance(1, 4)) {
        for (std::size_t axis = 0; axis < 2; ++axis) shapes.second.center[axis] = foot[axis] + gap * normal[axis];
        return;
    }
    if (source.chance(1, 3)) {
        const double reach = shapes.second.radius;
        shapes.second.radius = std::max(reach - gap, 0.0);
        for (std::size_t axis = 0; axis < 2; ++axis) shapes.second.center[axis] = foot[axis] + reach * normal[axis];
        return;
    }
    const double reach = std::max(shapes.second.radius + gap, 0.0);
    for (std::size_t axis = 0; axis < 2; ++axis) shapes.second.center[axis] = foot[axis] + reach * normal[axis];
}

// docs/questions/polygon_ball.md counts at most 34, for the nearest point of a side; docs/answers.md counts what a number costs.
double band(const Signature& signature) { return signature.answer == AnswerKind::mtv ? 32 : is_measured(signature.answer) ? 48 : 40; }

double widening(const Input& input) { return mitre_of(vertices_in(input, 0)); }

// Who makes a direction one long rounds, or multiplies the ends of a side by shares that add up to one, but not along an axis where the
// length is a power of two; all other axes, where they may be tried, are to overlap clearly.
bool tie_may_be_instantiated(const Input& input) {
    const Places polygon = vertices_in(input, 0);
    const Layout& layout = layout_of(input.signature);
    const Place center{input.numbers[layout.ball(0)], input.numbers[layout.ball(1)]};
    const double radius = input.numbers[layout.radius()], clear = clearance * scale_of(input);
    const auto is_clear_along = [&](const Place& direction) {
        const Extent extent = extent_along(polygon, direction);
        const double middle = dot(center, direction), reach = radius * length(direction);
        return std::min(extent.hi - (middle - reach), middle + reach - extent.lo) > clear * length(direction);
    };
    const auto is_harmless = [&](const Place& direction) { return has_exact_unit(direction) || is_clear_along(direction); };
    return std::ranges::all_of(outward_normals(polygon), is_harmless) &&
           std::ranges::all_of(polygon, [&](const Place& vertex) { return is_harmless(from_to(center, vertex)); });
}

bool may_be_instantiated(const Input& input) {
    const ReferenceAnswer answer = find_reference_answer(input);
    return answer.verdict == reference::Verdict::touching ? tie_may_be_instantiated(input) : is_clear(input, answer);
}

}  // namespace

QuestionDraws draws_polygon_ball() { return {aim, band, may_be_instantiated, widening}; }

}  // namespace tangency::questions
