// SPDX-License-Identifier: MIT
// A numbered statement that a subject must satisfy, as data and two functions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "tangency/properties/exam.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/random.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::properties {

/// The small choices a property makes besides its scene (an axis, an amount, an order of calls).
using Twist = std::array<int, 4>;

/// What generators draw and shrinking simplifies: a scene and a property's choices about it.
struct Draft {
    std::variant<LatticeScene, Case> scene;
    Twist twist{};
};

/// One property. `pose` is a pure function of the draft, so a shrunk draft poses the shrunk exam.
struct Property {
    std::string_view id;         ///< "P04"
    std::string_view title;      ///< a noun phrase
    std::string_view statement;  ///< what must hold
    std::string_view proof;      ///< why it holds of every right function, in a line
    Level level;                 ///< the level it belongs to
    bool advice;                 ///< a policy: reported, binding only where named
    bool (*applies)(const Signature&);  ///< whether it says anything of such scenes
    std::size_t share;           ///< how many exams it poses of unturned boxes in a run of the standard size
    Draft (*draw)(Random&, const Signature&);
    std::optional<Exam> (*pose)(const Draft&, const Signature&);  ///< nothing: outside the domain
};

/// How many exams a property poses to a signature in a run of the standard size. A turned case costs the reference
/// up to thirty times what a straight one does, so angles get a quarter of the share, other turnings half.
std::size_t share_of(const Property& property, const Signature& signature);

/// Every property, ordered by id.
const std::vector<Property>& catalogue();

/// The property with an id such as "P04", or null.
const Property* find_property(std::string_view id);

}  // namespace tangency::properties
