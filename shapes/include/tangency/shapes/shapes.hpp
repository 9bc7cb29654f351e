// SPDX-License-Identifier: MIT
// The plain shapes that reference and subjects both see: what a caller stores and what it is, nothing computed.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/role.hpp"

namespace tangency {

/// A point or a vector of extents, one number an axis. All numbers share one length unit.
template <class Scalar, std::size_t Dim>
using Vector = std::array<Scalar, Dim>;

/// Box stored as centre and half extents: { q : |q_i - center_i| <= half_extent_i }.
template <class Scalar, std::size_t Dim>
struct CenterHalfBox {
    static constexpr std::string_view name = "CenterHalfBox";
    static constexpr Role first_role = Role::center, second_role = Role::half_extent;
    Vector<Scalar, Dim> center;
    Vector<Scalar, Dim> half_extent;
};

/// Box stored as its two extreme corners: { q : lo_i <= q_i <= hi_i }.
template <class Scalar, std::size_t Dim>
struct LoHiBox {
    static constexpr std::string_view name = "LoHiBox";
    static constexpr Role first_role = Role::lo, second_role = Role::hi;
    Vector<Scalar, Dim> lo;
    Vector<Scalar, Dim> hi;
};

/// Box stored as low corner and full extents. The far side is exactly corner + extent, as a real
/// number; the rounded sum that a program computes is that program's affair.
template <class Scalar, std::size_t Dim>
struct CornerSizeBox {
    static constexpr std::string_view name = "CornerSizeBox";
    static constexpr Role first_role = Role::corner, second_role = Role::extent;
    Vector<Scalar, Dim> corner;
    Vector<Scalar, Dim> extent;
};

/// Box stored as centre and full extents: { q : |q_i - center_i| <= extent_i / 2 }, the half taken exactly.
template <class Scalar, std::size_t Dim>
struct CenterSizeBox {
    static constexpr std::string_view name = "CenterSizeBox";
    static constexpr Role first_role = Role::center, second_role = Role::extent;
    Vector<Scalar, Dim> center;
    Vector<Scalar, Dim> extent;
};

/// Closed ball (a disk in 2-D) stored as centre and radius.
template <class Scalar, std::size_t Dim>
struct Ball {
    static constexpr std::string_view name = "Ball";
    static constexpr Role position_role = Role::center;
    Vector<Scalar, Dim> center;
    Scalar radius;
};

/// Closed ball stored as the low corner of its bounding box and its radius, as sprite engines do.
/// Its centre is exactly corner + radius on every axis.
template <class Scalar, std::size_t Dim>
struct CorneredBall {
    static constexpr std::string_view name = "CorneredBall";
    static constexpr Role position_role = Role::corner;
    Vector<Scalar, Dim> corner;
    Scalar radius;
};

/// Straight way from one point to another, both included; a point if they are the same.
template <class Scalar, std::size_t Dim>
struct Segment {
    Vector<Scalar, Dim> start;
    Vector<Scalar, Dim> end;
};

/// All points within the radius of a segment.
template <class Scalar, std::size_t Dim>
struct Capsule {
    Vector<Scalar, Dim> start;
    Vector<Scalar, Dim> end;
    Scalar radius;
};

/// Closed ball whose centre moves along a segment: what it sweeps is a capsule.
template <class Scalar, std::size_t Dim>
using MovingBall = Capsule<Scalar, Dim>;

/// A point: a shape without a size.
template <class Scalar, std::size_t Dim>
struct Point {
    Vector<Scalar, Dim> position;
};

/// Convex polygon by its vertices in order, in either orientation; no three of them lie in a line.
template <class Scalar>
struct Polygon {
    std::array<Vector<Scalar, 2>, most_vertices> vertices{};
    std::size_t count = 0;

    constexpr std::size_t size() const { return count; }
    constexpr const Vector<Scalar, 2>& operator[](std::size_t place) const { return vertices[place]; }
    /// The one after, which of the last is the first.
    constexpr const Vector<Scalar, 2>& after(std::size_t place) const { return vertices[place + 1 < count ? place + 1 : 0]; }
    constexpr const Vector<Scalar, 2>* begin() const { return vertices.data(); }
    constexpr const Vector<Scalar, 2>* end() const { return vertices.data() + count; }
};

/// What a form stores.
template <class BoxType, class BallType>
struct Stored {
    using Box = BoxType;
    using BallLike = BallType;
};

/// The shapes of every form, in the order of Form.
template <class Scalar, std::size_t Dim>
using FormShapes = std::tuple<Stored<CenterHalfBox<Scalar, Dim>, Ball<Scalar, Dim>>,          // center_half
                              Stored<LoHiBox<Scalar, Dim>, Ball<Scalar, Dim>>,                // lo_hi
                              Stored<CornerSizeBox<Scalar, Dim>, Ball<Scalar, Dim>>,          // corner_size
                              Stored<CornerSizeBox<Scalar, Dim>, CorneredBall<Scalar, Dim>>,  // corner_size_ball_corner
                              Stored<CenterSizeBox<Scalar, Dim>, Ball<Scalar, Dim>>>;         // center_size

}  // namespace tangency
