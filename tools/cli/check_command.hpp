// SPDX-License-Identifier: MIT
// `tangency check` as a subcommand.
#pragma once

#include "command_line.hpp"

namespace tangency::tools {

/// Adds `check`. Exit status: 0 holds, 1 violations, 2 cannot run.
void add_check_command(const CommandLine& line);

}  // namespace tangency::tools
