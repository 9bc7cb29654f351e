// SPDX-License-Identifier: MIT
// The scripts for Slurm and GNU parallel.
#include "scripts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "command_line.hpp"

namespace tangency::tools {
namespace {

std::filesystem::path place_of(const CampaignFolder& folder) {
    return std::filesystem::absolute(folder.plan_file()).lexically_normal().parent_path();
}

std::string run_command(const CampaignFolder& folder, const std::string& program, std::string_view shard) {
    const std::filesystem::path place = place_of(folder);
    return fmt::format("{} campaign run {} --shard {} --out {}", shell_quoted(program), shell_quoted((place / "plan.json").string()), shard,
                       shell_quoted(place.string()));
}

std::string merge_command(const CampaignFolder& folder, const std::string& program) {
    return fmt::format("{} campaign merge {}", shell_quoted(program), shell_quoted(place_of(folder).string()));
}

// An array that runs the shards, of fuzzing those of a round.
std::string array_script(const CampaignFolder& folder, const std::string& program, std::uint64_t tasks) {
    const std::uint64_t shards = folder.plan().shards;
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
                       place_of(folder).string(), tasks - 1, shards, tasks, run_command(folder, program, "$shard"));
}

std::string rounds_script(const CampaignFolder& folder, const std::string& program, std::uint64_t tasks) {
    return fmt::format(R"(#!/bin/bash
# Submits the rounds of {0}: an array that runs the shards, a job that merges them, the next array, and so on, each
# when the one before has ended. Who comes runs whatever is missing of the round that is not merged, so shards that were cut off
# are run by the next array; rounds that are left at the end are had by submitting all of it again. Options of sbatch
# are added as they are: bash SCRIPT --time=4:00:00 --partition=long.
set -euo pipefail
after=()
for ((round = 1; round <= {1}; ++round)); do
    shards=$(sbatch --parsable ${{after[@]+"${{after[@]}}"}} "$@" <<'SHARDS'
{2}SHARDS
)
    merge=$(sbatch --parsable --dependency="afterany:${{shards%%;*}}" "$@" <<'MERGE'
#!/bin/bash
#SBATCH --job-name=tangency-merge
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output="{0}/slurm-merge.log"
{3}
MERGE
)
    after=(--dependency="afterany:${{merge%%;*}}")
    echo "round $round: jobs $shards and $merge"
done
)",
                       place_of(folder).string(), folder.plan().fuzzer->rounds, array_script(folder, program, tasks),
                       merge_command(folder, program));
}

}  // namespace

std::string slurm_script(const CampaignFolder& folder, const std::string& program, std::uint64_t tasks) {
    tasks = std::min(tasks, folder.plan().shards);
    return folder.plan().fuzzer ? rounds_script(folder, program, tasks) : array_script(folder, program, tasks);
}

std::string parallel_script(const CampaignFolder& folder, const std::string& program) {
    const std::string shards = fmt::format("seq 0 {} | parallel --halt soon,fail=1 \"$@\" {}", folder.plan().shards - 1,
                                           shell_quoted(run_command(folder, program, "{}")));
    std::string work = shards + '\n';
    if (folder.plan().fuzzer)
        work = fmt::format("until [[ -e {0} ]]; do\n    {1}\n    {2}\ndone\n", shell_quoted((place_of(folder) / "report.json").string()),
                           shards, merge_command(folder, program));
    return fmt::format(R"(#!/bin/bash
# One shard a core, on this machine. Ctrl-C ends it; run again, it goes on where it was. Options of parallel are added as they
# are: bash SCRIPT --jobs 4.
set -euo pipefail
{})",
                       work);
}

}  // namespace tangency::tools
