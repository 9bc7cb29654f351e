// SPDX-License-Identifier: MIT
// What makes an input worth keeping: not which lines of code it ran, but which kind of row it was and what came of it.
#pragma once

#include "tangency/fuzz/question.hpp"
#include "tangency/fuzz/recipe.hpp"

namespace tangency::fuzz {

/// Counts the row's kind (its kind, region, verdict, the answer, how close to a tie, the property played) where
/// libFuzzer looks for coverage, beside the coverage of code. Other drivers see nothing of it.
void note_feedback(const Recipe& recipe, Question& question, bool answer);

/// The same of a row without a recipe.
void note_feedback(Question& question, bool answer);

}  // namespace tangency::fuzz
