// SPDX-License-Identifier: MIT
// P01: where all arithmetic is exact, only the right answer will do.
#include "support.hpp"

namespace tangency::properties {
namespace {

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    auto exam = lattice_exam(Claim::verdict, {lattice_of(draft)}, signature);
    if (!exam) return std::nullopt;
    exam->truth = find_answer(exam->cases[0]);
    if (exam->truth->verdict == reference::Verdict::touching) return std::nullopt;  // P03 asks about ties
    return exam;
}

}  // namespace

Property p01_lattice_agreement() {
    return {.id = "P01",
            .title = "lattice agreement",
            .statement = "On a lattice scene that is no tie the answer is the reference's.",
            .proof = "Every sensible intermediate is exact on the lattice, so rounding excuses nothing.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 40000,
            .draw = lattice_draft,
            .pose = pose};
}

}  // namespace tangency::properties
