// SPDX-License-Identifier: MIT
// The subjects of a campaign: which can take part, and the functions themselves.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plan.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::tools {

/// The signatures of a built-in subject or mutant that are run in bulk.
std::vector<Signature> bulk_signatures_of(const std::string& name);

/// @name Each throws std::runtime_error with one line that names the word or file and has a hint.
/// @{

/// The SHA-256 of the file, which is `what` in complaints.
std::string hash_of_file(std::string_view what, const std::string& file);

/// What the plan requires of a subject whose record expects that level.
properties::Requirement requirement_of(const CampaignPlan& plan, Level expected);

/// A subject with what is required of it.
struct CampaignSubject {
    properties::Subject subject;
    properties::Requirement requirement;
};

/// The subjects of a plan, ready to be asked, in the order of the plan.
std::vector<CampaignSubject> subjects_of(const CampaignPlan& plan);
/// @}

}  // namespace tangency::tools
