// SPDX-License-Identifier: MIT
// P25: which of two shapes of a kind comes first changes nothing.
#include "instances.hpp"

#include <utility>

namespace tangency::properties {
namespace {

std::optional<Instance> p25_instance(Source& source, const Signature& signature) {
    LatticeInput input = draw_lattice(source, signature);
    input.turn.carries = false;
    LatticeInput swapped = input;
    std::swap(swapped.first, swapped.second);
    if (layout_of(signature).has_second_turn()) std::swap(swapped.turn, swapped.second_turn);
    return same_instance(input, swapped, signature, source.domain(), {.axes = {-1, -2, -3}});
}

}  // namespace

Property p25_shape_swap() {
    return {.id = "P25",
            .title = "swapping the shapes",
            .statement = "Exchanging two balls, two boxes, or two polygons of as many vertices leaves the answer alone.",
            .proof = "That two sets meet says the same of either.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_equal_shapes,
            .on_lattice = true,
            .share = 10000,
            .instance = p25_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_verdicts = {"Exchanging two balls, two boxes, or two polygons of as many vertices leaves the verdict alone."},
            .of_numbers = {
                "Exchanging two balls, two boxes, or two polygons of as many vertices leaves a distance alone and turns an mtv round.",
                "Distance and depth are the same seen from either, and what moves one moves the other back."}};
}

}  // namespace tangency::properties
