// SPDX-License-Identifier: MIT
// Joins the one target linked here to libFuzzer, or to any driver that calls LLVMFuzzerTestOneInput.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "settings.hpp"
#include "linked_targets.hpp"

namespace {

void (*run_target)(std::span<const std::uint8_t>) = nullptr;

// libFuzzer runs nothing where nothing is counted, so the size of an input counts, whatever else was instrumented.
#ifdef __linux__
[[gnu::used, gnu::section("__libfuzzer_extra_counters")]]
#endif
std::array<std::uint8_t, 64>
    sizes_seen;

}  // namespace

// libFuzzer asks for this before it reads its own flags.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    using namespace tangency::fuzz;
    if (linked_targets().size() != 1) {
        std::fprintf(stderr, "tangency fuzz: %zu targets are linked, and this driver runs one\n", linked_targets().size());
        std::exit(2);
    }
    read_settings(*argc, *argv);
    const Target& target = linked_targets()[0];
    // Here a name that selects nobody ends the program plainly; during an input libFuzzer would call it a crash.
    if (target.signatures) target.signatures();
    run_target = target.run;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    sizes_seen[static_cast<std::size_t>(std::bit_width(size)) % sizes_seen.size()] = 1;
    run_target(std::span(data, size));
    return 0;
}
