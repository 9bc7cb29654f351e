// SPDX-License-Identifier: MIT
// The shape of the ball or of the box: another metric, polygons for circles, circles for boxes, outlines for areas.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct ManhattanDistance {
    static constexpr MutantInfo info{"uses the Manhattan distance", "absolute values summed"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto beyond = overshoot(box, ball.center);
        return beyond[0] + beyond[1] <= ball.radius;
    }
};

struct ChebyshevDistanceInSpace {
    static constexpr MutantInfo info{"uses the Chebyshev distance", "bounding boxes compared, in 3-D"};
    static bool intersects(const CenterHalfBox<float, 3>& box, const Ball<float, 3>& ball) {
        const auto beyond = overshoot(box, ball.center);
        return *std::max_element(beyond.begin(), beyond.end()) <= ball.radius;
    }
};

/// Whether the box reaches a regular polygon inscribed in the circle, rotated by `shift` of a side.
template <int sides, class Box, class BallLike>
bool reaches_polygon(const Box& box, const BallLike& ball, double shift) {
    const auto d = offset(as<double>(box), as<double>(ball));
    const auto half_extent = as<double>(box).half_extent;
    const double apothem = double(ball.radius) * std::cos(std::numbers::pi / sides);
    for (int side = 0; side < sides / 2; ++side) {
        const double angle = 2 * std::numbers::pi * (side + shift) / sides;
        const double nx = std::cos(angle);
        const double ny = std::sin(angle);
        const double reach = std::abs(nx) * half_extent[0] + std::abs(ny) * half_extent[1] + apothem;
        if (std::abs(nx * d[0] + ny * d[1]) > reach) return false;
    }
    return reaches_bounding_box(box, ball);
}

struct CircleOf26Sides {
    static constexpr MutantInfo info{"replaces the circle by an inscribed polygon of 26 sides", "Matter.js Bodies.circle"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return reaches_polygon<26>(box, ball, 0.0);
    }
};

struct CircleOf32Sides {
    static constexpr MutantInfo info{"replaces the circle by an inscribed polygon of 32 sides",
                                     "GEOS and Shapely buffers, 8 segments a quadrant"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return reaches_polygon<32>(box, ball, 0.5);  // vertices on the axes
    }
};

struct BoxAsOuterCircle {
    static constexpr MutantInfo info{"tests two circles, the outer one for the box", "broad phase taken for the answer"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return center_distance(box, ball) <= ball.radius + std::sqrt(sum_of_squares(box.half_extent));
    }
};

struct OuterCircleTooSmall {
    static constexpr MutantInfo info{"rejects by a circle that does not reach the corners", "bounding circle from the longer side"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const float longest = std::max({0.0F, box.half_extent[0], box.half_extent[1]});
        return !(center_distance(box, ball) > ball.radius + longest) && hits_closed(box, ball);
    }
};

struct InnerCircleTooLarge {
    static constexpr MutantInfo info{"accepts by a circle that leaves the box", "max for min in the inner circle"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const float longest = std::max({0.0F, box.half_extent[0], box.half_extent[1]});
        return center_distance(box, ball) <= ball.radius + longest || hits_closed(box, ball);
    }
};

struct BoundingCirclesStepC {
    static constexpr MutantInfo info{"after outer and inner circle, asks only whether the nearest corner lies in the circle",
                                     "step C as asked on the page of YellowAfterlife (2016)", "", Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto center_half = centered(box);
        const auto& [hx, hy] = center_half.half_extent;
        const float away = center_distance(center_half, ball);
        if (away > ball.radius + std::sqrt(hx * hx + hy * hy)) return false;
        if (ball.radius > 0 && away < ball.radius + std::min(hx, hy)) return true;
        return sum_of_squares<2>([&](auto i) { return signed_overshoot(center_half, ball, i); }) < square(ball.radius);
    }
};

struct OuterPointOnCenterLine {
    static constexpr MutantInfo info{"tests whether the circle point towards the box centre lies in the box",
                                     "the picture of two centres and a line"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const float length = center_distance(box, ball);
        return length <= ball.radius || on_every_axis<2>([&](auto i) {
                   const float away = std::abs(ball.center[i] - box.center[i]) * (length - ball.radius) / length;
                   return !(away > box.half_extent[i]);
               });
    }
};

struct MissesBoxInsideCircle {
    static constexpr MutantInfo info{"misses a box that lies inside the circle", "outline tests; CGAL Circle_2 is a curve"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(box, ball) && farthest_corner_sq(box, ball) >= square(ball.radius);
    }
};

struct MissesCircleInsideBox {
    static constexpr MutantInfo info{"misses a circle that lies inside the box", "prime31/Nez #395; outline tests"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return hits_closed(box, ball) && on_some_axis<Dim>([&](auto i) { return -signed_overshoot(box, ball, i) <= ball.radius; });
    }
};

struct BoundingBoxOfTheTurnedBox {
    static constexpr MutantInfo info{"tests the bounding box of the rotated box", "getBounds() of a rotated sprite"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const auto [cos, sin] = rotation_of(rotated.orientation);
        const auto& [hx, hy] = rotated.box.half_extent;
        const Vector<float, 2> bound{std::abs(cos) * hx + std::abs(sin) * hy, std::abs(sin) * hx + std::abs(cos) * hy};
        return reaches(offset(rotated.box, ball), bound, ball.radius);
    }
};

struct TakesCaretForSquare {
    static constexpr MutantInfo info{"writes x ^ 2, which is an exclusive or, for a square",
                                     "mathematics and BASIC taken for C and its children"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto caret = [](float length) { return static_cast<std::int64_t>(length < 0x1p40F ? length : 0x1p40F) ^ 2; };
        const auto beyond = overshoot(box, ball.center);
        return caret(beyond[0]) + caret(beyond[1]) <= caret(ball.radius);
    }
};

}  // namespace tangency::mutants
