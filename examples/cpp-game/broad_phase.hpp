// SPDX-License-Identifier: MIT
// Which things of the level may touch: sweep and prune along x.
#pragma once

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

struct Bounds {
    float left, top, right, bottom;
};

/// Every pair whose bounds touch, by their places in the list.
inline std::vector<std::pair<int, int>> may_touch(const std::vector<Bounds>& all) {
    const auto of = [&all](int place) { return all[static_cast<std::size_t>(place)]; };
    std::vector<int> order(all.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return of(a).left < of(b).left; });
    std::vector<std::pair<int, int>> pairs;
    for (auto one = order.begin(); one != order.end(); ++one)
        for (auto other = one + 1; other != order.end() && of(*other).left <= of(*one).right; ++other)
            if (of(*one).top <= of(*other).bottom && of(*other).top <= of(*one).bottom) pairs.emplace_back(*one, *other);
    return pairs;
}
