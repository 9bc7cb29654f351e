// SPDX-License-Identifier: MIT
// Cases on a pipe: accepted only for what they mean, refused by name.
#include <cstdio>
#include <cstdlib>

#include "mismatches.hpp"
#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) {
    const std::string mismatch = try_lines(input);
    if (mismatch.empty()) return;
    std::fprintf(stderr, "reader_lines: %s\n", mismatch.c_str());
    std::abort();
}

const Linked linked{{"reader_lines", run}};

}  // namespace
}  // namespace tangency::fuzz
