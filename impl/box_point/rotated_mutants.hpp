// SPDX-License-Identifier: MIT
// A point and a rotated box, broken on purpose.
#pragma once

#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "impl/box_point/sides.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

namespace box_point = questions::box_point;

namespace points {

// p - c in the box's own frame.
template <class Box, class Turn, class Scalar, std::size_t Dim>
Vector<Scalar, Dim> point_in_frame(const Box& box, const Turn& turn, const Point<Scalar, Dim>& point) {
    return into_frame(box_point::offset_of<Scalar>(box, point), turn);
}

}  // namespace points

struct BoxPointRotatesWrongWay {
    static constexpr MutantInfo info{"rotates the point with the box instead of back",
                                     "a forgotten minus, which no test at 0 or 180 degrees shows",
                                     "rotated buttons answer where they would be mirrored"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Point<float, 2>& point) {
        return box_point::lies_in_frame<Contract::closed>(
            points::point_in_frame(rotated.box, rotation_by_degrees(-rotated.orientation.angle), point), rotated.box.half_extent);
    }
};

struct BoxPointDegreesForRadians {
    static constexpr MutantInfo info{"takes degrees for radians", "std::cos of an angle as the editor shows it",
                                     "rotated boxes are anywhere", Contract::half_open};
    static bool intersects(const CornerSizeBy<Degrees>& rotated, const Point<float, 2>& point) {
        return box_point::InFrame<Contract::half_open>::intersects(
            Rotated<CornerSizeBox<float, 2>, Radians<float>>{rotated.box, {rotated.orientation.angle}}, point);
    }
};

struct BoxPointRadiansForDegrees {
    static constexpr MutantInfo info{"takes radians for degrees", "an angle converted twice", "rotated boxes hardly turn"};
    static bool intersects(const CenterSizeBy<Radians, double>& rotated, const Point<double, 2>& point) {
        return box_point::InFrame<Contract::closed>::intersects(
            Rotated<CenterSizeBox<double, 2>, Degrees<double>>{rotated.box, {rotated.orientation.angle}}, point);
    }
};

struct BoxPointIgnoresRotation {
    static constexpr MutantInfo info{"leaves the rotation out", "hit boxes that stay behind when the sprite learns to turn",
                                     "rotated boxes answer as if they were not"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Point<float, 2>& point) {
        return box_point::InSides<Contract::closed>::intersects(rotated.box, point);
    }
};

struct BoxPointAboutCorner {
    static constexpr MutantInfo info{"rotates about the box's corner instead of its middle", "a canvas whose origin was left where it was",
                                     "the hit box swings away from what is drawn"};
    static bool intersects(const CornerSizeBy<Degrees>& rotated, const Point<float, 2>& point) {
        const Vector<float, 2>&corner = rotated.box.corner, &extent = rotated.box.extent;
        const Vector<float, 2> offset{point.position[0] - corner[0], point.position[1] - corner[1]};
        const Vector<float, 2> local = into_frame(offset, rotation_of(rotated.orientation));
        return on_every_axis<2>(
            [&](std::size_t axis) { return box_point::lies_between<Contract::closed>(0.0F, local[axis], extent[axis]); });
    }
};

struct BoxPointAxisOfAnyLength {
    static constexpr MutantInfo info{"takes an axis of any length for one of length 1",
                                     "dot products with a direction that nobody normalised",
                                     "boxes grow and shrink with the length of their direction", Contract::half_open};
    static bool intersects(const CenterHalfBy<Axis, double>& rotated, const Point<double, 2>& point) {
        const auto& [box, axis] = rotated;
        return box_point::lies_in_frame<Contract::half_open>(points::point_in_frame(box, Rotation<double>{axis.x, axis.y}, point),
                                                             box.half_extent);
    }
};

struct BoxPointQuaternionOfAnyLength {
    static constexpr MutantInfo info{"takes a quaternion of any length for one of length 1",
                                     "q v q* without the division, after many products have drifted",
                                     "boxes grow and shrink as they tumble"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Point<float, 3>& point) {
        return box_point::lies_in_frame<Contract::closed>(points::point_in_frame(rotated.box, rotated.orientation, point),
                                                          rotated.box.half_extent);
    }
};

struct BoxPointQuaternionForward {
    static constexpr MutantInfo info{"turns the point by the quaternion instead of by its conjugate",
                                     "q * v of a library, where v * q or the inverse is meant",
                                     "boxes answer where they would be if they were rotated the other way"};
    static bool intersects(const CornerSizeBy<Quaternion>& rotated, const Point<float, 3>& point) {
        const Vector<float, 3> offset = box_point::offset_of<float>(rotated.box, point);
        return box_point::lies_in_frame<Contract::closed>(rotate(offset, rotation_of(rotated.orientation)),
                                                          impl::box_frame::half_extent_of<float>(rotated.box));
    }
};

struct BoxPointQuaternionRealFirst {
    static constexpr MutantInfo info{"reads the quaternion with its real part first", "(w, x, y, z) of one library handed to another",
                                     "boxes at rest stand on their heads", Contract::half_open};
    static bool intersects(const CenterSizeBy<Quaternion>& rotated, const Point<float, 3>& point) {
        const auto& [first, second, third, fourth] = rotated.orientation;
        return box_point::InFrame<Contract::half_open>::intersects(
            Rotated<CenterSizeBox<float, 3>, Quaternion<float>>{rotated.box, {second, third, fourth, first}}, point);
    }
};

struct BoxPointRotatedBounds {
    static constexpr MutantInfo info{"asks the box along the axes around the rotated one",
                                     "getBounds() of a rotated shape, taken for its outline",
                                     "empty corners beside a rotated box are in it"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Point<float, 2>& point) {
        const auto& [box, orientation] = rotated;
        const float cos = std::abs(std::cos(orientation.angle)), sin = std::abs(std::sin(orientation.angle));
        const auto& [x, y] = box.half_extent;
        return box_point::InSides<Contract::closed>::intersects(CenterHalfBox<float, 2>{box.center, {cos * x + sin * y, sin * x + cos * y}},
                                                                point);
    }
};

struct BoxPointRotatedSidesIn {
    static constexpr MutantInfo info{"has the high sides of a rotated box in as well as the low ones",
                                     "|l| <= h, which cannot tell one side from the other",
                                     "a click between two tiles of a rotated map selects both", Contract::half_open};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Point<float, 2>& point) {
        return box_point::InFrame<Contract::closed>::intersects(rotated, point);
    }
};

struct BoxPointRotatedHighSidesInstead {
    static constexpr MutantInfo info{"has the high sides of a rotated box in and not the low ones",
                                     "c - p in place of p - c, harmless while both sides count",
                                     "each click on a rotated map selects the tile before the one meant", Contract::half_open};
    static bool intersects(const CenterSizeBy<Degrees>& rotated, const Point<float, 2>& point) {
        Vector<float, 2> local = points::point_in_frame(rotated.box, rotation_of(rotated.orientation), point);
        for (float& number : local) number = -number;
        return box_point::lies_in_frame<Contract::half_open>(local, impl::box_frame::half_extent_of<float>(rotated.box));
    }
};

}  // namespace tangency::mutants
