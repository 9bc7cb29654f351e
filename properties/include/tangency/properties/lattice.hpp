// SPDX-License-Identifier: MIT
// Inputs on a small dyadic lattice, where every sensible intermediate is exact.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "tangency/properties/input.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {

/// How the box of a lattice input is rotated: the orientation of its row in units of 2^exponent, being an angle,
/// a direction (u, v) or a quaternion (x, y, z, w). All zeros, or another orientation than the row's: no turn.
struct LatticeTurn {
    Orientation orientation = Orientation::none;
    std::array<std::int64_t, 4> numbers{};
    int exponent = 0;
    bool carries = false;  ///< the ball turns with the box: the input's offset is meant in the box's frame
    bool unit = false;     ///< a direction or quaternion is written at length one, rounded where that is not exact

    double number(std::size_t index) const;
};

/// A rotation times `scale`, in integers.
struct IntegerTurn {
    std::array<std::array<std::int64_t, 3>, 3> rows;
    std::int64_t scale;
};

/// The turn in integers where it is rational: any quaternion, an axis of whole length, quarter turns in
/// degrees, angle zero. Needs a turn within the limits of `is_valid`.
std::optional<IntegerTurn> integer_turn(const LatticeTurn& turn);

/// How many bits say which zeros are negative, and how many of them the rows of a box along the axes and a ball need.
inline constexpr std::size_t zero_places = 14;
inline constexpr std::size_t zero_places_along_axes = 9;

/// A shape while it is drawn, in integers or in floats: what it is, its lengths, and a polygon's vertices.
template <class Number>
struct DrawnShape : ShapeLengths<Number> {
    ShapeKind kind = ShapeKind::ball;
    std::size_t count = 0;  ///< of vertices
    std::array<std::array<Number, 2>, most_vertices> vertices{};

    constexpr DrawnShape() = default;
    constexpr explicit DrawnShape(ShapeKind of_kind, std::size_t vertex_count = 0) : kind(of_kind), count(vertex_count) {}

    friend bool operator==(const DrawnShape&, const DrawnShape&) = default;
};

/// The two shapes of an input while they are drawn.
template <class Number>
struct DrawnShapes {
    DrawnShape<Number> first{ShapeKind::box}, second{ShapeKind::ball};
};

/// Both, to be taken by their place or in turn.
template <class Shapes>
constexpr auto both_of(Shapes& shapes) {
    return std::array{&shapes.first, &shapes.second};
}

/// Those of a signature, all zeros.
template <class Number>
DrawnShapes<Number> shapes_of(const Signature& signature) {
    const Layout& layout = layout_of(signature);
    const VertexCounts counts = vertices_of(signature.form);
    return {DrawnShape<Number>(layout.kind_of(ShapeOf::first), counts.first),
            DrawnShape<Number>(layout.kind_of(ShapeOf::second), counts.second)};
}

using LatticeShape = DrawnShape<std::int64_t>;
using FloatShapes = DrawnShapes<double>;

/// An input in integers, in units of 2^exponent. Every form and every scalar of 24 bits or more can express it exactly as long
/// as the integers keep to `lattice_limit`: sides, differences, their squares and sums of three
/// squares then fit the 24 bits of f32 (docs/levels.md has the count). Where the box is rotated, only the turns
/// of `turns_exactly` keep all that exact.
struct LatticeInput {
    std::size_t dim = 2;
    Question question = Question::box_ball;
    LatticeShape first{ShapeKind::box}, second{ShapeKind::ball};
    int exponent = 0;
    /// Says which zeros are written -0: bit i is for the row's number i, and for numbers i + 14, i + 28, ... of long rows. Extents
    /// and radii keep +0; of a box's sizes the bit says, where `any_sign` is true, that the size is negative.
    int negative_zeros = 0;
    LatticeTurn turn{};         ///< written by rotated signatures only
    LatticeTurn second_turn{};  ///< of a second box, in the world; it carries nothing
    /// Which side of the box a segment or a way touches on each axis: the low one (-1), the high one (1), neither or not known (0). Draws
    /// alone ask for it, to move the other one (sizes.hpp).
    std::array<int, 3> facing{};
    bool any_sign = false;  ///< sizes of boxes may be written negative
};

