// SPDX-License-Identifier: MIT
// The exhaustive lattice: which integers it spans, and its verdicts.
#include "tangency/properties/lattice_table.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <unordered_map>

#include "tangency/reference/answer.hpp"

namespace tangency::properties {
namespace {

// In units of one half. The values are uneven on purpose: offsets then take many values, the triples
// 3-4-5 and 1.5-2-2.5 and the quadruple 1-2-2-3 occur, and nothing is symmetric by accident. Odd and even ones are mixed, so that
// corners, positions and radii are whole together, with odd sizes as with even ones.
struct Spans {
    std::span<const int> center, half_extent, position, radius;
};

constexpr int flat_center[]{-6, -3, -2, 0, 1, 2, 5};
constexpr int flat_half[]{0, 1, 2, 3, 4, 5, 6};
constexpr int flat_position[]{-8, -5, -2, 0, 1, 4, 8};
constexpr int flat_radius[]{0, 1, 2, 4, 5, 10};
constexpr int solid_center[]{-3, 0, 1, 4};
constexpr int solid_half[]{0, 1, 2, 3};
constexpr int solid_position[]{-3, 0, 2, 6};
constexpr int solid_radius[]{0, 2, 3, 6};
constexpr int half_unit = -1;

Spans spans_of(std::size_t dim) {
    if (dim == 3) return {solid_center, solid_half, solid_position, solid_radius};
    return {flat_center, flat_half, flat_position, flat_radius};
}

// Inputs that are moved, mirrored or have their axes swapped share it, and with it how they stand.
std::uint64_t shape_of(const LatticeInput& input) {
    std::array<std::uint64_t, 3> axes{};
    for (std::size_t axis = 0; axis < input.dim; ++axis)
        axes[axis] =
            static_cast<std::uint64_t>(std::abs(input.second.center[axis] - input.first.center[axis]) << 8 | input.first.half_extent[axis]);
    std::sort(axes.begin(), axes.end());
    return axes[0] << 48 | axes[1] << 32 | axes[2] << 16 | static_cast<std::uint64_t>(input.second.radius);
}

}  // namespace

LatticeInput LatticeTable::input(std::size_t index) const {
    const Spans spans = spans_of(dim_);
    const auto take = [&index](std::span<const int> values) {
        const int value = values[index % values.size()];
        index /= values.size();
        return value;
    };
    LatticeInput input;
    input.dim = dim_;
    input.exponent = half_unit;
    input.second.radius = take(spans.radius);
    for (std::size_t axis = 0; axis < dim_; ++axis) {
        input.second.center[axis] = take(spans.position);
        input.first.half_extent[axis] = take(spans.half_extent);
        input.first.center[axis] = take(spans.center);
    }
    return input;
}

std::size_t LatticeTable::size_of(std::size_t dim) {
    const Spans spans = spans_of(dim);
    std::size_t count = spans.radius.size();
    for (std::size_t axis = 0; axis < dim; ++axis) count *= spans.center.size() * spans.half_extent.size() * spans.position.size();
    return count;
}

LatticeTable::LatticeTable(std::size_t dim) : dim_(dim) {
    const std::size_t count = size_of(dim);
    verdicts_.reserve(count);
    regions_.reserve(count);
    const Signature signature{Form::center_half, ScalarType::f64, dim};
    std::unordered_map<std::uint64_t, reference::Standing> known;
    for (std::size_t index = 0; index < count; ++index) {
        const LatticeInput lattice_input = input(index);
        const auto [found, is_new] = known.try_emplace(shape_of(lattice_input));
        if (is_new) found->second = reference::find_standing(signature, express(lattice_input, signature).row());
        verdicts_.push_back(found->second.verdict);
        regions_.push_back(found->second.region);
    }
}

const LatticeTable& LatticeTable::of(std::size_t dim) {
    static const LatticeTable line(1);
    if (dim == 1) return line;
    if (dim == 2) {
        static const LatticeTable flat(2);
        return flat;
    }
    static const LatticeTable solid(3);
    return solid;
}

}  // namespace tangency::properties
