// SPDX-License-Identifier: MIT
// One function's trial and what to say of each property, for test frameworks: run once, asked often.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "tangency/properties/callable.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// What a test framework does with one property, or with the level.
struct TestResult {
    enum class Kind { pass, fail, skip };
    Kind kind;
    std::string text;  ///< the failure message or the reason to skip; empty for a pass
};

/// One line on the known bug that a subject with wrong answers looks like, empty if there is none; asked with the
/// factor k of the band.
using NameKnownBug = std::function<std::string(const Subject&, double)>;

/// A subject, what is required of it, and the trial between them, which runs when the first result is asked for.
class Conformance {
public:
    /// A requirement that could not be read makes `result_of_level` fail with its problem.
    Conformance(Subject subject, CallStyle style, RequirementReading requirement, TrialOptions options,
                NameKnownBug name_known_bug = nullptr);

    /// Fails if the requirement binds the property and it is violated; skips with the reason if it is violated but not
    /// binding, if it does not apply, and if the trial ended before its end.
    TestResult result_of(const Property& property);

    /// Fails if the required level is not reached, if the trial found no end, or if the requirement makes no sense.
    TestResult result_of_level();

private:
    const GroupResult* result();
    std::string failure_text(const Outcome& outcome) const;
    std::string terms_text() const;
    std::string counterexample_text(const Outcome& outcome) const;
    std::string counterexample_text(const Counterexample& counterexample) const;
    std::string short_text(const Outcome& outcome) const;

    Subject subject_;
    CallStyle style_;
    RequirementReading requirement_;
    TrialOptions options_;
    NameKnownBug name_known_bug_;
    std::optional<GroupResult> result_{};
    std::string ended_{};      ///< why there is no result
    std::string known_bug_{};  ///< a line, or empty
};

/// A property's name for a test: "P08RadiusMonotone".
std::string test_name(std::string_view id, std::string_view title);
std::string test_name(const Property& property);

}  // namespace tangency::properties
