// SPDX-License-Identifier: MIT
// The target `properties`: as `subjects`, but each input is played as a property's instance.
#include "fuzzed_group.hpp"
#include "play.hpp"
#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) { play(input, Play::always_a_property); }

const Linked linked{{"properties", run, fuzzed_signatures}};

}  // namespace
}  // namespace tangency::fuzz
