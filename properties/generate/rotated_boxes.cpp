// SPDX-License-Identifier: MIT
// Ties of two rotated boxes, in whole numbers and in floats.
#include "rotated_boxes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numeric>

#include "float_numbers.hpp"
#include "rotated_lattice.hpp"
#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/ties.hpp"
#include "vectors.hpp"

namespace tangency::properties {
namespace {

using Numbers = std::array<std::int64_t, 4>;

LatticeVector column(const IntegerTurn& turn, std::size_t own) { return {turn.rows[0][own], turn.rows[1][own], turn.rows[2][own]}; }

// A quarter turn, or one that takes a cube to itself whose quaternion has a length that is a power of two; in units of a power of two.
LatticeTurn draw_cube_turn(Source& source, Orientation orientation) {
    LatticeTurn turn{.orientation = orientation};
    if (orientation == Orientation::axis) {
        turn.numbers[source.below(2)] = source.with_sign(1);
    } else if (source.chance(1, 2)) {
        turn.numbers[source.below(4)] = source.with_sign(1);
    } else {
        for (std::int64_t& number : turn.numbers) number = source.with_sign(1);
    }
    if (source.chance(1, 2)) turn.exponent = source.between(-8, 8);
    return turn;
}

LatticeTurn draw_turn(Source& source, Orientation orientation, Turns turns) {
    if (turns == Turns::exact || source.chance(1, 6)) return draw_cube_turn(source, orientation);
    Signature of_one{Form::center_half, ScalarType::f64, orientation == Orientation::axis ? std::size_t{2} : std::size_t{3}, orientation};
    return rationally_rotated(source, {}, of_one).turn;
}

// Half extents are whole multiples of what makes the box's edges whole vectors; of exact turns powers of two.
void draw_extents(Source& source, LatticeShape& shape, const IntegerTurn& turn, std::size_t dim, Turns turns) {
    const int thinnest = source.domain().positive_extent ? 1 : 0;
    const int most = static_cast<int>(std::max<std::int64_t>(source.chance(1, 2) ? 8 : 400 / turn.scale, 1));
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const std::int64_t size = source.chance(1, 8)     ? thinnest
                                  : turns == Turns::exact ? std::int64_t{1} << source.between(0, 7)
                                                          : source.between(thinnest, std::max(most, thinnest));
        shape.half_extent[axis] = size * turn.scale;
    }
}

// What is added to the centre for a place that lies farthest along a direction: of an edge or a face across it any whole one.
LatticeVector draw_farthest(Source& source, const LatticeShape& shape, const IntegerTurn& turn, std::size_t dim,
                            const LatticeVector& along) {
    LatticeVector place{};
    for (std::size_t own = 0; own < dim; ++own) {
        const LatticeVector edge = column(turn, own);
        const auto steps = static_cast<int>(shape.half_extent[own] / turn.scale);
        const std::int64_t side = dot(edge, along);
        const std::int64_t step = side > 0 ? steps : side < 0 ? -steps : source.between(-steps, steps);
        for (std::size_t axis = 0; axis < dim; ++axis) place[axis] += step * edge[axis];
    }
    return place;
}

// A normal of one of the boxes, in space also one across an edge of each, or any direction.
LatticeVector draw_direction(Source& source, const IntegerTurn& first, const IntegerTurn& second, std::size_t dim) {
    const int kind = source.between(0, 4);
    LatticeVector along = column(kind == 0 ? first : second, draw_axis(source, dim));
    if (kind >= 2 && dim == 3) along = cross(column(first, draw_axis(source, 3)), along);
    if (kind == 4 || along == LatticeVector{}) do
            for (std::size_t axis = 0; axis < dim; ++axis) along[axis] = source.between(-4, 4);
        while (along == LatticeVector{} && !source.is_exhausted());
    const std::int64_t common = std::max<std::int64_t>(std::gcd(std::gcd(along[0], along[1]), along[2]), 1);
    const std::int64_t sense = source.with_sign(1);
    for (std::int64_t& number : along) number = sense * number / common;
    return along;
}

// A quarter turn about one of the box's own directions after the turn: the same box with its sides exchanged.
Numbers quarter_more(Source& source, const Numbers& turn, Orientation orientation) {
    if (orientation == Orientation::axis) return {-turn[1], turn[0]};
    const auto [x, y, z, w] = turn;
    switch (source.below(3)) {
        case 0: return {x + w, y + z, z - y, w - x};
        case 1: return {x - z, y + w, z + x, w - y};
        default: return {x + y, y - x, z + w, w - z};
    }
}

}  // namespace

LatticeInput draw_touching_boxes(Source& source, const Signature& signature, Turns turns, bool is_tie) {
    const std::size_t dim = signature.dim;
    LatticeInput input = lattice_of(signature);
    input.turn = draw_turn(source, signature.orientation, turns);
    input.second_turn = draw_turn(source, signature.orientation, turns);
    if (source.chance(1, 4)) input.second_turn.numbers = input.turn.numbers;
    input.turn.carries = input.second_turn.carries = false;
    const IntegerTurn first = integer_turn(input.turn).value_or(IntegerTurn{}),
                      second = integer_turn(input.second_turn).value_or(IntegerTurn{});
    if (first.scale == 0 || second.scale == 0) return input;  // of choices that ended
    draw_extents(source, input.first, first, dim, turns);
    draw_extents(source, input.second, second, dim, turns);
    if (first.scale == second.scale && source.chance(1, 4)) input.second.half_extent = input.first.half_extent;
    const LatticeVector along = draw_direction(source, first, second, dim);
    const int share = is_tie ? 0 : source.with_sign(source.between(1, 4));
    const LatticeVector end = draw_farthest(source, input.first, first, dim, along);
    const LatticeVector start = draw_farthest(source, input.second, second, dim, {-along[0], -along[1], -along[2]});
    for (std::size_t axis = 0; axis < dim; ++axis) {
        input.first.center[axis] = draw_coordinate(source);
        input.second.center[axis] = input.first.center[axis] + end[axis] - start[axis] + share * along[axis];
    }
    // Where extents are stored, half of the unit leaves them whole, odd and even.
    if (signature.form != Form::center_half && turns == Turns::rational && source.chance(1, 2)) --input.exponent;
    return input;
}

