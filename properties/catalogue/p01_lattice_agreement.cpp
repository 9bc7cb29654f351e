// SPDX-License-Identifier: MIT
// P01: where all arithmetic is exact, only the right answer will do.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p01_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice(source, signature);
    auto instance = lattice_verdict(source, input, signature);
    if (instance && instance->answer->verdict == reference::Verdict::touching) return std::nullopt;  // P03 asks about ties
    return instance;
}

}  // namespace

Property p01_lattice_agreement() {
    return {.id = "P01",
            .title = "lattice agreement",
            .statement = "On a lattice input that is no tie the answer is the reference's.",
            .proof = "Every sensible intermediate is exact on the lattice, so rounding excuses nothing.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 40000,
            .instance = p01_instance,
            .answers = SpeaksOf::every_answer};
}

}  // namespace tangency::properties
