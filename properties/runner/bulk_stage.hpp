// SPDX-License-Identifier: MIT
// The stage of a trial that runs in bulk: what it needs of the trial.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// The trial as its bulk run sees it.
struct BulkStage {
    const Signature& signature;
    std::span<const Subject> subjects;  ///< those that are run in bulk, which are the first of the group
    const TrialOptions& options;
    double band;
    GroupResult& group;  ///< outcomes, measurements and the tally of the bulk run are added to it
    std::function<void(std::size_t subject, std::size_t property, const Instance&, const Choices&, bool answer)> report;
    std::function<bool()> stopped;
    std::function<void(std::uint64_t cases)> progress;
};

/// Draws, asks and compares the cases that the options name. What a subject throws passes through.
void run_bulk(const BulkStage& stage);

}  // namespace tangency::properties
