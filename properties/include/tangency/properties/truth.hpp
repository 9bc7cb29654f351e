// SPDX-License-Identifier: MIT
// What the reference knows of a case, and how the band is asked of it.
#pragma once

#include "tangency/properties/case.hpp"
#include "tangency/reference/classify.hpp"

namespace tangency::properties {

/// The reference's measurement of a case with the radius and scale that the band needs.
struct Truth {
    reference::Verdict verdict;
    reference::Region region;
    reference::Rational distance_sq;
    reference::Rational gap_sq;
    double radius;  ///< exact: a number of the case
    double scale;   ///< largest magnitude among the numbers of the case; 0 only if all are
    ScalarType scalar;
};

/// Asks the reference. Needs a valid scene.
Truth find_truth(const Case& scene);

/// Whether the right answer is "intersects" under the contract.
bool intersects(const Truth& truth, Contract contract);

/// The half-width of the band for factor k, exact: k * max(eps * scale, half the smallest subnormal).
/// The second term is what one rounding may cost where floats are evenly spaced (docs/levels.md).
reference::Rational band_width(const Truth& truth, double k);

/// Whether |d - r| > band_width, decided exactly.
bool outside_band(const Truth& truth, double k);

/// |d - r| in units of band_width(k = 1), rounded to a double within a few ulps; for reporting.
double gap_in_bands(const Truth& truth);

/// |d - r| in ulps of the scale, the spacing of floats there; for reporting.
double gap_in_ulps(const Truth& truth);

}  // namespace tangency::properties
