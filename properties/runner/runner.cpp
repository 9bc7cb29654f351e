// SPDX-License-Identifier: MIT
// Asking, comparing, counting, and what a wrong answer comes to.
#include "runner.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <memory>
#include <utility>

namespace tangency::properties {
namespace {

// Calls tell with the place and the answer wherever a given answer is not the right one. Most are, so runs of them are compared at once.
template <class Tell>
void tell_differences(std::span<const bool> given, const bool* right, Tell tell) {
    constexpr std::size_t run = 64;
    for (std::size_t start = 0; start < given.size(); start += run) {
        const std::size_t length = std::min(run, given.size() - start);
        if (std::memcmp(given.data() + start, right + start, length) == 0) continue;
        for (std::size_t i = start; i < start + length; ++i)
            if (given[i] != right[i]) tell(i, given[i]);
    }
}

}  // namespace

Runner::Runner(const Signature& signature, std::span<const Subject> subjects, const TrialOptions& options)
    : subjects_(subjects),
      options_(options),
      band_(options.band.value_or(default_band(signature))),
      proper_(options.domain.with_proper_shapes()) {
    group_.signature = signature;
    group_.domain = options.domain;
    for (const Subject& subject : subjects) {
        TrialResult result{.subject = subject.name};
        for (const Property& property : catalogue()) {
            const bool is_asked = applies(property, signature, options.domain);
            result.outcomes.push_back({&property, is_asked ? Status::held : Status::not_applicable});
        }
        group_.results.push_back(std::move(result));
    }
    for (auto* reported : {&reported_, &reported_proper_}) reported->resize(subjects.size() * catalogue().size());
}

bool Runner::stopped() {
    const auto has_exited_too_often = [this](const TrialResult& result) { return result.exits.size() >= options_.most_exits; };
    if (group_.complete && (options_.stop() || std::ranges::any_of(group_.results, has_exited_too_often))) group_.complete = false;
    return !group_.complete;
}

void Runner::keep_failure() {
    if (!options_.keep_failure) throw;
    group_.complete = false;
    if (!group_.failure) group_.failure = std::current_exception();
}

void Runner::count(const Input& input, reference::Verdict verdict, reference::Region region, bool from_table) {
    group_.tally.add(input, verdict, region, from_table);
    hashes_.push_back(hash_of(input));
}

void Runner::keep_exits(std::size_t s, const Unanswered& unanswered, const std::function<std::size_t(std::size_t)>& property_at) {
    for (const Exit& exit : unanswered.exits) group_.results[s].exits.push_back({&catalogue()[property_at(exit.place)], exit});
}

void Runner::ask_instances(std::size_t p, std::span<Instantiated> block) {
    std::vector<Input> inputs;
    for (const Instantiated& instantiated : block) {
        const Instance& instance = instantiated.instance;
        inputs.insert(inputs.end(), instance.inputs.begin(), instance.inputs.end());
        if (instance.answer) count(instance.inputs[0], instance.answer->verdict, instance.answer->region);
    }
    for (std::size_t s = 0; s < subjects_.size(); ++s) {
        const Answers answers(subjects_[s], inputs, band_);
        keep_exits(s, answers.unanswered(), [p](std::size_t) { return p; });
        std::size_t first = 0;
        for (Instantiated& instantiated : block) {
            const std::size_t size = instantiated.instance.inputs.size();
            if (answers.are_given(first, size))
                compare(s, p, instantiated, answers.of(first, size));
            else if (!compare_answered(s, p, instantiated, first, answers))
                ++outcome(s, p).unanswered;
            first += size;
        }
    }
}

// Purity is a statement about each input that is asked again, so what became of the others does not matter.
bool Runner::compare_answered(std::size_t s, std::size_t p, const Instantiated& whole, std::size_t first, const Answers& answers) {
    if (whole.instance.expectation != Expectation::pure) return false;
    Instance part{.expectation = Expectation::pure, .inputs = {}};
    const std::size_t size = whole.instance.inputs.size();
    const auto kept = std::make_unique<bool[]>(size);
    std::vector<Reply> kept_replies;
    bool is_any_repeated = false;
    for (std::size_t i = 0; i < size; ++i) {
        const Input& input = whole.instance.inputs[i];
        if (!answers.are_given(first + i, 1)) continue;
        is_any_repeated = is_any_repeated || std::ranges::any_of(part.inputs, [&](const Input& one) { return same_bits(one, input); });
        kept[part.inputs.size()] = answers[first + i];
        for (const Reply& reply : answers.of(first + i, 1).replies) kept_replies.push_back(reply);
        part.inputs.push_back(input);
    }
    if (!is_any_repeated) return false;
    const GivenAnswers given =
        kept_replies.empty() ? GivenAnswers(std::span<const bool>(kept.get(), part.inputs.size())) : GivenAnswers(kept_replies, band_);
    Instantiated answered(whole.seed, std::move(part));
    compare(s, p, answered, given);
    return true;
}

void Runner::compare(std::size_t s, std::size_t p, Instantiated& instantiated, const GivenAnswers& answers) {
    ++outcome(s, p).instances;
    const auto& decided = instantiated.instance.answer;
    const bool is_number = is_measured(signature().answer);
    TrialResult& result = group_.results[s];
    if (decided && decided->verdict == reference::Verdict::touching && catalogue()[p].level == Level::logic && answers.replies.empty())
        result.ties.add(decided->region, answers.yes_or_no[0], answers_hold(instantiated.instance, answers, subjects_[s].contract));
    if (decided && decided->verdict == reference::Verdict::disjoint && subjects_[s].contract == Contract::conservative) {
        const bool is_hit = answers.yes_or_no[0];
        if (catalogue()[p].level == Level::logic)
            result.excess.measure(instantiated.instance.inputs[0], is_hit);
        else
            result.excess.count(is_hit && !instantiated.is_excused(band_));
    }
    if (decided && is_number && catalogue()[p].level == Level::banded)
        result.measured_k = right_reply_of(instantiated.instance).widen(result.measured_k, answers.replies[0], subjects_[s].contract);
    // What rounding excuses at any tie says nothing of ties, and what relates answers says nothing of one.
    const Expectation expected = instantiated.instance.expectation;
    const bool is_told = decided && (expected == Expectation::verdict ||
                                     (expected == Expectation::verdict_or_band && decided->verdict != reference::Verdict::touching));
    if (is_told) ++outcome(s, p).answers.of(*decided).asked;
    if (answers_hold(instantiated.instance, answers, subjects_[s].contract)) return;
    const bool is_wrong = judge(s, p, instantiated, answers, [&] {
        Recording recording;
        Source source(instantiated.seed);
        source.record_to(recording);
        instance_in(options_.domain, catalogue()[p], source, signature());
        return recording.choices;
    });
    if (is_wrong && is_told) ++outcome(s, p).answers.of(*decided).wrong;
}

// What decided inputs expect of answers, and of how many instances of each property they are.
struct Runner::Expected {
    explicit Expected(const DecidedInputs& inputs)
        : closed(std::make_unique<bool[]>(inputs.inputs.size())), open(std::make_unique<bool[]>(inputs.inputs.size())) {
        for (std::size_t i = 0; i < inputs.inputs.size(); ++i) {
            const DecidedInputs::Decided& decided = inputs.decided[i];
            closed[i] = decided.verdict != reference::Verdict::disjoint;
            open[i] = decided.verdict == reference::Verdict::overlapping;
            ++instances[decided.property];
            second_instances += decided.is_second;
            if (!decided.region) continue;
            if (closed[i] != open[i]) told_ties.push_back(i);
            ++standings[decided.property].of({decided.verdict, *decided.region}).asked;
        }
    }

