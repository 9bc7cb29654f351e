// SPDX-License-Identifier: MIT
// Running a shard so that it may be cut off anywhere, and putting the shards together.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "run.hpp"
#include "store.hpp"

namespace tangency::tools {

/// What long work of a campaign is told from outside, and tells.
struct CampaignWatch {
    const std::atomic<bool>* interrupted = nullptr;
    std::function<void(double share)> progress = [](double) {};

    bool is_interrupted() const { return interrupted != nullptr && interrupted->load(); }
};

enum class ShardEnd { finished, was_finished, interrupted };

/// Runs what is left of a shard and writes its result. Every few seconds, and when it is interrupted, it writes what there
/// is, to go on from there. Needs a shard of the plan. Throws std::runtime_error.
ShardEnd run_shard(const Campaign& campaign, const CampaignFolder& folder, std::uint64_t shard, const CampaignWatch& watch);

/// All blocks in one go, without a folder. Not complete if it was interrupted.
properties::GroupResult run_all(const Campaign& campaign, const CampaignWatch& watch);

/// The shards of a folder together.
struct Merged {
    properties::GroupResult sum;  ///< not complete if it was interrupted
    double seconds = 0;           ///< that all shards cost
    std::string missing;          ///< "3, 7 to 9"; empty if all are there, and the sum is of them all
};

/// Reads the shards in order, each once, and holds one at a time. Throws std::runtime_error where one is not as it should be.
Merged merge_shards(const Campaign& campaign, const CampaignFolder& folder, const CampaignWatch& watch);

}  // namespace tangency::tools
