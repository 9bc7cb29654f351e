// SPDX-License-Identifier: MIT
// Two convex polygons: their band, and which lattice inputs nobody rounds.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "polygon_bands.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;
using reference::Number;

namespace polygon_polygon {

// docs/why/bands.md counts at most 12 to first order, for projections and for cross products alike; 24 leaves as much
// again. 48 is of reply.cpp, for numbers that measure a distance.
double band(const Signature& signature) { return is_measured(signature.answer) && signature.answer != AnswerKind::mtv ? 48 : 24; }

// Who asks whether a vertex lies in a polygon is off by as much as the sharper one's mitre.
double widening(const Input& input) { return std::max(mitre_of(vertices_in(input, 0)), mitre_of(vertices_in(input, 1))); }

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

bool may_be_instantiated(const Input& input) {
    const ReferenceAnswer answer = find_reference_answer(input);
    if (answer.verdict != reference::Verdict::touching) return is_clear(input, answer);
    return normals_are_harmless(input, vertices_in(input, 0), vertices_in(input, 1));
}

}  // namespace polygon_polygon

QuestionTerms terms_polygon_polygon() {
    return {polygon_polygon::band, polygon_polygon::may_be_instantiated, polygon_polygon::widening, polygon_polygon::limit_depth_sq};
}

}  // namespace tangency::questions
