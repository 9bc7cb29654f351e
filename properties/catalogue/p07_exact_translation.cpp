// SPDX-License-Identifier: MIT
// P07: moving box and circle together changes nothing.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    Draft draft{draw_lattice(random, signature)};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) draft.twist[axis] = random.between(-200, 200);
    return draft;
}

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene& scene = lattice_of(draft);
    LatticeScene moved = scene;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        moved.box_center[axis] += draft.twist[axis];
        moved.center[axis] += draft.twist[axis];
    }
    return lattice_exam(Claim::same, {scene, moved}, signature);
}

}  // namespace

Property p07_exact_translation() {
    return {.id = "P07",
            .title = "translation where every sum is exact",
            .statement = "Adding the same lattice vector to box and circle leaves the answer alone.",
            .proof = "A translation is an isometry, and every sum stays on the lattice.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
