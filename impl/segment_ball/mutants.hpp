// SPDX-License-Identifier: MIT
// A segment and a ball, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "impl/segment_ball/methods.hpp"

namespace tangency::mutants {

namespace ways = questions::segments;

/// The right squared distance.
template <class Scalar, std::size_t Dim>
Scalar way_distance_sq(const Segment<Scalar, Dim>& way, const Ball<Scalar, Dim>& ball) {
    return ways::point_distance_sq(way, ball.center);
}

/// The share of the nearest point of the endless line; 0 of a point.
template <class Scalar, std::size_t Dim>
Scalar unclamped_share(const Segment<Scalar, Dim>& way, const Vector<Scalar, Dim>& point) {
    const Scalar length_sq = ways::distance_sq(way.start, way.end);
    return length_sq > 0 ? ways::dot(ways::from_to(way.start, point), ways::along(way)) / length_sq : Scalar(0);
}

struct SegmentBallEndlessLine {
    static constexpr MutantInfo info{"measures to the endless line", "a point and line formula; line-circle-collision #1",
                                     "what a wall's prolongation passes is stopped by it"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        return ways::distance_sq(ways::point_at(way, unclamped_share(way, ball.center)), ball.center) <= ball.radius * ball.radius;
    }
};

struct SegmentBallRay {
    static constexpr MutantInfo info{"keeps the share to 0 alone", "a ray's test taken for a segment's",
                                     "the ray goes on behind its target"};
    static bool intersects(const Segment<double, 2>& way, const Ball<double, 2>& ball) {
        const double share = std::max(unclamped_share(way, ball.center), 0.0);
        return ways::distance_sq(ways::point_at(way, share), ball.center) <= ball.radius * ball.radius;
    }
};

struct SegmentBallForgetsEnds {
    static constexpr MutantInfo info{"a ball beyond an end meets nothing",
                                     "the foot asked to lie between the ends, as before the roots in Bourke (1992)",
                                     "balls slip past the ends of walls"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        const float share = unclamped_share(way, ball.center);
        return share >= 0 && share <= 1 && way_distance_sq(way, ball) <= ball.radius * ball.radius;
    }
};

struct SegmentBallEndsAlone {
    static constexpr MutantInfo info{"tries both ends alone", "dart PR 3126, two balls for a capsule",
                                     "balls pass through the middle of walls"};
    static bool intersects(const Segment<float, 3>& way, const Ball<float, 3>& ball) {
        return std::min(ways::distance_sq(way.start, ball.center), ways::distance_sq(way.end, ball.center)) <= ball.radius * ball.radius;
    }
};

struct SegmentBallHeldByBall {
    static constexpr MutantInfo info{"misses a segment all of which lies in the ball", "roots asked to lie between 0 and 1",
                                     "a ball that has swallowed a wall is free"};
    static bool intersects(const Segment<double, 2>& way, const Ball<double, 2>& ball) {
        const double radius_sq = ball.radius * ball.radius;
        const double farthest = std::max(ways::distance_sq(way.start, ball.center), ways::distance_sq(way.end, ball.center));
        return way_distance_sq(way, ball) <= radius_sq && farthest >= radius_sq;
    }
};

struct SegmentBallStartsWithin {
    static constexpr MutantInfo info{"misses a segment that starts in the ball", "the nearer root alone, which is negative then",
                                     "a shot fired at close range goes through"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        const float radius_sq = ball.radius * ball.radius;
        return way_distance_sq(way, ball) <= radius_sq && ways::distance_sq(way.start, ball.center) >= radius_sq;
    }
};

struct SegmentBallPointMisses {
    static constexpr MutantInfo info{"a segment that is a point meets nothing", "0/0 for its share; cute_headers #10",
                                     "a wall dragged to a point lets through"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        return way.start != way.end && way_distance_sq(way, ball) <= ball.radius * ball.radius;
    }
};

struct SegmentBallBallOnWayMisses {
    static constexpr MutantInfo info{"a ball whose centre lies on the segment meets nothing",
                                     "a normal divided by a distance of zero; collision-2d PR 15", "a ball in the middle of a wall is free",
                                     Contract::open};
    static bool intersects(const Segment<double, 3>& way, const Ball<double, 3>& ball) {
        const double distance_sq = way_distance_sq(way, ball);
        return distance_sq > 0 && distance_sq < ball.radius * ball.radius;
    }
};

struct SegmentBallEndAsDirection {
    static constexpr MutantInfo info{"takes the end for a direction", "a signature misread",
                                     "the test only works for segments from the origin"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        const Vector<float, 2> end{way.start[0] + way.end[0], way.start[1] + way.end[1]};
        return ways::point_distance_sq({way.start, end}, ball.center) <= ball.radius * ball.radius;
    }
};

struct SegmentBallForgetsSquare {
    static constexpr MutantInfo info{"compares the squared distance with the plain radius", "a root dropped on one side alone",
                                     "the test only works at a radius of one"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) { return way_distance_sq(way, ball) <= ball.radius; }
};

struct SegmentBallTakesDiameter {
    static constexpr MutantInfo info{"takes the radius for a diameter", "p5.collide2D takes diameters", "balls collide at half their size"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        const float half = ball.radius / 2;
        return way_distance_sq(way, ball) <= half * half;
    }
};

struct SegmentBallMissesTouch {
    static constexpr MutantInfo info{"compares with < where the contract says <=", "the commonest slip",
                                     "a ball that rests on a line makes no contact"};
    static bool intersects(const Segment<float, 3>& way, const Ball<float, 3>& ball) {
        return way_distance_sq(way, ball) < ball.radius * ball.radius;
    }
};

struct SegmentBallHitsTouch {
    static constexpr MutantInfo info{"compares with <= where the contract says <", "the same slip the other way",
                                     "a ball that slides along a wall is stopped by it", Contract::open};
    static bool intersects(const Segment<double, 2>& way, const Ball<double, 2>& ball) {
        return way_distance_sq(way, ball) <= ball.radius * ball.radius;
    }
};

struct SegmentBallInFloat {
    static constexpr MutantInfo info{"computes doubles in float", "a float vector type in a double program",
                                     "in large worlds balls collide elsewhere than they are drawn"};
    static bool intersects(const Segment<double, 2>& way, const Ball<double, 2>& ball) {
        return impl::In<float, ways::BySquares<ways::NearestPoint<>>>::intersects(way, ball);
    }
};

struct SegmentBallOneSide {
    static constexpr MutantInfo info{"every ball on the right of the line is within", "a cross product without its absolute value",
                                     "all that is behind a wall hits it"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        const float share = unclamped_share(way, ball.center);
        const bool is_behind = ways::cross(ways::along(way), ways::from_to(way.start, ball.center))[0] < 0;
        return (is_behind && share >= 0 && share <= 1) || way_distance_sq(way, ball) <= ball.radius * ball.radius;
    }
};

struct SegmentBallBoundingBox {
    static constexpr MutantInfo info{"takes the segment for the box around it", "a broad phase taken for the narrow one",
                                     "sloping walls are as thick as they are high"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        float sum = 0;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const auto [lo, hi] = std::minmax(way.start[axis], way.end[axis]);
            const float off = ball.center[axis] - std::clamp(ball.center[axis], lo, hi);
            sum += off * off;
        }
        return sum <= ball.radius * ball.radius;
    }
};

