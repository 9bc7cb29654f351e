// SPDX-License-Identifier: MIT
// A trial: a list is drawn and decided once, and put to every function; what was found is shrunk at the end.
#include "tangency/pairs/trial.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <optional>
#include <span>
#include <utility>

#include "instance.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;

// A declared domain has no room for some lists.
constexpr int draws_a_list = 100;

// How the list was drawn that a property's counterexample comes from.
struct Drawn {
    Recipe recipe;
    properties::Choices choices;
};

// What a property says against an answer, if anything; of B08, that there is none.
std::optional<Counterexample> find_violation(const Instance& instance, const Recipe& recipe, Property asked, const Finder& find,
                                             const TrialOptions& options) {
    try {
        Outcome outcome = put(instance, recipe.property, Verdicts(instance.list), find, options);
        return asked == Property::answers ? std::nullopt : std::move(outcome.counterexample);
    } catch (FaultyAnswer& faulty) {
        return asked == Property::answers ? std::optional(std::move(faulty.shown)) : std::nullopt;
    }
}

// What does not fail again, being a matter of what was asked before, stays as it was found.
Counterexample shrink_instance(Counterexample found, Drawn drawn, Property asked, const Finder& find, const TrialOptions& options) {
    const auto draw = [&](Source& source) { return draw_instance(drawn.recipe, options, source); };
    const auto violation_of = [&](const Instance& instance) { return find_violation(instance, drawn.recipe, asked, find, options); };
    const auto fails = [&](std::span<const Instance> instances) -> std::optional<std::size_t> {
        const auto failing = std::ranges::find_if(instances, [&](const Instance& instance) { return violation_of(instance).has_value(); });
        if (failing == instances.end()) return std::nullopt;
        return static_cast<std::size_t>(failing - instances.begin());
    };
    // One at a time: a list is drawn in less time than it is asked.
    const properties::Choices choices = properties::shrink(std::move(drawn.choices), draw, fails, 1, options.shrink_budget);
    Counterexample smallest = violation_of(*properties::replay(choices, draw)).value_or(std::move(found));
    smallest.is_minimal = smallest.fault.empty() && asked != Property::purity && is_minimal(smallest, find);
    return smallest;
}

// A touching pair is asked of closed contracts alone.
bool applies(Property property, Contract contract) { return property != Property::touching || contract == Contract::closed; }

// Every list is asked of all functions that still answer.
class Trial {
public:
    Trial(const std::vector<Finder>& finders, const TrialOptions& options)
        : finders_(finders), options_(options), results_(finders.size()), drawn_(finders.size()) {
        for (TrialResult& result : results_)
            for (std::size_t place = 0; place < property_texts.size(); ++place) {
                const auto property = static_cast<Property>(place);
                result.properties.push_back({property, applies(property, options.contract) ? Status::not_asked : Status::not_applicable});
            }
    }

    std::vector<TrialResult> run() {
        if (!ask_all())
            for (TrialResult& result : results_) result.complete = false;
        if (options_.shrink_budget > 0)
            for (std::size_t i = 0; i < finders_.size(); ++i) shrink(i);
        return std::move(results_);
    }

private:
    // Those of fixed sizes, then each property in turn, so that a run that is ended early has asked each. Whether it was not ended.
    bool ask_all() {
        const std::size_t sized = sized_list_count();
        for (std::size_t number = 0; number < sized; ++number)
            if (!ask({.property = Property::overlapping, .sized = number}, number)) return false;
        // How many lists a property gets; the same for every subject of a signature.
        const std::uint64_t share = std::max<std::uint64_t>(1, options_.lists / drawn_properties);
        for (std::uint64_t number = 0; number < share; ++number) {
            for (std::size_t place = 0; place < drawn_properties; ++place) {
                const auto property = static_cast<Property>(place);
                // Those of fixed sizes count.
                if (!applies(property, options_.contract) || (property == Property::overlapping && number + sized >= share)) continue;
                if (!ask({.property = property}, number)) return false;
            }
            options_.progress(static_cast<double>(number) / static_cast<double>(share));
        }
        return true;
    }

