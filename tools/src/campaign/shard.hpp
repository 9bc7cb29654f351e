// SPDX-License-Identifier: MIT
// Running a shard so that it may be cut off anywhere, and putting the shards together.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "store.hpp"
#include "sum.hpp"

namespace tangency::tools {

/// What long work of a campaign is told from outside, and tells.
struct CampaignWatch {
    const std::atomic<bool>* interrupted = nullptr;
    std::function<void(double share)> progress = [](double) {};

    bool is_interrupted() const { return interrupted != nullptr && interrupted->load(); }
};

enum class ShardEnd { finished, was_finished, interrupted };

/// "finished", "was finished before" or "interrupted; run it again to go on".
std::string_view text_of(ShardEnd end);

/// Runs what is left of a shard and writes its result. Every few seconds, and when it is interrupted, it writes what there
/// is, to go on from there. Needs a shard of the plan, and a sum of no blocks. Throws std::runtime_error.
ShardEnd run_shard(CampaignSum& sum, const CampaignFolder& folder, std::uint64_t shard, const CampaignWatch& watch);

/// Adds that many blocks, from the first on, in one go and without a folder. False if it was interrupted.
bool run_all(CampaignSum& sum, std::uint64_t blocks, const CampaignWatch& watch);

/// How shards were put together.
struct Merged {
    bool complete = true;  ///< false if it was interrupted
    double seconds = 0;    ///< that all shards cost
    std::string missing;   ///< "3, 7 to 9"; empty if all are there, and were added
};

/// Adds the shards in order, each once, and holds one at a time. Throws std::runtime_error where one is not as it should be.
Merged merge_shards(CampaignSum& sum, const CampaignFolder& folder, const CampaignWatch& watch);

/// Throws std::runtime_error, which names the missing shards and the command that runs one. `whose` is empty or " of round 3".
[[noreturn]] void refuse_missing(const CampaignFolder& folder, const Merged& merged, std::string_view whose = "");

}  // namespace tangency::tools
