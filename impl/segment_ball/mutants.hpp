// SPDX-License-Identifier: MIT
// A segment and a ball, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/mutants/mutant.hpp"
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

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_segment_ball(Add add) {
    constexpr EncodingsOf<Question::segment_ball> in;
    add("segment_ball_endless_line", in.ends.f32,
        {"measures to the endless line", "a point and line formula; line-circle-collision #1",
         "what a wall's prolongation passes is stopped by it"},
        [](const auto& way, const auto& ball) {
            return ways::distance_sq(ways::point_at(way, unclamped_share(way, ball.center)), ball.center) <= ball.radius * ball.radius;
        });
    add("segment_ball_ray", in.ends.f64,
        {"keeps the share to 0 alone", "a ray's test taken for a segment's", "the ray goes on behind its target"},
        [](const auto& way, const auto& ball) {
            const auto share = std::max(unclamped_share(way, ball.center), 0.0);
            return ways::distance_sq(ways::point_at(way, share), ball.center) <= ball.radius * ball.radius;
        });
    add("segment_ball_forgets_ends", in.ends.f32,
        {"a ball beyond an end meets nothing", "the foot asked to lie between the ends, as before the roots in Bourke (1992)",
         "balls slip past the ends of walls"},
        [](const auto& way, const auto& ball) {
            const auto share = unclamped_share(way, ball.center);
            return share >= 0 && share <= 1 && way_distance_sq(way, ball) <= ball.radius * ball.radius;
        });
    add("segment_ball_ends_alone", in.ends.f32_3d,
        {"tries both ends alone", "dart PR 3126, two balls for a capsule", "balls pass through the middle of walls"},
        [](const auto& way, const auto& ball) {
            return std::min(ways::distance_sq(way.start, ball.center), ways::distance_sq(way.end, ball.center)) <=
                   ball.radius * ball.radius;
        });
    add("segment_ball_held_by_ball", in.ends.f64,
        {"misses a segment all of which lies in the ball", "roots asked to lie between 0 and 1",
         "a ball that has swallowed a wall is free"},
        [](const auto& way, const auto& ball) {
            const auto radius_sq = ball.radius * ball.radius;
            const auto farthest = std::max(ways::distance_sq(way.start, ball.center), ways::distance_sq(way.end, ball.center));
            return way_distance_sq(way, ball) <= radius_sq && farthest >= radius_sq;
        });
    add("segment_ball_starts_within", in.ends.f32,
        {"misses a segment that starts in the ball", "the nearer root alone, which is negative then",
         "a shot fired at close range goes through"},
        [](const auto& way, const auto& ball) {
            const auto radius_sq = ball.radius * ball.radius;
            return way_distance_sq(way, ball) <= radius_sq && ways::distance_sq(way.start, ball.center) >= radius_sq;
        });
    add("segment_ball_point_misses", in.ends.f32,
        {"a segment that is a point meets nothing", "0/0 for its share; cute_headers #10", "a wall dragged to a point lets through"},
        [](const auto& way, const auto& ball) { return way.start != way.end && way_distance_sq(way, ball) <= ball.radius * ball.radius; });
    add("segment_ball_ball_on_way_misses", in.ends.f64_3d,
        {"a ball whose centre lies on the segment meets nothing", "a normal divided by a distance of zero; collision-2d PR 15",
         "a ball in the middle of a wall is free", Contract::open},
        [](const auto& way, const auto& ball) {
            const auto distance_sq = way_distance_sq(way, ball);
            return distance_sq > 0 && distance_sq < ball.radius * ball.radius;
        });
    add("segment_ball_end_as_direction", in.ends.f32,
        {"takes the end for a direction", "a signature misread", "the test only works for segments from the origin"},
        [](const auto& way, const auto& ball) {
            const Vector<float, 2> end{way.start[0] + way.end[0], way.start[1] + way.end[1]};
            return ways::point_distance_sq({way.start, end}, ball.center) <= ball.radius * ball.radius;
        });
    add("segment_ball_forgets_square", in.ends.f32,
        {"compares the squared distance with the plain radius", "a root dropped on one side alone",
         "the test only works at a radius of one"},
        [](const auto& way, const auto& ball) { return way_distance_sq(way, ball) <= ball.radius; });
    add("segment_ball_takes_diameter", in.ends.f32,
        {"takes the radius for a diameter", "p5.collide2D takes diameters", "balls collide at half their size"},
        [](const auto& way, const auto& ball) {
            const auto half = ball.radius / 2;
            return way_distance_sq(way, ball) <= half * half;
        });
    add("segment_ball_misses_touch", in.ends.f32_3d,
        {"compares with < where the contract says <=", "the commonest slip", "a ball that rests on a line makes no contact"},
        [](const auto& way, const auto& ball) { return way_distance_sq(way, ball) < ball.radius * ball.radius; });
    add("segment_ball_hits_touch", in.ends.f64,
        {"compares with <= where the contract says <", "the same slip the other way", "a ball that slides along a wall is stopped by it",
         Contract::open},
        [](const auto& way, const auto& ball) { return way_distance_sq(way, ball) <= ball.radius * ball.radius; });
    add("segment_ball_in_float", in.ends.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds balls collide elsewhere than they are drawn"},
        [](const auto& way, const auto& ball) { return impl::In<float, ways::BySquares<ways::NearestPoint<>>>::intersects(way, ball); });
    add("segment_ball_one_side", in.ends.f32,
        {"every ball on the right of the line is within", "a cross product without its absolute value",
         "all that is behind a wall hits it"},
        [](const auto& way, const auto& ball) {
            const auto share = unclamped_share(way, ball.center);
            const bool is_behind = ways::cross(ways::along(way), ways::from_to(way.start, ball.center))[0] < 0;
            return (is_behind && share >= 0 && share <= 1) || way_distance_sq(way, ball) <= ball.radius * ball.radius;
        });
    add("segment_ball_bounding_box", in.ends.f32,
        {"takes the segment for the box around it", "a broad phase taken for the narrow one",
         "sloping walls are as thick as they are high"},
        [](const auto& way, const auto& ball) {
            float sum = 0;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                const auto [lo, hi] = std::minmax(way.start[axis], way.end[axis]);
                const auto off = ball.center[axis] - std::clamp(ball.center[axis], lo, hi);
                sum += off * off;
            }
            return sum <= ball.radius * ball.radius;
        });
    add("segment_ball_divides_by_length", in.ends.f64_3d,
        {"divides the dot product by the length once", "a projection's length taken for its share",
         "the test only works for segments of length one"},
        [](const auto& way, const auto& ball) {
            const auto share = unclamped_share(way, ball.center) * std::sqrt(ways::distance_sq(way.start, way.end));
            return ways::distance_sq(ways::point_at(way, std::clamp(share, 0.0, 1.0)), ball.center) <= ball.radius * ball.radius;
        });
    add("segment_ball_upright_misses", in.ends.f32,
        {"an upright segment is met at its start alone", "lines as y = m x + b, which an upright one is not",
         "ladders and walls are gone but for a point"},
        [](const auto& way, const auto& ball) {
            const auto distance_sq = way.start[0] == way.end[0] ? ways::distance_sq(way.start, ball.center) : way_distance_sq(way, ball);
            return distance_sq <= ball.radius * ball.radius;
        });
    add("segment_ball_whole_foot", in.ends.f32,
        {"rounds the nearest point to whole numbers", "an int closestX in pixel code", "small shapes hit what they pass, and miss"},
        [](const auto& way, const auto& ball) {
            Vector<float, 2> foot = ways::point_at(way, ways::nearest_share(way, ball.center));
            for (float& number : foot) number = std::trunc(number);
            return ways::distance_sq(foot, ball.center) <= ball.radius * ball.radius;
        });
    add("segment_ball_small_misses", in.ends.f32,
        {"a ball without a radius meets nothing", "early outs for empty shapes", "a click on a line selects nothing"},
        [](const auto& way, const auto& ball) { return ball.radius > 0 && way_distance_sq(way, ball) <= ball.radius * ball.radius; });
    add("segment_ball_slack", in.ends.f32, {"widens the ball by 1e-3", "skin widths in physics engines", "small balls hit what they pass"},
        [](const auto& way, const auto& ball) { return std::sqrt(way_distance_sq(way, ball)) <= ball.radius + 1e-3F; });
    add("segment_ball_remembers_without_end", in.ends.f32,
        {"remembers the last answer by all numbers but the end's", "a memo with too small a key"}, [](const auto& way, const auto& ball) {
            static Vector<float, 2> last_start{};
            static Ball<float, 2> last_ball{{}, -1};
            static bool last_answer = false;
            if (way.start != last_start || ball.center != last_ball.center || ball.radius != last_ball.radius)
                last_answer = way_distance_sq(way, ball) <= ball.radius * ball.radius;
            last_start = way.start;
            last_ball = ball;
            return last_answer;
        });
}

}  // namespace tangency::mutants
