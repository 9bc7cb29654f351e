// SPDX-License-Identifier: MIT
// What generators of float inputs share: numbers of a magnitude, exponents within a domain, steps of single ulps.
#pragma once

#include <array>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {

/// A positive number in [2^exponent, 2^(exponent+1)): full, short or empty significand.
double draw_number(Source& random, ScalarType scalar, int exponent);

/// What code takes for special with a tolerance, a right angle, a unit length or equal sides, is often missed by some power of two: as
/// small as the last bits, so that every tolerance has inputs within it, and mostly of the size of those that people write, 1e-2 to 1e-9.
double draw_miss(Source& random, ScalarType scalar);

/// From a quarter of eps * scale to an eighth of the scale, every octave alike, on either side of a tie.
double draw_gap(Source& random, ScalarType scalar, double scale);

/// Whether a format, such as binary16, has no numbers of more or of less than ordinary magnitude, or too few to draw them.
bool is_short(const FloatFormat& format);

/// Makes the row an input of the domain, as far as that goes.
void put_in_domain(Source& random, Input& input);

/// Those that numbers of inputs of such magnitudes have.
Exponents exponents_of(Magnitudes magnitudes, const FloatFormat& format, const Domain& domain);

/// The units of those who draw by hand: on a grid, in a game, in pixels.
inline constexpr std::array<double, 5> everyday_steps{1, 0.5, 0.1, 16, 0.01};

/// The exponent of an input's largest parts; the other parts lie below it.
int draw_scale_exponent(Source& random, Magnitudes magnitudes, const FloatFormat& format);

/// The exponent of another part: a little below `top` or equal to it, or anywhere down to two precisions below; at least `lowest`.
int draw_exponent_below(Source& random, const FloatFormat& format, int top, int lowest);

/// A few ulps on up to two arguments, which may leave the row without meaning (see make_valid).
void nudge(Source& random, Input& input);
/// The same on so many draws of an argument.
void nudge(Source& random, Input& input, int count);

}  // namespace tangency::properties
