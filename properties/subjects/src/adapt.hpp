// SPDX-License-Identifier: MIT
// From a method's typed function to a subject that answers rows of numbers.
#pragma once

#include <cstddef>
#include <string_view>

#include "tangency/properties/subject.hpp"
#include "tangency/shapes/row.hpp"

namespace tangency::subjects {

/// Answers `count` inputs in order, whose numbers are columns of the scalar type: what a method is asked costs less than what it takes
/// to read a row of doubles and narrow it.
using AnswerColumns = void (*)(const void* const* columns, std::size_t count, bool* answers);

/// Method has a static intersects(box, ball), or of two other shapes, for those of the signature.
template <class Method, Signature signature>
void answer_columns(const void* const* columns, std::size_t count, bool* answers) {
    using Scalar = ScalarOf<signature.scalar>;
    constexpr std::size_t width = number_count(signature);
    const Scalar* column[width];
    for (std::size_t place = 0; place < width; ++place) column[place] = static_cast<const Scalar*>(columns[place]);
    for (std::size_t i = 0; i < count; ++i) {
        Scalar row[width];
        for (std::size_t place = 0; place < width; ++place) row[place] = column[place][i];
        answers[i] = with_shapes_of<signature>(row, [](const auto& one, const auto& other) { return Method::intersects(one, other); });
    }
}

/// Likewise of a row with polygons of any numbers of vertices, to a Method of the signature but for these.
template <class Method, Signature signature>
bool answer_polygons(const properties::Input& input) {
    return with_polygon_shapes<signature>(vertices_of(input.signature.form), input.numbers.data(),
                                          [](const auto& one, const auto& other) { return Method::intersects(one, other); });
}

/// Likewise of a ball and a box in either scalar, in the plane or in space, to a Method of the signature but for these.
template <class Method, Signature signature>
bool answer_boxes(const properties::Input& input) {
    const auto answer_in = [&]<class Scalar, std::size_t Dim>() {
        return with_shapes<signature.form, signature.orientation, Scalar, Dim>(
            input.numbers.data(), [](const auto& box, const auto& ball) { return Method::intersects(box, ball); });
    };
    const bool is_flat = input.signature.dim == 2;
    if (input.signature.scalar == ScalarType::f32)
        return is_flat ? answer_in.template operator()<float, 2>() : answer_in.template operator()<float, 3>();
    return is_flat ? answer_in.template operator()<double, 2>() : answer_in.template operator()<double, 3>();
}

/// The subject that answers so.
properties::Subject adapt(std::string_view name, const Signature& signature, Contract contract, AnswerColumns answer);

}  // namespace tangency::subjects
