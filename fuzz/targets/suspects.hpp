// SPDX-License-Identifier: MIT
// Whom the scene targets hunt, and what they do with a charge.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tangency/fuzz/construction.hpp"
#include "tangency/fuzz/hunt.hpp"

namespace tangency::fuzz {

/// The subjects of one signature, each held to the level it claims.
struct Suspects {
    Signature signature;
    std::vector<Hunt> hunts;
};

/// The suspects that an input's first byte selects: every built-in of a signature that claims a level; or, where
/// settings().subject names a built-in or a mutant, that one alone (a mutant is held to the level that its method would
/// reach unbroken), and where settings().form names a form, those of that form alone. A name that selects nobody ends
/// the program with exit code 2.
Suspects& suspects_for(std::uint8_t choice);

/// The signatures of the suspects, of which an input's first byte selects one as `signature_of` says.
std::span<const Signature> suspect_signatures();

/// Puts a question to them all. A charge is minimised, said on standard error with the command that explains it
/// further, written as an input beside the driver's artifacts, and ends the program by abort().
void examine(Suspects& suspects, Question& question);

}  // namespace tangency::fuzz
