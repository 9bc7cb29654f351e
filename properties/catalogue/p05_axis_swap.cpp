// SPDX-License-Identifier: MIT
// P05: renaming the axes changes nothing.
#include "support.hpp"

#include <utility>

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(0, static_cast<int>(signature.dim) - 1)}};
}

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene scene = in_frame(lattice_of(draft));
    const std::size_t axis = axis_of(draft.twist[0], signature.dim);
    const std::size_t other = (axis + 1) % signature.dim;
    LatticeScene swapped = scene;
    std::swap(swapped.box_center[axis], swapped.box_center[other]);
    std::swap(swapped.half_extent[axis], swapped.half_extent[other]);
    std::swap(swapped.center[axis], swapped.center[other]);
    return lattice_exam(Claim::same, {scene, swapped}, signature);
}

}  // namespace

Property p05_axis_swap() {
    return {.id = "P05",
            .title = "swapping the axes",
            .statement = "Exchanging two axes of box and circle leaves the answer alone; of a turned box, axes of its own.",
            .proof = "A permutation of coordinates is an isometry.",
            .level = Level::logic,
            .advice = false,
            .applies = from_two_dimensions,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
