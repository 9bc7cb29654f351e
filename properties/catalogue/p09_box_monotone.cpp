// SPDX-License-Identifier: MIT
// P09: a larger box loses no hit.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    LatticeInput larger = input;
    for_each_size(larger, [&source](std::int64_t& size, Role role) {
        if (role == Role::half_extent) size += source.between(0, source.domain().at_most(20));
    });
    return lattice_instance(Expectation::implies, {input, larger}, signature, source.domain());
}

}  // namespace

Property p09_box_monotone() {
    return {.id = "P09",
            .title = "growing the box",
            .statement = "A hit stays a hit when the box grows about its centre.",
            .proof =
                "The larger box holds the smaller one, so its distance to any centre is at most as "
                "large.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_boxes,
            .on_lattice = true,
            .share = 10000,
            .instance = instance};
}

}  // namespace tangency::properties
