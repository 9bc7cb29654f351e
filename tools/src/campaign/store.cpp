// SPDX-License-Identifier: MIT
// Reading and writing the folder of a campaign.
#include "store.hpp"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "document.hpp"
#include "vectors/sha256.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

constexpr std::string_view prefix = "shard-", finished = ".json", unfinished = ".part";

std::string name_of(std::uint64_t shard, std::string_view ending) { return fmt::format("{}{:06}{}", prefix, shard, ending); }

// 12 of "shard-000012.json".
std::optional<std::uint64_t> shard_of(std::string_view name) {
    if (!name.starts_with(prefix) || !name.ends_with(finished)) return std::nullopt;
    name.remove_prefix(prefix.size());
    name.remove_suffix(finished.size());
    std::uint64_t shard = 0;
    const auto [stop, error] = std::from_chars(name.data(), name.data() + name.size(), shard);
    if (error != std::errc() || stop != name.data() + name.size()) return std::nullopt;
    return shard;
}

[[noreturn]] void refuse(const std::string& complaint) { throw std::runtime_error(complaint); }

std::string read_file(const std::filesystem::path& file) {
    WholeFile whole = read_whole_file(file);
    if (!whole.fault.empty()) refuse(fmt::format("cannot read {}: {}", file.string(), whole.fault));
    return std::move(whole.bytes);
}

// The last line of a result is the checksum of those before it.
std::string seal(std::string text) { return text + vectors::sha256_text(text) + '\n'; }

constexpr std::size_t seal_length = 64 + 1;

bool is_sealed(std::string_view text) {
    if (text.size() < seal_length) return false;
    const std::string_view content = text.substr(0, text.size() - seal_length);
    return text.substr(content.size()) == vectors::sha256_text(content) + '\n';
}

}  // namespace

CampaignFolder::CampaignFolder(std::filesystem::path folder, CampaignPlan plan)
    : folder_(std::move(folder)), plan_(std::move(plan)), id_(id_of(plan_)) {}

CampaignFolder CampaignFolder::make(const std::filesystem::path& folder, const CampaignPlan& plan) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder))
        refuse(fmt::format("cannot make the folder {}: {}; name another --out", folder.string(), error ? error.message() : "it is a file"));
    CampaignFolder made(folder, plan);
    if (!std::filesystem::exists(made.plan_file())) {
        write_at_once(made.plan_file(), to_text(plan_json(plan)));
        return made;
    }
    if (id_of(read_plan(read_file(made.plan_file()), made.plan_file().string())) != made.id_)
        refuse(fmt::format("{} holds the shards of another plan; name another --out", folder.string()));
    return made;
}

CampaignFolder CampaignFolder::open(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "plan.json";
    if (!std::filesystem::exists(file))
        refuse(fmt::format("there is no {}; give the folder that campaign run had as --out", file.string()));
    return {folder, read_plan(read_file(file), file.string())};
}

std::vector<std::string> CampaignFolder::find_finished() const {
    std::vector<std::string> names(plan_.shards);
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
        const std::string name = entry.path().filename().string();
        const auto shard = shard_of(name);
        if (!shard) continue;
        if (*shard >= plan_.shards)
            refuse(fmt::format("{} is of no shard of the plan, which are 0 to {}; remove it", entry.path().string(), plan_.shards - 1));
        if (!names[*shard].empty())
            refuse(fmt::format("shard {} is there twice, as {} and {}; remove one", *shard, names[*shard], entry.path().string()));
        names[*shard] = name;
    }
    return names;
}

ShardResult CampaignFolder::read(const std::filesystem::path& file, std::uint64_t shard, properties::GroupResult none) const {
    const std::string text = read_file(file);
    const std::string mend = fmt::format("remove it and run shard {} again", shard);
    if (!is_sealed(text)) refuse(fmt::format("{} is damaged; {}", file.string(), mend));
    ShardResult result;
    try {
        const Json json = Json::parse(text.substr(0, text.size() - seal_length));
        if (text_of(json, "plan") != id_) refuse(fmt::format("{} is of another plan than plan.json beside it; {}", file.string(), mend));
        if (const std::uint64_t own = count_of(json, "shard"); own != shard)
            refuse(fmt::format("{} holds shard {}, so that one is there twice; {}", file.string(), own, mend));
        result = read_shard(json, std::move(none));
    } catch (const nlohmann::json::exception& error) {
        refuse(fmt::format("{} was written by another program: {}; {}", file.string(), error.what(), mend));
    }
    return result;
}

bool CampaignFolder::is_finished(std::uint64_t shard, properties::GroupResult none) const {
    const std::string name = name_of(shard, finished);
    if (!std::filesystem::exists(folder_ / name)) return false;
    read_finished(shard, name, std::move(none));
    return true;
}

ShardResult CampaignFolder::read_finished(std::uint64_t shard, const std::string& name, properties::GroupResult none) const {
    ShardResult result = read(folder_ / name, shard, std::move(none));
    if (result.blocks != plan_.blocks_of_shard(shard).size())
        refuse(fmt::format("{} is of a shard that was cut off; remove it and run shard {} again", (folder_ / name).string(), shard));
    return result;
}

std::optional<ShardResult> CampaignFolder::read_unfinished(std::uint64_t shard, properties::GroupResult none) const {
    const std::filesystem::path file = folder_ / name_of(shard, unfinished);
    if (!std::filesystem::exists(file)) return std::nullopt;
    try {
        return read(file, shard, std::move(none));
    } catch (const std::runtime_error&) {
        return std::nullopt;  // what is damaged is made again
    }
}

void CampaignFolder::write(const ShardResult& result) const {
    const bool is_whole = result.blocks == plan_.blocks_of_shard(result.shard).size();
    write_at_once(folder_ / name_of(result.shard, is_whole ? finished : unfinished), seal(to_line(shard_json(result, id_)) + '\n'));
    std::error_code error;
    if (is_whole) std::filesystem::remove(folder_ / name_of(result.shard, unfinished), error);
}

void CampaignFolder::write_report(const std::string& text) const { write_at_once(report_file(), text); }

}  // namespace tangency::tools
