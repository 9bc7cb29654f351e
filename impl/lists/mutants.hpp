// SPDX-License-Identifier: MIT
// Broad phases that lose pairs, each named after its defect: the right method with the lines that are wrong.
#pragma once

#include <cstdint>
#include <utility>

#include "impl/lists/grid.hpp"
#include "impl/lists/quadtree.hpp"
#include "impl/lists/sweep.hpp"

namespace tangency::pairs::methods {

struct OpenBounds {
    template <class Scalar>
    bool operator()(const Bounds<Scalar>& a, const Bounds<Scalar>& b) const {
        const auto open_on = [&](std::size_t axis) { return a.lo[axis] < b.hi[axis] && b.lo[axis] < a.hi[axis]; };
        return open_on(0) && open_on(1) && meet_on(a, b, 2);
    }
};

struct SkipsEqual {
    template <class Scalar>
    bool operator()(const Bounds<Scalar>& a, const Bounds<Scalar>& b) const {
        return (a.lo != b.lo || a.hi != b.hi) && meet(a, b);
    }
};

struct OneAxisOfSizeZero {
    template <class Scalar>
    bool operator()(const Bounds<Scalar>& a, const Bounds<Scalar>& b) const {
        const auto is_empty = [](const Bounds<Scalar>& box) { return !(box.lo[0] < box.hi[0] && box.lo[1] < box.hi[1]); };
        return !is_empty(a) && !is_empty(b) && meet(a, b);
    }
};

template <class Scalar>
PairList without_last(BoundsList<Scalar> list) {
    if (!list.empty()) list.pop_back();
    return compare_all(list, meet<Scalar>);
}

struct SweepHalfOpen {
    template <class Scalar>
    Step operator()(const Bounds<Scalar>& one, const Bounds<Scalar>& next) const {
        return next.lo[0] >= one.hi[0] ? Step::end : SweepOn{}(one, next);
    }
};

struct SweepEndsOnY {
    template <class Scalar>
    Step operator()(const Bounds<Scalar>& one, const Bounds<Scalar>& next) const {
        const Step step = SweepOn{}(one, next);
        return step == Step::skip ? Step::end : step;
    }
};

struct SortsByCenter {
    template <class Scalar>
    Scalar operator()(const Bounds<Scalar>& bounds) const {
        return center_on(bounds, 0);
    }
};

template <class Scalar>
PairList sweep_next_only(const BoundsList<Scalar>& list) {
    int looked_at = 0;
    const Bounds<Scalar>* last = nullptr;
    return sweep(list, LowSide{}, [&](const Bounds<Scalar>& one, const Bounds<Scalar>& next) {
        looked_at = last == &one ? looked_at + 1 : 0;
        last = &one;
        return looked_at > 0 ? Step::end : SweepOn{}(one, next);
    });
}

// Kept from call to call, as engines keep their sorted lists from frame to frame.
template <class Scalar>
PairList stale_sweep(const BoundsList<Scalar>& list) {
    thread_local BoundsList<Scalar> kept;
    if (kept.size() != list.size()) kept = list;
    PairList pairs = sweep(kept, LowSide{}, SweepOn{});
    kept = list;
    return pairs;
}

// The last cell ends before a high side on its border.
template <class Scalar>
CellRange cells_half_open(const Bounds<Scalar>& bounds) {
    CellRange range = cells_by_floor(bounds);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto last = static_cast<long long>(std::ceil(bounds.hi[axis] / static_cast<Scalar>(cell_side))) - 1;
        range.last[axis] = std::max(range.first[axis], last);
    }
    return range;
}

template <class Scalar>
CellRange cells_of_center(const Bounds<Scalar>& bounds) {
    Bounds<Scalar> center;
    for (std::size_t axis = 0; axis < 3; ++axis) center.lo[axis] = center.hi[axis] = center_on(bounds, axis);
    return cells_by_floor(center);
}

// As wide as the size alone says, from the cell of the low side on.
template <class Scalar>
CellRange cells_by_size(const Bounds<Scalar>& bounds) {
    CellRange range = cells_by_floor(bounds);
    for (std::size_t axis = 0; axis < 3; ++axis)
        range.last[axis] = range.first[axis] + static_cast<long long>((bounds.hi[axis] - bounds.lo[axis]) / static_cast<Scalar>(cell_side));
    return range;
}

struct CornerCells {
    template <class Visit>
    void operator()(const CellRange& range, Visit visit) const {
        for (const long long x : {range.first[0], range.last[0]})
            for (const long long y : {range.first[1], range.last[1]})
                for (const long long z : {range.first[2], range.last[2]}) visit(Cell{x, y, z});
    }
};

struct CellsFromZeroOn {
    template <class Visit>
    void operator()(const CellRange& range, Visit visit) const {
        visit_cells(range, [&](const Cell& cell) {
            if (std::ranges::all_of(cell, [](long long place) { return place >= 0; })) visit(cell);
        });
    }
};

// Entered by floor and looked up by a cast, which differ left of zero.
template <class Scalar>
PairList grid_of_two_roundings(const BoundsList<Scalar>& list) {
    std::map<Cell, std::vector<std::size_t>> cells;
    FoundPairs found;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const CellRange range = cells_by_floor(list[i]);
        if (is_large(range))
            pair_with_all(i, list.size(), found);
        else
            visit_cells(range, [&](const Cell& cell) { cells[cell].push_back(i); });
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const CellRange range = cells_by_cast(list[i]);
        if (is_large(range)) continue;
        visit_cells(range, [&](const Cell& cell) {
            if (const auto there = cells.find(cell); there != cells.end())
                for (const std::size_t other : there->second)
                    if (other != i) found.insert(std::minmax(i, other));
        });
    }
    return list_of(found);
}

