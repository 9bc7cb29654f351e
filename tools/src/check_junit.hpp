// SPDX-License-Identifier: MIT
// The check as JUnit XML for CI pages.
#pragma once

#include <string>

#include "check.hpp"

namespace tangency::tools {

/// One suite with one test case a property: violated ones fail, what a death left undecided is an error, and what
/// does not bind is skipped with the reason.
std::string to_junit(const CheckOptions& options, const CheckResult& result);

}  // namespace tangency::tools
