// SPDX-License-Identifier: MIT
// A point and a box, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "impl/box_point/sides.hpp"

namespace tangency::mutants {

struct BoxPointCornerForCenter {
    static constexpr MutantInfo info{.defect = "takes the box's corner for its centre",
                                     .seen_in = "a sprite's position, which one engine means as its middle and another as its corner",
                                     .costs = "clicks land half a button off"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return on_every_axis<2>(
            [&](std::size_t axis) { return std::abs(point.position[axis] - box.corner[axis]) <= box.extent[axis] / 2; });
    }
};

struct BoxPointCenterForCorner {
    static constexpr MutantInfo info{.defect = "takes the box's centre for its corner",
                                     .seen_in = "the same slip the other way round",
                                     .costs = "a quarter of the box is clickable, and three quarters beside it",
                                     .contract = Contract::half_open};
    static bool intersects(const CenterSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::half_open, float>(CornerSizeBox<float, 2>{box.center, box.extent}, point);
    }
};

struct BoxPointSizeForHalfExtent {
    static constexpr MutantInfo info{.defect = "takes the full size for the half extent",
                                     .seen_in = "box colliders of engines that store size beside those that store half",
                                     .costs = "points are hit that lie half a box away"};
    static bool intersects(const CenterSizeBox<double, 3>& box, const Point<double, 3>& point) {
        return questions::box_point::lies_in_sides<Contract::closed, double>(CenterHalfBox<double, 3>{box.center, box.extent}, point);
    }
};

struct BoxPointHalfExtentForSize {
    static constexpr MutantInfo info{.defect = "halves the half extent again",
                                     .seen_in = "w / 2 kept after the box had got half extents",
                                     .costs = "only the middle of the box is felt",
                                     .contract = Contract::open};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::open, float>(CenterSizeBox<float, 2>{box.center, box.half_extent}, point);
    }
};

struct BoxPointHighSidesOut {
    static constexpr MutantInfo info{.defect = "leaves the high sides out where the contract has all in",
                                     .seen_in = "a range's end taken for a side: Rect.contains of most frameworks",
                                     .costs = "a body at rest on the far wall is outside of the room"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::half_open, float>(box, point);
    }
};

struct BoxPointLowSidesOut {
    static constexpr MutantInfo info{.defect = "leaves the low sides out where the contract has all in",
                                     .seen_in = "px > x && px <= x + w, with one sign changed too many",
                                     .costs = "column 0 of a table cannot be selected"};
    static bool intersects(const LoHiBox<float, 2>& box, const Point<float, 2>& point) {
        return on_every_axis<2>(
            [&](std::size_t axis) { return box.lo[axis] < point.position[axis] && point.position[axis] <= box.hi[axis]; });
    }
};

struct BoxPointSidesIn {
    static constexpr MutantInfo info{.defect = "has the sides in where the contract leaves them out",
                                     .seen_in = "a closed test where strictly inside is meant",
                                     .costs = "what lies on the border counts as inside",
                                     .contract = Contract::open};
    static bool intersects(const CenterHalfBox<double, 2>& box, const Point<double, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::closed, double>(box, point);
    }
};

struct BoxPointBothSidesIn {
    static constexpr MutantInfo info{.defect = "has the high sides in as well as the low ones",
                                     .seen_in = "SDL_PointInRectFloat of SDL3, half open in SDL2",
                                     .costs = "a click between two tiles selects both",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::closed, float>(box, point);
    }
};

struct BoxPointHighSidesInstead {
    static constexpr MutantInfo info{.defect = "has the high sides in and not the low ones",
                                     .seen_in = "half open the other way round, as of intervals (a, b]",
                                     .costs = "each click selects the tile before the one meant",
                                     .contract = Contract::half_open};
    static bool intersects(const LoHiBox<double, 2>& box, const Point<double, 2>& point) {
        return on_every_axis<2>(
            [&](std::size_t axis) { return box.lo[axis] < point.position[axis] && point.position[axis] <= box.hi[axis]; });
    }
};

struct BoxPointNoSidesIn {
    static constexpr MutantInfo info{.defect = "leaves the low sides out as well as the high ones",
                                     .seen_in = "strict signs all over",
                                     .costs = "a click between two tiles selects neither",
                                     .contract = Contract::half_open};
    static bool intersects(const CenterHalfBox<float, 3>& box, const Point<float, 3>& point) {
        return questions::box_point::lies_in_sides<Contract::open, float>(box, point);
    }
};

