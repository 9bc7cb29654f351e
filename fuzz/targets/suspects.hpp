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
/// settings().subject names a built-in or a mutant, that one alone, whatever the byte (a mutant is held to the level
/// that its method would reach unbroken). An unknown name ends the program with exit code 2.
Suspects& suspects_for(std::uint8_t choice);

/// The signature of all suspects if they have but one, which mutation then plays; else null.
const Signature* sole_signature();

/// Puts a question to them all. A charge is minimised, said on standard error with the command that explains it
/// further, written as an input beside the driver's artifacts, and ends the program by abort().
void examine(Suspects& suspects, Question& question);

}  // namespace tangency::fuzz
