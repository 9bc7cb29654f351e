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

struct CapsuleBallForgetsCapsule {
    static constexpr MutantInfo info{"leaves the capsule's radius out", "a segment's test taken for a capsule's",
                                     "balls sink into characters"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        return core_distance_sq(capsule, ball) <= ball.radius * ball.radius;
    }
};

struct CapsuleBallForgetsBall {
    static constexpr MutantInfo info{"leaves the ball's radius out", "a point's test taken for a ball's", "balls sink in to their centres"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        return core_distance_sq(capsule, ball) <= capsule.radius * capsule.radius;
    }
};

struct CapsuleBallLargerRadius {
    static constexpr MutantInfo info{"takes the larger radius for the sum", "std::max for +", "half of a contact is lost"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float larger = std::max(capsule.radius, ball.radius);
        return core_distance_sq(capsule, ball) <= larger * larger;
    }
};

struct CapsuleBallRadiiSquaredApart {
    static constexpr MutantInfo info{"compares with r^2 + s^2", "a square taken of each, not of the sum", "balls sink in before they hit"};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        return core_distance_sq(capsule, ball) <= capsule.radius * capsule.radius + ball.radius * ball.radius;
    }
};

struct CapsuleBallSubtractsRadii {
    static constexpr MutantInfo info{"compares with the difference of the radii", "a test for one within the other",
                                     "only what is swallowed hits"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float less = capsule.radius - ball.radius;
        return core_distance_sq(capsule, ball) <= less * less;
    }
};

struct CapsuleBallForgetsSquare {
    static constexpr MutantInfo info{"compares the squared distance with the plain sum", "a root dropped on one side alone",
                                     "the test only works where the radii add up to one"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum;
    }
};

struct CapsuleBallDiameters {
    static constexpr MutantInfo info{"takes both radii for diameters", "sprites that are measured across",
                                     "shapes collide at half their size"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum * sum / 4;
    }
};

struct CapsuleBallEndBalls {
    static constexpr MutantInfo info{"tries the balls at both ends alone", "dart PR 3126",
                                     "what hits a character in the middle goes through"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        return reaches(capsule, ball, std::min(ways::distance_sq(capsule.start, ball.center), ways::distance_sq(capsule.end, ball.center)));
    }
};

struct CapsuleBallFlatEnds {
    static constexpr MutantInfo info{"cuts the capsule off at its core's ends", "a cylinder taken for a capsule",
                                     "balls sink into heads and feet"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const Segment<float, 2> core = ways::core_of(capsule);
        const Vector<float, 2> length = ways::along(core);
        const bool is_beside = ways::dot(ways::from_to(capsule.start, ball.center), length) >= 0 &&
                               ways::dot(ways::from_to(ball.center, capsule.end), length) >= 0;
        return is_beside && reaches(capsule, ball, core_distance_sq(capsule, ball));
    }
};

struct CapsuleBallEndlessCore {
    static constexpr MutantInfo info{"measures to the endless line", "a clamp to 0 and 1 left out", "characters are as high as the world"};
    static bool intersects(const Capsule<double, 3>& capsule, const Ball<double, 3>& ball) {
        const Vector<double, 3> length = ways::along(ways::core_of(capsule));
        const double length_sq = ways::dot(length, length);
        const double share = length_sq > 0 ? ways::dot(ways::from_to(capsule.start, ball.center), length) / length_sq : 0;
        return reaches(capsule, ball, ways::distance_sq(ways::point_at(ways::core_of(capsule), share), ball.center));
    }
};

struct CapsuleBallCapsWithin {
    static constexpr MutantInfo info{"takes the ends for the tips of the caps", "a height that includes both caps",
                                     "balls sink into heads and feet by a radius"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) { return hits_lengthened(capsule, ball, -1.0F); }
};

struct CapsuleBallCapsBeyond {
    static constexpr MutantInfo info{"puts the caps a radius beyond the ends", "a height that leaves both caps out, added once more",
                                     "heads are hit through the air"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) { return hits_lengthened(capsule, ball, 1.0F); }
};

