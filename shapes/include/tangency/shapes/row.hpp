// SPDX-License-Identifier: MIT
// From a row of numbers in argument order to the plain shapes of a form.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
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

namespace detail {

template <Form form, class Scalar, std::size_t Dim, bool is_of_box>
struct StoredIn {
    using Type = std::tuple_element_t<static_cast<std::size_t>(form), FormShapes<Scalar, Dim>>;
};
template <Form form, class Scalar, std::size_t Dim>
struct StoredIn<form, Scalar, Dim, false> {
    using Type = Stored<void, Ball<Scalar, Dim>>;
};

}  // namespace detail

/// The shapes that a form stores; those of a form without a box are balls.
template <Form form, class Scalar, std::size_t Dim>
using ShapesOf = typename detail::StoredIn<form, Scalar, Dim, (form < Form::center_radius)>::Type;

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

namespace detail {

/// The polygon whose vertices begin at a place of the row.
template <class Scalar, class Number>
Polygon<Scalar> polygon_at(const Number* numbers, std::size_t vertices) {
    Polygon<Scalar> polygon;
    polygon.count = vertices;
    for (std::size_t place = 0; place < 2 * vertices; ++place) polygon.vertices[place / 2][place % 2] = static_cast<Scalar>(numbers[place]);
    return polygon;
}

/// The shape that is spelled from `numbers` on, which stand in the order of its members.
template <class Shape, class Scalar, class Number>
Shape shape_at(const Number* numbers, std::size_t vertices = 0) {
    if constexpr (std::is_same_v<Shape, Polygon<Scalar>>) {
        return polygon_at<Scalar>(numbers, vertices);
    } else {
        std::array<Scalar, sizeof(Shape) / sizeof(Scalar)> members;
        std::transform(numbers, numbers + members.size(), members.begin(), [](Number number) { return static_cast<Scalar>(number); });
        return std::bit_cast<Shape>(members);
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

/// Calls visit with the two shapes that a row of the question spells; a box is Rotated unless `orientation` is none. Every number must be
/// exactly representable as Scalar.
template <Question question, Form form, Orientation orientation, class Scalar, std::size_t Dim, class Number, class Visit>
decltype(auto) with_question_shapes(const Number* numbers, Visit&& visit) {
    constexpr Signature signature{form, ScalarType::f64, Dim, orientation, question};
    constexpr ShapeKind first = detail::row_of(question).first, second = detail::row_of(question).second;
    constexpr const Layout& layout = layout_of(signature);
    constexpr std::size_t place = layout.ball(0);
    constexpr Orientation of_second = layout.has_second_turn() ? orientation : Orientation::none;
    using Shapes = ShapesOf<form, Scalar, Dim>;
    using First = typename decltype(detail::type_of_shape<first, Shapes, Scalar, Dim>())::type;
    using Second = typename decltype(detail::type_of_shape<second, Shapes, Scalar, Dim>())::type;
    constexpr VertexCounts counts = vertices_of(form);
    const First one = detail::shape_at<First, Scalar>(numbers, counts.first);
    const Second other = detail::shape_at<Second, Scalar>(numbers + place, counts.second);
    return std::forward<Visit>(visit)(detail::with_orientation<orientation, Scalar>(one, numbers + place - orientation_size(orientation)),
                                      detail::with_orientation<of_second, Scalar>(other, numbers + layout.orientation(ShapeOf::second)));
}

/// with_question_shapes() of a box and a ball.
template <Form form, Orientation orientation, class Scalar, std::size_t Dim, class Number, class Visit>
decltype(auto) with_shapes(const Number* numbers, Visit&& visit) {
    return with_question_shapes<Question::box_ball, form, orientation, Scalar, Dim>(numbers, std::forward<Visit>(visit));
}

/// The same of a question of polygons, which may have other numbers of vertices than the signature says.
template <Signature signature, class Number, class Visit>
decltype(auto) with_polygon_shapes(const VertexCounts& counts, const Number* numbers, Visit&& visit) {
    using Scalar = ScalarOf<signature.scalar>;
    constexpr ShapeKind second = detail::row_of(signature.question).second;
    using Shapes = ShapesOf<signature.form, Scalar, signature.dim>;
    using Second = typename decltype(detail::type_of_shape<second, Shapes, Scalar, signature.dim>())::type;
    return std::forward<Visit>(visit)(detail::polygon_at<Scalar>(numbers, counts.first),
                                      detail::shape_at<Second, Scalar>(numbers + 2 * counts.first, counts.second));
}

/// with_question_shapes() by a signature that is known when compiling.
template <Signature signature, class Number, class Visit>
decltype(auto) with_shapes_of(const Number* numbers, Visit&& visit) {
    return with_question_shapes<signature.question, signature.form, signature.orientation, ScalarOf<signature.scalar>, signature.dim>(
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
