// SPDX-License-Identifier: MIT
// Writing float inputs: boxes and balls into a row, radii near the distance, balls carried by rotated boxes.
#pragma once

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/input.hpp"

namespace tangency::properties {

/// Writes one axis of a box given as centre and half extent, and the ball's centre. Needs an axis-aligned row.
void set_axis(Input& input, std::size_t axis, double center, double half, double position);

/// The radius comes last, and not below zero. Where the form stores the ball's corner, the stored position moves by it.
void set_radius(Input& input, double radius);

/// The distance from the centre to the box in double arithmetic, safe from overflow. It only nudges where radii
/// are drawn: the reference decides what they mean.
double approximate_distance(const Input& input);

/// Box and ball of an axis-aligned row, written into the row of a rotated signature of that form, scalar and dimension.
void copy_lengths(const Input& axis_aligned, Input& rotated);

/// The ball of an axis-aligned input goes round with the rotated box, so that it keeps its region.
void carry_ball(const Input& axis_aligned, Input& rotated);
void carry_ball(const Input& axis_aligned, Input& rotated, const BoxFrame& frame);

/// The frame of a rotated case to draw by, the same on every machine: of angles within 2^-49 and in a tenth of
/// `frame_of`'s time, beyond 2^20 radians and of other orientations `frame_of`'s. Needs a valid input.
BoxFrame approximate_frame(const Input& input);

}  // namespace tangency::properties
