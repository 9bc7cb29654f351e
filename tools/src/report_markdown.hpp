// SPDX-License-Identifier: MIT
// The audit as Markdown: the page that docs/ keeps and a test holds against every run.
#pragma once

#include <string>

#include "audit.hpp"

namespace tangency::tools {

/// report.md: methods, findings, properties, kill matrix and inputs. Holds no times, so the same seed
/// gives the same bytes on every compiler.
std::string to_markdown(const AuditResult& audit);

}  // namespace tangency::tools
