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

    /// Whether the band of factor k certainly excuses the case.
    bool surely_in_band(double k) const { return bands <= k; }

    /// Whether the case certainly lies outside the band of factor k: no bound is higher than this allows for.
    bool surely_outside_band(double k) const { return (bands - 0x1p-38) * (1 - 0x1p-42) > k; }
};

/// The bound for an axis-aligned case, from its numbers, above the true value by a relative 2^-48 and 2^-38 at most.
/// Needs a valid input.
GapBound bound_gap(const Input& input);

/// The bound for any case, from what the reference said of it, above the true value by a relative 2^-43 and 2^-38 at
/// most, and never below gap_in_bands and gap_in_ulps. Nothing where distance and radius are both less than 2^-400 of
/// the scale without a tie.
std::optional<GapBound> bound_gap(const ReferenceAnswer& reference_answer);

}  // namespace tangency::properties
