// SPDX-License-Identifier: MIT
// From a charge to the smallest one, and to words.
#include <fmt/format.h>

#include <utility>

#include "tangency/fuzz/hunt.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::fuzz {
namespace {

constexpr std::size_t shrink_budget = 4000;

// An instance with the plain choices of it, which a construction can say.
struct Candidate {
    properties::Choices choices;
    properties::Instance instance;
};

double complexity(const Candidate& candidate) { return properties::complexity(candidate.instance); }

}  // namespace

Charge minimise(const Hunt& hunt, Charge charge) {
    const properties::Property* property = charge.property;
    const Signature& signature = hunt.subject().signature;
    const auto choices = choices_of(*property, charge.draft, signature);
    if (!choices) return charge;
    const auto draw = [&](properties::Source& source) -> std::optional<Candidate> {
        properties::Recording own;
        if (!source.recording()) source.record_to(own);
        auto instance = property->instance(source, signature);
        if (!instance) return std::nullopt;
        return Candidate{in_plain_choices(*source.recording()), std::move(*instance)};
    };
    const auto first_failing = [&](std::span<const Candidate> candidates) -> std::optional<std::size_t> {
        auto smaller = hunt.confirm(*property, draft_of(*property, candidates[0].choices, signature));
        if (!smaller || smaller->property != property || !smaller->counterexample.repeatable) return std::nullopt;
        charge = std::move(*smaller);
        return 0;
    };
    if (const auto start = properties::replay(*choices, draw); !start || !first_failing(std::span(&*start, 1))) return charge;
    properties::shrink(*choices, draw, first_failing, 1, shrink_budget);
    return charge;
}

std::string describe(const Hunt& hunt, const Charge& charge) {
    const properties::Subject& subject = hunt.subject();
    return fmt::format("{} ({}, {}-D, {}, {}, level {}) breaks {} {}: {}\n{}", subject.name,
                       form_name(subject.signature), subject.signature.dim, name_of(subject.signature.scalar),
                       name_of(subject.contract), name_of(hunt.options().claimed), charge.property->id,
                       charge.property->title, charge.property->statement,
                       properties::describe_counterexample(charge.counterexample, subject.contract));
}

}  // namespace tangency::fuzz
