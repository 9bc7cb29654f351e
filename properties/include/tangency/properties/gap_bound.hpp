// SPDX-License-Identifier: MIT
// How far a gap can be from zero, in double-double arithmetic with a proven error: what spares the reference.
#pragma once

#include "tangency/properties/case.hpp"

namespace tangency::properties {

/// Upper bounds on |d - r| of a case: in units of band_width(k = 1) and in ulps of the scale (see truth.hpp), each
/// above the true value by a relative 2^-48 and 2^-38 at most.
struct GapBound {
    double bands;
    double ulps;
};

/// The bound for a straight case. Where `bands` is at most k, the band of factor k certainly excuses the case. Needs a
/// valid scene.
GapBound bound_gap(const Case& scene);

}  // namespace tangency::properties
