// SPDX-License-Identifier: MIT
// P23: full turns are no turn.
#include "instances.hpp"

#include <cmath>

namespace tangency::properties {
namespace {

constexpr int most_added_turns = 6;

bool to_degrees(const Signature& signature) { return signature.orientation == Orientation::degrees; }

// Eighths of a degree, so that the sum of angle and turns is exact.
std::optional<Instance> p23_instance(Source& source, const Signature& signature) {
    LatticeInput input = draw_lattice(source, signature);
    const int turns = source.between(-most_added_turns, most_added_turns);
    if (input.turn.exponent > 0 || input.turn.exponent < -3 || turns == 0) return std::nullopt;
    input.turn.orientation = signature.orientation;
    LatticeInput further = input;
    further.turn.numbers[0] += static_cast<std::int64_t>(std::ldexp(360.0 * turns, -input.turn.exponent));
    return same_instance(input, further, signature, source.domain());
}

}  // namespace

Property p23_full_turns() {
    return {.id = "P23",
            .title = "full turns",
            .statement =
                "Adding whole turns of 360 degrees to the angle, where the sum is exact, leaves the answer "
                "alone.",
            .proof = "Cosine and sine have the period of one turn, and the sum is the angle exactly.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_degrees,
            .on_lattice = true,
            .share = 20000,
            .instance = p23_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true};
}

}  // namespace tangency::properties
