// SPDX-License-Identifier: MIT
// `tangency vectors generate|verify|run` as subcommands.
#pragma once

#include <iosfwd>

#include "command_line.hpp"

namespace tangency::vectors {

/// Adds the verbs. Exit status: 0 what was asked holds, 1 a case fails or a file is wrong, 2 it cannot be run, with one
/// line in `err`.
void add_vectors_command(const tools::CommandLine& line, std::ostream& out, std::ostream& err);

}  // namespace tangency::vectors
