// SPDX-License-Identifier: MIT
// A box and a segment: their band.
#include <algorithm>
#include <cmath>

#include "tangency/properties/question.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::questions {

using namespace properties;

namespace box_segment {

// docs/why/bands.md counts the roundings: 14 of clipping, 25 of separating axes; reply.cpp those of a number.
double band(const Signature& signature) { return is_measured(signature.answer) ? 88 : 32; }

// By half the thinnest extent.
reference::Number limit_depth_sq(const Input& input, const reference::Number& depth_sq) {
    const auto lengths =
        lengths_of(layout_of(input.signature), [&input](std::size_t place) { return reference::Number(input.numbers[place]); });
    reference::Number least = depth_sq;
    for (std::size_t axis = 0; axis < input.signature.dim; ++axis) {
        const reference::Number square = lengths.first.half_extent[axis] * lengths.first.half_extent[axis];
        if (square < least) least = square;
    }
    return least;
}

}  // namespace box_segment

QuestionTerms terms_box_segment() { return {.band = box_segment::band, .limit_depth_sq = box_segment::limit_depth_sq}; }

}  // namespace tangency::questions
