// SPDX-License-Identifier: MIT
// From an input to its explanation.
#include "explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

#include "check_document.hpp"
#include "numbers.hpp"
#include "outside_plugin_child.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/subjects/nearest_mutant.hpp"

namespace tangency::tools {
namespace {

using fuzz::FuzzedSubject;
using fuzz::FuzzFinding;
using properties::Input;

// Bytes mean something in every signature: the one that their first choice selects comes first. A text fits those of its fields, and
// among these the scalar must be plain, since a decimal is another number in f32 than in f64.
std::vector<std::size_t> order_of(const FuzzTarget& target, const Found& found) {
    std::vector<std::size_t> order(target.fuzzed_subjects.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto signature = [&](std::size_t i) -> const Signature& { return target.fuzzed_subjects[i].subject().signature; };
    if (!found.text) {
        const Signature& selected = selected_signature(found, signature(0).question);
        std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return signature(i) == selected; });
        return order;
    }
    std::string problem;
    std::erase_if(order, [&](std::size_t i) {
        Input input{signature(i)};
        const std::string clause = read_case_text(found.bytes, input);
        if (problem.empty()) problem = clause;
        return !clause.empty();
    });
    if (order.empty())
        throw BadInput(fmt::format("{}: {}; fix the case, or name a subject of its form with --subject", found.name, problem));
    if (order.size() > 1)
        throw BadInput(fmt::format("{}: {} is tried in f32 and in f64, where the same decimals are other numbers; give --scalar",
                                   found.name, target.name));
    return order;
}

std::optional<FuzzFinding> finding_of(FuzzedSubject& fuzzed, const Found& found, const fuzz::FuzzInput& meaning) {
    if (auto finding = fuzzed.examine(meaning)) return finding;
    if (!found.text) return std::nullopt;
    // A text chooses no property, so that all are tried that ask about such an input.
    const bool is_lattice = meaning.kind == properties::InputKind::lattice;
    for (const properties::Property& property : properties::catalogue())
        if (property.on_lattice == is_lattice)
            if (auto finding = fuzzed.confirm(property, meaning.choices)) return finding;
    return std::nullopt;
}

}  // namespace

std::string function_name(const FuzzTarget& target, const Signature& signature) {
    return target.built_in ? "intersects" : symbol_name(signature);
}

bool is_answered_wrongly(const Input& input, bool answer, Contract contract) {
    if (reference::find_defect(input.signature, input.row())) return answer;
    return answer != intersects(input, properties::find_verdict(input), contract);
}

Explanation explain_input(FuzzTarget& target, const Found& found, const FindCertificate& find) {
    const std::vector<std::size_t> order = order_of(target, found);
    std::optional<Explanation> first;
    for (const std::size_t i : order) {
        FuzzedSubject& fuzzed = target.fuzzed_subjects[i];
        for (const fuzz::FuzzInput& meaning : meanings_of(found, fuzzed.subject().signature)) {
            Explanation explanation{found.name, finding_of(fuzzed, found, meaning), i, fuzz::draw(meaning, fuzzed.subject().signature).row};
            if (explanation.finding) {
                explanation.finding = fuzz::minimise(fuzzed, std::move(*explanation.finding));
                if (const auto alarms = alarms_of(explanation.finding->counterexample, find); !alarms.empty())
                    throw BadInput(fmt::format("{}: {}", found.name, fmt::join(alarms, "\n")));
                return explanation;
            }
            if (!first) first = std::move(explanation);
        }
    }
    return std::move(*first);
}

std::string explanation_text(const FuzzTarget& target, const Explanation& explanation) {
    const FuzzedSubject& fuzzed = target.fuzzed_subjects[explanation.fuzzed];
    const properties::Subject& subject = fuzzed.subject();
    const std::string who = fmt::format("{} ({} {})", target.name, signature_text(subject.signature), name_of(subject.contract));
    if (!explanation.finding)
        return fmt::format("{}: HOLDS: {} answers rightly, {} at level {}\n  {}\n  reference: {}\n", explanation.file, who,
                           properties::ask(subject, explanation.input), name_of(fuzzed.options().level), to_text(explanation.input),
                           properties::reference_view(explanation.input));
    const auto& [property, input, counterexample] = *explanation.finding;
    std::string text =
        fmt::format("{}: VIOLATED: {} breaks {} {}. {}\n", explanation.file, who, property->id, property->title, property->statement);
    text += indented(describe_counterexample(counterexample, subject.contract, function_name(target, subject.signature)));
    // A built-in mutant says itself what it is.
    if (target.built_in) return text;
    if (const auto coincidence = subjects::find_nearest_mutant(subject, fuzzed.band()))
        text += known_bug_text(known_bug_json(*coincidence)) + '\n';
    return text;
}

std::string explanation_json(const FuzzTarget& target, const Explanation& explanation) {
    const FuzzedSubject& fuzzed = target.fuzzed_subjects[explanation.fuzzed];
    const properties::Subject& subject = fuzzed.subject();
    const std::string function = function_name(target, subject.signature);
    Json json{{"file", explanation.file}, {"verdict", explanation.finding ? "violated" : "holds"}, {"subject", target.name}};
    add_signature(json, subject.signature);
    json["contract"] = name_of(subject.contract);
    json["level"] = name_of(fuzzed.options().level);
    json["band"] = fuzzed.band();
    json["found"] = input_json(explanation.input, function);
    json["property"] = nullptr;
    json["counterexample"] = nullptr;
    if (explanation.finding) {
        const properties::Counterexample& counterexample = explanation.finding->counterexample;
        json["property"] = property_json(*explanation.finding->property, AnswerKind::boolean);
        json["counterexample"] = counterexample_json(counterexample, subject.contract, function);
    }
    return to_line(json);
}

}  // namespace tangency::tools
