// SPDX-License-Identifier: MIT
// Lists in words, and how hard they are to read.
#include "tangency/pairs/shape_list.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "tangency/pairs/meetings.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::pairs {

std::string to_text(const Shape& shape, const Signature& signature) {
    // A box's names are those of a box and a ball; the ball's come after them there.
    const Signature names{signature.form, signature.scalar, signature.dim};
    const std::vector<std::string_view> all = field_names(names);
    const std::size_t first = shape.is_ball ? numbers_per_shape(signature.dim) : 0;
    const std::size_t count = shape.is_ball ? signature.dim + 1 : numbers_per_shape(signature.dim);
    std::string text = shape.is_ball ? "ball" : "box";
    for (std::size_t place = 0; place < count; ++place) {
        text += ' ';
        text += all[first + place];
        text += '=';
        text += properties::decimal_text(shape.numbers[place], signature.scalar);
    }
    return text;
}

std::vector<std::string> shape_texts(const ShapeList& list) {
    std::vector<std::string> texts;
    for (const Shape& shape : list.shapes) texts.push_back(to_text(shape, list.signature));
    return texts;
}

double scale_of(const ShapeList& list) {
    double scale = 0;
    for (const Shape& shape : list.shapes)
        for (const double number : shape.numbers) scale = std::max(scale, std::abs(number));
    return scale;
}

double complexity(const ShapeList& list) {
    double cost = 0;
    for (const Shape& shape : list.shapes) {
        cost += 10'000;
        for (const double number : shape.numbers) cost += std::min(std::abs(number), 1000.0) + (number == std::trunc(number) ? 0 : 50);
        // A point is easily dismissed.
        if (is_degenerate(shape, list.signature)) cost += 5;
    }
    return cost;
}

}  // namespace tangency::pairs
