// SPDX-License-Identifier: MIT
// Distances, squares and verdicts broken on purpose.
#pragma once

#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_distances(Add add) {
    using namespace homes;
    add("unfloored", kind::distance, {plane, space, balls},
        {"goes below zero where the shapes overlap", "a signed distance under another name"},
        [](const auto& shapes) { return DistanceToRim::answer(shapes); });
    add("forgets_the_root", kind::distance, {plane, space, balls, boxes},
        {"takes the squared distance for the distance", "lengthSq() where length() was meant"},
        [](const auto& shapes) { return positive(outside_sq(shapes) - shapes.radius); });
    add("forgets_the_radius", kind::distance, {plane, space, balls}, {"measures to the centre", "a point's distance given for a ball's"},
        [](const auto& shapes) { return std::sqrt(outside_sq(shapes)); });
    add("radius_squared", kind::distance, {plane, space, balls},
        {"takes the square of the radius off", "r * r left over from a comparison of squares"},
        [](const auto& shapes) { return positive(std::sqrt(outside_sq(shapes)) - shapes.radius * shapes.radius); });
    add("largest_axis_alone", kind::distance, {plane, space, balls, boxes},
        {"takes the largest gap of an axis at corners too", "Chebyshev's distance"},
        [](const auto& shapes) { return positive(shapes.overshoot(nearest_axis(shapes)) - shapes.radius); });
    add("sum_of_axes", kind::distance, {plane, space, balls, boxes}, {"adds the gaps of the axes", "Manhattan distance on a grid"},
        [](const auto& shapes) { return positive(shapes.beyond(0) + shapes.beyond(1) + shapes.beyond(2) - shapes.radius); });
    add("to_the_centre", kind::distance, {plane, space, boxes}, {"measures to the box's centre", "distance(a.center, b.center)"},
        [](const auto& shapes) {
            return positive(std::hypot(std::hypot(shapes.offset[0], shapes.offset[1]), shapes.offset[2]) - shapes.radius);
        });
    add("in_floats", kind::distance, {space, boxes, by_quaternion},
        {"computes in float what it is asked in double", "a vector class of floats"},
        [](const auto& shapes) { return static_cast<float>(ClampDistance::answer(shapes)); });
    add("reads_the_last_answer", kind::distance, {plane, boxes},
        {"adds a millionth of what it answered before", "a running average left in"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            static Scalar last = 0;
            const Scalar right = ClampDistance::answer(shapes);
            const Scalar answer = right + last * Scalar{1e-6F};
            last = right;
            return {answer};
        });
    add("unsigned", kind::signed_distance, {plane, space, balls, boxes}, {"is positive inside as well", "fabs() around a signed distance"},
        [](const auto& shapes) { return std::abs(SignedDistance::answer(shapes)); });
    add("signed_by_the_farthest_side", kind::signed_distance, {plane, space, boxes, by_axis},
        {"counts the farthest side inside", "min and max changed over in a distance function"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            Scalar least = 0;
            for (std::size_t axis = 0; axis < shapes.dim; ++axis) least = std::min(least, shapes.overshoot(axis));
            return {std::sqrt(outside_sq(shapes)) + least - shapes.radius};
        });
    add("square_of_the_gap", kind::distance_sq, {plane, space, balls},
        {"squares what is left once the radius is off", "distance() * distance()"}, [](const auto& shapes) {
            const auto gap = ClampDistance::answer(shapes);
            return gap * gap;
        });
    add("difference_of_squares", kind::distance_sq, {plane, space, balls},
        {"takes the squared radius off", "the left side of a comparison with zero"},
        [](const auto& shapes) { return outside_sq(shapes) - shapes.radius * shapes.radius; });
    add("root_of_the_square", kind::distance_sq, {plane, space, balls, boxes},
        {"takes the root of what should be a square", "a rename that forgot the body"},
        [](const auto& shapes) { return std::sqrt(outside_sq(shapes)); });
    add("never_touches", kind::verdict, {plane, space, balls, boxes}, {"says overlapping at contact", "a bool cast to a verdict"},
        [](const auto& shapes) { return SquaresVerdict::answer(shapes) < 0 ? -1 : 1; });
    add("sign_turned", kind::verdict, {plane, space, balls, boxes},
        {"says -1 for overlapping and 1 for disjoint", "the sign of the gap given as it is"},
        [](const auto& shapes) { return -SquaresVerdict::answer(shapes); });
    add("touches_within", kind::verdict, {plane, space, balls, boxes}, {"says touching within 1e-3", "an epsilon for contact"},
        [](const auto& shapes) { return std::abs(DistanceToRim::answer(shapes)) < 1e-3F ? 0 : SquaresVerdict::answer(shapes); });
}

}  // namespace tangency::answers
