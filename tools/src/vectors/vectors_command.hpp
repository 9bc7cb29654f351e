// SPDX-License-Identifier: MIT
// `tangency vectors generate|verify|run` as subcommands.
#pragma once

#include <CLI/App.hpp>
#include <iosfwd>

namespace tangency::vectors {

/// Adds the subcommands. When one is parsed, its exit status is stored in `exit_status`: 0 what was asked holds,
/// 1 a case fails or a file is wrong, 2 it cannot be run, with one line in `err`.
void add_vectors_command(CLI::App& app, std::ostream& out, std::ostream& err, int& exit_status);

}  // namespace tangency::vectors
