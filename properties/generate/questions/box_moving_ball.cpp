// SPDX-License-Identifier: MIT
// Ties of a moving ball and a box: a ball that touches, and a way that comes no nearer.
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

// A ball touches at `center`, `legs` away from the box. The squared distance is convex along the way, so no later place is nearer
// if the way sets out at no obtuse angle to the legs, nor an earlier one if the angle is right.
LatticeInput draw_tie(Source& source, const Signature& signature) {
    const std::size_t dim = signature.dim;
    LatticeInput input = lattice_of(signature);
    const Legs offset = draw_legs(source, source.below(static_cast<std::uint32_t>(dim) + 1), dim);
    std::array<std::int64_t, 3> legs{}, along{};
    input.second.radius = offset.length;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        input.first.center[axis] = draw_coordinate(source);
        input.first.half_extent[axis] = source.chance(1, 8) ? 0 : draw_size(source);
        const int half = static_cast<int>(input.first.half_extent[axis]);
        const int side = source.with_sign(1);
        legs[axis] = side * offset.legs[axis];
        input.facing[axis] = legs[axis] == 0 ? 0 : side;
        input.second.center[axis] = input.first.center[axis] + (legs[axis] != 0 ? side * half + legs[axis] : source.between(-half, half));
    }
    const std::size_t axis = source.below(static_cast<std::uint32_t>(dim)), other = (axis + 1) % dim;
    std::int64_t before = 0, after = source.between(0, 12);
    switch (source.between(0, 3)) {
        case 0: break;  // it stands still
        case 1:         // along an axis, away or past; mostly as long as a power of two, since of others only `exact` asks
            along[axis] = source.between(1, 20);
            if (legs[axis] < 0 || (legs[axis] == 0 && source.chance(1, 2))) along[axis] = -along[axis];
            if (legs[axis] == 0) before = source.between(0, 12);
            if (source.chance(3, 4)) {
                along[axis] = along[axis] < 0 ? -1 : 1;
                before = std::min<std::int64_t>(before, 8);
                after = (std::int64_t{1} << source.between(3, 8)) - before;
            }
            break;
        case 2:  // past, at a right angle to the legs in the plane of two axes
            along[axis] = -legs[other];
            along[other] = legs[axis];
            if (along[axis] == 0 && along[other] == 0) along[axis] = source.between(-20, 20);
            before = source.between(0, 3);
            after = source.between(0, 3);
            break;
        default:  // away, anyhow
            for (std::size_t each = 0; each < dim; ++each) {
                along[each] = source.between(-20, 20);
                if (legs[each] * along[each] < 0) along[each] = -along[each];
            }
    }
    for (std::size_t each = 0; each < dim; ++each) {
        input.second.end[each] = input.second.center[each] + after * along[each];
        input.second.center[each] -= before * along[each];
    }
    if (source.chance(1, 2)) std::swap(input.second.center, input.second.end);
    return input;
}

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

QuestionDraws draws_box_moving_ball() { return {draw_tie, aim, band, may_be_instantiated}; }

}  // namespace tangency::questions
