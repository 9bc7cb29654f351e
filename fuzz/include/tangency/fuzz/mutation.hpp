// SPDX-License-Identifier: MIT
// Mutation and crossover of choices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "tangency/fuzz/signatures.hpp"

namespace tangency::fuzz {

/// Rewrites the input in place as LLVMFuzzerCustomMutator does and returns its new size: edits of a few choices (one up
/// or down, zero, another's, any, left out), now and then the same or something simpler in plain choices, another
/// property or kind; one time in two what a generator draws anew.
/// The same seed makes the same of the same input. The result is never longer than `max_size` or max_input_size, nor
/// empty, and differs from the input. Needs max_size >= 1 and room for that many bytes.
/// `played` are the signatures of which the target's first choice selects one, as `signature_of` says; not empty.
std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, std::uint32_t seed,
                   std::span<const Signature> played = played_signatures());

/// Writes a child of two inputs as LLVMFuzzerCustomCrossOver does and returns its size: the choices of one up to some
/// place, from there on those of the other. Same rules for seed and size, but that it may equal a parent.
std::size_t cross_over(const std::uint8_t* a, std::size_t a_size, const std::uint8_t* b, std::size_t b_size, std::uint8_t* out,
                       std::size_t max_size, std::uint32_t seed, Question question = Question::box_ball);

}  // namespace tangency::fuzz
