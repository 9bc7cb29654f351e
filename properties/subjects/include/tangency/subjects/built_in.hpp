// SPDX-License-Identifier: MIT
// The built-in subjects and mutants, ready for trial.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tangency/impl/method.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::subjects {

/// A built-in subject with its own account of itself.
struct BuiltIn {
    properties::Subject subject;
    impl::Role role;
    std::string_view idea;
    std::string_view source;
    std::string_view contract_note;
    Level expected;
    std::string_view domain{};  ///< that it is tried in as well, in words; empty if in none
    Level expected_in_domain{};
};

/// The row as a function understands it.
using Misread = properties::Input (*)(const properties::Input&);

/// A mutant with what was done to it.
struct Mutant {
    properties::Subject subject;
    std::string_view defect;
    std::string_view seen_in;
    Level unbroken;      ///< what the method would reach without the defect
    bool breaks_policy;  ///< the defect shows only where a recommendation looks
    /// The answer to rows of other signatures: of polygons whatever the numbers of vertices, if no fewer than these; of boxes that stored
    /// vectors know it by in either scalar, in the plane and in space. Else null.
    bool (*answer_elsewhere)(const properties::Input&);
    std::size_t fewest_vertices;
    std::string_view costs;     ///< what a miss costs, if single cases show that
    std::string_view domain{};  ///< in which it is wrong, in words; empty if among all inputs of its scalar
    Misread misread = nullptr;  ///< where numbers taken for others are all of the defect
};

/// Whether a violation of the property shows the defect: only of what the unbroken method would hold.
inline bool counts_as_kill(const Mutant& mutant, const properties::Property& property) {
    return property.level <= mutant.unbroken && (!property.recommendation || mutant.breaks_policy);
}

/// Every method in each scalar and dimension it is tried in, in the order of impl/every_question.hpp.
const std::vector<BuiltIn>& methods();

/// Every mutant, ordered by name.
const std::vector<Mutant>& mutants();

/// Right functions of whole numbers, the scalar i32, in each dimension that they serve; all hold `exact` within its coordinates.
const std::vector<BuiltIn>& whole_methods();

/// And mutants of whole numbers, which vectors, fuzzing and campaigns leave aside.
const std::vector<Mutant>& whole_mutants();

std::string_view name_of(impl::Role role);

}  // namespace tangency::subjects
