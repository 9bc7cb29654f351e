// SPDX-License-Identifier: MIT
// `tangency vectors verify`: every stored word found again from the bits, by the reference and by the judge.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>
#include <utility>

#include "folder.hpp"
#include "reasons.hpp"
#include "sha256.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::vectors {

using tools::Json;
using tools::to_line;

namespace {

constexpr std::size_t least_cases_in_all = 40'000;
constexpr const char* other_counts = "manifest.json counts other numbers of cases";

// What a manifest must look like before its words can be used.
constexpr const char* manifest_schema = R"({"type": "object", "required": ["version", "cases", "policy", "files"],
    "properties": {"files": {"type": "array", "items": {"type": "object",
        "required": ["file", "sha256", "cases", "disjoint", "touching", "overlapping", "policy"],
        "properties": {"file": {"type": "string"}, "sha256": {"type": "string"}}}}}})";

/// One file's part of the findings, so that files can be verified side by side.
struct FileFindings {
    std::string name;
    std::size_t cases = 0, policy = 0;
    std::vector<std::string> violations;
    std::set<std::string> reasons;
    std::vector<std::string> ids;
    std::exception_ptr failure;

    void object(const std::string& clause) { violations.push_back(name + ": " + clause); }
    void object(const Json& entry, const std::string& clause) {
        object(fmt::format("case {}: {}", entry["id"].get<std::string>(), clause));
    }
};

bool is_bug(const std::string& id) {
    const Reason* const reason = find_reason(id);
    return reason != nullptr && reason->kind == ReasonKind::bug;
}

// Field by field, so that the message names what is wrong and not merely that something is.
void compare(FileFindings& findings, const Json& stored, const Json& found) {
    for (const auto& [key, value] : found.items()) {
        const auto place = stored.find(key);
        if (place != stored.end() && *place == value) continue;
        findings.object(
            stored, fmt::format("{}: stored is {}, found is {}", key, place == stored.end() ? "nothing" : to_line(*place), to_line(value)));
    }
}

void check_neighbour(FileFindings& findings, const Json& entry, const properties::Input& input, const Neighbour& neighbour) {
    properties::Input tie = input;
    tie.numbers[neighbour.field] = stepped(input.signature.scalar, input.numbers[neighbour.field], -neighbour.ulps);
    // Stepping down to zero loses the sign of a zero that had one.
    for (const double zero : {0.0, -0.0}) {
        if (tie.numbers[neighbour.field] == 0) tie.numbers[neighbour.field] = zero;
        const bool is_there = std::ranges::find(findings.ids, neighbour.of) != findings.ids.end();
        if (is_there && id_of(tie) == neighbour.of && !reference::find_defect(tie.signature, std::as_const(tie).row()) &&
            reference::find_standing(tie.signature, std::as_const(tie).row()).verdict == reference::Verdict::touching)
            return;
    }
    findings.object(entry, fmt::format("neighbour: {} is no tie that differs by {} ulps in {} alone", neighbour.of, -neighbour.ulps,
                                       field_names(input.signature)[neighbour.field]));
}

void check_case(FileFindings& findings, const Json& entry, const properties::Input& input) {
    if (const auto defect = reference::find_defect(input.signature, input.row())) {
        findings.object(entry, "bits: " + reference::describe(*defect) + "; such rows belong under \"policy\"");
        return;
    }
    auto neighbour = neighbour_of(entry, input.signature, findings.name);
    if (neighbour) check_neighbour(findings, entry, input, *neighbour);
    std::vector<std::string> bugs;
    for (const auto& reason : entry["reasons"])
        if (is_bug(reason)) bugs.push_back(reason);
    if (!bugs.empty()) {
        const InputDetails details = find_details(input);
        for (const std::string& bug : bugs)
            if (!bug_shows(bug, details)) findings.object(entry, "reasons: " + bug + " does not show in this case");
    }
    VectorCase known = describe(input, std::move(neighbour), bugs);
    // Any proof will do, if it is one.
    known.certificate = certificate_of(entry, input.signature, findings.name);
    compare(findings, entry, case_json(known));
    if (const std::string clause = mismatch(known); !clause.empty()) findings.object(entry, clause);
}

