// SPDX-License-Identifier: MIT
// The folder of a campaign: its plan, the results of finished shards, and the state of those that were cut off.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "plan.hpp"
#include "sum.hpp"

namespace tangency::tools {

/// How much of a shard is done.
struct ShardResult {
    std::uint64_t shard = 0;
    std::uint64_t blocks = 0;  ///< of its own, that are in the sum; all of them: the shard is finished
    double seconds = 0;        ///< that they cost (CampaignSum::seconds)
};

/// Everything throws std::runtime_error with one line that names the file and has a hint.
class CampaignFolder {
public:
    /// Makes the folder, with the plan in it. Throws if it holds another plan.
    static CampaignFolder make(const std::filesystem::path& folder, const CampaignPlan& plan);
    /// Opens a folder in which shards were run.
    static CampaignFolder open(const std::filesystem::path& folder);

    /// The same with the shards of a round of fuzzing, counted from 1, in a folder of its own. `id` stands for all that they follow from.
    CampaignFolder in_round(std::uint64_t round, std::string id) const;
    std::filesystem::path folder_of_round(std::uint64_t round) const;

    const CampaignPlan& plan() const { return plan_; }
    const std::filesystem::path& folder() const { return folder_; }
    std::filesystem::path plan_file() const { return folder_ / "plan.json"; }
    std::filesystem::path report_file() const { return folder_ / "report.json"; }

    /// The names of the result files by shard, empty where there is none. Throws if two are of one shard, or one is of none.
    std::vector<std::string> find_finished() const;

    /// Whether the shard is finished. Throws if its result is damaged.
    bool is_finished(std::uint64_t shard) const;
    /// Adds the result in the file of a finished shard.
    ShardResult add_finished(std::uint64_t shard, const std::string& name, CampaignSum& sum) const;
    /// Adds what a shard that was cut off had done; nothing if it left nothing, or nothing whole.
    ShardResult add_unfinished(std::uint64_t shard, CampaignSum& sum) const;

    /// Writes what there is of a shard, under the name that says whether it is finished.
    void write(const ShardResult& result, const CampaignSum& sum) const;
    void write_report(const std::string& text) const;

private:
    CampaignFolder(std::filesystem::path folder, CampaignPlan plan);

    // Without a sum only what the file says of itself.
    ShardResult read(const std::filesystem::path& file, std::uint64_t shard, CampaignSum* sum) const;
    ShardResult read_finished(std::uint64_t shard, const std::string& name, CampaignSum* sum) const;

    std::filesystem::path folder_;
    CampaignPlan plan_;
    std::string id_;
    std::filesystem::path shards_;  ///< the folder of the results
};

}  // namespace tangency::tools
