// SPDX-License-Identifier: MIT
// P05: renaming the axes changes nothing.
#include "support.hpp"

#include <utility>

namespace tangency::properties {
namespace {

std::optional<Instance> instance(Source& source, const Signature& signature) {
    const LatticeScene scene = in_frame(draw_lattice(source, signature));
    const std::size_t axis = draw_axis(source, signature);
    const std::size_t other = (axis + 1) % signature.dim;
    LatticeScene swapped = scene;
    std::swap(swapped.box_center[axis], swapped.box_center[other]);
    std::swap(swapped.half_extent[axis], swapped.half_extent[other]);
    std::swap(swapped.center[axis], swapped.center[other]);
    return lattice_instance(Expectation::same, {scene, swapped}, signature);
}

}  // namespace

Property p05_axis_swap() {
    return {.id = "P05",
            .title = "swapping the axes",
            .statement = "Exchanging two axes of box and circle leaves the answer alone; of a turned box, axes of its own.",
            .proof = "A permutation of coordinates is an isometry.",
            .level = Level::logic,
            .recommendation = false,
            .applies = from_two_dimensions,
            .on_lattice = true,
            .share = 10000,
            .instance = instance};
}

}  // namespace tangency::properties
