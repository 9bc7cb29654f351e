// SPDX-License-Identifier: MIT
// Uniform grids: each shape is put into cells, and shapes of one cell are candidates (Ericson, Real-Time Collision Detection, 2005,
// section 7.1). What differs between a right grid and a wrong one is which cells a shape gets.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "impl/lists/bounds.hpp"

namespace tangency::pairs::methods {

inline constexpr double cell_side = 16;
using Cell = std::array<long long, 3>;

/// The first and the last cell on each axis.
struct CellRange {
    Cell first{}, last{};
};

/// More cells than these are not gone through: such a shape is compared with all others.
inline constexpr double most_cells = 1024;

template <class Scalar>
CellRange cells_by_floor(const Bounds<Scalar>& bounds) {
    CellRange range;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        range.first[axis] = static_cast<long long>(std::floor(bounds.lo[axis] / static_cast<Scalar>(cell_side)));
        range.last[axis] = static_cast<long long>(std::floor(bounds.hi[axis] / static_cast<Scalar>(cell_side)));
    }
    return range;
}

/// By a cast, which rounds towards zero: the cell at the origin is then twice as wide on every axis.
template <class Scalar>
CellRange cells_by_cast(const Bounds<Scalar>& bounds) {
    CellRange range;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        range.first[axis] = static_cast<long long>(bounds.lo[axis] / static_cast<Scalar>(cell_side));
        range.last[axis] = static_cast<long long>(bounds.hi[axis] / static_cast<Scalar>(cell_side));
    }
    return range;
}

inline bool is_large(const CellRange& range) {
    double cells = 1;
    for (std::size_t axis = 0; axis < 3; ++axis) cells *= static_cast<double>(range.last[axis] - range.first[axis] + 1);
    return cells > most_cells;
}

template <class Visit>
void visit_cells(const CellRange& range, Visit visit) {
    Cell cell;
    for (cell[0] = range.first[0]; cell[0] <= range.last[0]; ++cell[0])
        for (cell[1] = range.first[1]; cell[1] <= range.last[1]; ++cell[1])
            for (cell[2] = range.first[2]; cell[2] <= range.last[2]; ++cell[2]) visit(cell);
}

using FoundPairs = std::set<std::pair<std::size_t, std::size_t>>;

inline PairList list_of(const FoundPairs& found) {
    PairList pairs;
    for (const auto& [first, second] : found) pairs.push_back(pair_of(first, second));
    return pairs;
}

/// Takes the place of the cells of a shape that has too many.
inline void pair_with_all(std::size_t i, std::size_t count, FoundPairs& found) {
    for (std::size_t other = 0; other < count; ++other)
        if (other != i) found.insert(std::minmax(other, i));
}

/// Shapes enter the cells that `enter(range, visit)` visits, after they have been compared with all that are there already.
template <class Scalar, class RangeOf, class Enter>
PairList grid(const BoundsList<Scalar>& list, RangeOf range_of, Enter enter) {
    std::map<Cell, std::vector<std::size_t>> cells;
    FoundPairs found;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const CellRange range = range_of(list[i]);
        if (is_large(range)) {
            pair_with_all(i, list.size(), found);
            continue;
        }
        enter(range, [&](const Cell& cell) {
            std::vector<std::size_t>& there = cells[cell];
            for (const std::size_t other : there)
                if (other != i) found.insert({other, i});
            if (there.empty() || there.back() != i) there.push_back(i);
        });
    }
    return list_of(found);
}

struct EveryCell {
    template <class Visit>
    void operator()(const CellRange& range, Visit visit) const {
        visit_cells(range, visit);
    }
};

/// Where each shape is in the cell of its centre alone, and cells are as wide as the widest shape: two that meet are in the same cell
/// or in neighbours. Each cell is looked at with the offsets given, one of each two opposite ones.
template <class Scalar, class Offsets>
PairList neighbour_grid(const BoundsList<Scalar>& list, const Offsets& offsets) {
    Scalar side = 1;
    for (const Bounds<Scalar>& bounds : list)
        for (std::size_t axis = 0; axis < 3; ++axis) side = std::max(side, bounds.hi[axis] - bounds.lo[axis]);
    std::map<Cell, std::vector<std::size_t>> cells;
    for (std::size_t i = 0; i < list.size(); ++i) {
        Cell cell{};
        for (std::size_t axis = 0; axis < 3; ++axis) cell[axis] = static_cast<long long>(std::floor(center_on(list[i], axis) / side));
        cells[cell].push_back(i);
    }
    PairList pairs;
    for (const auto& [cell, there] : cells) {
        for (std::size_t i = 0; i < there.size(); ++i)
            for (std::size_t j = i + 1; j < there.size(); ++j) pairs.push_back(pair_of(there[i], there[j]));
        for (const Cell& offset : offsets) {
            const auto next = cells.find({cell[0] + offset[0], cell[1] + offset[1], cell[2] + offset[2]});
            if (next == cells.end()) continue;
            for (const std::size_t i : there)
                for (const std::size_t j : next->second) pairs.push_back(pair_of(i, j));
        }
    }
    return pairs;
}

/// The half of the 26 neighbours that come after the middle one.
inline std::vector<Cell> later_neighbours() {
    std::vector<Cell> offsets;
    visit_cells({{-1, -1, -1}, {1, 1, 1}}, [&](const Cell& offset) {
        if (offset > Cell{}) offsets.push_back(offset);
    });
    return offsets;
}

}  // namespace tangency::pairs::methods
