// SPDX-License-Identifier: MIT
// P15: an axis on which the box spans the centre might as well not be there.
#include "instances.hpp"

#include <algorithm>

namespace tangency::properties {
namespace {

// On the chosen axis both inputs have the centre between the sides, each in its own place.
std::optional<Instance> p15_instance(Source& source, const Signature& signature) {
    LatticeInput input = in_frame(draw_lattice(source, signature));
    const std::size_t axis = draw_axis(source, signature);
    const int most = source.domain().at_most(40);
    const int half = std::max(source.between(0, most), source.domain().positive_extent ? 1 : 0);
    const int offset = source.between(-half, half);
    const int center = source.between(-most, most);
    if (overshoot(input, axis) > 0) input.second.center[axis] = input.first.center[axis];
    // How deep a centre inside is, every axis says.
    const bool asks_depth = signature.answer == AnswerKind::signed_distance || signature.answer == AnswerKind::mtv;
    bool is_inside = true;
    for (std::size_t i = 0; i < signature.dim; ++i) is_inside = is_inside && overshoot(input, i) <= 0;
    if (asks_depth && is_inside) return std::nullopt;
    LatticeInput other = input;
    other.first.half_extent[axis] = half;
    other.first.center[axis] = center;
    other.second.center[axis] = center + offset;
    return same_instance(input, other, signature, source.domain());
}

}  // namespace

Property p15_dimension_embedding() {
    return {.id = "P15",
            .title = "dimension embedding",
            .statement =
                "While the centre lies between the box's sides on an axis, that axis has no say: the "
                "answer is the one a dimension lower.",
            .proof =
                "u_i = 0 on that axis whatever the centre and the extent are, so d is the distance in "
                "the other axes.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_box_and_ball_from_two_dimensions,
            .on_lattice = true,
            .share = 10000,
            .instance = p15_instance,
            .part_in_domain = part_with_sizes_of_choice,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_numbers = {"While the centre lies between the box's sides on an axis, and beyond them on another, that axis has no say: "
                           "the number is the one a dimension lower."}};
}

}  // namespace tangency::properties
