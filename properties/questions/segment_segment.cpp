// SPDX-License-Identifier: MIT
// Two segments of the plane: their band.
#include <algorithm>

#include "segment_bands.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "ways.hpp"

namespace tangency::questions {

using namespace properties;

namespace segment_segment {

// docs/why/bands.md counts at most 26, for shares by division; 96 is of docs/answers.md.
double band(const Signature& signature) { return is_measured(signature.answer) ? 96 : 32; }

// Segments that are apart may be as near to each other's lines as rounding, and then turns say that they cross.
double by_turns(const Input& input) {
    const Ends one = ends_at(input, 0), other = ends_at(input, 4);
    if (one[0] == one[1] || other[0] == other[1] || find_verdict(input) != reference::Verdict::disjoint) return 1;
    return distance_over_beside(input, {{one, other}});
}

// How far apart they are is told by the nearest points of both as well.
double widening(const Input& input) {
    return is_measured(input.signature.answer) ? std::max(by_turns(input), nearly_parallel(input)) : by_turns(input);
}

}  // namespace segment_segment

QuestionTerms terms_segment_segment() { return {.band = segment_segment::band, .widening = segment_segment::widening}; }

}  // namespace tangency::questions
