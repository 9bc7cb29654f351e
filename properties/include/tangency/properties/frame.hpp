// SPDX-License-Identifier: MIT
// A scene seen from its box, in double arithmetic: where generators aim, and which scenes are safe to pose.
#pragma once

#include <array>

#include "tangency/properties/case.hpp"

namespace tangency::properties {

using Point = std::array<double, 3>;

/// The directions of the box's sides in the world, as the columns of a rotation. Every entry is within a few
/// 2^-52 of the truth, and the same on every machine: MPFR turns the angles, not the C library.
struct Frame {
    std::array<Point, 3> rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

    Point to_world(const Point& local) const;
    Point to_box(const Point& world) const;
};

/// The frame of a case's box; the identity for a signature without turning. Needs a valid scene.
Frame frame_of(const Case& scene);

/// The ball's centre seen from the box (absolute values, so that one corner stands for all), the half
/// extents, the radius and the scale, all divided by 2^exponent so that nothing overflows.
struct FramedScene {
    std::size_t dim = 2;
    Point reach{};
    Point half_extent{};
    double radius = 0;
    double scale = 0;
    int exponent = 0;

    double distance() const;  ///< from the centre to the box, 0 inside
    double overshoot(std::size_t axis) const;
};

/// The case seen from its box. Needs a valid scene. Each length is within 2^-48 of the scale.
FramedScene framed(const Case& scene);

/// The same by a frame of the case's box that is known already.
FramedScene framed(const Case& scene, const Frame& frame);

/// The distance from the centre to the box of a turned case, rounded; it only steers where radii are drawn.
double turned_distance(const Case& scene);
double turned_distance(const Case& scene, const Frame& frame);

/// Whether the orientation is the identity in numbers that no method rounds (docs/levels.md): angle 0 or -0; the axis
/// (2^n, 0); the quaternion (0, 0, 0, 2^n).
bool turns_exactly(const Case& scene);

/// Whether the gap |d - r| is at least 2^-10 of the scale, so that rounding excuses nothing though the turning rounds.
bool is_clear(const Case& scene);

/// Whether a lattice case may be posed: along the axes always. Of a turned box if no sensible method can answer it wrongly
/// (docs/levels.md): it is clear, or its orientation is exact and every extent zero or a power of two; and a direction's
/// or quaternion's components are ordinary.
bool may_be_posed(const Case& scene);

/// The double above 2 pi, so that no float within one turn lies beyond it.
inline constexpr double one_turn_in_radians = 0x1.921fb54442d19p+2;

/// How far from a tie `is_clear` keeps, in relation to the scale.
inline constexpr double clearance = 0x1p-10;

/// Components of a direction or a quaternion are ordinary from the reciprocal of this up to this: then squares, and
/// products of a square with a length, stay in range.
inline constexpr double most_component = 0x1p10;

}  // namespace tangency::properties
