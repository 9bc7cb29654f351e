// SPDX-License-Identifier: MIT
// The reference's answers put before the judge, for the tests and the fuzz target that put them on trial.
#pragma once

#include <span>
#include <string>

#include "tangency/reference/answer.hpp"
#include "tangency/shapes/certificate.hpp"

namespace tangency::judge {

/// Whether gap_sq is compared as well: its decimal text may have thousands of digits, and is slow to make.
enum class GapSq { compared, left_out };

/// What the judge says against the reference's answer by the reference's certificate, or nothing; the verdict stands before it.
std::string disagreement(const Signature& signature, std::span<const double> row);
std::string disagreement(const Signature& signature, std::span<const double> row, const reference::Answer& answer,
                         GapSq gap_sq = GapSq::compared);
std::string disagreement(const Signature& signature, std::span<const double> row, const reference::Answer& answer,
                         const Certificate& certificate, GapSq gap_sq);

}  // namespace tangency::judge
