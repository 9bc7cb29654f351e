// SPDX-License-Identifier: MIT
// Lists of the sizes at which masks, blocks of a vector unit, counters and tables of fixed room break: each stands in every run.
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "blocks.hpp"
#include "draw.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;

constexpr std::array<int, 15> breaking_sizes{0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64};

enum class Meeting { all, none, first_two, last_two, both_ends };
enum class Kinds { mixed, boxes, balls };

struct Sized {
    int count;
    Meeting meeting;
    Kinds kinds = Kinds::mixed;
};

// The smaller ones first, so that what breaks early is seen in a short list.
std::vector<Sized> make_sized() {
    std::vector<Sized> all;
    for (const int count : breaking_sizes) {
        all.push_back({count, Meeting::none});
        if (count < 2) continue;
        all.push_back({count, Meeting::all});
        if (count < 3) continue;
        all.push_back({count, Meeting::last_two});
        all.push_back({count, Meeting::first_two});
        all.push_back({count, Meeting::both_ends});
        // A broad phase may keep the two kinds apart, and have room for so many of each.
        if (count < 63) continue;
        for (const Kinds kinds : {Kinds::boxes, Kinds::balls})
            for (const Meeting meeting : {Meeting::all, Meeting::last_two}) all.push_back({count, meeting, kinds});
    }
    return all;
}

const std::vector<Sized>& sized() {
    static const std::vector<Sized> all = make_sized();
    return all;
}

std::array<int, 3> draw_offset(Source& source, int most) {
    std::array<int, 3> offset{};
    for (int& number : offset) number = source.between(-most, most);
    return offset;
}

Block draw_block(Source& source, Kinds kinds, int least_half, int most_half) {
    const bool is_ball = source.chance(1, 2);
    Block block{kinds == Kinds::mixed ? is_ball : kinds == Kinds::balls};
    for (int& half : block.half) half = source.between(least_half, most_half);
    if (block.is_ball) block.half.fill(block.half[0]);
    return block;
}

// Around one place: what reaches 4 on each axis meets all that is centred within 2, balls in space too (the root of 48 is below 8).
std::vector<Block> draw_heap(Source& source, const Sized& sized) {
    std::vector<Block> blocks;
    for (int place = 0; place < sized.count; ++place) {
        blocks.push_back(draw_block(source, sized.kinds, 4, 7));
        blocks.back().center = draw_offset(source, 2);
    }
    return blocks;
}

// On a board of 8 by 8 fields, in any order: 10 from field to field, at most 3 off the middle, at most 3 from there to a side.
std::vector<Block> draw_apart(Source& source, const Sized& sized) {
    std::vector<int> fields(most_shapes);
    std::iota(fields.begin(), fields.end(), 0);
    for (std::uint32_t left = most_shapes; left > 1; --left) std::swap(fields[left - 1], fields[source.below(left)]);
    std::vector<Block> blocks;
    for (int place = 0; place < sized.count; ++place) {
        blocks.push_back(draw_block(source, sized.kinds, 1, 3));
        const std::array<int, 3> offset = draw_offset(source, 1);
        const int field = fields[static_cast<std::size_t>(place)];
        blocks.back().center = {10 * (field % 8 - 4) + offset[0], 10 * (field / 8 - 4) + offset[1], offset[2]};
    }
    return blocks;
}

// The second moves beside the first: at most 1 away on each axis, where each reaches 1 or more.
void bring_together(Source& source, Block& first, Block& second) {
    const std::array<int, 3> offset = draw_offset(source, 1);
    for (std::size_t axis = 0; axis < 3; ++axis) second.center[axis] = first.center[axis] + offset[axis];
}

std::vector<Block> draw_blocks(Source& source, const Sized& sized, std::size_t dim) {
    std::vector<Block> blocks = sized.meeting == Meeting::all ? draw_heap(source, sized) : draw_apart(source, sized);
    switch (sized.meeting) {
        case Meeting::all:
        case Meeting::none: break;
        case Meeting::first_two: bring_together(source, blocks[0], blocks[1]); break;
        case Meeting::last_two: bring_together(source, blocks.end()[-2], blocks.end()[-1]); break;
        case Meeting::both_ends: bring_together(source, blocks.front(), blocks.back()); break;
    }
    for (Block& block : blocks)
        for (std::size_t axis = dim; axis < 3; ++axis) block.center[axis] = 0;
    return blocks;
}

}  // namespace

std::size_t sized_list_count() { return sized().size(); }

ShapeList draw_sized_list(Source& source, const Signature& signature, std::size_t number) {
    return draw_list(source, signature, [&] { return draw_blocks(source, sized()[number], signature.dim); });
}

}  // namespace tangency::pairs
