// SPDX-License-Identifier: MIT
// `tangency classify` as a subcommand.
#pragma once

#include <iosfwd>

#include "command_line.hpp"

namespace tangency::tools {

/// Adds `classify`. Exit status: 0 or 2. The streams must outlive the command line. Of standard streams it asks that
/// they are not synchronised with stdio, which makes them read characters singly, and that SIGPIPE is ignored, which
/// would kill the process.
void add_classify_command(const CommandLine& line, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace tangency::tools
