// SPDX-License-Identifier: MIT
// P04: mirroring the input in an axis changes nothing.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p04_instance(Source& source, const Signature& signature) {
    const LatticeInput input = in_frame(draw_lattice(source, signature));
    const std::size_t axis = draw_axis(source, signature);
    Correspondence reflection;
    reflection.axes[axis] *= -1;
    return same_instance(input, mirrored(input, axis), signature, source.domain(), reflection);
}

}  // namespace

Property p04_reflection() {
    return {.id = "P04",
            .title = "reflection in each axis",
            .statement = "Negating one axis of both shapes leaves the answer alone; of a rotated box, an axis of its own.",
            .proof = "A reflection is an isometry, so it keeps d, and r is untouched.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_one_frame,
            .on_lattice = true,
            .share = 10000,
            .instance = p04_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_numbers = {"Negating one axis of both shapes leaves a distance alone and negates that number of an mtv; of a rotated box, "
                           "an axis of its own.",
                           "A reflection is an isometry: it keeps distances, depths and lengths, and reflects what parts the shapes."}};
}

}  // namespace tangency::properties
