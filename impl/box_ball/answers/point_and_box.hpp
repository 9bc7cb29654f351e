// SPDX-License-Identifier: MIT
// What methods that answer numbers are given: two shapes as a point and a box with rounded corners, in floats.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <type_traits>

#include "tangency/impl/as.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::answers {

template <class Scalar>
using Numbers = std::array<Scalar, 3>;

/// A float in which no square of a scalar's number leaves the range.
template <class Scalar>
using WiderOf = std::conditional_t<std::is_same_v<Scalar, float>, double, long double>;

/// What a method answers, which may be one number, as a scalar's.
template <class Scalar, class Answer>
Numbers<Scalar> numbers_of(const Answer& answer) {
    if constexpr (std::is_arithmetic_v<Answer>)
        return {static_cast<Scalar>(answer)};
    else
        return impl::as<Scalar>(answer);
}

template <class Scalar>
Scalar positive(Scalar number) {
    return std::max(number, Scalar{0});
}

/// The second centre seen from the first, the half extents summed, the radii summed: each rounded as a program would round it.
template <class Scalar>
struct PointAndBox {
    std::size_t dim = 0;
    Numbers<Scalar> offset{}, half_extent{};
    Scalar radius = 0;
    Question question = Question::box_ball;
    AnswerKind asked = AnswerKind::distance;

    Scalar overshoot(std::size_t axis) const { return std::abs(offset[axis]) - half_extent[axis]; }
    Scalar beyond(std::size_t axis) const { return std::max(overshoot(axis), Scalar{0}); }
};

/// From a row whose numbers are scalars, by centre and half extents whatever the form stores.
template <class Scalar>
PointAndBox<Scalar> point_and_box(const Signature& signature, const Scalar* row) {
    const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return row[place]; });
    PointAndBox<Scalar> shapes{
        .dim = signature.dim, .radius = lengths.second.radius, .question = signature.question, .asked = signature.answer};
    const bool of_balls = signature.question == Question::ball_ball;
    if (of_balls) shapes.radius += lengths.first.radius;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        shapes.offset[axis] = lengths.second.center[axis] - lengths.first.center[axis];
        if (!of_balls) shapes.half_extent[axis] = lengths.first.half_extent[axis] + lengths.second.half_extent[axis];
    }
    return shapes;
}

/// The sum of the squares of how far the point is beyond the sides.
template <class Scalar>
Scalar outside_sq(const PointAndBox<Scalar>& shapes) {
    Scalar sum = 0;
    for (std::size_t axis = 0; axis < shapes.dim; ++axis) sum += shapes.beyond(axis) * shapes.beyond(axis);
    return sum;
}

/// The axis on which a point in the box is nearest to a side.
template <class Scalar>
std::size_t nearest_axis(const PointAndBox<Scalar>& shapes) {
    std::size_t nearest = 0;
    for (std::size_t axis = 1; axis < shapes.dim; ++axis)
        if (shapes.overshoot(axis) > shapes.overshoot(nearest)) nearest = axis;
    return nearest;
}

/// A vector along one axis, with the sign of the way there.
template <class Scalar>
Numbers<Scalar> along(std::size_t axis, Scalar way, Scalar length) {
    Numbers<Scalar> vector{};
    vector[axis] = way < 0 ? -length : length;
    return vector;
}

}  // namespace tangency::answers
