// SPDX-License-Identifier: MIT
// What the reference knows of a case, and how the band is asked of it.
#pragma once

#include "tangency/properties/input.hpp"
#include "tangency/reference/number.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// The reference's measurement of a case with the radius and scale that the band needs.
struct ReferenceAnswer {
    reference::Verdict verdict;
    reference::Region region;
    reference::Number distance_sq;
    reference::Number gap_sq;
    reference::Number radius;  ///< that the distance is compared with (reference/answer.hpp)
    double scale;              ///< largest magnitude among the case's lengths (orientations have none); 0 only if all are
    double turns;              ///< what widens the band: an angle beyond one turn, in radians, or how sharp a polygon is; else 0
    ScalarType scalar;
};

/// Asks the reference. Needs a valid input.
ReferenceAnswer find_reference_answer(const Input& input);

/// Asks the reference for verdict and region alone, a third to a half of the work where the box is rotated. Needs a
/// valid input.
reference::Standing find_standing(const Input& input);

/// The verdict of find_standing.
reference::Verdict find_verdict(const Input& input);

/// By how many widths the band is wider than one: an angle's magnitude beyond one turn, in radians, or what a question's
/// `widening` says; else 0.
double turns_of(const Input& input);

/// Whether methods of the form round more than others of boxes along the axes, so that its bands are the wider ones of docs/levels.md
/// and docs/answers.md.
bool widens_bands(Form form);

/// The factor k derived for the sensible methods of a form: by docs/levels.md (8 of boxes along the axes), a question's own page, or
/// docs/answers.md where numbers are answered; 0 of whole numbers of the language.
double default_band(const Signature& signature);

/// Whether the right answer on the input is "intersects" under the contract; the verdict is the reference's on it.
bool intersects(const Input& input, reference::Verdict verdict, Contract contract);

/// Whether the answer is right under the contract. Under conservative a hit always is.
bool is_right(const Input& input, reference::Verdict verdict, bool answer, Contract contract);

/// The same of a closed or an open contract, under which the verdict says it; of conservative, whether it has to be one.
bool intersects(reference::Verdict verdict, Contract contract);
bool intersects(const ReferenceAnswer& reference_answer, Contract contract);

/// The half-width of the band for factor k, exact: k * max(eps * scale, half the smallest subnormal), times
/// 1 + angle for an angle beyond one turn, which its own rounding makes as uncertain as it is large.
/// The second term is what one rounding may cost where floats are evenly spaced (docs/levels.md).
reference::Number band_width(const ReferenceAnswer& reference_answer, double k);

/// Whether |d - r| > band_width, decided exactly; where only an enclosure of d is known, of width 2^-100
/// in relation, an edge of the band inside the enclosure counts as in the band.
bool outside_band(const ReferenceAnswer& reference_answer, double k);

/// Whether the gap is beyond `clearance` of the scale, so that rounding excuses nothing.
bool is_clear(const Input& input, const ReferenceAnswer& answer);

/// Whether lo - width <= d - r <= hi + width for the band's half-width, decided as exactly as outside_band; an end
/// inside an enclosure counts as met. Needs finite ends.
bool lies_in(const ReferenceAnswer& reference_answer, double lo, double hi, double k);

/// |d - r| in units of band_width(k = 1), rounded to a double within a few ulps; for reporting.
double gap_in_bands(const ReferenceAnswer& reference_answer);

/// |d - r|, likewise; for reporting.
double gap_length(const ReferenceAnswer& reference_answer);

/// |d - r| in ulps of the scale, the spacing of floats there; for reporting.
double gap_in_ulps(const ReferenceAnswer& reference_answer);

}  // namespace tangency::properties
