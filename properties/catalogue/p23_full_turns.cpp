// SPDX-License-Identifier: MIT
// P23: full turns are no turn.
#include "support.hpp"

#include <cmath>

namespace tangency::properties {
namespace {

constexpr int most_added_turns = 6;

bool to_degrees(const Signature& signature) { return signature.turning == Turning::degrees; }

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(-most_added_turns, most_added_turns)}};
}

// Eighths of a degree, so that the sum of angle and turns is exact.
std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    LatticeScene scene = lattice_of(draft);
    if (scene.turn.exponent > 0 || scene.turn.exponent < -3 || draft.twist[0] == 0) return std::nullopt;
    scene.turn.turning = signature.turning;
    LatticeScene further = scene;
    const double turns = std::ldexp(360.0 * draft.twist[0], -scene.turn.exponent);
    further.turn.numbers[0] += static_cast<std::int64_t>(turns);
    return lattice_exam(Claim::same, {scene, further}, signature);
}

}  // namespace

Property p23_full_turns() {
    return {.id = "P23",
            .title = "full turns",
            .statement = "Adding whole turns of 360 degrees to the angle, where the sum is exact, leaves the answer "
                         "alone.",
            .proof = "Cosine and sine have the period of one turn, and the sum is the angle exactly.",
            .level = Level::logic,
            .advice = false,
            .applies = to_degrees,
            .share = 20000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
