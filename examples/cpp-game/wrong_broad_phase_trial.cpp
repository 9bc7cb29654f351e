// SPDX-License-Identifier: MIT
// The same with a slip, to see it fail: of things in the order of their left sides, each is compared with the next one alone.
#include "trial_shapes.hpp"

std::vector<std::pair<int, int>> candidates(const Shapes& shapes) {
    const std::vector<Bounds> all = bounds_of(shapes);
    std::vector<int> order(all.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return all[static_cast<std::size_t>(a)].left < all[static_cast<std::size_t>(b)].left; });
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t i = 1; i < order.size(); ++i) pairs.emplace_back(order[i - 1], order[i]);
    return pairs;
}

TANGENCY_PAIRS_TRIAL(BroadPhase, candidates, .form = "corner_size", .scalar = "f32", .contract = "closed", .effort = 0.1);
