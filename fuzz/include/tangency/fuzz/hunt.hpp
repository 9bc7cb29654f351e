// SPDX-License-Identifier: MIT
// The hunt for a wrong answer: one body for every subject, fast while all is right and slow to accuse.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tangency/fuzz/question.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::fuzz {

/// What the subject promises.
struct HuntOptions {
    Level claimed = Level::banded;  ///< properties of this level and below are held against it
    std::optional<double> band{};   ///< the factor k of the band; default_band of the signature if not given
    bool policies = false;          ///< also advice, such as P17
};

/// A confirmed accusation: the property's own exam (of purity also the calls of a question's round), posed again and
/// answered wrongly again, with the reference's agreement and outside the band.
struct Charge {
    const properties::Property* property;
    Draft draft;
    properties::Counterexample counterexample;
};

/// What examinations cost and how they ended.
struct HuntCounts {
    std::uint64_t questions = 0;
    std::uint64_t reference_verdicts = 0;  ///< questions on which the quick verdict was silent
    std::uint64_t wrong = 0;               ///< answers that were not the verdict's
    std::uint64_t quickly_excused = 0;     ///< of these, by the proof of certainly_in_band
    std::uint64_t posed_again = 0;         ///< exams put to the subject a second time to confirm a suspicion
};

/// Puts questions to one subject.
class Hunt {
public:
    Hunt(properties::Subject subject, HuntOptions options);

    const properties::Subject& subject() const { return subject_; }
    const HuntOptions& options() const { return options_; }
    double band() const { return band_; }
    const HuntCounts& counts() const { return counts_; }

    /// The subject's last answer to a question's scene.
    bool last_answer() const { return last_answer_; }

    /// Asks the subject; a wrong answer that its claim excludes is confirmed and returned. Of the questions with a
    /// choice, those of purity pose the catalogue's long exam one time in `purity_share`: the round asks the same
    /// in small each time.
    /// Throws std::logic_error if the reference itself breaks a property: a defect of this project.
    std::optional<Charge> examine(Question& question);
    std::optional<Charge> examine(const Draft& draft, const properties::Property* choice = nullptr);

    /// Poses the property's exam and returns a charge if the subject breaks it, twice, and the reference does not; if
    /// it answers the second time otherwise, the charge is of purity. Nothing if the property is above the claim,
    /// advice not asked for, or the draft is of another kind or outside its domain.
    std::optional<Charge> confirm(const properties::Property& property, const Draft& draft) const;

    static constexpr std::uint64_t purity_share = 16;

private:
    bool answers_for(const properties::Property& property) const;
    std::optional<Charge> suspect_verdict(Question& question);
    std::optional<Charge> prefer_purity(std::optional<Charge> charge) const;

    properties::Subject subject_;
    HuntOptions options_;
    double band_;
    mutable HuntCounts counts_{};
    bool last_answer_ = false;
};

/// The charge with the smallest numbers in meaning that descent finds; its counterexample is the last one confirmed.
/// A charge that cannot be repeated is returned as it is.
Charge minimise(const Hunt& hunt, Charge charge);

/// The charge in words, as the checker prints counterexamples, over several lines: the subject, the property, the
/// calls with what they answered and what was expected.
std::string describe(const Hunt& hunt, const Charge& charge);

}  // namespace tangency::fuzz