void check_policy(FileFindings& findings, const Json& entry, const properties::Input& row) {
    if (!reference::find_defect(row.signature, row.row())) {
        findings.object(entry, "bits: this is an input and belongs under \"cases\"");
        return;
    }
    compare(findings, entry, policy_json(describe_policy(row)));
}

// A quarter of each verdict, every region, five cases of every bug that is listed or must be, every argument's neighbours.
void check_quotas(FileFindings& findings, const Json& file, const Signature& signature, const Json& listed) {
    std::map<std::string, std::size_t> words;
    std::set<std::pair<std::string, int>> steps;
    for (const Json& entry : file["cases"]) {
        ++words[entry["verdict"]];
        ++words[entry["region"]];
        words["certified"] += entry.contains("certificate");
        for (const Json& reason : entry["reasons"]) ++words[reason];
        if (const auto found = entry.find("neighbour"); found != entry.end()) steps.emplace((*found)["field"], (*found)["ulps"]);
    }
    for (const auto verdict : reference::verdict_names)
        if (listed.at(std::string(verdict)) != words[std::string(verdict)]) findings.object(other_counts);
    if (listed.at("cases") != findings.cases || listed.at("policy") != findings.policy) findings.object(other_counts);
    const auto need = [&](std::string_view word, std::size_t least) {
        const std::size_t seen = words[std::string(word)];
        if (seen < least) findings.object(fmt::format("{} cases are {}, {} are needed", seen, word, least));
    };
    for (const auto verdict : reference::verdict_names) need(verdict, (findings.cases + 3) / 4);
    need("certified", findings.cases);
    for (const auto region : regions_of(signature)) need(reference::name_of(region), least_cases_of_a_region);
    for (const auto bug : bugs_of(signature))
        if (const std::size_t seen = words[std::string(bug)]; seen < least_cases_of_a_bug && (seen > 0 || must_show(bug, signature)))
            findings.object(fmt::format("{} cases show {}, {} are needed", seen, bug, least_cases_of_a_bug));
    for (const auto field : field_names(signature))
        for (const int ulps : neighbour_steps(signature))
            if (!steps.contains({std::string(field), ulps}))
                findings.object(fmt::format("no neighbour of a tie is {} ulps away in {}", ulps, field));
}

// The head and every line; what a file says of itself, without the company of others.
void check_entries(FileFindings& findings, const Json& file, const Signature& signature) {
    const Json head = head_json(signature);
    for (const auto& [key, value] : head.items())
        if (file[key] != value) findings.object(fmt::format("{}: stored is {}, must be {}", key, to_line(file[key]), to_line(value)));
    for (const char* const list : {"cases", "policy"})
        for (const Json& entry : file[list]) {
            findings.ids.push_back(entry["id"]);
            for (const auto& reason : entry["reasons"]) findings.reasons.insert(reason);
        }
    for (const Json& entry : file["cases"]) check_case(findings, entry, input_of(entry, signature, findings.name));
    for (const Json& entry : file["policy"]) check_policy(findings, entry, input_of(entry, signature, findings.name));
    findings.cases = file["cases"].size();
    findings.policy = file["policy"].size();
}

void check_file(FileFindings& findings, const std::filesystem::path& folder, const Signature& signature, const Json& listed) {
    const std::string bytes = read_bytes(folder / findings.name);
    const Json file = parse_vectors(bytes, findings.name);
    if (const std::string sum = tools::sha256_text(bytes); listed.at("sha256") != sum)
        findings.object(fmt::format("sha256 is {}, manifest.json says {}", sum, listed.at("sha256").get<std::string>()));
    if (!(signature_of(file, findings.name) == signature)) {
        findings.object("form, scalar and dim are not those of the file's name");
        return;
    }
    check_entries(findings, file, signature);
    check_quotas(findings, file, signature, listed);
}

const Json* listed_in(const Json& manifest, const std::string& name) {
    for (const Json& each : manifest.at("files"))
        if (each.at("file") == name) return &each;
    return nullptr;
}

