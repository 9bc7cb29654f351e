// SPDX-License-Identifier: MIT
// The centre against the box on one axis, read exactly off each form the caller may store.
#pragma once

#include <algorithm>
#include <cstddef>

#include "tangency/reference/rational.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::reference {

/// The exact position of the ball's centre on one axis.
template <class Scalar, std::size_t Dim>
Rational center_on_axis(const Ball<Scalar, Dim>& ball, std::size_t axis) {
    return exact(ball.center[axis]);
}

template <class Scalar, std::size_t Dim>
Rational center_on_axis(const CorneredBall<Scalar, Dim>& ball, std::size_t axis) {
    return exact(ball.corner[axis]) + exact(ball.radius);
}

/// How far the centre lies beyond the nearer of the box's two sides; negative: how deep between them.
template <class Scalar, std::size_t Dim>
Rational excess_on_axis(const CenterHalfBox<Scalar, Dim>& box, const Rational& center, std::size_t axis) {
    return abs(Rational(center - exact(box.center[axis]))) - exact(box.half_extent[axis]);
}

template <class Scalar, std::size_t Dim>
Rational excess_on_axis(const LoHiBox<Scalar, Dim>& box, const Rational& center, std::size_t axis) {
    return std::max<Rational>(exact(box.lo[axis]) - center, center - exact(box.hi[axis]));
}

template <class Scalar, std::size_t Dim>
Rational excess_on_axis(const CornerSizeBox<Scalar, Dim>& box, const Rational& center, std::size_t axis) {
    const Rational above_lo = center - exact(box.corner[axis]);
    return std::max<Rational>(-above_lo, above_lo - exact(box.extent[axis]));
}

/// The full width of the box. The farther side lies excess + width away from the centre.
template <class Scalar, std::size_t Dim>
Rational width_on_axis(const CenterHalfBox<Scalar, Dim>& box, std::size_t axis) {
    return 2 * exact(box.half_extent[axis]);
}

template <class Scalar, std::size_t Dim>
Rational width_on_axis(const LoHiBox<Scalar, Dim>& box, std::size_t axis) {
    return exact(box.hi[axis]) - exact(box.lo[axis]);
}

template <class Scalar, std::size_t Dim>
Rational width_on_axis(const CornerSizeBox<Scalar, Dim>& box, std::size_t axis) {
    return exact(box.extent[axis]);
}

}  // namespace tangency::reference