struct CapsuleBallStillMisses {
    static constexpr MutantInfo info{"a capsule that is a ball meets nothing", "0/0 for its share", "a crouching character is gone"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        return capsule.start != capsule.end && reaches(capsule, ball, core_distance_sq(capsule, ball));
    }
};

struct CapsuleBallStillIgnoresRadius {
    static constexpr MutantInfo info{"a capsule that is a ball has no radius", "an early out to the distance of points",
                                     "a crouching character shrinks to a point"};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        const double sum = capsule.start == capsule.end ? ball.radius : capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) <= sum * sum;
    }
};

struct CapsuleBallOnCoreMisses {
    static constexpr MutantInfo info{"a ball whose centre lies on the core meets nothing",
                                     "a normal divided by a distance of zero; fcl #225", "what is deepest inside is free", Contract::open};
    static bool intersects(const Capsule<double, 3>& capsule, const Ball<double, 3>& ball) {
        const double sum = capsule.radius + ball.radius;
        const double distance_sq = core_distance_sq(capsule, ball);
        return distance_sq > 0 && distance_sq < sum * sum;
    }
};

struct CapsuleBallThinMisses {
    static constexpr MutantInfo info{"a capsule without a radius meets nothing", "early outs for empty shapes",
                                     "ropes and lasers hit nothing"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        return capsule.radius > 0 && reaches(capsule, ball, core_distance_sq(capsule, ball));
    }
};

struct CapsuleBallSwallowedMisses {
    static constexpr MutantInfo info{"a capsule all of which lies in the ball is a miss", "circles that cross in points",
                                     "an explosion spares who stands in its middle"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float farthest =
            std::sqrt(std::max(ways::distance_sq(capsule.start, ball.center), ways::distance_sq(capsule.end, ball.center)));
        return farthest + capsule.radius >= ball.radius && reaches(capsule, ball, core_distance_sq(capsule, ball));
    }
};

struct CapsuleBallMissesTouch {
    static constexpr MutantInfo info{"compares with < where the contract says <=", "the commonest slip",
                                     "a ball that rests on a capsule makes no contact"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        const float sum = capsule.radius + ball.radius;
        return core_distance_sq(capsule, ball) < sum * sum;
    }
};

struct CapsuleBallHitsTouch {
    static constexpr MutantInfo info{"compares with <= where the contract says <", "the same slip the other way",
                                     "what slides past is stopped", Contract::open};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        return reaches(capsule, ball, core_distance_sq(capsule, ball));
    }
};

struct CapsuleBallIgnoresZ {
    static constexpr MutantInfo info{"leaves z out", "the plane's method with a third coordinate", "what flies above hits"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        const auto flat = [](const Vector<float, 3>& point) { return Vector<float, 2>{point[0], point[1]}; };
        const Segment<float, 2> core{flat(capsule.start), flat(capsule.end)};
        return reaches(capsule, ball, ways::point_distance_sq(core, flat(ball.center)));
    }
};

struct CapsuleBallInFloat {
    static constexpr MutantInfo info{"computes doubles in float", "a float vector type in a double program",
                                     "in large worlds shapes collide elsewhere than they are drawn"};
    static bool intersects(const Capsule<double, 2>& capsule, const Ball<double, 2>& ball) {
        return impl::In<float, ways::BySquares<ways::NearestPoint<>>>::intersects(capsule, ball);
    }
};

struct CapsuleBallSlack {
    static constexpr MutantInfo info{"widens the sum by 1e-3", "skin widths in physics engines", "small shapes hit what they pass"};
    static bool intersects(const Capsule<float, 3>& capsule, const Ball<float, 3>& ball) {
        return std::sqrt(core_distance_sq(capsule, ball)) <= capsule.radius + ball.radius + 1e-3F;
    }
};

struct CapsuleBallRemembersRadius {
    static constexpr MutantInfo info{"remembers the first capsule's radius for as long as its core stays",
                                     "a shape's cache renewed when it moves alone"};
    static bool intersects(const Capsule<float, 2>& capsule, const Ball<float, 2>& ball) {
        static Capsule<float, 2> last{{}, {}, -1};
        if (capsule.start != last.start || capsule.end != last.end) last = capsule;
        return reaches(last, ball, core_distance_sq(capsule, ball));
    }
};

}  // namespace tangency::mutants
