// SPDX-License-Identifier: MIT
// Comparing answers with what is expected.
#include "tangency/properties/instance.hpp"

#include <algorithm>

#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

bool is_pure(const Instance& instance, std::span<const bool> answers) {
    std::vector<std::size_t> order(answers.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&instance](std::size_t a, std::size_t b) { return hash_of(instance.inputs[a]) < hash_of(instance.inputs[b]); });
    for (std::size_t i = 1; i < order.size(); ++i) {
        const std::size_t a = order[i - 1];
        const std::size_t b = order[i];
        if (answers[a] != answers[b] && same_bits(instance.inputs[a], instance.inputs[b])) return false;
    }
    return true;
}

}  // namespace

bool answers_hold(const Instance& instance, std::span<const bool> answers, Contract contract) {
    if (instance.only_for && *instance.only_for != contract) return true;
    switch (instance.expectation) {
        case Expectation::verdict:
        case Expectation::verdict_or_band: return answers[0] == intersects(instance.answer->verdict, contract);
        case Expectation::same: return std::all_of(answers.begin(), answers.end(), [&](bool hit) { return hit == answers[0]; });
        case Expectation::implies: return !answers[0] || answers[1];
        case Expectation::hit: return std::all_of(answers.begin(), answers.end(), [](bool hit) { return hit; });
        case Expectation::miss: return std::none_of(answers.begin(), answers.end(), [](bool hit) { return hit; });
        case Expectation::pure: return is_pure(instance, answers);
    }
    return false;
}

bool band_excuses(const Instance& instance, double k) {
    return instance.expectation == Expectation::verdict_or_band && !outside_band(find_reference_answer(instance.answer->input), k);
}

Answer find_answer(const Input& input) { return {find_standing(input), input}; }

Instance verdict_instance(Expectation expectation, const Input& input) {
    return {.expectation = expectation, .inputs = {input}, .answer = find_answer(input)};
}

}  // namespace tangency::properties