/// One of the form's question, all zeros.
inline LatticeInput lattice_of(const Signature& signature) {
    const auto shapes = shapes_of<std::int64_t>(signature);
    return {.dim = signature.dim, .question = signature.question, .first = shapes.first, .second = shapes.second};
}

/// Calls visit with each size that the shapes have: extents, then radii; of the first shape, then of the second.
template <class Shapes, class Visit>
void for_each_size(Shapes& shapes, std::size_t dim, Visit visit) {
    for (auto* shape : both_of(shapes)) {
        for (std::size_t axis = 0; axis < dim && core_of(shape->kind) == CoreKind::box; ++axis)
            visit(shape->half_extent[axis], Role::half_extent);
        if (has_radius(shape->kind)) visit(shape->radius, Role::radius);
    }
}
template <class Lattice, class Visit>
void for_each_size(Lattice& input, Visit visit) {
    for_each_size(input, input.dim, visit);
}

/// Calls visit with each position of the shapes on an axis: a box's centre, a ball's, where a segment or way ends, vertices.
template <class Shapes, class Visit>
void for_each_position(Shapes& shapes, std::size_t axis, Visit visit) {
    for (auto* shape : both_of(shapes)) {
        for (std::size_t index = 0; index < shape->count; ++index) visit(shape->vertices[index][axis]);
        if (core_of(shape->kind) != CoreKind::polygon) visit(shape->center[axis]);
        if (has_end(shape->kind)) visit(shape->end[axis]);
    }
}

/// Whether a size is zero, or a segment or way a point.
bool is_degenerate(const LatticeInput& input);

/// The largest integer in an input that lattice properties instantiate.
inline constexpr std::int64_t lattice_limit = 512;

/// Units from 2^-lattice_exponent to 2^lattice_exponent keep an input a lattice input.
inline constexpr int lattice_exponent = 8;

/// Orientations keep to this many units, angles to this many turns: a sensible float method turns by them
/// with an error far below the clearance of docs/levels.md.
inline constexpr std::int64_t turn_limit = 65536;
inline constexpr int most_turns = 20;
inline constexpr int most_turn_exponent = 30;

/// Whether extents and radius are not negative, polygons strictly convex, every integer keeps to `lattice_limit` and the turn
/// to its limits.
bool is_valid(const LatticeInput& input);

/// The input in a caller's form. Needs a valid turn and a signature of the input's dimension. Exact, but for a
/// ball carried by a turn that is not rational: it is rounded to the scalar type. A rotated input keeps the
/// place of its box's centre; an integer turn enlarges the other lengths by its scale.
Input express(const LatticeInput& input, const Signature& signature);

/// Whether a scalar type has the 24 bits by which it holds every lattice input, with exponents to spare. What `express` writes in
/// another is rounded, and kept in its range.
bool holds_every_lattice(ScalarType scalar);

/// Whether `express` rounded none of the row's numbers to a scalar that does not hold every lattice input.
bool is_held(const LatticeInput& input, const Input& row);

/// Zero has two spellings, and -x or 0 * -1 write the second: the number of that place, in the second spelling if it is a zero that
/// `negative_zeros` of the row's lattice input names. Sizes keep the first.
inline double with_sign_of_zero(double number, const Layout& layout, std::size_t place, int negative_zeros) {
    return number == 0 && !is_size(layout[place].role) && ((negative_zeros >> place % zero_places) & 1) != 0 ? -0.0 : number;
}

/// The bits of `negative_zeros` that are of sizes.
int size_places(const Layout& layout);

/// How far the centre lies beyond the box on one axis, in units; 0 between its sides. In the box's frame if the
/// turn carries the ball.
std::int64_t overshoot(const LatticeInput& input, std::size_t axis);

}  // namespace tangency::properties
