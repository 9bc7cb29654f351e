// SPDX-License-Identifier: MIT
// The decoder of constructions: every byte string is one scene, whichever way round it is read.
#include <cstdio>
#include <cstdlib>

#include "objections.hpp"
#include "target.hpp"

namespace tangency::fuzz {
namespace {

void run(std::span<const std::uint8_t> input) {
    const std::string objection = try_construction(input);
    if (objection.empty()) return;
    std::fprintf(stderr, "reader_construction: %s\n", objection.c_str());
    std::abort();
}

const Linked linked{{"reader_construction", run}};

}  // namespace
}  // namespace tangency::fuzz
