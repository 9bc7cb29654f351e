// SPDX-License-Identifier: MIT
// Numbers as a user writes them: accepted only for what they mean, refused by name.
#include <cstdio>
#include <cstdlib>

#include "mismatches.hpp"
#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) {
    const std::string mismatch = try_number(input);
    if (mismatch.empty()) return;
    std::fprintf(stderr, "reader_number: %s\n", mismatch.c_str());
    std::abort();
}

const Linked linked{{"reader_number", run}};

}  // namespace
}  // namespace tangency::fuzz
