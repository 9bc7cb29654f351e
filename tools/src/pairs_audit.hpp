// SPDX-License-Identifier: MIT
// The built-in broad phases on trial: what they return besides the exact pairs, and which property tells which mutant.
#pragma once

#include <cstdint>
#include <string>

namespace tangency::tools {

struct PairsAudit {
    std::string text;  ///< tables of methods and mutants, and what departs from expectation
    bool as_expected = true;
};

/// Tries all of them in the plane, in both scalars, on `scenes` each.
PairsAudit audit_pairs(std::uint64_t seed, std::uint64_t scenes = 700);

}  // namespace tangency::tools
