// SPDX-License-Identifier: MIT
// P24: every finite input, ties included.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> p24_instance(Source& source, const Signature& signature) {
    const Input row = draw_near_tie(source, signature);
    if (!is_input(row, source.domain().any_sign) || !source.wants(row)) return std::nullopt;
    return verdict_instance(Expectation::verdict, row);
}

}  // namespace

Property p24_exact_agreement() {
    return {.id = "P24",
            .title = "exact agreement",
            .statement =
                "On every finite input, ties and their neighbours by single ulps included, the answer is "
                "the reference's.",
            .proof =
                "The verdict is the sign of a rational number; whoever computes it exactly is always "
                "right.",
            .level = Level::exact,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = false,
            .share = 60000,
            .instance = p24_instance,
            .answers = SpeaksOf::verdicts};
}

}  // namespace tangency::properties
