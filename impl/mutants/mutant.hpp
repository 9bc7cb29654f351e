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

template <class Box, class BallLike, class Scalar, std::size_t Dim>
inline constexpr Form form =
    static_cast<Form>(tangency::detail::place_in<Stored<Box, BallLike>>(std::type_identity<FormShapes<Scalar, Dim>>{}));

template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Box<Scalar, Dim>&, const BallLike<Scalar, Dim>&)) {
    return {form<Box<Scalar, Dim>, BallLike<Scalar, Dim>, Scalar, Dim>, scalar_type<Scalar>, Dim};
}

template <class Box, class Scalar, template <class> class OrientationType, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Rotated<Box, OrientationType<Scalar>>&, const Ball<Scalar, Dim>&)) {
    return {form<Box, Ball<Scalar, Dim>, Scalar, Dim>, scalar_type<Scalar>, Dim, orientation<OrientationType>};
}

template <class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Ball<Scalar, Dim>&, const Ball<Scalar, Dim>&)) {
    return {Form::center_radius, scalar_type<Scalar>, Dim, Orientation::none, Question::ball_ball};
}

template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Box<Scalar, Dim>&, const Box<Scalar, Dim>&)) {
    return {form<Box<Scalar, Dim>, Ball<Scalar, Dim>, Scalar, Dim>, scalar_type<Scalar>, Dim, Orientation::none, Question::box_box};
}

template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Box<Scalar, Dim>&, const Segment<Scalar, Dim>&)) {
    return {form<Box<Scalar, Dim>, Ball<Scalar, Dim>, Scalar, Dim>, scalar_type<Scalar>, Dim, Orientation::none, Question::box_segment};
}

template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Box<Scalar, Dim>&, const MovingBall<Scalar, Dim>&)) {
    return {form<Box<Scalar, Dim>, Ball<Scalar, Dim>, Scalar, Dim>, scalar_type<Scalar>, Dim, Orientation::none, Question::box_moving_ball};
}

// Of the other pairs each shape has one encoding.
template <class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Segment<Scalar, Dim>&, const Ball<Scalar, Dim>&)) {
    return {Form::ends, scalar_type<Scalar>, Dim, Orientation::none, Question::segment_ball};
}

template <class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Capsule<Scalar, Dim>&, const Ball<Scalar, Dim>&)) {
    return {Form::ends_radius, scalar_type<Scalar>, Dim, Orientation::none, Question::capsule_ball};
}

template <class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Capsule<Scalar, Dim>&, const Capsule<Scalar, Dim>&)) {
    return {Form::ends_radius, scalar_type<Scalar>, Dim, Orientation::none, Question::capsule_capsule};
}

template <class Scalar>
constexpr Signature signature_of(bool (*)(const Segment<Scalar, 2>&, const Segment<Scalar, 2>&)) {
    return {Form::ends, scalar_type<Scalar>, 2, Orientation::none, Question::segment_segment};
}

template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Box<Scalar, Dim>&, const Point<Scalar, Dim>&)) {
    return {form<Box<Scalar, Dim>, Ball<Scalar, Dim>, Scalar, Dim>, scalar_type<Scalar>, Dim, Orientation::none, Question::box_point};
}

template <class Box, class Scalar, template <class> class OrientationType, std::size_t Dim>
constexpr Signature signature_of(bool (*)(const Rotated<Box, OrientationType<Scalar>>&, const Point<Scalar, Dim>&)) {
    return {form<Box, Ball<Scalar, Dim>, Scalar, Dim>, scalar_type<Scalar>, Dim, orientation<OrientationType>, Question::box_point};
}

template <class Scalar>
constexpr Signature signature_of(bool (*)(const Polygon<Scalar>&, const Point<Scalar, 2>&)) {
    return {form_on_trial<Question::polygon_point>, scalar_type<Scalar>, 2, Orientation::none, Question::polygon_point};
}

template <class Scalar>
constexpr Signature signature_of(bool (*)(const Polygon<Scalar>&, const Segment<Scalar, 2>&)) {
    return {form_on_trial<Question::polygon_segment>, scalar_type<Scalar>, 2, Orientation::none, Question::polygon_segment};
}

// Of polygons the parameters do not say how many vertices there are.
template <class Scalar>
constexpr Signature signature_of(bool (*)(const Polygon<Scalar>&, const Ball<Scalar, 2>&)) {
    return {form_on_trial<Question::polygon_ball>, scalar_type<Scalar>, 2, Orientation::none, Question::polygon_ball};
}

template <class Scalar>
constexpr Signature signature_of(bool (*)(const Polygon<Scalar>&, const Polygon<Scalar>&)) {
    return {form_on_trial<Question::polygon_polygon>, scalar_type<Scalar>, 2, Orientation::none, Question::polygon_polygon};
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
