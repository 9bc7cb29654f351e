// SPDX-License-Identifier: MIT
// Two boxes: their band, and which lattice inputs nobody rounds.
#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace box_box {

// Along the axes sqrt(3) times the roundings of one axis, 14 where centres are stored and 9 where sides are. Rotated, of an axis
// sqrt(2) and of a quaternion sqrt(3) times those of the dearest one: docs/why/bands.md.
double band(const Signature& signature) {
    if (signature.orientation == Orientation::axis) return 76;
    if (signature.orientation == Orientation::quaternion) return 336;
    return signature.form == Form::center_half ? 25 : 16;
}

bool is_power_of_two(double number) {
    int exponent = 0;
    return std::frexp(std::abs(number), &exponent) == 0.5;
}

// Whether the orientation takes the axes to the axes and its length is a power of two, so that it is as exact by a reciprocal or a root.
bool takes_axes_to_axes(const Input& input, ShapeOf shape) {
    const auto numbers = layout_of(input.signature).orientation(input.row(), shape);
    std::size_t nonzero = 0;
    double largest = 0, least = HUGE_VAL;
    for (const double number : numbers) {
        if (number == 0) continue;
        ++nonzero;
        largest = std::max(largest, std::abs(number));
        least = std::min(least, std::abs(number));
    }
    return largest == least && is_power_of_two(largest) && (nonzero == 1 || nonzero == 4);
}

bool has_exact_sizes(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_size(layout[place].role) && input.numbers[place] != 0 && !is_power_of_two(input.numbers[place])) return false;
    return true;
}

// Rotated boxes tie where no rounding is: of quarter turns, and sizes by which a half axis is divided exactly. What is clear of ties
// everybody decides.
bool may_be_instantiated(const Input& input) {
    if (input.signature.orientation == Orientation::none) return true;
    bool is_exact = has_exact_sizes(input);
    for (const ShapeOf shape : {ShapeOf::first, ShapeOf::second}) {
        if (!has_ordinary_components(input, shape)) return false;
        is_exact = is_exact && takes_axes_to_axes(input, shape);
    }
    return is_exact || is_clear(input, find_reference_answer(input));
}

}  // namespace box_box

QuestionTerms terms_box_box() { return {box_box::band, box_box::may_be_instantiated}; }

}  // namespace tangency::questions
