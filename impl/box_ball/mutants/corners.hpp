// SPDX-License-Identifier: MIT
// Corners (and, in space, edges): left out, or decided by something other than the distance to them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct SkipsVertexAxis {
    static constexpr MutantInfo info{"near corners takes the circle for its bounding square", "separating axes as for two boxes"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) { return reaches_bounding_box(box, ball); }
};

struct TurnedBoxSkipsVertexAxis {
    static constexpr MutantInfo info{"four separating axes for a rotated box", "separating axes of polygons"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        return reaches_bounding_box(CenterHalfBox<float, 2>{{0, 0}, rotated.box.half_extent},
                                    Ball<float, 2>{center_in_frame(rotated, ball), ball.radius});
    }
};

struct CornerAsBoundingBox {
    static constexpr MutantInfo info{"treats the corner region as the bounding box of the circle", "gamelab/kiwi.js #163", "",
                                     Contract::open};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const auto beyond = overshoot(box, ball.center);
        return on_every_axis<Dim>([&](auto i) { return beyond[i] < ball.radius; });
    }
};

struct CornersNeverHit {
    static constexpr MutantInfo info{"hits at faces alone, never at a corner",
                                     "a box grown to both sides, once across and once along: a plus"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(box, ball) && axes_outside(box, ball) < 2;
    }
};

struct CornerAsEdgeInSpace {
    static constexpr MutantInfo info{"treats the corner regions as edges", "edges handled, corners forgotten, in 3-D"};
    static bool intersects(const CenterHalfBox<float, 3>& box, const Ball<float, 3>& ball) {
        const auto beyond = overshoot(box, ball.center);
        const float smallest = *std::min_element(beyond.begin(), beyond.end());
        return sum_of_squares(beyond) - smallest * smallest <= square(ball.radius);
    }
};

struct EdgeAsBoxInSpace {
    static constexpr MutantInfo info{"treats the edge regions as boxes", "corners handled, edges forgotten, in 3-D"};
    static bool intersects(const CenterHalfBox<float, 3>& box, const Ball<float, 3>& ball) {
        return axes_outside(box, ball) == 2 ? reaches_bounding_box(box, ball) : hits_closed(box, ball);
    }
};

struct OneQuadrantOnly {
    static constexpr MutantInfo info{"tests one corner of four by distance, the others by their bounding box",
                                     "fold drawn for the first quadrant, folding left out"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const bool in_first = on_every_axis<2>([&](auto i) { return ball.center[i] >= box.center[i]; });
        return in_first ? hits_closed(box, ball) : reaches_bounding_box(box, ball);
    }
};

struct BoundingBoxForHugeRadius {
    static constexpr MutantInfo info{"skips the corner test for radii above 2^16", "a fast path for huge circles"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return ball.radius > 65536 ? reaches_bounding_box(box, ball) : hits_closed(box, ball);
    }
};

struct BoundingBoxInFarWorld {
    static constexpr MutantInfo info{"skips the corner test beyond 2^20 from the origin", "a fast path for distant objects"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const bool is_far = on_some_axis<2>([&](auto i) { return std::abs(ball.center[i]) > 1048576; });
        return is_far ? reaches_bounding_box(box, ball) : hits_closed(box, ball);
    }
};

struct FarthestCornerForNearest {
    static constexpr MutantInfo info{"uses the farthest corner in the corner regions", "wrong corner picked by sign"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        if (axes_outside(box, ball) < 2) return hits_closed(box, ball);
        return farthest_corner_sq(box, ball) <= square(ball.radius);
    }
};

struct NearestCornerOnly {
    static constexpr MutantInfo info{"tests the nearest corner and no face", "corners tested, faces forgotten"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        return nearest_corner_sq(box, ball) <= square(ball.radius);
    }
};

struct CenterOrCornerOnly {
    static constexpr MutantInfo info{"tests the centre in the box and the corners in the circle, no face",
                                     "the first idea of every thread on the question"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance_sq(box, ball) <= 0 || nearest_corner_sq(box, ball) <= square(ball.radius);
    }
};

struct TestsExtremePointsOnly {
    static constexpr MutantInfo info{"tests only the extreme points of the circle and the corners of the box",
                                     "schteppe/p2.js #372, pmndrs/p2-es #139"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        bool extreme_point_hits = false;
        for (std::size_t axis = 0; axis < Dim; ++axis)
            for (const Scalar step : {-ball.radius, ball.radius}) {
                Vector<Scalar, Dim> point = ball.center;
                point[axis] += step;
                extreme_point_hits = extreme_point_hits || sum_of_squares(overshoot(box, point)) <= 0;
            }
        return extreme_point_hits || nearest_corner_sq(box, ball) <= square(ball.radius);
    }
};

struct RoundedCornersMargin {
    static constexpr MutantInfo info{"rounds the corners of the box by 0.04: true corner contacts are missed", "Bullet sphere-box"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (axes_outside(box, ball) < 2) return hits_closed(box, ball);
        const Scalar thinnest = *std::min_element(box.half_extent.begin(), box.half_extent.end());
        const Scalar margin = std::min(Scalar(0.04), thinnest);
        const auto beyond = overshoot(box, ball.center);
        return std::sqrt(sum_of_squares<Dim>([&](auto i) { return beyond[i] + margin; })) <= ball.radius + margin;
    }
};

struct VertexOfTheUnturnedBox {
    static constexpr MutantInfo info{"takes the vertex axis from the axis-aligned box", "vertices cached before a rotation"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto& [hx, hy] = rotated.box.half_extent;
        const Vector<float, 2> d = offset(rotated.box, ball);
        const Vector<float, 2> local = into_frame(d, rotation_of(rotated.orientation));
        if (std::abs(local[0]) > hx + ball.radius || std::abs(local[1]) > hy + ball.radius) return false;
        if (std::abs(local[0]) <= hx || std::abs(local[1]) <= hy) return true;
        return square(d[0] - std::copysign(hx, d[0])) + square(d[1] - std::copysign(hy, d[1])) <= square(ball.radius);
    }
};

}  // namespace tangency::mutants
