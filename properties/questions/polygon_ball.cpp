// SPDX-License-Identifier: MIT
// A convex polygon and a disk: their band, and which lattice inputs nobody rounds.
#include "polygon_bands.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace polygon_ball {

// docs/why/bands.md counts at most 34, for the nearest point of a side; reply.cpp counts what a number costs.
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

}  // namespace polygon_ball

QuestionTerms terms_polygon_ball() { return {polygon_ball::band, polygon_ball::may_be_instantiated, polygon_ball::widening}; }

}  // namespace tangency::questions
