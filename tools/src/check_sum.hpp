// SPDX-License-Identifier: MIT
// The units of a check as one result: outcomes added up, the simplest counterexample of each property kept.
#pragma once

#include "check.hpp"

namespace tangency::tools {

/// Adds units to a result, which must outlive it.
class CheckSum {
public:
    /// Gives the result an outcome for every property, none of which has been asked.
    CheckSum(const CheckOptions& options, CheckResult& result);

    /// Adds the trial of one subject, but for what it exited on.
    void add(properties::GroupResult unit);

private:
    CheckResult& result_;
    Contract contract_;
    double band_;  // its factor k
};

}  // namespace tangency::tools
