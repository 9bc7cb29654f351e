// SPDX-License-Identifier: MIT
// `tangency fuzz` as a subcommand.
#pragma once

#include <iosfwd>

#include "command_line.hpp"

namespace tangency::tools {

/// Adds the verbs fuzz explain, vector, finding and seeds. Exit status: 0 holds, 1 violated, 2 cannot run.
void add_fuzz_command(const CommandLine& line, std::ostream& out, std::ostream& err);

}  // namespace tangency::tools
