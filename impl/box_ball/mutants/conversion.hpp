// SPDX-License-Identifier: MIT
// Conversion: numbers of the caller taken for something else, such as a corner for a centre or w for w / 2.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"

namespace tangency::mutants {

struct TakesCornerForCenter {
    static constexpr MutantInfo info{"takes the corner of the rectangle for its centre", "macroquad #483; MonoGame.Extended #315"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return sum_of_squares<Dim>([&](auto i) { return positive(std::abs(ball.center[i] - box.corner[i]) - box.extent[i] / 2); }) <=
               square(ball.radius);
    }
};

struct ExtentForHalfExtent {
    static constexpr MutantInfo info{"uses w where w / 2 belongs", "the box is twice as large"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) {
                   return positive(std::abs(ball.center[i] - (box.corner[i] + box.extent[i] / 2)) - box.extent[i]);
               }) <= square(ball.radius);
    }
};

struct HalfExtentForExtent {
    static constexpr MutantInfo info{"uses w / 2 where w belongs", "the box is half as large", "", Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_open(CornerSizeBox<float, 2>{box.corner, {box.extent[0] / 2, box.extent[1] / 2}}, ball);
    }
};

struct TakesSizeForHalfExtent {
    static constexpr MutantInfo info{"passes a size where half extents are asked for",
                                     "the slip between engines: Unity stores sizes, Box2D half extents"};
    static bool intersects(const CenterSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(CenterHalfBox<float, 2>{box.center, box.extent}, ball);
    }
};

struct TakesCenterForCorner {
    static constexpr MutantInfo info{"takes the centre of the box for its corner",
                                     "sketches with rectMode(CENTER) whose test assumes the default CORNER", "", Contract::open};
    static bool intersects(const CenterSizeBox<float, 3>& box, const Ball<float, 3>& ball) {
        return hits_open(CornerSizeBox<float, 3>{box.center, box.extent}, ball);
    }
};

struct TakesExtentForFarCorner {
    static constexpr MutantInfo info{"takes the size for the far corner", "corner_size passed where lo_hi is expected", "", Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) {
                   return ball.center[i] - std::max(box.corner[i], std::min(ball.center[i], box.extent[i]));
               }) < square(ball.radius);
    }
};

struct SwapsCornerAndExtent {
    static constexpr MutantInfo info{"passes (w, h, x, y) for (x, y, w, h)", "raysan5/raylib #680"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return hits_closed(CornerSizeBox<Scalar, Dim>{box.extent, box.corner}, ball);
    }
};

struct InclusivePixels {
    static constexpr MutantInfo info{"puts the far side at x + w - 1", "integer rectangles that count pixels"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(CornerSizeBox<float, 2>{box.corner, {box.extent[0] - 1, box.extent[1] - 1}}, ball);
    }
};

struct HalvesExtentAsInteger {
    static constexpr MutantInfo info{"halves the extent by integer division", "w / 2 on integers"};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return sum_of_squares<2>([&](auto i) {
                   const float half_extent = box.extent[i] / 2;
                   return positive(std::abs(ball.center[i] - (box.corner[i] + half_extent)) - std::floor(half_extent));
               }) <= square(ball.radius);
    }
};

struct SwapsHalfExtents {
    static constexpr MutantInfo info{"swaps the extents of the axes", "h, w for w, h"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(CenterHalfBox<float, 2>{box.center, {box.half_extent[1], box.half_extent[0]}}, ball);
    }
};

struct XExtentForY {
    static constexpr MutantInfo info{"uses the x extent on the y axis", "copy of the x line, half edited"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_closed(CenterHalfBox<float, 2>{box.center, {box.half_extent[0], box.half_extent[0]}}, ball);
    }
};

struct SwapsYAndZExtents {
    static constexpr MutantInfo info{"swaps the extents of y and z", "y-up data in a z-up world"};
    static bool intersects(const CenterHalfBox<float, 3>& box, const Ball<float, 3>& ball) {
        const auto& [x, y, z] = box.half_extent;
        return hits_closed(CenterHalfBox<float, 3>{box.center, {x, z, y}}, ball);
    }
};

struct TakesBallCornerForCenter {
    static constexpr MutantInfo info{"forgets to add the radius to the position of the ball", "sprite position taken for the centre", "",
                                     Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const CorneredBall<float, 2>& ball) {
        return hits_open(box, Ball<float, 2>{ball.corner, ball.radius});
    }
};

struct AddsDiameterToCorner {
    static constexpr MutantInfo info{"puts the centre at the far corner of the ball", "size of the sprite for its radius", "",
                                     Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const CorneredBall<float, 2>& ball) {
        const auto& [x, y] = ball.corner;
        return hits_open(box, Ball<float, 2>{{x + 2 * ball.radius, y + 2 * ball.radius}, ball.radius});
    }
};

struct AddsRadiusOnXOnly {
    static constexpr MutantInfo info{"centres the ball on one axis of two", "Position.x + Radius, Position.y", "", Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const CorneredBall<float, 2>& ball) {
        return hits_open(box, Ball<float, 2>{{ball.corner[0] + ball.radius, ball.corner[1]}, ball.radius});
    }
};

struct IgnoresRadius {
    static constexpr MutantInfo info{"tests whether the centre lies in the box", "point in rectangle taken for circle in rectangle"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) { return distance_sq(box, ball) <= 0; }
};

struct HalvesRadius {
    static constexpr MutantInfo info{"takes the radius for a diameter", "p5.collide2D, whose argument is a diameter"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return hits_closed(box, Ball<Scalar, Dim>{ball.center, ball.radius / 2});
    }
};

struct DoublesRadius {
    static constexpr MutantInfo info{"uses the diameter for the radius", "p5.collide2D read the other way", "", Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_open(box, Ball<float, 2>{ball.center, 2 * ball.radius});
    }
};

struct InflatesBoxAndBall {
    static constexpr MutantInfo info{"adds the radius to the box and keeps it on the ball", "Minkowski sum taken twice"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const auto& [hx, hy] = box.half_extent;
        return hits_closed(CenterHalfBox<float, 2>{box.center, {hx + ball.radius, hy + ball.radius}}, ball);
    }
};

struct RadiusNotSquared {
    static constexpr MutantInfo info{"passes r to a function that takes r squared",
                                     "Unreal SphereAABBIntersection and CGAL take r squared"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const LoHiBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance_sq(box, ball) <= ball.radius;
    }
};

struct RadiusSquaredTwice {
    static constexpr MutantInfo info{"passes r squared to a function that takes r",
                                     "Unreal SphereAABBIntersection and CGAL take r squared"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) { return distance(box, ball) <= square(ball.radius); }
};

struct SkipsSquareBelowOne {
    static constexpr MutantInfo info{"compares with r instead of r squared when r is below 1",
                                     "an optimisation that never met a small circle"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance_sq(box, ball) <= (ball.radius < 1 ? ball.radius : square(ball.radius));
    }
};

struct TakesRootForSquare {
    static constexpr MutantInfo info{"compares the squared distance with sqrt(r)", "FUSEEProjectTeam/Fusee #804, draft code"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return distance_sq(box, ball) <= std::sqrt(ball.radius);
    }
};

}  // namespace tangency::mutants
