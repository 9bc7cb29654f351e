// SPDX-License-Identifier: MIT
// A question that a property puts to a subject: a few cases and a claim about the answers.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "tangency/properties/case.hpp"
#include "tangency/reference/words.hpp"

namespace tangency::properties {

/// What must hold of the answers.
enum class Claim {
    verdict,          ///< the answer is the reference's, ties by contract
    verdict_or_band,  ///< as verdict, but a gap inside the band excuses any answer
    same,             ///< all answers are equal
    implies,          ///< a hit on the first case is a hit on the second
    hit,              ///< every answer is true
    miss,             ///< every answer is false
    pure              ///< cases with the same bits have the same answer
};

/// The reference's answer on a scene; find_truth(scene) has the numbers behind it.
struct Answer : reference::Standing {
    Case scene;
};

/// Cases and claim. `truth` is the reference's answer on the first case or its equal, where the claim needs it.
struct Exam {
    Claim claim;
    std::vector<Case> cases;
    std::optional<Answer> truth{};
    std::optional<Contract> only_for{};  ///< a claim that holds for one contract only
};

/// Asks the reference about a case, for an exam's `truth`. Needs a valid scene.
Answer find_answer(const Case& scene);

/// A verdict exam on one case, with its truth found.
Exam verdict_exam(Claim claim, const Case& scene);

/// Whether the claim holds of the answers of a subject with this contract, the band left aside.
bool answers_hold(const Exam& exam, std::span<const bool> answers, Contract contract);

/// Whether the exam excuses a wrong answer because its gap lies inside the band of factor k.
bool band_excuses(const Exam& exam, double k);

}  // namespace tangency::properties
