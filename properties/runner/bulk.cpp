// SPDX-License-Identifier: MIT
// The bulk run: draw, decide by exact_filtered, ask, and put what disagrees before the reference.
#include "tangency/properties/bulk.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>

#include "bulk_stage.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t alarms_kept = 8;
constexpr std::uint64_t least_sampled = 64;  // a smaller sample says nothing

std::size_t index_of(std::string_view id) { return static_cast<std::size_t>(find_property(id) - catalogue().data()); }

// By which property a case is asked for.
enum class InputClass : std::uint8_t { lattice, tie, ordinary, large, small };
constexpr std::size_t class_count = 5;

InputClass class_of(BulkKind kind, const Input& input, reference::Verdict verdict) {
    if (kind == BulkKind::lattice) return verdict == reference::Verdict::touching ? InputClass::tie : InputClass::lattice;
    switch (magnitudes_of(input)) {
        case Magnitudes::large: return InputClass::large;
        case Magnitudes::small: return InputClass::small;
        default: return InputClass::ordinary;
    }
}

using Flags = std::unique_ptr<bool[]>;

class BulkRun {
public:
    explicit BulkRun(const BulkStage& stage)
        : stage_(stage), tally_(stage.group.bulk), draws_(stage.signature, stage.options.seed, stage.options.domain),
            exact_(index_of("P24")) {
        for (std::size_t place = 0; place < class_count; ++place) {
            const Property& property = catalogue()[properties_[place]];
            wanted_[place] = stage.options.wants(property) && applies(property, stage.signature, stage.options.domain);
        }
        reported_.resize(stage.subjects.size() * catalogue().size());
        for (Flags* flags : {&closed_, &open_, &answers_}) *flags = std::make_unique<bool[]>(stage.options.block);
    }

    void run() {
        const std::uint64_t end = stage_.options.bulk_from + stage_.options.bulk;
        std::uint64_t next = stage_.options.bulk_from;
        while (next < end && !stage_.stopped()) {
            const std::uint64_t drawn = std::min<std::uint64_t>(end - next, stage_.options.block);
            fill(next, drawn);
            put();
            next += drawn;
            stage_.progress(drawn);
        }
    }

private:
    struct Bulk {
        std::uint64_t index;
        InputClass input_class;
        reference::Verdict verdict;
        bool by_reference;
        std::optional<GapBound> gap{};
    };

    // The one of its run of `reference_share` indices that the reference looks at again.
    bool is_rechecked(std::uint64_t index) {
        const std::uint64_t run = index / reference_share;
        if (run != run_) {
            run_ = run;
            Source random(mix_seed(stage_.options.seed ^ 0x7ef5, run));
            chosen_ = random.bits() % reference_share;
        }
        return index % reference_share == chosen_;
    }

    // Draws a block, decides it, and keeps the cases that are wanted.
    void fill(std::uint64_t first, std::uint64_t count) {
        cases_.resize(count, Input{stage_.signature});
        kinds_.resize(count);
        verdicts_.resize(count);
        draws_.draw(first, cases_, kinds_);
        stage_.options.fast(cases_, verdicts_);
        bulk_.clear();
        std::size_t kept = 0;
        for (std::uint64_t i = 0; i < count; ++i) {
            const Input& input = cases_[i];
            if (!lies_in(input, stage_.options.domain)) continue;
            const bool by_reference = !verdicts_[i];
            const reference::Verdict verdict = by_reference ? find_reference_answer(input).verdict : *verdicts_[i];
            const InputClass input_class = class_of(kinds_[i], input, verdict);
            if (!wanted_[static_cast<std::size_t>(input_class)]) continue;
            bulk_.push_back({first + i, input_class, verdict, by_reference});
            ++tally_.by_kind[static_cast<std::size_t>(kinds_[i])];
            ++class_instances_[static_cast<std::size_t>(input_class)];
            if (kept != i) cases_[kept] = input;
            ++kept;
        }
        cases_.resize(kept);
    }

