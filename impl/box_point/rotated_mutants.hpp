// SPDX-License-Identifier: MIT
// A point and a rotated box, broken on purpose.
#pragma once

#include <cmath>
#include <cstddef>

#include "impl/box_point/sides.hpp"
#include "impl/mutants/axis_aligned.hpp"
#include "impl/mutants/mutant.hpp"
#include "impl/mutants/rotated.hpp"

namespace tangency::mutants {

namespace box_point = questions::box_point;

namespace points {

// p - c in the box's own frame.
template <class Box, class Turn, class Scalar, std::size_t Dim>
Vector<Scalar, Dim> point_in_frame(const Box& box, const Turn& turn, const Point<Scalar, Dim>& point) {
    return into_frame(box_point::offset_of<Scalar>(box, point), turn);
}

}  // namespace points

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_rotated_mutants_of_box_point(Add add) {
    constexpr EncodingsOf<Question::box_point> in;
    add("box_point_rotates_wrong_way", in.center_half_degrees.f32,
        {"rotates the point with the box instead of back", "a forgotten minus, which no test at 0 or 180 degrees shows",
         "rotated buttons answer where they would be mirrored"},
        [](const auto& rotated, const auto& point) {
            return box_point::lies_in_frame<Contract::closed>(
                points::point_in_frame(rotated.box, rotation_by_degrees(-rotated.orientation.angle), point), rotated.box.half_extent);
        });
    add("box_point_degrees_for_radians", in.corner_size_degrees.f32,
        {"takes degrees for radians", "std::cos of an angle as the editor shows it", "rotated boxes are anywhere", Contract::half_open},
        [](const auto& rotated, const auto& point) {
            return box_point::InFrame<Contract::half_open>::intersects(
                Rotated<CornerSizeBox<float, 2>, Radians<float>>{rotated.box, {rotated.orientation.angle}}, point);
        });
    add("box_point_radians_for_degrees", in.center_size_radians.f64,
        {"takes radians for degrees", "an angle converted twice", "rotated boxes hardly turn"}, [](const auto& rotated, const auto& point) {
            return box_point::InFrame<Contract::closed>::intersects(
                Rotated<CenterSizeBox<double, 2>, Degrees<double>>{rotated.box, {rotated.orientation.angle}}, point);
        });
    add("box_point_ignores_rotation", in.center_half_axis.f32,
        {"leaves the rotation out", "hit boxes that stay behind when the sprite learns to turn",
         "rotated boxes answer as if they were not"},
        [](const auto& rotated, const auto& point) { return box_point::InSides<Contract::closed>::intersects(rotated.box, point); });
    add("box_point_about_corner", in.corner_size_degrees.f32,
        {"rotates about the box's corner instead of its middle", "a canvas whose origin was left where it was",
         "the hit box swings away from what is drawn"},
        [](const auto& rotated, const auto& point) {
            const Vector<float, 2>&corner = rotated.box.corner, &extent = rotated.box.extent;
            const Vector<float, 2> offset{point.position[0] - corner[0], point.position[1] - corner[1]};
            const Vector<float, 2> local = into_frame(offset, rotation_of(rotated.orientation));
            return on_every_axis(
                point, [&](std::size_t axis) { return box_point::lies_between<Contract::closed>(0.0F, local[axis], extent[axis]); });
        });
    add("box_point_axis_of_any_length", in.center_half_axis.f64,
        {"takes an axis of any length for one of length 1", "dot products with a direction that nobody normalised",
         "boxes grow and shrink with the length of their direction", Contract::half_open},
        [](const auto& rotated, const auto& point) {
            const auto& [box, axis] = rotated;
            return box_point::lies_in_frame<Contract::half_open>(points::point_in_frame(box, Rotation<double>{axis.x, axis.y}, point),
                                                                 box.half_extent);
        });
    add("box_point_quaternion_of_any_length", in.center_half_quaternion.f32,
        {"takes a quaternion of any length for one of length 1", "q v q* without the division, after many products have drifted",
         "boxes grow and shrink as they tumble"},
        [](const auto& rotated, const auto& point) {
            return box_point::lies_in_frame<Contract::closed>(points::point_in_frame(rotated.box, rotated.orientation, point),
                                                              rotated.box.half_extent);
        });
    add("box_point_quaternion_forward", in.corner_size_quaternion.f32,
        {"turns the point by the quaternion instead of by its conjugate", "q * v of a library, where v * q or the inverse is meant",
         "boxes answer where they would be if they were rotated the other way"},
        [](const auto& rotated, const auto& point) {
            const Vector<float, 3> offset = box_point::offset_of<float>(rotated.box, point);
            return box_point::lies_in_frame<Contract::closed>(rotate(offset, rotation_of(rotated.orientation)),
                                                              impl::box_frame::half_extent_of<float>(rotated.box));
        });
    add("box_point_quaternion_real_first", in.center_size_quaternion.f32,
        {"reads the quaternion with its real part first", "(w, x, y, z) of one library handed to another",
         "boxes at rest stand on their heads", Contract::half_open},
        [](const auto& rotated, const auto& point) {
            const auto& [first, second, third, fourth] = rotated.orientation;
            return box_point::InFrame<Contract::half_open>::intersects(
                Rotated<CenterSizeBox<float, 3>, Quaternion<float>>{rotated.box, {second, third, fourth, first}}, point);
        });
    add("box_point_rotated_bounds", in.center_half_radians.f32,
        {"asks the box along the axes around the rotated one", "getBounds() of a rotated shape, taken for its outline",
         "empty corners beside a rotated box are in it"},
        [](const auto& rotated, const auto& point) {
            const auto& [box, orientation] = rotated;
            const auto cos = std::abs(std::cos(orientation.angle)), sin = std::abs(std::sin(orientation.angle));
            const auto& [x, y] = box.half_extent;
            return box_point::InSides<Contract::closed>::intersects(by_center(box.center, {cos * x + sin * y, sin * x + cos * y}), point);
        });
    add("box_point_rotated_sides_in", in.center_half_axis.f32,
        {"has the high sides of a rotated box in as well as the low ones", "|l| <= h, which cannot tell one side from the other",
         "a click between two tiles of a rotated map selects both", Contract::half_open},
        [](const auto& rotated, const auto& point) { return box_point::InFrame<Contract::closed>::intersects(rotated, point); });
    add("box_point_rotated_high_sides_instead", in.center_size_degrees.f32,
        {"has the high sides of a rotated box in and not the low ones", "c - p in place of p - c, harmless while both sides count",
         "each click on a rotated map selects the tile before the one meant", Contract::half_open},
        [](const auto& rotated, const auto& point) {
            Vector<float, 2> local = points::point_in_frame(rotated.box, rotation_of(rotated.orientation), point);
            for (float& number : local) number = -number;
            return box_point::lies_in_frame<Contract::half_open>(local, impl::box_frame::half_extent_of<float>(rotated.box));
        });
}

}  // namespace tangency::mutants
