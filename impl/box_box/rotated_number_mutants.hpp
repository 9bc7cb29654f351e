// SPDX-License-Identifier: MIT
// Distances and translations of two rotated boxes broken on purpose, each in one way.
#pragma once

#include <string_view>

#include "impl/box_box/rotated_numbers.hpp"

namespace tangency::questions::box_box {

struct RotatedMovesTheFirst {
    static constexpr std::string_view defect = "gives the vector that moves the first box", seen_in = "SAT libraries that push either";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const auto [x, y, z] = RotatedBoxesTranslation::of(boxes);
        return {-x, -y, -z};
    }
};

struct RotatedMovesHalfWay {
    static constexpr std::string_view defect = "gives half the vector", seen_in = "a resolver that moves both by half";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const auto [x, y, z] = RotatedBoxesTranslation::of(boxes);
        return {x / 2, y / 2, z / 2};
    }
};

// The sides of both boxes, or of the first alone.
template <class Wide, std::size_t Dim>
BoxesWay<Wide, Dim> gap_by_sides(const PlacedPair<Wide, Dim>& boxes, bool of_both) {
    BoxesWay<Wide, Dim> greatest;
    for (const auto* box : {&boxes.first, &boxes.second})
        for (const auto& side : box->sides)
            if (const auto way = way_along(boxes, side); (of_both || box == &boxes.first) && way.length > greatest.length) greatest = way;
    return greatest;
}

struct RotatedFaceAxesAlone {
    static constexpr std::string_view defect = "leaves out the nine crosses of edges",
                                      seen_in = "the six face axes alone, called good enough for games";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const auto way = gap_by_sides(boxes, true);
        return way.length < 0 ? vector_of(way, -way.length) : Numbers<Wide>{};
    }
};

struct RotatedFirstAxesAlone {
    static constexpr std::string_view defect = "asks the first box's axes alone for the way out",
                                      seen_in = "a loop over the normals of one of the two";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const auto way = gap_by_sides(boxes, false);
        return greatest_gap(boxes).length < 0 ? vector_of(way, -way.length) : Numbers<Wide>{};
    }
};

struct RotatedEdgesNotNormalised {
    static constexpr std::string_view defect = "compares overlaps along crosses of edges as long as they are",
                                      seen_in = "fifteen axes for a yes or no, extended";
    template <class Wide>
    static Numbers<Wide> of(const PlacedPair<Wide, 3>& boxes) {
        BoxesWay<Wide, 3> greatest = gap_by_sides(boxes, true);
        for (const auto& side : boxes.first.sides)
            for (const auto& edge : boxes.second.sides) {
                const Vector<Wide, 3> across = accurate_cross(side, edge);
                if (const auto way = way_along(boxes, across); dot(across, across) > 0 && way.length > greatest.length) greatest = way;
            }
        return greatest.length < 0 ? vector_of(greatest, -greatest.length) : Numbers<Wide>{};
    }
    template <class Wide>
    static Numbers<Wide> of(const PlacedPair<Wide, 2>& boxes) {
        return RotatedBoxesTranslation::of(boxes);
    }
};

struct RotatedInTheFirstFrame {
    static constexpr std::string_view defect = "gives the translation in the first box's frame",
                                      seen_in = "a result that is not rotated back into the world";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const Numbers<Wide> world = RotatedBoxesTranslation::of(boxes);
        Numbers<Wide> local{};
        for (std::size_t own = 0; own < Dim; ++own)
            for (std::size_t axis = 0; axis < Dim; ++axis) local[own] += boxes.first.sides[own][axis] * world[axis];
        return local;
    }
};

struct RotatedAlongTheAxis {
    static constexpr std::string_view defect = "leaves along the axis itself, wherever the second box is",
                                      seen_in = "a least overlap without its sign";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const BoxesWay<Wide, Dim> gap = greatest_gap(boxes);
        BoxesWay<Wide, Dim> way = gap;
        for_each_axis(boxes, [&](const Vector<Wide, Dim>& axis) {
            if (way_along(boxes, axis).length == gap.length) way.along = axis;
        });
        return gap.length < 0 ? vector_of(way, -gap.length) : Numbers<Wide>{};
    }
};

struct RotatedAwayFromTheCentre {
    static constexpr std::string_view defect = "leaves along the line of the centres", seen_in = "two circles' rule kept for boxes";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const BoxesWay<Wide, Dim> gap = greatest_gap(boxes);
        BoxesWay<Wide, Dim> way{gap.length, between(boxes.first, boxes.second)};
        const Wide length = std::sqrt(dot(way.along, way.along));
        if (gap.length >= 0 || length == 0) return RotatedBoxesTranslation::of(boxes);
        return vector_of(way, -gap.length / length);
    }
};

