// SPDX-License-Identifier: MIT
// The judge asked about a stored case.
#include <fmt/format.h>

#include "folder.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/judge/judge.hpp"
#include "tangency/judge/rotated.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::vectors {
namespace {

std::string differs(std::string_view what, std::string_view judged, std::string_view stored) {
    return fmt::format("{}: the judge says {}, stored is {}", what, judged, stored);
}

std::string plain_mismatch(const VectorCase& known) {
    const Signature& signature = known.input.signature;
    const auto judged = signature.question == Question::box_ball ? judge::rule(signature, known.input.row())
                                                                 : judge::rule_question(signature, known.input.row());
    if (judged.verdict != name_of(known.verdict)) return differs("verdict", judged.verdict, name_of(known.verdict));
    if (judged.region != name_of(known.region)) return differs("region", judged.region, name_of(known.region));
    if (judged.relation != name_of(known.relation)) return differs("relation", judged.relation, name_of(known.relation));
    if (judged.gap_sq != known.gap_sq) return differs("gap_sq", judged.gap_sq, known.gap_sq);
    return {};
}

// "undecided" is what intervals say of a true tie; there the reference's algebra has the word.
std::string rotated_mismatch(const VectorCase& known) {
    const auto judged = judge::rule_rotated(known.input.signature, known.input.row());
    const bool tie = known.verdict == reference::Verdict::touching;
    bool held_tie = tie;
    for (const std::string& reason : known.reasons) held_tie = held_tie || reason == "touches_from_within";
    const auto settles = [](const std::string& word, std::string_view stored, bool may_be_open) {
        return word == stored || (word == "undecided" && may_be_open);
    };
    if (!settles(judged.verdict, name_of(known.verdict), tie)) return differs("verdict", judged.verdict, name_of(known.verdict));
    if (judged.region != name_of(known.region)) return differs("region", judged.region, name_of(known.region));
    if (!settles(judged.relation, name_of(known.relation), held_tie)) return differs("relation", judged.relation, name_of(known.relation));
    const bool agrees = judged.gap_sq.empty()
                            ? judge::gap_agrees(reference::find_distance(known.input.signature, known.input.row()).gap_sq, judged)
                            : judged.gap_sq == known.gap_sq;
    if (!agrees) return differs("gap_sq", judged.gap_sq.empty() ? "another enclosure" : judged.gap_sq, known.gap_sq);
    return {};
}

}  // namespace

std::string mismatch(const VectorCase& known) {
    return known.input.signature.orientation == Orientation::none ? plain_mismatch(known) : rotated_mismatch(known);
}

}  // namespace tangency::vectors
