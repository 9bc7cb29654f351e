// SPDX-License-Identifier: MIT
// P24: every finite input, ties included.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) { return {draw_near_tie(random, signature)}; }

std::optional<Exam> pose(const Draft& draft, const Signature&) {
    const Case& scene = case_of(draft);
    if (!is_scene(scene)) return std::nullopt;
    return verdict_exam(Claim::verdict, scene);
}

}  // namespace

Property p24_exact_agreement() {
    return {.id = "P24",
            .title = "exact agreement",
            .statement = "On every finite input, ties and their neighbours by single ulps included, the answer is "
                         "the reference's.",
            .proof = "The verdict is the sign of a rational number; whoever computes it exactly is always "
                         "right.",
            .level = Level::exact,
            .advice = false,
            .applies = to_every_form,
            .share = 60000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
