// SPDX-License-Identifier: MIT
// What the campaign verbs do of a fuzz campaign, each with its exit status (campaign_command.hpp).
#pragma once

#include <cstdint>
#include <string>

#include "campaign/shard.hpp"

namespace tangency::tools {

/// Runs a block of the fuzzer, a second at most, and says on standard error what the plan will cost, or what was found. False if it was interrupted.
bool tell_costs_of_fuzzing(const CampaignPlan& plan, const CampaignWatch& watch);

/// All rounds in one go. The report goes to the file `json`, if that is named.
int run_fuzzing(const CampaignPlan& plan, const std::string& json, const CampaignWatch& watch);

/// A shard of the first round that is not merged.
int run_fuzz_shard(const CampaignFolder& folder, std::uint64_t shard, const CampaignWatch& watch);

/// Merges the first round that is not merged, and after the last one prints the report and writes it, the corpus and the findings.
int merge_fuzz_round(const CampaignFolder& folder, const CampaignWatch& watch);

}  // namespace tangency::tools
