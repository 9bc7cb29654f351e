// SPDX-License-Identifier: MIT
// The gap of a measured case in floating-point numbers whose exponents have no end.
#include "gap_units.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

using reference::Floating;

// Each of the magnitudes, products, quotients, sums and roots below errs by a few units of 2^-53 in relation, none
// cancels, and fewer than 60 such roundings lie between the reference's numbers and the bound; those of gap_in_bands
// and gap_in_ulps, which round the same numbers, are fewer. An enclosure is as good as exact: its ends agree to 2^-100.
// So 2^-44 is above the bound's errors and theirs together. Where a quotient leaves the range of doubles, less than
// 2^-1074 is lost, by gap_in_ulps before it multiplies by a width below 2^1024 ulps: 2^-40 covers either.
constexpr double roundings_rel = 1 + 0x1p-44;
constexpr double underflow = 0x1p-40;
constexpr double least_bounded_reach = 0x1p-400;

}  // namespace

std::optional<GapBound> bound_gap(const ReferenceAnswer& reference_answer) {
    if (reference_answer.verdict == reference::Verdict::touching) return GapBound{0, 0};
    const GapUnits units(reference_answer.scale, format_of(reference_answer.scalar));
    const Floating reach = reference_answer.distance_sq.floating().root() + reference_answer.radius.floating();
    // Squares in relation to the scale stay in the range of doubles but for these, where gap_in_bands may say anything.
    if (reach.in_units_of(units.exponent) < least_bounded_reach) return std::nullopt;
    const double gap = abs(reference_answer.gap_sq.floating() / reach).in_units_of(units.exponent);
    return GapBound{gap / (units.band * (1 + reference_answer.turns)) * roundings_rel + underflow,
                    gap / units.ulp * roundings_rel + underflow};
}

}  // namespace tangency::properties
