// SPDX-License-Identifier: MIT
// Kinds of lattice input, and the simplest of each.
#include "simplest.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <utility>

#include "tangency/properties/complexity.hpp"
#include "tangency/properties/plain.hpp"

namespace tangency::properties {
namespace {

// -1, 0 or 1
int order(std::int64_t a, std::int64_t b) { return (a > b) - (a < b); }

int kind_on_axis(const LatticeInput& input, const std::array<std::int64_t, 3>& position, std::size_t axis) {
    const std::int64_t away = position[axis] - input.first.center[axis];
    const std::int64_t half = input.first.half_extent[axis];
    return 6 * (order(away, 0) + 1) + 2 * (order(std::abs(away), half) + 1) + (half == 0 ? 1 : 0);
}

// 0 where the ball holds the whole box, 1 where the box's farthest corner lies on its boundary, 2 where that is beyond.
int kind_of_farthest(const LatticeInput& input) {
    std::int64_t farthest_sq = 0;
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        const std::int64_t farthest = std::abs(input.second.center[axis] - input.first.center[axis]) + input.first.half_extent[axis];
        farthest_sq += farthest * farthest;
    }
    return order(farthest_sq, input.second.radius * input.second.radius) + 1;
}

// Of a way 1 where it lies along a diagonal of the box, 2 where both its ends are beyond the box besides; else 3 where each end is the
// centre, a corner or the middle of an edge or side. 0 of other inputs.
int kind_of_way(const LatticeInput& input) {
    if (!has_end(input.second.kind) || core_of(input.first.kind) != CoreKind::box) return 0;
    const auto along = [&input](std::size_t axis) { return std::abs(input.second.end[axis] - input.second.center[axis]); };
    bool is_diagonal = true, are_features = true;
    std::array<bool, 2> beyond{};
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        is_diagonal &= along(axis) * input.first.half_extent[0] == along(0) * input.first.half_extent[axis];
        for (std::size_t which = 0; which < 2; ++which) {
            const std::int64_t away = std::abs((which == 0 ? input.second.center : input.second.end)[axis] - input.first.center[axis]);
            are_features &= away == 0 || away == input.first.half_extent[axis];
            beyond[which] |= away > input.first.half_extent[axis];
        }
    }
    if (is_diagonal) return beyond[0] && beyond[1] ? 2 : 1;
    return are_features ? 3 : 0;
}

// How the question's second shape, if it is no ball, stands to the first.
int kind_of_second(const LatticeInput& input) {
    int kind = 0;
    for (std::size_t axis = 0; axis < input.dim; ++axis) {
        if (has_end(input.second.kind)) kind = 18 * kind + kind_on_axis(input, input.second.end, axis);
        if (input.question == Question::box_box) kind = 3 * kind + order(input.first.half_extent[axis], input.second.half_extent[axis]) + 1;
    }
    return kind;
}

int class_of(const Instance& instance) {
    const auto input = find_lattice(instance.inputs[0]);
    const int standing = 3 * static_cast<int>(instance.answer->region) + static_cast<int>(instance.answer->verdict);
    return 4 * standing + (input ? kind_of_way(*input) : 0);
}

std::int64_t kind_of(const Instance& instance) {
    const auto input = find_lattice(instance.inputs[0]);
    if (!input) return 0;
    std::int64_t kind = 2 * kind_of_farthest(*input) + (input->second.radius == 0 ? 1 : 0);
    for (std::size_t axis = 0; axis < input->dim; ++axis) kind = 18 * kind + kind_on_axis(*input, input->second.center, axis);
    constexpr std::int64_t kinds_of_second = 18 * 18 * 18;
    return kinds_of_second * kind + kind_of_second(*input);
}

// How many of its own come before an input, and how hard it is to read.
struct Turn {
    std::size_t before;
    double cost;
    std::size_t place;
    auto operator<=>(const Turn&) const = default;
};

// Takes the turns of each group in order, and counts anew.
template <class KeyOf>
void take_turns(std::vector<Turn>& turns, KeyOf key_of) {
    std::ranges::sort(turns);
    std::map<std::int64_t, std::size_t> taken;
    for (Turn& turn : turns) turn.before = taken[key_of(turn.place)]++;
    std::ranges::sort(turns);
}

}  // namespace

std::vector<std::size_t> simplest_of_every_kind(const std::vector<const Instance*>& instances, std::size_t count) {
    std::vector<Turn> turns;
    for (std::size_t i = 0; i < instances.size(); ++i) turns.push_back({0, complexity(*instances[i]), i});
    take_turns(turns, [&instances](std::size_t i) { return kind_of(*instances[i]); });
    // A corner tie is never as plain as a centre in the box, so each verdict in each region has its turn, and ways along diagonals and between features.
    take_turns(turns, [&instances](std::size_t i) { return class_of(*instances[i]); });
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < std::min(count, turns.size()); ++i) places.push_back(turns[i].place);
    // Those near the origin first, and boxes that are partly the same one after the other, for functions that keep
    // something of the last.
    std::ranges::stable_sort(places, {}, [&instances](std::size_t i) {
        auto magnitudes = instances[i]->inputs[0].numbers;
        for (double& number : magnitudes) number = std::abs(number);
        return std::pair(magnitudes, instances[i]->inputs[0].numbers);
    });
    return places;
}

}  // namespace tangency::properties
