// SPDX-License-Identifier: MIT
// Asking, suspecting, confirming.
#include "tangency/fuzz/fuzzed_subject.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "builders.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {

using properties::Input;
using properties::Expectation;
using properties::Counterexample;
using properties::Instance;
using properties::LatticeInput;
using properties::Property;
using properties::Subject;

namespace {

// The properties that a wrong verdict may break, the most telling first; each says itself whether a row is its own.
std::vector<const Property*> found(std::initializer_list<std::string_view> ids) {
    std::vector<const Property*> list;
    for (const std::string_view id : ids) list.push_back(properties::find_property(id));
    return list;
}

const std::vector<const Property*>& lattice_verdicts() {
    static const auto list = found({"P16", "P03", "P01"});
    return list;
}

const std::vector<const Property*>& float_verdicts() {
    static const auto list = found({"P02", "P18", "P19", "P24"});
    return list;
}

std::vector<bool> ask_all(const Subject& subject, std::span<const Input> cases) {
    const auto answers = std::make_unique<bool[]>(cases.size());
    subject.answer(cases, std::span(answers.get(), cases.size()));
    return std::vector<bool>(answers.get(), answers.get() + cases.size());
}

bool hold(const Instance& instance, const std::vector<bool>& answers, Contract contract) {
    const auto copy = std::make_unique<bool[]>(answers.size());
    std::copy(answers.begin(), answers.end(), copy.get());
    return answers_hold(instance, std::span<const bool>(copy.get(), answers.size()), contract);
}

bool is_right(bool answer, reference::Verdict verdict, Contract contract) {
    return answer == (verdict == reference::Verdict::overlapping ||
                      (verdict == reference::Verdict::touching && contract == Contract::closed));
}

// What the instance expects, put to the reference. Of inputs that are none (P17 puts a NaN in) the reference says nothing.
bool reference_keeps(const Instance& instance, Contract contract) {
    std::vector<bool> answers;
    for (const Input& input : instance.inputs) {
        if (reference::find_defect(input.signature, input.row())) return true;
        answers.push_back(is_right(true, properties::find_verdict(input), contract));
    }
    return hold(instance, answers, contract);
}

const Property& purity() {
    static const Property& found = *properties::find_property("P14");
    return found;
}

// Calls of which two with the same bits were answered differently.
FuzzFinding purity_finding(const DrawnInput& drawn, std::vector<Input> cases, std::vector<bool> answers) {
    return {&purity(), drawn,
            Counterexample{{.expectation = Expectation::pure, .inputs = std::move(cases)}, std::move(answers), false}};
}

}  // namespace

FuzzedSubject::FuzzedSubject(Subject subject, FuzzOptions options)
    : subject_(std::move(subject)), options_(options),
      band_(options.band.value_or(properties::default_band(subject_.signature))) {}

bool FuzzedSubject::answers_for(const Property& property) const {
    if (!property.applies(subject_.signature)) return false;
    return property.recommendation ? options_.policies : property.level <= options_.claimed;
}

std::optional<FuzzFinding> FuzzedSubject::confirm(const Property& property, const DrawnInput& drawn) const {
    if (!answers_for(property)) return std::nullopt;
    const auto instance = instance_of(property, drawn, subject_.signature);
    if (!instance) return std::nullopt;
    std::vector<bool> answers = ask_all(subject_, instance->inputs);
    if (hold(*instance, answers, subject_.contract) || band_excuses(*instance, band_)) return std::nullopt;
    if (!reference_keeps(*instance, subject_.contract))
        throw std::logic_error("the reference itself breaks " + std::string(property.id) + " on " +
                               to_text(instance->inputs[0]));
    ++counts_.instantiated_again;
    std::vector<bool> again = ask_all(subject_, instance->inputs);
    if (!hold(*instance, again, subject_.contract)) return FuzzFinding{&property, drawn, {*instance, std::move(again),
                                                                                          true}};
    // What was wrong is right now: the same bits, two answers.
    std::vector<Input> cases = instance->inputs;
    cases.insert(cases.end(), instance->inputs.begin(), instance->inputs.end());
    answers.insert(answers.end(), again.begin(), again.end());
    return purity_finding(drawn, std::move(cases), std::move(answers));
}

// A subject that keeps something between calls is reported for that, since nothing else of it can be relied on:
// the catalogue's own instance, which holds all the calls it takes, with a few call orders round the drawn input.
std::optional<FuzzFinding> FuzzedSubject::prefer_purity(std::optional<FuzzFinding> finding) const {
    constexpr int call_orders = 8;
    if (!finding) return finding;
    DrawnInput drawn = finding->drawn;
    if (!std::holds_alternative<LatticeInput>(drawn.input)) drawn.input = LatticeInput{.dim = subject_.signature.dim};
    for (int call_order = 0; call_order < call_orders; ++call_order) {
        drawn.property_choices = {call_order, 0, 12, 2};  // that seed, and in plain choices 24 inputs in 4 rounds
        auto impure = confirm(purity(), drawn);
        if (impure && impure->counterexample.repeatable) return impure;
    }
    return finding;
}

std::optional<FuzzFinding> FuzzedSubject::doubt_verdict(Question& question) {
    ++counts_.wrong;
    const auto try_all = [&](const std::vector<const Property*>& list,
                             const DrawnInput& drawn) -> std::optional<FuzzFinding> {
        for (const Property* property : list)
            if (auto finding = confirm(*property, drawn)) return finding;
        return std::nullopt;
    };
    if (std::holds_alternative<LatticeInput>(question.drawn().input))
        if (auto finding = try_all(lattice_verdicts(), question.drawn())) return finding;
    if (options_.claimed < Level::banded) return std::nullopt;
    if (options_.claimed < Level::exact && certainly_in_band(question.input(), question.verdict(), band_)) {
        ++counts_.quickly_excused;
        return std::nullopt;
    }
    return try_all(float_verdicts(), {question.input(), question.drawn().property_choices});
}

std::optional<FuzzFinding> FuzzedSubject::examine(Question& question) {
    ++counts_.questions;
    const auto round = question.round();
    std::array<bool, 5> answers{};
    subject_.answer(round, answers);
    last_answer_ = answers[1];
    if (answers[1] != answers[3] || answers[0] != answers[4])
        return prefer_purity(purity_finding(question.drawn(), {round.begin(), round.end()},
                                            std::vector<bool>(answers.begin(), answers.end())));
    const bool lattice = std::holds_alternative<LatticeInput>(question.drawn().input);
    // Of floats a subject that claims `logic` promises nothing.
    if (lattice || options_.claimed >= Level::banded) {
        const bool right = is_right(answers[1], question.verdict(), subject_.contract);
        counts_.reference_verdicts += question.asked_the_reference();
        if (!right)
            if (auto finding = doubt_verdict(question)) return prefer_purity(std::move(finding));
    }
    if (!question.choice() || !answers_for(*question.choice())) return std::nullopt;
    if (question.choice() == &purity() && counts_.questions % purity_share != 0) return std::nullopt;
    const Instance* instance = question.instance();
    if (!instance || hold(*instance, ask_all(subject_, instance->inputs), subject_.contract)) return std::nullopt;
    return prefer_purity(confirm(*question.choice(), question.drawn()));
}

std::optional<FuzzFinding> FuzzedSubject::examine(const DrawnInput& drawn, const Property* choice) {
    Question question(drawn, subject_.signature, choice);
    return examine(question);
}

}  // namespace tangency::fuzz