struct BoxPointHalfOpenAlongXAlone {
    static constexpr MutantInfo info{.defect = "leaves the right side out and has the bottom in",
                                     .seen_in = "one sign of four that was forgotten when < became <=",
                                     .costs = "rows overlap and columns do not",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBox<double, 2>& box, const Point<double, 2>& point) {
        const auto [left, right] = questions::box_point::sides_on<double>(box, 0);
        const auto [top, bottom] = questions::box_point::sides_on<double>(box, 1);
        const auto& [x, y] = point.position;
        return questions::box_point::lies_between<Contract::half_open>(left, x, right) &&
               questions::box_point::lies_between<Contract::closed>(top, y, bottom);
    }
};

struct BoxPointPlaneOnly {
    static constexpr MutantInfo info{.defect = "leaves z out",
                                     .seen_in = "a test in the plane kept when the game got a third axis",
                                     .costs = "what is above the box is in it"};
    static bool intersects(const LoHiBox<float, 3>& box, const Point<float, 3>& point) {
        return on_every_axis<2>(
            [&](std::size_t axis) { return box.lo[axis] <= point.position[axis] && point.position[axis] <= box.hi[axis]; });
    }
};

struct BoxPointThreeComparisons {
    static constexpr MutantInfo info{.defect = "leaves the fourth comparison out",
                                     .seen_in = "a condition that ends a line early",
                                     .costs = "everything below the box is in it",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_between<Contract::half_open>(box.corner[0], point.position[0], box.corner[0] + box.extent[0]) &&
               box.corner[1] <= point.position[1];
    }
};

struct BoxPointAnyAxis {
    static constexpr MutantInfo info{.defect = "asks for one axis on which the point is between the sides instead of all",
                                     .seen_in = "an or where an and is meant",
                                     .costs = "the whole row and column of the box are in it"};
    static bool intersects(const CornerSizeBox<double, 2>& box, const Point<double, 2>& point) {
        return on_some_axis<2>([&](std::size_t axis) {
            const auto [lo, hi] = questions::box_point::sides_on<double>(box, axis);
            return questions::box_point::lies_between<Contract::closed>(lo, point.position[axis], hi);
        });
    }
};

struct BoxPointSwapsSizes {
    static constexpr MutantInfo info{.defect = "takes the height along x and the width along y",
                                     .seen_in = "rows and columns, or (h, w) of an image's shape",
                                     .costs = "the test only works on squares"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::closed, float>(
            CornerSizeBox<float, 2>{box.corner, {box.extent[1], box.extent[0]}}, point);
    }
};

struct BoxPointSizeForFarSide {
    static constexpr MutantInfo info{.defect = "takes the size for the far side",
                                     .seen_in = "(x, y, w, h) read as (left, top, right, bottom)",
                                     .costs = "the test only works at the origin",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::half_open, float>(LoHiBox<float, 2>{box.corner, box.extent}, point);
    }
};

struct BoxPointHalfAPixelOff {
    static constexpr MutantInfo info{.defect = "moves the point by half a unit to the middle of its pixel",
                                     .seen_in = "pixel centres at .5, added to a mouse that has them already",
                                     .costs = "the border of every button is half a pixel off",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        const auto& [x, y] = point.position;
        return questions::box_point::lies_in_sides<Contract::half_open, float>(box, Point<float, 2>{{x + 0.5F, y + 0.5F}});
    }
};

struct BoxPointYUp {
    static constexpr MutantInfo info{.defect = "takes the corner for the upper one on an axis that points up",
                                     .seen_in = "screen and world coordinates mixed up",
                                     .costs = "the box is found above itself"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::closed, float>(
            CornerSizeBox<float, 2>{{box.corner[0], box.corner[1] - box.extent[1]}, box.extent}, point);
    }
};

struct BoxPointNegativeOffset {
    static constexpr MutantInfo info{.defect = "loses the sign of the offset from the corner",
                                     .seen_in = "std::abs, or a cast to an unsigned of another width, before one comparison",
                                     .costs = "the box reaches as far to the left as to the right",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBox<double, 2>& box, const Point<double, 2>& point) {
        return on_every_axis<2>([&](std::size_t axis) { return std::abs(point.position[axis] - box.corner[axis]) < box.extent[axis]; });
    }
};

struct BoxPointTruncates {
    static constexpr MutantInfo info{.defect = "rounds the offset from the corner towards zero before it compares",
                                     .seen_in = "(int)(p - x) as an index, which is 0 for all from -1 to 1",
                                     .costs = "the box begins a unit too early",
                                     .contract = Contract::half_open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        return on_every_axis<2>([&](std::size_t axis) {
            return questions::box_point::lies_between<Contract::half_open>(0.0F, std::trunc(point.position[axis] - box.corner[axis]),
                                                                           box.extent[axis]);
        });
    }
};

