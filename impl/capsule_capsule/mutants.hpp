// SPDX-License-Identifier: MIT
// Two capsules, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "impl/capsule_capsule/methods.hpp"

namespace tangency::mutants {

namespace ways = questions::segments;

namespace capsules = questions::capsule_capsule;

/// The right answer under the closed contract to a squared distance of the cores.
template <class Scalar, std::size_t Dim>
bool reaches(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other, Scalar distance_sq) {
    return distance_sq <= (one.radius + other.radius) * (one.radius + other.radius);
}

template <class Scalar, std::size_t Dim>
Scalar cores_distance_sq(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    return ways::segments_distance_sq(ways::core_of(one), ways::core_of(other));
}

/// Whether both cores have a length and are parallel.
template <class Scalar, std::size_t Dim>
bool are_parallel(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    const auto normal = ways::cross(ways::along(ways::core_of(one)), ways::along(ways::core_of(other)));
    return one.start != one.end && other.start != other.end && ways::dot(normal, normal) == 0;
}

template <class Scalar, std::size_t Dim>
Scalar four_ends_sq(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    const Segment<Scalar, Dim> core = ways::core_of(one), other_core = ways::core_of(other);
    return std::min({ways::point_distance_sq(core, other.start), ways::point_distance_sq(core, other.end),
                     ways::point_distance_sq(other_core, one.start), ways::point_distance_sq(other_core, one.end)});
}

/// The shares at which the endless lines are nearest, 0 for the first of parallel ones.
template <class Scalar, std::size_t Dim>
capsules::Shares<Scalar> shares_of_lines(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other) {
    const auto products = capsules::products_of(ways::core_of(one), ways::core_of(other));
    const Scalar below = products.uu * products.vv - products.uv * products.uv;
    const Scalar first = below > 0 ? (products.uv * products.vw - products.uw * products.vv) / below : Scalar(0);
    return {first, products.vv > 0 ? (products.uv * first + products.vw) / products.vv : Scalar(0)};
}

template <class Scalar, std::size_t Dim>
bool reaches_at(const Capsule<Scalar, Dim>& one, const Capsule<Scalar, Dim>& other, const capsules::Shares<Scalar>& shares) {
    return reaches(one, other, capsules::distance_sq_at(ways::core_of(one), ways::core_of(other), shares));
}

struct CapsulesParallelMiss {
    static constexpr MutantInfo info{"parallel capsules meet nothing", "a division by |a|^2 |b|^2 - (a . b)^2 = 0",
                                     "two characters side by side walk through each other"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        return !are_parallel(one, other) && reaches(one, other, cores_distance_sq(one, other));
    }
};

struct CapsulesParallelByStarts {
    static constexpr MutantInfo info{"parallel capsules are measured from the first's start",
                                     "Ericson's arbitrary share 0 without the clamp after it", "capsules that lie end to end hit, or miss"};
    static bool intersects(const Capsule<float, 3>& one, const Capsule<float, 3>& other) {
        return are_parallel(one, other) ? reaches(one, other, ways::point_distance_sq(ways::core_of(other), one.start))
                                        : reaches(one, other, cores_distance_sq(one, other));
    }
};

struct CapsulesClampedApart {
    static constexpr MutantInfo info{"clamps both shares of the endless lines, each by itself",
                                     "the closest points of lines made those of segments", "capsules hit and miss at ends"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        const auto shares = shares_of_lines(one, other);
        return reaches_at(one, other, {std::clamp(shares.first, 0.0F, 1.0F), std::clamp(shares.second, 0.0F, 1.0F)});
    }
};

struct CapsulesFirstNotAnew {
    static constexpr MutantInfo info{"clamps the second share and keeps the first", "Ericson (2005), 5.1.9, without its last step",
                                     "capsules pass through each other's ends"};
    static bool intersects(const Capsule<double, 3>& one, const Capsule<double, 3>& other) {
        const double first = std::clamp(shares_of_lines(one, other).first, 0.0, 1.0);
        return reaches_at(one, other, {first, ways::nearest_share(ways::core_of(other), ways::point_at(ways::core_of(one), first))});
    }
};

struct CapsulesSecondUnclamped {
    static constexpr MutantInfo info{"never clamps the second share", "Ericson (2005), 5.1.9, stopped halfway",
                                     "the second capsule goes on beyond its ends"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        const auto products = capsules::products_of(ways::core_of(one), ways::core_of(other));
        const float first = std::clamp(shares_of_lines(one, other).first, 0.0F, 1.0F);
        return reaches_at(one, other, {first, products.vv > 0 ? (products.uv * first + products.vw) / products.vv : 0});
    }
};

struct CapsulesFirstUnclampedAnew {
    static constexpr MutantInfo info{"does not clamp the first share that it finds anew",
                                     "the last clamp of Ericson (2005), 5.1.9, left out", "capsules hit beyond their ends"};
    static bool intersects(const Capsule<float, 3>& one, const Capsule<float, 3>& other) {
        const auto products = capsules::products_of(ways::core_of(one), ways::core_of(other));
        const auto shares = capsules::clamped_twice(ways::core_of(one), ways::core_of(other));
        if (products.uu <= 0 || (shares.second > 0 && shares.second < 1)) return reaches_at(one, other, shares);
        return reaches_at(one, other, {(products.uv * shares.second - products.uw) / products.uu, shares.second});
    }
};

struct CapsulesOffsetTurnedRound {
    static constexpr MutantInfo info{"takes the offset between the starts the wrong way round", "sceneview PR 1139",
                                     "limbs that cross miss each other"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        const Capsule<float, 2> mirrored{other.start, {2 * other.start[0] - other.end[0], 2 * other.start[1] - other.end[1]}, other.radius};
        const Capsule<float, 2> one_mirrored{one.start, {2 * one.start[0] - one.end[0], 2 * one.start[1] - one.end[1]}, one.radius};
        return reaches_at(one, other, capsules::clamped_twice(ways::core_of(one_mirrored), ways::core_of(mirrored)));
    }
};

struct CapsulesFourEnds {
    static constexpr MutantInfo info{"tries the four ends against the other core alone",
                                     "point and segment distances, the crossing left out", "swords that cross miss"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        return reaches(one, other, four_ends_sq(one, other));
    }
};

struct CapsulesEndsInSpace {
    static constexpr MutantInfo info{"tries the four ends against the other core alone, in space",
                                     "the plane's four distances with a third coordinate", "arms that cross in front of each other miss"};
    static bool intersects(const Capsule<double, 3>& one, const Capsule<double, 3>& other) {
        return reaches(one, other, four_ends_sq(one, other));
    }
};

struct CapsulesEndBalls {
    static constexpr MutantInfo info{"tries the balls at the ends against each other", "dart PR 3126",
                                     "capsules meet at heads and feet alone"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        return reaches(one, other,
                       std::min({ways::distance_sq(one.start, other.start), ways::distance_sq(one.start, other.end),
                                 ways::distance_sq(one.end, other.start), ways::distance_sq(one.end, other.end)}));
    }
};

struct CapsulesOneSided {
    static constexpr MutantInfo info{"tries the second's ends against the first core, and not the other way",
                                     "a loop over one shape's ends", "whether two capsules meet depends on their order"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        const Segment<float, 2> core = ways::core_of(one);
        return capsules::cross_by_sides(core, ways::core_of(other)) ||
               reaches(one, other, std::min(ways::point_distance_sq(core, other.start), ways::point_distance_sq(core, other.end)));
    }
};

struct CapsulesEndlessLines {
    static constexpr MutantInfo info{"measures between the endless lines", "the distance of lines",
                                     "capsules far apart hit where their lines pass"};
    static bool intersects(const Capsule<double, 3>& one, const Capsule<double, 3>& other) {
        return reaches_at(one, other, shares_of_lines(one, other));
    }
};

struct CapsulesCrossingMisses {
    static constexpr MutantInfo info{"cores that meet are a miss", "a normal divided by a distance of zero; fcl #225",
                                     "what is deepest inside is free", Contract::open};
    static bool intersects(const Capsule<double, 2>& one, const Capsule<double, 2>& other) {
        const double distance_sq = cores_distance_sq(one, other), sum = one.radius + other.radius;
        return distance_sq > 0 && distance_sq < sum * sum;
    }
};

struct CapsulesInLineMiss {
    static constexpr MutantInfo info{"capsules in one line meet nothing", "a cross product of zero taken for no answer",
                                     "a train's wagons do not push each other"};
    static bool intersects(const Capsule<double, 2>& one, const Capsule<double, 2>& other) {
        const auto off = ways::cross(ways::along(ways::core_of(one)), ways::from_to(one.start, other.start));
        return !(are_parallel(one, other) && off[0] == 0) && reaches(one, other, cores_distance_sq(one, other));
    }
};

struct CapsulesPointMisses {
    static constexpr MutantInfo info{"a capsule that is a ball meets nothing", "a length of zero divided by; cute_headers #10",
                                     "a crouching character is gone"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        return one.start != one.end && other.start != other.end && reaches(one, other, cores_distance_sq(one, other));
    }
};

struct CapsulesSmallCrossingsParallel {
    static constexpr MutantInfo info{"takes ways for parallel whose |a|^2 |b|^2 - (a . b)^2 is below 1e-8", "SMALL_NUM in Sunday (2001)",
                                     "capsules of centimetres miss each other"};
    static bool intersects(const Capsule<float, 3>& one, const Capsule<float, 3>& other) {
        return reaches_at(one, other, capsules::fractions_apart(ways::core_of(one), ways::core_of(other), 1e-8F));
    }
};

struct CapsulesShortWaysAreStarts {
    static constexpr MutantInfo info{"takes a way shorter than a thousandth for its start",
                                     "EPSILON in Ericson (2005), 5.1.9, as ports set it", "small capsules are shorter than drawn"};
    static bool intersects(const Capsule<double, 2>& one, const Capsule<double, 2>& other) {
        const auto shortened = [](const Capsule<double, 2>& capsule) {
            return ways::distance_sq(capsule.start, capsule.end) <= 1e-6 ? Segment<double, 2>{capsule.start, capsule.start}
                                                                         : ways::core_of(capsule);
        };
        return reaches(one, other, ways::segments_distance_sq(shortened(one), shortened(other)));
    }
};

struct CapsulesForgetsSecondRadius {
    static constexpr MutantInfo info{"leaves the second radius out", "a segment's test taken for a capsule's",
                                     "capsules sink into each other"};
    static bool intersects(const Capsule<float, 3>& one, const Capsule<float, 3>& other) {
        return cores_distance_sq(one, other) <= one.radius * one.radius;
    }
};

struct CapsulesRadiiSquaredApart {
    static constexpr MutantInfo info{"compares with r^2 + s^2", "a square taken of each, not of the sum",
                                     "capsules sink in before they hit"};
    static bool intersects(const Capsule<double, 2>& one, const Capsule<double, 2>& other) {
        return cores_distance_sq(one, other) <= one.radius * one.radius + other.radius * other.radius;
    }
};

struct CapsulesFirstRadiusTwice {
    static constexpr MutantInfo info{"adds the first radius to itself", "a and b mixed up in a copied line",
                                     "capsules of two sizes hit too soon, or too late"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        return cores_distance_sq(one, other) <= 4 * one.radius * one.radius;
    }
};

struct CapsulesForgetsSquare {
    static constexpr MutantInfo info{"compares the squared distance with the plain sum", "a root dropped on one side alone",
                                     "the test only works where the radii add up to one"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        return cores_distance_sq(one, other) <= one.radius + other.radius;
    }
};

struct CapsulesMiddleBalls {
    static constexpr MutantInfo info{"takes each capsule for the ball around it", "a broad phase taken for the narrow one",
                                     "tall characters hit from far aside"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        const auto ball_around = [](const Capsule<float, 2>& capsule) {
            return Ball<float, 2>{ways::point_at(ways::core_of(capsule), 0.5F),
                                  std::sqrt(ways::distance_sq(capsule.start, capsule.end)) / 2 + capsule.radius};
        };
        const Ball<float, 2> a = ball_around(one), b = ball_around(other);
        return ways::distance_sq(a.center, b.center) <= (a.radius + b.radius) * (a.radius + b.radius);
    }
};

struct CapsulesMissTouch {
    static constexpr MutantInfo info{"compares with < where the contract says <=", "the commonest slip",
                                     "capsules that rest on each other make no contact"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return cores_distance_sq(one, other) < sum * sum;
    }
};

struct CapsulesHitTouch {
    static constexpr MutantInfo info{"compares with <= where the contract says <", "the same slip the other way",
                                     "what slides past is stopped", Contract::open};
    static bool intersects(const Capsule<double, 3>& one, const Capsule<double, 3>& other) {
        return reaches(one, other, cores_distance_sq(one, other));
    }
};

struct CapsulesInFloat {
    static constexpr MutantInfo info{"computes doubles in float", "a float vector type in a double program",
                                     "in large worlds capsules collide elsewhere than they are drawn"};
    static bool intersects(const Capsule<double, 2>& one, const Capsule<double, 2>& other) {
        return impl::In<float, questions::capsule_capsule::EndsAndCrossing>::intersects(one, other);
    }
};

struct CapsulesRememberRadius {
    static constexpr MutantInfo info{"remembers the first capsule's radius for as long as its core stays",
                                     "a shape's cache renewed when it moves alone"};
    static bool intersects(const Capsule<float, 2>& one, const Capsule<float, 2>& other) {
        static Capsule<float, 2> last{{}, {}, -1};
        if (one.start != last.start || one.end != last.end) last = one;
        return reaches(last, other, cores_distance_sq(one, other));
    }
};

}  // namespace tangency::mutants
