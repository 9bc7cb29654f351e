// SPDX-License-Identifier: MIT
// A fuzz campaign round by round: the blocks of one add up to a corpus, from which the next one starts.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "fuzzer_program.hpp"
#include "store.hpp"
#include "sum.hpp"

namespace tangency::tools {

/// What was found, once for all inputs of which the program says the same.
struct CampaignFinding {
    FoundInput found;         ///< with the smallest of the inputs
    std::uint64_t times = 1;  ///< runs that ended on it
    std::uint64_t round = 0;  ///< in which it was found first
};

/// By what is said of them.
using CampaignFindings = std::map<std::string, CampaignFinding>;

/// What a round came to.
struct RoundFigures {
    std::uint64_t inputs = 0;    ///< played, those that runs started from among them
    std::uint64_t kept = 0;      ///< different ones that a run thought worth keeping
    std::uint64_t corpus = 0;    ///< of these and of those before, what shows all features
    std::uint64_t features = 0;  ///< that it shows, as libFuzzer counts them
};

/// Where a fuzz campaign stands.
struct FuzzState {
    std::string id;                    ///< stands for all that the next round follows from
    FuzzInputs corpus{};               ///< from which that starts
    std::vector<RoundFigures> done{};  ///< a round each
    CampaignFindings findings{};
    double seconds = 0;  ///< that the rounds cost

    std::uint64_t next_round() const { return done.size() + 1; }
};

/// Throws std::runtime_error if the corpus is not that of the plan.
void check_corpus(const CampaignPlan& plan);

/// Before the first round. Throws std::runtime_error if the corpus is not that of the plan.
FuzzState state_before(const CampaignPlan& plan);

/// After the last round that was merged in the folder. Throws std::runtime_error.
FuzzState read_state(const CampaignFolder& folder);

/// The findings and the figures of the rounds, as lists.
Json findings_json(const CampaignFindings& findings);
Json rounds_json(const FuzzState& state);

/// Writes where the campaign stands after its last round into the folder of that.
void write_state(const CampaignFolder& folder, const FuzzState& state);

/// The sum of some blocks of the next round. A block is one run of the program. The state must outlive it.
class RoundSum : public CampaignSum {
public:
    RoundSum(const CampaignPlan& plan, const FuzzState& state);

    bool run_block(std::uint64_t index, const std::function<bool()>& stop) override;
    double seconds() const override { return FuzzerProgram::seconds(); }
    void write(Json& json) const override;
    void add(Part json) override;

    /// The state after the round of which this is the sum of all blocks, in `seconds`; nothing if `stop` ended the work.
    std::optional<FuzzState> finish(double seconds, const std::function<bool()>& stop) const;

private:
    CampaignPlan plan_;
    const FuzzState& before_;
    FuzzerProgram program_;
    std::uint64_t inputs_ = 0;
    FuzzInputs kept_{};
    CampaignFindings findings_{};
};

}  // namespace tangency::tools
