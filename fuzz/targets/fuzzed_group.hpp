// SPDX-License-Identifier: MIT
// The subjects that the targets fuzz, and what becomes of a finding.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tangency/fuzz/fuzzed_subject.hpp"
#include "tangency/judge/agreement.hpp"

namespace tangency::fuzz {

/// The subjects of one signature, each held to the level it promises.
struct FuzzedGroup {
    Signature signature;
    std::vector<FuzzedSubject> fuzzed_subjects;
};

/// The fuzzed subjects that an input's first choice selects: every built-in of a signature that promises a level; or, where
/// settings().subject names a built-in or a mutant, that one alone (a mutant is held to the level that its method would
/// reach unbroken), and where settings().form names a form, those of that form alone. A name that selects nobody ends
/// the program with exit code 2.
FuzzedGroup& fuzzed_group_for(std::uint32_t choice);

/// The signatures of the fuzzed subjects, of which an input's first choice selects one as `signature_of` says.
std::span<const Signature> fuzzed_signatures();

/// What the judge says against the reference's answer, or nothing. Where a test breaks certificates it is the one trap of the rules that it is
/// given: a direction of no length.
std::string judged(const properties::Input& row, const reference::Answer& answer, judge::GapSq gap_sq);

/// Puts an input to them all. A finding is judged (an ALARM accuses nobody), minimised, said on standard error with the command that explains it
/// further, written as an input beside the driver's artifacts, and ends the program by abort().
void examine(FuzzedGroup& fuzzed_group, PlayedInput& played);

}  // namespace tangency::fuzz
