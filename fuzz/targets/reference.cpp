// SPDX-License-Identifier: MIT
// The target `reference`: the reference before its judge, word for word.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "news.hpp"
#include "settings.hpp"
#include "tangency/fuzz/construction.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/properties/case.hpp"
#include "target.hpp"

namespace tangency::fuzz {
namespace {

// Straight boxes exist in 1-D too, which no subject is tried in: the upper half of the first byte asks for it.
Signature signature_for(std::uint8_t choice) {
    Signature signature = signature_of(choice);
    if (signature.turning == Turning::none && choice >= 0x80) signature.dim = 1;
    return signature;
}

// Only for the test that this target can find something: a judge to whom a tie at a corner is none.
void break_ruling(judge::RotatedRuling& ruling) {
    if (ruling.region == "corner" && ruling.verdict == "touching") ruling.verdict = "overlapping";
}

void run(std::span<const std::uint8_t> input) {
    const Construction construction = decode(input);
    const Signature signature = signature_for(construction.signature);
    Question question(build(construction, signature), signature, nullptr);
    const properties::Case& scene = question.scene();
    const auto answer = reference::find_answer(signature, std::span<const double>(scene.row()));
    judge::RotatedRuling ruling = judge::rule_any(signature, scene.row());
    if (settings().broken == "judge") break_ruling(ruling);
    const auto gap_sq = hash_of(scene) % 8 == 0 ? judge::GapSq::compared : judge::GapSq::left_out;
    const std::string disagreement = judge::disagreement(signature, scene.row(), answer, ruling, gap_sq);
    note_news(construction, question, answer.touches_from_within);
    if (disagreement.empty()) return;
    std::fputs(fmt::format("\ntangency: reference and judge disagree on {} ({}-D, {})\n  {}\n{}\n", form_name(signature),
                           signature.dim, name_of(signature.scalar), to_text(scene), disagreement).c_str(),
               stderr);
    std::abort();
}

const Linked linked{{"reference", run}};

}  // namespace
}  // namespace tangency::fuzz
