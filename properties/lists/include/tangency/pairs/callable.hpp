// SPDX-License-Identifier: MIT
// Any C++ callable as a broad phase: it takes a list of plain shapes and gives back pairs of places.
#pragma once

#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "tangency/pairs/trial.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::pairs {

/// A list as a function gets it: each shape a box along the axes, stored as the form says, or a ball.
template <Form form, class Scalar, std::size_t Dim>
using PlainShapes = std::vector<std::variant<typename ShapesOf<form, Scalar, Dim>::Box, Ball<Scalar, Dim>>>;

/// The plain shapes of a list, whose signature must be of that form, scalar and dimension.
template <Form form, class Scalar, std::size_t Dim>
PlainShapes<form, Scalar, Dim> plain_shapes(const ShapeList& list) {
    using Box = typename ShapesOf<form, Scalar, Dim>::Box;
    PlainShapes<form, Scalar, Dim> shapes;
    for (const Shape& shape : list.shapes) {
        if (shape.is_ball)
            shapes.push_back(tangency::detail::shape_at<Ball<Scalar, Dim>, Scalar>(shape.numbers.data()));
        else
            shapes.push_back(tangency::detail::shape_at<Box, Scalar>(shape.numbers.data()));
    }
    return shapes;
}

/// A callable as a function on trial. What it returns is a range of pairs of whole numbers: std::pair, std::array of two, a struct of two.
template <Form form, class Scalar, std::size_t Dim, class Function>
Finder finder_of(Function function) {
    return [function](const ShapeList& list) mutable {
        const PlainShapes<form, Scalar, Dim> shapes = plain_shapes<form, Scalar, Dim>(list);
        // What an int does not hold is no place of a list either.
        const auto place = [](auto number) { return std::in_range<int>(number) ? static_cast<int>(number) : -1; };
        PairList pairs;
        for (const auto& [first, second] : std::invoke(function, shapes)) pairs.push_back({place(first), place(second)});
        return pairs;
    };
}

}  // namespace tangency::pairs
