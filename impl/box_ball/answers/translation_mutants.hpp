// SPDX-License-Identifier: MIT
// Minimum translations broken on purpose, each in one way.
#pragma once

#include <limits>

#include "impl/box_ball/answers/homes.hpp"
#include "impl/box_ball/answers/methods.hpp"

namespace tangency::answers {

/// A vector of which each number is changed.
template <class Scalar, class Change>
Numbers<Scalar> changed(Numbers<Scalar> vector, Change change) {
    for (Scalar& number : vector) number = change(number);
    return vector;
}

template <class Scalar>
bool is_inside(const PointAndBox<Scalar>& shapes) {
    return shapes.overshoot(nearest_axis(shapes)) <= 0;
}

/// Calls add(name, kinds of answer, homes, what is told of it, formula) for each.
template <class Add>
void add_broken_translations(Add add) {
    using namespace homes;
    add("moves_the_first", kind::mtv, {plane, space, balls, boxes},
        {"gives the vector that moves the first shape", "a sign lost between two libraries"},
        [](const auto& shapes) { return changed(ClampTranslation::answer(shapes), [](auto number) { return -number; }); });
    add("moves_half_way", kind::mtv, {plane, space, balls, boxes},
        {"leaves half of the way to the other shape", "physics that share the correction"},
        [](const auto& shapes) { return changed(ClampTranslation::answer(shapes), [](auto number) { return number / 2; }); });
    add("forgets_to_normalise", kind::mtv, {plane, space, balls, by_degrees, by_axis},
        {"multiplies by the offset in place of its direction", "a line lost in copying"}, [](const auto& shapes) {
            const auto distance = std::sqrt(outside_sq(shapes));
            if (is_inside(shapes) || distance >= shapes.radius) return ClampTranslation::answer(shapes);
            return outwards(shapes, [&](auto move) { return move * (shapes.radius - distance); });
        });
    add("zero_when_contained", kind::mtv, {plane, space, boxes, by_radians, by_quaternion},
        {"gives zero where the centre is inside", "the nearest point taken for the centre itself"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            return is_inside(shapes) ? Numbers<Scalar>{} : ClampTranslation::answer(shapes);
        });
    add("nan_when_contained", kind::mtv, {plane, space, balls},
        {"divides by a length of zero where the centre is inside", "normalize() of nothing"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
            return changed(Numbers<Scalar>{}, [](Scalar) { return std::numeric_limits<Scalar>::quiet_NaN(); });
        });
    add("forgets_the_radius_inside", kind::mtv, {plane, space},
        {"moves the centre to the side, and the ball not beyond it", "a point test that was given a radius later"}, [](const auto& shapes) {
            if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
            const std::size_t axis = nearest_axis(shapes);
            return along(axis, shapes.offset[axis], -shapes.overshoot(axis));
        });
    add("farthest_side", kind::mtv, {plane, space, boxes},
        {"leaves through the farthest pair of sides", "a comparison the wrong way round"}, [](const auto& shapes) {
            if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
            std::size_t axis = 0;
            for (std::size_t other = 1; other < shapes.dim; ++other)
                if (shapes.overshoot(other) < shapes.overshoot(axis)) axis = other;
            return along(axis, shapes.offset[axis], shapes.radius - shapes.overshoot(axis));
        });
    add("always_along_y", kind::mtv, {plane, space, boxes}, {"leaves upwards or downwards whatever is nearer", "platform games"},
        [](const auto& shapes) {
            if (!is_inside(shapes)) return ClampTranslation::answer(shapes);
            return along(1, shapes.offset[1], shapes.radius - shapes.overshoot(1));
        });
    add("away_from_the_centre", kind::mtv, {plane, space, boxes},
        {"leaves along the line of the centres", "two circles' rule kept for a box"}, [](const auto& shapes) {
            const auto length = std::hypot(std::hypot(shapes.offset[0], shapes.offset[1]), shapes.offset[2]);
            const auto right = ClampTranslation::answer(shapes);
            if (!is_inside(shapes) || length == 0) return right;
            const std::size_t axis = nearest_axis(shapes);
            const auto depth = shapes.radius - shapes.overshoot(axis);
            return changed(shapes.offset, [&](auto number) { return number / length * depth; });
        });
    add("least_overlap_of_squares", kind::mtv, {plane, space, balls},
        {"takes the ball for its square", "boxes' least overlap given a circle"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            if (outside_sq(shapes) >= shapes.radius * shapes.radius) return {};
            const std::size_t axis = nearest_axis(shapes);
            return along(axis, shapes.offset[axis], shapes.radius - shapes.overshoot(axis));
        });
    add("translation_by_the_square", kind::mtv, {plane, space, balls},
        {"takes the squared distance for the distance", "a root saved in the wrong place"}, [](const auto& shapes) {
            const auto square = outside_sq(shapes);
            if (is_inside(shapes) || square >= shapes.radius * shapes.radius) return ClampTranslation::answer(shapes);
            return outwards(shapes, [&](auto move) { return move / std::sqrt(square) * (shapes.radius - square); });
        });
    add("pulls_together", kind::mtv, {plane, space, balls, boxes},
        {"moves shapes that are apart until they touch", "a depth used without a look at its sign"}, [](const auto& shapes) {
            const auto distance = std::sqrt(outside_sq(shapes));
            if (is_inside(shapes) || distance < shapes.radius) return ClampTranslation::answer(shapes);
            return outwards(shapes, [&](auto move) { return move / distance * (shapes.radius - distance); });
        });
    add("adds_a_skin", kind::mtv, {plane, space, balls, boxes},
        {"moves a little farther so that the shapes stay apart", "slop of a physics engine"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            return changed(ClampTranslation::answer(shapes),
                           [](Scalar number) { return number + std::copysign(number == 0 ? 0 : Scalar{0.01F}, number); });
        });
    add("ignores_shallow_contact", kind::mtv, {plane, space, balls, boxes},
        {"gives zero for depths below 1e-4", "an epsilon in the unit of another game"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            const Numbers<Scalar> right = ClampTranslation::answer(shapes);
            return std::hypot(std::hypot(right[0], right[1]), right[2]) < Scalar{1e-4F} ? Numbers<Scalar>{} : right;
        });
    add("leaves_z_out", kind::mtv, {space}, {"leaves z out", "a game in the plane that got a third axis"}, [](auto shapes) {
        shapes.dim = 2;
        return ClampTranslation::answer(shapes);
    });
    add("always_to_the_positive_side", kind::mtv, {plane, space, boxes},
        {"leaves to the positive side whichever is nearer", "a least overlap without its sign"}, [](const auto& shapes) {
            const auto right = ClampTranslation::answer(shapes);
            return is_inside(shapes) ? changed(right, [](auto number) { return std::abs(number); }) : right;
        });
    // Of boxes: where one holds the other along an axis, what they share is less than what has to be moved.
    add("shared_intervals", kind::mtv, {boxes},
        {"takes the length that two intervals share for the way out", "min(right) - max(left), copied from pages on separating axes"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
            std::size_t least = 0;
            Numbers<Scalar> shared{};
            for (std::size_t axis = 0; axis < signature.dim; ++axis) {
                const Scalar center = lengths.first.center[axis], half = lengths.first.half_extent[axis];
                const Scalar other = lengths.second.center[axis], other_half = lengths.second.half_extent[axis];
                shared[axis] = std::min(center + half, other + other_half) - std::max(center - half, other - other_half);
                if (shared[axis] <= 0) return {};
                if (shared[axis] < shared[least]) least = axis;
            }
            return along(least, lengths.second.center[least] - lengths.first.center[least], shared[least]);
        });
    add("concentric_zero", kind::mtv, {plane, balls}, {"gives zero where the centres are one", "if (distance == 0) return"},
        []<class Scalar>(const PointAndBox<Scalar>& shapes) -> Numbers<Scalar> {
            const bool is_one = shapes.offset == Numbers<Scalar>{};
            return is_one ? Numbers<Scalar>{} : ClampTranslation::answer(shapes);
        });
    // The nearest point in the world, c + clamp(p - c): what is added and taken away again rounds along the side, and close to it that
    // is as much as the way out.
    add("nearest_point_in_the_world", kind::mtv, {plane},
        {"adds the centre to the clamped offset and takes it away again",
         "collision resolution of tutorials, with the vector from the nearest point"},
        []<class Scalar>(const Signature& signature, const Scalar* row) -> Numbers<Scalar> {
            const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
            Numbers<Scalar> move{};
            Scalar square = 0;
            for (std::size_t axis = 0; axis < signature.dim; ++axis) {
                const Scalar half = lengths.first.half_extent[axis];
                const Scalar clamped = std::min(std::max(lengths.second.center[axis] - lengths.first.center[axis], -half), half);
                const Scalar nearest = lengths.first.center[axis] + clamped;
                move[axis] = lengths.second.center[axis] - nearest;
                square += move[axis] * move[axis];
            }
            const Scalar distance = std::sqrt(square);
            if (distance == 0) return ClampTranslation::answer(point_and_box(signature, row));
            if (distance >= lengths.second.radius) return {};
            return changed(move, [&](Scalar number) { return number / distance * (lengths.second.radius - distance); });
        });
}

}  // namespace tangency::answers
