// SPDX-License-Identifier: MIT
// Inputs of rotated boxes: ties by exact turns, ties at multiples of 30 degrees, floats at any angle.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "draw.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;
using properties::LatticeInput;
using properties::Source;

using Integers = std::array<std::int64_t, 3>;

// An orientation whose rotation is matrix / norm in whole numbers.
struct WholeTurn {
    std::array<double, 4> orientation{};
    std::array<Integers, 3> matrix{};
    std::int64_t norm = 1;
};

WholeTurn turn_in_plane(std::int64_t x, std::int64_t y, std::int64_t norm) { return {{}, {{{x, -y, 0}, {y, x, 0}, {0, 0, norm}}}, norm}; }

constexpr std::array<std::array<int, 2>, 4> quarters{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

WholeTurn draw_axis(Source& random) {
    static constexpr std::array<std::array<int, 3>, 5> triples{{{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}}};
    WholeTurn turn;
    if (random.chance(1, 3)) {
        const auto& [x, y] = random.pick(quarters);
        turn = turn_in_plane(x, y, 1);
    } else {
        const auto& [leg, other, length] = random.pick(triples);
        const bool swapped = random.chance(1, 2);
        const int x = random.chance(1, 2) ? -1 : 1;
        const int y = random.chance(1, 2) ? -1 : 1;
        turn = turn_in_plane(x * (swapped ? other : leg), y * (swapped ? leg : other), length);
    }
    // Only the direction counts, so a power of two changes nothing.
    const int scale = random.chance(1, 2) ? 0 : random.between(-20, 20);
    turn.orientation = {std::ldexp(static_cast<double>(turn.matrix[0][0]), scale),
                        std::ldexp(static_cast<double>(turn.matrix[1][0]), scale), 0, 0};
    return turn;
}

WholeTurn draw_quaternion(Source& random) {
    std::array<std::int64_t, 4> q{};
    while (std::ranges::count(q, 0) == 4) {
        const int most = random.chance(1, 3) ? 1 : 3;
        for (auto& part : q) part = random.chance(1, 3) ? 0 : random.between(-most, most);
    }
    const auto [x, y, z, w] = q;
    WholeTurn turn;
    turn.matrix = {{{w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
                    {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
                    {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z}}};
    turn.norm = x * x + y * y + z * z + w * w;
    for (std::size_t i = 0; i < 4; ++i) turn.orientation[i] = static_cast<double>(q[i]);
    return turn;
}

WholeTurn draw_whole_turn(Source& random, Orientation orientation) {
    if (orientation == Orientation::axis) return draw_axis(random);
    if (orientation == Orientation::quaternion) return draw_quaternion(random);
    if (orientation == Orientation::radians) return turn_in_plane(1, 0, 1);
    const int count = random.between(-4, 4);
    const auto& [x, y] = quarters[static_cast<std::size_t>((count + 4) % 4)];
    WholeTurn turn = turn_in_plane(x, y, 1);
    const int wraps = random.chance(1, 4) ? random.between(-4000, 4000) : 0;
    turn.orientation[0] = 90.0 * count + 360.0 * wraps;
    return turn;
}

// Box and ball in whole units of 2^exponent, the ball's place counted from the box's centre.
struct Placed {
    Integers center{}, half_extent{}, offset{};
    std::int64_t radius = 0;
    int exponent = 0;
};

Input express(const Placed& placed, const std::array<double, 4>& orientation, const Signature& signature) {
    Lengths<std::int64_t> lengths{placed.center, placed.half_extent, placed.center, placed.radius};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) lengths.ball[axis] += placed.offset[axis];
    Input input{signature};
    const Layout& layout = layout_of(signature);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Field& field = layout[place];
        input.numbers[place] = is_orientation(field.role) ? orientation[field.axis]
                                                          : std::ldexp(static_cast<double>(number_in(field, lengths)), placed.exponent);
    }
    return input;
}

// The plain input, enlarged by the norm and rotated about the box's centre: nothing is rounded.
Input rotated_row(const LatticeInput& plain, const WholeTurn& turn, const Signature& signature) {
    Placed placed;
    placed.exponent = plain.exponent;
    placed.radius = turn.norm * plain.radius;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        placed.center[axis] = plain.box_center[axis];
        placed.half_extent[axis] = turn.norm * plain.half_extent[axis];
        for (std::size_t other = 0; other < signature.dim; ++other)
            placed.offset[axis] += turn.matrix[axis][other] * (plain.center[other] - plain.box_center[other]);
    }
    return express(placed, turn.orientation, signature);
}

std::int64_t largest_of(const LatticeInput& plain) {
    std::int64_t largest = plain.radius;
    for (std::size_t axis = 0; axis < plain.dim; ++axis)
        largest = std::max({largest, std::abs(plain.center[axis] - plain.box_center[axis]), plain.half_extent[axis]});
    return largest;
}

