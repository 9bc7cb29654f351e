// SPDX-License-Identifier: MIT
// The target `subjects`: every built-in subject, or the one that --subject names, before the verdict and a property.
#include "fuzzed_group.hpp"
#include "play.hpp"
#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) { play(input, Play::as_chosen); }

const Linked linked{{"subjects", run, fuzzed_signatures}};

}  // namespace
}  // namespace tangency::fuzz
