// SPDX-License-Identifier: MIT
// The plain shapes that reference and subjects both see: what a caller stores, nothing computed.
#pragma once

#include <array>
#include <cstddef>

namespace tangency {

/// A point or a vector of extents, one number an axis. All numbers share one length unit.
template <class Scalar, std::size_t Dim>
using Vector = std::array<Scalar, Dim>;

/// Box stored as centre and half extents: { q : |q_i - center_i| <= half_extent_i }.
template <class Scalar, std::size_t Dim>
struct CenterHalfBox {
    Vector<Scalar, Dim> center;
    Vector<Scalar, Dim> half_extent;
};

/// Box stored as its two extreme corners: { q : lo_i <= q_i <= hi_i }.
template <class Scalar, std::size_t Dim>
struct LoHiBox {
    Vector<Scalar, Dim> lo;
    Vector<Scalar, Dim> hi;
};

/// Box stored as low corner and full extents. The far side is exactly corner + extent, as a real
/// number; the rounded sum that a program computes is that program's affair.
template <class Scalar, std::size_t Dim>
struct CornerSizeBox {
    Vector<Scalar, Dim> corner;
    Vector<Scalar, Dim> extent;
};

/// Box stored as centre and full extents: { q : |q_i - center_i| <= extent_i / 2 }, the half taken exactly.
template <class Scalar, std::size_t Dim>
struct CenterSizeBox {
    Vector<Scalar, Dim> center;
    Vector<Scalar, Dim> extent;
};

/// Closed ball (a disk in 2-D) stored as centre and radius.
template <class Scalar, std::size_t Dim>
struct Ball {
    Vector<Scalar, Dim> center;
    Scalar radius;
};

/// Closed ball stored as the low corner of its bounding box and its radius, as sprite engines do.
/// Its centre is exactly corner + radius on every axis.
template <class Scalar, std::size_t Dim>
struct CorneredBall {
    Vector<Scalar, Dim> corner;
    Scalar radius;
};

}  // namespace tangency
