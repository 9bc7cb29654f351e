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

}  // namespace

Charge minimise(const Hunt& hunt, Charge charge) {
    const properties::Property* property = charge.property;
    const auto still_guilty = [&](const properties::Draft& candidate) {
        auto smaller = hunt.confirm(*property, candidate);
        if (!smaller || smaller->property != property || !smaller->counterexample.repeatable) return false;
        charge = std::move(*smaller);
        return true;
    };
    const properties::Draft draft = charge.draft;
    if (!still_guilty(draft)) return charge;
    properties::shrink(draft, still_guilty, shrink_budget);
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
