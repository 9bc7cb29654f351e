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

namespace points {

// p - c in the box's own frame.
template <class Box, class Turn, class Scalar, std::size_t Dim>
Vector<Scalar, Dim> point_in_frame(const Box& box, const Turn& turn, const Point<Scalar, Dim>& point) {
    return into_frame(questions::box_point::offset_of<Scalar>(box, point), turn);
}

}  // namespace points

struct BoxPointRotatesWrongWay {
    static constexpr MutantInfo info{.defect = "rotates the point with the box instead of back",
                                     .seen_in = "a forgotten minus, which no test at 0 or 180 degrees shows",
                                     .costs = "rotated buttons answer where they would be mirrored"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Point<float, 2>& point) {
        return questions::box_point::lies_in_frame<Contract::closed>(
            points::point_in_frame(rotated.box, rotation_by_degrees(-rotated.orientation.angle), point), rotated.box.half_extent);
    }
};

struct BoxPointDegreesForRadians {
    static constexpr MutantInfo info{.defect = "takes degrees for radians",
                                     .seen_in = "std::cos of an angle as the editor shows it",
                                     .costs = "rotated boxes are anywhere",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBy<Degrees>& rotated, const Point<float, 2>& point) {
        return questions::box_point::lies_in_rotated<Contract::half_open, float>(
            Rotated<CornerSizeBox<float, 2>, Radians<float>>{rotated.box, {rotated.orientation.angle}}, point);
    }
};

struct BoxPointRadiansForDegrees {
    static constexpr MutantInfo info{
        .defect = "takes radians for degrees", .seen_in = "an angle converted twice", .costs = "rotated boxes hardly turn"};
    static bool intersects(const CenterSizeBy<Radians, double>& rotated, const Point<double, 2>& point) {
        return questions::box_point::lies_in_rotated<Contract::closed, double>(
            Rotated<CenterSizeBox<double, 2>, Degrees<double>>{rotated.box, {rotated.orientation.angle}}, point);
    }
};

struct BoxPointIgnoresRotation {
    static constexpr MutantInfo info{.defect = "leaves the rotation out",
                                     .seen_in = "hit boxes that stay behind when the sprite learns to turn",
                                     .costs = "rotated boxes answer as if they were not"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::closed, float>(rotated.box, point);
    }
};

struct BoxPointAboutCorner {
    static constexpr MutantInfo info{.defect = "rotates about the box's corner instead of its middle",
                                     .seen_in = "a canvas whose origin was left where it was",
                                     .costs = "the hit box swings away from what is drawn"};
    static bool intersects(const CornerSizeBy<Degrees>& rotated, const Point<float, 2>& point) {
        const Vector<float, 2>&corner = rotated.box.corner, &extent = rotated.box.extent;
        const Vector<float, 2> offset{point.position[0] - corner[0], point.position[1] - corner[1]};
        const Vector<float, 2> local = into_frame(offset, rotation_of(rotated.orientation));
        return on_every_axis<2>(
            [&](std::size_t axis) { return questions::box_point::lies_between<Contract::closed>(0.0F, local[axis], extent[axis]); });
    }
};

struct BoxPointAxisOfAnyLength {
    static constexpr MutantInfo info{.defect = "takes an axis of any length for one of length 1",
                                     .seen_in = "dot products with a direction that nobody normalised",
                                     .costs = "boxes grow and shrink with the length of their direction",
                                     .contract = Contract::half_open};
    static bool intersects(const CenterHalfBy<Axis, double>& rotated, const Point<double, 2>& point) {
        const auto& [box, axis] = rotated;
        return questions::box_point::lies_in_frame<Contract::half_open>(
            points::point_in_frame(box, Rotation<double>{axis.x, axis.y}, point), box.half_extent);
    }
};

struct BoxPointQuaternionOfAnyLength {
    static constexpr MutantInfo info{.defect = "takes a quaternion of any length for one of length 1",
                                     .seen_in = "q v q* without the division, after many products have drifted",
                                     .costs = "boxes grow and shrink as they tumble"};
    static bool intersects(const CenterHalfBy<Quaternion>& rotated, const Point<float, 3>& point) {
        return questions::box_point::lies_in_frame<Contract::closed>(points::point_in_frame(rotated.box, rotated.orientation, point),
                                                                     rotated.box.half_extent);
    }
};

struct BoxPointQuaternionForward {
    static constexpr MutantInfo info{.defect = "turns the point by the quaternion instead of by its conjugate",
                                     .seen_in = "q * v of a library, where v * q or the inverse is meant",
                                     .costs = "boxes answer where they would be if they were rotated the other way"};
    static bool intersects(const CornerSizeBy<Quaternion>& rotated, const Point<float, 3>& point) {
        const Vector<float, 3> offset = questions::box_point::offset_of<float>(rotated.box, point);
        return questions::box_point::lies_in_frame<Contract::closed>(rotate(offset, rotation_of(rotated.orientation)),
                                                                     impl::box_frame::half_extent_of<float>(rotated.box));
    }
};

struct BoxPointQuaternionRealFirst {
    static constexpr MutantInfo info{.defect = "reads the quaternion with its real part first",
                                     .seen_in = "(w, x, y, z) of one library handed to another",
                                     .costs = "boxes at rest stand on their heads",
                                     .contract = Contract::half_open};
    static bool intersects(const CenterSizeBy<Quaternion>& rotated, const Point<float, 3>& point) {
        const auto& [first, second, third, fourth] = rotated.orientation;
        return questions::box_point::lies_in_rotated<Contract::half_open, float>(
            Rotated<CenterSizeBox<float, 3>, Quaternion<float>>{rotated.box, {second, third, fourth, first}}, point);
    }
};

struct BoxPointRotatedBounds {
    static constexpr MutantInfo info{.defect = "asks the box along the axes around the rotated one",
                                     .seen_in = "getBounds() of a rotated shape, taken for its outline",
                                     .costs = "empty corners beside a rotated box are in it"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Point<float, 2>& point) {
        const auto& [box, orientation] = rotated;
        const float cos = std::abs(std::cos(orientation.angle)), sin = std::abs(std::sin(orientation.angle));
        const auto& [x, y] = box.half_extent;
        return questions::box_point::lies_in_sides<Contract::closed, float>(
            CenterHalfBox<float, 2>{box.center, {cos * x + sin * y, sin * x + cos * y}}, point);
    }
};

struct BoxPointRotatedSidesIn {
    static constexpr MutantInfo info{.defect = "has the high sides of a rotated box in as well as the low ones",
                                     .seen_in = "|l| <= h, which cannot tell one side from the other",
                                     .costs = "a click between two tiles of a rotated map selects both",
                                     .contract = Contract::half_open};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Point<float, 2>& point) {
        return questions::box_point::lies_in_rotated<Contract::closed, float>(rotated, point);
    }
};

struct BoxPointRotatedHighSidesInstead {
    static constexpr MutantInfo info{.defect = "has the high sides of a rotated box in and not the low ones",
                                     .seen_in = "c - p in place of p - c, harmless while both sides count",
                                     .costs = "each click on a rotated map selects the tile before the one meant",
                                     .contract = Contract::half_open};
    static bool intersects(const CenterSizeBy<Degrees>& rotated, const Point<float, 2>& point) {
        Vector<float, 2> local = points::point_in_frame(rotated.box, rotation_of(rotated.orientation), point);
        for (float& number : local) number = -number;
        return questions::box_point::lies_in_frame<Contract::half_open>(local, impl::box_frame::half_extent_of<float>(rotated.box));
    }
};

}  // namespace tangency::mutants
