// SPDX-License-Identifier: MIT
// How far a gap can be from zero, in doubles with a proven error: what spares rationals.
#pragma once

#include <optional>

#include "tangency/properties/input.hpp"

namespace tangency::properties {

struct ReferenceAnswer;

/// Upper bounds on |d - r| of a case, in units of band_width(k = 1) and in ulps of the scale (see
/// reference_answer.hpp).
struct GapBound {
    double bands;
    double ulps;
    double above = 0x1p-38;  ///< at most so many bands, and a relative 2^-43, above the gap

    /// Whether the band of factor k certainly excuses the case. Of a band of no width nothing is certain: bands may be too few for a double.
    bool surely_in_band(double k) const { return k > 0 && bands <= k; }

    /// Whether the case certainly lies outside the band of factor k.
    bool surely_outside_band(double k) const { return (bands - above) * (1 - 0x1p-42) > k; }
};

/// The bound for a case of a box and a ball, from its numbers. Nothing for another question, and for a box that is rotated by more
/// than 2^20 radians. Loose only where distance and radius are as small beside the scale as pairs of doubles err. Needs a valid input.
std::optional<GapBound> bound_gap(const Input& input);

/// The bound for any case, from what the reference said of it, above the true value by a relative 2^-43 and 2^-38 at
/// most, and never below gap_in_bands and gap_in_ulps. Nothing where distance and radius are both less than 2^-400 of
/// the scale without a tie.
std::optional<GapBound> bound_gap(const ReferenceAnswer& reference_answer);

}  // namespace tangency::properties
