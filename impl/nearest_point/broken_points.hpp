// SPDX-License-Identifier: MIT
// Nearest points broken on purpose, each in one way.
#pragma once

#include <string_view>

#include "impl/nearest_point/points.hpp"

namespace tangency::nearest_point {

struct PointOfTheSecond {
    static constexpr std::string_view defect = "gives the second shape's centre", seen_in = "two contact points, the wrong one kept";
    static auto answer(const Signature& signature, const auto* row) { return lengths_in(signature, row).second.center; }
};

struct NearestCorner {
    static constexpr std::string_view defect = "gives the nearest corner", seen_in = "a nearest point looked for among corners";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return on_each_axis(signature, row, [](Scalar lo, Scalar hi, Scalar center) { return center < (lo + hi) / 2 ? lo : hi; });
    }
};

struct PushedToTheBorder {
    static constexpr std::string_view defect = "gives the nearest place of the border for a centre within",
                                      seen_in = "closest points of a boundary, where the box is solid";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto [box, other] = lengths_in(signature, row);
        Numbers<Scalar> point = ClampedPoint::answer(signature, row);
        if (point != other.center) return point;
        const auto shapes = answers::point_and_box(signature, row);
        const std::size_t nearest = answers::nearest_axis(shapes);
        point[nearest] = box.center[nearest] + std::copysign(box.half_extent[nearest], shapes.offset[nearest]);
        return point;
    }
};

struct HighSidesForgotten {
    static constexpr std::string_view defect = "clamps to the low sides alone", seen_in = "max without min";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return on_each_axis(signature, row, [](Scalar lo, Scalar, Scalar center) { return std::max(center, lo); });
    }
};

struct SizeForHalf {
    static constexpr std::string_view defect = "takes whole sizes for half extents", seen_in = "boxes of two libraries mixed";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        return on_each_axis(signature, row,
                            [](Scalar lo, Scalar hi, Scalar center) { return std::clamp(center, lo - (hi - lo) / 2, hi + (hi - lo) / 2); });
    }
};

struct LeftInTheFrame {
    static constexpr std::string_view defect = "leaves the point in the box's frame", seen_in = "a world transform left out at the end";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        Numbers<Scalar> point = ClampedOffset::answer(signature, row);
        const auto [box, other] = lengths_in(signature, row);
        return from_to(box.center, point);
    }
};

struct NotRotatedBack {
    static constexpr std::string_view defect = "clamps in the box's frame and does not rotate back",
                                      seen_in = "the inverse rotation used for both ways";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto [box, other] = lengths_in(signature, row);
        Numbers<Scalar> offset = answers::frame_of(signature, row).into(from_to(box.center, other.center));
        for (std::size_t axis = 0; axis < 3; ++axis)
            offset[axis] = box.center[axis] + std::clamp(offset[axis], -box.half_extent[axis], box.half_extent[axis]);
        return offset;
    }
};

template <class Method>
struct InFloats {
    static constexpr std::string_view defect = "computes in float", seen_in = "a vector type that holds floats";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        std::array<float, max_number_count> narrow{};
        std::copy_n(row, layout_of(signature).size(), narrow.begin());
        const Numbers<float> point = Method::answer(signature, narrow.data());
        return {point[0], point[1], point[2]};
    }
};

template <class Method>
struct InWholeNumbers {
    static constexpr std::string_view defect = "rounds the point to whole numbers", seen_in = "points of whole pixels";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        Numbers<Scalar> point = Method::answer(signature, row);
        for (Scalar& number : point) number = std::round(number);
        return point;
    }
};

template <class Method>
struct RepeatsTheLast {
    static constexpr std::string_view defect = "now and then answers what it answered before", seen_in = "a cache with too short a key";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        static unsigned calls = 0;
        static Numbers<Scalar> last{};
        if (++calls % 7 != 0) last = Method::answer(signature, row);
        return last;
    }
};

