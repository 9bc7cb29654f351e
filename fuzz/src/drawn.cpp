// SPDX-License-Identifier: MIT
// Drawn inputs as choices.
#include "tangency/fuzz/drawn.hpp"

#include "tangency/properties/plain.hpp"

namespace tangency::fuzz {

using properties::Input;
using properties::Choices;
using properties::LatticeInput;
using properties::Property;

namespace {

constexpr std::uint32_t rank(int number) {
    const auto size = static_cast<std::uint32_t>(number < 0 ? -static_cast<std::int64_t>(number) : number);
    return number > 0 ? 2 * size - 1 : 2 * size;
}

constexpr int at_rank(std::uint32_t rank) {
    const auto size = static_cast<int>((rank + rank % 2) / 2);
    return rank % 2 != 0 ? size : -size;
}

}  // namespace

std::optional<Choices> choices_of(const Property& property, const DrawnInput& drawn, const Signature& signature) {
    const auto* lattice = std::get_if<LatticeInput>(&drawn.input);
    if (property.on_lattice != (lattice != nullptr)) return std::nullopt;
    std::optional<Choices> choices = lattice ? encode(*lattice, signature) : encode(std::get<Input>(drawn.input));
    if (choices)
        for (const int number : drawn.property_choices) choices->push_back(rank(number));
    return choices;
}

DrawnInput drawn_of(const Property& property, const Choices& choices, const Signature& signature) {
    properties::Source source(choices);
    properties::Recording recording;
    source.record_to(recording);
    source.is_plain();
    DrawnInput drawn;
    if (property.on_lattice)
        drawn.input = plain_lattice(source, signature);
    else
        drawn.input = plain_row(source, signature);
    for (std::size_t i = 0; i < drawn.property_choices.size() && recording.choices.size() + i < choices.size(); ++i)
        drawn.property_choices[i] = at_rank(choices[recording.choices.size() + i]);
    return drawn;
}

std::optional<properties::Instance> instance_of(const Property& property, const DrawnInput& drawn,
                                                const Signature& signature) {
    const auto choices = choices_of(property, drawn, signature);
    return choices ? properties::instance_of(property, signature, *choices) : std::nullopt;
}

}  // namespace tangency::fuzz
