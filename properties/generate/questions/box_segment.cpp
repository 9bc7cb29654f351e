// SPDX-License-Identifier: MIT
// A box and a segment: floats beside ties, and their band.
#include <algorithm>
#include <cmath>

#include "way_draws.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

// The segment is put where one of its points lies `gap` off a place of the boundary, along a normal there.
void aim(Source& source, FloatShapes& lengths, const Signature& signature, double gap) {
    const std::size_t dim = signature.dim;
    const Contact contact = draw_contact(source, dim, 1);
    std::array<double, 3> along{}, place{}, normal{};
    for (std::size_t axis = 0; axis < dim; ++axis) {
        along[axis] = lengths.second.end[axis] - lengths.second.center[axis];
        const double half = lengths.first.half_extent[axis];
        place[axis] = lengths.first.center[axis] + (contact.side[axis] != 0 ? contact.side[axis] : 2 * source.unit() - 1) * half;
    }
    lay_near_axis(source, signature, along);
    double share = 0;  // of the segment that lies before the place
    if (source.chance(1, 2)) {
        const auto past = turn_past(contact, along);
        share = source.unit();
        normal[past[0]] = contact.side[past[0]];
        if (past[1] != 3) {
            const double length = std::sqrt(along[past[0]] * along[past[0]] + along[past[1]] * along[past[1]]);
            for (const std::size_t which : {0U, 1U})
                if (length > 0) normal[past[which]] = contact.side[past[which]] * std::abs(along[past[1 - which]]) / length;
        }
    } else {
        for (std::size_t axis = 0; axis < dim; ++axis) {
            if (contact.side[axis] == 0) continue;
            along[axis] = contact.side[axis] * std::abs(along[axis]);
            normal[axis] = contact.side[axis] / std::sqrt(static_cast<double>(contact.sides));
        }
    }
    for (std::size_t axis = 0; axis < dim; ++axis) {
        lengths.second.center[axis] = place[axis] + gap * normal[axis] - share * along[axis];
        lengths.second.end[axis] = lengths.second.center[axis] + along[axis];
    }
    if (source.chance(1, 2)) std::swap(lengths.second.center, lengths.second.end);
}

// docs/questions/box_segment.md counts the roundings: 14 of clipping, 25 of separating axes; docs/answers.md those of a number.
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

}  // namespace

QuestionDraws draws_box_segment() { return {aim, band, nullptr, nullptr, limit_depth_sq}; }

}  // namespace tangency::questions
