// SPDX-License-Identifier: MIT
// An input in the directions of its box, by the linear forms that the reference decides it with.
#include "input_frame.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <tuple>
#include <utility>
#include <variant>

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
FramedAxis rotated_axis(const exact::InPlane& in_plane, std::size_t axis) {
    const auto& [input, turn, center] = in_plane;
    const auto number = [&, &turn = turn, &input = input](const exact::LinearForm& form) {
        return approximate(turn->number(form, input.exponent));
    };
    const reference::Integer& half = input.half_extent[axis];
    if (center.outside[axis]) {
        const Fraction width = Fraction(2 * half, 1, input.exponent);
        const Fraction overshoot = number(center.overshoot[axis]);
        return center.side[axis] < 0 ? FramedAxis{0, width, -overshoot} : FramedAxis{-width, 0, overshoot};
    }
    const exact::LinearForm place = exact::local_center(input)[axis];
    return {-number(place + half), -number(place - half), 0};
}

FramedAxis rotated_axis(const exact::InSpace& in_space, std::size_t axis) {
    const auto& [input, rotation, in_box_frame] = in_space;
    const Fraction half = Fraction(input.half_extent[axis], 1, input.exponent);
    return from_nearest(-half, half, Fraction(in_box_frame.offset[axis], rotation.norm_sq, input.exponent));
}

// The cosine and sine of a rectangle's angle, rounded.
std::pair<double, double> turn_of(Orientation orientation, std::span<const double> numbers) {
    double angle = numbers[0];
    if (orientation == Orientation::axis) {
        const int exponent = std::ilogb(std::max(std::abs(numbers[0]), std::abs(numbers[1])));  // keeps the squares in range
        const double x = std::ldexp(numbers[0], -exponent);
        const double y = std::ldexp(numbers[1], -exponent);
        const double length = std::sqrt(x * x + y * y);
        return {x / length, y / length};
    }
    if (orientation == Orientation::degrees) angle = std::remainder(angle, 360.0) * (std::numbers::pi / 180);
    return {std::cos(angle), std::sin(angle)};
}

}  // namespace

InputFrame input_frame(const Input& input) {
    InputFrame frame;
    const auto [dim, orientation] = std::pair(input.signature.dim, input.signature.orientation);
    if (orientation == Orientation::none) {
        for (std::size_t axis = 0; axis < dim; ++axis) frame.axes.push_back(plain_axis(input, axis));
        return frame;
    }
    const auto rotated = exact::rotated_input(input.signature, input.row(), reference::Precision{});
    for (std::size_t axis = 0; axis < dim; ++axis)
        frame.axes.push_back(std::visit([axis](const auto& in_frame) { return rotated_axis(in_frame, axis); }, rotated));
    if (dim == 2) std::tie(frame.cos, frame.sin) = turn_of(orientation, layout_of(input.signature).orientation(input.row()));
    return frame;
}

}  // namespace tangency::tools
