// SPDX-License-Identifier: MIT
// The bulk run: draw, decide (block_decider.hpp), ask, and put what disagrees before the reference.
#include "tangency/properties/bulk.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

#include "block_decider.hpp"
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

InputClass class_of(const DrawnAs& drawn, reference::Verdict verdict) {
    if (drawn.may_be_instantiated) return verdict == reference::Verdict::touching ? InputClass::tie : InputClass::lattice;
    switch (drawn.magnitudes) {
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
          subjects_(std::min(options_.bulk_subjects, runner.subjects().size())),
          block_(runner.signature()),
          decider_(runner.signature()) {
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
            recheck_share(next, next + drawn);
            tally_.cases += rows_.size();
            tally_.by_fast = tally_.cases - tally_.by_reference;
            runner_.ask_decided(block_, subjects_, [this](std::size_t s, std::size_t i, bool answer) { disagree(s, i, answer); });
            next += drawn;
            tell_(drawn);
        }
    }

private:
    // What is known of a row of the block beside what the runner needs.
    struct Row {
        std::uint64_t index;
        std::uint32_t gap;  // its place in gaps_; none yet
        InputClass input_class;
        bool by_reference;
    };
    static constexpr std::uint32_t no_gap = ~std::uint32_t{0};

    // Of every run of `rechecked_one_in` indices the reference looks at one again, if it is kept.
    void recheck_share(std::uint64_t first, std::uint64_t end) {
        for (std::uint64_t run = first / rechecked_one_in; run * rechecked_one_in < end; ++run) {
            Source random(mix_seed(options_.seed ^ 0x7ef5, run));
            const std::uint64_t index = run * rechecked_one_in + random.bits() % rechecked_one_in;
            const auto row = std::ranges::lower_bound(rows_, index, {}, &Row::index);
            if (index >= first && row != rows_.end() && row->index == index) recheck(static_cast<std::size_t>(row - rows_.begin()));
        }
    }

    // Draws a block, decides it, and keeps the inputs that are wanted.
    void fill(std::uint64_t first, std::uint64_t count) {
        first_ = first;
        InputBlock& inputs = block_.inputs;
        draws_.draw(first, count, inputs, drawn_);
        verdicts_.resize(count);
        if (options_.fast)
            options_.fast(inputs.inputs(), verdicts_);
        else
            decider_.decide(inputs, drawn_, verdicts_);
        block_.decided.resize(count);
        rows_.resize(count);
        gaps_.clear();
        const bool is_whole = options_.domain.is_whole();
        std::size_t kept = 0;
        for (std::uint64_t i = 0; i < count; ++i) {
            // Whose radius alone is another than a row's of the domain is drawn in it.
            if (!is_whole && drawn_[i].same_box == i) {
                inputs.read(i, asked_);
                if (!lies_in(asked_, options_.domain)) continue;
            }
            // What the reference has decided in this block, unless it is to decide every case.
            if (const std::uint32_t same = drawn_[i].same_verdict; !options_.fast && !verdicts_[i] && same < i)
                verdicts_[i] = verdicts_[same];
            const bool by_reference = !verdicts_[i];
            if (by_reference) verdicts_[i] = find_verdict(inputs[i]);
            const reference::Verdict verdict = *verdicts_[i];
            const InputClass input_class = class_of(drawn_[i], verdict);
            const auto place = static_cast<std::size_t>(input_class);
            if (!wanted_[place]) continue;
            ++tally_.by_kind[static_cast<std::size_t>(drawn_[i].kind)];
            tally_.ties += verdict == reference::Verdict::touching;
            tally_.by_reference += by_reference;
            if (kept != i) inputs.move(i, kept);
            block_.decided[kept] = {verdict, properties_[place], asks_exact_ && input_class >= InputClass::ordinary};
            rows_[kept] = {first + i, no_gap, input_class, by_reference};
            ++kept;
        }
        inputs.resize(kept);
        block_.decided.resize(kept);
        rows_.resize(kept);
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
        const bool at_tie = block_.decided[i].verdict == reference::Verdict::touching;
        const bool is_forgiven = at_tie && options_.allowance.ties;
        const bool is_confirmed_often = reported_[s * catalogue().size() + p] >= most_confirmed;
        if (row.input_class <= InputClass::tie) {
            if (is_forgiven)
                ++runner_.outcome(s, p).excused;
            else if (is_confirmed_often)
                ++tally_.passed_over;
            else
                confirm(s, p, i, answer);
            return;
        }
        if (is_exact_open(s, at_tie)) {
            if (is_forgiven)
                ++runner_.outcome(s, exact_).excused;
            else
                confirm(s, exact_, i, answer);
        }
        const TrialResult& result = runner_.group().results[s];
        const GapBound& gap = gap_of(i);
        const bool widens = widens_any(gap, result, row.input_class);
        if (!widens && gap.surely_in_band(runner_.band())) {
            ++tally_.in_band;
            ++runner_.outcome(s, p).excused;
        } else if (!widens && is_confirmed_often) {
            ++tally_.passed_over;
        } else {
            confirm(s, p, i, answer);
        }
    }

    // What is next to nothing may be no more than the bound is off by, and is not worth measuring.
    static bool widens_any(const GapBound& gap, const TrialResult& result, InputClass input_class) {
        constexpr double nothing = 0x1p-20;
        return gap.ulps > std::max(result.worst_gap_ulps, nothing) ||
               (input_class == InputClass::ordinary && gap.bands > std::max(result.measured_k, nothing));
    }

    // Of a tie there is none; what no bound is known of goes to the reference.
    const GapBound& gap_of(std::size_t i) {
        constexpr double any = std::numeric_limits<double>::infinity();
        Row& row = rows_[i];
        if (row.gap == no_gap) {
            row.gap = static_cast<std::uint32_t>(gaps_.size());
            const bool is_tie = block_.decided[i].verdict == reference::Verdict::touching;
            gaps_.push_back(is_tie ? GapBound{0, 0} : bound_gap(i).value_or(GapBound{any, any}));
        }
        return gaps_[row.gap];
    }

    std::optional<GapBound> bound_gap(std::size_t i) {
        block_.inputs.read(i, asked_);
        return options_.fast ? properties::bound_gap(asked_) : decider_.bound_gap(rows_[i].index - first_, asked_);
    }

    // Makes it an instance as any other, which the reference decides.
    void confirm(std::size_t s, std::size_t p, std::size_t i, bool answer) {
        const Property& property = catalogue()[p];
        const std::uint64_t index = rows_[i].index;
        const reference::Verdict fast = block_.decided[i].verdict;
        const Choices choices = draws_.choices(index, property.on_lattice);
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
        const Input input = block_.inputs[i];
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
    const std::array<std::uint8_t, class_count> properties_{index_of("P01"), index_of("P03"), index_of("P02"), index_of("P18"),
                                                            index_of("P19")};
    std::array<bool, class_count> wanted_{};
    std::vector<std::uint64_t> reported_;  ///< violations found here, by subject and property
    DecidedInputs block_;
    BlockDecider decider_;
    Input asked_{block_.inputs.signature()};
    std::uint64_t first_ = 0;  // index of the block's first case
    std::vector<Row> rows_;
    std::vector<GapBound> gaps_;
    std::vector<DrawnAs> drawn_;
    std::vector<std::optional<reference::Verdict>> verdicts_;
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
    return tally.cases < least_sampled * rechecked_one_in ? std::vector<Shortfall>{} : find_shortfalls(tally.sample, dim, domain);
}

}  // namespace tangency::properties
