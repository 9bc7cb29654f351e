// SPDX-License-Identifier: MIT
// The right answer for an axis-aligned box, in the pieces that mutants replace: a mutant keeps the others.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <type_traits>

#include "tangency/impl/as.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

using impl::as;
using impl::centered;
using impl::on_every_axis;
using impl::sum_of_squares;

template <class Scalar>
constexpr Scalar square(Scalar value) {
    return value * value;
}

template <class Scalar>
constexpr Scalar positive(Scalar value) {
    return std::max(value, Scalar(0));
}

/// The sum of term(axis)^2 over the axes of a shape, from the first on.
template <template <class, std::size_t> class Shape, class Scalar, std::size_t Dim, class Term>
auto sum_of_squares(const Shape<Scalar, Dim>&, Term term) {
    return sum_of_squares<Dim>(term);
}

/// Whether something holds on every axis of a shape, or on any.
template <template <class, std::size_t> class Shape, class Scalar, std::size_t Dim, class Predicate>
bool on_every_axis(const Shape<Scalar, Dim>&, Predicate holds) {
    return on_every_axis<Dim>(holds);
}

template <template <class, std::size_t> class Shape, class Scalar, std::size_t Dim, class Predicate>
bool on_some_axis(const Shape<Scalar, Dim>&, Predicate holds) {
    return !on_every_axis<Dim>([&](std::size_t axis) { return !holds(axis); });
}

/// The ball with another radius, or about another centre.
template <class Scalar, std::size_t Dim>
Ball<Scalar, Dim> with_radius(const Ball<Scalar, Dim>& ball, std::type_identity_t<Scalar> radius) {
    return {ball.center, radius};
}

template <template <class, std::size_t> class BallLike, class Scalar, std::size_t Dim>
Ball<Scalar, Dim> about(const std::type_identity_t<Vector<Scalar, Dim>>& center, const BallLike<Scalar, Dim>& ball) {
    return {center, ball.radius};
}

/// Boxes by their numbers, of the type that the first of them have.
template <class Scalar, std::size_t Dim>
CenterHalfBox<Scalar, Dim> by_center(const Vector<Scalar, Dim>& center, const std::type_identity_t<Vector<Scalar, Dim>>& half_extent) {
    return {center, half_extent};
}

template <class Scalar, std::size_t Dim>
CornerSizeBox<Scalar, Dim> by_corner(const Vector<Scalar, Dim>& corner, const std::type_identity_t<Vector<Scalar, Dim>>& extent) {
    return {corner, extent};
}

template <class Scalar, std::size_t Dim>
LoHiBox<Scalar, Dim> by_sides(const Vector<Scalar, Dim>& lo, const std::type_identity_t<Vector<Scalar, Dim>>& hi) {
    return {lo, hi};
}

template <class Scalar, std::size_t Dim>
CenterSizeBox<Scalar, Dim> by_center_and_size(const Vector<Scalar, Dim>& center, const std::type_identity_t<Vector<Scalar, Dim>>& extent) {
    return {center, extent};
}

template <class Scalar, std::size_t Dim>
Scalar sum_of_squares(const Vector<Scalar, Dim>& vector) {
    return sum_of_squares<Dim>([&](std::size_t axis) { return vector[axis]; });
}

/// How far the ball's centre lies beyond the box's sides across one axis; negative between them.
template <class Scalar, std::size_t Dim>
Scalar signed_overshoot(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball, std::size_t axis) {
    return std::abs(ball.center[axis] - box.center[axis]) - box.half_extent[axis];
}

/// How far the point lies outside the box on each axis; 0 where it does not.
template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> overshoot(const CenterHalfBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    Vector<Scalar, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis)
        result[axis] = positive(std::abs(point[axis] - box.center[axis]) - box.half_extent[axis]);
    return result;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> overshoot(const LoHiBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    Vector<Scalar, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis)
        result[axis] = positive(std::max(box.lo[axis] - point[axis], point[axis] - box.hi[axis]));
    return result;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> overshoot(const CornerSizeBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    return overshoot(impl::sides_of(box), point);
}

