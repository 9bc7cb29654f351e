// SPDX-License-Identifier: MIT
// From a finding to the smallest one, and to words.
#include <fmt/core.h>

#include <utility>

#include "tangency/fuzz/fuzzed_subject.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/shrink.hpp"
#include "tangency/properties/terms.hpp"

namespace tangency::fuzz {
namespace {

constexpr std::size_t shrink_budget = 4000;

}  // namespace

FuzzFinding minimise(const FuzzedSubject& fuzzed, FuzzFinding finding) {
    const properties::Property* property = finding.property;
    if (finding.input.property != property) return finding;  // the round of calls alone shows it
    const auto draw = [&](properties::Source& source) { return property->instance(source, fuzzed.subject().signature); };
    const auto first_failing = [&](std::span<const properties::Instance> instances) -> std::optional<std::size_t> {
        auto smaller = fuzzed.confirm(*property, instances[0]);
        if (!smaller || smaller->property != property || !smaller->counterexample.repeatable) return std::nullopt;
        finding.counterexample = std::move(smaller->counterexample);
        return 0;
    };
    if (const auto start = properties::replay(finding.input.choices, draw); !start || !first_failing({&*start, 1})) return finding;
    finding.input.choices = properties::shrink(finding.input.choices, draw, first_failing, 1, shrink_budget);
    return finding;
}

std::string describe(const FuzzedSubject& fuzzed, const FuzzFinding& finding) {
    const properties::Subject& subject = fuzzed.subject();
    return fmt::format(
        "{} ({}, {}-D, {}, {}, level {}) breaks {} {}: {}\n{}", subject.name, form_name(subject.signature), subject.signature.dim,
        name_of(subject.signature.scalar), name_of(subject.contract), name_of(fuzzed.options().level), finding.property->id,
        finding.property->title, finding.property->statement,
        properties::describe_counterexample(finding.counterexample, subject.contract, properties::name_in_calls(subject.name)));
}

}  // namespace tangency::fuzz
