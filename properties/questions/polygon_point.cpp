// SPDX-License-Identifier: MIT
// A convex polygon and a point: their band, and which lattice inputs nobody rounds.
#include <algorithm>

#include "polygon_bands.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace polygon_point {

// docs/why/bands.md counts at most 15, for unit normals; 24 leaves half as much again. 48 is of docs/answers.md.
double band(const Signature& signature) { return is_measured(signature.answer) && signature.answer != AnswerKind::mtv ? 48 : 24; }

double widening(const Input& input) { return mitre_of(vertices_in(input, 0)); }

// A signed distance finds the nearest place of a side first, and that is exact where the side lies along an axis and is as long as a power of
// two.
bool may_be_instantiated(const Input& input) {
    const ReferenceAnswer answer = find_reference_answer(input);
    if (answer.verdict != reference::Verdict::touching) return is_clear(input, answer);
    const Layout& layout = layout_of(input.signature);
    const Place point{input.numbers[layout.ball(0)], input.numbers[layout.ball(1)]};
    const Places polygon = vertices_in(input, 0);
    const double way = cross(from_to(polygon[0], polygon[1]), from_to(polygon[1], polygon[2])) < 0 ? -1 : 1;
    const double clear = clearance * scale_of(input);
    return std::ranges::all_of(outward_normals(polygon), [&](const Place& normal) {
        const Place outward{way * normal[0], way * normal[1]};
        return extent_along(polygon, outward).hi - dot(point, outward) > clear * length(outward) || has_exact_unit(outward);
    });
}

}  // namespace polygon_point

QuestionTerms terms_polygon_point() { return {polygon_point::band, polygon_point::may_be_instantiated, polygon_point::widening}; }

}  // namespace tangency::questions
