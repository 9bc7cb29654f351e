// SPDX-License-Identifier: MIT
// The check as JSON for other programs.
#pragma once

#include <string>

#include "check.hpp"

namespace tangency::tools {

/// The version of the report's schema: it grows when a field is dropped or changes its meaning, not when one is added.
inline constexpr int check_report_version = 1;

/// The report that docs/command.md describes. The same check gives the same bytes, but for `seconds`.
std::string to_json(const CheckOptions& options, const CheckResult& result);

}  // namespace tangency::tools
