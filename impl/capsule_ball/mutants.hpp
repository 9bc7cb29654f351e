// SPDX-License-Identifier: MIT
// A capsule and a ball, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "impl/capsule_ball/methods.hpp"

namespace tangency::mutants {

namespace ways = questions::segments;

/// The right squared distance of the core from the centre.
template <class Scalar, std::size_t Dim>
Scalar core_distance_sq(const Capsule<Scalar, Dim>& capsule, const Ball<Scalar, Dim>& ball) {
    return ways::point_distance_sq(ways::core_of(capsule), ball.center);
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

struct CapsuleBallForgetsCapsule {
    static constexpr MutantInfo info{.defect = "leaves the capsule's radius out",
                                     .seen_in = "a segment's test taken for a capsule's",
                                     .costs = "balls sink into characters"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        return core_distance_sq(capsule, ball) <= ball.radius * ball.radius;
    }
};

struct CapsuleBallForgetsBall {
    static constexpr MutantInfo info{.defect = "leaves the ball's radius out",
                                     .seen_in = "a point's test taken for a ball's",
                                     .costs = "balls sink in to their centres"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        return core_distance_sq(capsule, ball) <= capsule.radius * capsule.radius;
    }
};

struct CapsuleBallLargerRadius {
    static constexpr MutantInfo info{
        .defect = "takes the larger radius for the sum", .seen_in = "std::max for +", .costs = "half of a contact is lost"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float larger = std::max(capsule.radius, ball.radius);
        return core_distance_sq(capsule, ball) <= larger * larger;
    }
};

struct CapsuleBallRadiiSquaredApart {
    static constexpr MutantInfo info{
        .defect = "compares with r^2 + s^2", .seen_in = "a square taken of each, not of the sum", .costs = "balls sink in before they hit"};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        return core_distance_sq(capsule, ball) <= capsule.radius * capsule.radius + ball.radius * ball.radius;
    }
};

struct CapsuleBallSubtractsRadii {
    static constexpr MutantInfo info{.defect = "compares with the difference of the radii",
                                     .seen_in = "a test for one within the other",
                                     .costs = "only what is swallowed hits"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float less = capsule.radius - ball.radius;
        return core_distance_sq(capsule, ball) <= less * less;
    }
};

struct CapsuleBallForgetsSquare {
    static constexpr MutantInfo info{.defect = "compares the squared distance with the plain sum",
                                     .seen_in = "a root dropped on one side alone",
                                     .costs = "the test only works where the radii add up to one"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum;
    }
};

struct CapsuleBallDiameters {
    static constexpr MutantInfo info{.defect = "takes both radii for diameters",
                                     .seen_in = "sprites that are measured across",
                                     .costs = "shapes collide at half their size"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum * sum / 4;
    }
};

struct CapsuleBallEndBalls {
    static constexpr MutantInfo info{.defect = "tries the balls at both ends alone",
                                     .seen_in = "dart PR 3126",
                                     .costs = "what hits a character in the middle goes through"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        const float sum = capsule.radius + ball.radius;
        return std::min(ways::distance_sq(capsule.start, ball.center), ways::distance_sq(capsule.end, ball.center)) <= sum * sum;
    }
};

struct CapsuleBallFlatEnds {
    static constexpr MutantInfo info{.defect = "cuts the capsule off at its core's ends",
                                     .seen_in = "a cylinder taken for a capsule",
                                     .costs = "balls sink into heads and feet"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        const Segment<float, 2> core = ways::core_of(capsule);
        const Vector<float, 2> length = ways::along(core);
        const bool is_beside = ways::dot(ways::from_to(capsule.start, ball.center), length) >= 0 &&
                               ways::dot(ways::from_to(ball.center, capsule.end), length) >= 0;
        return is_beside && core_distance_sq(capsule, ball) <= sum * sum;
    }
};

struct CapsuleBallEndlessCore {
    static constexpr MutantInfo info{
        .defect = "measures to the endless line", .seen_in = "a clamp to 0 and 1 left out", .costs = "characters are as high as the world"};
    static bool intersects(const Capsule<double, 3>& capsule, const Ball<double, 3>& ball) {
        const double sum = capsule.radius + ball.radius;
        const Vector<double, 3> length = ways::along(ways::core_of(capsule));
        const double length_sq = ways::dot(length, length);
        const double share = length_sq > 0 ? ways::dot(ways::from_to(capsule.start, ball.center), length) / length_sq : 0;
        return ways::distance_sq(ways::point_at(ways::core_of(capsule), share), ball.center) <= sum * sum;
    }
};

struct CapsuleBallCapsWithin {
    static constexpr MutantInfo info{.defect = "takes the ends for the tips of the caps",
                                     .seen_in = "a height that includes both caps",
                                     .costs = "balls sink into heads and feet by a radius"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) { return hits_lengthened(capsule, ball, -1.0F); }
};

struct CapsuleBallCapsBeyond {
    static constexpr MutantInfo info{.defect = "puts the caps a radius beyond the ends",
                                     .seen_in = "a height that leaves both caps out, added once more",
                                     .costs = "heads are hit through the air"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) { return hits_lengthened(capsule, ball, 1.0F); }
};

struct CapsuleBallStillMisses {
    static constexpr MutantInfo info{
        .defect = "a capsule that is a ball meets nothing", .seen_in = "0/0 for its share", .costs = "a crouching character is gone"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return capsule.start != capsule.end && core_distance_sq(capsule, ball) <= sum * sum;
    }
};

struct CapsuleBallStillIgnoresRadius {
    static constexpr MutantInfo info{.defect = "a capsule that is a ball has no radius",
                                     .seen_in = "an early out to the distance of points",
                                     .costs = "a crouching character shrinks to a point"};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        const double sum = capsule.start == capsule.end ? ball.radius : capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum * sum;
    }
};

