// SPDX-License-Identifier: MIT
// Ties: touching counts where the contract says that it does not, or the other way round, everywhere or in places.
#pragma once

#include <cmath>
#include <cstddef>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct OpenBall {
    static constexpr MutantInfo info{"compares with < where the contract says <=", "the commonest slip in copies of fold"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance_sq(box, ball) < square(ball.radius);
    }
};

struct ClosedBall {
    static constexpr MutantInfo info{"compares with <= where the contract says <", "the commonest slip in copies of clamp_corner", "",
                                     Contract::open};
    static bool intersects(const CornerSizeBox<float, 2>& box, const Ball<float, 2>& ball) {
        return distance_sq(box, ball) <= square(ball.radius);
    }
};

struct CornerTiesHit {
    static constexpr MutantInfo info{"open at faces, closed at corners", "one <= left behind in the corner branch", "", Contract::open};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) >= 2);
    }
};

struct FaceTiesHit {
    static constexpr MutantInfo info{"open at corners, closed at faces", "one <= left behind in the face branch", "", Contract::open};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) == 1);
    }
};

struct CornersOpenFacesClosed {
    static constexpr MutantInfo info{"closed at faces, open at corners", "Chipmunk2D circle2poly"};
    template <class Scalar = float, std::size_t Dim = 2>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) < 2);
    }
};

struct FacesOpenCornersClosed {
    static constexpr MutantInfo info{"closed at corners, open at faces", "alexuhui (2022), method 1, seen as a mutant"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        return hits_open(box, ball) || (hits_closed(box, ball) && axes_outside(box, ball) != 1);
    }
};

struct HalfOpenRectangle {
    static constexpr MutantInfo info{"half-open box: ties at the high side are missed", "rectangles of user interfaces, [x, x + w)"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        const bool beyond_hi = on_some_axis<2>([&](auto i) { return ball.center[i] >= box.hi[i]; });
        return beyond_hi ? hits_open(box, ball) : hits_closed(box, ball);
    }
};

struct TiesMissAcrossOrigin {
    static constexpr MutantInfo info{"open for boxes around the origin, closed elsewhere", "sign bookkeeping at zero"};
    static bool intersects(const LoHiBox<float, 2>& box, const Ball<float, 2>& ball) {
        const bool straddles = on_every_axis<2>([&](auto i) { return box.lo[i] < 0 && box.hi[i] > 0; });
        return straddles ? hits_open(box, ball) : hits_closed(box, ball);
    }
};

struct TiesMissAtIntegerRadius {
    static constexpr MutantInfo info{"open at integer radii, closed elsewhere", "special case for pixel sizes"};
    static bool intersects(const CenterHalfBox<float, 2>& box, const Ball<float, 2>& ball) {
        const bool is_integer = !(std::trunc(ball.radius) < ball.radius);
        return is_integer && ball.radius > 0 ? hits_open(box, ball) : hits_closed(box, ball);
    }
};

struct OpenBallOnATurnedBox {
    static constexpr MutantInfo info{"compares with < where the contract says <=, rotated boxes only", "a second copy of fold"};
    static bool intersects(const CenterHalfBy<Axis>& rotated, const Ball<float, 2>& ball) {
        const CenterHalfBox<float, 2> box{{0, 0}, rotated.box.half_extent};
        return hits_open(box, Ball<float, 2>{center_in_frame(rotated, ball), ball.radius});
    }
};

}  // namespace tangency::mutants
