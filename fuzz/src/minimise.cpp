// SPDX-License-Identifier: MIT
// From a finding to the smallest one, and to words.
#include <fmt/format.h>

#include <utility>

#include "tangency/fuzz/fuzzed_subject.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::fuzz {
namespace {

constexpr std::size_t shrink_budget = 4000;

// An instance with the plain choices of it, which a recipe can say.
struct Candidate {
    properties::Choices choices;
    properties::Instance instance;
};

double complexity(const Candidate& candidate) { return properties::complexity(candidate.instance); }

}  // namespace

FuzzFinding minimise(const FuzzedSubject& fuzzed, FuzzFinding finding) {
    const properties::Property* property = finding.property;
    const Signature& signature = fuzzed.subject().signature;
    const auto choices = choices_of(*property, finding.drawn, signature);
    if (!choices) return finding;
    const auto draw = [&](properties::Source& source) -> std::optional<Candidate> {
        properties::Recording own;
        if (!source.recording()) source.record_to(own);
        auto instance = property->instance(source, signature);
        if (!instance) return std::nullopt;
        return Candidate{in_plain_choices(*source.recording()), std::move(*instance)};
    };
    const auto first_failing = [&](std::span<const Candidate> candidates) -> std::optional<std::size_t> {
        auto smaller = fuzzed.confirm(*property, drawn_of(*property, candidates[0].choices, signature));
        if (!smaller || smaller->property != property || !smaller->counterexample.repeatable) return std::nullopt;
        finding = std::move(*smaller);
        return 0;
    };
    if (const auto start = properties::replay(*choices, draw); !start || !first_failing(std::span(&*start,
                                                                                                  1))) return finding;
    properties::shrink(*choices, draw, first_failing, 1, shrink_budget);
    return finding;
}

std::string describe(const FuzzedSubject& fuzzed, const FuzzFinding& finding) {
    const properties::Subject& subject = fuzzed.subject();
    return fmt::format("{} ({}, {}-D, {}, {}, level {}) breaks {} {}: {}\n{}", subject.name,
                       form_name(subject.signature), subject.signature.dim, name_of(subject.signature.scalar),
                       name_of(subject.contract), name_of(fuzzed.options().claimed), finding.property->id,
                       finding.property->title, finding.property->statement,
                       properties::describe_counterexample(finding.counterexample, subject.contract));
}

}  // namespace tangency::fuzz
