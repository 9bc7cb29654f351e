// SPDX-License-Identifier: MIT
// fold with its squares summed and compared in other ways.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "tangency/impl/fold.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl::controls {

/// sqrt(u.u) <= r.
/// Banded: the root halves the relative error of the square and adds half an ulp; the square still overflows.
struct FoldSqrt {
    static constexpr MethodInfo info = by(Form::center_half).control(Contract::closed, "fold_sqrt", "fold, square root against r");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return std::sqrt(Fold::distance_sq(box, ball)) <= ball.radius;
    }
};

/// hypot(u_x, u_y) <= r. Needs a hypot that is exact where the result is representable, as glibc's is.
/// Banded only: hypot survives squares that overflow, but p - c overflows first (p = -c = 0.6 max, h = r = max is
/// a deep overlap answered no).
struct FoldHypot {
    static constexpr MethodInfo info =
        by(Form::center_half).control(Contract::closed, "fold_hypot", "fold, std::hypot against r").only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        return std::hypot(Fold::overshoot(box, ball, 0), Fold::overshoot(box, ball, 1)) <= ball.radius;
    }
};

/// The sum of squares by std::fma, as a compiler allowed to contract would make it.
/// Banded: one rounding fewer than fold; the square still overflows.
struct FoldFma {
    static constexpr MethodInfo info = by(Form::center_half).control(Contract::closed, "fold_fma", "fold, fused multiply-add");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar distance_sq = 0;
        for (std::size_t axis = 0; axis < Dim; ++axis) {
            const Scalar overshoot = Fold::overshoot(box, ball, axis);
            distance_sq = std::fma(overshoot, overshoot, distance_sq);
        }
        return distance_sq <= ball.radius * ball.radius;
    }
};

/// r^2 - u_z^2 - u_y^2 - u_x^2 >= 0.
/// Banded: each subtraction errs by half an ulp of at most r^2 near a tie; a rounded difference keeps its exact
/// sign.
struct ReversedTerms {
    static constexpr MethodInfo info =
        by(Form::center_half).control(Contract::closed, "reversed_terms", "r^2 minus the squares, last axis first");

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        Scalar remaining_sq = ball.radius * ball.radius;
        for (std::size_t axis = Dim; axis-- > 0;) {
            const Scalar overshoot = Fold::overshoot(box, ball, axis);
            remaining_sq -= overshoot * overshoot;
        }
        return remaining_sq >= 0;
    }
};

/// u^2 <= (r - v)(r + v). If v > r the right side is negative and the answer no, as it must be.
/// Banded: three roundings on the right, each relative, so nothing cancels that was not exact before.
struct Factored {
    static constexpr MethodInfo info =
        by(Form::center_half).control(Contract::closed, "factored", "u^2 against (r - v)(r + v)").only_in(Dims::two);

    template <class Scalar, std::size_t Dim>
    requires(Dim == 2) static bool intersects(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        const Scalar u = Fold::overshoot(box, ball, 0);
        const Scalar v = Fold::overshoot(box, ball, 1);
        return u * u <= (ball.radius - v) * (ball.radius + v);
    }
};

}  // namespace tangency::impl::controls
