// SPDX-License-Identifier: MIT
// The judge asked about a stored case.
#include <fmt/format.h>

#include <algorithm>

#include "folder.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::vectors {
namespace {

std::string differs(std::string_view what, std::string_view judged, std::string_view stored) {
    return fmt::format("{}: the judge says {}, stored is {}", what, judged, stored);
}

}  // namespace

std::string mismatch(const VectorCase& known) {
    const auto row = known.input.row();
    if (known.certificate)
        if (const std::string no = judge::refute(known.input.signature, row, name_of(known.verdict), *known.certificate); !no.empty())
            return "certificate: " + no;
    const judge::RotatedJudgeAnswer judged = judge::rule_any(known.input.signature, row);
    const bool tie = known.verdict == reference::Verdict::touching;
    const bool held_tie = tie || std::ranges::count(known.reasons, "touches_from_within") > 0;
    if (!judge::settles(judged.verdict, name_of(known.verdict), tie)) return differs("verdict", judged.verdict, name_of(known.verdict));
    if (judged.region != name_of(known.region)) return differs("region", judged.region, name_of(known.region));
    if (!judge::settles(judged.relation, name_of(known.relation), held_tie))
        return differs("relation", judged.relation, name_of(known.relation));
    const bool has_gap = !judged.gap_sq.empty();
    if (has_gap ? judged.gap_sq != known.gap_sq : !judge::gap_agrees(reference::find_distance(known.input.signature, row).gap_sq, judged))
        return differs("gap_sq", has_gap ? judged.gap_sq : "another enclosure", known.gap_sq);
    return {};
}

}  // namespace tangency::vectors
