// SPDX-License-Identifier: MIT
// What an input's recipe builds: an input and small choices, and what a property makes of them.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/property.hpp"

namespace tangency::fuzz {

/// The choices that a property makes besides its input (an axis, an amount, an order of calls), ranked as 0, 1, -1, 2, ...
using PropertyChoices = std::array<int, 4>;

/// An input, of a lattice or a row of floats, and a property's choices about it.
struct DrawnInput {
    std::variant<properties::LatticeInput, properties::Input> input;
    PropertyChoices property_choices{};
};

/// The choices by which the property makes its instance of the drawn input; nothing if it asks about the other sort of
/// input, or the lattice input is beyond its limits.
std::optional<properties::Choices> choices_of(const properties::Property& property, const DrawnInput& drawn,
                                              const Signature& signature);

/// The inverse, of plain choices.
DrawnInput drawn_of(const properties::Property& property, const properties::Choices& choices,
                    const Signature& signature);

/// What the property makes of the drawn input, if anything.
std::optional<properties::Instance> instance_of(const properties::Property& property, const DrawnInput& drawn,
                                                const Signature& signature);

}  // namespace tangency::fuzz