struct RotatedSharedIntervals {
    static constexpr std::string_view defect = "takes the shared part of the projections where one is within the other",
                                      seen_in = "the usual listing of separating axes, before containment is added";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const BoxesWay<Wide, Dim> gap = greatest_gap(boxes);
        BoxesWay<Wide, Dim> least{std::numeric_limits<Wide>::infinity(), {}};
        for_each_axis(boxes, [&](const Vector<Wide, Dim>& axis) {
            const Wide reach = reach_along(boxes.first, axis), other = reach_along(boxes.second, axis);
            const BoxesWay<Wide, Dim> way = way_along(boxes, axis);
            const Wide shared = std::min(-way.length, 2 * std::min(reach, other));
            if (shared < least.length) least = {shared, way.along};
        });
        return gap.length < 0 ? vector_of(least, least.length) : Numbers<Wide>{};
    }
};

struct RotatedAddsASkin {
    static constexpr std::string_view defect = "moves a hundredth too far", seen_in = "slop of a physics engine";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const BoxesWay<Wide, Dim> way = greatest_gap(boxes);
        return way.length < 0 ? vector_of(way, Wide{0.01F} - way.length) : Numbers<Wide>{};
    }
};

struct RotatedGapForDistance {
    static constexpr std::string_view defect = "takes the greatest gap of an axis for the distance",
                                      seen_in = "a separating axis test that returns its separation";
    static auto of(const auto& boxes) { return positive(greatest_gap(boxes).length); }
};

struct RotatedCornersAlone {
    static constexpr std::string_view defect = "measures from corner to corner", seen_in = "a double loop over vertices";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        if (greatest_gap(boxes).length <= 0) return {};
        Wide least = std::numeric_limits<Wide>::infinity();
        for (std::size_t signs = 0; signs < std::size_t{1} << Dim; ++signs)
            for (std::size_t other_signs = 0; other_signs < std::size_t{1} << Dim; ++other_signs) {
                const auto from = corner_from({}, boxes.first, signs);
                auto way = corner_from(between(boxes.first, boxes.second), boxes.second, other_signs);
                for (std::size_t axis = 0; axis < Dim; ++axis) way[axis] -= from[axis];
                least = std::min(least, dot(way, way));
            }
        return {std::sqrt(least)};
    }
};

struct RotatedCornersOfTheSecondAlone {
    static constexpr std::string_view defect = "measures from the second box's corners to the first alone",
                                      seen_in = "a nearest vertex, and nobody asks the other way round";
    static auto of(const auto& boxes) {
        return greatest_gap(boxes).length > 0 ? std::sqrt(corners_distance_sq(boxes.first, boxes.second)) : 0;
    }
};

struct RotatedEdgesLeftOut {
    static constexpr std::string_view defect = "leaves out edges that are nearest to each other",
                                      seen_in = "corners against boxes both ways, which is all there is in the plane";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        const auto& [one, other] = boxes;
        if (greatest_gap(boxes).length <= 0) return {};
        return {std::sqrt(std::min(corners_distance_sq(one, other), corners_distance_sq(other, one)))};
    }
};

struct RotatedBetweenBounds {
    static constexpr std::string_view defect = "measures between the bounds on the world's axes", seen_in = "a broad phase's boxes";
    template <class Wide, std::size_t Dim>
    static Numbers<Wide> of(const PlacedPair<Wide, Dim>& boxes) {
        Wide square = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            Vector<Wide, Dim> unit{};
            unit[axis] = 1;
            const Wide beyond = std::max(gap_along(boxes.first, boxes.second, unit), Wide{0});
            square += beyond * beyond;
        }
        return {std::sqrt(square)};
    }
};

struct RotatedUnsigned {
    static constexpr std::string_view defect = "is positive inside as well", seen_in = "fabs() around a signed distance";
    static auto of(const auto& boxes) { return std::abs(RotatedBoxesSignedDistance::of(boxes)); }
};

struct RotatedRootOfTheSquare {
    static constexpr std::string_view defect = "takes the root of what should be a square", seen_in = "a rename that forgot the body";
    static auto of(const auto& boxes) { return RotatedBoxesDistance::of(boxes); }
};

/// A method with the second box along the axes.
template <class Method>
struct SecondAlongTheAxes {
    static constexpr std::string_view defect = "forgets that the second box is rotated", seen_in = "a test of one rotated box, given two";
    template <class Wide, std::size_t Dim>
    static auto of(PlacedPair<Wide, Dim> boxes) {
        boxes.second.sides = {};
        for (std::size_t axis = 0; axis < Dim; ++axis) boxes.second.sides[axis][axis] = 1;
        return Method::of(boxes);
    }
};

struct RotatedNeverTouches {
    static constexpr std::string_view defect = "says overlapping at contact", seen_in = "a bool cast to a verdict";
    static auto of(const auto& boxes) { return greatest_gap(boxes).length > 0 ? -1 : 1; }
};

}  // namespace tangency::questions::box_box
