// SPDX-License-Identifier: MIT
// Boxes rotated by an angle in radians: 0 exactly, any other by Lindemann's theorem.
#pragma once

#include <limits>
#include <memory>

#include "tangency/reference/rotated/interval_turn.hpp"
#include "tangency/reference/rotated/measure.hpp"
#include "tangency/reference/rotated/special_angle.hpp"

namespace tangency::reference::detail {

/// A nonzero angle in radians. Its cosine and sine are transcendental, so never a floating-point number:
/// MPFR's result rounded down lies below the true value, and the next number up lies above it.
template <class Scalar>
class RadianAngle {
public:
    explicit RadianAngle(Scalar angle) : angle_(angle) {}

    void enclose(mpfr_prec_t, Interval& cos, Interval& sin) const {
        static_assert(std::numeric_limits<Scalar>::digits <= std::numeric_limits<long double>::digits);
        mpfr_t exact_angle;
        mpfr_init2(exact_angle, std::numeric_limits<Scalar>::digits);
        mpfr_set_ld(exact_angle, angle_, MPFR_RNDN);
        // Correct rounding holds for arguments of any size: MPFR reduces by as much of pi as it takes.
        mpfr_sin_cos(sin.lo(), cos.lo(), exact_angle, MPFR_RNDD);
        for (Interval* interval : {&cos, &sin}) {
            mpfr_set(interval->hi(), interval->lo(), MPFR_RNDU);
            mpfr_nextabove(interval->hi());
        }
        mpfr_clear(exact_angle);
    }

private:
    Scalar angle_;
};

template <class Scalar>
struct TurnOf<Radians<Scalar>> {
    static std::unique_ptr<Turn> make(const Radians<Scalar>& radians, Precision precision) {
        if (radians.angle == 0) return SpecialTurn::of(0, 0);
        return std::make_unique<IntervalTurn<RadianAngle<Scalar>>>(RadianAngle<Scalar>(radians.angle), precision);
    }
};

}  // namespace tangency::reference::detail
