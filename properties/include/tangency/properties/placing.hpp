// SPDX-License-Identifier: MIT
// Writing float scenes: boxes and balls into a row, radii near the distance, balls carried by turned boxes.
#pragma once

#include "tangency/properties/case.hpp"
#include "tangency/properties/frame.hpp"

namespace tangency::properties {

/// Rounded to the scalar type, and kept within its finite range.
double finite(ScalarType scalar, double value);

/// Writes one axis of a box given as centre and half extent, and the ball's centre. Needs a straight row.
void set_axis(Case& scene, std::size_t axis, double center, double half, double position);

/// The radius comes last, and not below zero. Where the form stores the ball's corner, the stored position moves by it.
void set_radius(Case& scene, double radius);

/// The distance from the centre to the box in double arithmetic, safe from overflow. It only steers where radii
/// are drawn: the reference decides what they mean.
double steering_distance(const Case& scene);

/// The largest magnitude among the case's lengths; orientations have none.
double largest_length(const Case& scene);

/// Box and ball of a straight row, written into the row of a turned signature of that form, scalar and dimension.
void copy_lengths(const Case& straight, Case& turned);

/// The ball of a straight scene goes round with the turned box, so that it keeps its region.
void carry_ball(const Case& straight, Case& turned);
void carry_ball(const Case& straight, Case& turned, const Frame& frame);

/// The frame of a turned case to steer by, the same on every machine: of angles within 2^-49 and in a tenth of
/// `frame_of`'s time, beyond 2^20 radians and of other turnings `frame_of`'s. Needs a valid scene.
Frame steering_frame(const Case& scene);

}  // namespace tangency::properties
