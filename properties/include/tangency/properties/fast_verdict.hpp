// SPDX-License-Identifier: MIT
// The verdict by exact_filtered: fast, proven, and silent where it cannot decide. The reference has the last word.
#pragma once

#include <optional>
#include <span>

#include "tangency/properties/input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// The verdict on an input, or nothing where it takes the reference: of an angle next to a tie or beyond 2^20 radians, of a form
/// that exact_filtered does not know, and of a full extent whose half is no double beside a huge number. Needs a valid input. It
/// shares no code with the reference.
std::optional<reference::Verdict> fast_verdict(const Input& input);

/// The same for a run of inputs of one signature: verdicts[i] is that of inputs[i]. Needs as many places as inputs.
void fast_verdicts(std::span<const Input> inputs, std::span<std::optional<reference::Verdict>> verdicts);

/// As fast_verdict, with the stages of exact_filtered before this one left out (0 the filter, 4 the integers), so that
/// tests reach them all.
std::optional<reference::Verdict> fast_verdict_from(const Input& input, int first_stage);

}  // namespace tangency::properties
