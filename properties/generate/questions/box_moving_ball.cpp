// SPDX-License-Identifier: MIT
// A box and a moving ball: floats beside ties, their band, and which lattice inputs nobody rounds.
#include <algorithm>
#include <cmath>
#include <utility>

#include "way_draws.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

double dot(const std::array<double, 3>& a, const std::array<double, 3>& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// At a right angle to the way, with the place where such a normal is one. Nothing changes where that leaves none.
void fit_normal(const std::array<double, 3>& along, std::array<double, 3>& normal, Contact& contact) {
    const double forwards = dot(normal, along) / dot(along, along);
    std::array<double, 3> fitted{};
    for (std::size_t axis = 0; axis < 3; ++axis) fitted[axis] = normal[axis] - forwards * along[axis];
    if (!(dot(fitted, fitted) > 0x1p-40 * dot(normal, normal))) return;
    normal = fitted;
    for (std::size_t axis = 0; axis < 3; ++axis) contact.side[axis] = normal[axis] > 0 ? 1 : normal[axis] < 0 ? -1 : 0;
}

// The way is put where it comes within radius + gap of a place of the boundary, along a normal there, and no nearer.
void aim(Source& source, FloatShapes& lengths, const Signature& signature, double gap) {
    const std::size_t dim = signature.dim;
    Contact contact = draw_contact(source, dim, 1);
    std::array<double, 3> along{}, normal{};
    for (std::size_t axis = 0; axis < dim; ++axis) along[axis] = lengths.second.end[axis] - lengths.second.center[axis];
    lay_near_axis(source, signature, along);
    for (std::size_t axis = 0; axis < dim; ++axis) normal[axis] = contact.side[axis] == 0 ? 0 : contact.side[axis] * (0.1 + source.unit());
    // Past the place at a right angle, or away from it. In passing, the way or the normal is made to fit the other.
    const bool is_passing = source.chance(1, 2);
    if (is_passing && source.chance(1, 2)) fit_normal(along, normal, contact);
    const double sum = dot(normal, normal), forwards = dot(normal, along) / sum;
    const double share = is_passing ? source.unit() : 0, reach = std::max(lengths.second.radius + gap, 0.0) / std::sqrt(sum);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        if (is_passing) along[axis] -= forwards * normal[axis];
        if (!is_passing && normal[axis] * along[axis] < 0) along[axis] = -along[axis];
        const double place = lengths.first.center[axis] +
                             (contact.side[axis] != 0 ? contact.side[axis] : 2 * source.unit() - 1) * lengths.first.half_extent[axis];
        lengths.second.center[axis] = place + reach * normal[axis] - share * along[axis];
        lengths.second.end[axis] = lengths.second.center[axis] + along[axis];
    }
    if (source.chance(1, 2)) std::swap(lengths.second.center, lengths.second.end);
}

// docs/questions/box_moving_ball.md counts at most 66, for a projection onto the way; docs/answers.md counts what a number costs.
double band(const Signature& signature) { return is_measured(signature.answer) ? 88 : 72; }

bool is_exact_divisor(double length) {
    int exponent = 0;
    return length == 0 || std::frexp(length, &exponent) == 0.5;
}

double way_on(const Input& input, std::size_t axis) {
    const Layout& layout = layout_of(input.signature);
    return std::abs(input.numbers[layout.place_of(ShapeOf::second, Role::end, axis)] -
                    input.numbers[layout.place_of(ShapeOf::second, Role::center, axis)]);
}

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
bool sweeps_exact_sides(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    bool is_flat = false, is_exact = true;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const double side = side_on(input, axis);
        is_flat |= side == 0;
        is_exact &= is_exact_divisor(side) && is_exact_divisor(side + way_on(input, axis));
    }
    return is_exact || !is_flat || input.numbers[layout.radius()] != 0;
}

// Who projects onto a way or divides by it rounds, or takes shares of both ends that add up to one, but not where the ball stands
// still, nor where it moves along an axis and its way is as long as a power of two, of which every share is exact.
bool may_be_instantiated(const Input& input) {
    std::size_t moving = 0;
    double length = 0;
    for (std::size_t axis = 0; axis < input.signature.dim; ++axis) {
        const double along = way_on(input, axis);
        moving += along != 0;
        length = std::max(length, along);
    }
    if (moving == 0 || (moving == 1 && is_exact_divisor(length) && sweeps_exact_sides(input))) return true;
    return is_clear(input, find_reference_answer(input));
}

}  // namespace

QuestionDraws draws_box_moving_ball() { return {aim, band, may_be_instantiated}; }

}  // namespace tangency::questions
