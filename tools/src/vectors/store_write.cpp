// SPDX-License-Identifier: MIT
// Vectors as JSON text, one case a line.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "certificate_json.hpp"
#include "reasons.hpp"
#include "store.hpp"
#include "whole_file.hpp"

namespace tangency::vectors {

using tools::Json;
using tools::to_line;

namespace {

void add_numbers(Json& entry, const properties::Input& input) {
    Json bits = Json::array(), decimals = Json::array();
    for (const double number : input.row()) {
        bits.push_back(hex_bits_of(number, input.signature.scalar));
        decimals.push_back(properties::decimal_text(number, input.signature.scalar));
    }
    entry["bits"] = std::move(bits);
    entry["decimal"] = std::move(decimals);
}

template <class Entries, class ToJson>
std::string lines_of(const Entries& entries, ToJson to_json) {
    std::string text;
    for (const auto& entry : entries) text += (text.empty() ? "\n" : ",\n") + to_line(to_json(entry));
    return '[' + text + "\n]";
}

}  // namespace

Json head_json(const Signature& signature) {
    const auto names = field_names(signature);
    Json head{{"format", file_format}};
    // Older than the other questions, the files of box_ball do not name theirs.
    if (signature.question != Question::box_ball) head["question"] = name_of(signature.question);
    head.update({{"form", form_name(signature)},
                 {"scalar", name_of(signature.scalar)},
                 {"dim", signature.dim},
                 {"fields", std::vector<std::string>(names.begin(), names.end())},
                 {"band", static_cast<int>(band_factor(signature))}});
    return head;
}

Json case_json(const VectorCase& known) {
    Json entry{{"id", known.id}};
    add_numbers(entry, known.input);
    entry["verdict"] = reference::name_of(known.verdict);
    entry["region"] = reference::name_of(known.region);
    entry["relation"] = reference::name_of(known.relation);
    entry["gap_sq"] = known.gap_sq;
    entry["closed"] = properties::intersects(known.verdict, Contract::closed);
    entry["open"] = properties::intersects(known.verdict, Contract::open);
    if (is_asked(Contract::half_open, known.input.signature))
        entry["half_open"] = properties::intersects(known.input, known.verdict, Contract::half_open);
    entry["level"] = tangency::name_of(known.level);
    entry["outside_band"] = known.outside_band;
    if (known.neighbour)
        entry["neighbour"] = {{"of", known.neighbour->of},
                              {"field", field_names(known.input.signature)[known.neighbour->field]},
                              {"ulps", known.neighbour->ulps}};
    entry["reasons"] = known.reasons;
    if (known.certificate) entry["certificate"] = Json::parse(tools::json_of(*known.certificate));
    return entry;
}

Json policy_json(const PolicyCase& row) {
    Json entry{{"id", row.id}};
    add_numbers(entry, row.input);
    entry["defect"] = row.defect;
    entry["expected"] = row.advised_false ? "false advised" : "any";
    entry["reasons"] = row.reasons;
    return entry;
}

std::string file_text(const VectorFile& file) {
    std::string text = to_line(head_json(file.signature));
    text.pop_back();
    text += ",\n\"cases\":" + lines_of(file.cases, case_json);
    return text + ",\n\"policy\":" + lines_of(file.policy, policy_json) + "}\n";
}

std::string manifest_text(const std::vector<ManifestEntry>& entries) {
    std::size_t cases = 0, policy = 0;
    for (const ManifestEntry& entry : entries) {
        cases += entry.cases;
        policy += entry.policy;
    }
    Json head{{"format", file_format}, {"version", data_version}, {"cases", cases}, {"policy", policy}};
    std::string text = to_line(head);
    text.pop_back();
    const auto to_json = [](const ManifestEntry& entry) {
        return Json{
            {"file", file_name(entry.signature)}, {"sha256", entry.sha256},           {"cases", entry.cases},  {"disjoint", entry.disjoint},
            {"touching", entry.touching},         {"overlapping", entry.overlapping}, {"policy", entry.policy}};
    };
    return text + ",\n\"files\":" + lines_of(entries, to_json) + "}\n";
}

std::string reasons_json() {
    const auto to_json = [](const Reason& reason) {
        Json entry{{"id", reason.id}, {"kind", name_of(reason.kind)}, {"meaning", reason.meaning}, {"consequence", reason.consequence}};
        if (reason.kind == ReasonKind::bug) {
            entry["seen_in"] = reason.seen_in;
            entry["links"] = reason.links;
        }
        return entry;
    };
    return fmt::format("{{\"format\":{},\n\"reasons\":{}}}\n", file_format, lines_of(all_reasons(), to_json));
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes, std::string_view hint) {
    const std::string fault = tools::write_whole_file(file, bytes);
    if (!fault.empty()) throw BadFile(fmt::format("cannot write {}: {}; {}", file.string(), fault, hint));
}

}  // namespace tangency::vectors
