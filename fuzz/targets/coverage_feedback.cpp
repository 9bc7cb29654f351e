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
std::array<std::uint8_t, counter_count> counters;

enum Topic : std::uint64_t { sort_of_input, fit_of_input, region_of_input, property_played, turn_of_input };

void note(Topic topic, std::uint64_t detail) {
    std::uint64_t mixed = (detail * 8 + topic + 1) * 0x9e3779b97f4a7c15;
    counters[(mixed >> 32) % counter_count] = 1;
}

std::uint64_t outcome(Question& question, bool answer) {
    return static_cast<std::uint64_t>(question.verdict()) * 2 + (answer ? 1 : 0);
}

// The sizes of the row's numbers, coarsely: where a recipe says nothing, this must.
std::uint64_t sizes(const properties::Input& input) {
    int least = 2000, most = -2000;
    for (const double number : input.row()) {
        if (number == 0) continue;
        least = std::min(least, std::ilogb(number));
        most = std::max(most, std::ilogb(number));
    }
    return most < least ? 0 : static_cast<std::uint64_t>((most + 2000) / 64 * 64 + std::min((most - least) / 16, 63));
}

}  // namespace

void note_feedback(Question& question, bool answer) {
    note(sort_of_input, sizes(question.input()) * 8 + outcome(question, answer));
}

void note_feedback(const Recipe& recipe, Question& question, bool answer) {
    const std::uint64_t result = outcome(question, answer);
    const auto kind = static_cast<std::uint64_t>(recipe.kind);
    note(fit_of_input, (kind * 8 + static_cast<std::uint64_t>(recipe.fit)) * 8 + result);
    std::uint64_t sides = 0;
    for (const AxisPlan& axis : recipe.axes) sides = sides * 8 + static_cast<std::uint64_t>(axis.side);
    note(region_of_input, sides * 8 + result);
    note(sort_of_input, sizes(question.input()) * 8 + result);
    if (question.choice())
        note(property_played, static_cast<std::uint64_t>(question.choice() - properties::catalogue().data()) * 8 + result);
    if (question.input().signature.orientation != Orientation::none) note(turn_of_input,
        recipe.turn.family * std::uint64_t{8} + result);
}

}  // namespace tangency::fuzz
