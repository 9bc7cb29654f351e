// SPDX-License-Identifier: MIT
// The plain shapes that reference and subjects both see: what a caller stores and what it is, nothing computed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "tangency/shapes/role.hpp"

namespace tangency {

/// What a shape is: a core and a radius around it. A capsule is a segment with a radius, and so is what a moving ball sweeps.
enum class ShapeKind : std::uint8_t { ball, box, segment, moving_ball, polygon, point, capsule };

/// What is left of a shape without its radius.
enum class CoreKind : std::uint8_t { point, segment, box, polygon };

/// How many vertices a polygon may have.
inline constexpr std::size_t fewest_vertices = 3, most_vertices = 8;

namespace detail {

/// What is known of a shape, of which its numbers, its draws, its words and its pictures are made.
struct ShapeRow {
    ShapeKind kind;
    CoreKind core;
    bool has_radius;
    std::string_view type;                 ///< the template below; of a box its encoding says which
    std::array<std::string_view, 3> name;  ///< on a line, in the plane and in space
    std::array<std::string_view, 3> plural;
    std::string_view core_name;
};

/// In the order of ShapeKind.
inline constexpr auto shape_rows = std::to_array<ShapeRow>({
    {ShapeKind::ball, CoreKind::point, true, "Ball", {"ball", "circle", "sphere"}, {"balls", "circles", "spheres"}, "ball's centre"},
    {ShapeKind::box, CoreKind::box, false, "", {"interval", "rectangle", "box"}, {"intervals", "rectangles", "boxes"}, "box"},
    {ShapeKind::segment,
     CoreKind::segment,
     false,
     "Segment",
     {"segment", "segment", "segment"},
     {"segments", "segments", "segments"},
     "segment"},
    {ShapeKind::moving_ball,
     CoreKind::segment,
     true,
     "MovingBall",
     {"moving ball", "moving circle", "moving sphere"},
     {"moving balls", "moving circles", "moving spheres"},
     "way of the ball's centre"},
    {ShapeKind::polygon,
     CoreKind::polygon,
     false,
     "Polygon",
     {"polygon", "polygon", "polygon"},
     {"polygons", "polygons", "polygons"},
     "polygon"},
    {ShapeKind::point, CoreKind::point, false, "Point", {"point", "point", "point"}, {"points", "points", "points"}, "point"},
    {ShapeKind::capsule,
     CoreKind::segment,
     true,
     "Capsule",
     {"capsule", "capsule", "capsule"},
     {"capsules", "capsules", "capsules"},
     "capsule's segment"},
});

constexpr const ShapeRow& row_of(ShapeKind kind) { return shape_rows[static_cast<std::size_t>(kind)]; }

}  // namespace detail

constexpr CoreKind core_of(ShapeKind kind) { return detail::row_of(kind).core; }
constexpr bool has_radius(ShapeKind kind) { return detail::row_of(kind).has_radius; }
/// Whether a row says where the shape ends.
constexpr bool has_end(ShapeKind kind) { return core_of(kind) == CoreKind::segment; }

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

namespace detail {

/// The type that functions on trial take a shape as; of a box and of a ball it is what the form stores.
template <ShapeKind kind, class Stored, class Scalar, std::size_t Dim>
constexpr auto type_of_shape() {
    if constexpr (kind == ShapeKind::box)
        return std::type_identity<typename Stored::Box>{};
    else if constexpr (kind == ShapeKind::ball)
        return std::type_identity<typename Stored::BallLike>{};
    else if constexpr (kind == ShapeKind::segment)
        return std::type_identity<Segment<Scalar, Dim>>{};
    else if constexpr (kind == ShapeKind::point)
        return std::type_identity<Point<Scalar, Dim>>{};
    else if constexpr (kind == ShapeKind::polygon)
        return std::type_identity<Polygon<Scalar>>{};
    else
        return std::type_identity<Capsule<Scalar, Dim>>{};
}

}  // namespace detail

}  // namespace tangency