/// On how many axes the ball's centre lies outside the box: 0 inside, 1 beyond a face, Dim beyond a corner.
template <class Box, class Scalar, std::size_t Dim>
std::ptrdiff_t axes_outside(const Box& box, const Ball<Scalar, Dim>& ball) {
    const Vector<Scalar, Dim> beyond = overshoot(box, ball.center);
    return std::count_if(beyond.begin(), beyond.end(), [](Scalar each) { return each > 0; });
}

template <class Box, class Scalar, std::size_t Dim>
Scalar distance_sq(const Box& box, const Ball<Scalar, Dim>& ball) {
    return sum_of_squares(overshoot(box, ball.center));
}

template <class Box, class Scalar, std::size_t Dim>
Scalar distance(const Box& box, const Ball<Scalar, Dim>& ball) {
    return std::sqrt(distance_sq(box, ball));
}

/// The right answer under the closed contract.
template <class Box, class Scalar, std::size_t Dim>
bool hits_closed(const Box& box, const Ball<Scalar, Dim>& ball) {
    return distance_sq(box, ball) <= square(ball.radius);
}

/// The right answer under the open contract.
template <class Box, class Scalar, std::size_t Dim>
bool hits_open(const Box& box, const Ball<Scalar, Dim>& ball) {
    return distance_sq(box, ball) < square(ball.radius);
}

/// Whether the box reaches the ball's own bounding box.
template <class Box, class Scalar, std::size_t Dim>
bool reaches_bounding_box(const Box& box, const Ball<Scalar, Dim>& ball) {
    const Vector<Scalar, Dim> beyond = overshoot(box, ball.center);
    return std::all_of(beyond.begin(), beyond.end(), [&](Scalar each) { return each <= ball.radius; });
}

/// From the box's centre to the ball's.
template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> offset(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    Vector<Scalar, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis) result[axis] = ball.center[axis] - box.center[axis];
    return result;
}

template <class Scalar, std::size_t Dim>
Scalar center_distance(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    return std::sqrt(sum_of_squares(offset(box, ball)));
}

/// The squared distance from the ball's centre to the box's farthest corner.
template <class Scalar, std::size_t Dim>
Scalar farthest_corner_sq(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    return sum_of_squares<Dim>([&](std::size_t axis) { return std::abs(ball.center[axis] - box.center[axis]) + box.half_extent[axis]; });
}

/// The squared distance from the ball's centre to the box's nearest corner.
template <class Scalar, std::size_t Dim>
Scalar nearest_corner_sq(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    return sum_of_squares<Dim>(
        [&](std::size_t axis) { return std::min(std::abs(ball.center[axis] - box.lo[axis]), std::abs(ball.center[axis] - box.hi[axis])); });
}

/// Every component through `change`, into components of type To.
template <class To, class Scalar, std::size_t Dim, class Change>
Vector<To, Dim> mapped(const Vector<Scalar, Dim>& vector, Change change) {
    Vector<To, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis) result[axis] = static_cast<To>(change(vector[axis]));
    return result;
}

/// The box or the ball with every number through `change`, stored as To.
template <class To, class Scalar, std::size_t Dim, class Change>
CenterHalfBox<To, Dim> mapped(const CenterHalfBox<Scalar, Dim>& box, Change change) {
    return {mapped<To>(box.center, change), mapped<To>(box.half_extent, change)};
}

template <class To, class Scalar, std::size_t Dim, class Change>
Ball<To, Dim> mapped(const Ball<Scalar, Dim>& ball, Change change) {
    return {mapped<To>(ball.center, change), static_cast<To>(change(ball.radius))};
}

/// The value to nearest with `bits` significant bits.
template <class Scalar>
Scalar rounded_to_bits(Scalar value, int bits) {
    int exponent = 0;
    const Scalar fraction = std::frexp(value, &exponent);
    return std::ldexp(std::nearbyint(std::ldexp(fraction, bits)), exponent - bits);
}

}  // namespace tangency::mutants
