// SPDX-License-Identifier: MIT
// P18: overflow is no excuse.
#include "instances.hpp"

namespace tangency::properties {
namespace {

std::optional<Instance> instance(Source& source, const Signature& signature) {
    return band_instance(draw_floats(source, signature, Magnitudes::large), Magnitudes::large);
}

bool has_large_numbers(const Signature& signature, const Domain& domain) {
    return may_have_lengths(domain, Magnitudes::large, signature.scalar) || may_have_orientations(domain, signature, Magnitudes::large);
}

}  // namespace

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
            .instance = instance,
            .in_domain = has_large_numbers,
            .answers = SpeaksOf::every_answer};
}

}  // namespace tangency::properties
