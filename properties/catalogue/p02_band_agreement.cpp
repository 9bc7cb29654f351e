// SPDX-License-Identifier: MIT
// P02: on ordinary floats, outside the band, the answer is the reference's.
#include "support.hpp"

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_floats(random, signature, Magnitudes::ordinary)};
}

std::optional<Exam> pose(const Draft& draft, const Signature&) { return band_exam(draft, Magnitudes::ordinary); }

}  // namespace

Property p02_band_agreement() {
    return {.id = "P02",
            .title = "band agreement",
            .statement = "On ordinary floats the answer is the reference's whenever the gap lies outside the "
                         "band.",
            .proof = "A backward-stable evaluation moves the gap by less than k * eps * scale; docs/levels.md "
                         "derives k.",
            .level = Level::banded,
            .advice = false,
            .applies = to_every_form,
            .share = 200000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
