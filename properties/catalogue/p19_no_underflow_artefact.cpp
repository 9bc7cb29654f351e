// SPDX-License-Identifier: MIT
// P19: underflow is no excuse.
#include "instances.hpp"

namespace tangency::properties {

Property p19_no_underflow_artefact() {
    return {.id = "P19",
            .title = "no underflow artefact",
            .statement =
                "With no magnitude above 2^30 and some nonzero magnitude below 2^-30 the answer is still "
                "the reference's whenever the gap lies outside the band.",
            .proof = "The question is scale-free; a program that squares raw lengths is not.",
            .level = Level::full_range,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = false,
            .share = 60000,
            .instance = draw_band_instance<Magnitudes::small>,
            .part_in_domain = part_with_numbers<Magnitudes::small>,
            .answers = SpeaksOf::every_answer,
            .of_numbers = {"With some magnitude below 2^-30 the number is still the exact one, to within the band."}};
}

}  // namespace tangency::properties
