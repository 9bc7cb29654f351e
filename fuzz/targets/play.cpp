// SPDX-License-Identifier: MIT
// Bytes to an input, and what of it is coverage feedback for the fuzzer.
#include "play.hpp"

#include <utility>

#include "coverage_feedback.hpp"
#include "fuzzed_group.hpp"
#include "tangency/fuzz/signatures.hpp"

namespace tangency::fuzz {
namespace {

// Some property that applies, so that the choice of one stays with the input.
const properties::Property* some_property(const FuzzInput& input, const Signature& signature) {
    const auto all = played_properties(signature.question);
    std::size_t place = static_cast<std::size_t>(input.kind);
    for (std::size_t i = 0; i < input.choices.size() && i < 3; ++i) place += input.choices[i];
    while (!all[place % all.size()]->applies(signature)) ++place;
    return all[place % all.size()];
}

}  // namespace

void play(std::span<const std::uint8_t> bytes, Play how) {
    FuzzInput input = decode(bytes, fuzzed_signatures().front().question);
    FuzzedGroup& fuzzed_group = fuzzed_group_for(input.signature);
    if (fuzzed_group.fuzzed_subjects.empty()) return;
    if (how == Play::always_a_property && !input.property) input.property = some_property(input, fuzzed_group.signature);
    PlayedInput played(std::move(input), fuzzed_group.signature);
    examine(fuzzed_group, played);
    note_feedback(played, fuzzed_group.fuzzed_subjects.front().last_answer());
}

}  // namespace tangency::fuzz
