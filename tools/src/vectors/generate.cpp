// SPDX-License-Identifier: MIT
// `tangency vectors generate`: files, and a manifest of what the folder then holds.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <system_error>

#include "draw.hpp"
#include "folder.hpp"
#include "reasons.hpp"
#include "sha256.hpp"

namespace tangency::vectors {
namespace {

ManifestEntry entry_of(const Signature& signature, const std::string& bytes, const std::string& name) {
    const tools::Json file = parse_json(bytes, name);
    ManifestEntry entry{signature, tools::sha256_text(bytes)};
    entry.cases = file.at("cases").size();
    entry.policy = file.at("policy").size();
    for (const auto& each : file.at("cases")) {
        const std::string verdict = each.at("verdict");
        ++(verdict == "disjoint" ? entry.disjoint : verdict == "touching" ? entry.touching : entry.overlapping);
    }
    return entry;
}

VectorFile load_stored(const std::filesystem::path& file, const Signature& signature) {
    if (!std::filesystem::exists(file)) return {signature, {}, {}};
    try {
        return load_file(file);
    } catch (const BadFile& error) {
        throw BadFile(
            fmt::format("{}; the cases that it stores have to stay, so correct it, or remove it to draw it from nothing", error.what()));
    }
}

}  // namespace

bool Selection::covers(const Signature& signature) const {
    const auto meant = [](const auto& list, const auto& value) { return list.empty() || std::ranges::find(list, value) != list.end(); };
    return question.value_or(signature.question) == signature.question && meant(forms, form_name(signature)) &&
           meant(scalars, tangency::name_of(signature.scalar)) && meant(dims, signature.dim);
}

std::vector<std::string> generate(const std::filesystem::path& folder, const Selection& selection) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error || !std::filesystem::is_directory(folder))
        throw BadFile(fmt::format("cannot make the folder {}; give another with --out", folder.string()));
    std::vector<std::string> written;
    const auto put = [&](const std::string& name, const std::string& bytes) {
        write_bytes(folder / name, bytes, "give a folder that can be written with --out");
        written.push_back(name);
    };
    put("schema.json", schema_text());
    put("reasons.json", reasons_json());
    std::vector<ManifestEntry> entries;
    for (const Signature& signature : all_signatures()) {
        const std::string name = file_name(signature);
        if (selection.covers(signature)) {
            const VectorFile stored = load_stored(folder / name, signature);
            put(name, file_text(draw_file(signature, stored)));
        }
        if (std::filesystem::exists(folder / name)) entries.push_back(entry_of(signature, read_bytes(folder / name), name));
    }
    put("manifest.json", manifest_text(entries));
    return written;
}

}  // namespace tangency::vectors
