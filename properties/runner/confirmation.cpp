// SPDX-License-Identifier: MIT
// Confirming a violation: it is asked again, and made small.
#include "runner.hpp"
#include "tangency/properties/complexity.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t shrink_budget = 600;
// While a violation is made small, a fifth of the exits that end a trial end that: it is shown as small as it is by then.
constexpr std::size_t part_of_exits = 5;

// One property and one subject whose answers violated it.
class Confirmation {
public:
    Confirmation(Runner& runner, std::size_t s, std::size_t p, bool shrinks)
        : runner_(runner),
          shrinks_(shrinks),
          s_(s),
          p_(p),
          subject_(runner.subjects()[s]),
          property_(catalogue()[p]),
          outcome_(runner.outcome(s, p)),
          purity_(runner.outcome(s, index_of("P14"))),
          reported_(*runner.simplest(s, p)),
          reported_proper_(runner.simplest_proper(s, p)) {}

    void run() {
        const Domain& domain = runner_.options().domain;
        const Instance start = instance_of(property_, runner_.signature(), reported_.choices, domain).value();
        Counterexample& shown = outcome_.counterexample.emplace(Counterexample{start, reported_.answers, true, reported_.replies});
        try {
            if (shrink_in(domain, reported_, shown)) {
                // What was seen at a tie and is found beside ties too is no matter of ties.
                if (reported_.at_tie && shown.repeatable && !is_about_ties(shown, subject_.contract, runner_.band())) --outcome_.at_ties;
                if (runner_.options().shows_proper && !lies_in(shown.instance, runner_.proper())) shrink_proper();
                return;
            }
            if (!answered_) {
                runner_.keep_exits(s_, unanswered_, [this](std::size_t) { return p_; });
                return;
            }
        } catch (...) {
            runner_.keep_failure();
            return;
        }
        // The answer changed on asking again: that is what P14 is about, whatever was asked.
        shown.repeatable = false;
        purity_.add_broken_instance();
        if (!purity_.counterexample) purity_.counterexample = shown;
    }

private:
    // Beside a counterexample of a point or a segment: the simplest seen of proper shapes, or else what the other
    // becomes.
    void shrink_proper() {
        Violation violation = reported_proper_ ? *reported_proper_ : reported_;
        // In plain choices the input itself is said, which is then the same in both domains.
        Recording recording;
        replay(violation.choices, drawn_in(runner_.options().domain), &recording);
        violation.choices = in_plain_choices(recording);
        const auto start = instance_of(property_, runner_.signature(), violation.choices, runner_.proper());
        if (!start) return;
        Counterexample shown{*start, violation.answers, true, violation.replies};
        if (shrink_in(runner_.proper(), violation, shown)) outcome_.proper_counterexample = std::move(shown);
    }

    // Whether the violation stands when it is asked again; then `shown` is the simplest found in the domain.
    bool shrink_in(const Domain& domain, const Violation& violation, Counterexample& shown) {
        // What is wrong beside ties must not become smaller by becoming a tie.
        Allowance allowance = runner_.options().allowance;
        allowance.ties = allowance.ties || !violation.at_tie;
        const auto first_failing = [&](std::span<const Instance> instances) -> std::optional<std::size_t> {
            if (runner_.group().failure || exits_ > runner_.options().most_exits / part_of_exits) return std::nullopt;
            std::vector<Counterexample> asked;
            const auto failing = first_violated(instances, allowance, asked);
            exits_ += unanswered_.exits.size();
            if (failing) shown = asked[*failing];
            return failing;
        };
        const Instance start = shown.instance;
        answered_ = false;
        least_gravity_ = 0;
        if (!first_failing(std::span(&start, 1))) return false;
        // Nor milder by becoming small.
        least_gravity_ = shown.gravity;
        if (shrinks_) shrink(violation.choices, drawn_in(domain), first_failing, runner_.options().shrink_batch, shrink_budget);
        // A last time, so that a subject which answers now so, now otherwise is known for it.
        const Instance smallest = shown.instance;
        least_gravity_ = 0;
        std::vector<Counterexample> asked;
        const bool violated = first_violated(std::span(&smallest, 1), allowance, asked).has_value();
        if (answered_) {
            shown = asked[0];
            shown.repeatable = violated;
        }
        return true;
    }

    // Asks in one go, and says which is the first that is answered, and answered wrongly.
    std::optional<std::size_t> first_violated(std::span<const Instance> instances, const Allowance& allowance,
                                              std::vector<Counterexample>& asked) {
        std::vector<Input> inputs;
        for (const Instance& instance : instances) inputs.insert(inputs.end(), instance.inputs.begin(), instance.inputs.end());
        const Answers answers(subject_, inputs, runner_.band());
        answered_ = answers.are_given(0, instances[0].inputs.size());
        unanswered_ = answers.unanswered();
        std::size_t next = 0;
        std::optional<std::size_t> first;
        for (std::size_t i = 0; i < instances.size(); ++i) {
            const std::size_t size = instances[i].inputs.size();
            const GivenAnswers here = answers.of(next, size);
            asked.push_back({instances[i], std::vector<bool>(here.yes_or_no.begin(), here.yes_or_no.end()), true,
                             std::vector<Reply>(here.replies.begin(), here.replies.end())});
            if (!first && answers.are_given(next, size) && !answers_hold(instances[i], here, subject_.contract) &&
                !is_excused(instances[i], here, allowance)) {
                asked[i].gravity = gravity_of(instances[i], here, subject_.contract);
                if (asked[i].gravity >= least_gravity_) first = i;
            }
            next += size;
        }
        return first;
    }

    bool is_excused(const Instance& instance, const GivenAnswers& answers, const Allowance& allowance) const {
        return (are_answers(instance, answers) && band_excuses(instance, runner_.band())) ||
               Forgiveness().covers(allowance, instance, answers, subject_.contract, runner_.band());
    }

    std::function<std::optional<Instance>(Source&)> drawn_in(const Domain& domain) const {
        return [this, &domain](Source& source) { return instance_in(domain, property_, source, runner_.signature()); };
    }

    Runner& runner_;
    const bool shrinks_;
    std::size_t s_, p_;
    const Subject& subject_;
    const Property& property_;
    Outcome& outcome_;
    Outcome& purity_;
    const Violation& reported_;
    const std::optional<Violation>& reported_proper_;
    int least_gravity_ = 0;    ///< what is milder counts as no violation
    bool answered_ = false;    ///< whether the first instance was, when it was last asked
    Unanswered unanswered_{};  ///< what had no answer then
    std::size_t exits_ = 0;    ///< on simpler instances
};

}  // namespace

void confirm_violation(Runner& runner, std::size_t s, std::size_t p, bool shrinks) { Confirmation(runner, s, p, shrinks).run(); }

}  // namespace tangency::properties