// The rotated input keeps small numbers, as the lattice of docs/levels.md wants them, where a few draws find one.
LatticeInput draw_small(Source& random, std::size_t dim, std::int64_t norm, LatticeInput (*draw)(Source&, std::size_t)) {
    LatticeInput input = draw(random, dim);
    for (int tries = 0; tries < 20 && largest_of(input) * norm > properties::lattice_limit; ++tries) input = draw(random, dim);
    return input;
}

double degrees_wrapped(Source& random, int degrees) { return degrees + 360.0 * (random.chance(1, 2) ? 0 : random.between(-100, 100)); }

constexpr std::array<int, 8> thirds{30, 60, 120, 150, 210, 240, 300, 330};

// Half of the offset lies along one axis of the box, whichever of cosine and sine is one half.
Input draw_surd_face_tie(Source& random, const Signature& signature) {
    const int degrees = random.pick(thirds);
    const bool cosine_is_half = degrees % 60 == 0;
    const std::int64_t reach = random.between(0, 40);
    const std::int64_t radius = random.between(1, 40);
    const std::int64_t length = 2 * (reach + radius);
    const std::int64_t aside = length - length / 8;  // at least length * sqrt(3) / 2
    const bool x_face = random.chance(1, 2);
    const std::size_t along = x_face == cosine_is_half ? 0 : 1;
    Placed placed;
    placed.center[0] = random.between(-50, 50);
    placed.center[1] = random.between(-50, 50);
    placed.half_extent[x_face ? 0 : 1] = reach;
    placed.half_extent[x_face ? 1 : 0] = aside;
    placed.offset[along] = random.chance(1, 2) ? length : -length;
    placed.radius = radius;
    return express(placed, {degrees_wrapped(random, degrees), 0, 0, 0}, signature);
}

// Eisenstein and Pythagorean triples together make the surds cancel at a corner (tests/rotated/degrees_ties_test.cpp
// has the argument).
Input draw_surd_corner_tie(Source& random, const Signature& signature) {
    static constexpr std::array<std::array<int, 3>, 6> thin{{{0, 1, 1}, {1, 0, 1}, {5, 12, 13}, {12, 5, 13}, {7, 24, 25}, {24, 7, 25}}};
    const auto& [h_x, h_y, length] = random.pick(thin);
    const std::int64_t m = random.between(h_x == 0 || h_y == 0 ? 5 : 60, 120);
    const std::int64_t p = m * m - 1, q = 2 * m - 1, t = m * m - m + 1;
    const int degrees = random.pick(thirds);
    const int sixty = h_x > h_y ? 60 : -60;
    const bool mirrored = (degrees + sixty) % 90 != 0;
    const int turns = (mirrored ? degrees - sixty : degrees + sixty) / 90;
    const auto& [cosine, sine] = quarters[static_cast<std::size_t>((turns % 4 + 4) % 4)];
    const std::int64_t x = (mirrored ? -1 : 1) * p * h_x, y = p * h_y;
    const std::int64_t sign = random.chance(1, 2) ? -1 : 1;
    Placed placed;
    placed.center[0] = random.between(-50, 50);
    placed.center[1] = random.between(-50, 50);
    placed.half_extent = {q * h_x, q * h_y, 0};
    placed.offset = {sign * (cosine * x - sine * y), sign * (sine * x + cosine * y), 0};
    placed.radius = t * length;
    return express(placed, {degrees_wrapped(random, degrees), 0, 0, 0}, signature);
}

// Angles that people write, within a turn: every 15 degrees, every quarter radian.
double draw_plain_angle(Source& random, const Signature& signature) {
    return signature.orientation == Orientation::degrees ? random.between(-24, 24) * 15.0 : random.between(-25, 25) * 0.25;
}

double draw_angle(Source& random, const Signature& signature) {
    const double turn = signature.orientation == Orientation::degrees ? 360 : 0x1.921fb54442d18p+2;
    const int kind = random.between(0, 5);
    if (kind == 0) return properties::round_to(signature.scalar, random.between(-24, 24) * (turn / 24));
    if (kind == 1) return properties::round_to(signature.scalar, (random.unit() - 0.5) * std::ldexp(turn, 20));
    if (kind == 2) return draw_plain_angle(random, signature);
    return properties::round_to(signature.scalar, (random.unit() - 0.5) * 2 * turn);
}

// At any angle a point box ties with a circle through it, and a point circle with the box that holds it.
Input draw_degenerate_tie(Source& random, const Signature& signature) {
    const LatticeInput plain = properties::draw_lattice_tie(random, 2);
    Placed placed;
    placed.center = plain.box_center;
    placed.exponent = plain.exponent;
    if (random.chance(1, 2)) {
        const std::int64_t m = random.between(2, 12);
        const std::int64_t n = random.between(1, static_cast<int>(m) - 1);
        placed.offset = {m * m - n * n, random.chance(1, 2) ? 2 * m * n : -2 * m * n, 0};
        placed.radius = m * m + n * n;
    } else {
        // The offset is shorter than the smaller half extent, so it lies in the box however that is rotated.
        for (std::size_t axis = 0; axis < 2; ++axis) {
            placed.offset[axis] = random.between(-20, 20);
            placed.half_extent[axis] = random.between(29, 200);
        }
    }
    return express(placed, {draw_angle(random, signature), 0, 0, 0}, signature);
}

