// SPDX-License-Identifier: MIT
// P04: mirroring the scene in an axis changes nothing.
#include "support.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> instance(Source& source, const Signature& signature) {
    const LatticeScene scene = in_frame(draw_lattice(source, signature));
    return lattice_instance(Expectation::same, {scene, mirrored(scene, draw_axis(source, signature))}, signature);
}

}  // namespace

Property p04_reflection() {
    return {.id = "P04",
            .title = "reflection in each axis",
            .statement = "Negating one axis of box and circle leaves the answer alone; of a turned box, an axis of its own.",
            .proof = "A reflection is an isometry, so it keeps d, and r is untouched.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 10000,
            .instance = instance};
}

}  // namespace tangency::properties
