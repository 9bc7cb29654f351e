// SPDX-License-Identifier: MIT
// The list of the built-in broad phases.
#include "tangency/subjects/lists.hpp"

#include <vector>

#include "impl/lists/mutants.hpp"
#include "impl/lists/rtree.hpp"

namespace tangency::pairs {
namespace {

using namespace methods;

// A method of a list of bounding boxes as a function of lists.
template <class Method>
Finder of_bounds(Method method, int radius = 1) {
    return [=](const ShapeList& list) {
        if (list.signature.scalar == ScalarType::f32) return method(bounds_of<float>(list, static_cast<float>(radius)));
        return method(bounds_of<double>(list, static_cast<double>(radius)));
    };
}

template <class Enter = EveryCell>
constexpr auto grid_of(auto range_of, Enter enter = {}) {
    return [=](const auto& list) { return grid(list, range_of, enter); };
}

constexpr auto by_floor = [](const auto& bounds) { return cells_by_floor(bounds); };
constexpr auto by_cast = [](const auto& bounds) { return cells_by_cast(bounds); };
constexpr auto half_open = [](const auto& bounds) { return cells_half_open(bounds); };
constexpr auto of_center = [](const auto& bounds) { return cells_of_center(bounds); };
constexpr auto by_size = [](const auto& bounds) { return cells_by_size(bounds); };

template <class Meets>
constexpr auto all_that(Meets meets) {
    return [=](const auto& list) { return compare_all(list, meets); };
}

template <class Key, class Compare>
constexpr auto sweep_of(Key key, Compare compare) {
    return [=](const auto& list) { return sweep(list, key, compare); };
}

template <class Side>
constexpr auto quadtree_of(Side side) {
    return [=](const auto& list) { return quadtree(list, side); };
}

std::vector<BuiltIn> make_methods() {
    return {
        {"all_pairs", "every pair is a candidate", false, all_pairs},
        {"uniform_grid", "shapes that share a cell of 16", false, of_bounds(grid_of(by_floor))},
        {"uniform_grid_by_cast", "cells by a cast in place of floor, on both sides of every range", false, of_bounds(grid_of(by_cast))},
        {"neighbour_grid", "the cell of the centre and its neighbours, as wide as the widest shape", false,
         of_bounds([](const auto& list) { return neighbour_grid(list, later_neighbours()); })},
        {"sweep_and_prune", "sorted by the low side along x", false, of_bounds(sweep_of(LowSide{}, SweepOn{}))},
        {"quadtree", "what straddles a split line stays in the node above", false, of_bounds(quadtree_of(SideOfSplit{}))},
        {"boost_rtree", "boost::geometry::index::rtree, quadratic splits", false,
         of_bounds([](const auto& list) { return boost_rtree(list); })},
    };
}

std::vector<BuiltIn> make_mutants() {
    const auto exact_boxes = all_that([](const auto& a, const auto& b) { return meet(a, b); });
    return {
        {"mutant_open_bounds", "bounding boxes that touch are no candidates", true, of_bounds(all_that(OpenBounds{}))},
        {"mutant_radius_forgotten", "a ball is entered as its centre", true, of_bounds(exact_boxes, 0)},
        {"mutant_last_dropped", "the loop ends before the last of the list", true,
         of_bounds([](const auto& list) { return without_last(list); })},
        {"mutant_equal_skipped", "shapes of the same bounds are taken for one and the same", true, of_bounds(all_that(SkipsEqual{}))},
        {"mutant_empty_skipped", "a shape without area is left out", true, of_bounds(all_that(OneAxisOfSizeZero{}))},
        {"mutant_grid_half_open", "a high side on a cell's border does not enter the cell behind it", true, of_bounds(grid_of(half_open))},
        {"mutant_grid_center_cell", "a shape enters the cell of its centre alone", true, of_bounds(grid_of(of_center))},
        {"mutant_grid_corner_cells", "a shape enters the cells of its corners alone", true, of_bounds(grid_of(by_floor, CornerCells{}))},
        {"mutant_grid_cells_by_size", "the number of cells is the size divided by the cell, wherever the shape begins", true,
         of_bounds(grid_of(by_size))},
        {"mutant_grid_from_zero", "cells left of or below zero are outside the array and skipped", true,
         of_bounds(grid_of(by_floor, CellsFromZeroOn{}))},
        {"mutant_grid_two_roundings", "entered by floor, looked up by a cast, which differ on negative coordinates", true,
         of_bounds([](const auto& list) { return grid_of_two_roundings(list); })},
        {"mutant_grid_overwrites", "a cell that hashes to a taken slot throws out what is there", true,
         of_bounds([](const auto& list) { return grid_that_overwrites(list); })},
        {"mutant_neighbour_missed", "of the later neighbours the one below left is not looked at", true,
         of_bounds([](const auto& list) { return neighbour_grid(list, neighbours_but_one()); })},
        {"mutant_sweep_half_open", "the sweep ends at a low side that equals the high side", true,
         of_bounds(sweep_of(LowSide{}, SweepHalfOpen{}))},
        {"mutant_sweep_ends_on_y", "the sweep ends, in place of going on, where y does not overlap", true,
         of_bounds(sweep_of(LowSide{}, SweepEndsOnY{}))},
        {"mutant_sweep_by_center", "sorted by the centre and ended by the low side", true, of_bounds(sweep_of(SortsByCenter{}, SweepOn{}))},
        {"mutant_sweep_next_only", "compared with the next in order alone", true,
         of_bounds([](const auto& list) { return sweep_next_only(list); })},
        {"mutant_sweep_stale", "bounds kept from the call before, if the list is as long", true,
         of_bounds([](const auto& list) { return stale_sweep(list); })},
        {"mutant_quadtree_center_child", "what straddles a split line goes into the child of its centre", true,
         of_bounds(quadtree_of(ChildOfCenter{}))},
        {"mutant_quadtree_split_touched", "what touches a split line goes down, on both sides of it", true,
         of_bounds(quadtree_of(SplitLineInBoth{}))},
        {"mutant_quadtree_from_zero", "the root begins at zero, and what lies outside is left out", true,
         of_bounds([](const auto& list) { return quadtree_from_zero(list); })},
        {"mutant_grid_pair_twice", "a pair is named once for each cell that its shapes share", true,
         of_bounds([](const auto& list) { return grid_without_set(list); })},
        {"mutant_mask_of_64", "the mask of all shapes is (1 << 64) - 1 for 64 of them, which is none", true,
         of_bounds([](const auto& list) { return mask_of_all(list); })},
        {"mutant_mask_of_32", "whom a shape meets is kept in 32 bits", true, of_bounds([](const auto& list) { return mask_of_32(list); })},
        {"mutant_block_tail", "what is left over of blocks of 16 is not compared", true,
         of_bounds([](const auto& list) { return without_tail(list); })},
        {"mutant_room_for_63", "room for 63 shapes, and 64 come", true, of_bounds([](const auto& list) { return first_shapes<63>(list); })},
        {"mutant_room_for_1024_pairs", "room for 1,024 pairs, and 64 shapes have 2,016", true,
         of_bounds([](const auto& list) { return first_pairs<1024>(list); })},
        {"mutant_counts_in_a_byte", "how many pairs there are is a number of eight bits", true,
         of_bounds([](const auto& list) { return counted_in_a_byte(list); })},
        {"mutant_kinds_stale", "the answer to the list before, if the numbers are the same, whatever is a box and what a ball", true,
         stale_kinds},
    };
}

}  // namespace

std::span<const BuiltIn> built_ins() {
    static const std::vector<BuiltIn> all = [] {
        std::vector<BuiltIn> list = make_methods();
        for (BuiltIn& mutant : make_mutants()) list.push_back(std::move(mutant));
        return list;
    }();
    return all;
}

}  // namespace tangency::pairs
