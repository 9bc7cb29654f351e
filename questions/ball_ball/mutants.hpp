// SPDX-License-Identifier: MIT
// Two balls, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "mutant.hpp"
#include "questions/ball_ball/methods.hpp"

namespace tangency::mutants {

using questions::ball_ball::distance_sq;

struct CirclesOpen {
    static constexpr MutantInfo info{.defect = "compares the distance with < where the contract says <=", .seen_in = "the commonest slip"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return distance_sq(one, other) < sum * sum;
    }
};

struct CirclesClosed {
    static constexpr MutantInfo info{.defect = "compares the distance with <= where the contract says <",
                                     .seen_in = "the same slip in an engine whose contacts need depth",
                                     .contract = Contract::open};
    static bool intersects(const Ball<double, 2>& one, const Ball<double, 2>& other) {
        return std::sqrt(distance_sq(one, other)) <= one.radius + other.radius;
    }
};

struct CirclesIgnoreY {
    static constexpr MutantInfo info{.defect = "the length ignores y", .seen_in = "sqrt(pow(x, 2), pow(y, 2)) in J.c (2017)"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return std::abs(other.center[0] - one.center[0]) <= one.radius + other.radius;
    }
};

struct CirclesSumOfSquaredRadii {
    static constexpr MutantInfo info{.defect = "squares each radius and adds", .seen_in = "r1 * r1 + r2 * r2 for (r1 + r2)^2"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return distance_sq(one, other) <= one.radius * one.radius + other.radius * other.radius;
    }
};

struct CirclesForgetSquare {
    static constexpr MutantInfo info{.defect = "compares the squared distance with the plain sum",
                                     .seen_in = "the root dropped on one side alone"};
    static bool intersects(const Ball<float, 3>& one, const Ball<float, 3>& other) {
        return distance_sq(one, other) <= one.radius + other.radius;
    }
};

struct CirclesBoundingSquares {
    static constexpr MutantInfo info{.defect = "compares bounding squares", .seen_in = "the broad phase alone"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return std::abs(other.center[0] - one.center[0]) <= sum && std::abs(other.center[1] - one.center[1]) <= sum;
    }
};

struct CirclesManhattan {
    static constexpr MutantInfo info{.defect = "adds the differences instead of their squares", .seen_in = "tile games' distances"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return std::abs(other.center[0] - one.center[0]) + std::abs(other.center[1] - one.center[1]) <= one.radius + other.radius;
    }
};

struct CirclesOneRadiusTwice {
    static constexpr MutantInfo info{.defect = "takes the first radius for both", .seen_in = "a copied name"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + one.radius;
        return distance_sq(one, other) <= sum * sum;
    }
};

struct CirclesHoldNothing {
    static constexpr MutantInfo info{.defect = "a ball within the other is a miss", .seen_in = "circles taken for curves"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius, difference = one.radius - other.radius;
        return distance_sq(one, other) <= sum * sum && distance_sq(one, other) >= difference * difference;
    }
};

struct CirclesDifferenceSign {
    static constexpr MutantInfo info{.defect = "takes |x| of the first for the difference", .seen_in = "abs(x1) - x2 for abs(x1 - x2)"};
    static bool intersects(const Ball<double, 2>& one, const Ball<double, 2>& other) {
        const double x = std::abs(one.center[0]) - other.center[0], y = one.center[1] - other.center[1];
        const double sum = one.radius + other.radius;
        return x * x + y * y <= sum * sum;
    }
};

struct CirclesExpandedSquares {
    static constexpr MutantInfo info{.defect = "expands the squares, which cancel far from the origin",
                                     .seen_in = "dot(p, p) + dot(q, q) - 2 dot(p, q), as matrix code has it"};
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
    static constexpr MutantInfo info{.defect = "adds a fixed epsilon of 1e-3", .seen_in = "slop constants in engines"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        return std::sqrt(distance_sq(one, other)) <= one.radius + other.radius + 1e-3F;
    }
};

struct CirclesZeroRadiusMisses {
    static constexpr MutantInfo info{.defect = "a ball without a radius meets nothing", .seen_in = "early outs for empty shapes"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius;
        return one.radius > 0 && other.radius > 0 && distance_sq(one, other) <= sum * sum;
    }
};

struct CirclesInFloat {
    static constexpr MutantInfo info{.defect = "computes offsets of doubles in float",
                                     .seen_in = "a float vector type in a double program"};
    static bool intersects(const Ball<double, 2>& one, const Ball<double, 2>& other) {
        const auto x = static_cast<float>(other.center[0] - one.center[0]), y = static_cast<float>(other.center[1] - one.center[1]);
        const auto sum = static_cast<float>(one.radius + other.radius);
        return x * x + y * y <= sum * sum;
    }
};

struct CirclesOverflow {
    static constexpr MutantInfo info{.defect = "multiplies squares of squares, which leave the range early",
                                     .seen_in = "both sides squared once more to be rid of a sign"};
    static bool intersects(const Ball<float, 2>& one, const Ball<float, 2>& other) {
        const float sum = one.radius + other.radius, square = distance_sq(one, other), right = sum * sum;
        return square * square <= right * right && square * square < std::numeric_limits<float>::infinity();
    }
};

}  // namespace tangency::mutants
