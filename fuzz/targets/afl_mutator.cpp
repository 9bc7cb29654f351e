// SPDX-License-Identifier: MIT
// The mutator of choices for AFL++: AFL_CUSTOM_MUTATOR_LIBRARY=libtangency_afl_mutator.so, of the question in TANGENCY_FUZZ_QUESTION.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "settings.hpp"
#include "tangency/fuzz/fuzz_input.hpp"
#include "tangency/fuzz/mutation.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/source.hpp"

namespace {

struct Mutator {
    tangency::properties::Source random;
    tangency::Question question = tangency::fuzz::question_of_the_run();
    std::array<std::uint8_t, tangency::fuzz::max_input_size> input{}, parent{}, child{};
};

// AFL++ has one buffer for us, libFuzzer's mutator works in place: so a copy, no longer than inputs are.
template <std::size_t Size>
std::size_t copy(const std::uint8_t* from, std::size_t size, std::array<std::uint8_t, Size>& to) {
    if (size > Size) size = Size;
    if (size > 0) std::memcpy(to.data(), from, size);
    return size;
}

}  // namespace

extern "C" void* afl_custom_init(void*, unsigned seed) { return new Mutator{tangency::properties::Source(seed)}; }

extern "C" void afl_custom_deinit(void* mutator) { delete static_cast<Mutator*>(mutator); }

extern "C" std::size_t afl_custom_fuzz(void* state, std::uint8_t* data, std::size_t size, std::uint8_t** out, std::uint8_t* other,
                                       std::size_t other_size, std::size_t max_size) {
    auto& mutator = *static_cast<Mutator*>(state);
    const std::size_t most = max_size < mutator.child.size() ? max_size : mutator.child.size();
    const auto seed = static_cast<std::uint32_t>(mutator.random.bits());
    size = copy(data, size, mutator.input);
    if (other != nullptr && other_size > 0 && mutator.random.chance(1, 4)) {
        other_size = copy(other, other_size, mutator.parent);
        size = tangency::fuzz::cross_over(mutator.input.data(), size, mutator.parent.data(), other_size, mutator.child.data(), most, seed,
                                          mutator.question);
    } else {
        mutator.child = mutator.input;
        size = tangency::fuzz::mutate(mutator.child.data(), size < most ? size : most, most, seed,
                                      tangency::fuzz::played_signatures(mutator.question));
    }
    *out = mutator.child.data();
    return size;
}
