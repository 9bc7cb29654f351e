// SPDX-License-Identifier: MIT
// The plan of a campaign: a bulk run of any length, or rounds of fuzzing, cut into blocks that follow from seed and index, and these
// into shards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::tools {

/// More than any scheduler's array has; the names of the shards' files have six digits.
inline constexpr std::uint64_t most_shards = 1'000'000;

/// A plugin that is the subject of a campaign.
struct CampaignPlugin {
    std::string file;    ///< an absolute path, the same on every machine
    std::string sha256;  ///< of its bytes, so that no shard tries another function
    Contract contract = Contract::closed;
};

/// A folder of inputs from which fuzzing starts.
struct CampaignCorpus {
    std::string folder;  ///< an absolute path
    std::string sha256;  ///< of its inputs, whatever their names
};

/// A libFuzzer program that a campaign runs.
struct CampaignFuzzer {
    std::string file;  ///< as of a plugin
    std::string sha256;
    std::vector<std::string> flags{};  ///< that it is handed, such as --subject=fold
    std::optional<CampaignCorpus> corpus{};
    std::uint64_t rounds = 1;  ///< each of which starts from what the one before found worth keeping
};

/// A run of blocks, or of shards.
struct CampaignRange {
    std::uint64_t first = 0, end = 0;

    std::uint64_t size() const { return end - first; }
};

/// What a campaign asks of which subjects, all of one signature, or of a fuzzer. What is found follows from everything here but
/// `shards`.
struct CampaignPlan {
    Signature signature{};
    std::vector<std::string> subjects{};     ///< names of built-in subjects and mutants
    std::optional<CampaignPlugin> plugin{};  ///< or this one
    std::optional<CampaignFuzzer> fuzzer{};  ///< or this program, of which the fields beside seed, cases, block and shards say nothing
    bool by_reference = false;               ///< the reference decides every case, and not exact_filtered
    std::string require{};                   ///< as in check; empty: what the record of each subject expects
    std::uint64_t seed = 1;
    std::uint64_t cases = 0;  ///< of fuzzing, new inputs a round
    std::uint64_t block = 0;  ///< cases that are run, counted and forgotten together
    std::uint64_t shards = 1;

    std::uint64_t blocks() const { return cases / block + (cases % block != 0); }
    CampaignRange cases_of_block(std::uint64_t index) const;
    /// Shares of blocks that differ by one at most.
    CampaignRange blocks_of_shard(std::uint64_t shard) const;
};

/// A block of a campaign of so many cases: a thousandth of it, but no more than a second's work or so, and no less than
/// one case that the reference decides again.
std::uint64_t block_of(std::uint64_t cases);

/// A block of a round of fuzzing with so many inputs: some thirty to a round, so that little is lost where one is cut off, but enough inputs
/// that starting a process costs little beside them.
std::uint64_t fuzz_block_of(std::uint64_t cases);

/// What the subjects, the draws and the judgement follow from, under the names that plans and reports share.
void add_campaign(Json& json, const CampaignPlan& plan);

/// The plan as a document. `id` stands for all of it.
Json plan_json(const CampaignPlan& plan);

/// Reads a plan that this version wrote. Throws std::runtime_error with one line that names the file `name` and has a hint.
CampaignPlan read_plan(std::string_view text, const std::string& name);

/// The `id` of the plan.
std::string id_of(const CampaignPlan& plan);

}  // namespace tangency::tools
