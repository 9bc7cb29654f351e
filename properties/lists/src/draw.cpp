// SPDX-License-Identifier: MIT
// Lists of small integers. Each place of the list takes the same number of choices whether it holds a shape or not, so that
// shrinking removes a shape by one choice and leaves the others as they are.
#include "draw.hpp"

#include <algorithm>
#include <cstdlib>

#include "blocks.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;

enum class Crowd { scattered, clusters, cell_borders, large, ties, again, left_of_zero, no_size };
constexpr int crowd_count = 8;

// Sizes that grids are made with, and some that divide into no power of two.
constexpr std::array<int, 10> cell_sizes{1, 2, 4, 8, 16, 32, 64, 100, 10, 3};

// Beside those of fixed sizes (sized_lists.cpp).
int draw_count(Source& source) {
    switch (source.below(16)) {
        case 0:
        case 1: return source.between(0, 2);
        case 12:
        case 13: return source.between(0, 24);
        case 14: return source.between(0, 32);
        case 15: return source.between(0, static_cast<int>(most_shapes));
        default: return source.between(2, 9);
    }
}

// What one place of the list is drawn from; every crowd draws all of it.
struct Draw {
    bool is_present, is_ball;
    std::array<int, 3> position, half;
    int kind, side, axis, spot;
};

Draw draw_place(Source& source, std::size_t dim) {
    Draw draw{};
    draw.is_present = source.chance(15, 16);
    draw.is_ball = source.chance(1, 2);
    for (std::size_t axis = 0; axis < dim; ++axis) draw.position[axis] = source.between(-24, 24);
    for (std::size_t axis = 0; axis < dim; ++axis) draw.half[axis] = source.between(0, 3);
    draw.kind = source.between(0, 7);
    draw.side = source.chance(1, 2) ? -1 : 1;
    draw.axis = source.between(0, static_cast<int>(dim) - 1);
    draw.spot = source.between(0, 3);
    return draw;
}

struct Setting {
    Crowd crowd;
    int cell;
    bool has_gaps;
    std::array<std::array<int, 3>, 4> centers;
};

Setting draw_setting(Source& source) {
    Setting setting{};
    setting.crowd = static_cast<Crowd>(source.between(0, crowd_count - 1));
    setting.cell = source.pick(cell_sizes);
    setting.has_gaps = source.chance(1, 4);
    for (auto& center : setting.centers)
        for (int& number : center) number = source.between(-200, 200);
    return setting;
}

// Beside the last one: on one axis their sides touch, or two balls lie 3, 4, 5 apart.
void touch(Block& block, const Block& last, const Draw& draw, std::size_t dim) {
    const auto axis = static_cast<std::size_t>(draw.axis);
    block.center = last.center;
    if (block.is_ball && draw.kind < 3) {
        const int step = 1 + draw.spot;
        // From a corner of a box, or from a centre so that the radii add up to the distance.
        const int more = last.is_ball ? last.half[0] : 0;
        const int k = step + more;
        const std::array<int, 3> away{3 * k, 4 * k, 0};
        for (std::size_t i = 0; i < std::min<std::size_t>(dim, 2); ++i)
            block.center[i] += draw.side * (away[i] + (last.is_ball ? 0 : last.half[i]));
        block.half.fill(5 * k - more);
        return;
    }
    block.center[axis] += draw.side * (last.half[axis] + block.half[axis]);
    for (std::size_t i = 0; i < dim; ++i)
        if (i != axis) block.center[i] += draw.kind < 6 ? draw.position[i] % (last.half[i] + 1) : 0;
}

Block block_of(const Draw& draw, const Setting& setting, const std::vector<Block>& before, std::size_t dim) {
    Block block{draw.is_ball, draw.position, draw.half};
    switch (setting.crowd) {
        case Crowd::scattered: break;
        case Crowd::clusters: {
            // Or one heap, in which all meet: two thousand pairs of 64 shapes.
            const bool is_heap = setting.cell < 4;
            const auto& center = setting.centers[is_heap ? 0 : static_cast<std::size_t>(draw.spot)];
            for (std::size_t i = 0; i < dim; ++i) {
                block.center[i] = center[i] + block.center[i] / (is_heap ? 20 : 3);
                block.half[i] += is_heap ? 2 : 0;
            }
            break;
        }
        case Crowd::cell_borders:
            // A side, or both where the cell is even, at a multiple of the cell.
            for (std::size_t i = 0; i < dim; ++i) {
                if (draw.kind < 3) block.half[i] = setting.cell / 2 * (draw.kind + 1);
                block.center[i] = block.center[i] / 5 * setting.cell + draw.side * block.half[draw.is_ball ? 0 : i];
            }
            break;
        case Crowd::large:
            for (std::size_t i = 0; i < dim; ++i) {
                if (draw.kind == 0) block.half[i] = 40 + 60 * draw.spot + block.half[i];
                block.center[i] *= 8;
            }
            break;
        case Crowd::left_of_zero:
            for (std::size_t i = 0; i < dim; ++i) block.center[i] = (block.center[i] - 20) / (1 + draw.spot);
            break;
        case Crowd::no_size:
            if (draw.kind < 4) block.half[static_cast<std::size_t>(draw.axis)] = 0;
            if (draw.kind < 2) block.half.fill(0);
            for (int& number : block.center) number /= 4;
            break;
        case Crowd::ties:
            if (!before.empty()) touch(block, before.back(), draw, dim);
            break;
        case Crowd::again:
            if (!before.empty() && draw.kind < 4) {
                block = before[static_cast<std::size_t>(draw.position[0] + 24) % before.size()];
                block.is_ball = draw.kind < 2 ? block.is_ball : draw.is_ball;
            }
            break;
    }
    if (block.is_ball) block.half.fill(block.half[0]);
    return block;
}

// A chain of ties may lead too far for its squares to be floats.
bool is_small(const Block& block) {
    return std::ranges::all_of(block.center, [](int number) { return std::abs(number) <= most_center; }) &&
           std::ranges::all_of(block.half, [](int number) { return number <= most_half; });
}

std::vector<Block> draw_varied(Source& source, std::size_t dim) {
    const int count = draw_count(source);
    const Setting setting = draw_setting(source);
    std::vector<Block> blocks;
    for (int place = 0; place < count; ++place) {
        const Draw draw = draw_place(source, dim);
        if (setting.has_gaps && !draw.is_present) continue;
        Block block = block_of(draw, setting, blocks, dim);
        if (!is_small(block)) block = block_of(draw, {Crowd::scattered, 1, false, {}}, {}, dim);
        for (std::size_t i = dim; i < 3; ++i) block.center[i] = 0;
        blocks.push_back(block);
    }
    return blocks;
}

}  // namespace

ShapeList draw_list(Source& source, const Signature& signature, const std::function<std::vector<Block>()>& draw_varied) {
    properties::RewriteMark mark(source);
    const std::vector<Block> blocks = source.is_plain() ? draw_plain(source, signature.dim) : draw_varied();
    if (mark.is_wanted())
        mark.close(plain_choices(blocks, signature.dim),
                   [blocks, dim = signature.dim](const properties::ChoicesVisitor& visit) { return visit_simpler(blocks, dim, visit); });
    ShapeList list{signature};
    for (const Block& block : blocks) list.shapes.push_back(shape_of(block, signature));
    return list;
}

ShapeList draw_lattice_list(Source& source, const Signature& signature) {
    return draw_list(source, signature, [&] { return draw_varied(source, signature.dim); });
}

}  // namespace tangency::pairs
