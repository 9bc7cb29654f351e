// SPDX-License-Identifier: MIT
// Excusing wrong answers where either answer is right.
#include "tangency/properties/allowance.hpp"

#include <algorithm>
#include <memory>
#include <span>

#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {

namespace {

// By itself, whatever the instance says of it and others.
bool is_wrong(const Instance& instance, std::size_t place, reference::Verdict verdict, const GivenAnswers& answers, Contract contract) {
    const Input& input = instance.inputs[place];
    if (answers.replies.empty()) return !is_right(input, verdict, answers.yes_or_no[place], contract);
    if (!is_measured(input.signature.answer)) return !same_reply(answers.replies[place], reply_of(verdict));
    const bool on_lattice = instance.expectation != Expectation::verdict_or_band;
    return !ExactReply(input, verdict).is_right(answers.replies[place], contract, answers.band, on_lattice);
}

// Where the reference was asked about an equal of the first input, that decides.
const Input& decided_input(const Instance& instance, std::size_t place) {
    return place == 0 && instance.answer ? instance.answer->input : instance.inputs[place];
}

}  // namespace

bool Forgiveness::covers(const Allowance& allowance, const Instance& instance, const GivenAnswers& answers, Contract contract, double k) {
    if (instance.expectation == Expectation::pure || allowance.forgives_nothing() || !are_answers(instance, answers)) return false;
    bool is_any_wrong = false;
    for (std::size_t place = 0; place < instance.inputs.size(); ++place) {
        const auto verdict = known(instance, place).verdict;
        if (!verdict) return false;
        if (!is_wrong(instance, place, *verdict, answers, contract)) continue;
        if (!is_covered(allowance, instance, place, k)) return false;
        is_any_wrong = true;
    }
    return is_any_wrong;
}

Forgiveness::Known& Forgiveness::known(const Instance& instance, std::size_t place) {
    known_.resize(instance.inputs.size());
    auto& known = known_[place];
    if (known) return *known;
    known.emplace();
    const Input& input = decided_input(instance, place);
    if (place == 0 && instance.answer)
        known->verdict = instance.answer->verdict;
    else if (!find_defect(input))
        known->verdict = find_verdict(input);
    return *known;
}

bool Forgiveness::is_covered(const Allowance& allowance, const Instance& instance, std::size_t place, double k) {
    Known& of_input = known(instance, place);
    if (allowance.ties && of_input.verdict == reference::Verdict::touching) return true;
    if (!allowance.margin) return false;
    if (!of_input.in_margin)
        of_input.in_margin = lies_in(find_reference_answer(decided_input(instance, place)), allowance.margin->lo, allowance.margin->hi, k);
    return *of_input.in_margin;
}

bool is_about_ties(const Instance& instance, const GivenAnswers& answers, Contract contract) {
    return Forgiveness().covers({.ties = true}, instance, answers, contract, 0);
}

bool is_about_ties(const Counterexample& counterexample, Contract contract, double k) {
    if (!counterexample.replies.empty()) return is_about_ties(counterexample.instance, GivenAnswers(counterexample.replies, k), contract);
    const auto answers = std::make_unique<bool[]>(counterexample.answers.size());  // vector<bool> has no span
    std::copy(counterexample.answers.begin(), counterexample.answers.end(), answers.get());
    return is_about_ties(counterexample.instance, std::span<const bool>(answers.get(), counterexample.answers.size()), contract);
}

void TieTally::add(reference::Region region, bool answer, bool is_right) {
    ++(answer ? of(region).yes : of(region).no);
    of(region).wrong += !is_right;
}

void TieTally::add(const TieTally& other) {
    for (std::size_t i = 0; i < by_region.size(); ++i) {
        by_region[i].yes += other.by_region[i].yes;
        by_region[i].no += other.by_region[i].no;
        by_region[i].wrong += other.by_region[i].wrong;
    }
}

}  // namespace tangency::properties
