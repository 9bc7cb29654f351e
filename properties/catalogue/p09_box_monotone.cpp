// SPDX-License-Identifier: MIT
// P09: a larger box loses no hit.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    Draft draft{draw_lattice(random, signature)};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) draft.twist[axis] = random.between(0, 20);
    return draft;
}

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene& scene = lattice_of(draft);
    LatticeScene larger = scene;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (draft.twist[axis] < 0) return std::nullopt;
        larger.half_extent[axis] += draft.twist[axis];
    }
    return lattice_exam(Claim::implies, {scene, larger}, signature);
}

}  // namespace

Property p09_box_monotone() {
    return {.id = "P09",
            .title = "growing the box",
            .statement = "A hit stays a hit when the box grows about its centre.",
            .proof = "The larger box holds the smaller one, so its distance to any centre is at most as "
                         "large.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
