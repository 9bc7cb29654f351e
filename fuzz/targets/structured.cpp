// SPDX-License-Identifier: MIT
// Lets libFuzzer mutate inputs as choices.
#include <cstddef>
#include <cstdint>

#include "tangency/fuzz/mutation.hpp"
#include "linked_targets.hpp"

namespace {

std::span<const tangency::Signature> signatures_of_the_target() {
    const auto signatures = tangency::fuzz::linked_targets()[0].signatures;
    return signatures ? signatures() : tangency::fuzz::played_signatures();
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {
    using namespace tangency::fuzz;
    return mutate(data, size, max_size, seed, signatures_of_the_target());
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* a, std::size_t a_size, const std::uint8_t* b, std::size_t b_size,
                                                 std::uint8_t* out, std::size_t max_size, unsigned seed) {
    return tangency::fuzz::cross_over(a, a_size, b, b_size, out, max_size, seed, signatures_of_the_target().front().question);
}
