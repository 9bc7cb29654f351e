// SPDX-License-Identifier: MIT
// A capsule and a ball: their band, and which lattice inputs nobody rounds.
#include "ways.hpp"

namespace tangency::questions {

using namespace properties;

namespace capsule_ball {

// As of a segment and a ball: both radii add less than they take from what rounds along the way (docs/why/bands.md).
double band(const Signature& signature) {
    if (is_measured(signature.answer)) return signature.dim == 2 ? 48 : 68;
    return signature.dim == 2 ? 36 : 52;
}

}  // namespace capsule_ball

QuestionTerms terms_capsule_ball() { return {capsule_ball::band, has_exact_ways_or_is_clear}; }

}  // namespace tangency::questions
