// SPDX-License-Identifier: MIT
// P03: at a tie the contract decides.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p03_instance(Source& source, const Signature& signature) {
    const LatticeInput input = draw_lattice_tie(source, signature);
    auto instance = lattice_verdict(source, input, signature);
    if (instance && instance->answer->verdict != reference::Verdict::touching) return std::nullopt;
    return instance;
}

}  // namespace

Property p03_tie_contract() {
    return {.id = "P03",
            .title = "tie contract",
            .statement =
                "At a lattice tie a closed subject answers true and an open one false, at faces, edges "
                "and corners alike.",
            .proof = "d = r exactly; closed counts touching as intersecting, open does not.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 20000,
            .instance = p03_instance,
            .answers = SpeaksOf::every_answer,
            .of_verdicts = {"At a lattice tie the verdict is touching, at faces, edges and corners alike.",
                            "d = r exactly, and no operation on the lattice rounds."},
            .of_numbers = {"At a lattice tie the number is the exact one to within rounding, at faces, edges and corners alike.",
                           "d = r exactly; a root or a quotient may round, by less than the band."}};
}

}  // namespace tangency::properties
