// SPDX-License-Identifier: MIT
// A capsule and a ball, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/capsule_ball/methods.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

namespace ways = questions::segments;

/// The right squared distance of the core from the centre.
template <class Scalar, std::size_t Dim>
Scalar core_distance_sq(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
    return ways::point_distance_sq(ways::core_of(capsule), ball.center);
}

/// Whether a squared distance of the core is within both radii's sum.
template <class Scalar, std::size_t Dim>
bool reaches(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball, Scalar distance_sq) {
    return distance_sq <= ways::square(capsule.radius + ball.radius);
}

/// The right answer to a core whose ends are moved outwards by so many radii of the capsule.
template <class Scalar>
bool hits_lengthened(const Capsule<Scalar, 2>& capsule, const Ball<Scalar, 2>& ball, Scalar radii) {
    const Scalar length = std::sqrt(ways::distance_sq(capsule.start, capsule.end)), by = radii * capsule.radius,
                 sum = capsule.radius + ball.radius;
    if (length == 0) return core_distance_sq(capsule, ball) <= sum * sum;
    const Scalar share = std::max(by / length, Scalar(-0.5));
    const Segment<Scalar, 2> core = ways::core_of(capsule);
    return ways::point_distance_sq({ways::point_at(core, -share), ways::point_at(core, 1 + share)}, ball.center) <= sum * sum;
}

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_capsule_ball(Add add) {
    constexpr EncodingsOf<Question::capsule_ball> in;
    add("capsule_ball_forgets_capsule", in.ends_radius.f32,
        {"leaves the capsule's radius out", "a segment's test taken for a capsule's", "balls sink into characters"},
        [](const auto& capsule, const auto& ball) { return core_distance_sq(capsule, ball) <= ball.radius * ball.radius; });
    add("capsule_ball_forgets_ball", in.ends_radius.f32_3d,
        {"leaves the ball's radius out", "a point's test taken for a ball's", "balls sink in to their centres"},
        [](const auto& capsule, const auto& ball) { return core_distance_sq(capsule, ball) <= capsule.radius * capsule.radius; });
    add("capsule_ball_larger_radius", in.ends_radius.f32,
        {"takes the larger radius for the sum", "std::max for +", "half of a contact is lost"}, [](const auto& capsule, const auto& ball) {
            const auto larger = std::max(capsule.radius, ball.radius);
            return core_distance_sq(capsule, ball) <= larger * larger;
        });
    add("capsule_ball_radii_squared_apart", in.ends_radius.f64,
        {"compares with r^2 + s^2", "a square taken of each, not of the sum", "balls sink in before they hit"},
        [](const auto& capsule, const auto& ball) {
            return core_distance_sq(capsule, ball) <= capsule.radius * capsule.radius + ball.radius * ball.radius;
        });
    add("capsule_ball_subtracts_radii", in.ends_radius.f32,
        {"compares with the difference of the radii", "a test for one within the other", "only what is swallowed hits"},
        [](const auto& capsule, const auto& ball) {
            const auto less = capsule.radius - ball.radius;
            return core_distance_sq(capsule, ball) <= less * less;
        });
    add("capsule_ball_forgets_square", in.ends_radius.f32,
        {"compares the squared distance with the plain sum", "a root dropped on one side alone",
         "the test only works where the radii add up to one"},
        [](const auto& capsule, const auto& ball) {
            const auto sum = capsule.radius + ball.radius;
            return core_distance_sq(capsule, ball) <= sum;
        });
    add("capsule_ball_diameters", in.ends_radius.f32,
        {"takes both radii for diameters", "sprites that are measured across", "shapes collide at half their size"},
        [](const auto& capsule, const auto& ball) {
            const auto sum = capsule.radius + ball.radius;
            return core_distance_sq(capsule, ball) <= sum * sum / 4;
        });
    add("capsule_ball_end_balls", in.ends_radius.f32_3d,
        {"tries the balls at both ends alone", "dart PR 3126", "what hits a character in the middle goes through"},
        [](const auto& capsule, const auto& ball) {
            return reaches(capsule, ball,
                           std::min(ways::distance_sq(capsule.start, ball.center), ways::distance_sq(capsule.end, ball.center)));
        });
    add("capsule_ball_flat_ends", in.ends_radius.f32,
        {"cuts the capsule off at its core's ends", "a cylinder taken for a capsule", "balls sink into heads and feet"},
        [](const auto& capsule, const auto& ball) {
            const Segment<float, 2> core = ways::core_of(capsule);
            const Vector<float, 2> length = ways::along(core);
            const bool is_beside = ways::dot(ways::from_to(capsule.start, ball.center), length) >= 0 &&
                                   ways::dot(ways::from_to(ball.center, capsule.end), length) >= 0;
            return is_beside && reaches(capsule, ball, core_distance_sq(capsule, ball));
        });
    add("capsule_ball_endless_core", in.ends_radius.f64_3d,
        {"measures to the endless line", "a clamp to 0 and 1 left out", "characters are as high as the world"},
        [](const auto& capsule, const auto& ball) {
            const Vector<double, 3> length = ways::along(ways::core_of(capsule));
            const auto length_sq = ways::dot(length, length);
            const auto share = length_sq > 0 ? ways::dot(ways::from_to(capsule.start, ball.center), length) / length_sq : 0;
            return reaches(capsule, ball, ways::distance_sq(ways::point_at(ways::core_of(capsule), share), ball.center));
        });
    add("capsule_ball_caps_within", in.ends_radius.f32,
        {"takes the ends for the tips of the caps", "a height that includes both caps", "balls sink into heads and feet by a radius"},
        [](const auto& capsule, const auto& ball) { return hits_lengthened(capsule, ball, -1.0F); });
    add("capsule_ball_caps_beyond", in.ends_radius.f32,
        {"puts the caps a radius beyond the ends", "a height that leaves both caps out, added once more", "heads are hit through the air"},
        [](const auto& capsule, const auto& ball) { return hits_lengthened(capsule, ball, 1.0F); });
    add("capsule_ball_still_misses", in.ends_radius.f32,
        {"a capsule that is a ball meets nothing", "0/0 for its share", "a crouching character is gone"},
        [](const auto& capsule, const auto& ball) {
            return capsule.start != capsule.end && reaches(capsule, ball, core_distance_sq(capsule, ball));
        });
    add("capsule_ball_still_ignores_radius", in.ends_radius.f64,
        {"a capsule that is a ball has no radius", "an early out to the distance of points", "a crouching character shrinks to a point"},
        [](const auto& capsule, const auto& ball) {
            const auto sum = capsule.start == capsule.end ? ball.radius : capsule.radius + ball.radius;
            return core_distance_sq(capsule, ball) <= sum * sum;
        });
    add("capsule_ball_on_core_misses", in.ends_radius.f64_3d,
        {"a ball whose centre lies on the core meets nothing", "a normal divided by a distance of zero; fcl #225",
         "what is deepest inside is free", Contract::open},
        [](const auto& capsule, const auto& ball) {
            const auto sum = capsule.radius + ball.radius;
            const auto distance_sq = core_distance_sq(capsule, ball);
            return distance_sq > 0 && distance_sq < sum * sum;
        });
    add("capsule_ball_thin_misses", in.ends_radius.f32,
        {"a capsule without a radius meets nothing", "early outs for empty shapes", "ropes and lasers hit nothing"},
        [](const auto& capsule, const auto& ball) {
            return capsule.radius > 0 && reaches(capsule, ball, core_distance_sq(capsule, ball));
        });
    add("capsule_ball_swallowed_misses", in.ends_radius.f32,
        {"a capsule all of which lies in the ball is a miss", "circles that cross in points",
         "an explosion spares who stands in its middle"},
        [](const auto& capsule, const auto& ball) {
            const float farthest =
                std::sqrt(std::max(ways::distance_sq(capsule.start, ball.center), ways::distance_sq(capsule.end, ball.center)));
            return farthest + capsule.radius >= ball.radius && reaches(capsule, ball, core_distance_sq(capsule, ball));
        });
    add("capsule_ball_misses_touch", in.ends_radius.f32,
        {"compares with < where the contract says <=", "the commonest slip", "a ball that rests on a capsule makes no contact"},
        [](const auto& capsule, const auto& ball) {
            const auto sum = capsule.radius + ball.radius;
            return core_distance_sq(capsule, ball) < sum * sum;
        });
    add("capsule_ball_hits_touch", in.ends_radius.f64,
        {"compares with <= where the contract says <", "the same slip the other way", "what slides past is stopped", Contract::open},
        [](const auto& capsule, const auto& ball) { return reaches(capsule, ball, core_distance_sq(capsule, ball)); });
    add("capsule_ball_ignores_z", in.ends_radius.f32_3d,
        {"leaves z out", "the plane's method with a third coordinate", "what flies above hits"}, [](const auto& capsule, const auto& ball) {
            const auto flat = [](const Vector<float, 3>& point) { return Vector<float, 2>{point[0], point[1]}; };
            const Segment<float, 2> core{flat(capsule.start), flat(capsule.end)};
            return reaches(capsule, ball, ways::point_distance_sq(core, flat(ball.center)));
        });
    add("capsule_ball_in_float", in.ends_radius.f64,
        {"computes doubles in float", "a float vector type in a double program",
         "in large worlds shapes collide elsewhere than they are drawn"},
        [](const auto& capsule, const auto& ball) {
            return impl::In<float, ways::BySquares<ways::NearestPoint<>>>::intersects(capsule, ball);
        });
    add("capsule_ball_slack", in.ends_radius.f32_3d,
        {"widens the sum by 1e-3", "skin widths in physics engines", "small shapes hit what they pass"},
        [](const auto& capsule, const auto& ball) {
            return std::sqrt(core_distance_sq(capsule, ball)) <= capsule.radius + ball.radius + 1e-3F;
        });
    add("capsule_ball_remembers_radius", in.ends_radius.f32,
        {"remembers the first capsule's radius for as long as its core stays", "a shape's cache renewed when it moves alone"},
        [](const auto& capsule, const auto& ball) {
            static Capsule<float, 2> last{{}, {}, -1};
            if (capsule.start != last.start || capsule.end != last.end) last = capsule;
            return reaches(last, ball, core_distance_sq(capsule, ball));
        });
}

}  // namespace tangency::mutants
