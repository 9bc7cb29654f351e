// SPDX-License-Identifier: MIT
// The stages of a trial: the small lattice, each property's instances, the bulk run.
#include "tangency/properties/trial.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "runner.hpp"
#include "simplest.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/lattice_table.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/sizes.hpp"

namespace tangency::properties {
namespace {

constexpr std::uint64_t draws_per_instance = 60;  // beyond this many draws each the generator has failed
constexpr double table_per_instance = 8;          // inputs of the lattice table take as long as an instance; for progress only

class Trial {
public:
    Trial(const Signature& signature, std::span<const Subject> subjects, const TrialOptions& options)
        : signature_(signature), options_(options), runner_(signature, subjects, options) {}

    GroupResult run() {
        const bool has_table = options_.exhaustive && has_lattice_table(signature_);
        const bool in_bulk = options_.bulk > 0 && is_run_in_bulk(signature_);
        if (has_table) runner_.expect(static_cast<double>(table_size()) / table_per_instance);
        for (const Property& property : catalogue()) runner_.expect(static_cast<double>(share_wanted(property)));
        runner_.expect(static_cast<double>(options_.bulk) / bulk_inputs_an_instance);
        try {
            if (has_table) run_lattice_table();
            for (std::size_t p = 0; p < catalogue().size(); ++p) run_property(p);
            if (in_bulk)
                run_bulk(runner_, [this](std::uint64_t inputs) { runner_.tell(static_cast<double>(inputs) / bulk_inputs_an_instance); });
        } catch (...) {
            runner_.keep_failure();
        }
        return runner_.finish();
    }

private:
    std::uint64_t share_wanted(const Property& property) const {
        if (!options_.wants(property) || !applies(property, signature_, options_.domain)) return 0;
        return static_cast<std::uint64_t>(static_cast<double>(share_of(property, signature_, options_.domain)) * options_.effort);
    }

    std::size_t table_stride() const { return LatticeTable::stride(signature_.orientation); }
    std::size_t table_size() const { return LatticeTable::size_of(signature_.dim) / table_stride(); }

    LatticeInput table_input(std::size_t entry) const {
        LatticeInput input = LatticeTable::of(signature_.dim).input(entry);
        input.exponent = options_.domain.lattice_unit(input.exponent);
        if (options_.domain.any_sign) input.negative_zeros = Source(entry).between(0, (1 << zero_places) - 1);
        if (signature_.orientation != Orientation::none) {
            Source random(entry);
            input.turn = draw_exact_turn(random, signature_.orientation);
            input.turn.unit = options_.domain.unit_orientation;
        }
        if (options_.domain.whole_numbers && row_step(input, signature_) == 2) {
            // In half the unit sizes may be odd. Into coordinates it is moved later.
            static constexpr Domain whole{.whole_numbers = true};
            --input.exponent;
            if (!lies_in(express(input, signature_), options_.domain.coordinates ? whole : options_.domain)) ++input.exponent;
        }
        return input;
    }

    // The row of an entry; nothing if the scalar or the coordinates do not hold it.
    std::optional<Input> row_of(const LatticeInput& entry) const {
        const Domain& domain = options_.domain;
        if (domain.coordinates || domain.any_sign) {
            LatticeInput moved = entry;
            const auto rows = move_into_range(std::span(&moved, 1), signature_, domain);
            return rows ? std::optional(rows->front()) : std::nullopt;
        }
        const Input input = express(entry, signature_);
        return is_held(entry, input) ? std::optional(input) : std::nullopt;
    }

