// SPDX-License-Identifier: MIT
// Reference and judge compared, for the tests and the fuzz target that put them on trial together.
#pragma once

#include <span>
#include <string>

#include "tangency/judge/rotated.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::judge {

/// The judge's ruling on a valid scene of any form; of a straight box nothing is ever undecided.
RotatedRuling rule_any(const Signature& signature, std::span<const double> numbers);

/// Whether the gap that the judge found, or its enclosure, is the reference's.
bool gap_agrees(const reference::Number& gap_sq, const RotatedRuling& ruling);

/// Whether gap_sq is compared as well: its decimal text may have thousands of digits, and is slow to make.
enum class GapSq { compared, left_out };

/// What the judge says against the reference, or nothing if they agree. A word that the judge leaves undecided must
/// be a tie by the reference's algebra.
std::string disagreement(const Signature& signature, std::span<const double> row);
std::string disagreement(const Signature& signature, std::span<const double> row,
                         const reference::Answer& answer);
std::string disagreement(const Signature& signature, std::span<const double> row,
                         const reference::Answer& answer, const RotatedRuling& ruling, GapSq gap_sq);

}  // namespace tangency::judge
