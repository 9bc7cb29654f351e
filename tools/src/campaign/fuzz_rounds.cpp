// SPDX-License-Identifier: MIT
// Blocks of a round of fuzzing, their sum, and the corpus that comes of it.
#include "fuzz_rounds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "document.hpp"
#include "refuse.hpp"
#include "sealed_file.hpp"
#include "tangency/properties/source.hpp"
#include "sha256.hpp"

namespace tangency::tools {
namespace {

std::string hex_of(const std::string& bytes) {
    std::string text;
    for (const char byte : bytes) text += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return text;
}

// Of what hex_of wrote.
std::string bytes_of(std::string_view hex) {
    const auto digit = [](char each) { return each <= '9' ? each - '0' : each - 'a' + 10; };
    std::string bytes;
    for (std::size_t place = 0; place + 1 < hex.size(); place += 2)
        bytes += static_cast<char>(static_cast<unsigned char>(digit(hex[place]) * 16 + digit(hex[place + 1])));
    return bytes;
}

Json inputs_json(const FuzzInputs& inputs) {
    Json json = Json::array();
    for (const std::string& input : inputs) json.push_back(hex_of(input));
    return json;
}

FuzzInputs inputs_of(Part json) {
    FuzzInputs inputs;
    for (const Part input : json) inputs.insert(bytes_of(input.text()));
    return inputs;
}

CampaignFindings findings_of(Part json) {
    CampaignFindings findings;
    for (const Part each : json) {
        const FoundInput input{text_of(each, "kind"), text_of(each, "said"), bytes_of(text_of(each, "input"))};
        findings[input.said] = {input, count_of(each, "times"), count_of(each, "round")};
    }
    return findings;
}

// The same whichever comes first.
void add_finding(CampaignFindings& findings, const CampaignFinding& more) {
    const auto [place, is_new] = findings.try_emplace(more.found.said, more);
    if (is_new) return;
    CampaignFinding& known = place->second;
    known.times += more.times;
    known.round = std::min(known.round, more.round);
    if (SmallestFirst{}(more.found.input, known.found.input)) known.found = more.found;
}

std::filesystem::path state_file(const CampaignFolder& folder, std::uint64_t round) {
    return folder.folder_of_round(round) / "merged.json";
}

std::string id_after(const std::string& id, const FuzzInputs& corpus) { return sha256_text(id + hash_of(corpus)); }

}  // namespace

Json findings_json(const CampaignFindings& findings) {
    Json json = Json::array();
    for (const auto& [said, each] : findings)
        json.push_back({{"kind", each.found.kind},
                        {"said", said},
                        {"input", hex_of(each.found.input)},
                        {"sha256", sha256_text(each.found.input)},
                        {"times", each.times},
                        {"round", each.round}});
    return json;
}

Json rounds_json(const FuzzState& state) {
    Json json = Json::array();
    for (const RoundFigures& each : state.done)
        json.push_back({{"inputs", each.inputs}, {"kept", each.kept}, {"corpus", each.corpus}, {"features", each.features}});
    return json;
}

FuzzState state_before(const CampaignPlan& plan) {
    FuzzState state;
    if (const auto& corpus = plan.fuzzer->corpus) {
        state.corpus = read_corpus(corpus->folder);
        if (hash_of(state.corpus) != corpus->sha256)
            refuse("{} has other inputs than the plan was made of; bring those back, or plan anew", corpus->folder);
    }
    state.id = id_after(id_of(plan), state.corpus);
    return state;
}

void check_corpus(const CampaignPlan& plan) { static_cast<void>(state_before(plan)); }

FuzzState read_state(const CampaignFolder& folder) {
    std::uint64_t round = folder.plan().fuzzer->rounds;
    while (round > 0 && !std::filesystem::exists(state_file(folder, round))) --round;
    if (round == 0) return state_before(folder.plan());
    const std::filesystem::path file = state_file(folder, round);
    const std::string hint = fmt::format("remove it and merge round {} again", round);
    const Json json = read_sealed(file, hint);
    try {
        if (text_of(json, "plan") != id_of(folder.plan())) refuse("{} is of another plan than plan.json; {}", file.string(), hint);
        FuzzState state{.id = text_of(json, "id"), .corpus = inputs_of(json["corpus"]), .seconds = number_of(json, "seconds")};
        for (const Part each : Part(json)["rounds"])
            state.done.push_back({count_of(each, "inputs"), count_of(each, "kept"), count_of(each, "corpus"), count_of(each, "features")});
        if (state.done.size() != round) refuse("{} is of round {}; {}", file.string(), state.done.size(), hint);
        state.findings = findings_of(json["findings"]);
        return state;
    } catch (const nlohmann::json::exception& error) {
        refuse("{} was written by another program: {}; {}", file.string(), error.what(), hint);
    }
}

void write_state(const CampaignFolder& folder, const FuzzState& state) {
    write_sealed(state_file(folder, state.done.size()), {{"report", "tangency campaign round"},
                                                         {"plan", id_of(folder.plan())},
                                                         {"id", state.id},
                                                         {"seconds", state.seconds},
                                                         {"rounds", rounds_json(state)},
                                                         {"findings", findings_json(state.findings)},
                                                         {"corpus", inputs_json(state.corpus)}});
}

RoundSum::RoundSum(const CampaignPlan& plan, const FuzzState& state) : plan_(plan), before_(state), program_(*plan.fuzzer, state.corpus) {}

bool RoundSum::run_block(std::uint64_t index, const std::function<bool()>& stop) {
    const std::uint64_t mixed = properties::mix_seed(properties::mix_seed(plan_.seed, before_.next_round()), index);
    const auto seed = static_cast<std::uint32_t>(1 + mixed % 0xffffffff);
    const std::optional<FuzzerRun> run = program_.run(seed, plan_.cases_of_block(index).size(), stop);
    if (!run) return false;
    inputs_ += run->inputs;
    kept_.insert(run->kept.begin(), run->kept.end());
    if (run->found) add_finding(findings_, {.found = *run->found, .round = before_.next_round()});
    return true;
}

void RoundSum::write(Json& json) const {
    json["inputs"] = inputs_;
    json["findings"] = findings_json(findings_);
    json["kept"] = inputs_json(kept_);
}

void RoundSum::add(Part json) {
    const std::uint64_t inputs = count_of(json, "inputs");
    const CampaignFindings findings = findings_of(json["findings"]);
    FuzzInputs kept = inputs_of(json["kept"]);
    inputs_ += inputs;
    for (const auto& [said, each] : findings) add_finding(findings_, each);
    kept_.merge(kept);
}

std::optional<FuzzState> RoundSum::finish(double seconds, const std::function<bool()>& stop) const {
    FuzzInputs all = kept_;
    all.insert(before_.corpus.begin(), before_.corpus.end());
    std::optional<CoveringInputs> covering = program_.cover(all, stop);
    if (!covering) return std::nullopt;
    FuzzState after = before_;
    after.done.push_back({inputs_, kept_.size(), covering->inputs.size(), covering->features});
    after.corpus = std::move(covering->inputs);
    after.id = id_after(after.id, after.corpus);
    after.seconds += seconds;
    for (const auto& [said, each] : findings_) add_finding(after.findings, each);
    return after;
}

}  // namespace tangency::tools
