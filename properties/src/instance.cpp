// SPDX-License-Identifier: MIT
// Comparing answers with what is expected.
#include "tangency/properties/instance.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "relation.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/reply.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {
namespace {

bool differ(const GivenAnswers& answers, std::size_t a, std::size_t b) {
    if (answers.replies.empty()) return answers.yes_or_no[a] != answers.yes_or_no[b];
    return !same_reply(answers.replies[a], answers.replies[b]);
}

bool is_pure(const Instance& instance, const GivenAnswers& answers) {
    std::vector<std::pair<std::uint64_t, std::size_t>> order;
    for (std::size_t i = 0; i < instance.inputs.size(); ++i) order.emplace_back(hash_of(instance.inputs[i]), i);
    std::sort(order.begin(), order.end());
    for (std::size_t i = 1; i < order.size(); ++i) {
        const std::size_t a = order[i - 1].second;
        const std::size_t b = order[i].second;
        if (differ(answers, a, b) && same_bits(instance.inputs[a], instance.inputs[b])) return false;
    }
    return true;
}

// Whether answers of yes or no, right or wrong, are to each other what is expected of them.
bool relation_holds(const Instance& instance, std::span<const bool> answers) {
    switch (instance.expectation) {
        case Expectation::same: return std::all_of(answers.begin(), answers.end(), [&](bool hit) { return hit == answers[0]; });
        case Expectation::implies: return !answers[0] || answers[1];
        case Expectation::hit: return std::all_of(answers.begin(), answers.end(), [](bool hit) { return hit; });
        case Expectation::miss: return std::none_of(answers.begin(), answers.end(), [](bool hit) { return hit; });
        default: return false;
    }
}

// A mirrored low side is a high one: under half_open a relation is expected where the reference's own answers have it.
bool is_expected_of_half_open(const Instance& instance) {
    const auto right = std::make_unique<bool[]>(instance.inputs.size());
    for (std::size_t i = 0; i < instance.inputs.size(); ++i) {
        const Input& input = instance.inputs[i];
        if (find_defect(input)) return true;  // of which nothing is right but a miss
        right[i] = intersects(input, find_verdict(input), Contract::half_open);
    }
    return relation_holds(instance, std::span<const bool>(right.get(), instance.inputs.size()));
}

// About the verdict on one input; on the lattice nothing rounds its way past zero.
bool reply_holds(const Instance& instance, const GivenAnswers& answers, Contract contract) {
    const Reply& reply = answers.replies[0];
    if (!is_measured(instance.inputs[0].signature.answer)) return same_reply(reply, reply_of(instance.answer->verdict));
    return right_reply_of(instance).is_right(reply, contract, answers.band, instance.expectation == Expectation::verdict);
}

}  // namespace

const ExactReply& right_reply_of(const Instance& instance, std::size_t place) {
    instance.right_replies.resize(instance.inputs.size());
    std::shared_ptr<const ExactReply>& right = instance.right_replies[place];
    const Input& input = instance.inputs[place];
    if (!right)
        right = std::make_shared<const ExactReply>(input, instance.answer && place == 0 ? instance.answer->verdict : find_verdict(input));
    return *right;
}

int gravity_of(const Instance& instance, const GivenAnswers& given, Contract contract) {
    if (instance.expectation == Expectation::pure || !is_measured(instance.inputs[0].signature.answer)) return 0;
    int gravest = 0;
    for (std::size_t i = 0; i < instance.inputs.size(); ++i) {
        const ExactReply& right = right_reply_of(instance, i);
        const bool on_lattice = instance.expectation != Expectation::verdict_or_band;
        if (!right.is_right(given.replies[i], contract, given.band, on_lattice))
            gravest = std::max(gravest, right.error_of(given.replies[i]).gravity());
    }
    return gravest;
}

bool answers_hold(const Instance& instance, const GivenAnswers& given, Contract contract) {
    if (instance.expectation == Expectation::pure) return is_pure(instance, given);
    if (!given.replies.empty()) return instance.answer ? reply_holds(instance, given, contract) : relation_holds(instance, given, contract);
    if (instance.only_for && *instance.only_for != contract) return true;
    // The reference may have been asked about an equal of the input, whose sides may be others.
    if (instance.expectation == Expectation::verdict || instance.expectation == Expectation::verdict_or_band)
        return is_right(instance.inputs[0], instance.answer->verdict, given.yes_or_no[0], contract);
    // Bounds of the same shapes seen otherwise are other bounds.
    if (contract == Contract::conservative) return true;
    if (relation_holds(instance, given.yes_or_no)) return true;
    return contract == Contract::half_open && !is_expected_of_half_open(instance);
}

bool are_answers(const Instance& instance, const GivenAnswers& answers) {
    for (std::size_t place = 0; place < answers.replies.size(); ++place)
        if (find_reply_defect(answers.replies[place], instance.inputs[place].signature)) return false;
    return true;
}

bool band_excuses(const Instance& instance, double k) {
    return instance.expectation == Expectation::verdict_or_band && !is_measured(instance.inputs[0].signature.answer) &&
           !outside_band(find_reference_answer(instance.answer->input), k);
}

Answered answered(const Input& input) { return {find_standing(input), input}; }

Instance verdict_instance(Expectation expectation, const Input& input) {
    return {.expectation = expectation, .inputs = {input}, .answer = answered(input)};
}

}  // namespace tangency::properties
