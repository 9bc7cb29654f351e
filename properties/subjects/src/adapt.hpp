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

/// The subject that answers so.
properties::Subject adapt(std::string_view name, const Signature& signature, Contract contract, AnswerColumns answer);

}  // namespace tangency::subjects
