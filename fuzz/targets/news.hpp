// SPDX-License-Identifier: MIT
// What makes an input worth keeping: not which lines of code it ran, but which sort of scene it was and what came of it.
#pragma once

#include "tangency/fuzz/construction.hpp"
#include "tangency/fuzz/question.hpp"

namespace tangency::fuzz {

/// Counts the scene's sort (its kind, region, verdict, the answer, how close to a tie, the property played) where
/// libFuzzer looks for news, beside the coverage of code. Other drivers see nothing of it.
void note_news(const Construction& construction, Question& question, bool answer);

/// The same of a scene without a construction.
void note_news(Question& question, bool answer);

}  // namespace tangency::fuzz
