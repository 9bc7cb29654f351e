// SPDX-License-Identifier: MIT
// Two balls, broken on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "impl/ball_ball/methods.hpp"
#include "impl/mutants/mutant.hpp"

namespace tangency::mutants {

using questions::ball_ball::distance_sq;

/// Calls add(name, home, info, formula) for each of them.
template <class Add>
void add_mutants_of_ball_ball(Add add) {
    constexpr EncodingsOf<Question::ball_ball> in;
    add("circles_open", in.center_radius.f32,
        {"compares the distance with < where the contract says <=", "the commonest slip",
         "balls that rest on each other never make contact"},
        [](const auto& one, const auto& other) {
            const auto sum = one.radius + other.radius;
            return distance_sq(one, other) < sum * sum;
        });
    add("circles_closed", in.center_radius.f64,
        {"compares the distance with <= where the contract says <", "the same slip in an engine whose contacts need depth",
         "balls side by side collide, and a contact without depth has no direction", Contract::open},
        [](const auto& one, const auto& other) { return std::sqrt(distance_sq(one, other)) <= one.radius + other.radius; });
    add("circles_miss_contact_from_within", in.center_radius.f64,
        {"misses a ball that touches the other from within", "circles that meet in two points, or of which one holds the other",
         "a ball leaves the one that holds it without a contact"},
        [](const auto& one, const auto& other) {
            const auto apart_sq = distance_sq(one, other), difference = one.radius - other.radius, sum = one.radius + other.radius;
            return apart_sq <= sum * sum && (difference == 0 || apart_sq != difference * difference);
        });
    add("circles_ignore_y", in.center_radius.f32,
        {"the length ignores y", "sqrt(pow(x, 2), pow(y, 2)) in J.c (2017)", "everything above and below hits"},
        [](const auto& one, const auto& other) { return std::abs(other.center[0] - one.center[0]) <= one.radius + other.radius; });
    add("circles_sum_of_squared_radii", in.center_radius.f32,
        {"squares each radius and adds", "r1 * r1 + r2 * r2 for (r1 + r2)^2", "balls sink into each other before they hit"},
        [](const auto& one, const auto& other) {
            return distance_sq(one, other) <= one.radius * one.radius + other.radius * other.radius;
        });
    add("circles_forget_square", in.center_radius.f32_3d,
        {"compares the squared distance with the plain sum", "the root dropped on one side alone",
         "the test only works where the radii add up to one"},
        [](const auto& one, const auto& other) { return distance_sq(one, other) <= one.radius + other.radius; });
    add("circles_bounding_squares", in.center_radius.f32,
        {"compares bounding squares", "the broad phase alone", "balls hit across the corners of their squares"},
        [](const auto& one, const auto& other) {
            const auto sum = one.radius + other.radius;
            return std::abs(other.center[0] - one.center[0]) <= sum && std::abs(other.center[1] - one.center[1]) <= sum;
        });
    add("circles_manhattan", in.center_radius.f32,
        {"adds the differences instead of their squares", "tile games' distances", "diagonal contacts are missed"},
        [](const auto& one, const auto& other) {
            return std::abs(other.center[0] - one.center[0]) + std::abs(other.center[1] - one.center[1]) <= one.radius + other.radius;
        });
    add("circles_one_radius_twice", in.center_radius.f32,
        {"takes the first radius for both", "a copied name", "the test only works between balls of one size"},
        [](const auto& one, const auto& other) {
            const auto sum = one.radius + one.radius;
            return distance_sq(one, other) <= sum * sum;
        });
    add("circles_hold_nothing", in.center_radius.f32,
        {"a ball within the other is a miss", "circles taken for curves", "a small ball within a large one is never seen"},
        [](const auto& one, const auto& other) {
            const auto sum = one.radius + other.radius, difference = one.radius - other.radius;
            return distance_sq(one, other) <= sum * sum && distance_sq(one, other) >= difference * difference;
        });
    add("circles_difference_sign", in.center_radius.f64,
        {"takes the magnitude of the first x for that of the difference", "abs(x1) - x2 for abs(x1 - x2)",
         "contacts left of the origin are lost, or found where nothing is"},
        [](const auto& one, const auto& other) {
            const auto x = std::abs(one.center[0]) - other.center[0], y = one.center[1] - other.center[1];
            const auto sum = one.radius + other.radius;
            return x * x + y * y <= sum * sum;
        });
    add("circles_expanded_squares", in.center_radius.f32,
        {"expands the squares, which cancel far from the origin", "dot(p, p) + dot(q, q) - 2 dot(p, q), as matrix code has it",
         "far from the origin contacts come and go"},
        [](const auto& one, const auto& other) {
            float pp = 0, qq = 0, pq = 0;
            for (std::size_t axis = 0; axis < 2; ++axis) {
                pp += one.center[axis] * one.center[axis];
                qq += other.center[axis] * other.center[axis];
                pq += one.center[axis] * other.center[axis];
            }
            const auto sum = one.radius + other.radius;
            return pp + qq - 2 * pq <= sum * sum;
        });
    add("circles_absolute_epsilon", in.center_radius.f32,
        {"adds a fixed epsilon of 1e-3", "slop constants in engines", "small balls hit before they touch"},
        [](const auto& one, const auto& other) { return std::sqrt(distance_sq(one, other)) <= one.radius + other.radius + 1e-3F; });
    add("circles_zero_radius_misses", in.center_radius.f32,
        {"a ball without a radius meets nothing", "early outs for empty shapes", "clicks and bullets of no size hit nothing"},
        [](const auto& one, const auto& other) {
            const auto sum = one.radius + other.radius;
            return one.radius > 0 && other.radius > 0 && distance_sq(one, other) <= sum * sum;
        });
    add("circles_reject_nothing_of_nan", in.center_radius.f32,
        {.defect = "rejects what is farther, which a NaN is not", .seen_in = "if (d2 > r2) return false, then true", .breaks_policy = true},
        [](const auto& one, const auto& other) {
            const auto sum = one.radius + other.radius;
            return !(distance_sq(one, other) > sum * sum);
        });
    add("circles_remember_the_sum", in.center_radius.f32,
        {"keeps the radii's sum while the first radius stays the same", "a sum cached by one of two keys"},
        [](const auto& one, const auto& other) {
            static float radius = -1, sum = 0;
            if (radius != one.radius) sum = one.radius + other.radius;
            radius = one.radius;
            return distance_sq(one, other) <= sum * sum;
        });
    add("circles_in_float", in.center_radius.f64,
        {"computes offsets of doubles in float", "a float vector type in a double program",
         "in large worlds balls collide elsewhere than they are drawn"},
        [](const auto& one, const auto& other) {
            const auto x = static_cast<float>(other.center[0] - one.center[0]), y = static_cast<float>(other.center[1] - one.center[1]);
            const auto sum = static_cast<float>(one.radius + other.radius);
            return x * x + y * y <= sum * sum;
        });
    add("circles_overflow", in.center_radius.f32,
        {.defect = "keeps squares made in double as float, whose range they leave",
         .seen_in = "float dist2 = dx * dx + dy * dy with dx and dy in double",
         .costs = "infinity compares equal to infinity: large balls far apart hit",
         .unbroken = Level::full_range},
        [](const auto& one, const auto& other) {
            const auto x = static_cast<double>(other.center[0]) - static_cast<double>(one.center[0]);
            const auto y = static_cast<double>(other.center[1]) - static_cast<double>(one.center[1]);
            const auto sum = static_cast<double>(one.radius) + static_cast<double>(other.radius);
            return static_cast<float>(x * x + y * y) <= static_cast<float>(sum * sum);
        });
}

}  // namespace tangency::mutants
