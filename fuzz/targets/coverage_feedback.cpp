// SPDX-License-Identifier: MIT
// Counters that libFuzzer reads as if they were coverage.
#include "coverage_feedback.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace tangency::fuzz {
namespace {

constexpr std::size_t counter_count = 2048;

// libFuzzer looks at every byte of this section after each run and clears it, so it is kept small. Nothing here reads
// it: without `used` the compiler would leave the stores out.
#ifdef __linux__
[[gnu::used, gnu::section("__libfuzzer_extra_counters")]]
#endif
std::array<std::uint8_t, counter_count>
    counters;

enum Topic : std::uint64_t { sizes_of_numbers, what_is_played, how_it_is_drawn };

void note(Topic topic, std::uint64_t detail) {
    std::uint64_t mixed = (detail * 8 + topic + 1) * 0x9e3779b97f4a7c15;
    counters[(mixed >> 32) % counter_count] = 1;
}

std::uint64_t outcome(PlayedInput& played, bool answer) { return static_cast<std::uint64_t>(played.verdict()) * 2 + (answer ? 1 : 0); }

// The sizes of the row's numbers, coarsely.
std::uint64_t sizes(const properties::Input& input) {
    int least = 2000, most = -2000;
    for (const double number : input.row()) {
        if (number == 0) continue;
        least = std::min(least, std::ilogb(number));
        most = std::max(most, std::ilogb(number));
    }
    return most < least ? 0 : static_cast<std::uint64_t>((most + 2000) / 64 * 64 + std::min((most - least) / 16, 63));
}

// The first thing that a varied generator chooses is its way; plain choices are numbers.
std::uint64_t way_of(const properties::Choices& choices) {
    constexpr std::uint32_t most = 14;
    return choices.size() < 2 || choices[0] == 0 ? 0 : 1 + std::min(choices[1], most);
}

}  // namespace

void note_feedback(PlayedInput& played, bool answer) {
    const std::uint64_t result = outcome(played, answer);
    const FuzzInput& input = played.input();
    note(sizes_of_numbers, sizes(played.row()) * 8 + result);
    const auto asked = played.instance() ? static_cast<std::uint64_t>(input.property - properties::catalogue().data()) + 16
                                         : static_cast<std::uint64_t>(input.kind);
    note(what_is_played, asked * 8 + result);
    note(how_it_is_drawn, (asked * 16 + way_of(input.choices)) * 8 + result);
}

}  // namespace tangency::fuzz
