// SPDX-License-Identifier: MIT
// Segments that touch a box in a place chosen first, of which floats beside ties are built.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/question.hpp"

namespace tangency::questions {

/// Where a segment touches a box: on each axis on the low or high side (-1, 1) or between them (0).
struct Contact {
    std::array<int, 3> side{};
    std::size_t sides = 0;
};

/// On at least `least` sides.
inline Contact draw_contact(properties::Source& source, std::size_t dim, std::size_t least) {
    Contact contact;
    contact.sides = least + source.below(static_cast<std::uint32_t>(dim + 1 - least));
    std::size_t missing = contact.sides;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const bool taken = source.below(static_cast<std::uint32_t>(dim - axis)) < missing;
        if (taken) contact.side[axis] = source.with_sign(1);
        missing -= taken ? 1 : 0;
    }
    return contact;
}

/// Now and then lays a way nearly along an axis, by any power of two, or by half of the digits: who divides by its parts, or squares
/// them, is off by most there.
inline void lay_near_axis(properties::Source& source, const Signature& signature, std::array<double, 3>& along) {
    if (!source.chance(1, 6)) return;
    const std::size_t axis = source.below(static_cast<std::uint32_t>(signature.dim));
    const int digits = properties::format_of(signature.scalar).precision;
    const int octaves = source.chance(1, 2) ? source.between(1, digits) : source.between(digits / 2 - 2, digits / 2 + 2);
    for (std::size_t other = 0; other < signature.dim; ++other)
        if (other != axis) along[other] = std::ldexp(along[other], -octaves);
}

/// Turns a direction so that a segment may pass the contact without a way into the box on either hand: it leaves through one
/// of two sides forwards and through the other backwards. Needs two sides; says which. Of one, the direction is laid along it.
template <class Number>
std::array<std::size_t, 2> turn_past(const Contact& contact, std::array<Number, 3>& along) {
    std::array<std::size_t, 2> past{3, 3};
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (contact.side[axis] != 0 && past[1] == 3) past[past[0] == 3 ? 0 : 1] = axis;
    if (past[1] == 3) {
        along[past[0]] = 0;
        return past;
    }
    for (const std::size_t which : {0U, 1U}) {
        Number& leg = along[past[which]];
        if ((leg * Number(contact.side[past[which]]) > 0) != (which == 0)) leg = -leg;
    }
    return past;
}

}  // namespace tangency::questions
