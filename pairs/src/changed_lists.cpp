// SPDX-License-Identifier: MIT
// Lists made of others: another order, mirror images, other places.
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

}  // namespace tangency::pairs
