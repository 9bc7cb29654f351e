// SPDX-License-Identifier: MIT
// The subjects of a campaign: which can take part, and the functions themselves.
#pragma once

#include <string>
#include <vector>

#include "plan.hpp"
#include "signature_option.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::tools {

/// The words as the user wrote them; empty where an option is missing.
struct CampaignWords {
    SignatureArguments signature{};
    std::vector<std::string> subjects{};
    std::string plugin{}, contract{}, decide{}, require{};
    std::uint64_t seed = 1, cases = 0, shards = 1;
};

/// The plan that the words ask for. Throws std::runtime_error with one line that names the word and the mend.
CampaignPlan make_campaign(const CampaignWords& words);

/// A subject with what is required of it.
struct CampaignSubject {
    properties::Subject subject;
    properties::Requirement requirement;
};

/// The subjects of a plan, ready to be asked, in the order of the plan. Throws std::runtime_error if one is not there, or the
/// plugin is another file than the plan has.
std::vector<CampaignSubject> subjects_of(const CampaignPlan& plan);

}  // namespace tangency::tools
