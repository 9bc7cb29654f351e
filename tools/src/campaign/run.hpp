// SPDX-License-Identifier: MIT
// Running the blocks of a campaign, and what they add up to.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "plan.hpp"
#include "subjects.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::tools {

/// The plan with its subjects opened. Not for two threads at once.
class Campaign {
public:
    /// Throws as subjects_of does.
    explicit Campaign(CampaignPlan plan);

    const CampaignPlan& plan() const { return plan_; }
    const std::vector<CampaignSubject>& subjects() const { return subjects_; }

    /// A clock for what blocks cost: the seconds that this process has computed, so that a busy machine counts for nothing; of
    /// a plugin, which computes in another process, those that have passed.
    double seconds() const;

    /// The sum of no blocks.
    properties::GroupResult none() const;

    /// Runs one block: a pure function of the plan and the index. What `stop` ends early is not complete. Throws where a
    /// plugin does not answer.
    properties::GroupResult run_block(std::uint64_t index, const std::function<bool()>& stop) const;

    /// Asks again about the simplest violations of a sum and makes counterexamples of them, as an audit does at its end.
    void find_counterexamples(properties::GroupResult& sum) const;

private:
    properties::GroupResult run_cases(CampaignRange cases, const std::function<bool()>& stop) const;

    CampaignPlan plan_;
    std::vector<CampaignSubject> subjects_;
    std::vector<properties::Subject> asked_;
};

}  // namespace tangency::tools
