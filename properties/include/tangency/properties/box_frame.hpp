// SPDX-License-Identifier: MIT
// An input seen from its box, in double arithmetic: where generators aim, and which inputs are safe to instantiate.
#pragma once

#include <array>

#include "tangency/properties/input.hpp"

namespace tangency::properties {

using Point = std::array<double, 3>;

/// The directions of the box's sides in the world, as the columns of a rotation. Every entry is within a few
/// 2^-52 of the exact value, and the same on every machine: MPFR turns the angles, not the C library.
struct BoxFrame {
    std::array<Point, 3> rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

    Point to_world(const Point& local) const;
    Point to_box(const Point& world) const;
};

/// The frame of a case's box, the first one or the second; the identity for a signature without orientation. Needs a valid input.
BoxFrame frame_of(const Input& input, ShapeOf shape = ShapeOf::first);

/// The ball's centre seen from the box (absolute values, so that one corner stands for all), the half
/// extents, the radius and the scale, all divided by 2^exponent so that nothing overflows.
struct FramedInput {
    std::size_t dim = 2;
    Point in_box_frame{};
    Point half_extent{};
    double radius = 0;
    double scale = 0;
    int exponent = 0;

    double distance() const;  ///< from the centre to the box, 0 inside
    double overshoot(std::size_t axis) const;
};

/// The case seen from its box. Needs a valid input. Each length is within 2^-48 of the scale.
FramedInput framed(const Input& input);

/// The same by a frame of the case's box that is known already.
FramedInput framed(const Input& input, const BoxFrame& frame);

/// The distance from the centre to the box of a rotated case, rounded; it only nudges where radii are drawn.
double rotated_distance(const Input& input);
double rotated_distance(const Input& input, const BoxFrame& frame);

/// Whether the orientation is the identity in numbers that no method rounds (docs/levels.md): angle 0 or -0; the axis
/// (2^n, 0); the quaternion (0, 0, 0, 2^n).
bool turns_exactly(const Input& input, ShapeOf shape = ShapeOf::first);

/// Whether a direction's or quaternion's components are neither so large nor so small that products of theirs leave the range.
bool has_ordinary_components(const Input& input, ShapeOf shape = ShapeOf::first);

/// Whether the orientation is exact, and every extent zero or a power of two, so that no sensible method rounds on the lattice.
bool rounds_nowhere(const Input& input);

/// Whether the gap |d - r| is at least 2^-10 of the scale, so that rounding excuses nothing though the orientation
/// rounds.
bool is_clear(const Input& input);

/// Whether no sensible method rounds its way to a wrong answer on a lattice case (docs/levels.md), so that it may be instantiated.
/// Along the axes always, unless its question says which (QuestionTerms). Of a rotated box: it is clear, or its orientation is exact
/// and every extent zero or a power of two; and a direction's or quaternion's components are ordinary.
bool may_be_instantiated(const Input& input);

/// Which balls about the centre of a lattice case of a box and a ball may be instantiated: members of a family differ in that alone.
class InstantiableBalls {
public:
    explicit InstantiableBalls(const Input& input);

    /// A radius in the case's units.
    bool has(double radius) const;

private:
    enum class Answer { never, always, if_clear } answer_ = Answer::always;
    double distance_ = 0, scale_ = 0;  // without the radius, divided by 2^exponent
    int exponent_ = 0;
};

/// The double above 2 pi, so that no float within one turn lies beyond it.
inline constexpr double one_turn_in_radians = 0x1.921fb54442d19p+2;

/// How far from a tie `is_clear` keeps, in relation to the scale.
inline constexpr double clearance = 0x1p-10;

/// The largest component of a direction or a quaternion is ordinary from the reciprocal of this up to this: then squares, and
/// products of a square with a length, stay in range. On the lattice no component is smaller than that.
inline constexpr double most_component = 0x1p10;

}  // namespace tangency::properties
