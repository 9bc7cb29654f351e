// SPDX-License-Identifier: MIT
// Shapes in words.
#include "shape_words.hpp"

#include <fmt/core.h>

#include <array>

namespace tangency::properties {
namespace {

using reference::Region;
using reference::Verdict;

using tangency::detail::row_of;

ShapeKind first_of(const Signature& signature) { return row_of(signature.question).first; }
ShapeKind second_of(const Signature& signature) { return row_of(signature.question).second; }

// Where the second shape stands beside the first, by the region that is nearest.
struct Places {
    std::string_view face, edge, corner;
};

// Of two shapes of one kind.
constexpr Places places_of_two(ShapeKind kind) {
    switch (core_of(kind)) {
        case CoreKind::point: return {"along an axis", "diagonally", "diagonally"};
        case CoreKind::box: return {"side by side", "edge to edge", "corner to corner"};
        case CoreKind::segment: return {"beside each other", "end to side", "end to end"};
        case CoreKind::polygon: break;
    }
    return {"at a side", "at a side", "corner to corner"};
}

// Of two shapes of which the first is of the kind. In space what is beside a segment is nearest to a line, which has a plane's edge.
constexpr Places places_beside(ShapeKind kind, std::size_t dim) {
    if (has_end(kind)) return {"beside it", "beside it", "at an end"};
    return {core_of(kind) == CoreKind::box && dim == 3 ? "at a face" : "at a side", "at an edge", "at a corner"};
}

// That the second shape's core meets the first; nothing where that the shapes overlap says as much.
constexpr std::string_view inside(ShapeKind first, ShapeKind second) {
    if (second == ShapeKind::moving_ball) return "with its way through";
    if (has_radius(first) && has_end(first) && has_end(second)) return "with segments that meet";
    if (second != ShapeKind::ball) return "";
    return core_of(first) == CoreKind::point ? "with one centre"
           : has_end(first)                  ? "with its centre on the segment"
                                             : "with its centre inside";
}

}  // namespace

std::string_view first_shape_name(const Signature& signature) { return row_of(first_of(signature)).name[signature.dim - 1]; }

std::string_view second_shape_name(const Signature& signature) { return row_of(second_of(signature)).name[signature.dim - 1]; }

namespace {

// The second shape's nearest point.
std::string nearest_of(ShapeKind kind) {
    if (kind == ShapeKind::moving_ball) return "nearest of the centre's way";
    if (has_end(kind)) return fmt::format("nearest of the {}", row_of(kind).core_name);
    return has_radius(kind) ? "centre" : "point";
}

}  // namespace

NearestPoints nearest_points(const Signature& signature) {
    const ShapeKind first = first_of(signature), second = second_of(signature);
    const std::string_view name = first_shape_name(signature);
    if (first == ShapeKind::ball) return {"one centre", "other centre", "both centres", ""};
    if (is_of_one_kind(signature.question))
        return {fmt::format("nearest point of the first {}", name), fmt::format("of the second {}", name), "a point of both", ""};
    NearestPoints points{fmt::format("nearest point of the {}", name), nearest_of(second), "a point of both", ""};
    if (second == ShapeKind::ball) {
        points.both = "the centre";
        points.where = fmt::format(" is {} the {}", has_end(first) ? "on" : "in", name);
    }
    if (second == ShapeKind::point) points.both = "the point";
    if (second == ShapeKind::moving_ball) points.both = fmt::format("a point of the {} and of the centre's way", name);
    return points;
}

std::string_view place_text(const Signature& signature, Region region) {
    const ShapeKind first = first_of(signature), second = second_of(signature);
    if (region == Region::inside) return inside(first, second);
    const Places places = is_of_one_kind(signature.question) ? places_of_two(first) : places_beside(first, signature.dim);
    return region == Region::face ? places.face : region == Region::edge ? places.edge : places.corner;
}

std::string standing_text(const Signature& signature, const reference::Standing& standing) {
    const auto verdict = static_cast<std::size_t>(standing.verdict);
    const std::string_view place = place_text(signature, standing.region), blank = place.empty() ? "" : " ";
    if (is_of_one_kind(signature.question)) {
        static constexpr std::array<std::string_view, 3> said{"are apart", "just touch", "overlap"};
        return fmt::format("the {} {}{}{}", row_of(first_of(signature)).plural[signature.dim - 1], said[verdict], blank, place);
    }
    static constexpr std::array<std::string_view, 3> said{"misses", "just touches", "overlaps"};
    const std::string_view rotated = signature.orientation == Orientation::none ? "" : "rotated ";
    return fmt::format("the {} {} the {}{}{}{}", second_shape_name(signature), said[verdict], rotated, first_shape_name(signature), blank,
                       place);
}

}  // namespace tangency::properties
