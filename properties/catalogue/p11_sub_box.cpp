// SPDX-License-Identifier: MIT
// P11: a hit on part of a box is a hit on the box.
#include "support.hpp"

#include <cstdlib>

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    Draft draft{draw_lattice(random, signature)};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) draft.twist[axis] = random.between(-24, 24);
    return draft;
}

// The scene's box is the part; the whole reaches |choice| units farther, on the choice's side only. Of a turned
// box the choice is a side of its own, and the scene as a whole moves with it, which changes no distance.
std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene part = in_frame(lattice_of(draft));
    LatticeScene whole = part;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        whole.box_center[axis] += draft.twist[axis];
        whole.half_extent[axis] += std::abs(draft.twist[axis]);
    }
    return lattice_exam(Claim::implies, {part, whole}, signature);
}

}  // namespace

Property p11_sub_box() {
    return {.id = "P11",
            .title = "sub-box",
            .statement = "A hit on a box is a hit on every box that holds it.",
            .proof = "The distance to the whole is at most the distance to a part.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
