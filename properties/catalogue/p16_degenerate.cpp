// SPDX-License-Identifier: MIT
// P16: segments, points and zero-radius circles are shapes like others.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) { return {draw_lattice_degenerate(random, signature)}; }

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene& scene = lattice_of(draft);
    bool degenerate = scene.radius == 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        degenerate = degenerate || scene.half_extent[axis] == 0;
    if (!degenerate) return std::nullopt;
    auto exam = lattice_exam(Claim::verdict, {scene}, signature);
    if (exam) exam->truth = find_answer(exam->cases[0]);
    return exam;
}

}  // namespace

Property p16_degenerate() {
    return {.id = "P16",
            .title = "degenerate shapes",
            .statement = "A flat box, a point box or a zero-radius circle is judged by distance alone, ties by "
                         "contract.",
            .proof = "The definition of the distance needs no positive extent and no positive radius.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 15000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
