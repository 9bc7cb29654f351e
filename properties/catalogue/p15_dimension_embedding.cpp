// SPDX-License-Identifier: MIT
// P15: an axis on which the box spans the centre might as well not be there.
#include "support.hpp"

#include <cstdlib>

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature),
            {random.between(0, static_cast<int>(signature.dim) - 1), random.between(0, 40), random.between(-40, 40),
             random.between(-40, 40)}};
}

// On the chosen axis both scenes have the centre between the sides, each in its own place.
std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    LatticeScene scene = in_frame(lattice_of(draft));
    const auto& [choice, half, offset, center] = draft.twist;
    const std::size_t axis = axis_of(choice, signature.dim);
    if (half < 0 || std::abs(offset) > half) return std::nullopt;
    if (overshoot(scene, axis) > 0) scene.center[axis] = scene.box_center[axis];
    LatticeScene other = scene;
    other.half_extent[axis] = half;
    other.box_center[axis] = center;
    other.center[axis] = center + offset;
    return lattice_exam(Claim::same, {scene, other}, signature);
}

}  // namespace

Property p15_dimension_embedding() {
    return {.id = "P15",
            .title = "dimension embedding",
            .statement = "While the centre lies between the box's sides on an axis, that axis has no say: the "
                         "answer is the one a dimension lower.",
            .proof = "u_i = 0 on that axis whatever the centre and the extent are, so d is the distance in "
                         "the other axes.",
            .level = Level::logic,
            .advice = false,
            .applies = from_two_dimensions,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
