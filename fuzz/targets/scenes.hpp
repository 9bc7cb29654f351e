// SPDX-License-Identifier: MIT
// What the scene targets share: from bytes to a question, put to the suspects.
#pragma once

#include <cstdint>
#include <span>

#include "target.hpp"

namespace tangency::fuzz {

/// How an input is played.
enum class Play {
    as_constructed,     ///< the verdict, and the property that the construction chooses
    always_a_property,  ///< a construction that chooses none plays the next property that fits its scene
    raw                 ///< bytes as floats, the verdict alone
};

/// Puts the scene that the input means to the suspects that it selects; returns if none of them can be charged.
void play(std::span<const std::uint8_t> input, Play how);

}  // namespace tangency::fuzz
