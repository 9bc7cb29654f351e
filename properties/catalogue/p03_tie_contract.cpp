// SPDX-License-Identifier: MIT
// P03: at a tie the contract decides.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) { return {draw_lattice_tie(random, signature)}; }

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    auto exam = lattice_exam(Claim::verdict, {lattice_of(draft)}, signature);
    if (!exam) return std::nullopt;
    exam->truth = find_answer(exam->cases[0]);
    if (exam->truth->verdict != reference::Verdict::touching) return std::nullopt;
    return exam;
}

}  // namespace

Property p03_tie_contract() {
    return {.id = "P03",
            .title = "tie contract",
            .statement = "At a lattice tie a closed subject answers true and an open one false, at faces, edges "
                         "and corners alike.",
            .proof = "d = r exactly; closed counts touching as intersecting, open does not.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 20000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
