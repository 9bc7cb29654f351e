// SPDX-License-Identifier: MIT
// Shapes in words.
#include "shape_words.hpp"

#include <fmt/core.h>

#include <array>

namespace tangency::properties {
namespace {

using reference::Region;
using reference::Verdict;

// What a shape is called on a line, in the plane and in space, and its nearest point beside another shape.
struct ShapeWords {
    ShapeKind kind;
    std::array<std::string_view, 3> name, plural;
    std::string_view nearest;  ///< of the second shape: "centre"
};

constexpr std::array<ShapeWords, 7> shape_words{{
    {ShapeKind::ball, {"ball", "circle", "sphere"}, {"balls", "circles", "spheres"}, "centre"},
    {ShapeKind::box, {"interval", "rectangle", "box"}, {"intervals", "rectangles", "boxes"}, ""},
    {ShapeKind::segment, {"segment", "segment", "segment"}, {"segments", "segments", "segments"}, "nearest of the segment"},
    {ShapeKind::moving_ball,
     {"moving ball", "moving circle", "moving sphere"},
     {"moving balls", "moving circles", "moving spheres"},
     "nearest of the centre's way"},
    {ShapeKind::polygon, {"polygon", "polygon", "polygon"}, {"polygons", "polygons", "polygons"}, ""},
    {ShapeKind::point, {"point", "point", "point"}, {"points", "points", "points"}, "point"},
    {ShapeKind::capsule, {"capsule", "capsule", "capsule"}, {"capsules", "capsules", "capsules"}, "nearest of the capsule's segment"},
}};

const ShapeWords& words_of(ShapeKind kind) {
    std::size_t place = 0;
    while (shape_words[place].kind != kind) ++place;
    return shape_words[place];
}

ShapeKind first_of(const Signature& signature) { return tangency::detail::row_of(signature.question).first; }
ShapeKind second_of(const Signature& signature) { return tangency::detail::row_of(signature.question).second; }

// Where the second shape stands beside the first, by the region that is nearest.
struct Places {
    std::string_view face, edge, corner;
};

// Of two shapes of one kind.
constexpr Places places_of_two(ShapeKind kind) {
    if (kind == ShapeKind::ball) return {"along an axis", "diagonally", "diagonally"};
    if (kind == ShapeKind::box) return {"side by side", "edge to edge", "corner to corner"};
    if (has_end(kind)) return {"beside each other", "end to side", "end to end"};
    return {"at a side", "at a side", "corner to corner"};
}

// Of two shapes of which the first is of the kind. In space what is beside a segment is nearest to a line, which has a plane's edge.
constexpr Places places_beside(ShapeKind kind, std::size_t dim) {
    if (has_end(kind)) return {"beside it", "beside it", "at an end"};
    return {kind == ShapeKind::box && dim == 3 ? "at a face" : "at a side", "at an edge", "at a corner"};
}

// That the second shape's core meets the first; nothing where that the shapes overlap says as much.
constexpr std::string_view inside(ShapeKind first, ShapeKind second) {
    if (second == ShapeKind::moving_ball) return "with its way through";
    if (has_radius(first) && has_end(first) && has_end(second)) return "with segments that meet";
    if (second != ShapeKind::ball) return "";
    return first == ShapeKind::ball ? "with one centre" : has_end(first) ? "with its centre on the segment" : "with its centre inside";
}

}  // namespace

std::string_view first_shape_name(const Signature& signature) { return words_of(first_of(signature)).name[signature.dim - 1]; }

std::string_view second_shape_name(const Signature& signature) { return words_of(second_of(signature)).name[signature.dim - 1]; }

NearestPoints nearest_points(const Signature& signature) {
    const ShapeKind first = first_of(signature), second = second_of(signature);
    const std::string_view name = first_shape_name(signature);
    if (first == ShapeKind::ball) return {"one centre", "other centre", "both centres", ""};
    if (is_of_one_kind(signature.question))
        return {fmt::format("nearest point of the first {}", name), fmt::format("of the second {}", name), "a point of both", ""};
    NearestPoints points{fmt::format("nearest point of the {}", name), std::string(words_of(second).nearest), "a point of both", ""};
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
        return fmt::format("the {} {}{}{}", words_of(first_of(signature)).plural[signature.dim - 1], said[verdict], blank, place);
    }
    static constexpr std::array<std::string_view, 3> said{"misses", "just touches", "overlaps"};
    const std::string_view rotated = signature.orientation == Orientation::none ? "" : "rotated ";
    return fmt::format("the {} {} the {}{}{}{}", second_shape_name(signature), said[verdict], rotated, first_shape_name(signature), blank,
                       place);
}

}  // namespace tangency::properties
