// SPDX-License-Identifier: MIT
// The folder of a campaign: its plan, the results of finished shards, and the state of those that were cut off.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "plan.hpp"
#include "shard_json.hpp"

namespace tangency::tools {

/// Everything throws std::runtime_error with one line that names the file and the mend.
class CampaignFolder {
public:
    /// Makes the folder, with the plan in it. Throws if it holds another plan.
    static CampaignFolder make(const std::filesystem::path& folder, const CampaignPlan& plan);
    /// Opens a folder in which shards were run.
    static CampaignFolder open(const std::filesystem::path& folder);

    const CampaignPlan& plan() const { return plan_; }
    std::filesystem::path plan_file() const { return folder_ / "plan.json"; }
    std::filesystem::path report_file() const { return folder_ / "report.json"; }

    /// The names of the result files by shard, empty where there is none. Throws if two are of one shard, or one is of none.
    std::vector<std::string> find_finished() const;

    /// Whether the shard is finished. Throws if its result is damaged. `none` is the sum of no blocks.
    bool is_finished(std::uint64_t shard, properties::GroupResult none) const;
    /// The result in the file of a finished shard.
    ShardResult read_finished(std::uint64_t shard, const std::string& name, properties::GroupResult none) const;
    /// What a shard that was cut off had done; nothing if it left nothing, or nothing whole.
    std::optional<ShardResult> read_unfinished(std::uint64_t shard, properties::GroupResult none) const;

    /// Writes what there is of a shard, under the name that says whether it is finished.
    void write(const ShardResult& result) const;
    void write_report(const std::string& text) const;

private:
    CampaignFolder(std::filesystem::path folder, CampaignPlan plan);

    ShardResult read(const std::filesystem::path& file, std::uint64_t shard, properties::GroupResult none) const;

    std::filesystem::path folder_;
    CampaignPlan plan_;
    std::string id_;
};

/// Writes a file so that it has its old content or the new one, whatever happens meanwhile. Throws std::runtime_error.
void write_at_once(const std::filesystem::path& file, const std::string& text);

}  // namespace tangency::tools
