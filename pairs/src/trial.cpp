// SPDX-License-Identifier: MIT
// Asking and comparing: a list is drawn and decided once, and put to every function on trial.
#include "tangency/pairs/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "draw.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;

// A declared domain has no room for some lists.
constexpr int draws_a_list = 100;

/// A list, the one that a property compares it with, and the pairs that must be found.
struct Instance {
    ShapeList list;
    std::vector<Meeting> required{};
    std::optional<ChangedList> changed{};
    std::uint64_t meeting = 0, touching = 0;  // by the contract; whatever it is
};

// Nothing if a shape comes to lie outside the domain.
std::optional<Instance> draw_instance(Property property, const TrialOptions& options, Source& source) {
    const auto& [signature, domain] = std::tie(options.signature, options.domain);
    Instance instance{property == Property::floats ? draw_float_list(source, signature) : draw_lattice_list(source, signature)};
    const std::optional<int> exponent = put_in_domain(instance.list, domain);
    if (!exponent) return std::nullopt;
    if (property == Property::order || property == Property::purity) instance.changed = permuted(instance.list, source);
    if (property == Property::mirror) instance.changed = mirrored(instance.list, source);
    if (property == Property::translation) instance.changed = translated(instance.list, source, *exponent);
    if (instance.changed && !put_back(instance.changed->list, domain, *exponent)) return std::nullopt;
    if (!domain.any_sign) return instance;
    const int number = source.between(0, 1 << 20);
    negate_some_sizes(instance.list, number);
    if (instance.changed) negate_some_sizes(instance.changed->list, number);
    const bool is_inside = lies_in(instance.list, domain) && (!instance.changed || lies_in(instance.changed->list, domain));
    return is_inside ? std::optional(std::move(instance)) : std::nullopt;
}

double complexity(const Instance& instance) {
    return complexity(instance.list) + (instance.changed ? complexity(instance.changed->list) / 4 : 0);
}

void decide(Instance& instance, Property property, Contract contract) {
    for (const Meeting& meeting : find_meetings(instance.list)) {
        if (meeting.verdict == reference::Verdict::touching) ++instance.touching;
        const bool is_asked = property == Property::overlapping ? meeting.verdict == reference::Verdict::overlapping
                              : property == Property::touching  ? meeting.verdict == reference::Verdict::touching
                                                                : true;
        if (!properties::intersects(meeting.verdict, contract)) continue;
        ++instance.meeting;
        if (is_asked) instance.required.push_back(meeting);
    }
}

// Pairs of a fixed order, to be looked up.
class Found {
public:
    explicit Found(const PairList& pairs) {
        for (const Pair& pair : pairs) pairs_.insert(ordered(pair));
    }
    bool has(Pair pair) const { return pairs_.contains(ordered(pair)); }

private:
    static std::pair<int, int> ordered(Pair pair) { return std::minmax(pair.first, pair.second); }
    std::set<std::pair<int, int>> pairs_{};
};

PairList ask(const Finder& find, const ShapeList& list) {
    PairList pairs = find(list);
    if (const auto fault = find_fault(pairs, list.count())) throw BadPairs(*fault);
    return pairs;
}

struct Outcome {
    std::optional<Counterexample> counterexample{};
    std::uint64_t candidates = 0, excused = 0;
};

Outcome put(const Instance& instance, Property property, const Finder& find, double band) {
    Outcome outcome;
    PairList first = ask(find, instance.list);
    outcome.candidates = first.size();
    const Found found(first);
    if (property == Property::purity) {
        // What it returns besides may depend on what it keeps, as that of an incremental sweep does.
        ask(find, instance.changed->list);
        PairList again = ask(find, instance.list);
        const Found after(again);
        for (const auto& [pair, verdict] : instance.required) {
            if (found.has(pair) == after.has(pair)) continue;
            outcome.counterexample = Counterexample{instance.list, pair, after.has(pair) ? std::move(first) : std::move(again)};
            break;
        }
        return outcome;
    }
    if (instance.changed) {
        const auto& [list, order] = *instance.changed;
        PairList second = ask(find, list);
        const Found after(second);
        for (const auto& [pair, verdict] : instance.required) {
            const Pair moved{order[static_cast<std::size_t>(pair.first)], order[static_cast<std::size_t>(pair.second)]};
            if (!found.has(pair) || after.has(moved)) continue;
            outcome.counterexample = Counterexample{list, moved, std::move(second)};
            break;
        }
        return outcome;
    }
    for (const Meeting& meeting : instance.required) {
        if (found.has(meeting.pair)) continue;
        if (is_excused(instance.list, meeting, band)) {
            ++outcome.excused;
            continue;
        }
        outcome.counterexample = Counterexample{instance.list, meeting.pair, std::move(first)};
        break;
    }
    return outcome;
}

// What does not fail again, being a matter of what was asked before, stays as it was found.
Counterexample shrink_instance(Counterexample found, properties::Choices choices, Property property, const Finder& find,
                               const TrialOptions& options) {
    const auto draw = [&](Source& source) { return draw_instance(property, options, source); };
    const auto fails = [&](std::span<const Instance> instances) -> std::optional<std::size_t> {
        for (std::size_t place = 0; place < instances.size(); ++place) {
            Instance instance = instances[place];
            decide(instance, property, options.contract);
            if (put(instance, property, find, options.band).counterexample) return place;
        }
        return std::nullopt;
    };
    // One at a time: a list is drawn in less time than it is asked.
    choices = properties::shrink(std::move(choices), draw, fails, 1, options.shrink_budget);
    Instance smallest = *properties::replay(choices, draw);
    decide(smallest, property, options.contract);
    return put(smallest, property, find, options.band).counterexample.value_or(std::move(found));
}

