// SPDX-License-Identifier: MIT
// Files of vectors: accepted only for what they mean, refused by name.
#include <cstdio>
#include <cstdlib>

#include "objections.hpp"
#include "target.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) {
    const std::string objection = try_vectors(input);
    if (objection.empty()) return;
    std::fprintf(stderr, "reader_vectors: %s\n", objection.c_str());
    std::abort();
}

const Linked linked{{"reader_vectors", run}};

}  // namespace
}  // namespace tangency::fuzz
