// SPDX-License-Identifier: MIT
// An input in the directions of its box, by the linear forms that the reference decides it with.
#include "input_frame.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

#include "tangency/reference/rotated/row.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::tools {
namespace {

using properties::Input;
using reference::Fraction;
namespace exact = reference::detail;

FramedAxis from_nearest(const Fraction& lo, const Fraction& hi, const Fraction& center) {
    const Fraction nearest = std::clamp(center, lo, hi);
    return {lo - nearest, hi - nearest, center - nearest};
}

FramedAxis plain_axis(const Input& input, std::size_t axis) {
    const Layout& layout = layout_of(input.signature);
    const auto number = [&input](std::size_t place) { return Fraction(input.numbers[place]); };
    const auto [lo, hi] = box_sides(layout, axis, number);
    return from_nearest(lo, hi, ball_center(layout, axis, number));
}

// Outside, the overshoot |l| - h is the centre's place; inside, l itself tells the sides from it. Both are linear forms
// of their own, so neither loses digits to the other.
template <class Turn>
FramedAxis rotated_axis(const exact::IntegerInput<2>& input, std::size_t axis, Turn& turn) {
    const auto number = [&](const exact::LinearForm& form) { return approximate(turn.number(form, input.exponent)); };
    const exact::LinearForm place = exact::local_center(input)[axis];
    const int side = turn.sign(place);
    exact::LinearForm in_box_frame = place;
    if (side < 0) negate(in_box_frame);
    const reference::Integer& half = input.half_extent[axis];
    if (turn.sign(in_box_frame - half) > 0) {
        const Fraction width = Fraction(2 * half, 1, input.exponent);
        const Fraction overshoot = number(in_box_frame - half);
        return side < 0 ? FramedAxis{0, width, -overshoot} : FramedAxis{-width, 0, overshoot};
    }
    return {-number(place + half), -number(place - half), 0};
}

std::pair<double, double> turn_of(const Axis<double>& axis) {
    const int exponent = std::ilogb(std::max(std::abs(axis.x), std::abs(axis.y)));  // keeps the squares in range
    const double x = std::ldexp(axis.x, -exponent);
    const double y = std::ldexp(axis.y, -exponent);
    const double length = std::sqrt(x * x + y * y);
    return {x / length, y / length};
}

std::pair<double, double> turn_of(const Degrees<double>& degrees) {
    const double angle = std::remainder(degrees.angle, 360.0) * (std::numbers::pi / 180);
    return {std::cos(angle), std::sin(angle)};
}

std::pair<double, double> turn_of(const Radians<double>& radians) { return {std::cos(radians.angle), std::sin(radians.angle)}; }

template <class Box, class OrientationType>
InputFrame frame_of(const Rotated<Box, OrientationType>& rotated, const Ball<double, 2>& ball) {
    const auto input = exact::integer_input(rotated.box, ball);
    InputFrame frame;
    std::tie(frame.cos, frame.sin) = turn_of(rotated.orientation);
    exact::TurnOf<OrientationType>::visit(rotated.orientation, reference::Precision{}, [&](auto& turn) {
        for (std::size_t axis = 0; axis < 2; ++axis) frame.axes.push_back(rotated_axis(input, axis, turn));
        return true;
    });
    return frame;
}

template <class Box>
InputFrame frame_of(const Rotated<Box, Quaternion<double>>& rotated, const Ball<double, 3>& ball) {
    const auto input = exact::integer_input(rotated.box, ball);
    const auto [rows, norm_sq] = exact::integer_rotation(rotated.orientation);
    InputFrame frame;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        reference::Integer local = 0;
        for (std::size_t row = 0; row < 3; ++row) local += rows[row][axis] * input.offset[row];
        const Fraction half = Fraction(input.half_extent[axis], 1, input.exponent);
        frame.axes.push_back(from_nearest(-half, half, Fraction(local, norm_sq, input.exponent)));
    }
    return frame;
}

}  // namespace

InputFrame input_frame(const Input& input) {
    if (input.signature.orientation != Orientation::none)
        return visit_shapes<true>(input.signature, input.row(),
                                  [](const auto& rotated, const auto& ball) { return frame_of(rotated, ball); });
    InputFrame frame;
    for (std::size_t axis = 0; axis < input.signature.dim; ++axis) frame.axes.push_back(plain_axis(input, axis));
    return frame;
}

}  // namespace tangency::tools
