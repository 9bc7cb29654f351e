// SPDX-License-Identifier: MIT
// Two balls, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mutant.hpp"
#include "impl/ball_ball/methods.hpp"

namespace tangency::mutants {

using questions::ball_ball::distance_sq;

struct CirclesOpen {
    static constexpr MutantInfo info{"compares the distance with < where the contract says <=", "the commonest slip",
                                     "balls that rest on each other never make contact"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return distance_sq(one, other) < sum * sum;
    }
};

struct CirclesClosed {
    static constexpr MutantInfo info{"compares the distance with <= where the contract says <",
                                     "the same slip in an engine whose contacts need depth",
                                     "balls side by side collide, and a contact without depth has no direction", Contract::open};
    static bool intersects(const Ball<double, 2>& one, const Ball<double, 2>& other) {
        return std::sqrt(distance_sq(one, other)) <= one.radius + other.radius;
    }
};

struct CirclesMissContactFromWithin {
    static constexpr MutantInfo info{"misses a ball that touches the other from within",
                                     "circles that meet in two points, or of which one holds the other",
                                     "a ball leaves the one that holds it without a contact"};
    static bool intersects(const Ball<double, 2>& one, const Ball<double, 2>& other) {
        const double apart_sq = distance_sq(one, other), difference = one.radius - other.radius, sum = one.radius + other.radius;
        return apart_sq <= sum * sum && (difference == 0 || apart_sq != difference * difference);
    }
};

struct CirclesIgnoreY {
    static constexpr MutantInfo info{"the length ignores y", "sqrt(pow(x, 2), pow(y, 2)) in J.c (2017)", "everything above and below hits"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return std::abs(other.center[0] - one.center[0]) <= one.radius + other.radius;
    }
};

struct CirclesSumOfSquaredRadii {
    static constexpr MutantInfo info{"squares each radius and adds", "r1 * r1 + r2 * r2 for (r1 + r2)^2",
                                     "balls sink into each other before they hit"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return distance_sq(one, other) <= one.radius * one.radius + other.radius * other.radius;
    }
};

struct CirclesForgetSquare {
    static constexpr MutantInfo info{"compares the squared distance with the plain sum", "the root dropped on one side alone",
                                     "the test only works where the radii add up to one"};
    static bool intersects(const Ball<float, 3>& one, const Ball<float, 3>& other) {
        return distance_sq(one, other) <= one.radius + other.radius;
    }
};

struct CirclesBoundingSquares {
    static constexpr MutantInfo info{"compares bounding squares", "the broad phase alone", "balls hit across the corners of their squares"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return std::abs(other.center[0] - one.center[0]) <= sum && std::abs(other.center[1] - one.center[1]) <= sum;
    }
};

struct CirclesManhattan {
    static constexpr MutantInfo info{"adds the differences instead of their squares", "tile games' distances",
                                     "diagonal contacts are missed"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return std::abs(other.center[0] - one.center[0]) + std::abs(other.center[1] - one.center[1]) <= one.radius + other.radius;
    }
};

struct CirclesOneRadiusTwice {
    static constexpr MutantInfo info{"takes the first radius for both", "a copied name", "the test only works between balls of one size"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + one.radius;
        return distance_sq(one, other) <= sum * sum;
    }
};

struct CirclesHoldNothing {
    static constexpr MutantInfo info{"a ball within the other is a miss", "circles taken for curves",
                                     "a small ball within a large one is never seen"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius, difference = one.radius - other.radius;
        return distance_sq(one, other) <= sum * sum && distance_sq(one, other) >= difference * difference;
    }
};

struct CirclesDifferenceSign {
    static constexpr MutantInfo info{"takes the magnitude of the first x for that of the difference", "abs(x1) - x2 for abs(x1 - x2)",
                                     "contacts left of the origin are lost, or found where nothing is"};
    static bool intersects(const Ball<double, 2>& one, const Ball<double, 2>& other) {
        const double x = std::abs(one.center[0]) - other.center[0], y = one.center[1] - other.center[1];
        const double sum = one.radius + other.radius;
        return x * x + y * y <= sum * sum;
    }
};

struct CirclesExpandedSquares {
    static constexpr MutantInfo info{"expands the squares, which cancel far from the origin",
                                     "dot(p, p) + dot(q, q) - 2 dot(p, q), as matrix code has it",
                                     "far from the origin contacts come and go"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        float pp = 0, qq = 0, pq = 0;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            pp += one.center[axis] * one.center[axis];
            qq += other.center[axis] * other.center[axis];
            pq += one.center[axis] * other.center[axis];
        }
        const float sum = one.radius + other.radius;
        return pp + qq - 2 * pq <= sum * sum;
    }
};

struct CirclesAbsoluteEpsilon {
    static constexpr MutantInfo info{"adds a fixed epsilon of 1e-3", "slop constants in engines", "small balls hit before they touch"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return std::sqrt(distance_sq(one, other)) <= one.radius + other.radius + 1e-3F;
    }
};

struct CirclesZeroRadiusMisses {
    static constexpr MutantInfo info{"a ball without a radius meets nothing", "early outs for empty shapes",
                                     "clicks and bullets of no size hit nothing"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return one.radius > 0 && other.radius > 0 && distance_sq(one, other) <= sum * sum;
    }
};

struct CirclesRejectNothingOfNan {
    static constexpr MutantInfo info{
        .defect = "rejects what is farther, which a NaN is not", .seen_in = "if (d2 > r2) return false, then true", .breaks_policy = true};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return !(distance_sq(one, other) > sum * sum);
    }
};

struct CirclesRememberTheSum {
    static constexpr MutantInfo info{"keeps the radii's sum while the first radius stays the same", "a sum cached by one of two keys"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        static float radius = -1, sum = 0;
        if (radius != one.radius) sum = one.radius + other.radius;
        radius = one.radius;
        return distance_sq(one, other) <= sum * sum;
    }
};

struct CirclesInFloat {
    static constexpr MutantInfo info{"computes offsets of doubles in float", "a float vector type in a double program",
                                     "in large worlds balls collide elsewhere than they are drawn"};
    static bool intersects(const Ball<double, 2>& one, const Ball<double, 2>& other) {
        const auto x = static_cast<float>(other.center[0] - one.center[0]), y = static_cast<float>(other.center[1] - one.center[1]);
        const auto sum = static_cast<float>(one.radius + other.radius);
        return x * x + y * y <= sum * sum;
    }
};

struct CirclesOverflow {
    static constexpr MutantInfo info{.defect = "keeps squares made in double as float, whose range they leave",
                                     .seen_in = "float dist2 = dx * dx + dy * dy with dx and dy in double",
                                     .costs = "infinity compares equal to infinity: large balls far apart hit",
                                     .unbroken = Level::full_range};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const double x = static_cast<double>(other.center[0]) - static_cast<double>(one.center[0]);
        const double y = static_cast<double>(other.center[1]) - static_cast<double>(one.center[1]);
        const double sum = static_cast<double>(one.radius) + static_cast<double>(other.radius);
        return static_cast<float>(x * x + y * y) <= static_cast<float>(sum * sum);
    }
};

}  // namespace tangency::mutants
