// SPDX-License-Identifier: MIT
// The decoder of recipes: every byte string is one row, whichever way round it is read.
#include <cstdio>
#include <cstdlib>

#include "mismatches.hpp"
#include "target.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) {
    const std::string mismatch = try_recipe(input);
    if (mismatch.empty()) return;
    std::fprintf(stderr, "reader_recipe: %s\n", mismatch.c_str());
    std::abort();
}

const Linked linked{{"reader_recipe", run}};

}  // namespace
}  // namespace tangency::fuzz
