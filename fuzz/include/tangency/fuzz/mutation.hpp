// SPDX-License-Identifier: MIT
// Mutation and crossover in the terms of rows: from a tie to its neighbour, to the other side, to another unit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tangency/fuzz/signatures.hpp"

namespace tangency::fuzz {

/// Rewrites the input in place as LLVMFuzzerCustomMutator does and returns its new size: a few moves in the row's
/// own terms, now and then a new recipe, plain changed bytes, or the built row's numbers as they stand.
/// The same seed makes the same of the same input. The result is never longer than `max_size` nor empty, and
/// differs from the input wherever `max_size` lets it. Needs max_size >= 1 and room for that many bytes.
/// `played` are the signatures of which the target's byte 0 selects one, as `signature_of` says; not empty.
std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, std::uint32_t seed,
                   std::span<const Signature> played = played_signatures());

/// Writes a child of two inputs as LLVMFuzzerCustomCrossOver does and returns its size: each field from one parent
/// or the other. Where one stores numbers and the other a plan, the child takes the body of one and the signature,
/// property and choices of either. Same rules for seed and size.
std::size_t cross_over(const std::uint8_t* a, std::size_t a_size, const std::uint8_t* b, std::size_t b_size,
                       std::uint8_t* out, std::size_t max_size, std::uint32_t seed);

}  // namespace tangency::fuzz
