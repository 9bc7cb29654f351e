// SPDX-License-Identifier: MIT
// The one loop of a trial: asks subjects, compares, counts, and keeps the simplest violations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "instantiated.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// Inputs whose verdicts are known, each an instance of one property, and perhaps of a second until that is
/// violated beside ties: of P24 in a bulk run, which asks every float whether the subject is exact.
struct DecidedInputs {
    struct Decided {
        reference::Verdict verdict;
        std::uint8_t property;  ///< its place in the catalogue
        bool is_second;
        std::optional<reference::Region> region{};  ///< where its answers are to be told by regions
    };

    explicit DecidedInputs(const Signature& signature) : inputs(signature) {}

    InputBlock inputs;
    std::vector<Decided> decided{};  ///< of each input
    std::size_t second = 0;          ///< its place in the catalogue
};

/// What the stages of a trial share.
class Runner {
public:
    Runner(const Signature& signature, std::span<const Subject> subjects, const TrialOptions& options);

    const Signature& signature() const { return group_.signature; }
    std::span<const Subject> subjects() const { return subjects_; }
    const TrialOptions& options() const { return options_; }
    double band() const { return band_; }
    GroupResult& group() { return group_; }
    Outcome& outcome(std::size_t s, std::size_t p) { return group_.results[s].outcomes[p]; }

    /// What `tell` counts: the instances to come, or what takes as long.
    void expect(double instances) { expected_ += instances; }
    void tell(double instances) { options_.progress(instances / expected_); }
    /// Whether no more is to be asked.
    bool stopped();
    /// Ends the trial for what was thrown, or throws it on. Called while an exception is handled.
    void keep_failure();

    /// Keeps what a subject exited on while the property of that place was asked.
    void keep_exits(std::size_t s, const Unanswered& unanswered, const std::function<std::size_t(std::size_t place)>& property_at);

    /// Counts an input that the reference decided.
    void count(const Input& input, reference::Verdict verdict, reference::Region region, bool from_table = false);

    /// Asks every subject about instances of a property.
    void ask_instances(std::size_t p, std::span<Instantiated> block);

    /// What the runner is told of a wrong answer to a decided input: subject, place, answer.
    using Wrong = std::function<void(std::size_t s, std::size_t place, bool answer)>;
    /// Asks the first `count` subjects about inputs; what is wrong is told, and not yet counted.
    void ask_decided(const DecidedInputs& inputs, std::size_t count, const Wrong& wrong);

    /// What a wrong answer comes to: excused, or a violation of the property, made of the choices found if it is
    /// the simplest. Returns whether it is one.
    bool judge(std::size_t s, std::size_t p, Instantiated& instantiated, const GivenAnswers& answers,
               const std::function<Choices()>& find_choices);

    /// The simplest violation seen, and the simplest of proper shapes.
    const std::optional<Violation>& simplest(std::size_t s, std::size_t p) const { return reported_[place_of(s, p)]; }
    /// The property of which a subject's simplest violation is; their number if it has none.
    std::size_t find_simplest(std::size_t s) const;
    const std::optional<Violation>& simplest_proper(std::size_t s, std::size_t p) const { return reported_proper_[place_of(s, p)]; }
    const Domain& proper() const { return proper_; }

    /// Goes on from the sum of the parts of a bulk run and the violations kept there.
    void resume(GroupResult sum);

    /// The result, with a small counterexample to each violated property where the options want it.
    GroupResult finish();

private:
    static std::size_t place_of(std::size_t s, std::size_t p) { return s * catalogue().size() + p; }
    struct Expected;
    Answers answers_to(std::size_t s, const DecidedInputs& inputs);
    void count_instances(std::size_t s, const DecidedInputs& inputs, const Expected& expected, bool asks_second);
    void take_back_instance(std::size_t s, const DecidedInputs& inputs, std::size_t place, bool asks_second);
    bool compare_answered(std::size_t s, std::size_t p, const Instantiated& whole, std::size_t first, const Answers& answers);
    void compare(std::size_t s, std::size_t p, Instantiated& instantiated, const GivenAnswers& answers);
    void report(std::size_t s, std::size_t p, Instantiated& instantiated, const GivenAnswers& answers,
                const std::function<Choices()>& find_choices);

    std::span<const Subject> subjects_;
    const TrialOptions& options_;
    double band_;
    const Domain proper_;  // of what is asked about, that of proper shapes
    GroupResult group_;
    std::vector<std::optional<Violation>> reported_, reported_proper_;
    std::vector<std::uint64_t> hashes_;
    double expected_ = 0;
};

/// Draws, asks and compares the cases that the options name, of a signature that is_run_in_bulk, and tells how many are done.
void run_bulk(Runner& runner, const std::function<void(std::uint64_t cases)>& tell);

/// Asks again about the simplest violation of a property, and makes a counterexample of it, a small one if `shrinks`.
void confirm_violation(Runner& runner, std::size_t s, std::size_t p, bool shrinks);

}  // namespace tangency::properties
