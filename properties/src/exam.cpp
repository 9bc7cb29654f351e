// SPDX-License-Identifier: MIT
// Marking the answers to an exam.
#include "tangency/properties/exam.hpp"

#include <algorithm>

#include "tangency/properties/subject.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::properties {
namespace {

bool is_pure(const Exam& exam, std::span<const bool> answers) {
    std::vector<std::size_t> order(answers.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&exam](std::size_t a, std::size_t b) {
        return hash_of(exam.cases[a]) < hash_of(exam.cases[b]);
    });
    for (std::size_t i = 1; i < order.size(); ++i) {
        const std::size_t a = order[i - 1];
        const std::size_t b = order[i];
        if (answers[a] != answers[b] && same_bits(exam.cases[a], exam.cases[b])) return false;
    }
    return true;
}

}  // namespace

bool answers_hold(const Exam& exam, std::span<const bool> answers, Contract contract) {
    if (exam.only_for && *exam.only_for != contract) return true;
    switch (exam.claim) {
        case Claim::verdict:
        case Claim::verdict_or_band: return answers[0] == intersects(exam.truth->verdict, contract);
        case Claim::same:
            return std::all_of(answers.begin(), answers.end(), [&](bool hit) { return hit == answers[0]; });
        case Claim::implies: return !answers[0] || answers[1];
        case Claim::hit: return std::all_of(answers.begin(), answers.end(), [](bool hit) { return hit; });
        case Claim::miss: return std::none_of(answers.begin(), answers.end(), [](bool hit) { return hit; });
        case Claim::pure: return is_pure(exam, answers);
    }
    return false;
}

bool band_excuses(const Exam& exam, double k) {
    return exam.claim == Claim::verdict_or_band && !outside_band(find_truth(exam.truth->scene), k);
}

Answer find_answer(const Case& scene) { return {find_standing(scene), scene}; }

Exam verdict_exam(Claim claim, const Case& scene) {
    return {.claim = claim, .cases = {scene}, .truth = find_answer(scene)};
}

bool ask(const Subject& subject, const Case& scene) {
    bool answer = false;
    subject.answer(std::span(&scene, 1), std::span(&answer, 1));
    return answer;
}

}  // namespace tangency::properties