struct LineForSegment {
    static constexpr std::string_view defect = "goes on beyond the ends", seen_in = "a clamp to 0 and 1 left out";
    static auto answer(const Signature& signature, const auto* row) {
        const auto [capsule, ball] = lengths_in(signature, row);
        const auto way = way_of(capsule);
        const auto along = from_to(way.start, way.end);
        const auto length_sq = dot(along, along), share = length_sq > 0 ? dot(from_to(way.start, ball.center), along) / length_sq : 0;
        return towards(point_at(way, share), ball.center, capsule.radius);
    }
};

struct NearestEnd {
    static constexpr std::string_view defect = "gives the nearer end", seen_in = "a segment taken for its two ends";
    static auto answer(const Signature& signature, const auto* row) {
        const auto [capsule, ball] = lengths_in(signature, row);
        const bool is_start = distance_sq(capsule.center, ball.center) <= distance_sq(capsule.end, ball.center);
        return towards(is_start ? capsule.center : capsule.end, ball.center, capsule.radius);
    }
};

struct PointOfTheAxis {
    static constexpr std::string_view defect = "gives the point of the capsule's axis, or of the ball its centre",
                                      seen_in = "closest points of two cores given for those of the shapes";
    static auto answer(const Signature& signature, const auto* row) {
        const auto [capsule, ball] = lengths_in(signature, row);
        if (signature.question == Question::ball_ball) return capsule.center;
        const auto way = way_of(capsule);
        return point_at(way, nearest_share(way, ball.center));
    }
};

struct BeyondTheSecond {
    static constexpr std::string_view defect = "goes by the whole radius though the second centre is nearer",
                                      seen_in = "direction times radius, of balls that hold each other's centres";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto [ball, other] = lengths_in(signature, row);
        const Numbers<Scalar> way = from_to(ball.center, other.center);
        const Scalar length = std::hypot(std::hypot(way[0], way[1]), way[2]);
        Numbers<Scalar> point = ball.center;
        for (std::size_t axis = 0; axis < 3 && length > 0; ++axis) point[axis] += way[axis] * (ball.radius / length);
        return point;
    }
};

struct CornersAlone {
    static constexpr std::string_view defect = "gives the polygon's nearest corner", seen_in = "a nearest point looked for among vertices";
    static auto answer(const Signature& signature, const auto* row) {
        const auto corners = corners_of(signature, row, ShapeOf::first), others = corners_of(signature, row, ShapeOf::second);
        return *std::min_element(corners.begin(), corners.end(),
                                 [&](const auto& a, const auto& b) { return distance_sq(a, others[0]) < distance_sq(b, others[0]); });
    }
};

struct BorderOfThePolygon {
    static constexpr std::string_view defect = "never asks whether the point is within", seen_in = "the nearest place of an outline";
    template <class Scalar>
    static Numbers<Scalar> answer(const Signature& signature, const Scalar* row) {
        const auto corners = corners_of(signature, row, ShapeOf::first), others = corners_of(signature, row, ShapeOf::second);
        Numbers<Scalar> nearest = corners[0];
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Segment<Scalar, 3> side{corners[i], corners[(i + 1) % corners.size()]};
            const Numbers<Scalar> place = point_at(side, nearest_share(side, others[0]));
            if (distance_sq(place, others[0]) < distance_sq(nearest, others[0])) nearest = place;
        }
        return nearest;
    }
};

struct StartOfTheWay {
    static constexpr std::string_view defect = "gives what is nearest to where the segment or the way starts",
                                      seen_in = "a point's answer given for a segment's";
    static auto answer(const Signature& signature, const auto* row) { return ClampedPoint::answer(signature, row); }
};

struct FirstStartsNearest {
    static constexpr std::string_view defect = "asks the second way's start alone", seen_in = "one of four ends";
    static auto answer(const Signature& signature, const auto* row) {
        const auto [first, second] = lengths_in(signature, row);
        const auto way = way_of(first);
        return towards(point_at(way, nearest_share(way, second.center)), second.center, first.radius);
    }
};

}  // namespace tangency::nearest_point
