// SPDX-License-Identifier: MIT
// Simpler drafts: towards small integers, the origin, round numbers.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
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

/// The same, for a subject that answers many questions as fast as one: `first_failing` gets up to `batch` drafts
/// and says which is the first that fails. With equal answers the result is that of asking one by one.
Draft shrink_in_batches(Draft draft, const std::function<std::optional<std::size_t>(std::span<const Draft>)>& first_failing,
                        std::size_t batch, std::size_t budget);

}  // namespace tangency::properties
