// SPDX-License-Identifier: MIT
// Bytes to a question, and what of it is news to the fuzzer.
#include "scenes.hpp"

#include "news.hpp"
#include "suspects.hpp"
#include "tangency/fuzz/construction.hpp"

namespace tangency::fuzz {

using properties::Property;

namespace {

// The catalogue's next property that fits, so that the input's choice stays in its own hands.
const Property* some_property(Construction construction, const Signature& signature, const Draft& draft) {
    const std::size_t count = properties::catalogue().size();
    for (std::size_t i = 0; i < count; ++i) {
        construction.property = static_cast<std::uint8_t>((construction.property + i) % count + 1);
        if (const Property* property = chosen_property(construction, signature, draft)) return property;
    }
    return nullptr;
}

}  // namespace

void play(std::span<const std::uint8_t> input, Play how) {
    Suspects& suspects = suspects_for(input.empty() ? 0 : input[0]);
    if (suspects.hunts.empty()) return;
    const Signature& signature = suspects.signature;
    if (how == Play::raw) {
        Question question(build_raw(input.subspan(input.empty() ? 0 : 1), signature), signature, nullptr);
        examine(suspects, question);
        note_news(question, suspects.hunts.front().last_answer());
        return;
    }
    const Construction construction = decode(input);
    const Draft draft = build(construction, signature);
    const Property* choice = chosen_property(construction, signature, draft);
    if (how == Play::always_a_property && choice == nullptr) choice = some_property(construction, signature, draft);
    Question question(draft, signature, choice);
    examine(suspects, question);
    note_news(construction, question, suspects.hunts.front().last_answer());
}

}  // namespace tangency::fuzz
