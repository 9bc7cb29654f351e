// SPDX-License-Identifier: MIT
// The check of a broad phase: `check --answer pairs`.
#pragma once

#include <optional>
#include <string>

#include "check_words.hpp"
#include "json.hpp"
#include "outside.hpp"

namespace tangency::tools {

/// Tries the plugin or, if it is empty, the command. Returns the document, or nothing after one line in `complaint` on what is wrong
/// with the words. `again` is the command that runs it again. Throws CannotStart.
std::optional<Json> check_pairs(const CheckWords& words, const std::string& plugin, const std::string& command, const OutsideLimits& limits,
                                const std::string& again, std::string& complaint);

}  // namespace tangency::tools
