// SPDX-License-Identifier: MIT
// P18: overflow is no excuse.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_floats(random, signature, Magnitudes::large)};
}

std::optional<Exam> pose(const Draft& draft, const Signature&) { return band_exam(draft, Magnitudes::large); }

}  // namespace

Property p18_no_overflow_artefact() {
    return {.id = "P18",
            .title = "no overflow artefact",
            .statement = "With some magnitude above 2^30 the answer is still the reference's whenever the gap "
                         "lies outside the band.",
            .proof = "The question is scale-free; a program that squares raw lengths is not.",
            .level = Level::full_range,
            .advice = false,
            .applies = to_every_form,
            .share = 60000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
