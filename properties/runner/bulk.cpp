// SPDX-License-Identifier: MIT
// Sweeping: draw, decide by exact_filtered, ask, and put what disagrees before the reference.
#include "tangency/properties/sweep.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>

#include "bulk_stage.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t alarms_kept = 8;
constexpr std::uint64_t least_sampled = 64;  // a smaller sample says nothing

std::size_t index_of(std::string_view id) { return static_cast<std::size_t>(find_property(id) - catalogue().data()); }

// The property in whose domain a case lies.
enum class Domain : std::uint8_t { lattice, tie, ordinary, large, small };
constexpr std::size_t domain_count = 5;

Domain domain_of(SweepKind kind, const Case& scene, reference::Verdict verdict) {
    if (kind == SweepKind::lattice) return verdict == reference::Verdict::touching ? Domain::tie : Domain::lattice;
    switch (magnitudes_of(scene)) {
        case Magnitudes::large: return Domain::large;
        case Magnitudes::small: return Domain::small;
        default: return Domain::ordinary;
    }
}

using Flags = std::unique_ptr<bool[]>;

class Sweep {
public:
    explicit Sweep(const SweepStage& stage)
        : stage_(stage), tally_(stage.group.sweep), draws_(stage.signature, stage.options.seed), exact_(index_of("P24")) {
        for (std::size_t domain = 0; domain < domain_count; ++domain) {
            const Property& property = catalogue()[properties_[domain]];
            wanted_[domain] = stage.options.wants(property);
        }
        accused_.resize(stage.subjects.size() * catalogue().size());
        for (Flags* flags : {&closed_, &open_, &answers_}) *flags = std::make_unique<bool[]>(stage.options.block);
    }

    void run() {
        const std::uint64_t end = stage_.options.sweep_from + stage_.options.sweep;
        std::uint64_t next = stage_.options.sweep_from;
        while (next < end && !stage_.stopped()) {
            const std::uint64_t drawn = std::min<std::uint64_t>(end - next, stage_.options.block);
            fill(next, drawn);
            put();
            next += drawn;
            stage_.progress(drawn);
        }
    }

private:
    struct Swept {
        std::uint64_t index;
        Domain domain;
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
        cases_.resize(count, Case{stage_.signature});
        kinds_.resize(count);
        verdicts_.resize(count);
        draws_.draw(first, cases_, kinds_);
        stage_.options.quick(cases_, verdicts_);
        swept_.clear();
        std::size_t kept = 0;
        for (std::uint64_t i = 0; i < count; ++i) {
            const Case& scene = cases_[i];
            const bool by_reference = !verdicts_[i];
            const reference::Verdict verdict = by_reference ? find_truth(scene).verdict : *verdicts_[i];
            const Domain domain = domain_of(kinds_[i], scene, verdict);
            if (!wanted_[static_cast<std::size_t>(domain)]) continue;
            swept_.push_back({first + i, domain, verdict, by_reference});
            ++tally_.by_kind[static_cast<std::size_t>(kinds_[i])];
            ++domain_exams_[static_cast<std::size_t>(domain)];
            if (kept != i) cases_[kept] = scene;
            ++kept;
        }
        cases_.resize(kept);
    }

    void put() {
        const std::size_t count = cases_.size();
        for (std::size_t i = 0; i < count; ++i) {
            closed_[i] = swept_[i].verdict != reference::Verdict::disjoint;
            open_[i] = swept_[i].verdict == reference::Verdict::overlapping;
            tally_.ties += closed_[i] != open_[i];
            ++(swept_[i].by_reference ? tally_.by_reference : tally_.by_quick);
            if (!swept_[i].by_reference && is_rechecked(swept_[i].index)) recheck(i);
        }
        tally_.cases += count;
        const std::span<const Case> cases(cases_);
        for (std::size_t s = 0; s < stage_.subjects.size(); ++s) {
            stage_.subjects[s].answer(cases, {answers_.get(), count});
            const bool* right = stage_.subjects[s].contract == Contract::closed ? closed_.get() : open_.get();
            count_exams(s);
            compare(s, right, count);
        }
        domain_exams_.fill(0);
    }

