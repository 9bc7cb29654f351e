// SPDX-License-Identifier: MIT
// The target `properties`: as `subjects`, but each scene is played as a metamorphic exam.
#include "scenes.hpp"
#include "suspects.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) { play(input, Play::always_a_property); }

const Linked linked{{"properties", run, suspect_signatures}};

}  // namespace
}  // namespace tangency::fuzz
