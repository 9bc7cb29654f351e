// SPDX-License-Identifier: MIT
// The built-in broad phases, right ones and mutants, for the audit and the tests.
#pragma once

#include <span>
#include <string_view>

#include "tangency/pairs/trial.hpp"

namespace tangency::pairs {

struct BuiltIn {
    std::string_view name;
    std::string_view idea;  ///< of a mutant its defect
    bool is_mutant;
    Finder find;
};

/// The methods, then the mutants. All are closed: boxes that touch are candidates.
std::span<const BuiltIn> built_ins();

}  // namespace tangency::pairs
