// SPDX-License-Identifier: MIT
// What a user asks of a campaign, in the words of the command's options.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "campaign/plan.hpp"
#include "signature_option.hpp"

namespace tangency::tools {

/// The words as the user wrote them; empty where an option is missing.
struct CampaignWords {
    SignatureArguments signature{};
    std::vector<std::string> subjects{};
    std::string plugin{}, contract{}, decide{}, require{}, fuzzer{}, corpus{};
    std::uint64_t seed = 1, cases = 0, shards = 1;
    std::optional<std::uint64_t> rounds{};
};

/// The plan that the words ask for. Throws std::runtime_error with one line that names the word and has a hint.
CampaignPlan make_campaign(const CampaignWords& words);

}  // namespace tangency::tools