    void count_exams(std::size_t s) {
        std::uint64_t floats = 0;
        for (std::size_t domain = 0; domain < domain_count; ++domain) {
            outcome(s, properties_[domain]).exams += domain_exams_[domain];
            if (domain >= static_cast<std::size_t>(Domain::ordinary)) floats += domain_exams_[domain];
        }
        if (is_exact_open(s)) outcome(s, exact_).exams += floats;
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

    // Whether the sweep still asks if the subject is exact: one violation says that it is not.
    bool is_exact_open(std::size_t s) {
        return outcome(s, exact_).status == Status::held && stage_.options.wants(catalogue()[exact_]);
    }

    void disagree(std::size_t s, std::size_t i, bool answer) {
        ++tally_.disagreements;
        Swept& swept = swept_[i];
        const std::size_t p = properties_[static_cast<std::size_t>(swept.domain)];
        const bool lattice = swept.domain <= Domain::tie;
        const bool settled = accused_[s * catalogue().size() + p] >= most_confirmed;
        if (lattice) {
            if (swept.domain == Domain::tie && stage_.options.allowance.ties)
                ++outcome(s, p).excused;
            else if (settled)
                ++tally_.passed_over;
            else
                pose(s, p, swept, answer);
            return;
        }
        if (is_exact_open(s)) pose(s, exact_, swept, answer);
        if (!swept.gap) swept.gap = bound_gap(cases_[i]);
        const TrialResult& result = stage_.group.results[s];
        const bool widens = swept.gap->ulps > result.worst_gap_ulps ||
                            (swept.domain == Domain::ordinary && swept.gap->bands > result.measured_k);
        const bool in_band = swept.gap->bands <= stage_.band;
        if (!widens && in_band) {
            ++tally_.in_band;
            ++outcome(s, p).excused;
        } else if (!widens && settled) {
            ++tally_.passed_over;
        } else {
            pose(s, p, swept, answer);
        }
    }

    // An instance as any other: the reference decides, and its band excuses.
    void pose(std::size_t s, std::size_t p, const Swept& swept, bool answer) {
        const Property& property = catalogue()[p];
        const Choices choices = draws_.choices(swept.index);
        const auto instance = instance_of(property, stage_.signature, choices);
        if (!instance) {
            // A lattice scene that one calls a tie and the other does not is of another property than was thought.
            const Case scene = case_of(swept.index);
            const reference::Verdict verdict = find_truth(scene).verdict;
            if (verdict == swept.verdict)
                throw std::logic_error("case " + std::to_string(swept.index) + " of the sweep lies outside the domain of " + std::string(property.id));
            ++tally_.confirmed;
            alarm(scene, swept.verdict, verdict);
            return;
        }
        ++tally_.confirmed;
        if (instance->answer->verdict != swept.verdict) alarm(instance->inputs[0], swept.verdict, instance->answer->verdict);
        if (answers_hold(*instance, std::span(&answer, 1), stage_.subjects[s].contract)) return;
        if (forgives(stage_.options.allowance, *instance, stage_.band)) {
            ++outcome(s, p).excused;
            return;
        }
        const Truth truth = find_truth(instance->answer->input);
        TrialResult& result = stage_.group.results[s];
        result.worst_gap_ulps = std::max(result.worst_gap_ulps, gap_in_ulps(truth));
        if (property.level == Level::banded) result.measured_k = std::max(result.measured_k, gap_in_bands(truth));
        if (band_excuses(*instance, stage_.band))
            ++outcome(s, p).excused;
        else {
            ++accused_[s * catalogue().size() + p];
            stage_.accuse(s, p, *instance, choices, answer);
        }
    }

    Case case_of(std::uint64_t index) const {
        Case scene{stage_.signature};
        SweepKind kind{};
        draws_.draw(index, std::span(&scene, 1), std::span(&kind, 1));
        return scene;
    }

    void recheck(std::size_t i) {
        const Truth truth = find_truth(cases_[i]);
        ++tally_.rechecked;
        tally_.sample.add(cases_[i], truth.verdict, truth.region);
        if (truth.verdict != swept_[i].verdict) alarm(cases_[i], swept_[i].verdict, truth.verdict);
    }

    void alarm(const Case& scene, reference::Verdict quick, reference::Verdict reference) {
        ++tally_.alarm_count;
        if (tally_.alarms.size() < alarms_kept) tally_.alarms.push_back({scene, quick, reference});
    }

    Outcome& outcome(std::size_t s, std::size_t p) { return stage_.group.results[s].outcomes[p]; }

    const SweepStage& stage_;
    SweepTally& tally_;
    SweepDraws draws_;
    const std::size_t exact_;
    const std::array<std::size_t, domain_count> properties_{index_of("P01"), index_of("P03"), index_of("P02"), index_of("P18"),
                                                            index_of("P19")};
    std::array<bool, domain_count> wanted_{};
    std::array<std::uint64_t, domain_count> domain_exams_{};
    std::vector<std::uint64_t> accused_;  ///< violations found here, by subject and property
    std::vector<Case> cases_;
    std::vector<SweepKind> kinds_;
    std::vector<std::optional<reference::Verdict>> verdicts_;
    std::vector<Swept> swept_;
    Flags closed_, open_, answers_;
    std::uint64_t run_ = ~std::uint64_t{0}, chosen_ = 0;
};

}  // namespace

void run_bulk(const SweepStage& stage) { Sweep(stage).run(); }

void SweepTally::add(const SweepTally& other) {
    cases += other.cases;
    by_quick += other.by_quick;
    by_reference += other.by_reference;
    rechecked += other.rechecked;
    ties += other.ties;
    for (std::size_t kind = 0; kind < by_kind.size(); ++kind) by_kind[kind] += other.by_kind[kind];
    disagreements += other.disagreements;
    in_band += other.in_band;
    confirmed += other.confirmed;
    passed_over += other.passed_over;
    alarm_count += other.alarm_count;
    for (const SweepAlarm& alarm : other.alarms)
        if (alarms.size() < alarms_kept) alarms.push_back(alarm);
    sample.add(other.sample);
}

std::vector<Shortfall> find_shortfalls(const SweepTally& tally, std::size_t dim) {
    return tally.cases < least_sampled * reference_share ? std::vector<Shortfall>{} : find_shortfalls(tally.sample, dim);
}

}  // namespace tangency::properties
