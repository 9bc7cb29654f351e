// SPDX-License-Identifier: MIT
// Shrinking: shorter and smaller choices that still make a failure, whatever they make.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "tangency/properties/complexity.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {

/// The recorded choices with all that can be said plainly said so.
Choices in_plain_choices(const Recording& recording);

/// Visits choices that may make something simpler, the boldest first: rewrites, halves, zeros, one less, pairs lowered together,
/// fewer. Each is made when its turn comes, since most searches end early.
void for_each_simpler(const Recording& recording, const ChoicesVisitor& visit);

/// All of them.
std::vector<Choices> simpler_choices(const Recording& recording);

/// What choices make, if anything.
template <class Draw>
auto replay(const Choices& choices, Draw draw, Recording* recording = nullptr) {
    Source source(choices);
    if (recording) source.record_to(*recording);
    return draw(source);
}

/// As `replay`, but only what is less complex than the limit.
template <class Draw>
auto replay_below(double limit, const Choices& choices, Draw draw) {
    Source source(choices);
    source.want_below(limit);
    auto value = draw(source);
    if (value && complexity(*value) >= limit) value.reset();
    return value;
}

/// The simplest choices that greedy descent finds for which something still fails, asking of at most `budget` values.
/// `draw(Source&)` makes an optional value that has a complexity; `first_failing` gets a span of up to `batch` values
/// and says which is the first that fails. With equal answers the result is that of asking one by one. Returns the
/// choices themselves, or the same in plain ones, if nothing simpler fails.
template <class Draw, class FirstFailing>
Choices shrink(Choices choices, Draw draw, FirstFailing first_failing, std::size_t batch, std::size_t budget) {
    using Value = typename decltype(replay(choices, draw))::value_type;
    Recording first;
    const auto start = replay(choices, draw, &first);
    if (!start || budget == 0) return choices;
    double limit = complexity(*start);
    if (Choices plain = in_plain_choices(first); plain != first.choices)
        if (auto same = replay(plain, draw); same && complexity(*same) <= limit) {
            --budget;
            if (first_failing(std::span<const Value>(&*same, 1))) choices = std::move(plain);
        }
    for (bool moved = true; moved && budget > 0;) {
        moved = false;
        Recording recording;
        limit = complexity(*replay(choices, draw, &recording));
        std::vector<Value> values;
        std::vector<Choices> makers;
        // Whether the search from here is over.
        const auto ask = [&] {
            const std::optional<std::size_t> failing = first_failing(std::span<const Value>(values));
            // Only what asking one by one would have asked is paid for, so that the result is the same.
            budget -= failing ? *failing + 1 : values.size();
            if (failing) choices = std::move(makers[*failing]);
            moved = failing.has_value();
            values.clear();
            makers.clear();
            return moved || budget == 0;
        };
        for_each_simpler(recording, [&](Choices candidate) {
            auto value = replay_below(limit, candidate, draw);
            if (!value) return false;
            values.push_back(std::move(*value));
            makers.push_back(std::move(candidate));
            return values.size() >= std::min(batch, budget) && ask();
        });
        if (!values.empty()) ask();
    }
    return choices;
}

}  // namespace tangency::properties
