// SPDX-License-Identifier: MIT
// P08: a larger circle loses no hit.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(1, 40)}};
}

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const LatticeScene& scene = lattice_of(draft);
    LatticeScene larger = scene;
    larger.radius += draft.twist[0];
    if (draft.twist[0] < 1) return std::nullopt;
    return lattice_exam(Claim::implies, {scene, larger}, signature);
}

}  // namespace

Property p08_radius_monotone() {
    return {.id = "P08",
            .title = "growing the radius",
            .statement = "A hit stays a hit when the radius grows.",
            .proof = "d <= r and r <= r' give d <= r'; likewise with <.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
