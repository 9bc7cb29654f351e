// SPDX-License-Identifier: MIT
// `tangency classify` as a subcommand.
#pragma once

#include <CLI/App.hpp>
#include <iosfwd>

namespace tangency::tools {

/// Registers `classify`, which runs as app.parse meets it and leaves 0 or 2 in exit_status.
/// The streams and exit_status must outlive the parse. Of standard streams it asks that they are not synchronised
/// with stdio, which makes them read characters singly, and that SIGPIPE is ignored, which would kill the process.
void add_classify_command(CLI::App& app, std::istream& in, std::ostream& out, std::ostream& err, int& exit_status);

}  // namespace tangency::tools
