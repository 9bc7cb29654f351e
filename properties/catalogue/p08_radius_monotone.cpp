// SPDX-License-Identifier: MIT
// P08: a larger circle loses no hit.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p08_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    LatticeInput larger = input;
    larger.second.radius += row_step(input, signature) * source.between(1, source.domain().at_most(40));
    return lattice_instance(Expectation::implies, {input, larger}, signature, source.domain());
}

}  // namespace

Property p08_radius_monotone() {
    return {.id = "P08",
            .title = "growing the radius",
            .statement = "A hit stays a hit when the radius grows.",
            .proof = "d <= r and r <= r' give d <= r'; likewise with <.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_radii,
            .on_lattice = true,
            .share = 10000,
            .instance = p08_instance,
            .part_in_domain = part_with_sizes_of_choice,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_verdicts = {"Growing the radius never moves the verdict towards disjoint.",
                            "d <= r and r <= r' give d <= r', and d < r gives d < r'."},
            .of_numbers = {"Growing the radius never makes a distance larger, nor an mtv shorter.",
                           "The larger ball holds the smaller, so it is no farther away, and what parts the larger parts the smaller."}};
}

}  // namespace tangency::properties
