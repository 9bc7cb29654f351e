// SPDX-License-Identifier: MIT
// P04: mirroring the scene in an axis changes nothing.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(0, static_cast<int>(signature.dim) - 1)}};
}

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene scene = in_frame(lattice_of(draft));
    const std::size_t axis = axis_of(draft.twist[0], signature.dim);
    LatticeScene mirrored = scene;
    mirrored.box_center[axis] = -scene.box_center[axis];
    mirrored.center[axis] = -scene.center[axis];
    return lattice_exam(Claim::same, {scene, mirrored}, signature);
}

}  // namespace

Property p04_reflection() {
    return {.id = "P04",
            .title = "reflection in each axis",
            .statement = "Negating one axis of box and circle leaves the answer alone; of a turned box, an axis of its own.",
            .proof = "A reflection is an isometry, so it keeps d, and r is untouched.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
