// SPDX-License-Identifier: MIT
// A segment and a ball: their band, and which lattice inputs nobody rounds.
#include "ways.hpp"

namespace tangency::questions {

using namespace properties;

namespace segment_ball {

// docs/why/bands.md counts 32.5 and 46.8, for a length along a direction; docs/answers.md counts what a number costs.
// As a number: root 5.7 and 8.7, less the radius 2.8 and 3.5, together 41 and 59.
double band(const Signature& signature) {
    if (is_measured(signature.answer)) return signature.dim == 2 ? 48 : 68;
    return signature.dim == 2 ? 36 : 52;
}

}  // namespace segment_ball

QuestionTerms terms_segment_ball() { return {segment_ball::band, has_exact_ways_or_is_clear}; }

}  // namespace tangency::questions
