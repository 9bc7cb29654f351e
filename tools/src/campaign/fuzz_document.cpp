// SPDX-License-Identifier: MIT
// Writing the document of a fuzz campaign.
#include "fuzz_document.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "document.hpp"

namespace tangency::tools {

Json fuzz_document(const CampaignPlan& plan, const FuzzState& state) {
    std::uint64_t inputs = 0;
    for (const RoundFigures& each : state.done) inputs += each.inputs;
    const std::size_t findings = state.findings.size();
    const CampaignFuzzer& fuzzer = *plan.fuzzer;
    std::string who = std::filesystem::path(fuzzer.file).filename().string();
    for (const std::string& flag : fuzzer.flags) who += ' ' + flag;
    const std::string how = findings == 0 ? "holds" : fmt::format("FAILED with {}", counted(findings, "finding"));
    Json json{{"report", "tangency fuzz campaign"},
              {"report_version", fuzz_report_version},
              {"tangency", TANGENCY_VERSION},
              {"verdict", findings == 0 ? "holds" : "failed"},
              {"verdict_line", fmt::format("tangency: campaign {}: {}, {}, {} inputs, seed {}", how, who,
                                           counted(state.done.size(), "round"), grouped(inputs), plan.seed)}};
    add_campaign(json, plan);
    json["inputs"] = inputs;
    json["corpus"] = state.corpus.size();
    json["features"] = state.done.back().features;
    json["rounds"] = rounds_json(state);
    json["findings"] = findings_json(state.findings);
    return json;
}

}  // namespace tangency::tools
