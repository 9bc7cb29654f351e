// SPDX-License-Identifier: MIT
// How mutants that answer numbers are listed, and where they are tried.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency::answers {

/// What is told of a mutant: what was done wrong, and where it was seen.
struct Told {
    std::string_view defect, seen_in;
};

namespace kind {
using enum AnswerKind;
}

/// One kind of answer, or several.
struct Kinds : std::vector<AnswerKind> {
    Kinds(AnswerKind one) : vector{one} {}
    Kinds(std::initializer_list<AnswerKind> several) : vector(several) {}
};

/// What adds formulas of other shapes than a row: `of_row` makes of each one of a row.
template <class Add, class OfRow>
auto adding(Add add, OfRow of_row) {
    return [=](std::string_view name, const Kinds& kinds, std::initializer_list<Signature> homes, const Told& told, auto formula) {
        add(name, kinds, homes, told, of_row(formula));
    };
}

namespace homes {

inline constexpr Signature plane{Form::center_half, ScalarType::f32, 2};
inline constexpr Signature space{Form::lo_hi, ScalarType::f64, 3};
inline constexpr Signature by_radians{Form::center_half, ScalarType::f64, 2, Orientation::radians};
inline constexpr Signature by_degrees{Form::corner_size, ScalarType::f32, 2, Orientation::degrees};
inline constexpr Signature by_axis{Form::center_size, ScalarType::f32, 2, Orientation::axis};
inline constexpr Signature by_quaternion{Form::center_half, ScalarType::f64, 3, Orientation::quaternion};
inline constexpr Signature balls{Form::center_radius, ScalarType::f32, 2, Orientation::none, Question::ball_ball};
inline constexpr Signature boxes{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_box};
inline constexpr Signature two_by_axis{Form::center_half, ScalarType::f64, 2, Orientation::axis, Question::box_box};
inline constexpr Signature two_by_quaternion{Form::corner_size, ScalarType::f32, 3, Orientation::quaternion, Question::box_box};
inline constexpr Signature of_a_point{Form::corner_size, ScalarType::f64, 2, Orientation::none, Question::box_point};
inline constexpr Signature way{Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_segment};
inline constexpr Signature moving{Form::center_half, ScalarType::f64, 3, Orientation::none, Question::box_moving_ball};
inline constexpr Signature moving_in_the_plane{Form::lo_hi, ScalarType::f64, 2, Orientation::none, Question::box_moving_ball};
inline constexpr Signature moving_in_floats{Form::lo_hi, ScalarType::f32, 2, Orientation::none, Question::box_moving_ball};
inline constexpr Signature segment{Form::ends, ScalarType::f64, 2, Orientation::none, Question::segment_ball};
inline constexpr Signature capsule{Form::ends_radius, ScalarType::f32, 3, Orientation::none, Question::capsule_ball};
inline constexpr Signature capsules{Form::ends_radius, ScalarType::f64, 3, Orientation::none, Question::capsule_capsule};
inline constexpr Signature disk{vertices_form(5), ScalarType::f32, 2, Orientation::none, Question::polygon_ball};
inline constexpr Signature in_polygon{vertices_form(4), ScalarType::f64, 2, Orientation::none, Question::polygon_point};
inline constexpr Signature polygons{vertices_form(4, 3), ScalarType::f64, 2, Orientation::none, Question::polygon_polygon};

}  // namespace homes

}  // namespace tangency::answers
