// SPDX-License-Identifier: MIT
// The campaign verbs.
#pragma once

#include "command_line.hpp"

namespace tangency::tools {

/// Adds `campaign plan|run|merge|slurm|parallel`. Exit status: 0 done, and of a report that what is required holds; 1 the report
/// says that it does not; 2 it could not be run, or shards are missing; 130 a run was interrupted, and goes on when it is run
/// again.
void add_campaign_command(const CommandLine& line);

}  // namespace tangency::tools
