// SPDX-License-Identifier: MIT
// P19: underflow is no excuse.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_floats(random, signature, Magnitudes::small)};
}

std::optional<Exam> pose(const Draft& draft, const Signature&) { return band_exam(draft, Magnitudes::small); }

}  // namespace

Property p19_no_underflow_artefact() {
    return {.id = "P19",
            .title = "no underflow artefact",
            .statement = "With no magnitude above 2^30 and some nonzero magnitude below 2^-30 the answer is still "
                         "the reference's whenever the gap lies outside the band.",
            .proof = "The question is scale-free; a program that squares raw lengths is not.",
            .level = Level::full_range,
            .advice = false,
            .applies = to_every_form,
            .share = 60000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
