// SPDX-License-Identifier: MIT
// The right parts that mutants share, so that each mutant file shows its one defect and little else.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants::support {

/// How far the point lies outside the box on each axis; 0 where it does not.
template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> overshoot(const CenterHalfBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    Vector<Scalar, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        result[axis] = std::max(std::abs(point[axis] - box.center[axis]) - box.half_extent[axis], Scalar(0));
    }
    return result;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> overshoot(const LoHiBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    Vector<Scalar, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        result[axis] = std::max(std::max(box.lo[axis] - point[axis], point[axis] - box.hi[axis]), Scalar(0));
    }
    return result;
}

template <class Scalar, std::size_t Dim>
Vector<Scalar, Dim> overshoot(const CornerSizeBox<Scalar, Dim>& box, const Vector<Scalar, Dim>& point) {
    Vector<Scalar, Dim> hi{};
    for (std::size_t axis = 0; axis < Dim; ++axis) hi[axis] = box.corner[axis] + box.extent[axis];
    return overshoot(LoHiBox<Scalar, Dim>{box.corner, hi}, point);
}

template <class Scalar, std::size_t Dim>
Scalar sum_of_squares(const Vector<Scalar, Dim>& vector) {
    Scalar sum = 0;
    for (const Scalar component : vector) sum += component * component;
    return sum;
}

/// On how many axes the point lies outside the box: 0 inside, 1 beyond a face, Dim beyond a corner.
template <class Scalar, std::size_t Dim>
std::ptrdiff_t axes_outside(const Vector<Scalar, Dim>& overshoot) {
    return std::count_if(overshoot.begin(), overshoot.end(), [](Scalar excess) { return excess > 0; });
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
    return distance_sq(box, ball) <= ball.radius * ball.radius;
}

/// The right answer under the open contract.
template <class Box, class Scalar, std::size_t Dim>
bool hits_open(const Box& box, const Ball<Scalar, Dim>& ball) {
    return distance_sq(box, ball) < ball.radius * ball.radius;
}

/// Whether the box reaches the ball's own bounding box.
template <class Box, class Scalar, std::size_t Dim>
bool reaches_bounding_box(const Box& box, const Ball<Scalar, Dim>& ball) {
    const Vector<Scalar, Dim> excess = overshoot(box, ball.center);
    return std::all_of(excess.begin(), excess.end(), [&](Scalar each) { return each <= ball.radius; });
}

/// Whether the box reaches a regular polygon of so many sides inscribed in the circle, the first turned by `turn` sides.
template <int sides, class Scalar, std::size_t Dim>
bool reaches_polygon(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball, double turn) {
    const double dx = double(ball.center[0]) - double(box.center[0]);
    const double dy = double(ball.center[1]) - double(box.center[1]);
    const double hx = double(box.half_extent[0]);
    const double hy = double(box.half_extent[1]);
    const double radius = double(ball.radius);
    for (int side = 0; side < sides / 2; ++side) {
        const double angle = 2 * std::numbers::pi * (side + turn) / sides;
        const double nx = std::cos(angle);
        const double ny = std::sin(angle);
        const double reach = std::abs(nx) * hx + std::abs(ny) * hy + radius * std::cos(std::numbers::pi / sides);
        if (std::abs(nx * dx + ny * dy) > reach) return false;
    }
    return reaches_bounding_box(box, ball);
}

/// Every component through `change`, into components of type To.
template <class To, class Scalar, std::size_t Dim, class Change>
Vector<To, Dim> mapped(const Vector<Scalar, Dim>& vector, Change change) {
    Vector<To, Dim> result{};
    for (std::size_t axis = 0; axis < Dim; ++axis) result[axis] = static_cast<To>(change(vector[axis]));
    return result;
}

/// The box with every number through `change`, stored as To.
template <class To, class Scalar, std::size_t Dim, class Change>
CenterHalfBox<To, Dim> mapped(const CenterHalfBox<Scalar, Dim>& box, Change change) {
    return {mapped<To>(box.center, change), mapped<To>(box.half_extent, change)};
}

/// The ball with every number through `change`, stored as To.
template <class To, class Scalar, std::size_t Dim, class Change>
Ball<To, Dim> mapped(const Ball<Scalar, Dim>& ball, Change change) {
    return {mapped<To>(ball.center, change), static_cast<To>(change(ball.radius))};
}

/// The same number: for mapped, when only the type changes.
inline constexpr auto unchanged = [](auto value) { return value; };

/// Shapes in double, where float squares neither overflow nor underflow.
template <class Scalar, std::size_t Dim>
CenterHalfBox<double, Dim> widened(const CenterHalfBox<Scalar, Dim>& box) {
    return mapped<double>(box, unchanged);
}

template <class Scalar, std::size_t Dim>
Ball<double, Dim> widened(const Ball<Scalar, Dim>& ball) {
    return mapped<double>(ball, unchanged);
}

/// The value to nearest with `bits` significant bits.
template <class Scalar>
Scalar rounded_to_bits(Scalar value, int bits) {
    int exponent = 0;
    const Scalar fraction = std::frexp(value, &exponent);
    return std::ldexp(std::nearbyint(std::ldexp(fraction, bits)), exponent - bits);
}

}  // namespace tangency::mutants::support
