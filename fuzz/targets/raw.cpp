// SPDX-License-Identifier: MIT
// The target `raw`: the hunt of `subjects` on bytes read as floats, without structure, to compare with.
#include "scenes.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) { play(input, Play::raw); }

const Linked linked{{"raw", run}};

}  // namespace
}  // namespace tangency::fuzz
