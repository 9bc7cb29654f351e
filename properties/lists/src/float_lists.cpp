// SPDX-License-Identifier: MIT
// Lists of floats: lattice lists that are scaled and rounded, in which shapes overlap by little.
#include <algorithm>
#include <utility>

#include "impl/lists/bounds.hpp"
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

void move(Shape& shape, const Signature& signature, std::size_t axis, double by) {
    const bool has_sides = !shape.is_ball && signature.form == Form::lo_hi;
    for (const std::size_t place : {axis, signature.dim + axis})
        if (place == axis || has_sides) shape.numbers[place] = properties::round_to(signature.scalar, shape.numbers[place] + by);
}

// One of the list, and others beside it that overlap it by little, or miss it by as little: every octave from the band to an eighth of the
// scale, which sides of a list scaled alike are never apart by. All that is drawn is drawn of every list, so that choices stay in place.
void aim(Source& source, ShapeList& list) {
    constexpr int most_others = 3;
    const bool is_aimed = source.chance(3, 4), is_beyond_high = source.chance(1, 2);
    // Of few bits, the number that another rounds to is often the very one that would touch.
    const double of_many_bits = 1 + source.unit();
    if (is_aimed)
        for (Shape& shape : list.shapes)
            for (double& number : shape.numbers) number = properties::round_to(list.signature.scalar, number * of_many_bits);
    const std::size_t axis = source.below(static_cast<std::uint32_t>(list.signature.dim));
    const auto pick = [&](std::size_t first, std::size_t count) {
        return first + source.below(static_cast<std::uint32_t>(most_shapes)) % std::max<std::size_t>(count, 1);
    };
    const std::size_t count = list.count();
    const std::size_t target = pick(0, count);
    const properties::FloatFormat& format = properties::format_of(list.signature.scalar);
    const double octave = format.unit_roundoff * properties::power_of_two(source.between(4, format.precision - 4)) * scale_of(list);
    for (int number = 0; number < most_others; ++number) {
        const std::size_t places_on = pick(1, count - 1);
        const bool is_apart = number > 0 && source.chance(1, 2);
        const double depth = (is_apart ? -1 : 1) * octave * (1 + source.unit()), share = source.unit();
        if (!is_aimed || count < 2) continue;
        const Shape& fixed = list.shapes[target];
        Shape& moved = list.shapes[(target + places_on) % count];
        const Bounds<double> there = bounds_of<double>(fixed, list.signature), here = bounds_of<double>(moved, list.signature);
        for (std::size_t each = 0; each < list.signature.dim; ++each) {
            if (each == axis) {
                move(moved, list.signature, each,
                     is_beyond_high ? there.hi[each] - depth - here.lo[each] : there.lo[each] + depth - here.hi[each]);
            } else {
                // A ball's farthest place on the axis is before its centre.
                const double along = fixed.is_ball || moved.is_ball ? 0 : share * (there.hi[each] - there.lo[each]) / 2;
                move(moved, list.signature, each, (there.lo[each] + there.hi[each]) / 2 + along - (here.lo[each] + here.hi[each]) / 2);
            }
        }
    }
}

// Each shape by itself or all alike.
ShapeList draw_scaled_list(Source& source, const Signature& signature) {
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

}  // namespace

ShapeList draw_float_list(Source& source, const Signature& signature) {
    ShapeList list = draw_scaled_list(source, signature);
    aim(source, list);
    return list;
}

}  // namespace tangency::pairs
