// SPDX-License-Identifier: MIT
// What a found input shows: the smallest numbers that still show it, in words or in JSON.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "accusation.hpp"
#include "found.hpp"
#include "fuzz_target.hpp"
#include "tangency/fuzz/fuzzed_subject.hpp"

namespace tangency::tools {

/// What became of an input. Of a target of several signatures the first subject that it shows wrong counts.
struct Explanation {
    std::string file;
    std::optional<fuzz::FuzzFinding> finding;  ///< minimised; nothing if the target answers rightly
    /// whose: a place in FuzzTarget::fuzzed_subjects; without a finding, the likeliest
    std::size_t fuzzed;
    properties::Input input;  ///< as it was found, in that subject's signature
};

/// Whether the answer is not the reference's; of a row that is not a valid row, whether it is a hit, which P17 advises
/// against.
bool is_answered_wrongly(const properties::Input& input, bool answer, Contract contract);

/// Puts an input to the target: in the signature that its first choice selects, then in the others. A text is held
/// against every property. Throws BadInput if a text fits no signature or more than one, and with the alarm if the judge refuses a
/// certificate of what is found, and what the target's answers throw.
Explanation explain_input(FuzzTarget& target, const Found& found, const FindCertificate& find = reference::find_certificate);

/// As the checker prints counterexamples, over several lines.
std::string explanation_text(const FuzzTarget& target, const Explanation& explanation);

/// One JSON object on one line.
std::string explanation_json(const FuzzTarget& target, const Explanation& explanation);

}  // namespace tangency::tools
