// SPDX-License-Identifier: MIT
// A convex polygon and a segment: their band, and which lattice inputs nobody rounds.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "polygon_bands.hpp"
#include "segment_bands.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;
using reference::Number;

namespace polygon_segment {

// docs/why/bands.md counts at most 31, for clipping by unit normals; 48 is of docs/answers.md.
double band(const Signature& signature) { return is_measured(signature.answer) ? 48 : 40; }

Ends segment_in(const Input& input) { return ends_at(input, 2 * vertices_of(input.signature.form).first); }

// Who tries every side may take a segment for one that crosses a side with which it is in line.
double widening(const Input& input) {
    const Places polygon = vertices_in(input, 0);
    const Ends segment = segment_in(input);
    const double mitre = mitre_of(polygon);
    if (segment[0] == segment[1] || find_verdict(input) != reference::Verdict::disjoint) return mitre;
    std::vector<std::array<Ends, 2>> apart;
    for (std::size_t i = 0; i < polygon.size(); ++i) apart.push_back({Ends{polygon[i], polygon[(i + 1) % polygon.size()]}, segment});
    return std::max(mitre, distance_over_beside(input, apart));
}

// Clipping rounds every side by what the segment's numbers are, however small the polygon, and what is thinner than that is lost. A circle in
// a polygon has at least a third of its width for a radius.
Number limit_depth_sq(const Input& input, const Number& depth_sq) {
    const Places polygon = vertices_in(input, 0);
    constexpr double thin = 0x1p10;
    const double rounding = format_of(input.signature.scalar).unit_roundoff * scale_of(input);
    const double about = std::sqrt(half_width_sq<double>(polygon));
    if (std::isfinite(about) && about > thin * rounding) return depth_sq;
    const Number mitre(mitre_of(polygon));
    return std::min(depth_sq, half_width_sq<Number>(polygon) * Number(4) / Number(9) * mitre * mitre);
}

bool lies_on(const Ends& segment, const Place& point) {
    return cross(from_to(segment[0], segment[1]), from_to(segment[0], point)) == 0 &&
           dot(from_to(segment[0], point), from_to(segment[1], point)) <= 0;
}

// Who clips by unit normals compares shares of the segment at which it passes two sides, and where they touch in one place these are one
// number. So every side that has this place is to lie along an axis.
bool shares_are_exact(const Places& polygon, const Ends& segment) {
    bool is_exact = true;
    std::vector<Place> common;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Ends side{polygon[i], polygon[(i + 1) % polygon.size()]};
        const std::size_t before = common.size();
        for (const Place& end : segment)
            if (lies_on(side, end)) common.push_back(end);
        for (const Place& vertex : side)
            if (lies_on(segment, vertex)) common.push_back(vertex);
        is_exact = is_exact && (common.size() == before || lies_along_axis(from_to(side[0], side[1])));
    }
    return is_exact || std::ranges::any_of(common, [&](const Place& place) { return place != common[0]; });
}

// A gap excuses nobody here for segments in line with a side: on the lattice orientations are exact.
bool may_be_instantiated(const Input& input) {
    ReferenceAnswer answer = find_reference_answer(input);
    const Places polygon = vertices_in(input, 0);
    answer.turns = mitre_of(polygon) - 1;
    if (answer.verdict != reference::Verdict::touching) return is_clear(input, answer);
    const Ends segment = segment_in(input);
    return normals_are_harmless(input, polygon, {segment[0], segment[1]}) && shares_are_exact(polygon, segment);
}

}  // namespace polygon_segment

QuestionTerms terms_polygon_segment() {
    return {polygon_segment::band, polygon_segment::may_be_instantiated, polygon_segment::widening, polygon_segment::limit_depth_sq};
}

}  // namespace tangency::questions
