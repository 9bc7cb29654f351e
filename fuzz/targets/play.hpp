// SPDX-License-Identifier: MIT
// What the targets that play inputs share: from bytes to an input, put to the fuzzed subjects.
#pragma once

#include <cstdint>
#include <span>

namespace tangency::fuzz {

/// Whether an input that chooses no property is played one.
enum class Play { as_chosen, always_a_property };

/// Puts what the input draws to the fuzzed subjects that it selects; returns if none of them gives a finding.
void play(std::span<const std::uint8_t> bytes, Play how);

}  // namespace tangency::fuzz
