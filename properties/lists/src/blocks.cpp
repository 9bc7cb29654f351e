// SPDX-License-Identifier: MIT
// Plain lists of shapes, there and back, and shapes in the forms.
#include "blocks.hpp"

#include <algorithm>
#include <utility>

namespace tangency::pairs {
namespace {

using properties::ChoiceWriter;
using properties::Source;

// One is the simplest extent, then 2, then 0.
constexpr int simplest_half = 1;

std::size_t extent_count(bool is_ball, std::size_t dim) { return is_ball ? 1 : dim; }

}  // namespace

Shape shape_of(const Block& block, const Signature& signature) {
    const std::size_t dim = signature.dim;
    Shape shape{block.is_ball};
    if (block.is_ball) {
        for (std::size_t axis = 0; axis < dim; ++axis) shape.numbers[axis] = block.center[axis];
        shape.numbers[dim] = block.half[0];
        return shape;
    }
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const int center = block.center[axis], half = block.half[axis];
        shape.numbers[axis] = signature.form == Form::center_half ? center : center - half;
        shape.numbers[dim + axis] = signature.form == Form::center_half ? half : signature.form == Form::lo_hi ? center + half : 2 * half;
    }
    return shape;
}

std::vector<Block> draw_plain(Source& source, std::size_t dim) {
    const int count = source.between(0, static_cast<int>(most_shapes));
    std::vector<Block> blocks;
    for (int place = 0; place < count; ++place) {
        const bool is_present = source.between(0, 1) == 1;
        Block block{source.between(0, 1) == 1};
        for (std::size_t axis = 0; axis < dim; ++axis) block.center[axis] = source.between(-most_center, most_center);
        for (std::size_t axis = 0; axis < dim; ++axis) block.half[axis] = simplest_half + source.between(-simplest_half, most_half);
        if (block.is_ball) block.half.fill(block.half[0]);
        if (is_present) blocks.push_back(block);
    }
    return blocks;
}

properties::Choices plain_choices(const std::vector<Block>& blocks, std::size_t dim) {
    ChoiceWriter writer;
    writer.plain();
    writer.between(static_cast<int>(blocks.size()), 0, static_cast<int>(most_shapes));
    for (const Block& block : blocks) {
        writer.between(1, 0, 1);
        writer.between(block.is_ball ? 1 : 0, 0, 1);
        for (std::size_t axis = 0; axis < dim; ++axis) writer.between(block.center[axis], -most_center, most_center);
        for (std::size_t axis = 0; axis < dim; ++axis) {
            const int half = axis < extent_count(block.is_ball, dim) ? block.half[axis] : simplest_half;
            writer.between(half - simplest_half, -simplest_half, most_half);
        }
    }
    return writer.take();
}

bool visit_simpler(const std::vector<Block>& blocks, std::size_t dim, const properties::ChoicesVisitor& visit) {
    const Block simplest{false, {}, {simplest_half, simplest_half, simplest_half}};
    const auto say = [&](const std::vector<Block>& simpler) { return visit(plain_choices(simpler, dim)); };
    if (say(std::vector<Block>(blocks.size(), simplest))) return true;
    for (std::size_t size = blocks.size() / 2; size > 0; size /= 2)
        for (std::size_t begin = 0; begin < blocks.size(); begin += size) {
            std::vector<Block> fewer = blocks;
            const auto from = fewer.begin() + static_cast<std::ptrdiff_t>(begin);
            fewer.erase(from, from + static_cast<std::ptrdiff_t>(std::min(size, blocks.size() - begin)));
            if (say(fewer)) return true;
        }
    for (std::size_t place = 0; place < blocks.size(); ++place)
        for (const Block& other : {simplest, blocks[place == 0 ? 0 : place - 1]}) {
            std::vector<Block> changed = blocks;
            if (std::exchange(changed[place], other) != other && say(changed)) return true;
        }
    return false;
}

}  // namespace tangency::pairs
