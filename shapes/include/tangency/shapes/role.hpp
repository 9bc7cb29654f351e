// SPDX-License-Identifier: MIT
// What a number of a row is, in one word.
#pragma once

#include <cstdint>

namespace tangency {

/// What a number of a row is.
enum class Role : std::uint8_t {
    center,       ///< a coordinate of the shape's centre, or of where a segment or a way starts
    corner,       ///< a coordinate of the low corner of the shape, or of the box around a ball
    lo,           ///< the low side on an axis
    hi,           ///< the high side on an axis
    end,          ///< a coordinate of where a segment or a way ends
    half_extent,  ///< half the width on an axis, zero or more
    extent,       ///< the width on an axis, zero or more
    radius,       ///< zero or more
    radians,      ///< an angle; positive turns x towards y
    degrees,      ///< an angle; positive turns x towards y
    direction,    ///< a component of the direction of the box's x side, of any length but zero
    quaternion,   ///< a component, x y z w, of a quaternion of any length but zero
    vertex        ///< a coordinate of a polygon's vertex
};

/// Moves with the shape when it is translated.
constexpr bool is_position(Role role) { return role <= Role::end || role == Role::vertex; }
/// Zero or more in every valid row.
constexpr bool is_size(Role role) { return role >= Role::half_extent && role <= Role::radius; }
/// In the unit of length that all positions and sizes of a row share.
constexpr bool is_length(Role role) { return role <= Role::radius || role == Role::vertex; }
/// Says which way the box points, and has no unit of length.
constexpr bool is_orientation(Role role) { return !is_length(role); }
/// An orientation of one number, which turns come back to.
constexpr bool is_angle(Role role) { return role == Role::radians || role == Role::degrees; }

}  // namespace tangency
