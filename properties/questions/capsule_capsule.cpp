// SPDX-License-Identifier: MIT
// Two capsules: their band, and which lattice inputs nobody rounds.
#include <algorithm>
#include <cmath>

#include "ways.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

// docs/questions/capsule_capsule.md counts at most 77 and 120, for the shares of both ways; docs/answers.md counts what a number costs.
// As a number: root 5.7 and 8.7, less the radii 2.8 and 3.5, together 85.5 and 132.2.
double band(const Signature& signature) {
    if (is_measured(signature.answer)) return signature.dim == 2 ? 96 : 144;
    return signature.dim == 2 ? 80 : 128;
}

// Who divides by |u|^2 |v|^2 - (u . v)^2 errs by eps / sin(a) at an angle of a between the ways, and never by more than sin(a), by which
// the ways part.
double widening(const Input& input) {
    const double scale = scale_of(input);
    if (scale == 0) return 1;
    const int exponent = std::ilogb(scale);
    const double sine = sine_between(way_of(input, ShapeOf::first, exponent), way_of(input, ShapeOf::second, exponent));
    return sine == 0 ? 1 : std::max(1.0, std::min(1 / sine, sine / format_of(input.signature.scalar).unit_roundoff));
}

}  // namespace

QuestionTerms terms_capsule_capsule() { return {band, has_exact_ways_or_is_clear, widening}; }

}  // namespace tangency::questions
