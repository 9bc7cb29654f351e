// SPDX-License-Identifier: MIT
// The fields of a construction in the order of their places in an input.
#pragma once

#include "parts.hpp"

namespace tangency::fuzz {

template <class Visitor, class Construction>
void visit_plan(Visitor& visitor, Construction& made) {
    visitor(made.reach, "reach");
    visitor(made.scale, "scale");
    visitor(made.exponent, "exponent");
    visitor(made.fit, "fit");
    visitor(made.radius, "radius");
    for (auto& leg : made.legs) visitor(leg, "leg");
    visitor(made.order, "order");
    visitor(made.likeness, "likeness");
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
// It is called with a field and its name, and with the halves of the twist's numbers.
template <class Visitor, class Construction>
void visit_fields(Visitor& visitor, Construction& made) {
    static constexpr std::array<const char*, 4> twists{"twist 0", "twist 1", "twist 2", "twist 3"};
    static constexpr std::array<const char*, 4> upper_twists{"twist 0, upper", "twist 1, upper", "twist 2, upper",
                                                             "twist 3, upper"};
    visitor(made.signature, "signature");
    visitor(made.kind, "kind");
    visitor(made.property, "property");
    for (std::size_t i = 0; i < twists.size(); ++i) visitor.low_half(made.twist[i], twists[i]);
    if (uses_words(made.kind)) {
        for (auto& word : made.words) visitor(word, "word");
    } else {
        visit_plan(visitor, made);
    }
    // Large choices are rare, so their upper halves come last and inputs stay short.
    for (std::size_t i = 0; i < twists.size(); ++i) visitor.high_half(made.twist[i], upper_twists[i]);
}

}  // namespace tangency::fuzz
