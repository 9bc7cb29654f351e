// SPDX-License-Identifier: MIT
// Shapes in words.
#include "shape_words.hpp"

#include <fmt/core.h>

#include <array>

namespace tangency::properties {
namespace {

using reference::Region;
using reference::Verdict;

std::string_view name_of(ShapeKind kind, std::size_t dim) {
    switch (kind) {
        case ShapeKind::ball: return dim == 1 ? "ball" : dim == 2 ? "circle" : "sphere";
        case ShapeKind::box: return dim == 1 ? "interval" : dim == 2 ? "rectangle" : "box";
        case ShapeKind::segment: return "segment";
        case ShapeKind::moving_ball: return dim == 2 ? "moving circle" : "moving sphere";
        case ShapeKind::polygon: return "polygon";
        case ShapeKind::point: return "point";
        case ShapeKind::capsule: return "capsule";
    }
    return "";
}

std::string_view plural_of(ShapeKind kind, std::size_t dim) {
    switch (kind) {
        case ShapeKind::ball: return dim == 1 ? "balls" : dim == 2 ? "circles" : "spheres";
        case ShapeKind::box: return dim == 1 ? "intervals" : dim == 2 ? "rectangles" : "boxes";
        case ShapeKind::segment: return "segments";
        case ShapeKind::capsule: return "capsules";
        default: return "polygons";
    }
}

}  // namespace

std::string_view first_shape_name(const Signature& signature) {
    return name_of(tangency::detail::row_of(signature.question).first, signature.dim);
}

std::string_view second_shape_name(const Signature& signature) {
    return name_of(tangency::detail::row_of(signature.question).second, signature.dim);
}

std::string_view place_text(const Signature& signature, Region region) {
    const std::string_view face = signature.dim == 3 && has_box(signature.question) ? "at a face" : "at a side";
    switch (signature.question) {
        case Question::ball_ball:
            if (region == Region::inside) return "with one centre";
            return region == Region::face ? "along an axis" : "diagonally";
        case Question::box_box:
            if (region == Region::inside) return "";
            return region == Region::face ? "side by side" : region == Region::edge ? "edge to edge" : "corner to corner";
        case Question::polygon_polygon: return region == Region::inside ? "" : region == Region::face ? "at a side" : "corner to corner";
        case Question::box_segment:
            if (region == Region::inside) return "";
            break;
        case Question::box_moving_ball:
            if (region == Region::inside) return "with its way through";
            break;
        case Question::box_ball:
        case Question::polygon_ball:
            if (region == Region::inside) return "with its centre inside";
            break;
        case Question::segment_ball:
        case Question::capsule_ball:
            if (region == Region::inside) return "with its centre on it";
            return region == Region::corner ? "at an end" : "beside it";
        case Question::capsule_capsule:
            if (region == Region::inside) return "where their segments meet";
            return region == Region::corner ? "end to end" : region == Region::edge ? "end to side" : "side by side";
        case Question::segment_segment: return region == Region::inside ? "" : region == Region::corner ? "end to end" : "end to side";
        case Question::box_point:
        case Question::polygon_point:
        case Question::polygon_segment:
            if (region == Region::inside) return "";
    }
    return region == Region::face ? face : region == Region::edge ? "at an edge" : "at a corner";
}

std::string standing_text(const Signature& signature, const reference::Standing& standing) {
    const auto verdict = static_cast<std::size_t>(standing.verdict);
    const std::string_view place = place_text(signature, standing.region), blank = place.empty() ? "" : " ";
    const ShapeKind first = tangency::detail::row_of(signature.question).first;
    if (is_of_one_kind(signature.question)) {
        static constexpr std::array<std::string_view, 3> said{"are apart", "just touch", "overlap"};
        return fmt::format("the {} {}{}{}", plural_of(first, signature.dim), said[verdict], blank, place);
    }
    static constexpr std::array<std::string_view, 3> said{"misses", "just touches", "overlaps"};
    const std::string_view rotated = signature.orientation == Orientation::none ? "" : "rotated ";
    return fmt::format("the {} {} the {}{}{}{}", second_shape_name(signature), said[verdict], rotated, first_shape_name(signature), blank,
                       place);
}

}  // namespace tangency::properties
