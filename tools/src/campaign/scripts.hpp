// SPDX-License-Identifier: MIT
// Handing the shards of a campaign to those who schedule.
#pragma once

#include <cstdint>
#include <string>

#include "store.hpp"

namespace tangency::tools {

/// A batch script for sbatch: an array of `tasks` jobs, which is what schedulers limit, each of which runs every
/// `tasks`-th shard. Of fuzzing a script for bash, which submits that once a round, with a job that merges behind it. `program` is the
/// command as the nodes find it.
std::string slurm_script(const CampaignFolder& folder, const std::string& program, std::uint64_t tasks);

/// A shell script that has GNU parallel run one shard a core of this machine, and of fuzzing merges each round.
std::string parallel_script(const CampaignFolder& folder, const std::string& program);

}  // namespace tangency::tools
