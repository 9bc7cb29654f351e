// SPDX-License-Identifier: MIT
// The checker: puts subjects of one signature on trial together and returns what each got right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tangency/properties/allowance.hpp"
#include "tangency/properties/bulk.hpp"
#include "tangency/properties/domain.hpp"
#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/subject.hpp"
#include "tangency/properties/tally.hpp"

namespace tangency::properties {

/// How a trial is run. The same options give the same result on every compiler.
struct TrialOptions {
    std::uint64_t seed = 1;
    double effort = 1;             ///< multiplies every property's share of instances
    std::optional<double> band{};  ///< the factor k of the band; default_band of the signature if not given
    Allowance allowance{};         ///< where either answer is right, beside the band
    Domain domain{};               ///< which inputs are asked about
    bool shows_proper = false;     ///< a counterexample of a degenerate shape comes with one of proper shapes, if any is found
    bool exhaustive = true;        ///< also every input of the small lattice
    std::function<bool()> stop = [] { return false; };      ///< asked between blocks; true ends the trial early
    std::size_t most_exits = static_cast<std::size_t>(-1);  ///< so many of one subject end the trial early, too: each takes a new process
    std::function<void(double)> progress = [](double) {};   ///< told how much of the trial was done since; the sum is 1
    std::function<bool(const Property&)> wants = [](const Property&) { return true; };  ///< properties to draw for
    std::size_t block = 256;                                                            ///< instances put to a subject at once
    std::size_t shrink_batch = 1;  ///< simpler instances put to it at once while shrinking
    /// lattice inputs drawn for each that is asked about: more than one, and the simplest of every kind are asked
    std::size_t draws_an_input = 1;
    bool explains = true;  ///< finds a small counterexample to each violated property
    /// of so many of the first subjects all counterexamples are shrunk, of each later one only its simplest
    std::size_t shrunk_subjects = static_cast<std::size_t>(-1);
    bool keep_failure = false;  ///< what an answer throws ends the trial and is kept, not thrown on
    /// how many cases are run in bulk after the instances, of a signature that is_run_in_bulk
    std::uint64_t bulk = 0;
    std::uint64_t bulk_from = 0;                               ///< the index of the first of them: parts of a bulk run may be run apart
    std::size_t bulk_subjects = static_cast<std::size_t>(-1);  ///< only so many of the first subjects are run in bulk
    /// Decides bulk cases in place of the fast decider: in a campaign the reference, in tests one that is wrong, which the reference's
    /// share has to find.
    std::function<void(std::span<const Input>, std::span<std::optional<reference::Verdict>>)> fast{};
};

/// A minimal input on which a subject breaks a property.
struct Counterexample {
    Instance instance;
    std::vector<bool> answers;
    bool repeatable;               ///< asked again, the subject gave the same answers
    std::vector<Reply> replies{};  ///< in place of `answers`, of a subject that answers more than yes or no
    int gravity = 0;               ///< of the answers, by gravity_of
};

/// Whether it breaks its property at ties alone, as `is_about_ties` says; k is the factor of the band.
bool is_about_ties(const Counterexample& counterexample, Contract contract, double k);

/// A violation as it was drawn: the choices that make it, the answers given, and how hard it is to read.
struct Violation {
    Choices choices;
    std::vector<bool> answers;
    bool at_tie;
    double cost;
    std::vector<Reply> replies{};  ///< in place of `answers`, of a subject that answers more than yes or no
    int gravity = 0;               ///< of the answers, by gravity_of

