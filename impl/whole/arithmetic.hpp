// SPDX-License-Identifier: MIT
// Sums and products as processors make them, which wrap at the end of a type; those of the language's own int are undefined there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <type_traits>

#include "tangency/shapes/shapes.hpp"

namespace tangency::whole {

/// A whole number of so many bits that wraps. Two's complement, as C++20 has it.
template <class Bits>
struct Wrapping {
    Bits number = 0;

    constexpr Wrapping() = default;
    constexpr explicit Wrapping(std::int64_t of) : number(static_cast<Bits>(of)) {}

    friend constexpr Wrapping operator+(Wrapping a, Wrapping b) { return Wrapping(std::int64_t{a.number} + b.number); }
    friend constexpr Wrapping operator-(Wrapping a, Wrapping b) { return Wrapping(std::int64_t{a.number} - b.number); }
    friend constexpr Wrapping operator*(Wrapping a, Wrapping b) { return Wrapping(std::int64_t{a.number} * b.number); }
    friend constexpr auto operator<=>(Wrapping, Wrapping) = default;
};

using Wrapping32 = Wrapping<std::int32_t>;
using Wrapping16 = Wrapping<std::int16_t>;

/// Of a box's side on an axis, how far the number lies beyond; 0 between its ends.
template <class Number>
constexpr Number beyond(Number number, Number lo, Number hi) {
    return number < lo ? lo - number : number > hi ? number - hi : Number(0);
}

/// The sum of term(axis) * term(axis).
template <std::size_t Dim, class Term>
constexpr auto squares(Term term) {
    auto sum = term(std::size_t{0}) * term(std::size_t{0});
    for (std::size_t axis = 1; axis < Dim; ++axis) sum = sum + term(axis) * term(axis);
    return sum;
}

using Int = std::int32_t;
using Long = std::int64_t;

}  // namespace tangency::whole
