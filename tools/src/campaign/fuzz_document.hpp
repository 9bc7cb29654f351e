// SPDX-License-Identifier: MIT
// The report of a fuzz campaign as a document.
#pragma once

#include "fuzz_rounds.hpp"
#include "json.hpp"

namespace tangency::tools {

/// As campaign_report_version.
inline constexpr int fuzz_report_version = 1;

/// What docs/campaigns.md describes, after all rounds. As of a bulk campaign it has no times and no number of shards.
Json fuzz_document(const CampaignPlan& plan, const FuzzState& state);

}  // namespace tangency::tools
