// SPDX-License-Identifier: MIT
// The audit verb.
#pragma once

#include <CLI/CLI.hpp>

namespace tangency::tools {

/// Adds `audit`; running it sets the exit status: 0 everything landed where its record says, 1 not, 2 it
/// could not run, 130 interrupted.
void add_audit_command(CLI::App& app, int& status);

}  // namespace tangency::tools
