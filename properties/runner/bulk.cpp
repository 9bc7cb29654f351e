// SPDX-License-Identifier: MIT
// The bulk run: draw, decide by exact_filtered, ask, and put what disagrees before the reference.
#include "tangency/properties/bulk.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "runner.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t alarms_kept = 8;
constexpr std::uint64_t least_sampled = 64;  // a smaller sample says nothing

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

class BulkRun {
public:
    BulkRun(Runner& runner, const std::function<void(std::uint64_t)>& tell)
        : runner_(runner),
          options_(runner.options()),
          tell_(tell),
          tally_(runner.group().bulk),
          draws_(runner.signature(), options_.seed, options_.domain),
          subjects_(std::min(options_.bulk_subjects, runner.subjects().size())) {
        for (std::size_t place = 0; place < class_count; ++place) {
            const Property& property = catalogue()[properties_[place]];
            wanted_[place] = options_.wants(property) && applies(property, runner.signature(), options_.domain);
        }
        reported_.resize(subjects_ * catalogue().size());
        block_.second = exact_;
    }

    void run() {
        const std::uint64_t end = options_.bulk_from + options_.bulk;
        std::uint64_t next = options_.bulk_from;
        while (next < end && !runner_.stopped()) {
            const std::uint64_t drawn = std::min<std::uint64_t>(end - next, options_.block);
            fill(next, drawn);
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                ++(rows_[i].by_reference ? tally_.by_reference : tally_.by_fast);
                if (is_rechecked(rows_[i].index)) recheck(i);
            }
            tally_.cases += rows_.size();
            runner_.put(block_, subjects_, [this](std::size_t s, std::size_t i, bool answer) { disagree(s, i, answer); });
            next += drawn;
            tell_(drawn);
        }
    }

