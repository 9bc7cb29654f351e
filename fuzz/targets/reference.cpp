// SPDX-License-Identifier: MIT
// The target `reference`: the reference before its judge, word for word, and the certificate of each verdict.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>

#include "coverage_feedback.hpp"
#include "settings.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/judge/agreement.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/certificate.hpp"
#include "linked_targets.hpp"

namespace tangency::fuzz {
namespace {

// Some forms exist in 1-D too, which no subject is tried in: a first choice of 128 and more asks for it.
Signature signature_for(std::uint32_t choice, Question question) {
    Signature signature = signature_of(choice, question);
    const bool has_line = !has_end(question) && !has_polygon(question) && signature.orientation == Orientation::none;
    if (has_line && choice >= 128) signature.dim = 1;
    return signature;
}

std::span<const Signature> signatures() { return played_signatures(question_of_the_run()); }

// Only for the test that this target can find something: a judge to whom a tie at a corner is none.
void break_answer(judge::RotatedJudgeAnswer& judged) {
    if (judged.region == "corner" && judged.verdict == "touching") judged.verdict = "overlapping";
}

// What the judge says against the certificate. Broken for the test alone, it is the one trap of the rules: a direction of no length.
std::string refutation(const properties::Input& row, std::string_view verdict) try {
    Certificate certificate = reference::find_certificate(row.signature, row.row());
    if (settings().broken == "certificate")
        for (WrittenNumber& number : certificate.normal) number = {"0"};
    const std::string reason = judge::refute(row.signature, row.row(), verdict, certificate);
    return reason.empty() ? "" : fmt::format("certificate of {}: {}", verdict, reason);
} catch (const std::logic_error& error) {
    return fmt::format("certificate of {}: none is found: {}", verdict, error.what());
}

void run(std::span<const std::uint8_t> bytes) {
    FuzzInput input = decode(bytes, question_of_the_run());
    const Signature signature = signature_for(input.signature, input.question);
    PlayedInput played(std::move(input), signature);
    const properties::Input& row = played.row();
    const auto answer = reference::find_answer(signature, std::span<const double>(row.row()));
    judge::RotatedJudgeAnswer judged = judge::rule_any(signature, row.row());
    if (settings().broken == "judge") break_answer(judged);
    const auto gap_sq = hash_of(row) % 8 == 0 ? judge::GapSq::compared : judge::GapSq::left_out;
    std::string disagreement = judge::disagreement(signature, row.row(), answer, judged, gap_sq);
    if (disagreement.empty()) disagreement = refutation(row, name_of(answer.verdict));
    note_feedback(played, answer.touches_from_within);
    if (disagreement.empty()) return;
    std::fputs(fmt::format("\ntangency: reference and judge disagree on {} ({}-D, {})\n  {}\n{}\n", form_name(signature), signature.dim,
                           name_of(signature.scalar), to_text(row), disagreement)
                   .c_str(),
               stderr);
    std::abort();
}

const Linked linked{{"reference", run, signatures}};

}  // namespace
}  // namespace tangency::fuzz
