// SPDX-License-Identifier: MIT
// `tangency draw` as a subcommand.
#pragma once

#include <ostream>

#include "command_line.hpp"

namespace tangency::tools {

/// Adds the verb: inputs of every kind with their verdicts, a line each, for programs that generate tests.
void add_draw_command(const CommandLine& line, std::ostream& out, std::ostream& err);

}  // namespace tangency::tools
