// SPDX-License-Identifier: MIT
// The target `subjects`: every built-in subject, or the one that --subject names, before the verdict and a property; and the target `properties`,
// in which each input is played as a property's instance. CMake says which.
#include "fuzzed_group.hpp"
#include "linked_targets.hpp"
#include "play.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) { play(input, Play::TANGENCY_PLAY); }

const Linked linked{{TANGENCY_TARGET, run, fuzzed_signatures}};

}  // namespace
}  // namespace tangency::fuzz
