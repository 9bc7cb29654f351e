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

/// The type that functions on trial take a shape as.
template <ShapeKind kind, Form form, class Scalar, std::size_t Dim>
constexpr auto type_of_shape() {
    if constexpr (kind == ShapeKind::box)
        return std::type_identity<typename ShapesOf<form, Scalar, Dim>::Box>{};
    else if constexpr (kind == ShapeKind::ball)
        return std::type_identity<Ball<Scalar, Dim>>{};
    else if constexpr (kind == ShapeKind::segment)
        return std::type_identity<Segment<Scalar, Dim>>{};
    else if constexpr (kind == ShapeKind::point)
        return std::type_identity<Point<Scalar, Dim>>{};
    else if constexpr (kind == ShapeKind::polygon)
        return std::type_identity<Polygon<Scalar>>{};
    else
        return std::type_identity<Capsule<Scalar, Dim>>{};
}

/// The polygon whose vertices begin at a place of the row.
template <class Scalar, class Number>
Polygon<Scalar> polygon_at(const Number* numbers, std::size_t vertices) {
    Polygon<Scalar> polygon;
    polygon.count = vertices;
    for (std::size_t place = 0; place < 2 * vertices; ++place) polygon.vertices[place / 2][place % 2] = static_cast<Scalar>(numbers[place]);
    return polygon;
}

/// The shape that is spelled from `numbers` on: vectors, and then a radius.
template <class Shape, class Scalar, class Number>
Shape shape_at(const Number* numbers, std::size_t vertices = 0) {
    if constexpr (std::is_same_v<Shape, Polygon<Scalar>>) {
        return polygon_at<Scalar>(numbers, vertices);
    } else {
        Shape shape;
        const auto take = [&](auto& part) {
            if constexpr (requires { part[0]; })
                for (Scalar& number : part) number = static_cast<Scalar>(*numbers++);
            else
                part = static_cast<Scalar>(*numbers++);
        };
        if constexpr (requires { shape.position; }) {
            take(shape.position);
        } else if constexpr (requires { shape.end; }) {
            take(shape.start);
            take(shape.end);
            if constexpr (requires { shape.radius; }) take(shape.radius);
        } else {
            auto& [first, second] = shape;
            take(first);
            take(second);
        }
        return shape;
    }
}

/// Rotated by the numbers that begin there; as it is where the orientation is none.
template <Orientation orientation, class Scalar, class Shape, class Number>
auto with_orientation(const Shape& shape, const Number* numbers) {
    if constexpr (orientation == Orientation::none) {
        return shape;
    } else {
        using OrientationType = typename OrientationOf<orientation>::template Type<Scalar>;
        return [&]<std::size_t... Index>(std::index_sequence<Index...>) {
            return Rotated<Shape, OrientationType>{shape, {static_cast<Scalar>(numbers[Index])...}};
        }
        (std::make_index_sequence<orientation_size(orientation)>{});
    }
}

}  // namespace detail

/// The same for the two shapes of another question's row.
template <Question question, Form form, Orientation orientation, class Scalar, std::size_t Dim, class Number, class Visit>
decltype(auto) with_question_shapes(const Number* numbers, Visit&& visit) {
    constexpr Signature signature{form, ScalarType::f64, Dim, orientation, question};
    constexpr ShapeKind first = detail::row_of(question).first, second = detail::row_of(question).second;
    constexpr const Layout& layout = layout_of(signature);
    constexpr std::size_t place = layout.ball(0);
    constexpr Orientation of_second = layout.has_second_turn() ? orientation : Orientation::none;
    using First = typename decltype(detail::type_of_shape<first, form, Scalar, Dim>())::type;
    using Second = typename decltype(detail::type_of_shape<second, form, Scalar, Dim>())::type;
    constexpr VertexCounts counts = vertices_of(form);
    const First one = detail::shape_at<First, Scalar>(numbers, counts.first);
    const Second other = detail::shape_at<Second, Scalar>(numbers + place, counts.second);
    return std::forward<Visit>(visit)(detail::with_orientation<orientation, Scalar>(one, numbers + place - orientation_size(orientation)),
                                      detail::with_orientation<of_second, Scalar>(other, numbers + layout.orientation(ShapeOf::second)));
}

/// The same of a question of polygons, which may have other numbers of vertices than the signature says.
template <Signature signature, class Number, class Visit>
decltype(auto) with_polygon_shapes(const VertexCounts& counts, const Number* numbers, Visit&& visit) {
    using Scalar = ScalarOf<signature.scalar>;
    constexpr ShapeKind second = detail::row_of(signature.question).second;
    using Second = typename decltype(detail::type_of_shape<second, signature.form, Scalar, signature.dim>())::type;
    return std::forward<Visit>(visit)(detail::polygon_at<Scalar>(numbers, counts.first),
                                      detail::shape_at<Second, Scalar>(numbers + 2 * counts.first, counts.second));
}

/// Either, by a signature that is known when compiling.
template <Signature signature, class Number, class Visit>
decltype(auto) with_shapes_of(const Number* numbers, Visit&& visit) {
    using Scalar = ScalarOf<signature.scalar>;
    if constexpr (signature.question == Question::box_ball)
        return with_shapes<signature.form, signature.orientation, Scalar, signature.dim>(numbers, std::forward<Visit>(visit));
    else
        return with_question_shapes<signature.question, signature.form, signature.orientation, Scalar, signature.dim>(
            numbers, std::forward<Visit>(visit));
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
