// SPDX-License-Identifier: MIT
// P12: moving the centre towards its nearest point loses no hit.
#include "instances.hpp"

namespace tangency::properties {
namespace {

constexpr int approach_steps = 4;

// In an input enlarged four times every quarter of the way lies on the lattice, and twice is enough where all numbers of the row are even.
std::optional<Instance> p12_instance(Source& source, const Signature& signature) {
    LatticeInput input = in_frame(draw_lattice(source, signature));
    const int quarters = source.between(1, approach_steps),
              times = stores_corners(signature) ? approach_steps / row_step(input, signature) : approach_steps;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        input.first.center[axis] *= times;
        input.first.half_extent[axis] *= times;
        input.second.center[axis] *= times;
    }
    input.second.radius *= times;
    LatticeInput nearer = input;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const std::int64_t step = overshoot(input, axis) / approach_steps * quarters;
        nearer.second.center[axis] += input.second.center[axis] > input.first.center[axis] ? -step : step;
    }
    return lattice_instance(Expectation::implies, {input, nearer}, signature, source.domain());
}

}  // namespace

Property p12_approach() {
    return {
        .id = "P12",
        .title = "approach",
        .statement = "A hit stays a hit when the centre moves straight towards the nearest point of the box.",
        .proof = "The distance shrinks by the share of the way gone; the nearest point stays the same.",
        .level = Level::logic,
        .recommendation = false,
        .applies = to_box_and_ball,
        .on_lattice = true,
        .share = 10000,
        .instance = p12_instance,
        .part_in_domain = part_with_sizes_of_choice,
        .answers = SpeaksOf::every_answer,
        .compares = true,
        .of_verdicts = {"Moving the centre straight towards the nearest point of the box never moves the verdict towards disjoint."},
        .of_numbers = {"Moving the centre straight towards the nearest point of the box never makes a distance larger, nor an mtv shorter.",
                       "The distance shrinks by the share of the way gone, and the depth r - d grows by as much."}};
}

}  // namespace tangency::properties
