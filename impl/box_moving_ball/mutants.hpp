// SPDX-License-Identifier: MIT
// A moving ball and a box, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/box_moving_ball/methods.hpp"
#include "impl/box_segment/mutants.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

namespace box_segment = questions::box_segment;

using questions::box_moving_ball::corner_of;
using questions::box_moving_ball::edge_distance_sq;
using questions::box_moving_ball::features_distance_sq;
using questions::box_moving_ball::point_at;
using questions::box_moving_ball::point_distance_sq;
using questions::box_moving_ball::way_of;

/// The right answer under the closed contract.
template <class Scalar, std::size_t Dim>
bool reaches(const LoHiBox<Scalar, Dim>& box, const MovingBall<Scalar, Dim>& ball) {
    return features_distance_sq(box, way_of(ball)) <= ball.radius * ball.radius;
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_box_moving_ball(Add add) {
    constexpr EncodingsOf<Question::box_moving_ball> in;
    add("way_forgets_end", in.lo_hi.f32,
        {"tries the ball where it starts alone", "overlap tests once a frame", "fast balls tunnel through walls"},
        [](const auto& box, const auto& ball) { return point_distance_sq(box, ball.start) <= ball.radius * ball.radius; });
    add("way_ends_only", in.lo_hi.f32_3d,
        {"tries the ball at both ends alone", "bullets that tunnel through walls", "fast balls tunnel through thin walls"},
        [](const auto& box, const auto& ball) {
            return std::min(point_distance_sq(box, ball.start), point_distance_sq(box, ball.end)) <= ball.radius * ball.radius;
        });
    add("way_starts_overlapped", in.lo_hi.f32,
        {"a ball that meets the box where it starts is a miss", "if (entry < 0) return false, in a sweep that looks for the first contact",
         "a ball that starts in a wall leaves through its other side"},
        [](const auto& box, const auto& ball) {
            return point_distance_sq(box, ball.start) > ball.radius * ball.radius && reaches(box, ball);
        });
    add("way_square_corners", in.center_half.f32,
        {"grows the box with square corners", "a broad phase taken for the narrow one", "balls catch on corners that they clear"},
        [](const auto& box, const auto& ball) {
            CenterHalfBox<float, 2> grown = box;
            for (float& half : grown.half_extent) half += ball.radius;
            return box_segment::clips_closed(impl::sides_of(grown), way_of(ball));
        });
    add("way_without_radius", in.lo_hi.f32,
        {"takes the ball for its centre", "a ray cast for a thick body", "balls sink in by their radius before they hit"},
        [](const auto& box, const auto& ball) { return box_segment::clips_closed(box, way_of(ball)); });
    add("way_misses_touch", in.lo_hi.f32,
        {"compares with < where the contract says <=", "the commonest slip",
         "a ball that rests on a box or slides along it makes no contact"},
        [](const auto& box, const auto& ball) { return features_distance_sq(box, way_of(ball)) < ball.radius * ball.radius; });
    add("way_hits_touch", in.lo_hi.f64,
        {"compares with <= where the contract says <", "the same slip the other way", "a ball that slides along a wall is stopped by it",
         Contract::open},
        [](const auto& box, const auto& ball) { return reaches(box, ball); });
    add("way_forgets_square", in.lo_hi.f32,
        {"compares the squared distance with the plain radius", "a root dropped on one side alone",
         "the test only works at a radius of one"},
        [](const auto& box, const auto& ball) { return features_distance_sq(box, way_of(ball)) <= ball.radius; });
    add("way_takes_diameter", in.lo_hi.f32,
        {"takes the radius for a diameter", "sprites that are measured across", "balls collide at half their size"},
        [](const auto& box, const auto& ball) {
            const auto half = ball.radius / 2;
            return features_distance_sq(box, way_of(ball)) <= half * half;
        });
    add("way_sampled_coarsely", in.corner_size.f32,
        {"tries nine moments of the way", "a fixed number of substeps", "fast small balls tunnel through thin walls"},
        [](const auto& box, const auto& ball) {
            for (int moment = 0; moment <= 8; ++moment)
                if (point_distance_sq(impl::sides_of(box), point_at(way_of(ball), static_cast<float>(moment) / 8)) <=
                    ball.radius * ball.radius)
                    return true;
            return false;
        });
    add("way_to_the_middle", in.center_half.f32,
        {"tries the moment nearest to the box's centre alone", "closest approach, which is right of two balls",
         "balls pass through the ends of long boxes"},
        [](const auto& box, const auto& ball) {
            const auto way = way_of(ball);
            const auto place = point_at(way, questions::box_moving_ball::nearest_share(way, box.center));
            return point_distance_sq(impl::sides_of(box), place) <= ball.radius * ball.radius;
        });
    add("way_forgets_two_corners", in.lo_hi.f32,
        {"knows the corners lo and hi alone", "a box stored by two corners", "balls cut through half of all corners"},
        [](const auto& box, const auto& ball) {
            const auto way = way_of(ball);
            float least = std::min(point_distance_sq(box, way.start), point_distance_sq(box, way.end));
            for (const auto& corner : {box.lo, box.hi})
                least = std::min(
                    least, point_distance_sq({corner, corner}, point_at(way, questions::box_moving_ball::nearest_share(way, corner))));
            return box_segment::clips_closed(box, way) || least <= ball.radius * ball.radius;
        });
    add("way_forgets_edges", in.lo_hi.f64_3d,
        {"leaves the edges out, corners aside", "the plane's method with a third coordinate", "balls pass through the edges of a 3-D box"},
        [](const auto& box, const auto& ball) {
            const auto way = way_of(ball);
            double least = std::min(point_distance_sq(box, way.start), point_distance_sq(box, way.end));
            for (std::size_t number = 0; number < 8; ++number) {
                const auto corner = corner_of(box, number);
                least = std::min(
                    least, point_distance_sq({corner, corner}, point_at(way, questions::box_moving_ball::nearest_share(way, corner))));
            }
            return box_segment::clips_closed(box, way) || least <= ball.radius * ball.radius;
        });
    add("way_hollow_box", in.lo_hi.f32,
        {"a ball on its way inside meets nothing", "edges against the way, without the inside",
         "a ball that is in a wall already leaves it freely"},
        [](const auto& box, const auto& ball) {
            const auto way = way_of(ball);
            float least = edge_distance_sq(box, way, 0, 0);
            for (std::size_t corner = 0; corner < 4; ++corner)
                for (std::size_t axis = 0; axis < 2; ++axis) least = std::min(least, edge_distance_sq(box, way, corner, axis));
            return least <= ball.radius * ball.radius;
        });
    add("way_standing_misses", in.lo_hi.f32,
        {"a ball that stands still meets nothing", "early outs for a zero velocity", "a ball at rest falls through what it lies on"},
        [](const auto& box, const auto& ball) { return ball.start != ball.end && reaches(box, ball); });
    add("way_point_misses", in.lo_hi.f32,
        {"a ball without a radius meets nothing", "early outs for empty shapes", "bullets of no size hit nothing"},
        [](const auto& box, const auto& ball) { return ball.radius > 0 && reaches(box, ball); });
    add("way_goes_on", in.lo_hi.f32,
        {"lets the ball go twice as far", "a velocity added to a place that has it already", "balls hit what they never reach"},
        [](const auto& box, const auto& ball) {
            return features_distance_sq(box, Segment<float, 2>{ball.start, point_at(way_of(ball), 2.0F)}) <= ball.radius * ball.radius;
        });
    add("way_end_as_velocity", in.lo_hi.f32,
        {"takes the end for a velocity", "a signature misread", "the test only works for balls that start at the origin"},
        [](const auto& box, const auto& ball) {
            const Vector<float, 2> end{ball.start[0] + ball.end[0], ball.start[1] + ball.end[1]};
            return features_distance_sq(box, Segment<float, 2>{ball.start, end}) <= ball.radius * ball.radius;
        });
    add("way_in_float", in.lo_hi.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds balls collide elsewhere than they are drawn"},
        [](const auto& box, const auto& ball) { return reaches(impl::as<float>(box), impl::as<float>(ball)); });
    add("way_through_corners_misses", in.lo_hi.f64,
        {"sees no way through a corner", "sides crossed strictly, and the way from a corner to its nearest point made one long",
         "a ball that comes in at a corner goes through", Contract::open},
        [](const auto& box, const auto& ball) {
            const auto way = way_of(ball);
            double least = std::min(point_distance_sq(box, way.start), point_distance_sq(box, way.end));
            for (std::size_t corner = 0; corner < 4; ++corner) {
                const auto place = corner_of(box, corner);
                const double distance_sq =
                    point_distance_sq({place, place}, point_at(way, questions::box_moving_ball::nearest_share(way, place)));
                if (distance_sq > 0) least = std::min(least, distance_sq);
            }
            return (ball.radius > 0 || box.lo != box.hi) &&
                   (crosses_strictly(box, way) ? ball.radius > 0 : least < ball.radius * ball.radius);
        });
    add("way_from_the_centre_misses", in.lo_hi.f64_3d,
        {"misses from the box's centre to one of its corners", "the way divided by the offset from the centre",
         "what starts in the middle of a box leaves it through a corner unseen"},
        [](const auto& box, const auto& ball) {
            bool is_half_diagonal = true;
            for (std::size_t axis = 0; axis < 3; ++axis) {
                const auto start = ball.start[axis], end = ball.end[axis];
                is_half_diagonal =
                    is_half_diagonal && start - box.lo[axis] == box.hi[axis] - start && (end == box.lo[axis] || end == box.hi[axis]);
            }
            return !is_half_diagonal && reaches(box, ball);
        });
    add("way_slack", in.lo_hi.f32, {"widens the ball by 1e-3", "skin widths in physics engines", "small balls hit what they pass"},
        [](const auto& box, const auto& ball) { return std::sqrt(features_distance_sq(box, way_of(ball))) <= ball.radius + 1e-3F; });
    add("way_keeps_radius", in.lo_hi.f32, {"keeps the largest radius that it has seen", "a query's bounds kept in a member"},
        [](const auto& box, const auto& ball) {
            static float largest = 0;
            largest = ball.radius < largest && ball.radius * 2 > largest ? largest : ball.radius;
            return features_distance_sq(box, way_of(ball)) <= largest * largest;
        });
    add("way_remembers_answer_nearby", in.lo_hi.f32,
        {"keeps its last answer while no number has changed by more than 1e-3", "temporal coherence: bodies at rest are not asked again"},
        [](const auto& box, const auto& ball) {
            static LoHiBox<float, 2> last_box{};
            static MovingBall<float, 2> last_ball{{}, {}, -1};
            static bool last_answer = false;
            float most = std::abs(ball.radius - last_ball.radius);
            for (std::size_t axis = 0; axis < 2; ++axis)
                most = std::max({most, std::abs(box.lo[axis] - last_box.lo[axis]), std::abs(box.hi[axis] - last_box.hi[axis]),
                                 std::abs(ball.start[axis] - last_ball.start[axis]), std::abs(ball.end[axis] - last_ball.end[axis])});
            if (most < 1e-3F) return last_answer;
            last_box = box;
            last_ball = ball;
            return last_answer = reaches(box, ball);
        });
    add("way_remembers_answer_without_end", in.lo_hi.f32,
        {"remembers the last answer by all numbers but the end's", "a memo with too small a key"}, [](const auto& box, const auto& ball) {
            static LoHiBox<float, 2> last_box{};
            static Vector<float, 2> last_start{};
            static float last_radius = -1;
            static bool last_answer = false;
            if (box.lo != last_box.lo || box.hi != last_box.hi || ball.start != last_start || ball.radius != last_radius)
                last_answer = reaches(box, ball);
            last_box = box;
            last_start = ball.start;
            last_radius = ball.radius;
            return last_answer;
        });
}

}  // namespace tangency::mutants
