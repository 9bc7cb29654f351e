// SPDX-License-Identifier: MIT
// Faces: on some axis the distance to the box is not max(|p - c| - h, 0).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"

namespace tangency::mutants {

struct MissingAbs {
    static constexpr MutantInfo info{"forgets abs", "fold without its fold"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) { return positive(ball.center[i] - box.center[i] - box.half_extent[i]); }) <=
               square(ball.radius);
    }
};

struct MissingAbsOnY {
    static constexpr MutantInfo info{"forgets abs on the y axis", "copy of the x line, half edited"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto folded = [&](auto i) {
            const float offset = ball.center[i] - box.center[i];
            return i == 1 ? offset : std::abs(offset);
        };
        return sum_of_squares<2>([&](auto i) { return positive(folded(i) - box.half_extent[i]); }) <= square(ball.radius);
    }
};

struct MissingMax {
    static constexpr MutantInfo info{"squares |p - c| - h below 0 too, without max(.., 0)", "fold without its clamp"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) { return signed_overshoot(box, ball, i); }) <= square(ball.radius);
    }
};

struct MissingMaxOnY {
    static constexpr MutantInfo info{"squares |p - c| - h below 0 too on the y axis, without max(.., 0)",
                                     "copy of the x line, half edited"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) {
                   const float beyond = signed_overshoot(box, ball, i);
                   return i == 1 ? beyond : positive(beyond);
               }) <= square(ball.radius);
    }
};

struct AbsBeforeSubtracting {
    static constexpr MutantInfo info{"takes | |p| - |c| |: inputs across the origin are wrong", "positive test data only"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) {
                   return positive(std::abs(std::abs(ball.center[i]) - std::abs(box.center[i])) - box.half_extent[i]);
               }) <= square(ball.radius);
    }
};

struct AddsHalfExtent {
    static constexpr MutantInfo info{"plus for minus: the farthest corner is tested", "sign slip in |d| - h"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return farthest_corner_sq(box, ball) <= square(ball.radius);
    }
};

struct OneAxisOnly {
    static constexpr MutantInfo info{"tests one axis of two", "an early return too early"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return overshoot(box, ball.center)[0] <= ball.radius;
    }
};

struct ForgetsThirdAxis {
    static constexpr MutantInfo info{"tests two axes of three", "2-D code called with 3-D shapes"};
    static bool intersects(const CenterHalfBox<float, 3>& box, const Ball<float, 3>& ball) {
        const auto beyond = overshoot(box, ball.center);
        return beyond[0] * beyond[0] + beyond[1] * beyond[1] <= square(ball.radius);
    }
};

struct IgnoresHiSide {
    static constexpr MutantInfo info{"leaves out the overshoot of the high faces", "else branch lost"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) { return positive(box.lo[i] - ball.center[i]); }) <= square(ball.radius);
    }
};

struct ClampsWithSwappedBounds {
    static constexpr MutantInfo info{"clamps with lo and hi swapped", "clamp(value, max, min)"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) { return ball.center[i] - std::min(std::max(ball.center[i], box.hi[i]), box.lo[i]); }) <=
               square(ball.radius);
    }
};

struct AddsFaceWithinRadius {
    static constexpr MutantInfo info{"adds the square of any face distance within the radius", "MonoGame #996, #6336 (2018); FNA"};
    template <class Scalar = float, std::size_t Dim = 3>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return sum_of_squares<Dim>([&](auto i) {
                   const Scalar above_lo = ball.center[i] - box.lo[i];
                   const Scalar below_hi = box.hi[i] - ball.center[i];
                   return above_lo <= ball.radius ? above_lo : below_hi <= ball.radius ? below_hi : 0;
               }) <= square(ball.radius);
    }
};

struct CountsFaceInsideSlab {
    static constexpr MutantInfo info{"counts the distance to a face even inside the slab", "recp/cglm #179 (2021), 2-D"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return sum_of_squares<Dim>([&](auto i) {
                   return ball.center[i] < box.lo[i] ? box.lo[i] - ball.center[i] : ball.center[i] - box.hi[i];
               }) <= square(ball.radius);
    }
};

struct CountsFaceInsideSlabInSpace {
    static constexpr MutantInfo info{"counts the distance to a face even inside the slab", "recp/cglm #179 (2021), 3-D"};
    template <class Scalar = float, std::size_t Dim = 3>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return CountsFaceInsideSlab::intersects(box, ball);
    }
};

struct PicksFarFaceBelowLo {
    static constexpr MutantInfo info{"takes the high face when the centre is below the low one",
                                     "recp/cglm #496 (2026), glm_aabb2d_circle"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return sum_of_squares<Dim>([&](auto i) {
                   const Scalar above_hi = ball.center[i] - box.hi[i];
                   return ball.center[i] < box.lo[i] ? above_hi : positive(above_hi);
               }) <= square(ball.radius);
    }
};

struct PicksFarFaceBelowLoInSpace {
    static constexpr MutantInfo info{"takes the high face when the centre is below the low one", "recp/cglm #496 (2026), glm_aabb_sphere"};
    template <class Scalar = float, std::size_t Dim = 3>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return PicksFarFaceBelowLo::intersects(box, ball);
    }
};

}  // namespace tangency::mutants
