// SPDX-License-Identifier: MIT
// P16: segments, points and zero-radius circles are shapes like others.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p16_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice_degenerate(source, signature);
    if (!is_degenerate(input)) return std::nullopt;
    return lattice_verdict(source, input, signature);
}

// Whether the domain leaves any.
double part_with_degenerate_shapes(const Signature& signature, const Domain& domain) {
    const bool has_still_ways = has_end(signature.question) && !domain.moving;
    const bool has_flat_boxes = has_box(signature.question) && !domain.positive_extent;
    const bool has_points = has_radius(signature.question) && !domain.positive_radius;
    return has_still_ways || has_flat_boxes || has_points ? 1 : 0;
}

}  // namespace

Property p16_degenerate() {
    return {.id = "P16",
            .title = "degenerate shapes",
            .statement =
                "A flat box, a point box, a zero-radius circle or a way of no length is judged as any other, ties by "
                "contract.",
            .proof = "The definition needs no positive extent, radius or length.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_sizes_and_ways,
            .on_lattice = true,
            .share = 15000,
            .instance = p16_instance,
            .part_in_domain = part_with_degenerate_shapes,
            .answers = SpeaksOf::every_answer,
            .of_verdicts = {"A flat box, a point box, a zero-radius circle or a way of no length gets its verdict as any other."},
            .of_numbers = {"A flat box, a point box, a zero-radius circle or a way of no length gets its number as any other."}};
}

}  // namespace tangency::properties
