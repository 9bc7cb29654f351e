// SPDX-License-Identifier: MIT
// The audit as one self-contained page for people.
#pragma once

#include <string>

#include "audit.hpp"

namespace tangency::tools {

/// One HTML file: no script, no request to anywhere, drawings as inline SVG. The same result gives the
/// same bytes; only the duration, in one place, may vary.
std::string to_html(const AuditResult& audit);

}  // namespace tangency::tools
