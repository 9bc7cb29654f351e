// SPDX-License-Identifier: MIT
// P21: a mirror turns every rotation round.
#include "instances.hpp"

namespace tangency::properties {
namespace {

// In the plane the mirrored turn is the opposite one, whichever axis is mirrored. In space the part of a
// rotation's axis along the mirrored one stays, the rest turns round.
LatticeTurn mirrored_turn(LatticeTurn turn, std::size_t axis) {
    switch (turn.orientation) {
        case Orientation::none: break;
        case Orientation::radians:
        case Orientation::degrees: turn.numbers[0] = -turn.numbers[0]; break;
        case Orientation::axis: turn.numbers[1] = -turn.numbers[1]; break;
        case Orientation::quaternion:
            for (std::size_t i = 0; i < 3; ++i)
                if (i != axis) turn.numbers[i] = -turn.numbers[i];
            break;
    }
    return turn;
}

std::optional<Instance> p21_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    const std::size_t axis = draw_axis(source, signature);
    LatticeInput other = mirrored(input, axis);
    other.turn = mirrored_turn(input.turn, axis);
    other.second_turn = mirrored_turn(input.second_turn, axis);
    return same_instance(input, other, signature, source.domain());
}

}  // namespace

Property p21_handedness() {
    return {.id = "P21",
            .title = "handedness",
            .statement = "The mirrored input with the opposite orientation gets the same answer.",
            .proof =
                "A reflection S is an isometry and S R S = R^-1 in the plane, so the mirrored box is the "
                "mirrored extents rotated the other way.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_rotated_boxes,
            .on_lattice = true,
            .share = 20000,
            .instance = p21_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_numbers = {"The mirrored input with the opposite orientation gets the same distance, and an mtv as long."}};
}

}  // namespace tangency::properties
