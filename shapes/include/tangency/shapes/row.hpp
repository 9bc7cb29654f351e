// SPDX-License-Identifier: MIT
// From a row of numbers in argument order to the plain shapes of a form.
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>

#include "tangency/shapes/layout.hpp"
#include "tangency/shapes/rotated.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency {

/// The shapes that a form stores.
template <Form form, class Scalar, std::size_t Dim>
using ShapesOf = std::tuple_element_t<static_cast<std::size_t>(form), FormShapes<Scalar, Dim>>;

/// The orientation type that an orientation stores.
template <Orientation>
struct OrientationOf;

template <>
struct OrientationOf<Orientation::radians> {
    template <class Scalar>
    using Type = Radians<Scalar>;
};

template <>
struct OrientationOf<Orientation::degrees> {
    template <class Scalar>
    using Type = Degrees<Scalar>;
};

template <>
struct OrientationOf<Orientation::axis> {
    template <class Scalar>
    using Type = Axis<Scalar>;
};

template <>
struct OrientationOf<Orientation::quaternion> {
    template <class Scalar>
    using Type = Quaternion<Scalar>;
};

/// Calls visit(box, ball) with the shapes that `numbers` (number_count of them) spell; the box is Rotated unless
/// `orientation` is none. Every number must be exactly representable as Scalar.
template <Form form, Orientation orientation, class Scalar, std::size_t Dim, class Number, class Visit>
decltype(auto) with_shapes(const Number* numbers, Visit&& visit) {
    constexpr const Layout& layout = layout_for<form, orientation, Dim>;
    const auto at = [numbers](std::size_t place) { return static_cast<Scalar>(numbers[place]); };
    using Box = typename ShapesOf<form, Scalar, Dim>::Box;
    Box box;
    typename ShapesOf<form, Scalar, Dim>::BallLike ball;
    auto& [first, second] = box;
    auto& [position, radius] = ball;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        first[axis] = at(layout.first(axis));
        second[axis] = at(layout.second(axis));
        position[axis] = at(layout.ball(axis));
    }
    radius = at(layout.radius());
    if constexpr (orientation == Orientation::none) {
        return std::forward<Visit>(visit)(std::as_const(box), std::as_const(ball));
    } else {
        using OrientationType = typename OrientationOf<orientation>::template Type<Scalar>;
        const auto rotated = [&]<std::size_t... Index>(std::index_sequence<Index...>) {
            return Rotated<Box, OrientationType>{box, {at(layout.orientation() + Index)...}};
        }
        (std::make_index_sequence<orientation_size(orientation)>{});
        return std::forward<Visit>(visit)(rotated, std::as_const(ball));
    }
}

namespace detail {

/// The shape that is spelled from `numbers` on.
template <class Shape, class Scalar, class Number>
Shape shape_at(const Number* numbers) {
    Shape shape;
    const auto take_axes = [&](auto& vector) {
        for (auto& number : vector) number = static_cast<Scalar>(*numbers++);
    };
    if constexpr (requires { shape.end; }) {
        take_axes(shape.start);
        take_axes(shape.end);
    } else {
        auto& [first, second] = shape;
        take_axes(first);
        if constexpr (requires { shape.radius; })
            second = static_cast<Scalar>(*numbers);
        else
            take_axes(second);
    }
    if constexpr (requires {
                      shape.end;
                      shape.radius;
                  })
        shape.radius = static_cast<Scalar>(*numbers);
    return shape;
}

/// The polygon whose vertices begin at a place of the row.
template <class Scalar, class Number>
Polygon<Scalar> polygon_at(const Number* numbers, std::size_t vertices) {
    Polygon<Scalar> polygon;
    polygon.count = vertices;
    for (std::size_t place = 0; place < 2 * vertices; ++place) polygon.vertices[place / 2][place % 2] = static_cast<Scalar>(numbers[place]);
    return polygon;
}

}  // namespace detail

/// The same for the two shapes of another question's row.
template <Question question, Form form, class Scalar, std::size_t Dim, class Number, class Visit>
decltype(auto) with_question_shapes(const Number* numbers, Visit&& visit) {
    const auto visit_as = [&]<class First, class Second>(std::size_t size_of_first) -> decltype(auto) {
        return std::forward<Visit>(visit)(detail::shape_at<First, Scalar>(numbers),
                                          detail::shape_at<Second, Scalar>(numbers + size_of_first));
    };
    if constexpr (has_polygon(question)) {
        constexpr VertexCounts counts = vertices_of(form);
        const Number* const second = numbers + 2 * counts.first;
        if constexpr (counts.second > 0)
            return std::forward<Visit>(visit)(detail::polygon_at<Scalar>(numbers, counts.first),
                                              detail::polygon_at<Scalar>(second, counts.second));
        else
            return std::forward<Visit>(visit)(detail::polygon_at<Scalar>(numbers, counts.first),
                                              detail::shape_at<Ball<Scalar, Dim>, Scalar>(second));
    } else if constexpr (question == Question::ball_ball) {
        return visit_as.template operator()<Ball<Scalar, Dim>, Ball<Scalar, Dim>>(Dim + 1);
    } else {
        using Box = typename ShapesOf<form, Scalar, Dim>::Box;
        using Way = std::conditional_t<has_radius(question), MovingBall<Scalar, Dim>, Segment<Scalar, Dim>>;
        return visit_as.template operator()<Box, std::conditional_t<has_end(question), Way, Box>>(2 * Dim);
    }
}

/// Either, by a signature that is known when compiling.
template <Signature signature, class Number, class Visit>
decltype(auto) with_shapes_of(const Number* numbers, Visit&& visit) {
    using Scalar = ScalarOf<signature.scalar>;
    if constexpr (signature.question == Question::box_ball)
        return with_shapes<signature.form, signature.orientation, Scalar, signature.dim>(numbers, std::forward<Visit>(visit));
    else
        return with_question_shapes<signature.question, signature.form, Scalar, signature.dim>(numbers, std::forward<Visit>(visit));
}

namespace detail {

template <bool rotated, std::size_t Index, std::size_t Dim, class Result, class Scalar, class Visit>
Result visit_shapes(const Signature& signature, const Scalar* numbers, Visit& visit) {
    if constexpr (Dim > 3) {
        return visit_shapes<rotated, Index + 1, 1, Result>(signature, numbers, visit);
    } else if constexpr (Index < all_forms.size()) {
        constexpr FormName known = all_forms[Index];
        if constexpr (known.exists_in(Dim) && (known.orientation != Orientation::none) == rotated)
            if (signature.form == known.form && signature.orientation == known.orientation && signature.dim == Dim)
                return with_shapes<known.form, known.orientation, Scalar, Dim>(numbers, visit);
        return visit_shapes<rotated, Index, Dim + 1, Result>(signature, numbers, visit);
    } else {
        throw std::logic_error("no such form");
    }
}

}  // namespace detail

/// with_shapes() for callers that learn the signature at run time: of rotated boxes alone or of all others alone.
template <bool rotated, class Scalar, class Visit>
auto visit_shapes(const Signature& signature, std::span<const Scalar> numbers, Visit visit) {
    constexpr Orientation any = rotated ? Orientation::radians : Orientation::none;
    using Result = decltype(with_shapes<Form::center_half, any, Scalar, 2>(numbers.data(), visit));
    return detail::visit_shapes<rotated, 0, 1, Result>(signature, numbers.data(), visit);
}

}  // namespace tangency
