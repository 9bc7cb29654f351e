// SPDX-License-Identifier: MIT
// The pivot: the box is rotated about another point than its centre, or the centre is rotated as well.
#pragma once

#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct TurnsAboutTheOrigin {
    static constexpr MutantInfo info{"turns about the origin of the world", "rotation before translation"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const Ball<float, 2> moved{into_frame(ball.center, rotation_of(rotated.orientation)), ball.radius};
        return reaches(offset(rotated.box, moved), rotated.box.half_extent, ball.radius);
    }
};

struct TurnsTheCenterToo {
    static constexpr MutantInfo info{"turns the box's centre about the origin too", "a parent node's rotation applied twice"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const auto [cos, sin] = rotation_of(rotated.orientation);
        const auto& [cx, cy] = rotated.box.center;
        const CenterHalfBox<float, 2> box{{cos * cx - sin * cy, sin * cx + cos * cy}, rotated.box.half_extent};
        return hits_rotated(box, Rotation<float>{cos, sin}, ball);
    }
};

struct MatrixNotInverted {
    static constexpr MutantInfo info{"local to world where world to local is wanted", "the open question in the source of inverse_matrix"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const auto [cos, sin] = rotation_of(rotated.orientation);
        const auto& [px, py] = ball.center;
        const auto& [cx, cy] = rotated.box.center;
        const Vector<float, 2> local{cos * px - sin * py + cx, sin * px + cos * py + cy};
        return reaches(local, rotated.box.half_extent, ball.radius);
    }
};

struct MatrixTransposedForInverse {
    static constexpr MutantInfo info{"transposes a matrix that also translates", "transpose for inverse: right for the rotation only"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        // The translation has moved into the last row, where an affine product does not find it.
        const auto local = into_frame(ball.center, rotation_of(rotated.orientation));
        return reaches(local, rotated.box.half_extent, ball.radius);
    }
};

/// Whether the ball reaches a box that is rotated about its low corner.
template <class RotatedBox, std::size_t Dim>
bool hits_rotated_about_corner(const RotatedBox& rotated, const Ball<float, Dim>& ball) {
    const Vector<float, Dim> half = centered(rotated.box).half_extent;
    Vector<float, Dim> local = ball.center;
    for (std::size_t axis = 0; axis < Dim; ++axis) local[axis] -= rotated.box.corner[axis];
    local = into_frame(local, rotation_of(rotated.orientation));
    for (std::size_t axis = 0; axis < Dim; ++axis) local[axis] -= half[axis];
    return reaches(local, half, ball.radius);
}

struct TurnsAboutTheCorner {
    static constexpr MutantInfo info{"turns about the corner instead of the centre", "canvas rotate() after translate(x, y)"};
    static bool intersects(const CornerSizeBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated_about_corner(rotated, ball);
    }
};

struct TurnsAboutTheCornerInSpace {
    static constexpr MutantInfo info{"turns about the corner instead of the centre", "a pivot at the model's origin"};
    static bool intersects(const CornerSizeBy<Quaternion>& rotated, const Ball<float, 3>& ball) {
        return hits_rotated_about_corner(rotated, ball);
    }
};

struct TurnsAboutTheFarCorner {
    static constexpr MutantInfo info{"takes corner + extent for the centre to turn about", "the half forgotten in x + w / 2"};
    static bool intersects(const CornerSizeBy<Radians>& rotated, const Ball<float, 2>& ball) {
        const auto box = centered(rotated.box);
        const auto& [hx, hy] = box.half_extent;
        const auto [dx, dy] = offset(box, ball);
        const auto [x, y] = into_frame(Vector<float, 2>{dx - hx, dy - hy}, rotation_of(rotated.orientation));
        return reaches(Vector<float, 2>{x + hx, y + hy}, box.half_extent, ball.radius);
    }
};

struct RoundsThePivotToAPixel {
    static constexpr MutantInfo info{"rounds the pivot to a pixel", "integer layout coordinates"};
    static bool intersects(const CornerSizeBy<Axis>& rotated, const Ball<float, 2>& ball) {
        CenterHalfBox<float, 2> box = centered(rotated.box);
        for (float& coordinate : box.center) coordinate = std::nearbyint(coordinate);
        return hits_rotated(box, rotation_of(rotated.orientation), ball);
    }
};

}  // namespace tangency::mutants
