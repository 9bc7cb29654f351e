// SPDX-License-Identifier: MIT
// What the tests of the fuzzers' inputs share: random bytes and inputs drawn anew.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tangency/fuzz/fuzz_input.hpp"
#include "tangency/fuzz/mutation.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::fuzz {

using Bytes = std::vector<std::uint8_t>;

inline Bytes random_bytes(properties::Source& random, int size) {
    Bytes bytes(static_cast<std::size_t>(size));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.bits() >> 24);
    return bytes;
}

inline Bytes mutated(Bytes input, std::uint32_t seed, std::size_t max_size = max_input_size,
                     std::span<const Signature> played = played_signatures()) {
    const std::size_t size = std::min(input.size(), max_size);
    input.resize(std::max(input.size(), max_size));
    input.resize(mutate(input.data(), size, max_size, seed, played));
    return input;
}

/// What the mutator makes of nothing.
inline Bytes drawn_anew(const Signature& signature, std::uint32_t seed) { return mutated({}, seed, max_input_size, {&signature, 1}); }

// The sanitized build does a fiftieth of the work elsewhere; shares need some hundreds of rows.
inline constexpr int inputs_of_a_signature = TANGENCY_TEST_EFFORT < 0.5 ? 600 : 1200;

}  // namespace tangency::fuzz