LatticeInput both_rotated(Source& source, LatticeInput input, const Signature& signature) {
    input = rotated(source, std::move(input), signature);
    const int kind = source.between(0, 3);
    input.second_turn = kind == 3 ? draw_cube_turn(source, signature.orientation) : input.turn;
    if (kind == 0) input.second_turn = rotated(source, input, signature).turn;
    if (kind == 2) input.second_turn.numbers = quarter_more(source, input.turn.numbers, signature.orientation);
    input.second_turn.carries = false;
    return input;
}

namespace {

// Both boxes in doubles, in units of the scale: half axes in the world.
struct Placed {
    std::array<Point, 2> centers{}, half_extents{};
    std::array<BoxFrame, 2> frames{};
    std::size_t dim = 0;

    Point edge(std::size_t which, std::size_t own) const {
        Point along{};
        along[own] = 1;
        return frames[which].to_world(along);
    }
};

// Of length one, but for the rounding. Of edges that are as good as parallel none is across both.
Point draw_unit(Source& source, const Placed& boxes) {
    const int kind = source.between(0, 4);
    Point along = boxes.edge(kind == 0 ? 0 : 1, draw_axis(source, boxes.dim));
    if (kind >= 2 && boxes.dim == 3) along = cross(boxes.edge(0, draw_axis(source, 3)), along);
    if (kind == 4 || !(dot(along, along) > 0x1p-80))
        for (std::size_t axis = 0; axis < boxes.dim; ++axis) along[axis] = 2 * source.unit() - 1;
    const double length = source.with_sign(std::sqrt(dot(along, along)));
    for (double& number : along) number = length == 0 ? 0 : number / length;
    return along;
}

// Mostly a corner, and where an edge or a face lies across any place of it.
Point draw_farthest(Source& source, const Placed& boxes, std::size_t which, const Point& along, double sense) {
    Point local{};
    for (std::size_t own = 0; own < boxes.dim; ++own) {
        const double side = sense * dot(boxes.edge(which, own), along);
        const bool is_across = std::abs(side) < 0x1p-20;
        local[own] = boxes.half_extents[which][own] * (is_across ? 2 * source.unit() - 1 : side > 0 ? 1 : -1);
    }
    Point place = boxes.frames[which].to_world(local);
    for (std::size_t axis = 0; axis < boxes.dim; ++axis) place[axis] += boxes.centers[which][axis];
    return place;
}

void aim_rotated_boxes(Source& source, Input& input, bool exactly) {
    const double scale = scale_of(input);
    if (scale == 0 || !std::isfinite(scale)) return;
    const int exponent = std::ilogb(scale);
    const Layout& layout = layout_of(input.signature);
    const Lengths<double> lengths = lengths_of(layout, [&](std::size_t place) { return scaled(input.numbers[place], -exponent); });
    const Placed boxes{{lengths.first.center, lengths.second.center},
                       {lengths.first.half_extent, lengths.second.half_extent},
                       {frame_of(input, ShapeOf::first), frame_of(input, ShapeOf::second)},
                       layout.dim()};
    const double gap = exactly ? 0 : draw_gap(source, input.signature.scalar, scaled(scale, -exponent));
    const Point along = draw_unit(source, boxes);
    const Point end = draw_farthest(source, boxes, 0, along, 1), start = draw_farthest(source, boxes, 1, along, -1);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        double& position = input.numbers[layout.ball(axis)];
        position =
            finite(input.signature.scalar, scaled(scaled(position, -exponent) + (end[axis] - start[axis] + gap * along[axis]), exponent));
    }
}

// Like the first one's, exactly or nearly, a quarter turn from it, or its own.
void draw_second_orientation(Source& source, Input& input, Magnitudes magnitudes) {
    const Layout& layout = layout_of(input.signature);
    const ScalarType scalar = input.signature.scalar;
    const auto first = layout.orientation(input.row()), second = layout.orientation(input.row(), ShapeOf::second);
    const int kind = source.between(0, 5);
    if (kind >= 3) return draw_orientation(source, input, magnitudes, ShapeOf::second);
    std::ranges::copy(first, second.begin());
    if (kind == 1 && input.signature.orientation == Orientation::axis) {
        second[0] = -first[1];
        second[1] = first[0];
    }
    if (kind == 2) {
        const double miss = draw_miss(source, scalar);
        for (double& number : second)
            if (source.chance(1, 2)) number = finite(scalar, number * (1 + miss));
    }
}

}  // namespace

Input write_rotated_boxes(Source& source, const Signature& signature, const FloatShapes& shapes, Magnitudes of_orientation, Aim aim) {
    Input input{signature};
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (is_length(layout[place].role)) input.numbers[place] = finite(signature.scalar, number_in(layout[place], shapes));
    draw_orientation(source, input, of_orientation);
    draw_second_orientation(source, input, of_orientation);
    make_valid(input);
    if (aim != Aim::none) aim_rotated_boxes(source, input, aim == Aim::exactly);
    return input;
}

}  // namespace tangency::properties
