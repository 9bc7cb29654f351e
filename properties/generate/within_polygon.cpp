// SPDX-License-Identifier: MIT
// Places within drawn polygons, where code that divides them into triangles errs.
#include "within_polygon.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"

namespace tangency::properties {
namespace {

// Whether floats of the type find a place outside both parts into which a diagonal from a to b divides a polygon: asked from either end, it
// lies beyond the diagonal. Rounding makes it so, and of few places.
bool is_outside_both(ScalarType scalar, const Place& a, const Place& b, const Place& place, bool counterclockwise) {
    return visit_scalar(scalar, [&](auto zero) {
        using Scalar = decltype(zero);
        const auto side = [&place](const Place& from, const Place& to) {
            const auto offset = [&from](const Place& there, std::size_t axis) {
                return static_cast<Scalar>(static_cast<Scalar>(there[axis]) - static_cast<Scalar>(from[axis]));
            };
            return static_cast<Scalar>(offset(to, 0) * offset(place, 1)) - static_cast<Scalar>(offset(to, 1) * offset(place, 0));
        };
        const auto forth = side(a, b), back = side(b, a);
        return counterclockwise ? forth < 0 && back < 0 : forth > 0 && back > 0;
    });
}

// A place on a diagonal of a drawn polygon, as near as floats come; mostly on one from the row's first vertex, as who divides the polygon
// into a fan of triangles draws them. Mostly the polygon is moved so that the diagonal passes the origin, and a place is looked for that is
// outside both triangles beside it. Needs four vertices.
Place draw_on_diagonal(Source& source, DrawnShape<double>& shape, ScalarType scalar) {
    const auto count = static_cast<std::uint32_t>(shape.count);
    auto& vertices = shape.vertices;
    const std::size_t from = source.chance(1, 2) ? 0 : source.below(count);
    const Place &start = vertices[from], &end = vertices[(from + 2 + source.below(count - 3)) % count];
    double share = source.unit();
    const bool is_moved = source.chance(3, 4);
    const auto place = [&] { return Place{start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])}; };
    const auto rounded = [scalar](const Place& at) { return Place{round_to(scalar, at[0]), round_to(scalar, at[1])}; };
    const Place origin = is_moved ? place() : Place{0, 0};
    // As the row will have them, since rounding moves the diagonal.
    for (Place& vertex : vertices) vertex = rounded(from_to(origin, vertex));
    const bool counterclockwise = cross(from_to(vertices[0], vertices[1]), from_to(vertices[1], vertices[2])) > 0;
    Place found = rounded(place());
    for (int attempt = 0; is_moved && attempt < 32 && !is_outside_both(scalar, start, end, found, counterclockwise); ++attempt) {
        share = std::fmod(share + 0.618, 1.0);
        found = rounded(place());
    }
    return found;
}

}  // namespace

Place draw_within(Source& source, DrawnShape<double>& shape, ScalarType scalar) {
    if (shape.count > 3 && source.chance(2, 3)) return draw_on_diagonal(source, shape, scalar);
    Place middle{};
    for (int i = 0; i < 3; ++i) {
        const Place& vertex = shape.vertices[source.below(static_cast<std::uint32_t>(shape.count))];
        for (std::size_t axis = 0; axis < 2; ++axis) middle[axis] += vertex[axis] / 3;
    }
    return middle;
}

double room_about(const DrawnShape<double>& polygon, const Place& place) {
    double room = 1;  // about the scale
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Place along = from_to(polygon.vertices[i], polygon.vertices[(i + 1) % polygon.count]);
        if (length(along) > 0) room = std::min(room, std::abs(cross(along, from_to(polygon.vertices[i], place))) / (2 * length(along)));
    }
    return room;
}

double size_of(const DrawnShape<double>& polygon) {
    double size = 0;
    for (std::size_t i = 0; i < polygon.count; ++i) {
        const Place offset = from_to(polygon.vertices[0], polygon.vertices[i]);
        size = std::max({size, std::abs(offset[0]), std::abs(offset[1])});
    }
    return size;
}

}  // namespace tangency::properties
