// SPDX-License-Identifier: MIT
// P07: moving box and circle together changes nothing.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p07_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    LatticeInput moved = input;
    const int most = source.domain().at_most(200), step = row_step(input, signature);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const int amount = step * source.between(-most, most);
        for_each_position(moved, axis, [amount](std::int64_t& position) { position += amount; });
    }
    return same_instance(input, moved, signature, source.domain());
}

}  // namespace

Property p07_exact_translation() {
    return {.id = "P07",
            .title = "translation where every sum is exact",
            .statement = "Adding the same lattice vector to both shapes leaves the answer alone.",
            .proof = "A translation is an isometry, and every sum stays on the lattice.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 10000,
            .instance = p07_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true};
}

}  // namespace tangency::properties
