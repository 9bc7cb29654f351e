// SPDX-License-Identifier: MIT
// The blocks of shards one after the other.
#include "shard.hpp"

#include <fmt/format.h>

#include <chrono>
#include <vector>

namespace tangency::tools {
namespace {

using Clock = std::chrono::steady_clock;

// What is lost when a machine dies is little beside what a shard takes, and so is the writing.
constexpr double seconds_between_writes = 10;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// The numbers that nothing stands for, as runs: "3, 7 to 9", the first few of them.
std::string list_missing(const std::vector<std::string>& names) {
    constexpr int most_listed = 8;
    std::string text;
    int listed = 0;
    for (std::size_t first = 0; first < names.size(); ++first) {
        if (!names[first].empty()) continue;
        std::size_t last = first;
        while (last + 1 < names.size() && names[last + 1].empty()) ++last;
        if (listed++ == most_listed) return text + " and others";
        text += fmt::format("{}{}", text.empty() ? "" : ", ", first);
        if (last > first) text += fmt::format(" to {}", last);
        first = last;
    }
    return text;
}

}  // namespace

ShardEnd run_shard(const Campaign& campaign, const CampaignFolder& folder, std::uint64_t shard, const CampaignWatch& watch) {
    const properties::GroupResult none = campaign.none();
    if (folder.is_finished(shard, none)) return ShardEnd::was_finished;
    const CampaignRange blocks = campaign.plan().blocks_of_shard(shard);
    ShardResult result = folder.read_unfinished(shard, none).value_or(ShardResult{.shard = shard, .sum = none});
    // Before the work, so that a folder which takes no file costs none of it.
    folder.write(result);
    auto written = Clock::now();
    while (result.blocks < blocks.size()) {
        const double start = campaign.seconds();
        const properties::GroupResult block = campaign.run_block(blocks.first + result.blocks, [&watch] { return watch.is_interrupted(); });
        if (block.complete) {
            result.sum.add(block);
            result.seconds += campaign.seconds() - start;
            ++result.blocks;
        }
        const bool is_over = !block.complete || result.blocks == blocks.size();
        if (is_over || seconds_since(written) >= seconds_between_writes) {
            folder.write(result);
            written = Clock::now();
        }
        if (!block.complete) return ShardEnd::interrupted;
        watch.progress(static_cast<double>(result.blocks) / static_cast<double>(blocks.size()));
    }
    return ShardEnd::finished;
}

properties::GroupResult run_all(const Campaign& campaign, const CampaignWatch& watch) {
    properties::GroupResult sum = campaign.none();
    const std::uint64_t blocks = campaign.plan().blocks();
    for (std::uint64_t block = 0; block < blocks && sum.complete; ++block) {
        sum.add(campaign.run_block(block, [&watch] { return watch.is_interrupted(); }));
        watch.progress(static_cast<double>(block + 1) / static_cast<double>(blocks));
    }
    return sum;
}

Merged merge_shards(const Campaign& campaign, const CampaignFolder& folder, const CampaignWatch& watch) {
    const properties::GroupResult none = campaign.none();
    const std::vector<std::string> names = folder.find_finished();
    Merged merged{.sum = none, .missing = list_missing(names)};
    if (!merged.missing.empty()) return merged;
    for (std::uint64_t shard = 0; shard < names.size(); ++shard) {
        merged.sum.complete = !watch.is_interrupted();
        if (!merged.sum.complete) return merged;
        const ShardResult result = folder.read_finished(shard, names[shard], none);
        merged.sum.add(result.sum);
        merged.seconds += result.seconds;
        watch.progress(static_cast<double>(shard + 1) / static_cast<double>(names.size()));
    }
    return merged;
}

}  // namespace tangency::tools
