// SPDX-License-Identifier: MIT
// What is wrong with an answer, in words.
#include <fmt/format.h>

#include <set>
#include <tuple>
#include <utility>

#include "tangency/pairs/meetings.hpp"
#include "tangency/pairs/trial.hpp"
#include "tangency/properties/reason.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::pairs {
namespace {

// "0: box ...", a line each; four or more of the same one after the other share one.
std::string places_text(const std::vector<std::string>& shapes) {
    constexpr std::size_t least_shared = 4;
    std::string text;
    for (std::size_t place = 0; place < shapes.size();) {
        std::size_t end = place + 1;
        while (end < shapes.size() && shapes[end] == shapes[place]) ++end;
        if (end - place < least_shared) end = place + 1;
        text +=
            end == place + 1 ? fmt::format("{}: {}\n", place, shapes[place]) : fmt::format("{} to {}: {}\n", place, end - 1, shapes[place]);
        place = end;
    }
    return text;
}

// Of a long answer the pairs of the two shapes.
std::string answer_text(const PairList& answer, std::optional<Pair> lost) {
    constexpr std::size_t shown = 24;
    const auto is_told = [&](const Pair& pair, std::size_t place) {
        if (answer.size() <= shown || !lost) return place < shown;
        const auto is_lost = [&](int each) { return each == lost->first || each == lost->second; };
        return is_lost(pair.first) || is_lost(pair.second);
    };
    std::string pairs;
    std::size_t untold = 0;
    for (std::size_t place = 0; place < answer.size(); ++place) {
        if (is_told(answer[place], place))
            pairs += fmt::format(" ({}, {})", answer[place].first, answer[place].second);
        else
            ++untold;
    }
    if (untold > 0) pairs += fmt::format(" and {} {}", untold, lost ? "of other shapes" : "more");
    return fmt::format("answer:{}\n", pairs.empty() ? " none" : pairs);
}

// The graver first: no answer, then what remembers; of lost pairs the one in the smallest list, and no tie rather than one.
auto order_of(const PropertyResult& broken) {
    const Counterexample& shown = *broken.counterexample;
    return std::tuple(broken.property != Property::answers, broken.property != Property::purity, shown.list.count(),
                      broken.property == Property::touching);
}

// The lost pair's shapes, and of the others as many as are read at a glance.
std::vector<std::string> shape_lines(const Counterexample& shown) {
    constexpr std::size_t most = 6;
    const std::vector<std::string> texts = shape_texts(shown.list);
    std::vector<std::string> lines;
    const auto is_lost = [&](std::size_t place) {
        return shown.fault.empty() && (static_cast<int>(place) == shown.lost.first || static_cast<int>(place) == shown.lost.second);
    };
    for (std::size_t place = 0; place < texts.size(); ++place)
        if (is_lost(place) || (texts.size() <= most || (!shown.fault.empty() && place < most)))
            lines.push_back(fmt::format("{}: {}", place, texts[place]));
    const std::string others = lines.size() < texts.size() ? fmt::format("and {} others", texts.size() - lines.size()) : "";
    const std::string needed = shown.is_minimal ? "with any one of the other shapes left out, the pair is found" : "";
    if (!others.empty() || !needed.empty()) lines.push_back(others + (others.empty() || needed.empty() ? "" : "; ") + needed);
    return lines;
}

// "wrong on 120 of 500 lists for touching pairs; right for overlapping pairs and floats"
std::string spread_text(const TrialResult& result) {
    std::string wrong, right;
    for (const PropertyResult& each : result.properties) {
        if (each.property > Property::floats || each.lists == 0) continue;
        const std::string_view title = text_of(each.property).title;
        if (each.violations > 0)
            wrong += fmt::format("{}{} of {} lists of {}", wrong.empty() ? "wrong on " : ", ", properties::grouped(each.violations),
                                 properties::grouped(each.lists), title);
        else
            right += fmt::format("{}{}", right.empty() ? "right on " : ", ", title);
    }
    return wrong + (wrong.empty() || right.empty() ? "" : "; ") + right;
}

}  // namespace

std::optional<properties::Cause> find_cause(const TrialResult& result, const TrialOptions& options, Level required) {
    const PropertyResult* plainest = nullptr;
    for (const PropertyResult& each : result.properties) {
        const bool is_broken = each.status == Status::violated && text_of(each.property).level <= required && each.counterexample;
        if (is_broken && (plainest == nullptr || order_of(each) < order_of(*plainest))) plainest = &each;
    }
    if (plainest == nullptr) return std::nullopt;
    const Counterexample& shown = *plainest->counterexample;
    const bool is_lost = shown.fault.empty();
    properties::Cause cause{fmt::format("WRONG  {}: ", properties::terms_text(options.signature, options.contract))};
    if (is_lost)
        cause.sentence += fmt::format("the pair ({}, {}) is lost{} where {}", shown.lost.first, shown.lost.second,
                                      plainest->property == Property::purity ? ", and found when it is asked again," : "",
                                      properties::standing_text(properties::with_positive_sizes(input_of(shown.list, shown.lost))));
    else
        cause.sentence += "no list of pairs: " + shown.fault;
    cause.lines = shape_lines(shown);
    std::string answer = answer_text(shown.answer, is_lost ? std::optional(shown.lost) : std::nullopt);
    answer.pop_back();
    if (is_lost || !shown.answer.empty()) cause.lines.push_back(answer);
    if (is_lost) cause.lines.push_back(properties::reason_text(input_of(shown.list, shown.lost)));
    if (const std::string spread = spread_text(result); !spread.empty()) cause.lines.push_back(spread);
    return cause;
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

std::string to_text(const ShownList& shown) {
    std::string text = places_text(shown.shapes);
    // What wrote beyond its arrays gave no answer to print.
    if (!shown.lost)
        return text + fmt::format("no list of pairs: {}\n{}", shown.why, shown.answer.empty() ? "" : answer_text(shown.answer, {}));
    text += fmt::format("lost: ({}, {}), {}\n", shown.lost->first, shown.lost->second, shown.why);
    if (shown.is_minimal) text += "with any one of the other shapes left out, the pair is found\n";
    return text + answer_text(shown.answer, shown.lost);
}

std::string to_text(const Counterexample& shown) {
    const bool is_lost = shown.fault.empty();
    return to_text({.shapes = shape_texts(shown.list),
                    .lost = is_lost ? std::optional(shown.lost) : std::nullopt,
                    .why = is_lost ? explain(shown.list, shown.lost) : shown.fault,
                    .answer = shown.answer,
                    .is_minimal = shown.is_minimal});
}

}  // namespace tangency::pairs
