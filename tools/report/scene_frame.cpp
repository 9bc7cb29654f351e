// SPDX-License-Identifier: MIT
// A scene in the directions of its box, by the linear forms that the reference decides it with.
#include "scene_frame.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

#include "tangency/reference/rotated/row.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::tools {
namespace {

using properties::Case;
using reference::Fraction;
namespace exact = reference::detail;

FramedAxis from_nearest(const Fraction& lo, const Fraction& hi, const Fraction& center) {
    const Fraction nearest = std::clamp(center, lo, hi);
    return {lo - nearest, hi - nearest, center - nearest};
}

FramedAxis plain_axis(const Case& scene, std::size_t axis) {
    const Layout& layout = layout_of(scene.signature);
    const auto number = [&scene](std::size_t place) { return Fraction(scene.numbers[place]); };
    const auto [lo, hi] = box_sides(layout, axis, number);
    return from_nearest(lo, hi, ball_center(layout, axis, number));
}

// Outside, the excess |l| - h is the centre's place; inside, l itself tells the sides from it. Both are linear forms
// of their own, so neither loses digits to the other.
template <class Turn>
FramedAxis turned_axis(const exact::IntegerScene<2>& scene, std::size_t axis, Turn& turn) {
    const auto number = [&](const exact::LinearForm& form) { return approximate(turn.number(form, scene.exponent)); };
    const exact::LinearForm place = exact::local_center(scene)[axis];
    const int side = turn.sign(place);
    exact::LinearForm reach = place;
    if (side < 0) negate(reach);
    const reference::Integer& half = scene.half_extent[axis];
    if (turn.sign(reach - half) > 0) {
        const Fraction width = Fraction(2 * half, 1, scene.exponent);
        const Fraction excess = number(reach - half);
        return side < 0 ? FramedAxis{0, width, -excess} : FramedAxis{-width, 0, excess};
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

std::pair<double, double> turn_of(const Radians<double>& radians) {
    return {std::cos(radians.angle), std::sin(radians.angle)};
}

template <class Box, class Orientation>
SceneFrame frame_of(const Rotated<Box, Orientation>& rotated, const Ball<double, 2>& ball) {
    const auto scene = exact::integer_scene(rotated.box, ball);
    SceneFrame frame;
    std::tie(frame.cos, frame.sin) = turn_of(rotated.orientation);
    exact::TurnOf<Orientation>::visit(rotated.orientation, reference::Precision{}, [&](auto& turn) {
        for (std::size_t axis = 0; axis < 2; ++axis) frame.axes.push_back(turned_axis(scene, axis, turn));
        return true;
    });
    return frame;
}

template <class Box>
SceneFrame frame_of(const Rotated<Box, Quaternion<double>>& rotated, const Ball<double, 3>& ball) {
    const auto scene = exact::integer_scene(rotated.box, ball);
    const auto [rows, norm_sq] = exact::integer_rotation(rotated.orientation);
    SceneFrame frame;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        reference::Integer local = 0;
        for (std::size_t row = 0; row < 3; ++row) local += rows[row][axis] * scene.offset[row];
        const Fraction half = Fraction(scene.half_extent[axis], 1, scene.exponent);
        frame.axes.push_back(from_nearest(-half, half, Fraction(local, norm_sq, scene.exponent)));
    }
    return frame;
}

}  // namespace

SceneFrame scene_frame(const Case& scene) {
    if (scene.signature.turning != Turning::none)
        return visit_shapes<true>(scene.signature, scene.row(), [](const auto& rotated, const auto& ball) {
            return frame_of(rotated, ball);
        });
    SceneFrame frame;
    for (std::size_t axis = 0; axis < scene.signature.dim; ++axis) frame.axes.push_back(plain_axis(scene, axis));
    return frame;
}

}  // namespace tangency::tools
