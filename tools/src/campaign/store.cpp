// SPDX-License-Identifier: MIT
// Reading and writing the folder of a campaign.
#include "store.hpp"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "document.hpp"
#include "refuse.hpp"
#include "sealed_file.hpp"

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

std::string hint_of(std::uint64_t shard) { return fmt::format("remove it and run shard {} again", shard); }

void make_folder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder))
        refuse("cannot make the folder {}: {}; name another --out", folder.string(), error ? error.message() : "it is a file");
}

}  // namespace

CampaignFolder::CampaignFolder(std::filesystem::path folder, CampaignPlan plan)
    : folder_(std::move(folder)), plan_(std::move(plan)), id_(id_of(plan_)), shards_(folder_) {}

std::filesystem::path CampaignFolder::folder_of_round(std::uint64_t round) const { return folder_ / fmt::format("round-{:03}", round); }

CampaignFolder CampaignFolder::in_round(std::uint64_t round, std::string id) const {
    CampaignFolder own = *this;
    own.shards_ = folder_of_round(round);
    own.id_ = std::move(id);
    make_folder(own.shards_);
    return own;
}

CampaignFolder CampaignFolder::make(const std::filesystem::path& folder, const CampaignPlan& plan) {
    make_folder(folder);
    CampaignFolder made(folder, plan);
    if (!std::filesystem::exists(made.plan_file())) {
        write_at_once(made.plan_file(), to_text(plan_json(plan)));
        return made;
    }
    if (id_of(read_plan(read_file(made.plan_file()), made.plan_file().string())) != made.id_)
        refuse("{} holds the shards of another plan; name another --out", folder.string());
    return made;
}

CampaignFolder CampaignFolder::open(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "plan.json";
    if (!std::filesystem::exists(file)) refuse("there is no {}; give the folder that campaign run had as --out", file.string());
    return {folder, read_plan(read_file(file), file.string())};
}

std::vector<std::string> CampaignFolder::find_finished() const {
    std::vector<std::string> names(plan_.shards);
    for (const auto& entry : std::filesystem::directory_iterator(shards_)) {
        const std::string name = entry.path().filename().string();
        const auto shard = shard_of(name);
        if (!shard) continue;
        if (*shard >= plan_.shards)
            refuse("{} is of no shard of the plan, which are 0 to {}; remove it", entry.path().string(), plan_.shards - 1);
        if (!names[*shard].empty())
            refuse("shard {} is there twice, as {} and {}; remove one", *shard, names[*shard], entry.path().string());
        names[*shard] = name;
    }
    return names;
}

ShardResult CampaignFolder::read(const std::filesystem::path& file, std::uint64_t shard, CampaignSum* sum) const {
    const std::string hint = hint_of(shard);
    const Json json = read_sealed(file, hint);
    try {
        if (text_of(json, "plan") != id_)
            refuse("{} is of another plan than plan.json{}; {}", file.string(),
                   plan_.fuzzer ? ", or was started from another corpus" : " beside it", hint);
        if (const std::uint64_t own = count_of(json, "shard"); own != shard)
            refuse("{} holds shard {}, so that one is there twice; {}", file.string(), own, hint);
        const ShardResult result{shard, count_of(json, "blocks"), number_of(json, "seconds")};
        if (sum != nullptr) sum->add(json);
        return result;
    } catch (const nlohmann::json::exception& error) {
        refuse("{} was written by another program: {}; {}", file.string(), error.what(), hint);
    }
}

ShardResult CampaignFolder::read_finished(std::uint64_t shard, const std::string& name, CampaignSum* sum) const {
    const ShardResult result = read(shards_ / name, shard, sum);
    if (result.blocks != plan_.blocks_of_shard(shard).size())
        refuse("{} is of a shard that was cut off; {}", (shards_ / name).string(), hint_of(shard));
    return result;
}

bool CampaignFolder::is_finished(std::uint64_t shard) const {
    const std::string name = name_of(shard, finished);
    if (!std::filesystem::exists(shards_ / name)) return false;
    read_finished(shard, name, nullptr);
    return true;
}

ShardResult CampaignFolder::add_finished(std::uint64_t shard, const std::string& name, CampaignSum& sum) const {
    return read_finished(shard, name, &sum);
}

ShardResult CampaignFolder::add_unfinished(std::uint64_t shard, CampaignSum& sum) const {
    const std::filesystem::path file = shards_ / name_of(shard, unfinished);
    if (!std::filesystem::exists(file)) return {.shard = shard};
    try {
        return read(file, shard, &sum);
    } catch (const std::runtime_error&) {
        return {.shard = shard};  // what is damaged is made again
    }
}

void CampaignFolder::write(const ShardResult& result, const CampaignSum& sum) const {
    Json json{{"report", "tangency campaign shard"},
              {"plan", id_},
              {"shard", result.shard},
              {"blocks", result.blocks},
              {"seconds", result.seconds}};
    sum.write(json);
    const bool is_whole = result.blocks == plan_.blocks_of_shard(result.shard).size();
    write_sealed(shards_ / name_of(result.shard, is_whole ? finished : unfinished), json);
    std::error_code error;
    if (is_whole) std::filesystem::remove(shards_ / name_of(result.shard, unfinished), error);
}

void CampaignFolder::write_report(const std::string& text) const { write_at_once(report_file(), text); }

}  // namespace tangency::tools
