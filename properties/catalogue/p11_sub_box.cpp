// SPDX-License-Identifier: MIT
// P11: a hit on part of a box is a hit on the box.
#include "instances.hpp"

#include <cstdlib>

namespace tangency::properties {
namespace {

// The input's box is the part; the whole reaches |choice| units farther, on the choice's side only. Of a rotated
// box the choice is a side of its own, and the input as a whole moves with it, which changes no distance.
std::optional<Instance> p11_instance(Source& source, const Signature& signature) {
    const LatticeInput part = in_frame(draw_lattice(source, signature));
    LatticeInput whole = part;
    const int most = source.domain().at_most(24);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const int farther = source.between(-most, most);
        whole.first.center[axis] += farther;
        whole.first.half_extent[axis] += std::abs(farther);
    }
    return lattice_instance(Expectation::implies, {part, whole}, signature, source.domain());
}

}  // namespace

Property p11_sub_box() {
    return {.id = "P11",
            .title = "sub-box",
            .statement = "A hit on a box is a hit on every box that holds it.",
            .proof = "The distance to the whole is at most the distance to a part.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_boxes,
            .on_lattice = true,
            .share = 10000,
            .instance = p11_instance,
            .part_in_domain = part_with_sizes_of_choice,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_verdicts = {"The verdict on a box that holds another is no farther towards disjoint than that on the other."},
            .of_numbers = {"To a box that holds another no distance is larger than to the other, and no mtv is shorter.",
                           "The distance to the whole is at most the distance to a part, and what parts the whole parts the part."}};
}

}  // namespace tangency::properties
