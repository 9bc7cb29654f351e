// SPDX-License-Identifier: MIT
// A libFuzzer program as a campaign runs it: bounded by inputs and not by time, so that a run is a pure function of its words.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "fuzz_inputs.hpp"
#include "plan.hpp"

namespace tangency::tools {

/// Throws std::runtime_error if the program is another than the plan says.
void check_file(const CampaignFuzzer& fuzzer);

/// What a run found wrong, on which it ended.
struct FoundInput {
    std::string kind;   ///< in libFuzzer's words: crash, timeout, oom or leak
    std::string said;   ///< what the program said of it: the same where the counterexample, the assertion or the place in the code is
    std::string input;  ///< minimised by the target, if it does that
};

/// What came of a run.
struct FuzzerRun {
    std::uint64_t inputs = 0;  ///< that were played, those it started from among them
    FuzzInputs kept{};         ///< new ones that show a feature not seen before
    std::optional<FoundInput> found{};
};

/// Inputs that show every feature, and how many features these are.
struct CoveringInputs {
    FuzzInputs inputs{};
    std::uint64_t features = 0;
};

/// The program, ready to start from a corpus. Throws std::runtime_error with one line that has a hint where it is no fuzzer, or does not
/// run. What `stop` ends is nothing.
class FuzzerProgram {
public:
    FuzzerProgram(const CampaignFuzzer& fuzzer, const FuzzInputs& start);

    /// Plays the corpus and then as many new inputs, fewer if one is a finding. Needs a seed other than 0, which libFuzzer takes for none.
    std::optional<FuzzerRun> run(std::uint32_t seed, std::uint64_t inputs, const std::function<bool()>& stop) const;

    /// The seconds that programs which have ended computed, so that a busy machine counts for nothing.
    static double seconds();

    /// Such a run, to see what it costs, that ends after a second or so.
    std::optional<FuzzerRun> try_out(std::uint64_t inputs, const std::function<bool()>& stop) const;

    /// The smallest inputs first, each that shows a feature which those before it do not.
    std::optional<CoveringInputs> cover(const FuzzInputs& inputs, const std::function<bool()>& stop) const;

private:
    std::optional<std::vector<std::vector<std::uint32_t>>> find_features(const std::vector<std::string>& inputs,
                                                                         const std::function<bool()>& stop) const;
    std::optional<FuzzerRun> play(const std::vector<std::string>& words, const std::function<bool()>& stop) const;

    CampaignFuzzer fuzzer_;
    ScratchFolder scratch_;
    std::size_t start_count_;
};

}  // namespace tangency::tools