// A table of 64 slots in which a cell that hashes to a taken one throws out what is there.
template <class Scalar>
PairList grid_that_overwrites(const BoundsList<Scalar>& list) {
    struct Slot {
        Cell cell{};
        std::vector<std::size_t> there{};
    };
    std::array<Slot, 64> slots{};
    FoundPairs found;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const CellRange range = cells_by_floor(list[i]);
        if (is_large(range)) {
            pair_with_all(i, list.size(), found);
            continue;
        }
        visit_cells(range, [&](const Cell& cell) {
            Slot& slot = slots[static_cast<std::size_t>(cell[0] * 73856093 ^ cell[1] * 19349663 ^ cell[2] * 83492791) % slots.size()];
            if (slot.cell != cell) slot = {cell, {}};
            for (const std::size_t other : slot.there)
                if (other != i) found.insert({other, i});
            slot.there.push_back(i);
        });
    }
    return list_of(found);
}

// Right, below and below right, but not below left.
inline std::vector<Cell> neighbours_but_one() {
    std::vector<Cell> offsets = later_neighbours();
    std::erase_if(offsets, [](const Cell& offset) { return offset[0] == 1 && offset[1] == -1; });
    return offsets;
}

struct ChildOfCenter {
    template <class Scalar>
    std::optional<int> operator()(Scalar lo, Scalar hi, Scalar middle) const {
        return lo / 2 + hi / 2 < middle ? 0 : 1;
    }
};

struct SplitLineInBoth {
    template <class Scalar>
    std::optional<int> operator()(Scalar lo, Scalar hi, Scalar middle) const {
        if (hi <= middle) return 0;
        return lo >= middle ? std::optional(1) : std::nullopt;
    }
};

// A root that begins at zero: what does not lie in it is left out.
template <class Scalar>
PairList quadtree_from_zero(const BoundsList<Scalar>& list) {
    std::vector<std::size_t> inside;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].hi[0] >= 0 && list[i].hi[1] >= 0) inside.push_back(i);
    return Quadtree<Scalar, SideOfSplit>(list, {}).find(inside, around(list));
}

// A pair once for each cell that its shapes share.
template <class Scalar>
PairList grid_without_set(const BoundsList<Scalar>& list) {
    std::map<Cell, std::vector<std::size_t>> cells;
    PairList pairs;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const CellRange range = cells_by_floor(list[i]);
        if (is_large(range)) continue;
        visit_cells(range, [&](const Cell& cell) {
            for (const std::size_t other : cells[cell]) pairs.push_back(pair_of(other, i));
            cells[cell].push_back(i);
        });
    }
    return pairs;
}

// What is still to be compared, a bit a shape. The shift by 64 is no shift where the processor takes it modulo 64.
template <class Scalar>
PairList mask_of_all(const BoundsList<Scalar>& list) {
    std::uint64_t left = (std::uint64_t{1} << list.size() % 64) - 1;
    PairList pairs;
    for (std::size_t i = 0; i < list.size(); ++i) {
        left &= ~(std::uint64_t{1} << i);
        for (std::size_t j = i + 1; j < list.size(); ++j)
            if ((left >> j & 1) != 0 && meet(list[i], list[j])) pairs.push_back(pair_of(i, j));
    }
    return pairs;
}

// Whom a shape meets, a bit each in a word that is too short.
template <class Scalar>
PairList mask_of_32(const BoundsList<Scalar>& list) {
    PairList pairs;
    for (std::size_t i = 0; i < list.size(); ++i) {
        std::uint32_t met = 0;
        for (std::size_t j = i + 1; j < list.size(); ++j)
            if (meet(list[i], list[j])) met |= std::uint32_t{1} << j % 32;
        for (std::size_t j = i + 1; j < std::min<std::size_t>(list.size(), 32); ++j)
            if ((met >> j & 1) != 0) pairs.push_back(pair_of(i, j));
    }
    return pairs;
}

// Each shape against blocks of 16, as vector units compare; fewer than that have a loop of their own.
template <class Scalar>
PairList without_tail(BoundsList<Scalar> list) {
    if (list.size() > 16) list.resize(list.size() - list.size() % 16);
    return compare_all(list, meet<Scalar>);
}

template <std::size_t room, class Scalar>
PairList first_shapes(BoundsList<Scalar> list) {
    if (list.size() > room) list.resize(room);
    return compare_all(list, meet<Scalar>);
}

template <std::size_t room, class Scalar>
PairList first_pairs(const BoundsList<Scalar>& list) {
    PairList pairs = compare_all(list, meet<Scalar>);
    if (pairs.size() > room) pairs.resize(room, {});
    return pairs;
}

template <class Scalar>
PairList counted_in_a_byte(const BoundsList<Scalar>& list) {
    PairList pairs = compare_all(list, meet<Scalar>);
    pairs.resize(static_cast<std::uint8_t>(pairs.size()), {});
    return pairs;
}

// The answer to the list before, if the numbers are the same; which are boxes and which balls is not looked at.
inline PairList stale_kinds(const ShapeList& list) {
    thread_local std::vector<std::array<double, 6>> kept;
    thread_local PairList pairs;
    std::vector<std::array<double, 6>> numbers;
    for (const Shape& shape : list.shapes) numbers.push_back(shape.numbers);
    if (std::exchange(kept, numbers) != numbers) pairs = compare_all(bounds_of<double>(list), meet<double>);
    return pairs;
}

}  // namespace tangency::pairs::methods
