// SPDX-License-Identifier: MIT
// What a caller requires of a function on trial, and whether each outcome meets it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/properties/trial.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::properties {

/// A required level, properties that bind beyond it, and properties that are waived.
struct Requirement {
    Level level = Level::banded;
    std::vector<const Property*> named{};   ///< binding whatever their level, recommendations included
    std::vector<const Property*> waived{};  ///< these do not bind, whatever the required level

    bool names(std::string_view id) const;
};

/// A requirement as read, or what is wrong with it.
struct RequirementReading {
    Requirement requirement;
    std::string problem;  ///< one line that quotes the wrong word and says which words there are; empty if none

    bool ok() const { return problem.empty(); }
};

/// Reads "banded,P17" (a level, then properties) and "P05,P06" (or nothing).
RequirementReading read_requirement(std::string_view require, std::string_view waive);

/// What is required if nothing is said: `banded`, and of whole numbers of the language, which do not round, `exact`.
std::string_view default_requirement(ScalarType scalar);

/// Why a requirement makes no sense of such inputs and answers, in a line; empty if it does. Of numbers that round nothing is asked to the
/// last bit, and of whole ones nothing that rounding excuses.
std::string find_requirement_problem(const Requirement& requirement, const Signature& signature);

/// How one outcome bears on a requirement.
enum class Bearing {
    met,            ///< held
    broken,         ///< violated and binding: the function fails
    not_asked,      ///< a trial too small for a single instance of it says nothing
    waived,         ///< violated, and waived by the requirement
    not_required,   ///< violated, but of a higher level or a recommendation that was not named
    not_applicable  ///< the property does not apply to the function's signature
};

Bearing bearing_of(const Outcome& outcome, const Requirement& requirement);

/// Whether a violation of the property makes the function fail.
bool binds(const Property& property, const Requirement& requirement);

/// Whether the outcome leaves the requirement met: not broken, and asked at all if it binds.
bool is_met(const Outcome& outcome, const Requirement& requirement);

/// Whether the function passes: every outcome leaves the requirement met.
bool meets(std::span<const Outcome> outcomes, const Requirement& requirement);

/// Whether those of the required level and below do, the properties named aside.
bool meets_level(std::span<const Outcome> outcomes, const Requirement& requirement);

}  // namespace tangency::properties