    /// Whether a counterexample is rather made of this one: what is about no tie comes before what is, then the graver, then the simpler.
    bool is_rather_shown_than(const Violation& other) const {
        if (at_tie != other.at_tie) return other.at_tie;
        return gravity != other.gravity ? gravity > other.gravity : cost < other.cost;
    }
};

enum class Status { held, violated, not_applicable };

/// What became of one property.
struct Outcome {
    const Property* property;
    Status status = Status::held;
    std::uint64_t instances = 0;
    std::uint64_t violations = 0;
    std::uint64_t at_ties = 0;  ///< of the violations, those in which only ties were answered wrongly
    std::uint64_t excused = 0;  ///< wrong answers inside the band, or where the options allow either
    /// instances on top of `instances` that say nothing, since the subject exited on some input
    std::uint64_t unanswered = 0;
    AnswerTally answers{};  ///< to its instances about one verdict, those of a bulk run aside
    std::optional<Counterexample> counterexample{};
    std::optional<Counterexample> proper_counterexample{};  ///< the simplest of proper shapes, where the other is of none
    std::optional<Violation> simplest{};  ///< where the options leave the counterexample to find_counterexamples, what it is made of

    /// Adds the counts of a later part of the same run, and keeps the simplest violation of both, the earlier one of two
    /// alike. Counterexamples are left alone.
    void add(const Outcome& part);

    /// Counts an instance more, which was asked and broken, so that violations are never more than instances.
    void add_broken_instance() {
        status = Status::violated;
        ++instances;
        ++violations;
    }

    /// Whether no violation was seen beside ties.
    bool is_right_beside_ties() const { return violations == at_ties; }
};

/// That a subject exited while a property was asked.
struct PropertyExit {
    const Property* property;
    Exit exit;
};

/// What a conservative function hits beyond the truth.
struct Excess {
    std::uint64_t hits = 0, of = 0;  ///< of disjoint shapes
    double scales = 0;               ///< how far apart the shapes of `farthest` are, in its scale
    std::optional<Input> farthest{};

    /// Of shapes that are disjoint.
    void count(bool is_hit) {
        ++of;
        hits += is_hit;
    }
    /// The same, and how far off a hit is.
    void measure(const Input& input, bool is_hit);
    void add(const Excess& part);
};

/// What became of one subject.
struct TrialResult {
    std::string subject;
    Level level = Level::none;
    double measured_k = 0;      ///< widest wrong gap on ordinary floats, in eps * scale; of numbers the widest error, right or wrong
    double worst_gap_ulps = 0;  ///< widest wrong gap anywhere, in ulps of the scale
    TieTally ties{};            ///< what it answered to lattice ties
    Excess excess{};            ///< of a conservative subject
    std::vector<Outcome> outcomes{};
    std::vector<PropertyExit> exits{};

    const Outcome& of(std::string_view property_id) const;

    /// Adds a later part of the same run. The level is left alone.
    void add(const TrialResult& part);
};

/// What became of all subjects of one signature.
struct GroupResult {
    Signature signature;
    Tally tally;  ///< of the cases that the reference decided, the bulk run's aside
    BulkTally bulk{};
    std::uint64_t distinct_cases = 0;  ///< of those, how many differ in their bits
    bool complete = true;              ///< false if stopped early or ended by a failure
    std::exception_ptr failure{};      ///< what an answer threw, where the options keep it
    /// which property each case of a bulk run, by its hash, was asked for when an answer threw
    std::map<std::uint64_t, const Property*> asked_for{};
    std::vector<TrialResult> results{};
    Domain domain{};  ///< that was declared

    /// Adds a later part of the same bulk run, so that parts add up to the same in whatever portions they are added.
    void add(const GroupResult& part);
};

/// Tries all subjects on the same instances, so that the reference decides each case once. Every subject
/// must have the signature. Deterministic; each subject is asked from the calling thread only.
GroupResult try_subjects(const Signature& signature, std::span<const Subject> subjects, const TrialOptions& options);

/// Makes the counterexamples of a bulk run whose parts were tried without `explains` and added up, and says the levels reached.
void find_counterexamples(GroupResult& group, std::span<const Subject> subjects, const TrialOptions& options);

/// The level that is reported, the same everywhere: the highest of which every property, and every property of a lower
/// level, held as far as it was asked. A violation counts against it even if it is waived.
Level level_of(std::span<const Outcome> outcomes);

/// The level that would be reported if either answer were right at ties.
Level level_but_for_ties(std::span<const Outcome> outcomes);

}  // namespace tangency::properties
