// SPDX-License-Identifier: MIT
// What is wrong with an answer, in words.
#include <fmt/format.h>

#include <set>
#include <utility>

#include "tangency/pairs/trial.hpp"

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

}  // namespace

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
