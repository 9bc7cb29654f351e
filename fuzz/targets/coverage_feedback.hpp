// SPDX-License-Identifier: MIT
// What makes an input worth keeping: not which lines of code it ran, but what it drew and what came of it.
#pragma once

#include "tangency/fuzz/played_input.hpp"

namespace tangency::fuzz {

/// Counts what was played and what came of it (the property or the kind, the generator's way, the sizes of the
/// row's numbers, the verdict, the answer) where libFuzzer looks for coverage, beside the coverage of code. Other drivers
/// see nothing of it.
void note_feedback(PlayedInput& played, bool answer);

}  // namespace tangency::fuzz
