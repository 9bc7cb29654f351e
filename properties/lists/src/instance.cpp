// SPDX-License-Identifier: MIT
// Asking and comparing.
#include "instance.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "tangency/properties/reference_answer.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;
using reference::Verdict;

// The pairs of an answer, to be looked up in either order.
class Found {
public:
    Found(const PairList& pairs, std::size_t count) : count_(count), has_(count * count) {
        for (const Pair& pair : pairs) has_[place_of(pair)] = true;
    }
    bool has(Pair pair) const { return has_[place_of(pair)]; }

private:
    std::size_t place_of(Pair pair) const {
        const auto [first, second] = std::minmax(pair.first, pair.second);
        return static_cast<std::size_t>(first) * count_ + static_cast<std::size_t>(second);
    }
    std::size_t count_;
    std::vector<bool> has_;
};

PairList ask(const Finder& find, const ShapeList& list) {
    PairList pairs;
    try {
        pairs = find(list);
    } catch (const BadPairs& bad) {
        throw FaultyAnswer{{.list = list, .fault = bad.what()}};
    }
    if (const auto fault = find_fault(pairs, list.count())) throw FaultyAnswer{{.list = list, .answer = std::move(pairs), .fault = *fault}};
    return pairs;
}

// Whether a property asks for a pair of that verdict.
bool is_asked(Property property, Verdict verdict, Contract contract) {
    if (!properties::intersects(verdict, contract)) return false;
    if (property == Property::overlapping) return verdict == Verdict::overlapping;
    return property != Property::touching || verdict == Verdict::touching;
}

// The first pair of the list that looks lost and is to be found.
template <class LooksLost, class IsExcused>
std::optional<Pair> first_lost(const ShapeList& list, Property property, const Verdicts& verdicts, Contract contract, LooksLost looks_lost,
                               IsExcused is_excused) {
    const auto count = static_cast<int>(list.count());
    for (int first = 0; first < count; ++first)
        for (int second = first + 1; second < count; ++second) {
            const Pair pair{first, second};
            if (!looks_lost(pair)) continue;
            const Verdict verdict = verdicts.of(pair);
            if (is_asked(property, verdict, contract) && !is_excused(Meeting{pair, verdict})) return pair;
        }
    return std::nullopt;
}

constexpr auto never_excused = [](const Meeting&) { return false; };

}  // namespace

std::optional<Instance> draw_instance(const Recipe& recipe, const TrialOptions& options, Source& source) {
    const auto& [signature, domain] = std::tie(options.signature, options.domain);
    const Property property = recipe.property;
    Instance instance{recipe.sized                   ? draw_sized_list(source, signature, *recipe.sized)
                      : property == Property::floats ? draw_float_list(source, signature)
                                                     : draw_lattice_list(source, signature)};
    const std::optional<int> exponent = put_in_domain(instance.list, domain);
    if (!exponent) return std::nullopt;
    if (property == Property::order || property == Property::purity) instance.changed = permuted(instance.list, source);
    if (property == Property::purity && source.chance(1, 2)) instance.before = nearly_the_same(instance.list, source);
    if (property == Property::mirror) instance.changed = mirrored(instance.list, source);
    if (property == Property::translation) instance.changed = translated(instance.list, source, *exponent);
    if (instance.changed && !put_back(instance.changed->list, domain, *exponent)) return std::nullopt;
    // What was asked before may be left out.
    if (instance.before && !put_back(*instance.before, domain, *exponent)) instance.before.reset();
    if (!domain.any_sign) return instance;
    const int number = source.between(0, 1 << 20);
    negate_some_sizes(instance.list, number);
    if (instance.changed) negate_some_sizes(instance.changed->list, number);
    const bool is_inside = lies_in(instance.list, domain) && (!instance.changed || lies_in(instance.changed->list, domain));
    return is_inside ? std::optional(std::move(instance)) : std::nullopt;
}

double complexity(const Instance& instance) {
    return complexity(instance.list) + (instance.changed ? complexity(instance.changed->list) / 4 : 0) +
           (instance.before ? complexity(*instance.before) / 4 : 0);
}

void Verdicts::decide_all() {
    const std::size_t count = list_.count();
    decided_.assign(count * count, Verdict::disjoint);
    for (const Meeting& meeting : find_meetings(list_))
        decided_[static_cast<std::size_t>(meeting.pair.first) * count + static_cast<std::size_t>(meeting.pair.second)] = meeting.verdict;
}

Verdict Verdicts::of(Pair pair) const {
    if (decided_.empty()) return properties::find_verdict(input_of(list_, pair));
    return decided_[static_cast<std::size_t>(pair.first) * list_.count() + static_cast<std::size_t>(pair.second)];
}

std::uint64_t Verdicts::count(Verdict verdict) const { return static_cast<std::uint64_t>(std::ranges::count(decided_, verdict)); }

Outcome put(const Instance& instance, Property property, const Verdicts& verdicts, const Finder& find, const TrialOptions& options) {
    const std::size_t count = instance.list.count();
    if (instance.before) ask(find, *instance.before);
    PairList first = ask(find, instance.list);
    Outcome outcome{.candidates = first.size()};
    const Found found(first, count);
    const auto lost = [&](auto looks_lost, auto is_excused) {
        return first_lost(instance.list, property, verdicts, options.contract, looks_lost, is_excused);
    };
    if (property == Property::purity) {
        // What it returns besides may depend on what it keeps, as that of an incremental sweep does.
        ask(find, instance.changed->list);
        PairList again = ask(find, instance.list);
        const Found after(again, count);
        if (const auto pair = lost([&](Pair each) { return found.has(each) != after.has(each); }, never_excused))
            outcome.counterexample = Counterexample{instance.list, *pair, after.has(*pair) ? std::move(first) : std::move(again)};
        return outcome;
    }
    if (instance.changed) {
        const auto& [list, order] = *instance.changed;
        PairList second = ask(find, list);
        const Found after(second, count);
        const auto moved = [&order = order](Pair pair) {
            return Pair{order[static_cast<std::size_t>(pair.first)], order[static_cast<std::size_t>(pair.second)]};
        };
        if (const auto pair = lost([&](Pair each) { return found.has(each) && !after.has(moved(each)); }, never_excused))
            outcome.counterexample = Counterexample{list, moved(*pair), std::move(second)};
        return outcome;
    }
    const auto excused = [&](const Meeting& meeting) {
        const bool is_within = is_excused(instance.list, meeting, options.band);
        outcome.excused += is_within ? 1 : 0;
        return is_within;
    };
    if (const auto pair = lost([&](Pair each) { return !found.has(each); }, excused))
        outcome.counterexample = Counterexample{instance.list, *pair, std::move(first)};
    return outcome;
}

bool is_minimal(const Counterexample& shown, const Finder& find) {
    if (shown.list.count() < 3) return false;
    for (int left_out = 0; left_out < static_cast<int>(shown.list.count()); ++left_out) {
        if (left_out == shown.lost.first || left_out == shown.lost.second) continue;
        ShapeList fewer = shown.list;
        fewer.shapes.erase(fewer.shapes.begin() + left_out);
        const auto moved = [left_out](int place) { return place - (place > left_out ? 1 : 0); };
        try {
            const Found found(ask(find, fewer), fewer.count());
            if (!found.has({moved(shown.lost.first), moved(shown.lost.second)})) return false;
        } catch (const FaultyAnswer&) {
            return false;
        }
    }
    return true;
}

}  // namespace tangency::pairs
