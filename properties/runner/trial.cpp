// SPDX-License-Identifier: MIT
// Running a trial: instantiate, ask, compare, shrink.
#include "tangency/properties/trial.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "bulk_stage.hpp"
#include "simplest.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/lattice_table.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t shrink_budget = 600;
constexpr std::uint64_t draws_per_instance = 60;  // beyond this many draws each the generator has failed
constexpr Allowance any_tie{.ties = true};
constexpr double bulk_per_instance = 30;  // inputs of a bulk run take as long as an instance; for progress only

// An instance with what is worth computing at most once for all subjects, and only once one of them is wrong. Measuring
// the gap in rationals takes as long as asking the reference, so a bound on the gap answers what it can.
class Instantiated {
public:
    Instantiated(std::uint64_t seed_of_it, Instance made) : seed(seed_of_it), instance(std::move(made)) {}

    bool is_excused(double band) {
        if (!excused_) excused_ = excuse(band);
        return *excused_;
    }

    bool is_forgiven(const Allowance& allowance, double band) {
        if (!forgiven_) forgiven_ = forgives(allowance, instance, band);
        return *forgiven_;
    }

    // The larger of what was measured and the instance's gap.
    double widen_ulps(double measured) {
        if (bound() && bound()->ulps <= measured) return measured;
        if (!ulps_) ulps_ = gap_in_ulps(reference_answer());
        return std::max(measured, *ulps_);
    }
    double widen_bands(double measured) {
        if (bound() && bound()->bands <= measured) return measured;
        if (!bands_) bands_ = gap_in_bands(reference_answer());
        return std::max(measured, *bands_);
    }

    std::uint64_t seed;  ///< a source of it draws the instance again
    Instance instance;

private:
    bool excuse(double band) {
        if (instance.expectation != Expectation::verdict_or_band) return false;
        if (bound() && bound()->surely_in_band(band)) return true;
        if (bound() && bound()->surely_outside_band(band)) return false;
        return !outside_band(reference_answer(), band);
    }

    const ReferenceAnswer& reference_answer() {
        if (!reference_answer_) reference_answer_ = find_reference_answer(instance.answer->input);
        return *reference_answer_;
    }

    const std::optional<GapBound>& bound() {
        if (!is_bound_) bound_ = find_bound();
        is_bound_ = true;
        return bound_;
    }

    std::optional<GapBound> find_bound() {
        if (instance.answer->verdict == reference::Verdict::touching) return GapBound{0, 0};
        const Input& input = instance.answer->input;
        return input.signature.orientation == Orientation::none ? bound_gap(input) : bound_gap(reference_answer());
    }

    std::optional<ReferenceAnswer> reference_answer_{};
    bool is_bound_ = false;
    std::optional<GapBound> bound_{};
    std::optional<bool> excused_{}, forgiven_{};
    std::optional<double> bands_{}, ulps_{};
};

using Answers = std::unique_ptr<bool[]>;

class Trial {
public:
    Trial(const Signature& signature, std::span<const Subject> subjects, const TrialOptions& options)
        : signature_(signature), subjects_(subjects), options_(options),
          band_(options.band.value_or(default_band(signature))), proper_(options.domain.with_proper_shapes()) {
        group_.signature = signature;
        for (const Subject& subject : subjects) {
            TrialResult result{.subject = subject.name};
            for (const Property& property : catalogue()) {
                const bool applies = properties::applies(property, signature, options.domain);
                result.outcomes.push_back({&property, applies ? Status::held : Status::not_applicable});
            }
            group_.results.push_back(std::move(result));
        }
        for (auto* reported : {&reported_, &reported_proper_}) reported->resize(subjects.size() * catalogue().size());
    }

    GroupResult run() {
        total_ = options_.exhaustive ? static_cast<double>(LatticeTable::of(signature_.dim).size()) / 8 : 0;
        total_ /= static_cast<double>(table_stride());
        for (const Property& property : catalogue())
            if (applies(property, signature_, options_.domain)) total_ += static_cast<double>(share_wanted(property));
        total_ += static_cast<double>(options_.bulk) / bulk_per_instance;
        try {
            ask_everything();
        } catch (...) {
            keep_failure();
        }
        finish();
        return std::move(group_);
    }

private:
    void ask_everything() {
        if (options_.exhaustive) run_lattice_table();
        for (std::size_t i = 0; i < catalogue().size(); ++i)
            if (applies(catalogue()[i], signature_, options_.domain)) run_property(i);
        if (options_.bulk > 0 && signature_.orientation == Orientation::none) run_in_bulk();
    }

