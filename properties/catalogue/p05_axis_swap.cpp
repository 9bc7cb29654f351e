// SPDX-License-Identifier: MIT
// P05: renaming the axes changes nothing.
#include "instances.hpp"

#include <utility>

namespace tangency::properties {
namespace {

std::optional<Instance> p05_instance(Source& source, const Signature& signature) {
    const LatticeInput input = in_frame(draw_lattice(source, signature));
    const std::size_t axis = draw_axis(source, signature);
    const std::size_t other = (axis + 1) % signature.dim;
    LatticeInput swapped = input;
    for (LatticeShape* shape : both_of(swapped)) {
        for (auto* numbers : {&shape->center, &shape->half_extent, &shape->end}) std::swap((*numbers)[axis], (*numbers)[other]);
        for (std::size_t index = 0; index < shape->count; ++index) std::swap(shape->vertices[index][axis], shape->vertices[index][other]);
    }
    Correspondence exchange;
    std::swap(exchange.axes[axis], exchange.axes[other]);
    return same_instance(input, swapped, signature, source.domain(), exchange);
}

}  // namespace

Property p05_axis_swap() {
    return {.id = "P05",
            .title = "swapping the axes",
            .statement = "Exchanging two axes of both shapes leaves the answer alone; of a rotated box, axes of its own.",
            .proof = "A permutation of coordinates is an isometry.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_one_frame_from_two_dimensions,
            .on_lattice = true,
            .share = 10000,
            .instance = p05_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_numbers = {"Exchanging two axes of both shapes leaves a distance alone and exchanges those numbers of an mtv; of a rotated "
                           "box, axes of its own.",
                           "A permutation of coordinates is an isometry, and permutes what parts the shapes."}};
}

}  // namespace tangency::properties
