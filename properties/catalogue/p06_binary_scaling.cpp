// SPDX-License-Identifier: MIT
// P06: a change of unit by a power of two changes nothing.
#include "support.hpp"

#include <cstdlib>

namespace tangency::properties {
namespace {

constexpr int most_doublings = 20;

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(-most_doublings, most_doublings)}};
}

// Lattice integers times 2^-20 .. 2^20 keep their squares exact and far from overflow and underflow.
std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    LatticeScene scene = lattice_of(draft);
    scene.exponent = 0;
    auto exam = lattice_exam(Claim::same, {scene}, signature);
    if (!exam || std::abs(draft.twist[0]) > most_doublings) return std::nullopt;
    scene.exponent = draft.twist[0];
    exam->cases.push_back(express(scene, signature));
    if (!is_settled(exam->cases.back())) return std::nullopt;
    return exam;
}

}  // namespace

Property p06_binary_scaling() {
    return {.id = "P06",
            .title = "scaling by powers of two",
            .statement = "Multiplying every length by the same power of two leaves the answer alone.",
            .proof = "d and r scale alike, and a power of two only moves exponents.",
            .level = Level::banded,
            .advice = false,
            .applies = to_every_form,
            .share = 10000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
