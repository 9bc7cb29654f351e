// SPDX-License-Identifier: MIT
// The audit: every built-in subject on trial, and whether each landed where its record says.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pairs_audit.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::tools {

struct AuditOptions {
    std::vector<std::string> subjects;   ///< names; empty means all
    std::optional<Question> question{};  ///< only this one, in depth; without it every other than box_ball gets a share
    bool mutants = false;                ///< put the mutants on trial too
    std::uint64_t seed = 1;
    double effort = 1;
    bool exhaustive = true;  ///< also every input of the small lattice
    std::uint64_t bulk = 0;  ///< cases run in bulk for each method of a box and a ball; of rotated ones a share unless subjects are named
    decltype(properties::TrialOptions::fast) fast{};  ///< given by tests
    unsigned threads = 2;
    const std::atomic<bool>* interrupted = nullptr;
    std::function<void(double)> progress = [](double) {};  ///< told how much is done, 0 to 1
};

/// One built-in subject's row: of every input, or of those in the domain that it was tried in as well.
struct SubjectRow {
    const subjects::BuiltIn* built_in;
    properties::Domain domain;
    properties::TrialResult result;
    bool complete;                           ///< false if the trial was stopped early: no level is known
    std::vector<std::string_view> findings;  ///< ids that account for its violations
    std::vector<std::string> surprises;      ///< where it departs from its record; empty is as expected
};

/// One mutant's row.
struct MutantRow {
    const subjects::Mutant* mutant;
    properties::TrialResult result;
    bool complete;
    std::vector<std::string_view> killed_by;  ///< property ids that the unbroken method would hold
};

struct AuditResult {
    std::vector<properties::GroupResult> groups;  ///< with their results moved into the rows
    std::vector<SubjectRow> subjects;
    std::vector<MutantRow> mutants;
    std::vector<BroadPhaseRow> broad_phases;  ///< of a whole audit with mutants
    std::vector<std::string> surprises;       ///< of the audit as a whole: idle properties, thin inputs
    std::uint64_t seed = 1;
    std::uint64_t bulk = 0;
    bool complete = true;
    double seconds = 0;

    /// Whether everything landed where the record says.
    bool as_expected() const;
};

/// The names among `wanted` that no subject or mutant has.
std::vector<std::string> unknown_subjects(const std::vector<std::string>& wanted);

/// Runs the trials, one signature a thread at a time. The same options give the same result.
AuditResult run_audit(const AuditOptions& options);

}  // namespace tangency::tools
