// SPDX-License-Identifier: MIT
// The search verb.
#pragma once

#include <CLI/CLI.hpp>

namespace tangency::tools {

/// Adds `search`; running it sets the exit status: 0 no right subject was blamed, 1 one was, 2 it could not run.
void add_search_command(CLI::App& app, int& status);

}  // namespace tangency::tools