struct BoxPointFloatInDouble {
    static constexpr MutantInfo info{.defect = "compares in float what was given in double",
                                     .seen_in = "a renderer's rectangle asked by a program of doubles",
                                     .costs = "far from the origin whole boxes are missed"};
    static bool intersects(const CenterHalfBox<double, 2>& box, const Point<double, 2>& point) {
        return questions::box_point::lies_in_sides<Contract::closed, float>(box, point);
    }
};

struct BoxPointFlatMissed {
    static constexpr MutantInfo info{.defect = "misses whatever lies in a flat box",
                                     .seen_in = "an empty rectangle holds nothing, as isEmpty() first of all",
                                     .costs = "a line on a chart cannot be picked"};
    static bool intersects(const CornerSizeBox<double, 2>& box, const Point<double, 2>& point) {
        if (box.extent[0] <= 0 || box.extent[1] <= 0) return false;
        return questions::box_point::lies_in_sides<Contract::closed, double>(box, point);
    }
};

struct BoxPointFlatHit {
    static constexpr MutantInfo info{.defect = "a flat box holds the points in it, which half open it cannot",
                                     .seen_in = "a special case for bounds of one point",
                                     .costs = "an empty selection has a member",
                                     .contract = Contract::half_open};
    static bool intersects(const LoHiBox<float, 2>& box, const Point<float, 2>& point) {
        return on_every_axis<2>([&](std::size_t axis) {
            const float lo = box.lo[axis], hi = box.hi[axis];
            return lo == hi ? point.position[axis] == lo
                            : questions::box_point::lies_between<Contract::half_open>(lo, point.position[axis], hi);
        });
    }
};

struct BoxPointFlatUnchecked {
    static constexpr MutantInfo info{.defect = "divides by the size and takes what is no number for a hit",
                                     .seen_in = "!(u < 0 || u > 1) of a coordinate u from 0 to 1",
                                     .costs = "a flat box holds its whole line"};
    static bool intersects(const CornerSizeBox<double, 2>& box, const Point<double, 2>& point) {
        return on_every_axis<2>([&](std::size_t axis) {
            const double u = box.extent[axis] > 0 ? (point.position[axis] - box.corner[axis]) / box.extent[axis] : 0;
            return !(u < 0 || u > 1);
        });
    }
};

struct BoxPointCornersMissed {
    static constexpr MutantInfo info{.defect = "counts the sides and not the corners",
                                     .seen_in = "inside, or on one of four segments without their ends",
                                     .costs = "a handle at the corner of a selection cannot be grabbed"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Point<float, 2>& point) {
        std::size_t on_sides = 0;
        const bool is_in = on_every_axis<2>([&](std::size_t axis) {
            const float offset = std::abs(point.position[axis] - box.center[axis]);
            on_sides += offset == box.half_extent[axis];
            return offset <= box.half_extent[axis];
        });
        return is_in && on_sides < 2;
    }
};

struct BoxPointBoundingCircle {
    static constexpr MutantInfo info{.defect = "asks the circle around the box",
                                     .seen_in = "the first rough test, taken for the whole",
                                     .costs = "points beside every side are in the box"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Point<float, 2>& point) {
        return sum_of_squares<2>([&](std::size_t axis) { return point.position[axis] - box.center[axis]; }) <=
               sum_of_squares(box.half_extent);
    }
};

struct BoxPointSlack {
    static constexpr MutantInfo info{.defect = "widens the box by 1e-6",
                                     .seen_in = "an epsilon in whatever unit there is",
                                     .costs = "points beside small boxes are in them",
                                     .contract = Contract::half_open};
    static bool intersects(const LoHiBox<double, 2>& box, const Point<double, 2>& point) {
        return on_every_axis<2>([&](std::size_t axis) {
            return questions::box_point::lies_between<Contract::half_open>(box.lo[axis] - 1e-6, point.position[axis], box.hi[axis] + 1e-6);
        });
    }
};

struct BoxPointRemembersByPoint {
    static constexpr MutantInfo info{.defect = "remembers the last answer by the point's numbers alone",
                                     .seen_in = "a memo with too small a key: the mouse has not moved"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Point<float, 2>& point) {
        static Point<float, 2> last{};
        static bool is_known = false, last_answer = false;
        if (!is_known || last.position != point.position)
            last_answer = questions::box_point::lies_in_sides<Contract::closed, float>(box, point);
        is_known = true;
        last = point;
        return last_answer;
    }
};

}  // namespace tangency::mutants
