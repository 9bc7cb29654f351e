// SPDX-License-Identifier: MIT
// Reference and judge compared, for the tests and the fuzz target that put them on trial together.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tangency/judge/rotated.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::judge {

/// The judge's answer to a valid input of any form; of an axis-aligned box nothing is ever undecided.
RotatedJudgeAnswer rule_any(const Signature& signature, std::span<const double> numbers);

/// Whether the judge's word is that one, or is left undecided where `is_tie`: intervals cannot tell a true tie, of which the
/// reference's algebra has the word.
bool settles(std::string_view judged, std::string_view word, bool is_tie);

/// Whether the gap that the judge found, or its enclosure, is the reference's.
bool gap_agrees(const reference::Number& gap_sq, const RotatedJudgeAnswer& judged);

/// Whether gap_sq is compared as well: its decimal text may have thousands of digits, and is slow to make.
enum class GapSq { compared, left_out };

/// What the judge says against the reference, or nothing if they agree. A word that the judge leaves undecided must
/// be a tie by the reference's algebra.
std::string disagreement(const Signature& signature, std::span<const double> row);
std::string disagreement(const Signature& signature, std::span<const double> row, const reference::Answer& answer);
std::string disagreement(const Signature& signature, std::span<const double> row, const reference::Answer& answer,
                         const RotatedJudgeAnswer& judged, GapSq gap_sq);

}  // namespace tangency::judge
