// SPDX-License-Identifier: MIT
// Writing a finding's row.
#include "finding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

#include "tangency/properties/explain.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"
#include "tangency/subjects/findings.hpp"

namespace tangency::tools {
namespace {

using properties::Input;

// Enough that what is violated everywhere is met; the audit itself tells what it misses.
constexpr double trial_effort = 0.01;

// The short one of decimal and hexfloat, as the table writes its witnesses.
std::string number_text(double number, ScalarType scalar) {
    if (std::isnan(number)) return "nan";
    const std::string decimal = properties::decimal_text(number, scalar), hex = properties::hex_text(number);
    // A decimal of a float is another double unless it is exact.
    double read = 0;
    std::from_chars(decimal.data(), decimal.data() + decimal.size(), read);
    return read == number && decimal.size() <= hex.size() ? decimal : hex;
}

std::string next_id() {
    int last = 0;
    for (const subjects::Finding& finding : subjects::findings()) {
        int number = 0;
        std::from_chars(finding.id.data() + 1, finding.id.data() + finding.id.size(), number);
        last = std::max(last, number);
    }
    return fmt::format("F{:03}", last + 1);
}

// Of the cases that show the violation the first that is answered wrongly; of a broken policy the row itself.
std::size_t witness_place(const properties::Counterexample& counterexample, Contract contract) {
    for (const std::size_t i : properties::telling_cases(counterexample))
        if (is_answered_wrongly(counterexample.instance.inputs[i], counterexample.answers[i], contract)) return i;
    return properties::telling_cases(counterexample).front();
}

// Property ids by the scalars in which a short trial sees them violated.
std::map<std::string, std::set<ScalarType>> violations_of(const std::string& name) {
    std::map<std::string, std::set<ScalarType>> seen;
    for (const subjects::BuiltIn& method : subjects::methods()) {
        if (method.subject.name != name) continue;
        properties::TrialOptions options;
        options.effort = trial_effort;
        options.exhaustive = false;
        const auto result = properties::try_subjects(method.subject.signature, std::span(&method.subject, 1), options);
        for (const properties::Outcome& outcome : result.results[0].outcomes)
            if (outcome.status == properties::Status::violated)
                seen[std::string(outcome.property->id)].insert(method.subject.signature.scalar);
    }
    return seen;
}

std::string accounted_for(const std::string& name, const std::string& property, ScalarType scalar) {
    for (const subjects::Finding& finding : subjects::findings())
        if (subjects::find_violation(finding, name, scalar, property)) return std::string(finding.id);
    return {};
}

}  // namespace

bool is_method(const std::string& name) {
    return std::ranges::any_of(subjects::methods(), [&name](const auto& method) { return method.subject.name == name; });
}

std::string finding_row(const FuzzTarget& target, const Explanation& explanation) {
    const properties::Subject& subject = target.fuzzed_subjects[explanation.fuzzed].subject();
    const fuzz::FuzzFinding& fuzz_finding = *explanation.finding;
    auto seen = violations_of(target.name);
    seen[std::string(fuzz_finding.property->id)].insert(subject.signature.scalar);
    std::map<std::string, std::set<std::string>> known;  // by finding
    std::map<std::string, std::string> ids_by_scalars;
    for (const auto& [property, scalars] : seen) {
        std::set<ScalarType> open;
        for (const ScalarType scalar : scalars) {
            const std::string finding = accounted_for(target.name, property, scalar);
            if (finding.empty())
                open.insert(scalar);
            else
                known[finding].insert(property);
        }
        if (open.empty()) continue;
        std::string& ids = ids_by_scalars[open.size() == 2 ? "both" : std::string(name_of(*open.begin()))];
        ids += (ids.empty() ? "" : " ") + property;
    }
    std::string text;
    for (const auto& [finding, ids] : known)
        text += fmt::format("        // {} says already that {} breaks {}.\n", finding, target.name, fmt::join(ids, " "));
    if (ids_by_scalars.empty()) return text + "        // Nothing is left to record.\n";
    const std::size_t place = witness_place(fuzz_finding.counterexample, subject.contract);
    const Input& witness = fuzz_finding.counterexample.instance.inputs[place];
    std::string numbers, breaks;
    for (const double number : witness.row()) numbers += (numbers.empty() ? "" : ", ") + number_text(number, subject.signature.scalar);
    for (const auto& [scalars, ids] : ids_by_scalars)
        breaks += fmt::format("{}{{\"{}\", Scalars::{}, {{\"{}\"}}}}", breaks.empty() ? "" : ",\n          ", ids, scalars, target.name);
    return text + fmt::format(
                      "        {{{{.id = \"{}\",\n"
                      "          .title = \"TITLE: what is wrong, in a clause\",\n"
                      "          .text = \"TEXT: how it comes about and what it costs, in a few sentences\",\n"
                      "          .scalar = {},\n"
                      "          .witness = {{{}}},\n"
                      "          .answer = {},\n"
                      "          .affected = {{}}}},\n"
                      "         {{{}}}}},\n",
                      next_id(), name_of(subject.signature.scalar), numbers, static_cast<bool>(fuzz_finding.counterexample.answers[place]),
                      breaks);
}

}  // namespace tangency::tools
