// SPDX-License-Identifier: MIT
// Lists made of others: another order, mirror images, other places.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "draw.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;

void change_axis(Shape& shape, const Signature& signature, std::size_t axis, bool is_mirrored, double offset) {
    const std::size_t dim = signature.dim;
    double& first = shape.numbers[axis];
    double& second = shape.numbers[dim + axis];
    const bool has_sides = !shape.is_ball && signature.form == Form::lo_hi;
    // From zero, so that none becomes negative.
    if (is_mirrored && has_sides)
        first = 0 - std::exchange(second, 0 - first);
    else if (is_mirrored)
        first = 0 - (!shape.is_ball && signature.form == Form::corner_size ? first + second : first);
    first += offset;
    if (has_sides) second += offset;
}

// Whether the same numbers are a box and a ball.
bool is_of_either_kind(const Shape& shape, const Signature& signature) {
    const std::size_t dim = signature.dim;
    if (shape.numbers[dim] < 0) return false;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        if (axis > 0 && shape.numbers[dim + axis] != 0) return false;
        if (signature.form == Form::lo_hi && shape.numbers[axis] > shape.numbers[dim + axis]) return false;
    }
    return true;
}

ChangedList unchanged(const ShapeList& list) {
    ChangedList same{list, std::vector<int>(list.count())};
    std::iota(same.order.begin(), same.order.end(), 0);
    return same;
}

}  // namespace

ChangedList permuted(const ShapeList& list, Source& source) {
    ChangedList changed = unchanged(list);
    for (std::size_t left = list.count(); left > 1; --left)
        std::swap(changed.order[left - 1], changed.order[left - 1 - source.below(static_cast<std::uint32_t>(left))]);
    for (std::size_t place = 0; place < list.count(); ++place)
        changed.list.shapes[static_cast<std::size_t>(changed.order[place])] = list.shapes[place];
    return changed;
}

ChangedList mirrored(const ShapeList& list, Source& source) {
    ChangedList changed = unchanged(list);
    const auto axis = static_cast<std::size_t>(source.below(static_cast<std::uint32_t>(list.signature.dim)));
    for (Shape& shape : changed.list.shapes) change_axis(shape, list.signature, axis, true, 0);
    return changed;
}

ChangedList translated(const ShapeList& list, Source& source, int exponent) {
    ChangedList changed = unchanged(list);
    for (std::size_t axis = 0; axis < list.signature.dim; ++axis) {
        const double offset = std::ldexp(source.between(-500, 500), exponent);
        for (Shape& shape : changed.list.shapes) change_axis(shape, list.signature, axis, false, offset);
    }
    return changed;
}

ShapeList nearly_the_same(const ShapeList& list, Source& source) {
    ShapeList other = list;
    const bool is_of_other_kinds = source.chance(1, 2);
    const std::size_t place = source.below(most_shapes) % std::max<std::size_t>(list.count(), 1);
    const auto axis = static_cast<std::size_t>(source.below(static_cast<std::uint32_t>(list.signature.dim)));
    const int offset = source.between(-500, 500);
    if (is_of_other_kinds)
        for (Shape& shape : other.shapes) shape.is_ball = shape.is_ball != is_of_either_kind(shape, list.signature);
    else if (!list.shapes.empty())
        change_axis(other.shapes[place], list.signature, axis, false, offset);
    return other;
}

}  // namespace tangency::pairs