// A file that is listed twice or unknown is one that nobody verifies.
void check_list(Findings& found, const Json& manifest) {
    std::set<std::string> names;
    for (const Signature& signature : all_signatures()) names.insert(file_name(signature));
    for (const Json& each : manifest.at("files"))
        if (names.erase(each.at("file")) == 0)
            found.violations.push_back("manifest.json: lists " + shown(each.at("file")) + " twice, or it is the file of no form");
}

void check_whole(Findings& found, const Json& manifest, const std::set<std::string>& reasons) {
    const auto object = [&found](const std::string& clause) { found.violations.push_back(clause); };
    if (manifest.at("version") != data_version)
        object(fmt::format("manifest.json: version {}, this tangency has {}", to_line(manifest.at("version")), data_version));
    if (manifest.at("cases") != found.cases || manifest.at("policy") != found.policy)
        object("manifest.json: the counts are not those of the files");
    if (found.cases < least_cases_in_all) object(fmt::format("{} cases in all, {} are needed", found.cases, least_cases_in_all));
    for (const Reason& reason : all_reasons())
        if (!reasons.contains(std::string(reason.id))) object(fmt::format("reasons.json: {} is defined and used by no case", reason.id));
}

}  // namespace

Findings verify(const std::filesystem::path& folder, const Selection& selection) {
    Findings found;
    const std::string manifest_bytes = read_bytes(folder / "manifest.json");
    const Json manifest = parse_json(manifest_bytes, "manifest.json");
    if (const std::string fault = schema_fault(manifest, parse_strictly(manifest_schema, "the schema of manifests")); !fault.empty())
        throw BadFile(fmt::format("manifest.json: {}; run tangency vectors generate", fault));
    found.manifest_sha256 = tools::sha256_text(manifest_bytes);
    for (const auto& [name, text] : {std::pair<std::string, std::string>{"schema.json", schema_text()},
                                     std::pair<std::string, std::string>{"reasons.json", reasons_json()}}) {
        if (read_bytes(folder / name) != text)
            found.violations.push_back(name + ": is not the one of this format; run tangency vectors generate");
    }

    check_list(found, manifest);

    std::vector<Signature> signatures;
    std::vector<FileFindings> files;
    std::vector<const Json*> listed;
    for (const Signature& signature : all_signatures()) {
        if (!selection.covers(signature)) continue;
        const std::string name = file_name(signature);
        const Json* const entry = listed_in(manifest, name);
        if (entry == nullptr) {
            found.violations.push_back("manifest.json: does not list " + name);
            continue;
        }
        signatures.push_back(signature);
        listed.push_back(entry);
        files.push_back({});
        files.back().name = name;
    }

    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < files.size(); i = next++) {
            try {
                check_file(files[i], folder, signatures[i], *listed[i]);
            } catch (...) {
                files[i].failure = std::current_exception();
            }
        }
    };
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();

    std::set<std::string> reasons, ids;
    for (const FileFindings& file : files) {
        if (file.failure) std::rethrow_exception(file.failure);
        ++found.files;
        found.cases += file.cases;
        found.policy += file.policy;
        found.violations.insert(found.violations.end(), file.violations.begin(), file.violations.end());
        reasons.insert(file.reasons.begin(), file.reasons.end());
        for (const std::string& id : file.ids)
            if (!ids.insert(id).second) found.violations.push_back(file.name + ": case " + id + ": id: is used twice");
    }
    if (selection.all()) check_whole(found, manifest, reasons);
    return found;
}

Findings verify_file(const std::filesystem::path& file) {
    FileFindings findings;
    findings.name = file.string();
    const Json parsed = parse_vectors(read_bytes(file), findings.name);
    check_entries(findings, parsed, signature_of(parsed, findings.name));
    std::set<std::string> ids;
    for (const std::string& id : findings.ids)
        if (!ids.insert(id).second) findings.object("case " + id + ": id: is used twice");
    return {1, findings.cases, findings.policy, {}, std::move(findings.violations)};
}

}  // namespace tangency::vectors
