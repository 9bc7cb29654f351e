// SPDX-License-Identifier: MIT
// Cutting a campaign into shards, and its plan as a document.
#include "plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>

#include "document.hpp"
#include "refuse.hpp"
#include "tangency/properties/bulk.hpp"
#include "sha256.hpp"

namespace tangency::tools {
namespace {

constexpr std::uint64_t largest_block = 1 << 20;

Json json_without_id(const CampaignPlan& plan) {
    Json json{{"report", "tangency campaign plan"}, {"tangency", TANGENCY_VERSION}};
    add_campaign(json, plan);
    json["shards"] = plan.shards;
    return json;
}

CampaignFuzzer fuzzer_of(Part json) {
    CampaignFuzzer fuzzer{text_of(json, "file"), text_of(json, "sha256")};
    for (const Part flag : json["flags"]) fuzzer.flags.push_back(flag.text());
    if (has_value(json, "corpus")) fuzzer.corpus = CampaignCorpus{text_of(json["corpus"], "folder"), text_of(json["corpus"], "sha256")};
    fuzzer.rounds = count_of(json, "rounds");
    return fuzzer;
}

Json fuzzer_json(const CampaignFuzzer& fuzzer) {
    Json corpus;
    if (fuzzer.corpus) corpus = {{"folder", fuzzer.corpus->folder}, {"sha256", fuzzer.corpus->sha256}};
    return {{"file", fuzzer.file}, {"sha256", fuzzer.sha256}, {"flags", fuzzer.flags}, {"corpus", corpus}, {"rounds", fuzzer.rounds}};
}

void read_bulk(Part json, CampaignPlan& plan) {
    plan.signature = signature_of(json);
    for (const Part name : json["subjects"]) plan.subjects.push_back(name.text());
    if (has_value(json, "plugin")) {
        const Part plugin = json["plugin"];
        plan.plugin = CampaignPlugin{text_of(plugin, "file"), text_of(plugin, "sha256"), contract_of(plugin)};
    }
    plan.by_reference = text_of(json, "decided_by") == "reference";
    if (has_value(json, "require")) plan.require = text_of(json, "require");
}

void add_bulk(Json& json, const CampaignPlan& plan) {
    add_signature(json, plan.signature);
    json["subjects"] = plan.subjects;
    json["plugin"] = nullptr;
    if (plan.plugin)
        json["plugin"] = {{"file", plan.plugin->file}, {"sha256", plan.plugin->sha256}, {"contract", name_of(plan.plugin->contract)}};
    json["decided_by"] = plan.by_reference ? "reference" : "exact_filtered";
    json["require"] = plan.require.empty() ? Json(nullptr) : Json(plan.require);
}

CampaignPlan plan_of(Part json) {
    CampaignPlan plan;
    if (json.contains("fuzzer"))
        plan.fuzzer = fuzzer_of(json["fuzzer"]);
    else
        read_bulk(json, plan);
    plan.seed = count_of(json, "seed");
    plan.cases = count_of(json, "cases");
    plan.block = count_of(json, "block");
    plan.shards = count_of(json, "shards");
    return plan;
}

}  // namespace

CampaignRange CampaignPlan::cases_of_block(std::uint64_t index) const {
    const std::uint64_t first = index * block;
    return {first, first + std::min(block, cases - first)};
}

CampaignRange CampaignPlan::blocks_of_shard(std::uint64_t shard) const {
    // Without a product of two large numbers, which may be more than 64 bits have.
    const std::uint64_t share = blocks() / shards, more = blocks() % shards;
    const auto first_of = [&](std::uint64_t index) { return index * share + std::min(index, more); };
    return {first_of(shard), first_of(shard + 1)};
}

std::uint64_t block_of(std::uint64_t cases) {
    // Powers of two, so that no run of cases that share a box is cut.
    return std::clamp(std::bit_floor(cases / 1024 + 1), properties::rechecked_one_in, largest_block);
}

std::uint64_t fuzz_block_of(std::uint64_t cases) { return std::clamp(std::bit_floor(cases / 32 + 1), std::uint64_t{1024}, largest_block); }

void add_campaign(Json& json, const CampaignPlan& plan) {
    if (plan.fuzzer)
        json["fuzzer"] = fuzzer_json(*plan.fuzzer);
    else
        add_bulk(json, plan);
    json["seed"] = plan.seed;
    json["cases"] = plan.cases;
    json["block"] = plan.block;
}

std::string id_of(const CampaignPlan& plan) { return sha256_text(to_line(json_without_id(plan), true)); }

Json plan_json(const CampaignPlan& plan) {
    Json json = json_without_id(plan);
    json["id"] = id_of(plan);
    return json;
}

CampaignPlan read_plan(std::string_view text, const std::string& name) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded() || !json.is_object() || json.value("report", Json()) != "tangency campaign plan")
        refuse("{} is no plan of a campaign; make one with tangency campaign plan", name);
    // Before all else, since another version may have other fields.
    if (const Json version = json.value("tangency", Json()); version != TANGENCY_VERSION)
        refuse("{} was made by tangency {}, and this is tangency {}; run it with that one, or plan anew", name,
               version.is_string() ? version.get<std::string>() : "of no version", TANGENCY_VERSION);
    const std::string damaged = fmt::format("{} was changed since tangency campaign plan wrote it; make it again", name);
    CampaignPlan plan;
    try {
        plan = plan_of(json);
    } catch (const std::exception&) {
        refuse("{}", damaged);
    }
    if (plan.block == 0 || plan.shards == 0 || json.value("id", Json()) != id_of(plan)) refuse("{}", damaged);
    return plan;
}

}  // namespace tangency::tools
