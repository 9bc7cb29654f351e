// SPDX-License-Identifier: MIT
// P21: a mirror turns every rotation round.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(0, static_cast<int>(signature.dim) - 1)}};
}

// In the plane the mirrored turn is the opposite one, whichever axis is mirrored. In space the part of a
// rotation's axis along the mirrored one stays, the rest turns round.
LatticeTurn mirrored_turn(LatticeTurn turn, std::size_t axis) {
    switch (turn.turning) {
        case Turning::none: break;
        case Turning::radians:
        case Turning::degrees: turn.numbers[0] = -turn.numbers[0]; break;
        case Turning::axis: turn.numbers[1] = -turn.numbers[1]; break;
        case Turning::quaternion:
            for (std::size_t i = 0; i < 3; ++i)
                if (i != axis) turn.numbers[i] = -turn.numbers[i];
            break;
    }
    return turn;
}

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene& scene = lattice_of(draft);
    const std::size_t axis = axis_of(draft.twist[0], signature.dim);
    LatticeScene mirrored = scene;
    mirrored.box_center[axis] = -scene.box_center[axis];
    mirrored.center[axis] = -scene.center[axis];
    mirrored.turn = mirrored_turn(scene.turn, axis);
    return lattice_exam(Claim::same, {scene, mirrored}, signature);
}

}  // namespace

Property p21_handedness() {
    return {.id = "P21",
            .title = "handedness",
            .statement = "The mirrored scene with the opposite turning gets the same answer.",
            .proof = "A reflection S is an isometry and S R S = R^-1 in the plane, so the mirrored box is the "
                     "mirrored extents turned the other way.",
            .level = Level::logic,
            .advice = false,
            .applies = to_turned_boxes,
            .share = 20000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
