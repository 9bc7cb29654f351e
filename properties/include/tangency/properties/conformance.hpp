// SPDX-License-Identifier: MIT
// One function's trial and what to say of each property, for test frameworks: run once, asked often.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "tangency/properties/callable.hpp"
#include "tangency/properties/contract_search.hpp"
#include "tangency/properties/known_bug.hpp"
#include "tangency/properties/overflow.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// What a test framework does with one property, or with the level.
struct TestResult {
    enum class Kind { pass, fail, skip };
    Kind kind;
    std::string text;  ///< the failure message or the reason to skip; empty for a pass
};

/// A function as it is put on trial.
struct TriedFunction {
    Subject subject;
    CallStyle style;
    bool finds_contract = false;  ///< the subject's contract was not given: the one that it keeps is taken
};

/// A subject, what is required of it, and the trial between them, which runs when the first result is asked for.
class Conformance {
public:
    /// A requirement that could not be read makes `result_of_level` fail with its problem.
    Conformance(TriedFunction function, RequirementReading requirement, TrialOptions options, FindKnownBug find_known_bug = nullptr);

    /// Whether a violation of the property would fail: it applies, and the requirement binds it. What has no such bearing needs no test.
    bool is_asked(const Property& property) const;

    /// Fails if the property is violated or was never instantiated; skips if the trial ended before its end. The first failure tells the causes,
    /// which are told once. Needs a property that is asked.
    TestResult result_of(const Property& property);

    /// Fails if the required level is not reached, if the trial found no end, or if the requirement makes no sense.
    TestResult result_of_level();

    /// Which contract was taken and why, where none was given: "closed: touching is a hit for it at all of 600 ties"; else empty.
    std::string contract_text();

private:
    const GroupResult* result();
    void run();
    TrialUnderContract run_under(Contract contract);
    std::optional<KnownBug> known_bug() const;
    std::string failure_text();
    std::string last_line() const;
    std::string terms_text() const;
    std::string call_text_of(const Input& input) const;

    Subject subject_;
    CallStyle style_;
    bool finds_contract_;
    RequirementReading requirement_;
    TrialOptions options_;
    FindKnownBug find_known_bug_;
    std::optional<GroupResult> result_{};
    std::string ended_{};  ///< why there is no result
    std::optional<KnownBug> known_bug_{};
    std::string contract_reason_{};
    std::optional<Overflow> overflow_{};
    bool is_told_ = false;  ///< whether a failure has told the causes
};

/// A property's name for a test: "P08RadiusMonotone".
std::string test_name(std::string_view id, std::string_view title);
std::string test_name(const Property& property);

}  // namespace tangency::properties
