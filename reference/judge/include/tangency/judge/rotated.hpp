// SPDX-License-Identifier: MIT
// The judge of rotated boxes: a second, independently derived reference, as judge.hpp is of boxes along the axes.
#pragma once

#include <span>
#include <string>

#include "tangency/shapes/layout.hpp"

namespace tangency::judge {

/// The judge's answer, in words and text so that comparing it shares no type with the reference. A word
/// that it cannot settle is "undecided": the input is closer to a tie than 16384 bits can tell, and the
/// reference must show by algebra that it is one.
struct RotatedJudgeAnswer {
    std::string verdict;
    std::string region;
    std::string relation;
    std::string touches_from_within;  ///< "yes" or "no"
    /// The exact number: "3/2", "-3/2 + 1/4*sqrt(3)"; empty if only an enclosure is known.
    std::string gap_sq;
    /// Reduced fractions around the number if it is not known exactly; empty otherwise.
    std::string gap_sq_lo, gap_sq_hi;
};

/// Decides a valid input by looking at the box's features as they lie in the world: its four corners
/// (three dimensions: 27 features), its edges by their normals, and the nearest and farthest of them.
///   - axis, quaternion, multiples of 30 or 45 degrees, zero angles: exact, never undecided
///   - other angles: fixed-point integers with an error bound, cosine and sine by Taylor's series from
///     Machin's pi; the precision doubles from 256 bits until every word is settled, up to 16384 bits
/// Slower than the reference; shares no code and, computing with GMP's integers alone, no arithmetic.
/// Domain: finite numbers, extents and radius not negative, axis and quaternion not zero; forms
/// center_half, corner_size and center_size.
RotatedJudgeAnswer rule_rotated(const Signature& signature, std::span<const double> numbers);

}  // namespace tangency::judge
