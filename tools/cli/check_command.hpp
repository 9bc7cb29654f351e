// SPDX-License-Identifier: MIT
// `tangency check` as a subcommand.
#pragma once

#include <CLI/App.hpp>

namespace tangency::tools {

/// Adds the check verb. Running it sets `status` to the exit code: 0 holds, 1 violations, 2 cannot run.
void add_check_command(CLI::App& app, int& status);

}  // namespace tangency::tools
