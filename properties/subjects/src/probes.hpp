// SPDX-License-Identifier: MIT
// The inputs by which a subject is compared with mutants: draws of the properties that ask for one verdict, and what lies around those that it
// gets wrong.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tangency/properties/lattice.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::subjects {

/// The properties that ask for the verdict on one case: lattice, ties, degenerate shapes, and all magnitudes.
inline constexpr std::array<std::string_view, 7> asking{"P01", "P03", "P16", "P02", "P18", "P19", "P24"};
/// Drawn of each in so many rounds, so that a property of which enough is told is drawn no more.
inline constexpr int instances_each = 1200, rounds = 4;
inline constexpr int neighbours_each = 25;
/// A kind of probe: a property's draws, or what lies around its probes that the subject gets wrong.
inline constexpr std::size_t kinds = 2 * asking.size();

struct Probe {
    properties::Instance instance;
    std::uint64_t seed;  ///< a source of it draws the instance, if it is no neighbour
    std::size_t kind;
    std::optional<properties::LatticeInput> lattice;  ///< what other signatures can express too
    bool tie;
    bool excused;   ///< the band excuses any answer
    bool everyday;  ///< asked by a property of level `banded` or lower
};

const properties::Property* asked_by(std::size_t kind);

/// Appends a round's draws of a kind.
void draw_round(std::vector<Probe>& probes, std::size_t kind, properties::Source& source, const Signature& signature, double band,
                const properties::Domain& domain);

/// Whether two functions differ shows best where one is wrong: on inputs made by almost the same choices.
std::vector<Probe> neighbours_of(const Probe& wrong, const Signature& signature, double band, properties::Source& random,
                                 const properties::Domain& domain);

}  // namespace tangency::subjects
