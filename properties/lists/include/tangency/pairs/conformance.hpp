// SPDX-License-Identifier: MIT
// A broad phase's trial and what to say of each property, for test frameworks: run once, asked often.
#pragma once

#include <optional>
#include <string>

#include "tangency/pairs/trial.hpp"
#include "tangency/properties/conformance.hpp"

namespace tangency::pairs {

/// A function, the level that is required of it, and the trial between them, which runs when the first result is asked for.
class Conformance {
public:
    /// With a problem, such as a domain that is none, nothing is tried. `finds_contract`: that of the options was not given, and the one that
    /// the function keeps is taken.
    Conformance(std::string name, Finder find, Level required, TrialOptions options, bool finds_contract = false, std::string problem = "");

    /// Whether the property is of the required level or a lower one, and the contract asks for it or may. What is not needs no test.
    bool is_asked(Property property) const;

    /// Fails if the property is violated or was never asked; skips if the trial ended before its end, and touching pairs if the contract that
    /// was found is open. Needs a property that is asked.
    properties::TestResult result_of(Property property);

    /// Fails if the required level is not reached or the trial ended before its end.
    properties::TestResult result_of_level();

    /// Which contract was taken and why, where none was given: "open: pairs that touch are left out"; else empty.
    std::string contract_text();

private:
    const TrialResult* result();
    std::string failure_text();
    std::string last_line() const;

    std::string name_;
    Finder find_;
    Level required_;
    TrialOptions options_;
    bool finds_contract_;
    std::optional<TrialResult> result_{};
    std::string ended_;     ///< why there is no result
    bool is_told_ = false;  ///< whether a failure has told the cause
};

}  // namespace tangency::pairs
