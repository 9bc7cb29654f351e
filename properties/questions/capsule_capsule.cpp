// SPDX-License-Identifier: MIT
// Two capsules: their band, and which lattice inputs nobody rounds.
#include "ways.hpp"

namespace tangency::questions {

using namespace properties;

namespace capsule_capsule {

// docs/why/bands.md counts at most 77 and 120, for the shares of both ways; docs/answers.md counts what a number costs.
// As a number: root 5.7 and 8.7, less the radii 2.8 and 3.5, together 85.5 and 132.2.
double band(const Signature& signature) {
    if (is_measured(signature.answer)) return signature.dim == 2 ? 96 : 144;
    return signature.dim == 2 ? 80 : 128;
}

}  // namespace capsule_capsule

QuestionTerms terms_capsule_capsule() { return {capsule_capsule::band, has_exact_ways_or_is_clear, nearly_parallel}; }

}  // namespace tangency::questions