    void put() {
        const std::size_t count = cases_.size();
        for (std::size_t i = 0; i < count; ++i) {
            closed_[i] = bulk_[i].verdict != reference::Verdict::disjoint;
            open_[i] = bulk_[i].verdict == reference::Verdict::overlapping;
            tally_.ties += closed_[i] != open_[i];
            ++(bulk_[i].by_reference ? tally_.by_reference : tally_.by_fast);
            if (!bulk_[i].by_reference && is_rechecked(bulk_[i].index)) recheck(i);
        }
        tally_.cases += count;
        const std::span<const Input> cases(cases_);
        for (std::size_t s = 0; s < stage_.subjects.size(); ++s) {
            const Unanswered open = ask_all(stage_.subjects[s], cases, {answers_.get(), count});
            const bool* right = stage_.subjects[s].contract == Contract::closed ? closed_.get() : open_.get();
            count_instances(s);
            if (!open.exits.empty()) pass_over(s, open, right);
            compare(s, right, count);
        }
        class_instances_.fill(0);
    }

    void count_instances(std::size_t s) {
        std::uint64_t floats = 0;
        for (std::size_t place = 0; place < class_count; ++place) {
            outcome(s, properties_[place]).instances += class_instances_[place];
            if (place >= static_cast<std::size_t>(InputClass::ordinary)) floats += class_instances_[place];
        }
        if (is_exact_open(s)) outcome(s, exact_).instances += floats;
    }

    // Cases without an answer say nothing.
    void pass_over(std::size_t s, const Unanswered& open, const bool* right) {
        for (const std::size_t i : open.places) {
            answers_[i] = right[i];
            const std::size_t p = properties_[static_cast<std::size_t>(bulk_[i].input_class)];
            --outcome(s, p).instances;
            ++outcome(s, p).unanswered;
            if (is_exact_open(s) && bulk_[i].input_class >= InputClass::ordinary) --outcome(s, exact_).instances;
        }
        for (const Exit& exit : open.exits) {
            const std::size_t p = properties_[static_cast<std::size_t>(bulk_[exit.place].input_class)];
            stage_.group.results[s].exits.push_back({&catalogue()[p], exit});
        }
    }

    // Most answers are right, so runs of them are compared at once.
    void compare(std::size_t s, const bool* right, std::size_t count) {
        constexpr std::size_t run = 64;
        for (std::size_t start = 0; start < count; start += run) {
            const std::size_t length = std::min(run, count - start);
            if (std::memcmp(answers_.get() + start, right + start, length) == 0) continue;
            for (std::size_t i = start; i < start + length; ++i)
                if (answers_[i] != right[i]) disagree(s, i, answers_[i]);
        }
    }

    // Whether the bulk run still asks if the subject is exact: one violation says that it is not.
    bool is_exact_open(std::size_t s) {
        return outcome(s, exact_).status == Status::held && stage_.options.wants(catalogue()[exact_]);
    }

    void disagree(std::size_t s, std::size_t i, bool answer) {
        ++tally_.disagreements;
        Bulk& in_bulk = bulk_[i];
        const std::size_t p = properties_[static_cast<std::size_t>(in_bulk.input_class)];
        const bool lattice = in_bulk.input_class <= InputClass::tie;
        const bool settled = reported_[s * catalogue().size() + p] >= most_confirmed;
        if (lattice) {
            if (in_bulk.input_class == InputClass::tie && stage_.options.allowance.ties)
                ++outcome(s, p).excused;
            else if (settled)
                ++tally_.passed_over;
            else
                instantiate(s, p, in_bulk, answer);
            return;
        }
        if (is_exact_open(s)) instantiate(s, exact_, in_bulk, answer);
        if (!in_bulk.gap) in_bulk.gap = bound_gap(cases_[i]);
        const TrialResult& result = stage_.group.results[s];
        const bool widens = in_bulk.gap->ulps > result.worst_gap_ulps ||
                            (in_bulk.input_class == InputClass::ordinary && in_bulk.gap->bands > result.measured_k);
        const bool in_band = in_bulk.gap->bands <= stage_.band;
        if (!widens && in_band) {
            ++tally_.in_band;
            ++outcome(s, p).excused;
        } else if (!widens && settled) {
            ++tally_.passed_over;
        } else {
            instantiate(s, p, in_bulk, answer);
        }
    }