struct SegmentBallDividesByLength {
    static constexpr MutantInfo info{"divides the dot product by the length once", "a projection's length taken for its share",
                                     "the test only works for segments of length one"};
    static bool intersects(const Segment<double, 3>& way, const Ball<double, 3>& ball) {
        const double share = unclamped_share(way, ball.center) * std::sqrt(ways::distance_sq(way.start, way.end));
        return ways::distance_sq(ways::point_at(way, std::clamp(share, 0.0, 1.0)), ball.center) <= ball.radius * ball.radius;
    }
};

struct SegmentBallUprightMisses {
    static constexpr MutantInfo info{"an upright segment is met at its start alone", "lines as y = m x + b, which an upright one is not",
                                     "ladders and walls are gone but for a point"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        const float distance_sq = way.start[0] == way.end[0] ? ways::distance_sq(way.start, ball.center) : way_distance_sq(way, ball);
        return distance_sq <= ball.radius * ball.radius;
    }
};

struct SegmentBallWholeFoot {
    static constexpr MutantInfo info{"rounds the nearest point to whole numbers", "an int closestX in pixel code",
                                     "small shapes hit what they pass, and miss"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        Vector<float, 2> foot = ways::point_at(way, ways::nearest_share(way, ball.center));
        for (float& number : foot) number = std::trunc(number);
        return ways::distance_sq(foot, ball.center) <= ball.radius * ball.radius;
    }
};

struct SegmentBallSmallMisses {
    static constexpr MutantInfo info{"a ball without a radius meets nothing", "early outs for empty shapes",
                                     "a click on a line selects nothing"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        return ball.radius > 0 && way_distance_sq(way, ball) <= ball.radius * ball.radius;
    }
};

struct SegmentBallSlack {
    static constexpr MutantInfo info{"widens the ball by 1e-3", "skin widths in physics engines", "small balls hit what they pass"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        return std::sqrt(way_distance_sq(way, ball)) <= ball.radius + 1e-3F;
    }
};

struct SegmentBallRemembersWithoutEnd {
    static constexpr MutantInfo info{"remembers the last answer by all numbers but the end's", "a memo with too small a key"};
    static bool intersects(const Segment<float, 2>& way, const Ball<float, 2>& ball) {
        static Vector<float, 2> last_start{};
        static Ball<float, 2> last_ball{{}, -1};
        static bool last_answer = false;
        if (way.start != last_start || ball.center != last_ball.center || ball.radius != last_ball.radius)
            last_answer = way_distance_sq(way, ball) <= ball.radius * ball.radius;
        last_start = way.start;
        last_ball = ball;
        return last_answer;
    }
};

}  // namespace tangency::mutants
