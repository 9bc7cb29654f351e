// SPDX-License-Identifier: MIT
// The scripts for Slurm and GNU parallel.
#include "scripts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace tangency::tools {
namespace {

// One word of a shell, whatever is in it.
std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char character : word) text += character == '\'' ? std::string("'\\''") : std::string(1, character);
    return text + '\'';
}

std::string command_of(const CampaignFolder& folder, const std::string& program, std::string_view shard) {
    const std::filesystem::path plan = std::filesystem::absolute(folder.plan_file()).lexically_normal();
    return fmt::format("{} campaign run {} --shard {} --out {}", quoted(program), quoted(plan.string()), shard,
                       quoted(plan.parent_path().string()));
}

}  // namespace

std::string slurm_script(const CampaignFolder& folder, const std::string& program, std::uint64_t tasks) {
    const std::uint64_t shards = folder.plan().shards;
    tasks = std::min(tasks, shards);
    const std::filesystem::path place = std::filesystem::absolute(folder.plan_file()).lexically_normal().parent_path();
    return fmt::format(R"(#!/bin/bash
# The shards of {0}, for sbatch. What was cut off goes on where it was, so a job that failed, was preempted or
# ran out of time is submitted again as it is: sbatch --array=INDEX, or scontrol requeue. Times and partitions are
# options of sbatch: sbatch --time=4:00:00 --partition=long SCRIPT.
#SBATCH --job-name=tangency
#SBATCH --array=0-{1}
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output="{0}/slurm-%a.log"
set -euo pipefail
for ((shard = SLURM_ARRAY_TASK_ID; shard < {2}; shard += {3})); do
    {4}
done
)",
                       place.string(), tasks - 1, shards, tasks, command_of(folder, program, "$shard"));
}

std::string parallel_script(const CampaignFolder& folder, const std::string& program) {
    return fmt::format(R"(#!/bin/bash
# One shard a core, on this machine. Ctrl-C ends it; run again, it goes on where it was. Options of parallel are added as they
# are: bash SCRIPT --jobs 4.
set -euo pipefail
seq 0 {} | parallel --halt soon,fail=1 "$@" {}
)",
                       folder.plan().shards - 1, quoted(command_of(folder, program, "{}")));
}

}  // namespace tangency::tools