private:
    // What is known of a row of the block beside what the runner needs.
    struct Row {
        std::uint64_t index;
        InputClass input_class;
        bool by_reference;
        std::optional<GapBound> gap{};
    };

    // The one of its run of `reference_share` indices that the reference looks at again.
    bool is_rechecked(std::uint64_t index) {
        const std::uint64_t run = index / reference_share;
        if (run != run_) {
            run_ = run;
            Source random(mix_seed(options_.seed ^ 0x7ef5, run));
            chosen_ = random.bits() % reference_share;
        }
        return index % reference_share == chosen_;
    }

    // Draws a block, decides it, and keeps the inputs that are wanted.
    void fill(std::uint64_t first, std::uint64_t count) {
        std::vector<Input>& inputs = block_.inputs;
        inputs.resize(count, Input{runner_.signature()});
        kinds_.resize(count);
        verdicts_.resize(count);
        draws_.draw(first, inputs, kinds_);
        options_.fast(inputs, verdicts_);
        block_.decided.clear();
        rows_.clear();
        for (std::uint64_t i = 0; i < count; ++i) {
            const Input& input = inputs[i];
            if (!lies_in(input, options_.domain)) continue;
            const bool by_reference = !verdicts_[i];
            const reference::Verdict verdict = by_reference ? find_verdict(input) : *verdicts_[i];
            const InputClass input_class = class_of(kinds_[i], input, verdict);
            const auto place = static_cast<std::size_t>(input_class);
            if (!wanted_[place]) continue;
            ++tally_.by_kind[static_cast<std::size_t>(kinds_[i])];
            tally_.ties += verdict == reference::Verdict::touching;
            if (rows_.size() != i) inputs[rows_.size()] = input;
            block_.decided.push_back({verdict, properties_[place], asks_exact_ && input_class >= InputClass::ordinary});
            rows_.push_back({first + i, input_class, by_reference});
        }
        inputs.resize(rows_.size());
    }

    // Whether the bulk run still asks if the subject is exact: one violation beside ties says that it is not, and one
    // at a tie that it is not at ties.
    bool is_exact_open(std::size_t s, bool at_tie) {
        const Outcome& exact = runner_.outcome(s, exact_);
        return asks_exact_ && exact.is_right_beside_ties() && !(at_tie && exact.violations > 0);
    }

    // Confirms what may count or widen a number that is reported.
    void disagree(std::size_t s, std::size_t i, bool answer) {
        ++tally_.disagreements;
        Row& row = rows_[i];
        const std::size_t p = block_.decided[i].property;
        const bool settled = reported_[s * catalogue().size() + p] >= most_confirmed;
        if (row.input_class <= InputClass::tie) {
            if (row.input_class == InputClass::tie && options_.allowance.ties)
                ++runner_.outcome(s, p).excused;
            else if (settled)
                ++tally_.passed_over;
            else
                confirm(s, p, i, answer);
            return;
        }
        if (is_exact_open(s, block_.decided[i].verdict == reference::Verdict::touching)) confirm(s, exact_, i, answer);
        if (!row.gap) row.gap = bound_gap(block_.inputs[i]);
        const TrialResult& result = runner_.group().results[s];
        const bool widens =
            row.gap->ulps > result.worst_gap_ulps || (row.input_class == InputClass::ordinary && row.gap->bands > result.measured_k);
        if (!widens && row.gap->bands <= runner_.band()) {
            ++tally_.in_band;
            ++runner_.outcome(s, p).excused;
        } else if (!widens && settled) {
            ++tally_.passed_over;
        } else {
            confirm(s, p, i, answer);
        }
    }

    // Makes it an instance as any other, which the reference decides.
    void confirm(std::size_t s, std::size_t p, std::size_t i, bool answer) {
        const Property& property = catalogue()[p];
        const std::uint64_t index = rows_[i].index;
        const reference::Verdict fast = block_.decided[i].verdict;
        const Choices choices = draws_.choices(index);
        ++tally_.confirmed;
        auto instance = instance_of(property, runner_.signature(), choices, options_.domain);
        if (!instance) {
            // A lattice input that one calls a tie and the other does not is of another property than was thought.
            const reference::Verdict verdict = find_verdict(block_.inputs[i]);
            if (verdict == fast)
                throw std::logic_error("case " + std::to_string(index) + " of the bulk run is no instance of " + std::string(property.id));
            alarm(block_.inputs[i], fast, verdict);
            return;
        }
        if (instance->answer->verdict != fast) alarm(instance->inputs[0], fast, instance->answer->verdict);
        if (answers_hold(*instance, std::span(&answer, 1), runner_.subjects()[s].contract)) return;
        Instantiated instantiated(0, std::move(*instance));
        const bool counts = runner_.judge(s, p, instantiated, std::span(&answer, 1), [&] { return choices; });
        reported_[s * catalogue().size() + p] += counts;
    }

    void recheck(std::size_t i) {
        const Input& input = block_.inputs[i];
        const reference::Standing standing = find_standing(input);
        tally_.rechecked += !rows_[i].by_reference;
        tally_.sample.add(input, standing.verdict, standing.region);
        const reference::Verdict fast = block_.decided[i].verdict;
        if (standing.verdict != fast) alarm(input, fast, standing.verdict);
    }

    void alarm(const Input& input, reference::Verdict fast, reference::Verdict reference) {
        ++tally_.alarm_count;
        if (tally_.alarms.size() < alarms_kept) tally_.alarms.push_back({input, fast, reference});
    }

    Runner& runner_;
    const TrialOptions& options_;
    const std::function<void(std::uint64_t)>& tell_;
    BulkTally& tally_;
    BulkDraws draws_;
    const std::size_t subjects_;
    const std::size_t exact_ = index_of("P24");
    const bool asks_exact_ = options_.wants(catalogue()[exact_]);
    const std::array<std::size_t, class_count> properties_{index_of("P01"), index_of("P03"), index_of("P02"), index_of("P18"),
                                                           index_of("P19")};
    std::array<bool, class_count> wanted_{};
    std::vector<std::uint64_t> reported_;  ///< violations found here, by subject and property
    DecidedInputs block_;
    std::vector<Row> rows_;
    std::vector<BulkKind> kinds_;
    std::vector<std::optional<reference::Verdict>> verdicts_;
    std::uint64_t run_ = ~std::uint64_t{0}, chosen_ = 0;
};

}  // namespace

void run_bulk(Runner& runner, const std::function<void(std::uint64_t cases)>& tell) { BulkRun(runner, tell).run(); }

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
