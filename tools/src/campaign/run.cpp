// SPDX-License-Identifier: MIT
// A block of a campaign as a part of a bulk run.
#include "run.hpp"

#include <time.h>

#include <algorithm>

#include "outside.hpp"
#include "refuse.hpp"

namespace tangency::tools {
namespace {

// A plugin answers in a process of its own, and handing it the cases takes as long as many answers.
constexpr std::size_t put_to_plugin_at_once = 16384;

void leave_undecided(std::span<const properties::Input>, std::span<std::optional<reference::Verdict>> verdicts) {
    std::ranges::fill(verdicts, std::nullopt);
}

}  // namespace

Campaign::Campaign(CampaignPlan plan) : plan_(std::move(plan)), subjects_(subjects_of(plan_)) {
    for (const CampaignSubject& each : subjects_) asked_.push_back(each.subject);
}

double Campaign::seconds() const {
    timespec now{};
    clock_gettime(plan_.plugin ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

properties::GroupResult Campaign::run_cases(CampaignRange cases, const std::function<bool()>& stop) const {
    properties::TrialOptions trial{.seed = plan_.seed, .effort = 0};
    trial.exhaustive = false;
    trial.explains = false;
    trial.bulk = cases.size();
    trial.bulk_from = cases.first;
    trial.stop = stop;
    if (plan_.plugin) trial.block = put_to_plugin_at_once;
    if (plan_.by_reference) trial.fast = leave_undecided;
    try {
        return properties::try_subjects(plan_.signature, asked_, trial);
    } catch (const SubjectDied& died) {
        // Who ends a job ends every process of it, the plugin's too.
        if (stop()) {
            properties::GroupResult open = none();
            open.complete = false;
            return open;
        }
        refuse("{}; tangency check --plugin shows on what, and a campaign needs an answer to all", died.what());
    }
}

properties::GroupResult Campaign::none() const {
    return run_cases({}, [] { return false; });
}

properties::GroupResult Campaign::run_block(std::uint64_t index, const std::function<bool()>& stop) const {
    return run_cases(plan_.cases_of_block(index), stop);
}

void Campaign::find_counterexamples(properties::GroupResult& sum) const {
    const properties::TrialOptions trial{.seed = plan_.seed, .effort = 0};
    properties::find_counterexamples(sum, asked_, trial);
}

}  // namespace tangency::tools
