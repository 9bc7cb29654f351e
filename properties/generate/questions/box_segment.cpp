// SPDX-License-Identifier: MIT
// Ties of a segment and a box: a place on the box's boundary, and a segment that ends there, passes it or lies along it.
#include <algorithm>
#include <cmath>

#include "way_draws.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

LatticeInput draw_tie(Source& source, const Signature& signature) {
    const std::size_t dim = signature.dim;
    LatticeInput input = lattice_of(signature);
    const Contact contact = draw_contact(source, dim, 1);
    input.facing = contact.side;
    std::array<std::int64_t, 3> place{}, along{};
    const int most = source.chance(1, 2) ? 6 : 60;
    const bool is_flat = source.chance(1, 8);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        input.first.center[axis] = draw_coordinate(source);
        input.first.half_extent[axis] = is_flat && contact.side[axis] != 0 ? 0 : draw_size(source);
        const int half = static_cast<int>(input.first.half_extent[axis]);
        place[axis] = input.first.center[axis] + (contact.side[axis] != 0 ? contact.side[axis] * half : source.between(-half, half));
        along[axis] = source.between(-most, most);
    }
    // A flat box is touched however it is met; of others the segment has to stay out.
    const int kind = source.between(0, 3);
    if (kind == 0 && !is_flat) {
        // It ends here, and comes from outside.
        for (std::size_t axis = 0; axis < dim; ++axis) {
            if (contact.side[axis] == 0) continue;
            along[axis] = contact.side[axis] * std::abs(along[axis]);
            break;
        }
    } else if (!is_flat) {
        turn_past(contact, along);
    }
    const int before = kind == 0 ? 0 : source.between(0, 12), after = kind == 1 ? 0 : source.between(0, 12);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        input.second.center[axis] = place[axis] - before * along[axis];
        input.second.end[axis] = place[axis] + after * along[axis];
    }
    if (source.chance(1, 2)) std::swap(input.second.center, input.second.end);
    return input;
}

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

QuestionDraws draws_box_segment() { return {draw_tie, aim, band, nullptr, nullptr, limit_depth_sq}; }

}  // namespace tangency::questions