    void run_in_bulk() {
        const auto report_one = [this](std::size_t s, std::size_t p, const Instance& instance, const Choices& choices,
                                       bool answer) {
            report(s, p, instance, {answer}, [&choices] { return choices; });
        };
        const auto tell = [this](std::uint64_t cases) { options_.progress(static_cast<double>(cases) / bulk_per_instance / total_); };
        run_bulk({signature_, subjects_.first(std::min(options_.bulk_subjects, subjects_.size())), options_, band_,
                  group_, report_one,
                   [this] { return stopped(); }, tell});
    }

    // Called while an exception is handled.
    void keep_failure() {
        if (!options_.keep_failure) throw;
        group_.complete = false;
        if (!group_.failure) group_.failure = std::current_exception();
    }

    std::uint64_t share_wanted(const Property& property) const {
        if (!options_.wants(property)) return 0;
        return static_cast<std::uint64_t>(static_cast<double>(share_of(property, signature_)) * options_.effort);
    }

    bool stopped() {
        if (group_.complete && options_.stop()) group_.complete = false;
        return !group_.complete;
    }

    void count(const Input& input, reference::Verdict verdict, reference::Region region, bool from_table = false) {
        group_.tally.add(input, verdict, region, from_table);
        hashes_.push_back(hash_of(input));
    }

    // Rotated signatures take every eleventh input, with an exact orientation: eleven shares no factor with the
    // lattice's spans, so every value of every number still occurs.
    std::size_t table_stride() const { return signature_.orientation == Orientation::none ? 1 : 11; }

    LatticeInput table_input(std::size_t entry) const {
        LatticeInput input = LatticeTable::of(signature_.dim).input(entry);
        input.exponent = options_.domain.lattice_unit(input.exponent);
        if (signature_.orientation == Orientation::none) return input;
        Source random(entry);
        input.turn = draw_exact_turn(random, signature_.orientation);
        input.turn.unit = options_.domain.unit_orientation;
        return input;
    }

    // Every input of the small lattice in the domain, in a unit that is; a miss belongs to P01, or at a tie to P03.
    void run_lattice_table() {
        const LatticeTable& table = LatticeTable::of(signature_.dim);
        const std::size_t agreement = index_of("P01");
        const std::size_t ties = index_of("P03");
        std::vector<Input> cases;
        std::vector<std::size_t> entries;
        const Answers answers = std::make_unique<bool[]>(options_.block);
        const std::size_t stride = table_stride();
        const std::size_t size = table.size() / stride;
        for (std::size_t start = 0; start < size && !stopped(); start += options_.block) {
            const std::size_t count_here = std::min(options_.block, size - start);
            cases.clear();
            entries.clear();
            for (std::size_t i = 0; i < count_here; ++i) {
                const std::size_t entry = (start + i) * stride;
                const Input input = express(table_input(entry), signature_);
                if (!lies_in(input, options_.domain) || !may_be_instantiated(input)) continue;
                cases.push_back(input);
                entries.push_back(entry);
                count(input, table.verdict(entry), table.region(entry), true);
            }
            for (std::size_t s = 0; s < subjects_.size(); ++s) {
                const Unanswered open = ask_all(subjects_[s], cases, std::span(answers.get(), cases.size()));
                for (const Exit& exit : open.exits)
                    keep_exit(s, table.verdict(entries[exit.place]) == reference::Verdict::touching ? ties : agreement, exit);
                for (std::size_t i = 0; i < cases.size(); ++i) {
                    const std::size_t entry = entries[i];
                    const reference::Verdict verdict = table.verdict(entry);
                    const bool tie = verdict == reference::Verdict::touching;
                    const bool expected = tie ? subjects_[s].contract == Contract::closed
                                              : verdict == reference::Verdict::overlapping;
                    const std::size_t p = tie ? ties : agreement;
                    if (open.has_any(i, 1)) {
                        ++outcome(s, p).unanswered;
                        continue;
                    }
                    ++outcome(s, p).instances;
                    if (tie) group_.results[s].ties.add(table.region(entry), answers[i]);
                    if (answers[i] == expected) continue;
                    const Instance instance{.expectation = Expectation::verdict,
                                            .inputs = {cases[i]},
                                            .answer = Answer{{verdict, table.region(entry)}, cases[i]}};
                    if (forgives(options_.allowance, instance, band_)) {
                        ++outcome(s, p).excused;
                        continue;
                    }
                    report(s, p, instance, {answers[i]}, [&] { return encode(table_input(entry),
                                                                             signature_).value(); });
                }
            }
            options_.progress(static_cast<double>(count_here) / 8 / total_);
        }
    }

