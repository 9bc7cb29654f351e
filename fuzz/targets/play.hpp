// SPDX-License-Identifier: MIT
// What the targets that play inputs share: from bytes to a question, put to the fuzzed subjects.
#pragma once

#include <cstdint>
#include <span>

#include "target.hpp"

namespace tangency::fuzz {

/// How an input is played.
enum class Play {
    as_constructed,     ///< the verdict, and the property that the recipe chooses
    always_a_property,  ///< a recipe that chooses none plays the next property that fits its row
    raw                 ///< bytes as floats, the verdict alone
};

/// Puts the row that the input means to the fuzzed subjects that it selects; returns if none of them gives a finding.
void play(std::span<const std::uint8_t> input, Play how);

}  // namespace tangency::fuzz
