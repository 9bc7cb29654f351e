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

/// Choices that may make something simpler, the boldest first: rewrites, zeros, fewer, halves, one less, pairs lowered
/// together.
std::vector<Choices> simpler_choices(const Recording& recording);

/// What choices make, if anything.
template <class Draw>
auto replay(const Choices& choices, Draw draw, Recording* recording = nullptr) {
    Source source(choices);
    if (recording) source.record_to(*recording);
    return draw(source);
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
        const std::vector<Choices> candidates = simpler_choices(recording);
        std::vector<Value> values;
        std::vector<std::size_t> places;
        for (std::size_t next = 0; next < candidates.size() && budget > 0 && !moved;) {
            values.clear();
            places.clear();
            for (; next < candidates.size() && values.size() < std::min(batch, budget); ++next)
                if (auto value = replay(candidates[next], draw); value && complexity(*value) < limit) {
                    values.push_back(std::move(*value));
                    places.push_back(next);
                }
            if (values.empty()) break;
            const std::optional<std::size_t> failing = first_failing(std::span<const Value>(values));
            // Only what asking one by one would have asked is paid for, so that the result is the same.
            budget -= failing ? *failing + 1 : values.size();
            if (!failing) continue;
            choices = candidates[places[*failing]];
            moved = true;
        }
    }
    return choices;
}

}  // namespace tangency::properties
