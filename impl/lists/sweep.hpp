// SPDX-License-Identifier: MIT
// All pairs, and sweep and prune (Baraff 1992; Cohen, Lin, Manocha, Ponamgi, "I-COLLIDE", 1995): sorted by the low side along x, each
// is compared with those after it until one begins beyond its high side.
#pragma once

#include <algorithm>
#include <numeric>

#include "impl/lists/bounds.hpp"

namespace tangency::pairs::methods {

inline PairList all_pairs(const ShapeList& list) {
    PairList pairs;
    for (std::size_t i = 0; i < list.count(); ++i)
        for (std::size_t j = i + 1; j < list.count(); ++j) pairs.push_back(pair_of(i, j));
    return pairs;
}

/// All pairs of bounding boxes for which `meets` says so.
template <class Scalar, class Meets>
PairList compare_all(const BoundsList<Scalar>& list, Meets meets) {
    PairList pairs;
    for (std::size_t i = 0; i < list.size(); ++i)
        for (std::size_t j = i + 1; j < list.size(); ++j)
            if (meets(list[i], list[j])) pairs.push_back(pair_of(i, j));
    return pairs;
}

enum class Step { report, skip, end };

/// `key(bounds)` is what is sorted by; `compare(one, next)` says of each after it whether it is a pair, none, or the last to look at.
template <class Scalar, class Key, class Compare>
PairList sweep(const BoundsList<Scalar>& list, Key key, Compare compare) {
    std::vector<std::size_t> order(list.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return key(list[i]); });
    PairList pairs;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1; j < order.size(); ++j) {
            const Step step = compare(list[order[i]], list[order[j]]);
            if (step == Step::end) break;
            if (step == Step::report) pairs.push_back(pair_of(order[i], order[j]));
        }
    return pairs;
}

struct LowSide {
    template <class Scalar>
    Scalar operator()(const Bounds<Scalar>& bounds) const {
        return bounds.lo[0];
    }
};

struct SweepOn {
    template <class Scalar>
    Step operator()(const Bounds<Scalar>& one, const Bounds<Scalar>& next) const {
        if (next.lo[0] > one.hi[0]) return Step::end;
        return meet_on(one, next, 1) && meet_on(one, next, 2) ? Step::report : Step::skip;
    }
};

}  // namespace tangency::pairs::methods
