// SPDX-License-Identifier: MIT
// Distances and translations of polygons broken on purpose, each in one way.
#pragma once

#include <string_view>

#include "impl/polygon_ball/numbers.hpp"

namespace tangency::questions::polygons {

struct PolygonMovesTheFirst {
    static constexpr std::string_view defect = "gives the vector that moves the first shape", seen_in = "SAT libraries that push either";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        const auto [x, y, z] = LeastOverlap::number_or_vector(shapes);
        return {-x, -y};
    }
};

struct OverlapNotNormalised {
    static constexpr std::string_view defect = "compares overlaps along normals as long as their sides",
                                      seen_in = "separating axes for a yes or no, extended";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        if (greatest_gap(shapes).length >= shapes.radius) return {};
        Way<Scalar> least{std::numeric_limits<Scalar>::infinity(), {}};
        for (std::size_t i = 0; i < shapes.first.size(); ++i) {
            const Vec<Scalar> along = from_to(shapes.first[i], shapes.first.after(i));
            const Way<Scalar> overlap = overlap_along(shapes, Vec<Scalar>{along[1], -along[0]});
            if (overlap.length < least.length) least = overlap;
        }
        return vector_of(least, least.length);
    }
};

// min(max, max) - max(min, min), the overlap of two intervals of which none holds the other.
template <class Scalar>
Way<Scalar> shared_part(const RoundedPolygons<Scalar>& shapes, const Vec<Scalar>& axis) {
    Interval<Scalar> one = projection<Slip::none>(shapes.first, axis), other = projection<Slip::none>(shapes.second, axis);
    other = {other.min - shapes.radius, other.max + shapes.radius};
    const Scalar shared = std::min(one.max, other.max) - std::max(one.min, other.min);
    return one.min + one.max > other.min + other.max ? Way<Scalar>{shared, {-axis[0], -axis[1]}} : Way<Scalar>{shared, axis};
}

struct PolygonSharedIntervals {
    static constexpr std::string_view defect = "takes the shared part of the intervals where one is within the other",
                                      seen_in = "the usual listing of separating axes, before containment is added";
    static auto number_or_vector(const auto& shapes) {
        return least_of_axes(shapes, [&](const auto& axis) { return shared_part(shapes, axis); });
    }
};

struct AlwaysAlongTheNormal {
    static constexpr std::string_view defect = "moves along the first normal's direction, never against it",
                                      seen_in = "an axis whose sign nobody checks";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        return least_of_axes(shapes, [&](const Vec<Scalar>& axis) { return Way<Scalar>{overlap_along(shapes, axis).length, axis}; });
    }
};

struct GreatestOverlap {
    static constexpr std::string_view defect = "keeps the greatest overlap", seen_in = "a comparison the wrong way round";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        if (signed_way(shapes).length >= shapes.radius) return {};
        Way<Scalar> greatest{0, {}};
        for_each_axis(shapes, [&](const Vec<Scalar>& axis) {
            const Way<Scalar> overlap = overlap_along(shapes, axis);
            if (overlap.length > greatest.length) greatest = overlap;
        });
        return vector_of(greatest, greatest.length);
    }
};

struct ZeroWithin {
    static constexpr std::string_view defect = "gives zero where the centre is within the polygon",
                                      seen_in = "a contact taken from the sides alone";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        return greatest_gap(shapes).length <= 0 ? Numbers<Scalar>{} : SeparationTranslation::number_or_vector(shapes);
    }
};

struct RadiusForgottenWithin {
    static constexpr std::string_view defect = "moves a centre within to the side, and the disk not beyond it",
                                      seen_in = "a point test that was given a radius later";
    static auto number_or_vector(const auto& shapes) {
        const auto gap = greatest_gap(shapes);
        return gap.length <= 0 ? vector_of(gap, -gap.length) : SeparationTranslation::number_or_vector(shapes);
    }
};

struct NormalsAlone {
    static constexpr std::string_view defect = "leaves the direction of the nearest vertex out", seen_in = "polygons' axes given a disk";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        const Way<Scalar> gap = greatest_gap(shapes);
        return signed_way(shapes).length < shapes.radius ? vector_of(gap, shapes.radius - gap.length) : Numbers<Scalar>{};
    }
};

