// SPDX-License-Identifier: MIT
// `tangency forms` as a subcommand.
#pragma once

#include <ostream>

#include "command_line.hpp"

namespace tangency::tools {

/// Adds `forms`. Exit status: 0, or 2 for bad usage.
void add_forms_command(const CommandLine& line, std::ostream& out, std::ostream& err);

}  // namespace tangency::tools
