// SPDX-License-Identifier: MIT
// P10: a centre in the box is a hit.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) { return {draw_lattice_inside(random, signature)}; }

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene scene = in_frame(lattice_of(draft));
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        if (overshoot(scene, axis) > 0) return std::nullopt;
    auto exam = lattice_exam(Claim::hit, {scene}, signature);
    if (exam && scene.radius == 0) exam->only_for = Contract::closed;
    return exam;
}

}  // namespace

Property p10_center_inside() {
    return {.id = "P10",
            .title = "centre inside the box",
            .statement = "A circle whose centre lies in the box intersects it: always under the closed contract, "
                         "with a positive radius under the open one.",
            .proof = "d = 0, so d <= r always and d < r when r > 0.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
