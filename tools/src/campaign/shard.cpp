// SPDX-License-Identifier: MIT
// The blocks of shards one after the other.
#include "shard.hpp"
#include "refuse.hpp"

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

std::string_view text_of(ShardEnd end) {
    switch (end) {
        case ShardEnd::finished: return "finished";
        case ShardEnd::was_finished: return "was finished before";
        default: return "interrupted; run it again to go on";
    }
}

ShardEnd run_shard(CampaignSum& sum, const CampaignFolder& folder, std::uint64_t shard, const CampaignWatch& watch) {
    if (folder.is_finished(shard)) return ShardEnd::was_finished;
    const CampaignRange blocks = folder.plan().blocks_of_shard(shard);
    ShardResult result = folder.add_unfinished(shard, sum);
    // Before the work, so that a folder which takes no file costs none of it.
    folder.write(result, sum);
    auto written = Clock::now();
    while (result.blocks < blocks.size()) {
        const double start = sum.seconds();
        const bool complete = sum.run_block(blocks.first + result.blocks, [&watch] { return watch.is_interrupted(); });
        if (complete) {
            result.seconds += sum.seconds() - start;
            ++result.blocks;
        }
        const bool is_over = !complete || result.blocks == blocks.size();
        if (is_over || seconds_since(written) >= seconds_between_writes) {
            folder.write(result, sum);
            written = Clock::now();
        }
        if (!complete) return ShardEnd::interrupted;
        watch.progress(static_cast<double>(result.blocks) / static_cast<double>(blocks.size()));
    }
    return ShardEnd::finished;
}

bool run_all(CampaignSum& sum, std::uint64_t blocks, const CampaignWatch& watch) {
    for (std::uint64_t block = 0; block < blocks; ++block) {
        if (!sum.run_block(block, [&watch] { return watch.is_interrupted(); })) return false;
        watch.progress(static_cast<double>(block + 1) / static_cast<double>(blocks));
    }
    return true;
}

Merged merge_shards(CampaignSum& sum, const CampaignFolder& folder, const CampaignWatch& watch) {
    const std::vector<std::string> names = folder.find_finished();
    Merged merged{.missing = list_missing(names)};
    if (!merged.missing.empty()) return merged;
    for (std::uint64_t shard = 0; shard < names.size(); ++shard) {
        merged.complete = !watch.is_interrupted();
        if (!merged.complete) return merged;
        merged.seconds += folder.add_finished(shard, names[shard], sum).seconds;
        watch.progress(static_cast<double>(shard + 1) / static_cast<double>(names.size()));
    }
    return merged;
}

void refuse_missing(const CampaignFolder& folder, const Merged& merged, std::string_view whose) {
    refuse("of {} shards{} these are missing in {}: {}; run each: tangency campaign run {} --shard I --out {}", folder.plan().shards, whose,
           folder.folder().string(), merged.missing, folder.plan_file().string(), folder.folder().string());
}

}  // namespace tangency::tools
