// SPDX-License-Identifier: MIT
// The verdict by exact_filtered: fast, proven, and silent where it cannot decide. The reference has the last word.
#pragma once

#include <optional>
#include <span>

#include "tangency/properties/case.hpp"
#include "tangency/reference/words.hpp"

namespace tangency::properties {

/// The verdict on a scene, or nothing where it takes the reference. Every straight box is decided, in each form, scalar
/// and dimension. Needs a valid scene. It shares no code with the reference.
std::optional<reference::Verdict> quick_verdict(const Case& scene);

/// The same for a run of scenes of one signature: verdicts[i] is that of scenes[i]. Needs as many places as scenes.
void quick_verdicts(std::span<const Case> scenes, std::span<std::optional<reference::Verdict>> verdicts);

/// As quick_verdict, with the stages of exact_filtered before this one left out (0 the filter, 4 the integers), so that
/// tests reach them all.
std::optional<reference::Verdict> quick_verdict_from(const Case& scene, int first_stage);

}  // namespace tangency::properties
