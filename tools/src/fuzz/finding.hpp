// SPDX-License-Identifier: MIT
// A found input as a row of the findings' table (properties/subjects/src/findings_table.cpp).
#pragma once

#include <string>

#include "explain.hpp"
#include "fuzz_target.hpp"

namespace tangency::tools {

/// The row, in C++, to be completed by a title and a text: next free id, witness, answer, and the properties that
/// the method breaks and that no finding accounts for, each with its scalars, found by a short trial of the method
/// in every scalar and dimension. Before it a line of comment a finding that accounts for some of them; where
/// nothing is left, no row. Needs a finding against a built-in method.
std::string finding_row(const FuzzTarget& target, const Explanation& explanation);

/// Whether the name is a method's: mutants are wrong on purpose and have no findings.
bool is_method(const std::string& name);

}  // namespace tangency::tools