// A touching pair is asked of closed contracts alone.
bool applies(Property property, Contract contract) { return property != Property::touching || contract == Contract::closed; }

}  // namespace

properties::DomainReading read_list_domain(std::string_view words, const Signature& signature) {
    return properties::read_domain(words, {signature.form, signature.scalar, signature.dim});
}

std::optional<std::string> find_fault(const PairList& pairs, std::size_t count) {
    std::set<std::pair<int, int>> seen;
    for (const Pair& pair : pairs) {
        for (const int place : {pair.first, pair.second})
            if (place < 0 || static_cast<std::size_t>(place) >= count)
                return fmt::format("it names shape {} of {}; shapes count from 0", place, count);
        if (pair.first == pair.second) return fmt::format("it pairs shape {} with itself; leave such pairs out", pair.first);
        if (!seen.insert(std::minmax(pair.first, pair.second)).second)
            return fmt::format("it names the pair ({}, {}) twice; name each pair once, in either order", pair.first, pair.second);
    }
    return std::nullopt;
}

std::string lost_pair_text(const std::vector<std::string>& shapes, Pair lost, std::string_view why, const PairList& answer) {
    // Of a long answer the pairs of the two shapes.
    constexpr std::size_t shown = 24;
    const auto is_told = [&](const Pair& pair) {
        const auto is_lost = [&](int place) { return place == lost.first || place == lost.second; };
        return answer.size() <= shown || is_lost(pair.first) || is_lost(pair.second);
    };
    std::string text, pairs;
    std::size_t untold = 0;
    for (std::size_t place = 0; place < shapes.size(); ++place) text += fmt::format("{}: {}\n", place, shapes[place]);
    for (const Pair& pair : answer) {
        if (is_told(pair))
            pairs += fmt::format(" ({}, {})", pair.first, pair.second);
        else
            ++untold;
    }
    if (untold > 0) pairs += fmt::format(" and {} of other shapes", untold);
    return text + fmt::format("lost: ({}, {}), {}\nanswer:{}\n", lost.first, lost.second, why, pairs.empty() ? " none" : pairs);
}

std::string to_text(const Counterexample& shown) {
    return lost_pair_text(shape_texts(shown.list), shown.lost, explain(shown.list, shown.lost), shown.answer);
}

std::vector<TrialResult> try_all(const std::vector<Finder>& finders, const TrialOptions& options) {
    std::vector<TrialResult> results(finders.size());
    // How many lists a property gets; the same for every subject of a signature.
    const std::uint64_t share = std::max<std::uint64_t>(1, options.lists / property_texts.size());
    std::vector<std::vector<properties::Choices>> failing(finders.size(), std::vector<properties::Choices>(property_texts.size()));
    for (auto& result : results)
        for (std::size_t place = 0; place < property_texts.size(); ++place) {
            const auto property = static_cast<Property>(place);
            result.properties.push_back({property, applies(property, options.contract) ? Status::not_asked : Status::not_applicable});
        }
    // In turn, so that a run that is ended early has asked each.
    for (std::uint64_t number = 0; number < share; ++number)
        for (std::size_t place = 0; place < property_texts.size(); ++place) {
            const auto property = static_cast<Property>(place);
            if (!applies(property, options.contract)) continue;
            if (options.stop()) {
                for (TrialResult& result : results) result.complete = false;
                return results;
            }
            std::uint64_t seed = properties::mix_seed(properties::mix_seed(options.seed, place + 1), number);
            properties::Recording recording;
            std::optional<Instance> drawn;
            for (int draw = 0; draw < draws_a_list && !drawn; ++draw, seed = properties::mix_seed(seed, 1)) {
                recording = {.with_rewrites = false};
                Source source(seed);
                source.record_to(recording);
                drawn = draw_instance(property, options, source);
            }
            if (!drawn) continue;
            Instance& instance = *drawn;
            decide(instance, property, options.contract);
            for (std::size_t i = 0; i < finders.size(); ++i) {
                TrialResult& result = results[i];
                PropertyResult& asked = result.properties[place];
                Outcome outcome = put(instance, property, finders[i], options.band);
                ++result.lists;
                ++asked.lists;
                result.shapes += instance.list.count();
                result.all += instance.list.pair_count();
                result.touching += instance.touching;
                result.exact += instance.meeting;
                result.candidates += outcome.candidates;
                result.excused += outcome.excused;
                if (asked.status == Status::not_asked) asked.status = Status::held;
                if (!outcome.counterexample) continue;
                asked.status = Status::violated;
                ++asked.violations;
                // The one of fewest shapes is the best start.
                if (asked.counterexample && asked.counterexample->list.count() <= outcome.counterexample->list.count()) continue;
                asked.counterexample = std::move(outcome.counterexample);
                failing[i][place] = recording.choices;
            }
            options.progress(static_cast<double>(number) / static_cast<double>(share));
        }
    if (options.shrink_budget > 0)
        for (std::size_t i = 0; i < finders.size(); ++i)
            for (PropertyResult& asked : results[i].properties)
                if (asked.counterexample)
                    asked.counterexample = shrink_instance(*asked.counterexample, failing[i][static_cast<std::size_t>(asked.property)],
                                                           asked.property, finders[i], options);
    return results;
}

TrialResult try_pairs(const Finder& find, const TrialOptions& options) { return std::move(try_all({find}, options).front()); }

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
