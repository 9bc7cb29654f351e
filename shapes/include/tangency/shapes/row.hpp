// SPDX-License-Identifier: MIT
// From a row of numbers in argument order to the plain shapes of a form.
#pragma once

#include <cstddef>
#include <utility>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency {

/// The shape types that a form stores.
template <Form>
struct ShapesOf;

template <>
struct ShapesOf<Form::center_half> {
    template <class Scalar, std::size_t Dim>
    using Box = CenterHalfBox<Scalar, Dim>;
    template <class Scalar, std::size_t Dim>
    using BallLike = Ball<Scalar, Dim>;
};

template <>
struct ShapesOf<Form::lo_hi> {
    template <class Scalar, std::size_t Dim>
    using Box = LoHiBox<Scalar, Dim>;
    template <class Scalar, std::size_t Dim>
    using BallLike = Ball<Scalar, Dim>;
};

template <>
struct ShapesOf<Form::corner_size> {
    template <class Scalar, std::size_t Dim>
    using Box = CornerSizeBox<Scalar, Dim>;
    template <class Scalar, std::size_t Dim>
    using BallLike = Ball<Scalar, Dim>;
};

template <>
struct ShapesOf<Form::corner_size_ball_corner> {
    template <class Scalar, std::size_t Dim>
    using Box = CornerSizeBox<Scalar, Dim>;
    template <class Scalar, std::size_t Dim>
    using BallLike = CorneredBall<Scalar, Dim>;
};

/// Calls visit(box, ball) with the shapes that `numbers` (number_count of them) spell in `form`.
/// Every number must be exactly representable as Scalar.
template <Form form, class Scalar, std::size_t Dim, class Number, class Visit>
decltype(auto) with_shapes(const Number* numbers, Visit&& visit) {
    typename ShapesOf<form>::template Box<Scalar, Dim> box;
    typename ShapesOf<form>::template BallLike<Scalar, Dim> ball;
    auto& [first, second] = box;
    auto& [position, radius] = ball;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        first[axis] = static_cast<Scalar>(numbers[axis]);
        second[axis] = static_cast<Scalar>(numbers[Dim + axis]);
        position[axis] = static_cast<Scalar>(numbers[2 * Dim + axis]);
    }
    radius = static_cast<Scalar>(numbers[3 * Dim]);
    return std::forward<Visit>(visit)(std::as_const(box), std::as_const(ball));
}

}  // namespace tangency
