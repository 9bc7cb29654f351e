// SPDX-License-Identifier: MIT
// A box and a moving ball: their band, and which lattice inputs nobody rounds.
#include <cmath>

#include "ways.hpp"

namespace tangency::questions {

using namespace properties;

namespace box_moving_ball {

// docs/why/bands.md counts at most 66, for a projection onto the way; reply.cpp counts what a number costs.
double band(const Signature& signature) { return is_measured(signature.answer) ? 88 : 72; }

double side_on(const Input& input, std::size_t axis) {
    const Layout& layout = layout_of(input.signature);
    const std::size_t second = layout.second(axis);
    const double number = input.numbers[second];
    return layout[second].role == Role::hi            ? number - input.numbers[layout.first(axis)]
           : layout[second].role == Role::half_extent ? 2 * number
                                                      : number;
}

// Whether who takes distances to the sides of what the box sweeps along the way divides by their lengths exactly, or need not: a point is
// known in the inside, if there is one.
bool sweeps_exact_sides(const Input& input, const properties::Point& way) {
    const Layout& layout = layout_of(input.signature);
    bool is_flat = false, is_exact = true;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const double side = side_on(input, axis);
        is_flat |= side == 0;
        is_exact &= is_exact_divisor(side) && is_exact_divisor(side + std::abs(way[axis]));
    }
    return is_exact || !is_flat || input.numbers[layout.radius()] != 0;
}

// Who projects onto a way or divides by it rounds, or takes shares of both ends that add up to one, but not where the ball stands
// still, nor where it moves along an axis and its way is as long as a power of two, of which every share is exact.
bool may_be_instantiated(const Input& input) {
    const properties::Point way = way_of(input, ShapeOf::second);
    const bool is_still = way == properties::Point{};
    return is_still || (has_exact_shares(way) && sweeps_exact_sides(input, way)) || is_clear(input, find_reference_answer(input));
}

}  // namespace box_moving_ball

QuestionTerms terms_box_moving_ball() { return {box_moving_ball::band, box_moving_ball::may_be_instantiated}; }

}  // namespace tangency::questions
