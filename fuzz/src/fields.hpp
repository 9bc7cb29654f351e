// SPDX-License-Identifier: MIT
// The fields of a construction in the order of their places in an input.
#pragma once

#include "parts.hpp"

namespace tangency::fuzz {

// One visitor walks the fields in their order for reading and writing alike, so that the two cannot differ.
template <class Visitor, class Construction>
void visit_head(Visitor& visitor, Construction& made) {
    visitor(made.signature);
    visitor(made.kind);
    visitor(made.property);
    for (auto& number : made.twist) visitor.low_half(number);
}

template <class Visitor, class Construction>
void visit_plan(Visitor& visitor, Construction& made) {
    visitor(made.reach);
    visitor(made.scale);
    visitor(made.exponent);
    visitor(made.fit);
    visitor(made.radius);
    for (auto& leg : made.legs) visitor(leg);
    visitor(made.order);
    visitor(made.likeness);
    visitor(made.flat);
    visitor(made.zeros);
    visitor(made.far);
    visitor(made.salt);
    for (auto& step : made.steps) {
        visitor(step.place);
        visitor(step.amount);
    }
    for (auto& axis : made.axes) {
        visitor(axis.side);
        visitor(axis.center);
        visitor(axis.half);
        visitor(axis.away);
    }
    visitor(made.turn.family);
    for (auto& number : made.turn.numbers) visitor(number);
    visitor(made.turn.exponent);
    visitor(made.turn.flags);
}

template <class Visitor, class Construction>
void visit_fields(Visitor& visitor, Construction& made) {
    visit_head(visitor, made);
    if (uses_words(made.kind)) {
        for (auto& word : made.words) visitor(word);
    } else {
        visit_plan(visitor, made);
    }
    // Large choices are rare, so their upper halves come last and inputs stay short.
    for (auto& number : made.twist) visitor.high_half(number);
}

}  // namespace tangency::fuzz
