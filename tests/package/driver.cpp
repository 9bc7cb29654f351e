// SPDX-License-Identifier: MIT
// The least that drives a fuzz target: it plays a thousand inputs made by the target's own mutator.
#include <cstddef>
#include <cstdint>
#include <cstdio>

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed);

int main(int argc, char** argv) {
    LLVMFuzzerInitialize(&argc, &argv);
    std::uint8_t input[131] = {};
    std::size_t size = 1;
    for (unsigned seed = 1; seed <= 1000; ++seed) {
        size = LLVMFuzzerCustomMutator(input, size, sizeof input, seed);
        LLVMFuzzerTestOneInput(input, size);
    }
    std::puts("1000 inputs, no finding");
    return 0;
}
