// SPDX-License-Identifier: MIT
// Simpler drafts: towards small integers, the origin, round numbers.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "tangency/properties/property.hpp"

namespace tangency::properties {

/// How hard a draft is to read; shrinking only ever lowers it.
double complexity(const Draft& draft);

/// Drafts that are simpler than this one, the boldest first.
std::vector<Draft> simpler(const Draft& draft);

/// The simplest draft that greedy descent finds for which `still_fails` holds, asking at most `budget`
/// times. Returns the draft itself if nothing simpler fails.
Draft shrink(Draft draft, const std::function<bool(const Draft&)>& still_fails, std::size_t budget);

}  // namespace tangency::properties
