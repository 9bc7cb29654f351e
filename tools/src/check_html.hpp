// SPDX-License-Identifier: MIT
// The check as a page for people: verdict, counterexamples drawn to scale, what held.
#pragma once

#include <string>

#include "check.hpp"

namespace tangency::tools {

/// The page. It stands alone: no script, no picture or style from elsewhere.
std::string to_html(const CheckOptions& options, const CheckResult& result);

}  // namespace tangency::tools
