// SPDX-License-Identifier: MIT
// Lists made of others: rounded floats, another order, mirror images, other places.
#include <numeric>
#include <utility>

#include "draw.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;

// In [1, 2), of few bits or of many.
double draw_factor(Source& source) {
    const bool is_power = !source.chance(1, 2);
    const double fraction = source.unit();
    return is_power ? 1 : 1 + fraction;
}

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

ShapeList draw_float_list(Source& source, const Signature& signature) {
    ShapeList list = draw_lattice_list(source, signature);
    list.is_lattice = false;
    // Of both kinds, so that a shape's choices stay in place.
    const bool is_mixed = source.chance(1, 4);
    const int common_exponent = source.between(-8, 8);
    const double common = draw_factor(source) * properties::power_of_two(common_exponent);
    for (Shape& shape : list.shapes) {
        const int exponent = source.between(-12, 12);
        const double own = draw_factor(source) * properties::power_of_two(exponent);
        for (std::size_t place = 0; place < numbers_per_shape(signature.dim); ++place) {
            const int ulps = source.between(-2, 2);
            const double number = properties::round_to(signature.scalar, shape.numbers[place] * (is_mixed ? own : common));
            // The smallest numbers beside zero belong to the full range, where squares vanish.
            if (number != 0) shape.numbers[place] = properties::step_ulps(signature.scalar, number, ulps);
        }
        if (shape.is_ball || signature.form != Form::lo_hi) continue;
        for (std::size_t axis = 0; axis < signature.dim; ++axis)
            if (shape.numbers[axis] > shape.numbers[signature.dim + axis])
                std::swap(shape.numbers[axis], shape.numbers[signature.dim + axis]);
    }
    return list;
}

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

ChangedList translated(const ShapeList& list, Source& source) {
    ChangedList changed = unchanged(list);
    for (std::size_t axis = 0; axis < list.signature.dim; ++axis) {
        const int offset = source.between(-500, 500);
        for (Shape& shape : changed.list.shapes) change_axis(shape, list.signature, axis, false, offset);
    }
    return changed;
}

}  // namespace tangency::pairs