    // Every input of the small lattice in the domain, in a unit that is; a miss belongs to P01, or at a tie to
    // P03.
    void run_lattice_table() {
        const LatticeTable& table = LatticeTable::of(signature_.dim);
        const std::uint8_t agreement = index_of("P01"), ties = index_of("P03");
        const std::size_t size = table_size();
        for (std::size_t start = 0; start < size && !runner_.stopped(); start += options_.block) {
            const std::size_t count = std::min(options_.block, size - start);
            DecidedInputs block(signature_);
            std::vector<std::size_t> entries;
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t entry = (start + i) * table_stride();
                const LatticeInput lattice = table_input(entry);
                const std::optional<Input> placed = row_of(lattice);
                if (!placed) continue;
                const Input& input = *placed;
                if (!lies_in(input, options_.domain) || !may_be_instantiated(input)) continue;
                const reference::Verdict verdict = table.verdict(entry);
                block.inputs.push_back(input);
                block.decided.push_back({verdict, verdict == reference::Verdict::touching ? ties : agreement, false, table.region(entry)});
                entries.push_back(entry);
                runner_.count(input, verdict, table.region(entry), true);
            }
            std::vector<std::optional<Instantiated>> wrong(block.inputs.size());
            runner_.ask_decided(block, runner_.subjects().size(), [&](std::size_t s, std::size_t i, bool answer) {
                const DecidedInputs::Decided& decided = block.decided[i];
                if (!wrong[i])
                    wrong[i].emplace(0, Instance{.expectation = Expectation::verdict,
                                                 .inputs = {block.inputs[i]},
                                                 .answer = Answered{{decided.verdict, *decided.region}, block.inputs[i]}});
                if (runner_.judge(s, decided.property, *wrong[i], std::span(&answer, 1),
                                  [&] { return encode(table_input(entries[i]), signature_).value(); }))
                    ++runner_.outcome(s, decided.property).answers.of({decided.verdict, *decided.region}).wrong;
            });
            runner_.tell(static_cast<double>(count) / table_per_instance);
        }
    }

    void run_property(std::size_t p) {
        const Property& property = catalogue()[p];
        Source source(
            mix_seed(mix_seed(options_.seed, static_cast<std::uint64_t>(signature_.question) * 4096 + number_in_seeds(signature_)),
                     static_cast<std::uint64_t>(property.id[1]) * 256 + static_cast<std::uint64_t>(property.id[2])));
        source.keep_to(options_.domain);
        const std::uint64_t wanted = share_wanted(property);
        std::uint64_t draws_left = wanted * draws_per_instance * options_.draws_an_input;
        bool is_drained = false;
        for (std::uint64_t asked = 0; asked < wanted && !is_drained && !runner_.stopped();) {
            const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(options_.block, wanted - asked));
            std::vector<Instantiated> block;
            for (std::size_t most = size; block.size() < most;) {
                is_drained = draws_left-- == 0;
                if (is_drained) break;
                const std::uint64_t seed = source.seed();
                auto instance = property.instance(source, signature_);
                if (!instance || !lies_in(*instance, options_.domain)) continue;
                block.emplace_back(seed, std::move(*instance));
                // About the verdict on one lattice input more are drawn, and the simplest of every kind asked.
                if (block.size() == 1 && property.on_lattice && block[0].instance.answer) most = size * options_.draws_an_input;
            }
            // A declared domain may have few; of the whole one there are enough.
            if (is_drained && options_.domain.is_whole())
                throw std::logic_error("the generator of " + std::string(property.id) + " makes too few instances");
            if (block.size() > size) block = simplest_of(std::move(block), size);
            runner_.ask_instances(p, block);
            asked += block.size();
            runner_.tell(static_cast<double>(block.size()));
        }
    }

    static std::vector<Instantiated> simplest_of(std::vector<Instantiated> drawn, std::size_t count) {
        std::vector<const Instance*> instances;
        for (const Instantiated& each : drawn) instances.push_back(&each.instance);
        std::vector<Instantiated> chosen;
        for (const std::size_t place : simplest_of_every_kind(instances, count)) chosen.push_back(std::move(drawn[place]));
        return chosen;
    }

    const Signature signature_;
    const TrialOptions& options_;
    Runner runner_;
};

}  // namespace

GroupResult try_subjects(const Signature& signature, std::span<const Subject> subjects, const TrialOptions& options) {
    return Trial(signature, subjects, options).run();
}

void find_counterexamples(GroupResult& group, std::span<const Subject> subjects, const TrialOptions& options) {
    Runner runner(group.signature, subjects, options);
    runner.resume(std::move(group));
    group = runner.finish();
}

}  // namespace tangency::properties
