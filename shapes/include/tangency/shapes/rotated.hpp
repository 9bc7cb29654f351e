// SPDX-License-Identifier: MIT
// Rotated boxes as a caller stores them: a plain box and the orientation it is rotated to.
#pragma once

#include "tangency/shapes/shapes.hpp"

namespace tangency {

/// 2-D orientation as the direction of the box's x side; only the direction counts, not the length.
/// Domain: any finite direction but (0, 0).
template <class Scalar>
struct Axis {
    Scalar x;
    Scalar y;
};

/// 2-D orientation as an angle in degrees; positive angles turn x towards y. Domain: any finite number,
/// taken at its exact value, however many turns it makes.
template <class Scalar>
struct Degrees {
    Scalar angle;
};

/// 2-D orientation as an angle in radians; positive angles turn x towards y. Domain: any finite number,
/// taken at its exact value: the double nearest pi/2 is not a quarter turn.
template <class Scalar>
struct Radians {
    Scalar angle;
};

/// 3-D orientation x i + y j + z k + w (Hamilton's product, w the real part): v turns to q v q^-1, so
/// (0, 0, sin t/2, cos t/2) turns x towards y by t. Domain: any finite quaternion but 0, of any length.
template <class Scalar>
struct Quaternion {
    Scalar x;
    Scalar y;
    Scalar z;
    Scalar w;
};

/// A box rotated about its own centre, which for CornerSizeBox is exactly corner + extent / 2.
/// Box is CenterHalfBox, CornerSizeBox or CenterSizeBox: in 2-D with Axis, Degrees or Radians, in 3-D with Quaternion.
template <class Box, class OrientationType>
struct Rotated {
    Box box;
    OrientationType orientation;
};

}  // namespace tangency
