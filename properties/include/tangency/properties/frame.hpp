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
    double depth() const;     ///< how deep the centre lies in the box; negative outside
    double overshoot(std::size_t axis) const;
};

/// The case seen from its box. Needs a valid scene. Each length is within 2^-48 of the scale.
FramedScene framed(const Case& scene);

/// The same by a frame of the case's box that is known already.
FramedScene framed(const Case& scene, const Frame& frame);

/// The distance from the centre to the box of a turned case, rounded; it only steers where radii are drawn.
double turned_distance(const Case& scene);
double turned_distance(const Case& scene, const Frame& frame);

/// Whether every sensible method turns the box without rounding (docs/levels.md): angle zero; an axis along x
/// or y whose length is a power of two; a quaternion that is one of the 24 Hurwitz units times a power of two.
bool turns_exactly(const Case& scene);

/// Whether rounding excuses nothing though the turning itself rounds: the gap is at least 2^-10 of the scale,
/// or the centre is that deep in the box, where d = 0 for every method.
bool is_clear(const Case& scene);

/// The double above 2 pi, so that no float within one turn lies beyond it.
inline constexpr double one_turn_in_radians = 0x1.921fb54442d19p+2;

/// How far from a tie `is_clear` keeps, in relation to the scale.
inline constexpr double clearance = 0x1p-10;

}  // namespace tangency::properties
