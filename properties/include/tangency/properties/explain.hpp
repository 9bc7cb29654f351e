// SPDX-License-Identifier: MIT
// A counterexample in words: what was asked, what came back, what was expected and why.
#pragma once

#include <string>

#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// What the claim expects of the answers, in one clause.
std::string expectation(const Exam& exam, Contract contract);

/// The reference's view of one case: "touching at a corner, gap_sq = 0". A case that is no scene (P17
/// puts a NaN in it) is described by its defect.
std::string reference_view(const Case& scene);

/// One line a case, "numbers => answer (reference view)", then the expectation. For long purity exams
/// only two calls that disagree.
std::string explain(const Counterexample& counterexample, Contract contract);

/// The indices of the cases worth showing: all, or for purity the two that disagree.
std::vector<std::size_t> telling_cases(const Counterexample& counterexample);

}  // namespace tangency::properties
