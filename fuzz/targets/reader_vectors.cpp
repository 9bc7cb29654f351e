// SPDX-License-Identifier: MIT
// Files of vectors: accepted only for what they mean, refused by name.
#include <cstdio>
#include <cstdlib>

#include "mismatches.hpp"
#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) {
    const std::string mismatch = try_vectors(input);
    if (mismatch.empty()) return;
    std::fprintf(stderr, "reader_vectors: %s\n", mismatch.c_str());
    std::abort();
}

const Linked linked{{"reader_vectors", run}};

}  // namespace
}  // namespace tangency::fuzz
