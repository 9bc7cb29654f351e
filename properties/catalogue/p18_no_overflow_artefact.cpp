// SPDX-License-Identifier: MIT
// P18: overflow is no excuse.
#include "instances.hpp"

namespace tangency::properties {

Property p18_no_overflow_artefact() {
    return {.id = "P18",
            .title = "no overflow artefact",
            .statement =
                "With some magnitude above 2^30 the answer is still the reference's whenever the gap "
                "lies outside the band.",
            .proof = "The question is scale-free; a program that squares raw lengths is not.",
            .level = Level::full_range,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = false,
            .share = 60000,
            .instance = draw_band_instance<Magnitudes::large>,
            .part_in_domain = part_with_numbers<Magnitudes::large>,
            .answers = SpeaksOf::every_answer,
            .of_numbers = {"With some magnitude above 2^30 the number is still the exact one, to within the band."}};
}

}  // namespace tangency::properties
