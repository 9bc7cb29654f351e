// SPDX-License-Identifier: MIT
// Finding the subjects of a campaign.
#include "subjects.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "audit.hpp"
#include "numbers.hpp"
#include "outside.hpp"
#include "tangency/subjects/built_in.hpp"
#include "vectors/sha256.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

constexpr std::array<std::string_view, 2> deciders{"exact_filtered", "reference"};

[[noreturn]] void refuse(const std::string& complaint) { throw std::runtime_error(complaint); }

// What a reader of options says on a stream, thrown.
template <class Read>
auto read_or_refuse(Read read) {
    std::ostringstream complaint;
    auto value = read(complaint);
    if (value) return *value;
    std::string line = complaint.str();
    line.erase(0, std::string_view("tangency: ").size());
    refuse(line.substr(0, line.find('\n')));
}

std::size_t read_word(std::string_view option, const std::string& word, std::span<const std::string_view> valid) {
    return read_or_refuse([&](std::ostream& err) { return find_word("campaign plan", option, word, valid, err); });
}

// Calls with the subject and the level expected of every built-in subject and mutant of that name.
template <class Visit>
void for_each_named(const std::string& name, Visit visit) {
    for (const subjects::BuiltIn& built_in : subjects::methods())
        if (built_in.subject.name == name) visit(built_in.subject, built_in.expected);
    for (const subjects::Mutant& mutant : subjects::mutants())
        if (mutant.subject.name == name) visit(mutant.subject, mutant.unbroken);
}

bool is_in_bulk(const Signature& signature) { return is_axis_aligned_box_ball(signature) && signature.answer == AnswerKind::boolean; }

// The signatures of the subject that a bulk run serves and the words leave.
std::vector<Signature> signatures_of(const std::string& name, const SignatureArguments& words) {
    std::vector<Signature> all, left;
    for_each_named(name, [&](const properties::Subject& subject, Level) {
        const Signature& signature = subject.signature;
        if (!is_in_bulk(signature)) return;
        all.push_back(signature);
        const bool fits = (words.form.empty() || words.form == form_name(signature)) &&
                          (words.scalar.empty() || words.scalar == name_of(signature.scalar)) &&
                          (words.dim.empty() || words.dim == std::to_string(signature.dim));
        if (fits) left.push_back(signature);
    });
    if (all.empty()) refuse(fmt::format("{} is not of a ball and a box along the axes, and campaigns serve no other bulk run", name));
    return left;
}

std::string names_of(const std::vector<Signature>& signatures) {
    std::string text;
    for (const Signature& signature : signatures)
        text += fmt::format("{}{} {} {}-D", text.empty() ? "" : ", ", form_name(signature), name_of(signature.scalar), signature.dim);
    return text;
}

// The one signature in which all subjects are tried, 2-D where the words leave both.
Signature find_signature(const CampaignWords& words) {
    if (!words.signature.form.empty()) read_word("form", words.signature.form, names_of_forms(Question::box_ball));
    if (!words.signature.scalar.empty()) read_word("scalar", words.signature.scalar, scalar_names);
    const SignatureArguments any{};
    std::vector<Signature> common;
    for (std::size_t i = 0; i < words.subjects.size(); ++i) {
        const std::vector<Signature> here = signatures_of(words.subjects[i], words.signature);
        if (i == 0) common = here;
        std::erase_if(common, [&](const Signature& signature) { return std::ranges::find(here, signature) == here.end(); });
    }
    if (common.empty()) {
        std::string text;
        for (const std::string& name : words.subjects) text += fmt::format("; {} is tried as {}", name, names_of(signatures_of(name, any)));
        refuse("no signature is of these words and of every subject" + text);
    }
    const auto is_plane = [](const Signature& signature) { return signature.dim == 2; };
    if (words.signature.dim.empty() && std::ranges::any_of(common, is_plane))
        std::erase_if(common, [&](const Signature& signature) { return !is_plane(signature); });
    if (common.size() > 1)
        refuse(
            fmt::format("{} is tried as {}; say which by --form, --scalar and --dim", fmt::join(words.subjects, ", "), names_of(common)));
    return common.front();
}

WholeFile read_plugin(const std::string& file) {
    WholeFile whole = read_whole_file(file);
    if (!whole.fault.empty()) refuse(fmt::format("cannot read the plugin {}: {}", quote_token(file), whole.fault));
    return whole;
}

void plan_plugin(const CampaignWords& words, CampaignPlan& plan) {
    plan.signature = read_or_refuse([&](std::ostream& err) { return read_signature("campaign plan", words.signature, err); });
    if (!is_in_bulk(plan.signature))
        refuse(
            fmt::format("{} is not of a ball and a box along the axes, and campaigns serve no other bulk run", form_name(plan.signature)));
    const auto contract = static_cast<Contract>(read_word("contract", words.contract, contract_names));
    plan.plugin = CampaignPlugin{std::filesystem::absolute(words.plugin).lexically_normal().string(),
                                 vectors::sha256_text(read_plugin(words.plugin).bytes), contract};
}

properties::Requirement requirement_of(const CampaignPlan& plan, Level expected) {
    if (plan.require.empty()) return {.level = expected};
    const properties::RequirementReading reading = properties::read_requirement(plan.require, "");
    if (!reading.ok()) refuse(reading.problem);
    return reading.requirement;
}

}  // namespace

CampaignPlan make_campaign(const CampaignWords& words) {
    if (words.plugin.empty() == words.subjects.empty()) refuse("campaign plan needs either --subject NAME or --plugin FILE.so");
    if (const auto unknown = unknown_subjects(words.subjects); !unknown.empty())
        refuse(fmt::format("there is no subject named {}; tangency audit --list names them all", quote_token(unknown.front())));
    CampaignPlan plan{
        .subjects = words.subjects, .require = words.require, .seed = words.seed, .cases = words.cases, .shards = words.shards};
    if (words.plugin.empty())
        plan.signature = find_signature(words);
    else
        plan_plugin(words, plan);
    const bool is_of_exact_filtered =
        std::ranges::any_of(words.subjects, [](const std::string& name) { return name.starts_with("exact_filtered"); });
    // Its own answers would hold exact_filtered to nothing.
    plan.by_reference = words.decide.empty() ? is_of_exact_filtered : read_word("decide", words.decide, deciders) == 1;
    if (plan.cases == 0) refuse("--cases must be 1 or more");
    plan.block = block_of(plan.cases);
    if (plan.shards == 0) refuse("--shards must be 1 or more");
    if (const std::uint64_t most = std::min(plan.blocks(), most_shards); plan.shards > most)
        refuse(fmt::format("--shards {} is too many: {} cases are {} blocks of {}; give {} or less", plan.shards, plan.cases, plan.blocks(),
                           plan.block, most));
    requirement_of(plan, Level::none);
    return plan;
}

std::vector<CampaignSubject> subjects_of(const CampaignPlan& plan) {
    if (plan.plugin) {
        const CampaignPlugin& plugin = *plan.plugin;
        if (vectors::sha256_text(read_plugin(plugin.file).bytes) != plugin.sha256)
            refuse(fmt::format("{} is another file than the plan was made of; bring that one back, or plan anew", plugin.file));
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
