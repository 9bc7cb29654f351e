// SPDX-License-Identifier: MIT
// The target `reference`: every word of the reference before its judge, by the certificate of the verdict.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

#include "coverage_feedback.hpp"
#include "fuzzed_group.hpp"
#include "settings.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/input.hpp"
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

void run(std::span<const std::uint8_t> bytes) {
    FuzzInput input = decode(bytes, question_of_the_run());
    const Signature signature = signature_for(input.signature, input.question);
    PlayedInput played(std::move(input), signature);
    const properties::Input& row = played.row();
    auto answer = reference::find_answer(signature, std::span<const double>(row.row()));
    note_feedback(played, answer.touches_from_within);
    // Only for the test that this target can find something: a reference to which a corner is a face.
    if (settings().broken == "reference" && answer.region == reference::Region::corner) answer.region = reference::Region::face;
    const auto gap_sq = hash_of(row) % 8 == 0 ? judge::GapSq::compared : judge::GapSq::left_out;
    const std::string disagreement = judged(row, answer, gap_sq);
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
