// SPDX-License-Identifier: MIT
// The fields of a recipe in the order of their places in an input.
#pragma once

#include "builders.hpp"

namespace tangency::fuzz {

template <class Visitor, class Recipe>
void visit_plan(Visitor& visitor, Recipe& made) {
    visitor(made.range, "range");
    visitor(made.scale, "scale");
    visitor(made.exponent, "exponent");
    visitor(made.fit, "fit");
    visitor(made.radius, "radius");
    for (auto& leg : made.legs) visitor(leg, "leg");
    visitor(made.order, "order");
    visitor(made.coincidence, "coincidence");
    visitor(made.flat, "flat");
    visitor(made.zeros, "zeros");
    visitor(made.far, "far");
    visitor(made.salt, "salt");
    for (auto& step : made.steps) {
        visitor(step.place, "step's place");
        visitor(step.amount, "step's amount");
    }
    for (auto& axis : made.axes) {
        visitor(axis.side, "axis' side");
        visitor(axis.center, "axis' center");
        visitor(axis.half, "axis' half");
        visitor(axis.away, "axis' away");
    }
    visitor(made.turn.family, "turn's family");
    for (auto& number : made.turn.numbers) visitor(number, "turn's number");
    visitor(made.turn.exponent, "turn's exponent");
    visitor(made.turn.flags, "turn's flags");
}

// One visitor walks the fields in their order for reading, writing and listing alike, so that they cannot differ.
// It is called with a field and its name, and with the halves of the choices' numbers.
template <class Visitor, class Recipe>
void visit_fields(Visitor& visitor, Recipe& made) {
    static constexpr std::array<const char*, 4> choice_names{"choice 0", "choice 1", "choice 2", "choice 3"};
    static constexpr std::array<const char*, 4> upper_choice_names{"choice 0, upper", "choice 1, upper",
                                                                   "choice 2, upper",
                                                                   "choice 3, upper"};
    visitor(made.signature, "signature");
    visitor(made.kind, "kind");
    visitor(made.property, "property");
    for (std::size_t i = 0; i < choice_names.size(); ++i) visitor.low_half(made.property_choices[i], choice_names[i]);
    if (uses_words(made.kind)) {
        for (auto& word : made.words) visitor(word, "word");
    } else {
        visit_plan(visitor, made);
    }
    // Large choices are rare, so their upper halves come last and inputs stay short.
    for (std::size_t i = 0; i < choice_names.size(); ++i) visitor.high_half(made.property_choices[i],
                                                                            upper_choice_names[i]);
}

}  // namespace tangency::fuzz