struct FirstNormalsAlone {
    static constexpr std::string_view defect = "asks the sides of the first polygon alone", seen_in = "one of two loops lost";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        if (greatest_gap(shapes).length >= 0) return {};
        const Way<Scalar> gap = gap_beyond(shapes.first, shapes.second, side_count(shapes.first));
        return vector_of(gap, -gap.length);
    }
};

struct LastSideLeftOut {
    static constexpr std::string_view defect = "asks no side back to the first vertex", seen_in = "a loop to n - 1";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        if (signed_way(shapes).length >= shapes.radius) return {};
        const Way<Scalar> gap = gap_beyond(shapes.first, shapes.second, side_count(shapes.first) - 1);
        return gap.length > 0 ? SeparationTranslation::number_or_vector(shapes) : vector_of(gap, shapes.radius - gap.length);
    }
};

// The gap beyond the sides but the last, less the radius.
template <class Scalar>
Scalar gap_but_for_the_last_side(const RoundedPolygons<Scalar>& shapes) {
    return gap_beyond(shapes.first, shapes.second, side_count(shapes.first) - 1).length - shapes.radius;
}

struct GapButForTheLastSide {
    static constexpr std::string_view defect = "measures to the sides' lines, and not to the last one's", seen_in = "a loop to n - 1";
    static auto number_or_vector(const auto& shapes) { return positive(gap_but_for_the_last_side(shapes)); }
};

struct VerdictButForTheLastSide {
    static constexpr std::string_view defect = "judges by the sides' lines, and not by the last one's", seen_in = "a loop to n - 1";
    static auto number_or_vector(const auto& shapes) {
        const auto gap = gap_but_for_the_last_side(shapes);
        return (gap < 0) - (gap > 0);
    }
};

struct AwayFromTheMiddle {
    static constexpr std::string_view defect = "leaves along the line of the middles", seen_in = "two circles' rule kept for polygons";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        const auto middle = [](const Polygon<Scalar>& polygon) {
            Vec<Scalar> sum{};
            for (const Vec<Scalar>& vertex : polygon) sum = {sum[0] + vertex[0], sum[1] + vertex[1]};
            return Vec<Scalar>{sum[0] / static_cast<Scalar>(polygon.size()), sum[1] / static_cast<Scalar>(polygon.size())};
        };
        const Scalar length = signed_way(shapes).length;
        const Vec<Scalar> away = from_to(middle(shapes.first), middle(shapes.second));
        if (length >= shapes.radius || away == Vec<Scalar>{}) return SeparationTranslation::number_or_vector(shapes);
        return vector_of({length, normalised<Slip::none>(away)}, shapes.radius - length);
    }
};

struct FromTheNearestPlace {
    static constexpr std::string_view
        defect = "finds the nearest place of a side in the world, and leaves from it in whatever direction is left",
        seen_in = "p - (a + t (b - a)), close to a side";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        const Way<Scalar> gap = greatest_gap(shapes);
        if (gap.length <= 0) return vector_of(gap, shapes.radius - gap.length);
        const Vec<Scalar>& center = shapes.second[0];
        Vec<Scalar> nearest{};
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (std::size_t i = 0; i < shapes.first.size(); ++i) {
            const Vec<Scalar>& a = shapes.first[i];
            const Vec<Scalar> along = from_to(a, shapes.first.after(i));
            const Scalar share = std::clamp(dot(from_to(a, center), along) / dot(along, along), Scalar(0), Scalar(1));
            const Vec<Scalar> place{a[0] + share * along[0], a[1] + share * along[1]};
            if (distance_sq(place, center) < least) {
                least = distance_sq(place, center);
                nearest = place;
            }
        }
        const Scalar distance = std::sqrt(least);
        if (distance >= shapes.radius) return {};
        if (distance == 0) return vector_of(gap, shapes.radius);
        return vector_of({distance, normalised<Slip::none>(from_to(nearest, center))}, shapes.radius - distance);
    }
};

