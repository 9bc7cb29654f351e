// SPDX-License-Identifier: MIT
// The target `subjects`: every built-in subject, or the one that --subject names, before the verdict and a property.
#include "scenes.hpp"
#include "suspects.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) { play(input, Play::as_constructed); }

const Linked linked{{"subjects", run, suspect_signatures}};

}  // namespace
}  // namespace tangency::fuzz
