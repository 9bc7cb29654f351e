// SPDX-License-Identifier: MIT
// The check of a broad phase as one JSON document. It is not the document of other checks: what was asked is a
// list of shapes, and what is lost a pair of it.
#pragma once

#include <optional>
#include <string>

#include "accusation.hpp"
#include "json.hpp"
#include "tangency/pairs/trial.hpp"

namespace tangency::tools {

inline constexpr int pairs_report_version = 1;

/// What was tried, beside the trial's own options.
struct PairsCheck {
    pairs::TrialOptions options;
    std::string subject, function;
    std::string again{};  ///< the command that runs the same check
    Level required = Level::banded;
    std::optional<std::string> died{};  ///< what it did in place of answering
    bool is_over = false;               ///< ended by --seconds or an interrupt
    double seconds = 0;
    FindCertificate find_certificate = reference::find_certificate;  ///< of the lost pairs; where the judge refuses it nobody is accused
};

Json pairs_document(const PairsCheck& check, const pairs::TrialResult& result);

/// The list of a counterexample, its shapes one a line, and what is wrong with the answer.
std::string lost_pair_text(Part property);

}  // namespace tangency::tools
