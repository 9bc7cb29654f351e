// SPDX-License-Identifier: MIT
// Bytes to a question, and what of it is coverage feedback for the fuzzer.
#include "play.hpp"

#include "coverage_feedback.hpp"
#include "fuzzed_group.hpp"
#include "tangency/fuzz/recipe.hpp"

namespace tangency::fuzz {

using properties::Property;

namespace {

// The catalogue's next property that fits, so that the input's choice stays in its own hands.
const Property* some_property(Recipe recipe, const Signature& signature, const DrawnInput& drawn) {
    const std::size_t count = properties::catalogue().size();
    for (std::size_t i = 0; i < count; ++i) {
        recipe.property = static_cast<std::uint8_t>((recipe.property + i) % count + 1);
        if (const Property* property = chosen_property(recipe, signature, drawn)) return property;
    }
    return nullptr;
}

}  // namespace

void play(std::span<const std::uint8_t> input, Play how) {
    FuzzedGroup& fuzzed_group = fuzzed_group_for(input.empty() ? 0 : input[0]);
    if (fuzzed_group.fuzzed_subjects.empty()) return;
    const Signature& signature = fuzzed_group.signature;
    if (how == Play::raw) {
        Question question(build_raw(input.subspan(input.empty() ? 0 : 1), signature), signature, nullptr);
        examine(fuzzed_group, question);
        note_feedback(question, fuzzed_group.fuzzed_subjects.front().last_answer());
        return;
    }
    const Recipe recipe = decode(input);
    const DrawnInput drawn = build(recipe, signature);
    const Property* choice = chosen_property(recipe, signature, drawn);
    if (how == Play::always_a_property && choice == nullptr) choice = some_property(recipe, signature, drawn);
    Question question(drawn, signature, choice);
    examine(fuzzed_group, question);
    note_feedback(recipe, question, fuzzed_group.fuzzed_subjects.front().last_answer());
}

}  // namespace tangency::fuzz
