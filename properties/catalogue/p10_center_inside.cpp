// SPDX-License-Identifier: MIT
// P10: a centre in the box is a hit.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p10_instance(Source& source, const Signature& signature) {
    const LatticeInput input = in_frame(draw_lattice_inside(source, signature));
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        if (overshoot(input, axis) > 0) return std::nullopt;
    auto instance = lattice_instance(Expectation::hit, {input}, signature, source.domain());
    if (instance && input.second.radius == 0) instance->only_for = Contract::closed;
    return instance;
}

}  // namespace

Property p10_center_inside() {
    return {.id = "P10",
            .title = "centre inside the box",
            .statement =
                "A circle whose centre lies in the box intersects it: always under the closed contract, "
                "with a positive radius under the open one.",
            .proof = "d = 0, so d <= r always and d < r when r > 0.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_box_and_ball,
            .on_lattice = true,
            .share = 10000,
            .instance = p10_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_verdicts = {"A circle whose centre lies in the box overlaps it, and if it has no radius it is not disjoint."},
            .of_numbers = {"A circle of positive radius whose centre lies in the box is at distance 0, or below it, and has to be moved.",
                           "d = 0 < r: no distance, a depth of r or more, and a root of less than r."}};
}

}  // namespace tangency::properties
