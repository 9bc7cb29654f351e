// SPDX-License-Identifier: MIT
// From a construction to a scene, and to the property that plays on it.
#include <algorithm>

#include "parts.hpp"

namespace tangency::fuzz {

using properties::Draft;
using properties::Property;
using properties::Random;
using properties::Twist;

namespace {

struct Domain {
    int lowest, highest;
};

// What the choices of the catalogue's properties may be. A place that says nothing here is left as it is; a
// property that is not here either draws no choices or takes any.
struct TwistDomain {
    std::string_view property;
    std::array<Domain, 4> places;
};

constexpr Domain any{-0x7fffffff, 0x7fffffff};
constexpr Domain none{0, 0};

constexpr std::array<TwistDomain, 11> twist_domains{{
    {"P06", {{{-20, 20}, any, any, any}}},
    {"P07", {{{-200, 200}, {-200, 200}, {-200, 200}, any}}},
    {"P08", {{{1, 40}, any, any, any}}},
    {"P09", {{{0, 20}, {0, 20}, {0, 20}, any}}},
    {"P11", {{{-24, 24}, {-24, 24}, {-24, 24}, any}}},
    {"P12", {{{1, 4}, any, any, any}}},
    {"P14", {{any, {1, 24}, {1, 5}, none}}},
    {"P15", {{any, {0, 40}, {-40, 40}, {-40, 40}}}},
    {"P20", {{{-23, 23}, {-20, 20}, none, none}}},
    {"P22", {{{0, 8}, {0, 2}, any, any}}},
    {"P23", {{{-6, 6}, any, any, any}}},
}};

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
    Random random(made.salt);
    Draft draft = property->draw(random, signature);
    // A generator may leave its own limits, which its property then passes over; here every input counts.
    while (!is_sound(draft)) draft = property->draw(random, signature);
    return draft;
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

Twist fitting_twist(const Construction& made, const Signature& signature) {
    Twist twist = made.twist;
    const Property* property = named_property(made, signature);
    if (property == nullptr) return twist;
    for (const TwistDomain& domain : twist_domains) {
        if (domain.property != property->id) continue;
        for (std::size_t i = 0; i < twist.size(); ++i)
            twist[i] = fold(twist[i], domain.places[i].lowest, domain.places[i].highest);
        if (domain.property == "P15") twist[2] = fold(twist[2], -twist[1], twist[1]);
        if (domain.property == "P23" && twist[0] == 0) twist[0] = 1;
        break;
    }
    return twist;
}

Draft build(const Construction& made, const Signature& signature) {
    switch (made.kind) {
        case SceneKind::lattice: return {explicit_lattice(made, signature), fitting_twist(made, signature)};
        case SceneKind::scattered: return {scattered_lattice(made, signature), fitting_twist(made, signature)};
        case SceneKind::tie: return {lattice_tie(made, signature), fitting_twist(made, signature)};
        case SceneKind::degenerate: return {degenerate_lattice(made, signature), fitting_twist(made, signature)};
        case SceneKind::drawn: return drawn(made, signature);
        default: return {case_of(made, signature), fitting_twist(made, signature)};
    }
}

// Draws once from each property, to see which kind of scene it plays on.
bool plays_on_lattices(const Property& property) {
    static const std::vector<bool> by_property = [] {
        std::vector<bool> found;
        for (const Property& each : properties::catalogue()) {
            Random random(1);
            bool lattice = true;
            for (const FormName& form : all_forms) {
                const Signature signature{form.form, ScalarType::f64,
                                          form.exists_in(2) ? std::size_t{2} : std::size_t{3}, form.turning};
                if (!each.applies(signature)) continue;
                lattice = std::holds_alternative<properties::LatticeScene>(each.draw(random, signature).scene);
                break;
            }
            found.push_back(lattice);
        }
        return found;
    }();
    return by_property[static_cast<std::size_t>(&property - properties::catalogue().data())];
}

const Property* chosen_property(const Construction& made, const Signature& signature, const Draft& draft) {
    const Property* property = named_property(made, signature);
    if (property == nullptr) return nullptr;
    const bool is_lattice = std::holds_alternative<properties::LatticeScene>(draft.scene);
    return plays_on_lattices(*property) == is_lattice ? property : nullptr;
}

}  // namespace tangency::fuzz