    // Under conservative every hit is right. Those beyond the truth are counted where it is known if rounding explains them.
    std::unique_ptr<bool[]> with_hits(const Answers& answers) const {
        const std::size_t count = answers.size();
        auto right = std::make_unique<bool[]>(count);
        for (std::size_t i = 0; i < count; ++i) right[i] = open[i] || (answers.are_given(i, 1) && answers[i]);
        return right;
    }

    // The right answers by a contract; those of half_open where a subject keeps it.
    const bool* right(Contract contract, const DecidedInputs& inputs) {
        if (contract == Contract::conservative) return open.get();
        if (contract != Contract::half_open) return contract == Contract::closed ? closed.get() : open.get();
        if (half_open) return half_open.get();
        half_open = std::make_unique<bool[]>(inputs.inputs.size());
        for (std::size_t i = 0; i < inputs.inputs.size(); ++i)
            half_open[i] = closed[i] == open[i] ? open[i] : intersects(inputs.inputs[i], inputs.decided[i].verdict, contract);
        return half_open.get();
    }

    std::unique_ptr<bool[]> closed, open, half_open{};
    std::vector<std::uint64_t> instances = std::vector<std::uint64_t>(catalogue().size());
    std::uint64_t second_instances = 0;
    std::vector<std::size_t> told_ties{};             // places of those whose answers are told by regions
    std::map<std::uint8_t, AnswerTally> standings{};  // of each property, of inputs whose region is known
};

void Runner::ask_decided(const DecidedInputs& inputs, std::size_t count, const Wrong& wrong) {
    Expected expected(inputs);
    for (std::size_t s = 0; s < count; ++s) {
        Answers answers = answers_to(s, inputs);
        const bool* right = expected.right(subjects_[s].contract, inputs);
        const auto kept = subjects_[s].contract == Contract::conservative ? expected.with_hits(answers) : nullptr;
        if (kept) right = kept.get();
        const bool asks_second = expected.second_instances > 0 && outcome(s, inputs.second).is_right_beside_ties();
        count_instances(s, inputs, expected, asks_second);
        for (const std::size_t i : expected.told_ties)
            if (answers.are_given(i, 1)) group_.results[s].ties.add(*inputs.decided[i].region, answers[i], answers[i] == right[i]);
        keep_exits(s, answers.unanswered(), [&](std::size_t place) { return inputs.decided[place].property; });
        for (const std::size_t i : answers.unanswered().places) {
            answers[i] = right[i];
            take_back_instance(s, inputs, i, asks_second);
        }
        tell_differences(answers.of(0, inputs.inputs.size()).yes_or_no, right, [&](std::size_t i, bool given) { wrong(s, i, given); });
    }
}

// What is thrown may name the input, and knows of no property.
Answers Runner::answers_to(std::size_t s, const DecidedInputs& inputs) {
    try {
        return Answers(subjects_[s], inputs.inputs);
    } catch (...) {
        for (std::size_t i = 0; i < inputs.inputs.size(); ++i)
            group_.asked_for.emplace(hash_of(inputs.inputs[i]), &catalogue()[inputs.decided[i].property]);
        throw;
    }
}

void Runner::count_instances(std::size_t s, const DecidedInputs& inputs, const Expected& expected, bool asks_second) {
    for (std::size_t p = 0; p < expected.instances.size(); ++p) outcome(s, p).instances += expected.instances[p];
    for (const auto& [property, asked] : expected.standings) outcome(s, property).answers.add(asked);
    if (asks_second) outcome(s, inputs.second).instances += expected.second_instances;
}

void Runner::take_back_instance(std::size_t s, const DecidedInputs& inputs, std::size_t place, bool asks_second) {
    const DecidedInputs::Decided& decided = inputs.decided[place];
    --outcome(s, decided.property).instances;
    ++outcome(s, decided.property).unanswered;
    if (decided.region) --outcome(s, decided.property).answers.of({decided.verdict, *decided.region}).asked;
    if (asks_second && decided.is_second) --outcome(s, inputs.second).instances;
}

bool Runner::judge(std::size_t s, std::size_t p, Instantiated& instantiated, const GivenAnswers& answers,
                   const std::function<Choices()>& find_choices) {
    TrialResult& result = group_.results[s];
    if (instantiated.is_forgiven(options_.allowance, answers, subjects_[s].contract, band_)) {
        ++outcome(s, p).excused;
        return false;
    }
    if (instantiated.instance.answer && !is_measured(signature().answer)) {
        result.worst_gap_ulps = instantiated.widen_ulps(result.worst_gap_ulps);
        if (catalogue()[p].level == Level::banded) result.measured_k = instantiated.widen_bands(result.measured_k);
    }
    if (are_answers(instantiated.instance, answers) && instantiated.is_excused(band_)) {
        ++outcome(s, p).excused;
        return false;
    }
    report(s, p, instantiated, answers, find_choices);
    return true;
}

// Keeps the simplest of the gravest violations seen as the one to shrink, and that of proper shapes: one that is about no
// tie before any that is.
void Runner::report(std::size_t s, std::size_t p, Instantiated& instantiated, const GivenAnswers& answers,
                    const std::function<Choices()>& find_choices) {
    Outcome& broken = outcome(s, p);
    broken.status = Status::violated;
    ++broken.violations;
    const bool at_tie = instantiated.is_about_ties(answers, subjects_[s].contract, band_);
    broken.at_ties += at_tie;
    Violation violation{.choices = {},
                        .answers = std::vector<bool>(answers.yes_or_no.begin(), answers.yes_or_no.end()),
                        .at_tie = at_tie,
                        .cost = instantiated.cost(),
                        .replies = std::vector<Reply>(answers.replies.begin(), answers.replies.end()),
                        .gravity = gravity_of(instantiated.instance, answers, subjects_[s].contract)};
    const auto is_simplest = [&](const std::optional<Violation>& before) { return !before || violation.is_rather_shown_than(*before); };
    const std::size_t place = place_of(s, p);
    const bool simplest = is_simplest(reported_[place]);
    const bool simplest_proper = options_.shows_proper && is_simplest(reported_proper_[place]) && lies_in(instantiated.instance, proper_);
    if (!simplest && !simplest_proper) return;
    violation.choices = find_choices();
    if (simplest) reported_[place] = violation;
    if (simplest_proper) reported_proper_[place] = violation;
}

void Runner::resume(GroupResult sum) {
    group_ = std::move(sum);
    for (std::size_t s = 0; s < subjects_.size(); ++s)
        for (std::size_t p = 0; p < catalogue().size(); ++p) reported_[place_of(s, p)] = std::exchange(outcome(s, p).simplest, {});
}

std::size_t Runner::find_simplest(std::size_t s) const {
    std::size_t found = catalogue().size();
    for (std::size_t p = 0; p < catalogue().size(); ++p)
        if (simplest(s, p) && (found == catalogue().size() || simplest(s, p)->is_rather_shown_than(*simplest(s, found)))) found = p;
    return found;
}

GroupResult Runner::finish() {
    for (std::size_t s = 0; s < subjects_.size(); ++s) {
        const std::size_t simplest_of_all = find_simplest(s);
        for (std::size_t p = 0; p < catalogue().size(); ++p) {
            if (options_.explains && simplest(s, p))
                confirm_violation(*this, s, p, s < options_.shrunk_subjects || p == simplest_of_all);
            else
                outcome(s, p).simplest = simplest(s, p);
        }
        group_.results[s].level = group_.complete ? level_of(group_.results[s].outcomes) : Level::none;
    }
    std::sort(hashes_.begin(), hashes_.end());
    group_.distinct_cases = static_cast<std::uint64_t>(std::distance(hashes_.begin(), std::unique(hashes_.begin(), hashes_.end())));
    return std::move(group_);
}

}  // namespace tangency::properties
