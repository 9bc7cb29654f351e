// SPDX-License-Identifier: MIT
// From a construction to a scene, and to the property that plays on it.
#include <algorithm>

#include "parts.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::fuzz {

using properties::Property;
using properties::Source;

namespace {

// The property that the byte names, if it applies.
const Property* named_property(const Construction& made, const Signature& signature) {
    const auto& all = properties::catalogue();
    if (made.property == 0 || made.property > all.size()) return nullptr;
    const Property& named = all[made.property - 1];
    return named.applies(signature) ? &named : nullptr;
}

bool is_sound(const Draft& draft) {
    const auto* lattice = std::get_if<properties::LatticeScene>(&draft.scene);
    return lattice == nullptr || properties::is_valid(*lattice);
}

// The property named, else one that the seed chooses.
Draft drawn(const Construction& made, const Signature& signature) {
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
        const Draft draft = draft_of(*property, in_plain_choices(recording), signature);
        if (is_sound(draft)) return draft;
    }
}

properties::Case case_of(const Construction& made, const Signature& signature) {
    switch (made.kind) {
        case SceneKind::turned_tie:
        case SceneKind::near_tie: return near_tie_case(made, signature);
        case SceneKind::everyday: return everyday_case(made, signature);
        case SceneKind::giants: return giant_case(made, signature);
        case SceneKind::special: return special_case(made, signature);
        case SceneKind::raw: return raw_case(made, signature);
        default: return float_case(made, signature);
    }
}

}  // namespace

Draft build(const Construction& made, const Signature& signature) {
    switch (made.kind) {
        case SceneKind::lattice: return {explicit_lattice(made, signature), made.twist};
        case SceneKind::scattered: return {scattered_lattice(made, signature), made.twist};
        case SceneKind::tie: return {lattice_tie(made, signature), made.twist};
        case SceneKind::degenerate: return {degenerate_lattice(made, signature), made.twist};
        case SceneKind::drawn: return drawn(made, signature);
        default: return {case_of(made, signature), made.twist};
    }
}

const Property* chosen_property(const Construction& made, const Signature& signature, const Draft& draft) {
    const Property* property = named_property(made, signature);
    if (property == nullptr) return nullptr;
    const bool is_lattice = std::holds_alternative<properties::LatticeScene>(draft.scene);
    return property->on_lattice == is_lattice ? property : nullptr;
}

}  // namespace tangency::fuzz
