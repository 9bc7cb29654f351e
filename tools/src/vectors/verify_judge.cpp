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

std::string plain_objection(const VectorCase& known) {
    const auto ruling = judge::rule(known.scene.signature, known.scene.row());
    if (ruling.verdict != name_of(known.verdict)) return differs("verdict", ruling.verdict, name_of(known.verdict));
    if (ruling.region != name_of(known.region)) return differs("region", ruling.region, name_of(known.region));
    if (ruling.relation != name_of(known.relation)) return differs("relation", ruling.relation, name_of(known.relation));
    if (ruling.gap_sq != known.gap_sq) return differs("gap_sq", ruling.gap_sq, known.gap_sq);
    return {};
}

// "undecided" is what intervals say of a true tie; there the reference's algebra has the word.
std::string rotated_objection(const VectorCase& known) {
    const auto ruling = judge::rule_rotated(known.scene.signature, known.scene.row());
    const bool tie = known.verdict == reference::Verdict::touching;
    bool held_tie = tie;
    for (const std::string& reason : known.reasons) held_tie = held_tie || reason == "touches_from_within";
    const auto settles = [](const std::string& word, std::string_view stored, bool may_be_open) {
        return word == stored || (word == "undecided" && may_be_open);
    };
    if (!settles(ruling.verdict, name_of(known.verdict), tie))
        return differs("verdict", ruling.verdict, name_of(known.verdict));
    if (ruling.region != name_of(known.region)) return differs("region", ruling.region, name_of(known.region));
    if (!settles(ruling.relation, name_of(known.relation), held_tie))
        return differs("relation", ruling.relation, name_of(known.relation));
    const bool agrees = ruling.gap_sq.empty()
                            ? judge::gap_agrees(reference::find_distance(known.scene.signature, known.scene.row()).gap_sq, ruling)
                            : ruling.gap_sq == known.gap_sq;
    if (!agrees)
        return differs("gap_sq", ruling.gap_sq.empty() ? "another enclosure" : ruling.gap_sq, known.gap_sq);
    return {};
}

}  // namespace

std::string objection(const VectorCase& known) {
    return known.scene.signature.turning == Turning::none ? plain_objection(known) : rotated_objection(known);
}

}  // namespace tangency::vectors
