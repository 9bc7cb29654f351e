// SPDX-License-Identifier: MIT
// P29: the input seen through the origin gets the same answer.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    LatticeInput other = input;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) other = mirrored(other, axis);
    return lattice_instance(Expectation::same, {input, other}, signature, source.domain());
}

}  // namespace

Property p29_point_reflection() {
    return {.id = "P29",
            .title = "reflection in a point",
            .statement = "Negating every position leaves the answer alone.",
            .proof = "It is an isometry that maps every box to itself about its centre, however rotated, and r is untouched.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 10000,
            .instance = instance};
}

}  // namespace tangency::properties
