// SPDX-License-Identifier: MIT
// The audit verb.
#pragma once

#include "command_line.hpp"

namespace tangency::tools {

/// Adds `audit`. Exit status: 0 everything landed where its record says, 1 not, 2 it could not run, 130 interrupted.
void add_audit_command(const CommandLine& line);

}  // namespace tangency::tools
