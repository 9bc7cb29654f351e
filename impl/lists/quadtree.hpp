// SPDX-License-Identifier: MIT
// A quadtree (Finkel and Bentley 1974; of extents: Samet, The Design and Analysis of Spatial Data Structures, 1990): what lies wholly on
// one side of both split lines goes down into a child, the rest stays. A shape is compared with those of its node and of all below.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "impl/lists/bounds.hpp"

namespace tangency::pairs::methods {

/// Which child on an axis: 0, 1, or none of them.
struct SideOfSplit {
    template <class Scalar>
    std::optional<int> operator()(Scalar lo, Scalar hi, Scalar middle) const {
        if (hi < middle) return 0;
        if (lo > middle) return 1;
        return std::nullopt;
    }
};

template <class Scalar, class Side>
class Quadtree {
public:
    Quadtree(const BoundsList<Scalar>& list, Side side) : list_(list), side_(side) {}

    /// The pairs below a square, of shapes that all count as in it.
    PairList find(const std::vector<std::size_t>& all, const Bounds<Scalar>& square) {
        split(all, square, deepest);
        return std::move(pairs_);
    }

private:
    static constexpr int deepest = 8;

    void split(const std::vector<std::size_t>& all, const Bounds<Scalar>& square, int levels) {
        if (all.size() < 2) return;
        const Scalar x = center_on(square, 0), y = center_on(square, 1);
        std::vector<std::size_t> kept;
        std::array<std::vector<std::size_t>, 4> below;
        for (const std::size_t i : all) {
            const auto column = side_(list_[i].lo[0], list_[i].hi[0], x), row = side_(list_[i].lo[1], list_[i].hi[1], y);
            if (levels == 0 || !column || !row)
                kept.push_back(i);
            else
                below[static_cast<std::size_t>(2 * *row + *column)].push_back(i);
        }
        for (std::size_t i = 0; i < kept.size(); ++i) {
            for (std::size_t j = i + 1; j < kept.size(); ++j) pairs_.push_back(pair_of(kept[i], kept[j]));
            for (const auto& child : below)
                for (const std::size_t j : child) pairs_.push_back(pair_of(kept[i], j));
        }
        for (std::size_t place = 0; place < below.size(); ++place) {
            Bounds<Scalar> quarter = square;
            (place % 2 == 0 ? quarter.hi : quarter.lo)[0] = x;
            (place < 2 ? quarter.hi : quarter.lo)[1] = y;
            split(below[place], quarter, levels - 1);
        }
    }

    const BoundsList<Scalar>& list_;
    Side side_;
    PairList pairs_{};
};

/// The square of the root: around all shapes.
template <class Scalar>
Bounds<Scalar> around(const BoundsList<Scalar>& list) {
    Bounds<Scalar> all;
    for (const Bounds<Scalar>& bounds : list)
        for (std::size_t axis = 0; axis < 3; ++axis) {
            all.lo[axis] = std::min(all.lo[axis], bounds.lo[axis]);
            all.hi[axis] = std::max(all.hi[axis], bounds.hi[axis]);
        }
    return all;
}

template <class Scalar, class Side = SideOfSplit>
PairList quadtree(const BoundsList<Scalar>& list, Side side = {}) {
    std::vector<std::size_t> all(list.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    return Quadtree<Scalar, Side>(list, side).find(all, around(list));
}

}  // namespace tangency::pairs::methods
