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
    using Scalar = ScalarOf<signature.scalar>;
    const VertexCounts counts = vertices_of(input.signature.form);
    const auto polygon_at = [&input](std::size_t place, std::size_t count) {
        return tangency::detail::polygon_at<Scalar>(input.numbers.data() + place, count);
    };
    const Polygon<Scalar> one = polygon_at(0, counts.first);
    if constexpr (signature.question == Question::polygon_polygon) {
        return Method::intersects(one, polygon_at(2 * counts.first, counts.second));
    } else {
        const double* ball = input.numbers.data() + layout_of(input.signature).ball(0);
        return Method::intersects(one, Ball<Scalar, 2>{{static_cast<Scalar>(ball[0]), static_cast<Scalar>(ball[1])},
                                                       static_cast<Scalar>(input.numbers[layout_of(input.signature).radius()])});
    }
}

/// The subject that answers so.
properties::Subject adapt(std::string_view name, const Signature& signature, Contract contract, AnswerColumns answer);

}  // namespace tangency::subjects