    bool ask(const Recipe& recipe, std::uint64_t number) {
        if (options_.stop()) return false;
        // A sub-stream a property, and one for the lists of fixed sizes.
        const std::uint64_t stream = recipe.sized ? drawn_properties : static_cast<std::uint64_t>(recipe.property);
        std::uint64_t seed = properties::mix_seed(properties::mix_seed(options_.seed, stream + 1), number);
        properties::Recording recording;
        std::optional<Instance> drawn;
        for (int draw = 0; draw < draws_a_list && !drawn; ++draw, seed = properties::mix_seed(seed, 1)) {
            recording = {.with_rewrites = false};
            Source source(seed);
            source.record_to(recording);
            drawn = draw_instance(recipe, options_, source);
        }
        if (!drawn) return true;
        const Instance& instance = *drawn;
        Verdicts verdicts(instance.list);
        verdicts.decide_all();
        for (std::size_t i = 0; i < finders_.size(); ++i) {
            if (results_[i].failure) continue;
            try {
                put_to(i, instance, verdicts, {recipe, recording.choices});
            } catch (...) {
                results_[i].failure = std::current_exception();
                results_[i].complete = false;
            }
        }
        return !std::ranges::all_of(results_, [](const TrialResult& result) { return result.failure != nullptr; });
    }

    void put_to(std::size_t i, const Instance& instance, const Verdicts& verdicts, const Drawn& drawn) {
        TrialResult& result = results_[i];
        std::optional<Counterexample> fault;
        try {
            Outcome outcome = put(instance, drawn.recipe.property, verdicts, finders_[i], options_);
            result.candidates += outcome.candidates;
            result.excused += outcome.excused;
            count(i, drawn.recipe.property, std::move(outcome.counterexample), drawn);
        } catch (FaultyAnswer& faulty) {
            fault = std::move(faulty.shown);
        }
        count(i, Property::answers, std::move(fault), drawn);
        const std::uint64_t touching = verdicts.count(reference::Verdict::touching);
        ++result.lists;
        result.shapes += instance.list.count();
        result.all += instance.list.pair_count();
        result.touching += touching;
        result.exact += verdicts.count(reference::Verdict::overlapping) + (options_.contract == Contract::closed ? touching : 0);
    }

    void count(std::size_t i, Property property, std::optional<Counterexample> shown, const Drawn& drawn) {
        PropertyResult& asked = results_[i].properties[static_cast<std::size_t>(property)];
        ++asked.lists;
        if (asked.status == Status::not_asked) asked.status = Status::held;
        if (!shown) return;
        asked.status = Status::violated;
        ++asked.violations;
        // The one of fewest shapes is the best start.
        if (asked.counterexample && asked.counterexample->list.count() <= shown->list.count()) return;
        asked.counterexample = std::move(shown);
        drawn_[i][static_cast<std::size_t>(property)] = drawn;
    }

    void shrink(std::size_t i) {
        for (PropertyResult& asked : results_[i].properties) {
            if (!asked.counterexample || results_[i].failure) continue;
            const Drawn& drawn = drawn_[i][static_cast<std::size_t>(asked.property)];
            try {
                asked.counterexample = shrink_instance(*asked.counterexample, drawn, asked.property, finders_[i], options_);
            } catch (...) {
                results_[i].failure = std::current_exception();
            }
        }
    }

    const std::vector<Finder>& finders_;
    const TrialOptions& options_;
    std::vector<TrialResult> results_;
    std::vector<std::array<Drawn, property_texts.size()>> drawn_;  // of each function, behind each counterexample
};

}  // namespace

properties::DomainReading read_list_domain(std::string_view words, const Signature& signature) {
    return properties::read_domain(words, {signature.form, signature.scalar, signature.dim});
}

std::vector<TrialResult> try_all(const std::vector<Finder>& finders, const TrialOptions& options) { return Trial(finders, options).run(); }

TrialResult try_pairs(const Finder& find, const TrialOptions& options) { return std::move(try_all({find}, options).front()); }

TrialResult try_under_contract_found(const std::function<TrialResult()>& run, Contract& contract) {
    const auto broken = [](const TrialResult& result) {
        return std::ranges::count(result.properties, Status::violated, &PropertyResult::status);
    };
    contract = Contract::closed;
    TrialResult as_closed = run();
    if (as_closed.properties[static_cast<std::size_t>(Property::touching)].status != Status::violated) return as_closed;
    contract = Contract::open;
    TrialResult as_open = run();
    if (broken(as_open) == 0 || broken(as_open) + 1 < broken(as_closed)) return as_open;
    contract = Contract::closed;
    return as_closed;
}

Level TrialResult::level() const {
    const auto broken = [this](Level level) {
        return std::ranges::any_of(properties, [level](const PropertyResult& result) {
            return text_of(result.property).level == level && (result.status == Status::violated || result.status == Status::not_asked);
        });
    };
    if (broken(Level::logic)) return Level::none;
    return broken(Level::banded) ? Level::logic : Level::banded;
}

bool TrialResult::holds(Level required) const { return level() >= required; }

}  // namespace tangency::pairs
