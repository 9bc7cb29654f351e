// SPDX-License-Identifier: MIT
// The audit as JSON, for programs.
#pragma once

#include <string>

#include "audit.hpp"

namespace tangency::tools {

/// report.json: the same audit gives the same text on every compiler, but for "seconds".
std::string to_json(const AuditResult& audit);

}  // namespace tangency::tools
