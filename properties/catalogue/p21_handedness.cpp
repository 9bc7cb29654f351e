// SPDX-License-Identifier: MIT
// P21: a mirror turns every rotation round.
#include "support.hpp"

namespace tangency::properties {
namespace {

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

std::optional<Instance> instance(Source& source, const Signature& signature) {
    const LatticeScene scene = draw_lattice(source, signature);
    const std::size_t axis = draw_axis(source, signature);
    LatticeScene other = mirrored(scene, axis);
    other.turn = mirrored_turn(scene.turn, axis);
    return lattice_instance(Expectation::same, {scene, other}, signature);
}

}  // namespace

Property p21_handedness() {
    return {.id = "P21",
            .title = "handedness",
            .statement = "The mirrored scene with the opposite turning gets the same answer.",
            .proof = "A reflection S is an isometry and S R S = R^-1 in the plane, so the mirrored box is the "
                     "mirrored extents turned the other way.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_turned_boxes,
            .on_lattice = true,
            .share = 20000,
            .instance = instance};
}

}  // namespace tangency::properties
