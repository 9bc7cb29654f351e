// SPDX-License-Identifier: MIT
// The search verb.
#pragma once

#include "command_line.hpp"

namespace tangency::tools {

/// Adds `search`. Exit status: 0 no right subject was blamed, 1 one was, 2 it could not run.
void add_search_command(const CommandLine& line);

}  // namespace tangency::tools