std::array<double, 4> draw_orientation(Source& random, const Signature& signature) {
    std::array<double, 4> orientation{};
    if (signature.orientation == Orientation::degrees || signature.orientation == Orientation::radians) {
        orientation[0] = draw_angle(random, signature);
        return orientation;
    }
    const int exponent = random.chance(1, 4) ? random.between(-60, 60) : 0;
    for (std::size_t i = 0; i < orientation_size(signature.orientation); ++i) {
        const double part = random.unit() - 0.5;
        orientation[i] = properties::round_to(signature.scalar, std::ldexp(part, exponent));
    }
    return orientation;
}

}  // namespace

double distance_of(Input input) {
    input.row().back() = 0;
    const auto measured = reference::find_distance(input.signature, std::as_const(input).row());
    const reference::Number distance_sq = measured.distance_sq;
    if (distance_sq == 0) return 0;
    double scale = 0;
    for (const double number : input.row()) scale = std::max(scale, std::abs(number));
    const int shift = std::ilogb(scale);
    const reference::Number unit(std::ldexp(1.0, shift));
    return std::ldexp(std::sqrt((distance_sq / unit / unit).nearest()), shift);
}

Input draw_rotated_tie(Source& random, const Signature& signature) {
    const bool angle = signature.orientation == Orientation::degrees || signature.orientation == Orientation::radians;
    const int kind = random.between(0, 5);
    if (angle && kind == 0) return draw_degenerate_tie(random, signature);
    if (signature.orientation == Orientation::degrees && kind == 1) return draw_surd_face_tie(random, signature);
    if (signature.orientation == Orientation::degrees && kind == 2) return draw_surd_corner_tie(random, signature);
    const WholeTurn turn = draw_whole_turn(random, signature.orientation);
    LatticeInput plain = draw_small(random, signature.dim, turn.norm, properties::draw_lattice_tie);
    if (random.chance(1, 6)) plain.exponent = random.between(-60, 60);
    if (random.chance(1, 6))
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            const std::int64_t far = std::int64_t{1} << random.between(16, 20);
            plain.box_center[axis] += far;
            plain.center[axis] += far;
        }
    return rotated_row(plain, turn, signature);
}

Input draw_rotated_lattice(Source& random, const Signature& signature) {
    const bool angle = signature.orientation == Orientation::degrees || signature.orientation == Orientation::radians;
    if (angle && random.chance(2, 3)) {
        const LatticeInput plain = properties::draw_lattice(random, 2);
        const Placed placed{plain.box_center,
                            plain.half_extent,
                            {plain.center[0] - plain.box_center[0], plain.center[1] - plain.box_center[1], 0},
                            plain.radius,
                            plain.exponent};
        return express(placed, {draw_plain_angle(random, signature), 0, 0, 0}, signature);
    }
    const WholeTurn turn = draw_whole_turn(random, signature.orientation);
    return rotated_row(draw_small(random, signature.dim, turn.norm, properties::draw_lattice), turn, signature);
}

Input draw_rotated_floats(Source& random, const Signature& signature) {
    const auto& format = properties::format_of(signature.scalar);
    const int kind = random.between(0, 4);
    const int top = kind == 0   ? random.between(30, format.max_exponent - 3)
                    : kind == 1 ? random.between(format.min_exponent + 30, -31)
                                : random.between(-20, 20);
    Input input{signature};
    const int deepest = kind <= 1 ? format.precision : 9;  // an ordinary input keeps to ordinary magnitudes
    const auto draw = [&random, top, deepest, &signature] {
        const int drop = random.chance(1, 2) ? random.between(0, 3) : random.between(0, deepest);
        const double part = random.unit() - 0.5;
        return properties::round_to(signature.scalar, std::ldexp(part, top - drop));
    };
    const Layout& layout = layout_of(signature);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        input.numbers[layout.first(axis)] = draw();
        input.numbers[layout.second(axis)] = std::abs(draw());
        input.numbers[layout.ball(axis)] = draw();
    }
    const auto orientation = draw_orientation(random, signature);
    const auto numbers = layout.orientation(input.row());
    std::copy_n(orientation.begin(), numbers.size(), numbers.begin());
    if (reference::find_defect(signature, std::as_const(input).row())) return input;
    double& radius = input.row().back();
    const int closeness = random.between(0, 3);
    const int bits = random.between(1, format.precision);
    const double side = random.chance(1, 2) ? 1 : -1;
    const double distance = distance_of(input);
    if (closeness == 0 || distance == 0)
        radius = std::abs(draw());
    else if (closeness == 1)
        radius = properties::round_to(signature.scalar, distance);
    else
        radius = properties::round_to(signature.scalar, distance * (1 + side * std::ldexp(1.0, -bits)));
    if (!std::isfinite(radius)) radius = format.largest;
    return input;
}

}  // namespace tangency::vectors
