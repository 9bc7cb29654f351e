// SPDX-License-Identifier: MIT
// P02: on ordinary floats, outside the band, the answer is the reference's.
#include "instances.hpp"

namespace tangency::properties {

Property p02_band_agreement() {
    return {.id = "P02",
            .title = "band agreement",
            .statement =
                "On ordinary floats the answer is the reference's whenever the gap lies outside the "
                "band.",
            .proof =
                "A backward-stable evaluation moves the gap by less than k * eps * scale; docs/why/bands.md "
                "derives k.",
            .level = Level::banded,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = false,
            .share = 200000,
            .instance = draw_band_instance<Magnitudes::ordinary>,
            .answers = SpeaksOf::every_answer,
            .of_numbers = {"On ordinary floats the number is the exact one, to within the band.",
                           "A backward-stable evaluation errs by less than k * eps * scale; docs/answers.md derives k."}};
}

}  // namespace tangency::properties
