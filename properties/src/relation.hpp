// SPDX-License-Identifier: MIT
// What a property that compares answers asks of verdicts and numbers.
#pragma once

#include "tangency/properties/instance.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::properties {

/// Whether replies are to each other, or to the word expected, as the instance says: same, implies, hit or miss. Numbers that are not are
/// asked of the reference, and hold where each is right by itself (docs/answers.md): a number is never wrong by a relation alone.
bool relation_holds(const Instance& instance, const GivenAnswers& answers, Contract contract);

}  // namespace tangency::properties
