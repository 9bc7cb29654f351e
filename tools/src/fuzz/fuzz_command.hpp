// SPDX-License-Identifier: MIT
// `tangency fuzz` as a subcommand.
#pragma once

#include <CLI/App.hpp>
#include <iosfwd>

namespace tangency::tools {

/// Adds the verbs fuzz explain, vector, finding and seeds. Running one sets `status` to the exit code.
void add_fuzz_command(CLI::App& app, std::ostream& out, std::ostream& err, int& status);

}  // namespace tangency::tools
