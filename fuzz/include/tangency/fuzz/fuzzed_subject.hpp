// SPDX-License-Identifier: MIT
// The search for a wrong answer: one body for every subject, fast while all is right and slow to report.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tangency/fuzz/played_input.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::fuzz {

/// What the subject promises.
struct FuzzOptions {
    Level level = Level::banded;   ///< properties of this level and below are held against it
    std::optional<double> band{};  ///< the factor k of the band; default_band of the signature if not given
    bool policies = false;         ///< also recommendations, such as P17
};

/// A confirmed finding: the property's own instance (of purity also the calls of an input's round), made again and
/// answered wrongly again, with the reference's agreement and outside the band.
struct FuzzFinding {
    const properties::Property* property;
    FuzzInput input;  ///< shows it again, in the subject's signature
    properties::Counterexample counterexample;
};

/// What examinations cost and how they ended.
struct FuzzCounts {
    std::uint64_t inputs = 0;
    std::uint64_t quickly_excused = 0;  ///< of those with a wrong answer, by the proof of certainly_in_band
};

/// Puts inputs to one subject.
class FuzzedSubject {
public:
    FuzzedSubject(properties::Subject subject, FuzzOptions options);

    const properties::Subject& subject() const { return subject_; }
    const FuzzOptions& options() const { return options_; }
    double band() const { return band_; }
    const FuzzCounts& counts() const { return counts_; }

    /// The subject's last answer to an input's row.
    bool last_answer() const { return last_answer_; }

    /// Asks the subject; a wrong answer that its level excludes is confirmed and returned.
    /// Throws std::logic_error if the reference itself breaks a property: a defect of this project.
    std::optional<FuzzFinding> examine(PlayedInput& played);
    std::optional<FuzzFinding> examine(const FuzzInput& input);

    /// Makes the property's instance of the choices and returns a finding if the subject breaks it, twice, and the
    /// reference does not; if it answers the second time otherwise, the finding is of purity. Nothing if the property is
    /// above that level, a recommendation not asked for, or makes no instance.
    std::optional<FuzzFinding> confirm(const properties::Property& property, const properties::Choices& choices) const;

    /// The same of an instance that the property has made; the finding's input is left empty.
    std::optional<FuzzFinding> confirm(const properties::Property& property, const properties::Instance& instance) const;

private:
    bool answers_for(const properties::Property& property) const;
    std::optional<FuzzFinding> doubt_verdict(PlayedInput& played);
    std::optional<FuzzFinding> prefer_purity(std::optional<FuzzFinding> finding, const PlayedInput& played) const;

    properties::Subject subject_;
    FuzzOptions options_;
    double band_;
    mutable FuzzCounts counts_{};
    bool last_answer_ = false;
};

/// The finding with the simplest choices that descent finds; its counterexample is the last one confirmed.
/// A finding that cannot be repeated is returned as it is.
FuzzFinding minimise(const FuzzedSubject& fuzzed, FuzzFinding finding);

/// The finding in words, as the checker prints counterexamples, over several lines: the subject, the property, the
/// calls with what they answered and what was expected.
std::string describe(const FuzzedSubject& fuzzed, const FuzzFinding& finding);

}  // namespace tangency::fuzz
