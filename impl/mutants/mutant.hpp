// SPDX-License-Identifier: MIT
// What every mutant says of itself: a subject broken on purpose, one idea each.
#pragma once

#include <string_view>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::mutants {

/// A mutant's name is mutant_ and its file's name; its struct is the file's name in PascalCase.
struct MutantInfo {
    std::string_view defect;    ///< one clause: what was done wrong
    std::string_view seen_in;   ///< where real software shipped it, or the slip that invites it
    Form form;
    Turning turning = Turning::none;
    Contract contract;          ///< the contract it breaks
    ScalarType scalar = ScalarType::f32;
    std::size_t dim = 2;
    Level unbroken = Level::banded;  ///< what the method would reach without the defect; only violations
                                     ///< up to this level count as kills
    bool breaks_policy = false;      ///< the defect lies outside the contract, where only advice looks
};

}  // namespace tangency::mutants