struct VerticesAlone {
    static constexpr std::string_view defect = "measures from vertex to vertex", seen_in = "a nearest point looked for among corners";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        if (greatest_gap(shapes).length <= 0) return {};
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (const Vec<Scalar>& one : shapes.first)
            for (const Vec<Scalar>& other : shapes.second) least = std::min(least, distance_sq(one, other));
        return {std::max(std::sqrt(least) - shapes.radius, Scalar{0})};
    }
};

struct GapForDistance {
    static constexpr std::string_view defect = "takes the greatest gap along a normal for the distance",
                                      seen_in = "separating axes' margin";
    static auto number_or_vector(const auto& shapes) { return positive(greatest_gap(shapes).length - shapes.radius); }
};

struct LinesForSides {
    static constexpr std::string_view defect = "measures from a side's line beyond its ends", seen_in = "a clamp to 0 and 1 left out";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        if (greatest_gap(shapes).length <= 0) return {};
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (std::size_t i = 0; i < shapes.first.size(); ++i)
            for (const Vec<Scalar>& vertex : shapes.second)
                least = std::min(least, std::abs(dot(side_axis<Slip::none>(shapes.first, i), from_to(shapes.first[i], vertex))));
        return {std::max(least - shapes.radius, Scalar{0})};
    }
};

struct VerticesOfTheSecondAlone {
    static constexpr std::string_view defect = "measures from the second's vertices to the first's sides, not the other way round",
                                      seen_in = "one of two loops lost";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        if (greatest_gap(shapes).length <= 0) return {};
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (const Vec<Scalar>& vertex : shapes.second) least = std::min(least, boundary_distance_sq(shapes.first, vertex));
        return {std::sqrt(least)};
    }
};

struct BoundaryDistance {
    static constexpr std::string_view defect = "measures to the boundary from within as well", seen_in = "a polygon taken for its outline";
    static auto number_or_vector(const auto& shapes) { return positive(std::abs(signed_way(shapes).length) - shapes.radius); }
};

struct PolygonRadiusForgotten {
    static constexpr std::string_view defect = "measures to the disk's centre", seen_in = "a point's distance given for a disk's";
    static auto number_or_vector(const auto& shapes) { return positive(signed_way(shapes).length); }
};

struct PolygonInFloats {
    static constexpr std::string_view defect = "computes in float what it is asked in double", seen_in = "a vector class of floats";
    static auto number_or_vector(const auto& shapes) { return static_cast<float>(PolygonDistance::number_or_vector(shapes)); }
};

struct PolygonUnsigned {
    static constexpr std::string_view defect = "is positive inside as well", seen_in = "fabs() around a signed distance";
    static auto number_or_vector(const auto& shapes) { return std::abs(signed_way(shapes).length - shapes.radius); }
};

struct DepthToTheNearestVertex {
    static constexpr std::string_view defect = "takes the nearest vertex for the way out", seen_in = "a depth looked for among corners";
    template <class Scalar>
    static Numbers<Scalar> number_or_vector(const RoundedPolygons<Scalar>& shapes) {
        const Scalar length = signed_way(shapes).length;
        if (length > 0) return {length - shapes.radius};
        Scalar least = std::numeric_limits<Scalar>::infinity();
        for (const Vec<Scalar>& one : shapes.first)
            for (const Vec<Scalar>& other : shapes.second) least = std::min(least, distance_sq(one, other));
        return {-std::sqrt(least) - shapes.radius};
    }
};

struct PolygonSquareOfTheGap {
    static constexpr std::string_view defect = "squares the gap, radius taken off", seen_in = "distance * distance";
    static auto number_or_vector(const auto& shapes) {
        const auto distance = PolygonDistance::number_or_vector(shapes);
        return distance * distance;
    }
};

struct PolygonRootOfTheSquare {
    static constexpr std::string_view defect = "takes the root of what is to stay squared", seen_in = "length() where lengthSq() was meant";
    static auto number_or_vector(const auto& shapes) { return positive(signed_way(shapes).length); }
};

}  // namespace tangency::questions::polygons
