// SPDX-License-Identifier: MIT
// Two segments of the plane: their band.
#include "segment_bands.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

// docs/questions/segment_segment.md counts at most 26, for shares by division; 48 is of docs/answers.md.
double band(const Signature& signature) { return is_measured(signature.answer) ? 48 : 32; }

// Segments that are apart may be as near to each other's lines as rounding, and then turns say that they cross.
double widening(const Input& input) {
    const Ends one = ends_at(input, 0), other = ends_at(input, 4);
    if (one[0] == one[1] || other[0] == other[1] || find_verdict(input) != reference::Verdict::disjoint) return 1;
    return distance_over_beside(input, {{one, other}});
}

}  // namespace

QuestionTerms terms_segment_segment() { return {.band = band, .widening = widening}; }

}  // namespace tangency::questions
