// SPDX-License-Identifier: MIT
// From a recipe to a row, and to the property that plays on it.
#include <algorithm>

#include "builders.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::fuzz {

using properties::Property;
using properties::Source;

namespace {

// The property that the byte names, if it applies.
const Property* named_property(const Recipe& made, const Signature& signature) {
    const auto& all = properties::catalogue();
    if (made.property == 0 || made.property > all.size()) return nullptr;
    const Property& named = all[made.property - 1];
    return named.applies(signature) ? &named : nullptr;
}

bool is_sound(const DrawnInput& drawn) {
    const auto* lattice = std::get_if<properties::LatticeInput>(&drawn.input);
    return lattice == nullptr || properties::is_valid(*lattice);
}

// The property named, else one that the seed chooses.
DrawnInput drawn(const Recipe& made, const Signature& signature) {
    const Property* property = named_property(made, signature);
    const auto& all = properties::catalogue();
    for (std::size_t i = made.salt % all.size(); property == nullptr; i = (i + 1) % all.size())
        if (all[i].applies(signature)) property = &all[i];
    Source source(made.salt);
    for (;;) {
        properties::Recording recording;
        source.record_to(recording);
        property->instance(source, signature);
        // A generator may leave its own limits, which its property then passes over; here every input counts.
        if (recording.rewrites.empty() || recording.rewrites[0].plain.empty()) continue;
        const DrawnInput drawn = drawn_of(*property, in_plain_choices(recording), signature);
        if (is_sound(drawn)) return drawn;
    }
}

properties::Input input_of(const Recipe& made, const Signature& signature) {
    switch (made.kind) {
        case InputKind::rotated_tie:
        case InputKind::near_tie: return near_tie_case(made, signature);
        case InputKind::everyday: return everyday_case(made, signature);
        case InputKind::huge: return huge_case(made, signature);
        case InputKind::special: return special_case(made, signature);
        case InputKind::raw: return raw_case(made, signature);
        default: return float_case(made, signature);
    }
}

}  // namespace

DrawnInput build(const Recipe& made, const Signature& signature) {
    switch (made.kind) {
        case InputKind::lattice: return {explicit_lattice(made, signature), made.property_choices};
        case InputKind::scattered: return {scattered_lattice(made, signature), made.property_choices};
        case InputKind::tie: return {lattice_tie(made, signature), made.property_choices};
        case InputKind::degenerate: return {degenerate_lattice(made, signature), made.property_choices};
        case InputKind::drawn: return drawn(made, signature);
        default: return {input_of(made, signature), made.property_choices};
    }
}

const Property* chosen_property(const Recipe& made, const Signature& signature, const DrawnInput& drawn) {
    const Property* property = named_property(made, signature);
    if (property == nullptr) return nullptr;
    const bool is_lattice = std::holds_alternative<properties::LatticeInput>(drawn.input);
    return property->on_lattice == is_lattice ? property : nullptr;
}

}  // namespace tangency::fuzz
