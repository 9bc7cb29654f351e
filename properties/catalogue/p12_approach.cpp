// SPDX-License-Identifier: MIT
// P12: moving the centre towards its nearest point loses no hit.
#include "support.hpp"

namespace tangency::properties {
namespace {

constexpr int steps = 4;

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(1, steps)}};
}

// In a scene enlarged four times every quarter of the way lies on the lattice.
std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    LatticeScene scene = in_frame(lattice_of(draft));
    const int quarters = draft.twist[0];
    if (quarters < 1 || quarters > steps) return std::nullopt;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        scene.box_center[axis] *= steps;
        scene.half_extent[axis] *= steps;
        scene.center[axis] *= steps;
    }
    scene.radius *= steps;
    LatticeScene nearer = scene;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const std::int64_t step = overshoot(scene, axis) / steps * quarters;
        nearer.center[axis] += scene.center[axis] > scene.box_center[axis] ? -step : step;
    }
    return lattice_exam(Claim::implies, {scene, nearer}, signature);
}

}  // namespace

Property p12_approach() {
    return {.id = "P12",
            .title = "approach",
            .statement = "A hit stays a hit when the centre moves straight towards the nearest point of the box.",
            .proof = "The distance shrinks by the share of the way gone; the nearest point stays the same.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
