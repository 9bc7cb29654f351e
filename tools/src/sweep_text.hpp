// SPDX-License-Identifier: MIT
// What reports say of a sweep: who decided, and what went wrong.
#pragma once

#include <string>

#include "report_json_parts.hpp"
#include "tangency/properties/sweep.hpp"

namespace tangency::tools {

/// One line on a case that exact_filtered and the reference decide differently.
std::string alarm_text(const properties::SweepAlarm& alarm);

/// "20,000,000 swept: ... decided by exact_filtered, ..." in one line, without a line end.
std::string sweep_line(const properties::SweepTally& sweep);

/// The object `sweep` of docs/command.md.
Json sweep_json(const properties::SweepTally& sweep);

}  // namespace tangency::tools