    void run_property(std::size_t p) {
        const Property& property = catalogue()[p];
        Source source(mix_seed(mix_seed(options_.seed, static_cast<std::uint64_t>(signature_.orientation) * 512 +
                                                           static_cast<std::uint64_t>(signature_.form) * 64 +
                                                           static_cast<std::uint64_t>(signature_.scalar) * 8 +
                                                           signature_.dim),
                               static_cast<std::uint64_t>(property.id[1]) * 256 + static_cast<std::uint64_t>(property.id[2])));
        source.keep_to(options_.domain);
        const std::uint64_t wanted = share_wanted(property);
        std::uint64_t draws_left = wanted * draws_per_instance * options_.draws_an_input;
        bool is_drained = false;
        for (std::uint64_t instantiated = 0; instantiated < wanted && !is_drained && !stopped();) {
            const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(options_.block, wanted - instantiated));
            std::vector<Instantiated> block;
            for (std::size_t most = size; block.size() < most;) {
                is_drained = draws_left-- == 0;
                if (is_drained) break;
                const std::uint64_t seed = source.seed();
                auto instance = property.instance(source, signature_);
                if (!instance) continue;
                if (!lies_in(*instance, options_.domain)) {
                    ++group_.left_domain;
                    continue;
                }
                block.emplace_back(seed, std::move(*instance));
                // About the verdict on one lattice input more are drawn, and the simplest of every kind asked.
                if (block.size() == 1 && property.on_lattice && block[0].instance.answer)
                    most = size * options_.draws_an_input;
            }
            // A declared domain may have few; of the whole one there are enough.
            if (is_drained && options_.domain.is_whole())
                throw std::logic_error("the generator of " + std::string(property.id) + " makes too few instances");
            if (block.size() > size) block = simplest_of(std::move(block), size);
            put(p, block);
            instantiated += block.size();
            options_.progress(static_cast<double>(block.size()) / total_);
        }
    }

    static std::vector<Instantiated> simplest_of(std::vector<Instantiated> drawn, std::size_t count) {
        std::vector<const Instance*> instances;
        for (const Instantiated& each : drawn) instances.push_back(&each.instance);
        std::vector<Instantiated> chosen;
        for (const std::size_t place : simplest_of_every_kind(instances, count))
            chosen.push_back(std::move(drawn[place]));
        return chosen;
    }

    void keep_exit(std::size_t s, std::size_t p, const Exit& exit) { group_.results[s].exits.push_back({&catalogue()[p], exit}); }

    void put(std::size_t p, std::vector<Instantiated>& block) {
        std::vector<Input> cases;
        for (const Instantiated& instantiated : block) {
            const Instance& instance = instantiated.instance;
            cases.insert(cases.end(), instance.inputs.begin(), instance.inputs.end());
            if (instance.answer) count(instance.inputs[0], instance.answer->verdict, instance.answer->region);
        }
        const Answers answers = std::make_unique<bool[]>(cases.size());
        for (std::size_t s = 0; s < subjects_.size(); ++s) {
            const Unanswered open = ask_all(subjects_[s], cases, std::span(answers.get(), cases.size()));
            for (const Exit& exit : open.exits) keep_exit(s, p, exit);
            std::size_t next = 0;
            for (Instantiated& instantiated : block) {
                const std::size_t first = next;
                next += instantiated.instance.inputs.size();
                const std::span<const bool> here(answers.get() + first, next - first);
                if (!open.has_any(first, here.size()))
                    compare(s, p, instantiated, here);
                else if (!compare_answered(s, p, instantiated, here, [&](std::size_t i) { return !open.has_any(first + i, 1); }))
                    ++outcome(s, p).unanswered;
            }
        }
    }

    // Purity is a statement about each input that is asked again, so what became of the others does not matter.
    template <class IsAnswered>
    bool compare_answered(std::size_t s, std::size_t p, const Instantiated& whole, std::span<const bool> answers, IsAnswered is_answered) {
        if (whole.instance.expectation != Expectation::pure) return false;
        Instance part{.expectation = Expectation::pure, .inputs = {}};
        const Answers kept = std::make_unique<bool[]>(answers.size());
        bool is_any_repeated = false;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            const Input& input = whole.instance.inputs[i];
            if (!is_answered(i)) continue;
            is_any_repeated = is_any_repeated || std::ranges::any_of(part.inputs, [&](const Input& one) { return same_bits(one, input); });
            kept[part.inputs.size()] = answers[i];
            part.inputs.push_back(input);
        }
        if (!is_any_repeated) return false;
        const std::size_t size = part.inputs.size();
        Instantiated answered(whole.seed, std::move(part));
        compare(s, p, answered, std::span<const bool>(kept.get(), size));
        return true;
    }

    void compare(std::size_t s, std::size_t p, Instantiated& instantiated, std::span<const bool> answers) {
        ++outcome(s, p).instances;
        TrialResult& result = group_.results[s];
        const auto& decided = instantiated.instance.answer;
        if (decided && decided->verdict == reference::Verdict::touching && catalogue()[p].level == Level::logic)
            result.ties.add(decided->region, answers[0]);
        if (answers_hold(instantiated.instance, answers, subjects_[s].contract)) return;
        if (instantiated.is_forgiven(options_.allowance, band_)) {
            ++outcome(s, p).excused;
            return;
        }
        if (instantiated.instance.answer) {
            result.worst_gap_ulps = instantiated.widen_ulps(result.worst_gap_ulps);
            if (catalogue()[p].level == Level::banded) result.measured_k = instantiated.widen_bands(result.measured_k);
        }
        if (instantiated.is_excused(band_))
            ++outcome(s, p).excused;
        else
            report(s, p, instantiated.instance, {answers.begin(), answers.end()}, [&] {
                Recording recording;
                Source source(instantiated.seed);
                source.record_to(recording);
                instance_in(options_.domain, catalogue()[p], source, signature_);
                return recording.choices;
            });
    }

    // A violation seen, and how hard it is to read.
    struct Accusation {
        Choices choices;
        std::vector<bool> answers;
        bool at_tie;
        double cost;
    };

    // Keeps the simplest violation seen as the one to shrink, and the simplest of proper shapes: one that is about no tie
    // before any that is.
    template <class FindChoices>
    void report(std::size_t s, std::size_t p, const Instance& instance, std::vector<bool> answers,
                FindChoices find_choices) {
        Outcome& broken = outcome(s, p);
        broken.status = Status::violated;
        ++broken.violations;
        const bool at_tie = forgives(any_tie, instance, band_);
        broken.at_ties += at_tie;
        const double cost = complexity(instance);
        const auto is_simplest = [&](const std::optional<Accusation>& before) {
            return !before || std::pair(before->at_tie, before->cost) > std::pair(at_tie, cost);
        };
        const std::size_t place = s * catalogue().size() + p;
        const bool simplest = is_simplest(reported_[place]);
        const bool simplest_proper = options_.shows_proper && is_simplest(reported_proper_[place]) && lies_in(instance, proper_);
        if (!simplest && !simplest_proper) return;
        const Accusation accusation{find_choices(), std::move(answers), at_tie, cost};
        if (simplest) reported_[place] = accusation;
        if (simplest_proper) reported_proper_[place] = accusation;
    }

    void finish() {
        for (std::size_t s = 0; s < subjects_.size(); ++s) {
            for (std::size_t p = 0; p < catalogue().size(); ++p)
                if (options_.explains && reported_[s * catalogue().size() + p]) explain(s, p);
            group_.results[s].level = group_.complete ? level_of(group_.results[s].outcomes) : Level::none;
        }
        std::sort(hashes_.begin(), hashes_.end());
        group_.distinct_cases = static_cast<std::uint64_t>(
            std::distance(hashes_.begin(), std::unique(hashes_.begin(), hashes_.end())));
    }

    // Asks again what was made again, in one go, and says which is the first that is answered, and answered wrongly.
    std::optional<std::size_t> first_violated(std::size_t s, std::span<const Instance> instances, const Allowance& allowance,
                                              std::vector<std::vector<bool>>& replies) {
        std::vector<Input> inputs;
        for (const Instance& instance : instances) inputs.insert(inputs.end(), instance.inputs.begin(), instance.inputs.end());
        const Answers answers = std::make_unique<bool[]>(inputs.size());
        const Unanswered open = ask_all(subjects_[s], inputs, std::span(answers.get(), inputs.size()));
        std::size_t next = 0;
        std::optional<std::size_t> first;
        for (std::size_t i = 0; i < instances.size(); ++i) {
            const std::span<const bool> here(answers.get() + next, instances[i].inputs.size());
            const bool is_answered = !open.has_any(next, here.size());
            next += here.size();
            replies.emplace_back(here.begin(), here.end());
            if (!first && is_answered && !answers_hold(instances[i], here, subjects_[s].contract) && !band_excuses(instances[i], band_) &&
                !forgives(allowance, instances[i], band_))
                first = i;
        }
        return first;
    }

    void explain(std::size_t s, std::size_t p) {
        const Accusation& reported = *reported_[s * catalogue().size() + p];
        Outcome& broken = outcome(s, p);
        const Instance start = instance_of(catalogue()[p], signature_, reported.choices, options_.domain).value();
        Counterexample& shown = broken.counterexample.emplace(Counterexample{start, reported.answers, true});
        try {
            bool answered_again = false;
            if (shrink_in(options_.domain, s, p, reported, shown, answered_again)) {
                if (options_.shows_proper && !lies_in(shown.instance, proper_)) explain_by_proper_shapes(s, p);
                return;
            }
            if (!answered_again) return;
        } catch (...) {
            keep_failure();
            return;
        }
        // The answer changed on asking again: that is what P14 is about, whatever was asked.
        shown.repeatable = false;
        Outcome& purity = outcome(s, index_of("P14"));
        purity.status = Status::violated;
        ++purity.violations;
        if (!purity.counterexample) purity.counterexample = shown;
    }

    // Beside a counterexample of a point or a segment: the simplest seen of proper shapes, or else what the other becomes.
    void explain_by_proper_shapes(std::size_t s, std::size_t p) {
        const std::size_t place = s * catalogue().size() + p;
        Accusation accusation = reported_proper_[place] ? *reported_proper_[place] : *reported_[place];
        // In plain choices the input itself is said, which is then the same in both domains.
        Recording recording;
        replay(accusation.choices, [&](Source& source) { return instance_in(options_.domain, catalogue()[p], source, signature_); }, &recording);
        accusation.choices = in_plain_choices(recording);
        const auto start = instance_of(catalogue()[p], signature_, accusation.choices, proper_);
        if (!start) return;
        Counterexample shown{*start, accusation.answers, true};
        bool answered_again = false;
        if (shrink_in(proper_, s, p, accusation, shown, answered_again)) outcome(s, p).proper_counterexample = std::move(shown);
    }

    // Whether the accusation stands when it is asked again; then `shown` is the simplest found in the domain.
    bool shrink_in(const Domain& domain, std::size_t s, std::size_t p, const Accusation& accusation, Counterexample& shown,
                   bool& answered_again) {
        // What is wrong beside ties must not become smaller by becoming a tie.
        Allowance allowance = options_.allowance;
        allowance.ties = allowance.ties || !accusation.at_tie;
        const auto draw = [&](Source& source) { return instance_in(domain, catalogue()[p], source, signature_); };
        const auto first_failing = [&](std::span<const Instance> instances) -> std::optional<std::size_t> {
            if (group_.failure) return std::nullopt;
            std::vector<std::vector<bool>> replies;
            const auto failing = first_violated(s, instances, allowance, replies);
            answered_again = true;
            if (failing) shown = {instances[*failing], replies[*failing], true};
            return failing;
        };
        const Instance start = shown.instance;
        if (!first_failing(std::span(&start, 1))) return false;
        shrink(accusation.choices, draw, first_failing, options_.shrink_batch, shrink_budget);
        // A last time, so that a subject which answers now so, now otherwise is known for it.
        const Instance smallest = shown.instance;
        std::vector<std::vector<bool>> replies;
        const bool violated = first_violated(s, std::span(&smallest, 1), allowance, replies).has_value();
        shown = {smallest, replies[0], violated};
        return true;
    }

    static std::size_t index_of(std::string_view id) {
        return static_cast<std::size_t>(find_property(id) - catalogue().data());
    }
    Outcome& outcome(std::size_t s, std::size_t p) { return group_.results[s].outcomes[p]; }

    Signature signature_;
    std::span<const Subject> subjects_;
    const TrialOptions& options_;
    double band_;
    GroupResult group_;
    const Domain proper_;  // of what is asked about, that of proper shapes
    std::vector<std::optional<Accusation>> reported_, reported_proper_;
    std::vector<std::uint64_t> hashes_;
    double total_ = 0;
};

}  // namespace

GroupResult try_subjects(const Signature& signature, std::span<const Subject> subjects, const TrialOptions& options) {
    return Trial(signature, subjects, options).run();
}

std::size_t share_of(const Property& property, const Signature& signature) {
    switch (signature.orientation) {
        case Orientation::none: return property.share;
        case Orientation::radians:
        case Orientation::degrees: return property.share / 4;
        default: return property.share / 2;
    }
}

const Outcome& TrialResult::of(std::string_view property_id) const {
    return outcomes[static_cast<std::size_t>(find_property(property_id) - catalogue().data())];
}

}  // namespace tangency::properties
