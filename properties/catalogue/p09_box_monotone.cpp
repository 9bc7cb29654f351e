// SPDX-License-Identifier: MIT
// P09: a larger box, or polygon, loses no hit.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p09_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    LatticeInput larger = input;
    if (has_polygon(signature.question)) {
        // About a vertex of its own, so that it holds what it was.
        const int times = source.between(1, 3);
        auto& vertices = larger.first.vertices;
        for (std::size_t index = 1; index < input.first.count; ++index)
            for (std::size_t axis = 0; axis < 2; ++axis) vertices[index][axis] += times * (vertices[index][axis] - vertices[0][axis]);
    }
    // Both sides of a box move by as many units, so that corners stay whole where they are.
    const int step = row_step(input, signature);
    for_each_size(larger, [&source, step](std::int64_t& size, Role role) {
        if (role == Role::half_extent) size += step * source.between(0, source.domain().at_most(20));
    });
    return lattice_instance(Expectation::implies, {input, larger}, signature, source.domain());
}

}  // namespace

Property p09_box_monotone() {
    return {.id = "P09",
            .title = "growing the box or the polygon",
            .statement = "A hit stays a hit when the box grows about its centre, or the polygon about a vertex.",
            .proof =
                "The larger one holds the smaller, so its distance to any centre is at most as "
                "large.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_boxes_and_polygons,
            .on_lattice = true,
            .share = 10000,
            .instance = p09_instance,
            .part_in_domain = part_with_sizes_of_choice,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_verdicts = {"Growing the box about its centre, or the polygon about a vertex, never moves the verdict towards disjoint."},
            .of_numbers = {
                "Growing the box about its centre, or the polygon about a vertex, never makes a distance larger, nor an mtv shorter.",
                "The larger one holds the smaller, so it is no farther away, and what parts the larger parts the smaller."}};
}

}  // namespace tangency::properties
