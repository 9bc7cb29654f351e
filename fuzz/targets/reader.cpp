// SPDX-License-Identifier: MIT
// The target of a reader, which CMake names: numbers as a user writes them, cases on a pipe, or files of vectors. They are accepted only for what
// they mean, and refused by name.
#include <cstdio>
#include <cstdlib>

#include "linked_targets.hpp"
#include "mismatches.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) {
    const std::string mismatch = TANGENCY_READER(input);
    if (mismatch.empty()) return;
    std::fprintf(stderr, TANGENCY_TARGET ": %s\n", mismatch.c_str());
    std::abort();
}

const Linked linked{{TANGENCY_TARGET, run}};

}  // namespace
}  // namespace tangency::fuzz
