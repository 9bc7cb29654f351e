// SPDX-License-Identifier: MIT
// P14: the same bits get the same answer, in any order of calls.
#include "support.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace tangency::properties {
namespace {

constexpr int deck_size = 24;
constexpr int rounds = 5;

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature),
            {random.between(0, 1 << 30), random.between(deck_size / 2, deck_size), random.between(1, rounds)}};
}

// A deck of scenes around one scene: the same box with other circles, the same circle with other
// boxes, and strangers, so that anything a subject keeps from one call is wrong for the next.
std::vector<Case> deal_deck(const LatticeScene& scene, const Signature& signature, Random& random, int size) {
    std::vector<Case> deck{express(scene, signature)};
    while (static_cast<int>(deck.size()) < size) {
        LatticeScene other = draw_lattice(random, signature);
        other.turn.carries = false;
        const int kind = random.between(0, 3);
        if (kind == 0) {
            other.center = scene.center;
            other.radius = scene.radius;
        } else if (kind == 1) {
            other.box_center = scene.box_center;
            other.half_extent = scene.half_extent;
            other.turn = scene.turn;
        } else if (kind == 2) {
            other = scene;
            other.radius = random.between(0, 64);
        }
        deck.push_back(express(other, signature));
    }
    return deck;
}

// Each round plays the deck forwards, backwards, doubled or shuffled.
std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    const auto& [seed, size, plays, unused] = draft.twist;
    if (size < 1 || plays < 1 || unused != 0 || !is_valid(lattice_of(draft))) return std::nullopt;
    Random random(static_cast<std::uint64_t>(seed));
    LatticeScene first = lattice_of(draft);
    first.turn.carries = false;  // what two scenes share is then the same numbers
    const std::vector<Case> deck = deal_deck(first, signature, random, size);
    Exam exam{.claim = Claim::pure, .cases = deck};
    for (int play = 0; play < plays; ++play) {
        std::vector<Case> round = deck;
        const int kind = play % 4;
        if (kind == 0) std::reverse(round.begin(), round.end());
        if (kind >= 2)
            for (std::size_t i = round.size(); i > 1; --i)
                std::swap(round[i - 1], round[static_cast<std::size_t>(random.between(0, static_cast<int>(i) - 1))]);
        for (const Case& scene : round) {
            exam.cases.push_back(scene);
            if (kind == 1) exam.cases.push_back(scene);
        }
    }
    return exam;
}

}  // namespace

Property p14_purity() {
    return {.id = "P14",
            .title = "purity",
            .statement = "The same bits get the same answer, in any order of calls.",
            .proof = "The verdict is a function of the scene alone.",
            .level = Level::logic,
            .advice = false,
            .applies = to_every_form,
            .share = 1000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