struct CapsuleBallOnCoreMisses {
    static constexpr MutantInfo info{.defect = "a ball whose centre lies on the core meets nothing",
                                     .seen_in = "a normal divided by a distance of zero; fcl #225",
                                     .costs = "what is deepest inside is free",
                                     .contract = Contract::open};
    static bool intersects(const Capsule<double, 3>& capsule, const Ball<double, 3>& ball) {
        const double sum = capsule.radius + ball.radius;
        const double distance_sq = core_distance_sq(capsule, ball);
        return distance_sq > 0 && distance_sq < sum * sum;
    }
};

struct CapsuleBallThinMisses {
    static constexpr MutantInfo info{.defect = "a capsule without a radius meets nothing",
                                     .seen_in = "early outs for empty shapes",
                                     .costs = "ropes and lasers hit nothing"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return capsule.radius > 0 && core_distance_sq(capsule, ball) <= sum * sum;
    }
};

struct CapsuleBallSwallowedMisses {
    static constexpr MutantInfo info{.defect = "a capsule all of which lies in the ball is a miss",
                                     .seen_in = "circles that cross in points",
                                     .costs = "an explosion spares who stands in its middle"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        const float farthest =
            std::sqrt(std::max(ways::distance_sq(capsule.start, ball.center), ways::distance_sq(capsule.end, ball.center)));
        return farthest + capsule.radius >= ball.radius && core_distance_sq(capsule, ball) <= sum * sum;
    }
};

struct CapsuleBallMissesTouch {
    static constexpr MutantInfo info{.defect = "compares with < where the contract says <=",
                                     .seen_in = "the commonest slip",
                                     .costs = "a ball that rests on a capsule makes no contact"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) < sum * sum;
    }
};

struct CapsuleBallHitsTouch {
    static constexpr MutantInfo info{.defect = "compares with <= where the contract says <",
                                     .seen_in = "the same slip the other way",
                                     .costs = "what slides past is stopped",
                                     .contract = Contract::open};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        const double sum = capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum * sum;
    }
};

struct CapsuleBallIgnoresZ {
    static constexpr MutantInfo info{
        .defect = "leaves z out", .seen_in = "the plane's method with a third coordinate", .costs = "what flies above hits"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        const float sum = capsule.radius + ball.radius;
        const auto flat = [](const Vector<float, 3>& point) { return Vector<float, 2>{point[0], point[1]}; };
        return ways::point_distance_sq(Segment<float, 2>{flat(capsule.start), flat(capsule.end)}, flat(ball.center)) <= sum * sum;
    }
};

struct CapsuleBallInFloat {
    static constexpr MutantInfo info{.defect = "computes doubles in float",
                                     .seen_in = "a float vector type in a double program",
                                     .costs = "in large worlds shapes collide elsewhere than they are drawn"};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        return ways::is_within_in<float>(ways::core_of(capsule), ball.center,
                                         static_cast<float>(capsule.radius) + static_cast<float>(ball.radius));
    }
};

struct CapsuleBallSlack {
    static constexpr MutantInfo info{
        .defect = "widens the sum by 1e-3", .seen_in = "skin widths in physics engines", .costs = "small shapes hit what they pass"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        return std::sqrt(core_distance_sq(capsule, ball)) <= capsule.radius + ball.radius + 1e-3F;
    }
};

struct CapsuleBallRemembersRadius {
    static constexpr MutantInfo info{.defect = "remembers the first capsule's radius for as long as its core stays",
                                     .seen_in = "a shape's cache renewed when it moves alone"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        static Capsule<float, 2> last{{}, {}, -1};
        if (capsule.start != last.start || capsule.end != last.end) last = capsule;
        const float sum = last.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum * sum;
    }
};

}  // namespace tangency::mutants
