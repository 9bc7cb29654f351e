// SPDX-License-Identifier: MIT
// The check: one outside function on trial, against the level and the properties that its user requires.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "accusation.hpp"
#include "tangency/properties/contract.hpp"
#include "tangency/properties/overflow.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/shapes/level.hpp"
#include "tangency/subjects/nearest_mutant.hpp"

namespace tangency::tools {

struct CheckOptions {
    Signature signature;
    Contract contract;
    std::string subject;                        ///< the file or command as the user wrote it
    std::string function;                       ///< how a call is written in a counterexample
    std::function<properties::Subject()> open;  ///< a new session with the function; throws CannotStart
    /// a call as its owner writes it; without it by the name `function`
    std::function<std::string(const properties::Input&)> call{};
    std::string again{};  ///< the command that runs the same check
    properties::Requirement requirement{};
    properties::Allowance allowance{};                          ///< where either answer is right, beside the band
    properties::Domain domain{};                                ///< which inputs are asked about
    std::optional<properties::ContractFound> contract_found{};  ///< where the contract was to be found out
    std::optional<double> band{};                               ///< the factor k of the band; else the form's own
    std::optional<std::uint64_t> cases{};                       ///< about how many cases are decided (see check_plan.hpp)
    std::optional<double> seconds{};                            ///< no longer than this
    /// what a full run does of the instances before its bulk run; tests do less
    double full_effort = 1;
    std::uint64_t seed = 1;
    std::function<properties::Subject()> open_quietly{};  ///< for shrinking what it exits on: silent, ends a call at an exit
    std::size_t most_exits = 100;                         ///< that bind, in a session, after which it is asked no more
    std::size_t most_hangs = 3;                           ///< of them
    int most_hangs_while_shrinking = 5;                   ///< each takes as long as silence may last
    bool one_thread = false;                              ///< asks the sessions one after the other, which changes no result
    const std::atomic<bool>* interrupted = nullptr;
    std::function<void(double)> progress = [](double) {};            ///< told how much is done, 0 to 1
    decltype(properties::TrialOptions::fast) fast{};                 ///< given by tests
    FindCertificate find_certificate = reference::find_certificate;  ///< likewise
};

/// One way in which the function exited, or broke the protocol, instead of answering.
struct CheckExit {
    properties::Exit exit;                 ///< on the smallest input found
    const properties::Property* property;  ///< what was asked when it first did; null for the session's end
    bool binding;                          ///< false if what was asked is not required
    std::uint64_t inputs = 0;              ///< how many different ones it exited on in this way
};

enum class CheckVerdict { holds, failed, cannot_run };
enum class CheckEnd { all_asked, violation, exit, time, interrupt, alarm };

struct CheckResult {
    CheckVerdict verdict;
    CheckEnd end;
    std::vector<properties::Outcome> outcomes;
    properties::Tally tally;  ///< of the cases that the reference decided
    properties::BulkTally bulk{};
    Level level = Level::none;               ///< reached, as far as asked; a waived violation counts, and so does an exit
    Level level_but_for_ties = Level::none;  ///< as `level` if either answer were right at ties
    Level level_of_answers = Level::none;    ///< as `level` by the answers alone, up to the first level not asked in full
    properties::TieTally ties{};
    properties::Excess excess{};                               ///< under the conservative contract
    std::optional<properties::ContractFound> contract_seen{};  ///< what it keeps in place of the given contract
    std::optional<bool> ties_are_rounded{};                    ///< whether rounding explains what separates the two levels
    double measured_k = 0;
    double worst_gap_ulps = 0;
    std::vector<CheckExit> exits;               ///< those that bind first
    std::uint64_t exit_inputs = 0;              ///< how many different inputs it gave no answer to
    std::uint64_t inputs_of_wrong_answers = 0;  ///< of these, how many it answered with what is none
    std::vector<std::string_view> exited;       ///< ids of the properties that it exited on
    std::vector<std::string_view> broken;       ///< ids of the violated properties that bind
    std::vector<std::string_view> unasked;      ///< ids of the properties that bind and were not reached
    std::optional<subjects::NearestMutant> nearest_mutant;
    std::optional<properties::Overflow> overflow{};  ///< what explains wrong answers to whole numbers of the language
    double band = 8;
    double seconds = 0;
};

/// Runs the check. The same options give the same result, but for times, unless time or an interrupt ends it.
/// Throws CannotStart if the first session cannot be opened.
CheckResult run_check(const CheckOptions& options);

/// Finds out which contract the function keeps, sets it in the options, and runs the check (contract_search.hpp). Throws CannotStart.
CheckResult run_check_of_contract_found(CheckOptions& options);

}  // namespace tangency::tools
