// SPDX-License-Identifier: MIT
// Finding the subjects of a campaign.
#include "subjects.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "numbers.hpp"
#include "outside.hpp"
#include "refuse.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/subjects/built_in.hpp"
#include "sha256.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

// Calls with the subject and the level expected of every built-in subject and mutant of that name.
template <class Visit>
void for_each_named(const std::string& name, Visit visit) {
    for (const subjects::BuiltIn& built_in : subjects::methods())
        if (built_in.subject.name == name) visit(built_in.subject, built_in.expected);
    for (const subjects::Mutant& mutant : subjects::mutants())
        if (mutant.subject.name == name) visit(mutant.subject, mutant.unbroken);
}

}  // namespace

std::vector<Signature> bulk_signatures_of(const std::string& name) {
    std::vector<Signature> signatures;
    for_each_named(name, [&](const properties::Subject& subject, Level) {
        if (properties::is_run_in_bulk(subject.signature)) signatures.push_back(subject.signature);
    });
    return signatures;
}

std::string hash_of_file(std::string_view what, const std::string& file) {
    const WholeFile whole = read_whole_file(file);
    if (!whole.fault.empty()) refuse("cannot read the {} {}: {}", what, quote_token(file), whole.fault);
    return sha256_text(whole.bytes);
}

properties::Requirement requirement_of(const CampaignPlan& plan, Level expected) {
    if (plan.require.empty()) return {.level = expected};
    const properties::RequirementReading reading = properties::read_requirement(plan.require, "");
    if (!reading.ok()) refuse("{}", reading.problem);
    return reading.requirement;
}

std::vector<CampaignSubject> subjects_of(const CampaignPlan& plan) {
    if (plan.plugin) {
        const CampaignPlugin& plugin = *plan.plugin;
        if (hash_of_file("plugin", plugin.file) != plugin.sha256)
            refuse("{} is another file than the plan was made of; bring that one back, or plan anew", plugin.file);
        return {{open_plugin(plugin.file, plan.signature, plugin.contract), requirement_of(plan, Level::banded)}};
    }
    std::vector<CampaignSubject> list;
    for (const std::string& name : plan.subjects)
        for_each_named(name, [&](const properties::Subject& subject, Level expected) {
            if (subject.signature == plan.signature) list.push_back({subject, requirement_of(plan, expected)});
        });
    if (list.size() != plan.subjects.size()) refuse("the plan names a subject that this tangency has not; plan anew");
    return list;
}

}  // namespace tangency::tools