    // An instance as any other: the reference decides, and its band excuses.
    void instantiate(std::size_t s, std::size_t p, const Bulk& in_bulk, bool answer) {
        const Property& property = catalogue()[p];
        const Choices choices = draws_.choices(in_bulk.index);
        const auto instance = instance_of(property, stage_.signature, choices, stage_.options.domain);
        if (!instance) {
            // A lattice input that one calls a tie and the other does not is of another property than was thought.
            const Input input = input_of(in_bulk.index);
            const reference::Verdict verdict = find_reference_answer(input).verdict;
            if (verdict == in_bulk.verdict)
                throw std::logic_error("case " + std::to_string(in_bulk.index) +
                                       " of the bulk run is no instance of " + std::string(property.id));
            ++tally_.confirmed;
            alarm(input, in_bulk.verdict, verdict);
            return;
        }
        ++tally_.confirmed;
        if (instance->answer->verdict != in_bulk.verdict) alarm(instance->inputs[0], in_bulk.verdict,
                                                                instance->answer->verdict);
        if (answers_hold(*instance, std::span(&answer, 1), stage_.subjects[s].contract)) return;
        if (forgives(stage_.options.allowance, *instance, stage_.band)) {
            ++outcome(s, p).excused;
            return;
        }
        const ReferenceAnswer reference_answer = find_reference_answer(instance->answer->input);
        TrialResult& result = stage_.group.results[s];
        result.worst_gap_ulps = std::max(result.worst_gap_ulps, gap_in_ulps(reference_answer));
        if (property.level == Level::banded) result.measured_k = std::max(result.measured_k,
                                                                          gap_in_bands(reference_answer));
        if (band_excuses(*instance, stage_.band))
            ++outcome(s, p).excused;
        else {
            ++reported_[s * catalogue().size() + p];
            stage_.report(s, p, *instance, choices, answer);
        }
    }

    Input input_of(std::uint64_t index) const {
        Input input{stage_.signature};
        BulkKind kind{};
        draws_.draw(index, std::span(&input, 1), std::span(&kind, 1));
        return input;
    }

    void recheck(std::size_t i) {
        const ReferenceAnswer reference_answer = find_reference_answer(cases_[i]);
        ++tally_.rechecked;
        tally_.sample.add(cases_[i], reference_answer.verdict, reference_answer.region);
        if (reference_answer.verdict != bulk_[i].verdict) alarm(cases_[i], bulk_[i].verdict, reference_answer.verdict);
    }

    void alarm(const Input& input, reference::Verdict fast, reference::Verdict reference) {
        ++tally_.alarm_count;
        if (tally_.alarms.size() < alarms_kept) tally_.alarms.push_back({input, fast, reference});
    }

    Outcome& outcome(std::size_t s, std::size_t p) { return stage_.group.results[s].outcomes[p]; }

    const BulkStage& stage_;
    BulkTally& tally_;
    BulkDraws draws_;
    const std::size_t exact_;
    const std::array<std::size_t, class_count> properties_{index_of("P01"), index_of("P03"), index_of("P02"), index_of("P18"),
                                                            index_of("P19")};
    std::array<bool, class_count> wanted_{};
    std::array<std::uint64_t, class_count> class_instances_{};
    std::vector<std::uint64_t> reported_;  ///< violations found here, by subject and property
    std::vector<Input> cases_;
    std::vector<BulkKind> kinds_;
    std::vector<std::optional<reference::Verdict>> verdicts_;
    std::vector<Bulk> bulk_;
    Flags closed_, open_, answers_;
    std::uint64_t run_ = ~std::uint64_t{0}, chosen_ = 0;
};

}  // namespace

void run_bulk(const BulkStage& stage) { BulkRun(stage).run(); }

void BulkTally::add(const BulkTally& other) {
    cases += other.cases;
    by_fast += other.by_fast;
    by_reference += other.by_reference;
    rechecked += other.rechecked;
    ties += other.ties;
    for (std::size_t kind = 0; kind < by_kind.size(); ++kind) by_kind[kind] += other.by_kind[kind];
    disagreements += other.disagreements;
    in_band += other.in_band;
    confirmed += other.confirmed;
    passed_over += other.passed_over;
    alarm_count += other.alarm_count;
    for (const BulkAlarm& alarm : other.alarms)
        if (alarms.size() < alarms_kept) alarms.push_back(alarm);
    sample.add(other.sample);
}

std::vector<Shortfall> find_shortfalls(const BulkTally& tally, std::size_t dim, const Domain& domain) {
    return tally.cases < least_sampled * reference_share ? std::vector<Shortfall>{} : find_shortfalls(tally.sample, dim, domain);
}

}  // namespace tangency::properties
