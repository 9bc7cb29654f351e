// SPDX-License-Identifier: MIT
// The target `raw`: the search of `subjects` on bytes read as floats, without structure, to compare with.
#include "play.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) { play(input, Play::raw); }

const Linked linked{{"raw", run}};

}  // namespace
}  // namespace tangency::fuzz
