// SPDX-License-Identifier: MIT
// What a property asks of lists, put to a function: which pairs it loses, and what it gives that is no list of pairs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "draw.hpp"
#include "tangency/pairs/trial.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::pairs {

/// What a list is drawn as, so that the same choices make the same again.
struct Recipe {
    Property property;
    std::optional<std::size_t> sized{};  ///< of the lists of fixed sizes, which one
};

/// A list, and the one that a property compares it with.
struct Instance {
    ShapeList list;
    std::optional<ChangedList> changed{};
    std::optional<ShapeList> before{};  ///< asked first, for what a function may keep of it
};

/// Nothing if a shape comes to lie outside the domain.
std::optional<Instance> draw_instance(const Recipe& recipe, const TrialOptions& options, properties::Source& source);

double complexity(const Instance& instance);

/// The verdicts of a list's pairs: all at once, or each when it is asked for.
class Verdicts {
public:
    explicit Verdicts(const ShapeList& list) : list_(list) {}

    void decide_all();
    /// Needs first < second.
    reference::Verdict of(Pair pair) const;
    std::uint64_t count(reference::Verdict verdict) const;

private:
    const ShapeList& list_;
    std::vector<reference::Verdict> decided_{};  // a row a first shape; empty until all are
};

struct Outcome {
    std::optional<Counterexample> counterexample{};
    std::uint64_t candidates = 0, excused = 0;
};

/// Thrown by `put`: the list that got no list of pairs, and why it is none.
struct FaultyAnswer {
    Counterexample shown;
};

/// Asks the function. Of what a property asks, only pairs that look lost are decided, unless `verdicts` knows all.
Outcome put(const Instance& instance, Property property, const Verdicts& verdicts, const Finder& find, const TrialOptions& options);

/// Whether the lost pair is found in each list that has one shape fewer, its own two left in place. Lists of two have none.
bool is_minimal(const Counterexample& shown, const Finder& find);

}  // namespace tangency::pairs
