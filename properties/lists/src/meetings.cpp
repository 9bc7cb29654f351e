// SPDX-License-Identifier: MIT
// The reference asked about every pair of a list.
#include "tangency/pairs/meetings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tangency/properties/reason.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::pairs {

bool is_degenerate(const Shape& shape, const Signature& signature) {
    const std::size_t dim = signature.dim;
    if (shape.is_ball) return shape.numbers[dim] == 0;
    for (std::size_t axis = 0; axis < dim; ++axis)
        if (signature.form == Form::lo_hi ? shape.numbers[axis] == shape.numbers[dim + axis] : shape.numbers[dim + axis] == 0) return true;
    return false;
}

properties::Input input_of(const ShapeList& list, Pair pair) {
    const Shape* one = &list.shapes[static_cast<std::size_t>(pair.first)];
    const Shape* other = &list.shapes[static_cast<std::size_t>(pair.second)];
    if (one->is_ball && !other->is_ball) std::swap(one, other);
    properties::Input input{list.signature};
    input.signature.question = one->is_ball ? Question::ball_ball : other->is_ball ? Question::box_ball : Question::box_box;
    if (one->is_ball) input.signature.form = Form::center_radius;
    const auto length_of = [&](const Shape& shape) {
        return static_cast<std::ptrdiff_t>(shape.is_ball ? list.signature.dim + 1 : numbers_per_shape(list.signature.dim));
    };
    const auto end = std::copy_n(one->numbers.begin(), length_of(*one), input.numbers.begin());
    std::copy_n(other->numbers.begin(), length_of(*other), end);
    return input;
}

std::vector<Meeting> find_meetings(const ShapeList& list) {
    std::vector<Meeting> meetings;
    const int count = static_cast<int>(list.count());
    for (int first = 0; first < count; ++first)
        for (int second = first + 1; second < count; ++second) {
            const reference::Verdict verdict = properties::find_verdict(input_of(list, {first, second}));
            if (verdict != reference::Verdict::disjoint) meetings.push_back({{first, second}, verdict});
        }
    return meetings;
}

bool is_excused(const ShapeList& list, const Meeting& meeting, double band) {
    if (list.is_lattice) return false;
    properties::ReferenceAnswer answer = properties::find_reference_answer(input_of(list, meeting.pair));
    answer.scale = scale_of(list);
    return !properties::outside_band(answer, band);
}

std::string explain(const ShapeList& list, Pair pair) {
    const properties::Input input = input_of(list, pair);
    return fmt::format("{}: {}", name_of(properties::find_verdict(input)), properties::reason_text(input));
}

}  // namespace tangency::pairs
