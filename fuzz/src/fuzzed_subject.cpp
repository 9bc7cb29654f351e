// SPDX-License-Identifier: MIT
// Asking, asking again, confirming.
#include "tangency/fuzz/fuzzed_subject.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::fuzz {

using properties::Choices;
using properties::Counterexample;
using properties::Expectation;
using properties::Input;
using properties::Instance;
using properties::Property;
using properties::Subject;

namespace {

// The properties that a wrong verdict may break, the most telling first; each says itself whether a row is its own.
std::vector<const Property*> properties_named(std::initializer_list<std::string_view> ids) {
    std::vector<const Property*> list;
    for (const std::string_view id : ids) list.push_back(properties::find_property(id));
    return list;
}

const std::vector<const Property*>& lattice_verdicts() {
    static const auto list = properties_named({"P16", "P03", "P01"});
    return list;
}

const std::vector<const Property*>& float_verdicts() {
    static const auto list = properties_named({"P02", "P18", "P19", "P24"});
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

// What the instance expects, put to the reference. Of inputs that are none (P17 puts a NaN in) the reference says nothing.
bool reference_keeps(const Instance& instance, Contract contract) {
    std::vector<bool> answers;
    for (const Input& input : instance.inputs) {
        if (reference::find_defect(input.signature, input.row())) return true;
        answers.push_back(properties::intersects(input, properties::find_verdict(input), contract));
    }
    return hold(instance, answers, contract);
}

const Property& purity() {
    static const Property& found = *properties::find_property("P14");
    return found;
}

// Calls of which two with the same bits were answered differently.
FuzzFinding purity_finding(FuzzInput input, std::vector<Input> cases, std::vector<bool> answers) {
    return {&purity(), std::move(input),
            Counterexample{{.expectation = Expectation::pure, .inputs = std::move(cases)}, std::move(answers), false}};
}

}  // namespace

FuzzedSubject::FuzzedSubject(Subject subject, FuzzOptions options)
    : subject_(std::move(subject)), options_(options), band_(options.band.value_or(properties::default_band(subject_.signature))) {}

bool FuzzedSubject::answers_for(const Property& property) const {
    if (!property.applies(subject_.signature)) return false;
    return property.recommendation ? options_.policies : property.level <= options_.level;
}

std::optional<FuzzFinding> FuzzedSubject::confirm(const Property& property, const Choices& choices) const {
    if (!answers_for(property)) return std::nullopt;
    const auto instance = instance_of(property, subject_.signature, choices);
    if (!instance) return std::nullopt;
    auto finding = confirm(property, *instance);
    if (finding)
        finding->input = {.signature = static_cast<std::uint32_t>(place_of(subject_.signature)),
                          .property = &property,
                          .choices = choices,
                          .question = subject_.signature.question};
    return finding;
}

std::optional<FuzzFinding> FuzzedSubject::confirm(const Property& property, const Instance& instance) const {
    std::vector<bool> answers = ask_all(subject_, instance.inputs);
    if (hold(instance, answers, subject_.contract) || band_excuses(instance, band_)) return std::nullopt;
    if (!reference_keeps(instance, subject_.contract))
        throw std::logic_error("the reference itself breaks " + std::string(property.id) + " on " + to_text(instance.inputs[0]));
    std::vector<bool> again = ask_all(subject_, instance.inputs);
    if (!hold(instance, again, subject_.contract)) return FuzzFinding{&property, {}, {instance, std::move(again), true}};
    // What was wrong is right now: the same bits, two answers.
    std::vector<Input> cases = instance.inputs;
    cases.insert(cases.end(), instance.inputs.begin(), instance.inputs.end());
    answers.insert(answers.end(), again.begin(), again.end());
    return purity_finding({}, std::move(cases), std::move(answers));
}

// A subject that keeps something between calls is reported for that, since nothing else of it can be relied on:
// the catalogue's own instance, which holds all the calls it takes, with a few call orders round the lattice input.
std::optional<FuzzFinding> FuzzedSubject::prefer_purity(std::optional<FuzzFinding> finding, const PlayedInput& played) const {
    constexpr std::uint32_t call_orders = 8;
    if (!finding) return finding;
    Choices around;
    if (played.is_lattice()) around = played.plain_choices();
    if (around.empty()) around = *encode(simple_lattice(subject_.signature), subject_.signature);
    for (std::uint32_t call_order = 0; call_order < call_orders; ++call_order) {
        Choices choices{0};  // any lattice input, not a tie
        choices.insert(choices.end(), around.begin(), around.end());
        choices.insert(choices.end(), {call_order, 0, 23, 3});  // that seed, and in plain choices 24 inputs in 4 rounds
        auto impure = confirm(purity(), choices);
        if (impure && impure->counterexample.repeatable) return impure;
    }
    return finding;
}

std::optional<FuzzFinding> FuzzedSubject::doubt_verdict(PlayedInput& played) {
    const auto try_all = [&](const std::vector<const Property*>& list, const Choices& choices) -> std::optional<FuzzFinding> {
        for (const Property* property : list)
            if (auto finding = confirm(*property, choices)) return finding;
        return std::nullopt;
    };
    if (played.is_lattice()) {
        if (auto finding = try_all(lattice_verdicts(), played.plain_choices())) return finding;
        // A property may ask about another input than it drew.
        if (const auto choices = choices_for(*lattice_verdicts()[0], played.row()))
            if (auto finding = try_all(lattice_verdicts(), *choices)) return finding;
    }
    if (options_.level < Level::banded) return std::nullopt;
    if (options_.level < Level::exact && certainly_in_band(played.row(), played.verdict(), band_)) {
        ++counts_.quickly_excused;
        return std::nullopt;
    }
    return try_all(float_verdicts(), properties::encode(played.row()));
}

std::optional<FuzzFinding> FuzzedSubject::examine(PlayedInput& played) {
    ++counts_.inputs;
    const auto round = played.round();
    std::array<bool, 5> answers{};
    subject_.answer(round, answers);
    last_answer_ = answers[1];
    if (answers[1] != answers[3] || answers[0] != answers[4])
        return prefer_purity(
            purity_finding(played.input(), {round.begin(), round.end()}, std::vector<bool>(answers.begin(), answers.end())), played);
    // Of floats a subject of `logic` promises nothing.
    if (played.is_lattice() || options_.level >= Level::banded) {
        if (answers[1] != properties::intersects(played.row(), played.verdict(), subject_.contract))
            if (auto finding = doubt_verdict(played)) return prefer_purity(std::move(finding), played);
    }
    const Instance* instance = played.instance();
    if (!instance || !answers_for(*played.input().property)) return std::nullopt;
    if (hold(*instance, ask_all(subject_, instance->inputs), subject_.contract)) return std::nullopt;
    return prefer_purity(confirm(*played.input().property, played.input().choices), played);
}

std::optional<FuzzFinding> FuzzedSubject::examine(const FuzzInput& input) {
    PlayedInput played(input, subject_.signature);
    return examine(played);
}

}  // namespace tangency::fuzz
