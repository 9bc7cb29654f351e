// SPDX-License-Identifier: MIT
// Points, segments, centres on an edge, NaN: what is left out by a function that is right for ordinary shapes.
#pragma once

#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct ZeroRadiusMisses {
    static constexpr MutantInfo info{"answers no for every zero radius", "if (!r) return false"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return ball.radius > 0 && hits_closed(box, ball);
    }
};

struct ZeroRadiusInsideHits {
    static constexpr MutantInfo info{"a point inside the box counts although it only touches", "a quick acceptance of centres inside", "",
                                     Contract::open};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return ball.radius > 0 ? hits_open(box, ball) : distance_sq(box, ball) <= 0;
    }
};

struct DegenerateBoxMisses {
    static constexpr MutantInfo info{"answers no for segments and points", "if (rect.empty()) return false"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const bool has_area = on_every_axis<2>([&](auto i) { return box.half_extent[i] > 0; });
        return has_area && hits_closed(box, ball);
    }
};

struct MissesCenterOnSurface {
    static constexpr MutantInfo info{"reports no contact when the centre lies exactly on the surface", "dimforge/parry #34, #148"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        if (distance_sq(box, ball) > 0) return hits_closed(box, ball);
        return on_every_axis<Dim>([&](auto i) { return signed_overshoot(box, ball, i) < 0; });
    }
};

struct NormalizesZeroVector {
    static constexpr MutantInfo info{"divides by a distance that is zero inside the box", "tornago #4; idmillington/cyclone-physics #34"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance_sq(box, ball) / distance(box, ball) <= ball.radius;
    }
};

struct ZeroLengthVertexAxis {
    static constexpr MutantInfo info{"a centre exactly on a vertex yields NaN and a miss", "separating axes, axis normalised unasked"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        if (!reaches_bounding_box(box, ball)) return false;
        float axis_sq = 0;
        float reach = 0;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const float folded = std::abs(ball.center[axis] - box.center[axis]);
            const float component = folded - box.half_extent[axis];
            axis_sq += component * component;
            reach += component * folded - std::abs(component) * box.half_extent[axis];
        }
        return reach / std::sqrt(axis_sq) <= ball.radius;
    }
};

struct TurnedVertexAxisOfLengthZero {
    static constexpr MutantInfo info{"a centre exactly on a vertex of a rotated box yields NaN and a miss",
                                     "separating axes, axis normalised unasked"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const auto local = center_in_frame(rotated, ball);
        const auto& [hx, hy] = rotated.box.half_extent;
        if (std::abs(local[0]) > hx + ball.radius || std::abs(local[1]) > hy + ball.radius) return false;
        const float axis_x = std::abs(local[0]) - hx;
        const float axis_y = std::abs(local[1]) - hy;
        if (axis_x < 0 || axis_y < 0) return true;
        return (axis_x * axis_x + axis_y * axis_y) / std::sqrt(axis_x * axis_x + axis_y * axis_y) <= ball.radius;
    }
};

struct HitsOnNan {
    static constexpr MutantInfo info{.defect = "answers yes when any argument is NaN",
                                     .seen_in = "reject-style tests: if (d2 > r2) return false",
                                     .breaks_policy = true};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        bool any_nan = std::isnan(ball.radius);
        for (const auto& numbers : {box.center, box.half_extent, ball.center})
            for (const float number : numbers) any_nan = any_nan || std::isnan(number);
        return any_nan || hits_closed(box, ball);
    }
};

}  // namespace tangency::mutants
