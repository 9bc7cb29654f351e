// SPDX-License-Identifier: MIT
// What every mutant says of itself: a subject broken on purpose, one idea each.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/level.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::mutants {

/// A mutant is a struct in box_ball/mutants/ or another question's mutants.hpp with a static `info` and a static function
/// `intersects(box, ball)`, or of the two shapes of another question. Its parameters say the form, the orientation, the scalar and the
/// dimension that it is tried in; where it is a template, its default arguments do, and stored vectors carry out the defect in the others
/// too. Its name is mutant_ and the struct's name in snake_case.
struct MutantInfo {
    std::string_view defect;               ///< one clause: what was done wrong
    std::string_view seen_in;              ///< where real software shipped it, or the slip that invites it
    std::string_view costs{};              ///< of a question beside box_ball: what a miss costs; what has it is a reason of stored
                                           ///< vectors, `bug_` for `mutant_`. Empty where single cases show nothing
    Contract contract = Contract::closed;  ///< the contract it breaks
    Level unbroken = Level::banded;        ///< what the method would reach without the defect; only violations
                                           ///< up to this level count as kills
    bool breaks_policy = false;            ///< the defect lies outside the contract, where only a recommendation looks
    std::size_t fewest_vertices = 3;       ///< of a polygon in which the defect shows
};

/// The dimension in which a mutant of boxes with such an orientation is tried.
template <template <class> class OrientationType>
inline constexpr std::size_t dim_of = 2;
template <>
inline constexpr std::size_t dim_of<Quaternion> = 3;

/// Boxes by centre and half extents, by corner and extents, or by centre and extents, with such an orientation.
template <template <class> class OrientationType, class Scalar = float>
using CenterHalfBy = Rotated<CenterHalfBox<Scalar, dim_of<OrientationType>>, OrientationType<Scalar>>;

template <template <class> class OrientationType, class Scalar = float>
using CornerSizeBy = Rotated<CornerSizeBox<Scalar, dim_of<OrientationType>>, OrientationType<Scalar>>;

template <template <class> class OrientationType, class Scalar = float>
using CenterSizeBy = Rotated<CenterSizeBox<Scalar, dim_of<OrientationType>>, OrientationType<Scalar>>;

namespace detail {

template <template <class> class OrientationType>
inline constexpr Orientation orientation = Orientation::none;
template <>
inline constexpr Orientation orientation<Radians> = Orientation::radians;
template <>
inline constexpr Orientation orientation<Degrees> = Orientation::degrees;
template <>
inline constexpr Orientation orientation<Axis> = Orientation::axis;
template <>
inline constexpr Orientation orientation<Quaternion> = Orientation::quaternion;

/// What the type of a parameter says: the kind of shape, the scalar, the dimension, and of a box its encoding and orientation.
template <class Shape>
struct Parameter;

template <class Scalar_, std::size_t Dim_, ShapeKind kind_>
struct ParameterOf {
    using Scalar = Scalar_;
    static constexpr std::size_t dim = Dim_;
    static constexpr ShapeKind kind = kind_;
    static constexpr Orientation orientation = Orientation::none;
};

// Of a box there are several types.
template <template <class, std::size_t> class Box_, class Scalar, std::size_t Dim>
struct Parameter<Box_<Scalar, Dim>> : ParameterOf<Scalar, Dim, ShapeKind::box> {
    using Box = Box_<Scalar, Dim>;
};

template <class Box, template <class> class OrientationType, class Scalar>
struct Parameter<Rotated<Box, OrientationType<Scalar>>> : Parameter<Box> {
    static constexpr Orientation orientation = detail::orientation<OrientationType>;
};

template <class Scalar, std::size_t Dim>
struct Parameter<Ball<Scalar, Dim>> : ParameterOf<Scalar, Dim, ShapeKind::ball> {};
template <class Scalar, std::size_t Dim>
struct Parameter<CorneredBall<Scalar, Dim>> : ParameterOf<Scalar, Dim, ShapeKind::ball> {};
template <class Scalar, std::size_t Dim>
struct Parameter<Segment<Scalar, Dim>> : ParameterOf<Scalar, Dim, ShapeKind::segment> {};
template <class Scalar, std::size_t Dim>
struct Parameter<Capsule<Scalar, Dim>> : ParameterOf<Scalar, Dim, ShapeKind::capsule> {};
template <class Scalar, std::size_t Dim>
struct Parameter<Point<Scalar, Dim>> : ParameterOf<Scalar, Dim, ShapeKind::point> {};
template <class Scalar>
struct Parameter<Polygon<Scalar>> : ParameterOf<Scalar, 2, ShapeKind::polygon> {};

// A moving ball is a capsule to a function.
constexpr Question question_of(ShapeKind first, ShapeKind second) {
    const auto is_same = [](ShapeKind asked, ShapeKind given) {
        return asked == given || (asked == ShapeKind::moving_ball && given == ShapeKind::capsule);
    };
    for (const Question question : every_question)
        if (const auto& row = tangency::detail::row_of(question); is_same(row.first, first) && is_same(row.second, second)) return question;
    return Question::box_ball;
}

// Of polygons the parameters do not say how many vertices there are.
template <Question question, class First, class Second>
constexpr Form form_of() {
    using One = Parameter<First>;
    if constexpr (core_of(One::kind) == CoreKind::box) {
        using Like = std::conditional_t<Parameter<Second>::kind == ShapeKind::ball, Second, Ball<typename One::Scalar, One::dim>>;
        using AllShapes = FormShapes<typename One::Scalar, One::dim>;
        return static_cast<Form>(tangency::detail::place_in<Stored<typename One::Box, Like>>(std::type_identity<AllShapes>{}));
    } else {
        return One::kind == ShapeKind::polygon ? form_on_trial<question> : tangency::detail::only_form(One::kind, question).form;
    }
}

template <class First, class Second>
constexpr Signature signature_of(bool (*)(const First&, const Second&)) {
    using One = Parameter<First>;
    constexpr Question question = question_of(One::kind, Parameter<Second>::kind);
    return {form_of<question, First, Second>(), scalar_type<typename One::Scalar>, One::dim, One::orientation, question};
}

template <class Mutant>
constexpr Signature signature_of_mutant() {
    if constexpr (requires { Mutant::template intersects<>; })
        return signature_of(Mutant::template intersects<>);
    else
        return signature_of(Mutant::intersects);
}

}  // namespace detail

/// The signature that a mutant's parameters spell.
template <class Mutant>
inline constexpr Signature signature_of = detail::signature_of_mutant<Mutant>();

}  // namespace tangency::mutants
