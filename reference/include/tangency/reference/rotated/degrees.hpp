// SPDX-License-Identifier: MIT
// Boxes rotated by an angle in degrees: multiples of 30 and 45 exactly, any other by intervals that end.
#pragma once

#include <memory>
#include <utility>

#include "tangency/reference/rotated/interval_turn.hpp"
#include "tangency/reference/rotated/measure.hpp"
#include "tangency/reference/rotated/special_angle.hpp"

namespace tangency::reference::detail {

/// angle = 90 quarters + rest / 2^scale degrees modulo 360, exactly, with |rest / 2^scale| <= 45.
struct ReducedDegrees {
    int quarters;  ///< 0 to 3
    Integer rest;
    unsigned scale;
};

/// The exact value modulo 360 of any finite angle: a remainder of whole numbers, nothing rounded.
template <class Scalar>
ReducedDegrees reduce_degrees(Scalar angle) {
    if (angle == 0) return {0, 0, 0};
    const Parts parts = parts_of(angle);
    Integer integer = parts.negative ? -Integer(parts.significand) : Integer(parts.significand);
    const unsigned scale = parts.exponent < 0 ? static_cast<unsigned>(-parts.exponent) : 0;
    if (parts.exponent > 0) integer <<= static_cast<unsigned>(parts.exponent);
    const Integer turn = Integer(360) << scale;
    Integer rest = integer % turn;
    if (rest < 0) rest += turn;
    const Integer half_quarter = Integer(45) << scale;
    const auto nearest = static_cast<int>(Integer((rest + half_quarter) / (2 * half_quarter)));
    rest -= 2 * nearest * half_quarter;
    return {nearest % 4, rest, scale};
}

/// The turn of an exactly representable cosine and sine, if the angle is a multiple of 30 or 45; null for others.
inline std::unique_ptr<SpecialTurn> special_turn(const ReducedDegrees& reduced) {
    const Integer whole = Integer(1) << reduced.scale;
    if (reduced.rest % whole != 0) return nullptr;
    return SpecialTurn::of(reduced.quarters, static_cast<int>(Integer(reduced.rest / whole)));
}

/// An angle that is no multiple of 30 or 45 degrees.
class DegreeAngle {
public:
    explicit DegreeAngle(ReducedDegrees reduced) : reduced_(std::move(reduced)) {}

    void enclose(mpfr_prec_t bits, Interval& cos, Interval& sin) const {
        // |rest| in radians: a number in (0, pi/4), so its enclosure stays in (0, pi/2).
        Carrier carrier;
        Interval angle(bits);
        mpfi_const_pi(angle);
        mpfi_mul_z(angle, angle, carrier.load(abs(reduced_.rest)));
        mpfi_div_2ui(angle, angle, reduced_.scale);
        mpfi_div_ui(angle, angle, 180);
        // There the sine rises and the cosine falls, so their ends come from the angle's ends.
        mpfr_sin(sin.lo(), angle.lo(), MPFR_RNDD);
        mpfr_sin(sin.hi(), angle.hi(), MPFR_RNDU);
        mpfr_cos(cos.lo(), angle.hi(), MPFR_RNDD);
        mpfr_cos(cos.hi(), angle.lo(), MPFR_RNDU);
        if (reduced_.rest < 0) mpfi_neg(sin, sin);
        for (int quarter = 0; quarter < reduced_.quarters; ++quarter) {
            mpfi_swap(cos, sin);
            mpfi_neg(cos, cos);
        }
    }

private:
    ReducedDegrees reduced_;
};

template <class Scalar>
struct TurnOf<Degrees<Scalar>> {
    static std::unique_ptr<Turn> make(const Degrees<Scalar>& degrees, Precision precision) {
        ReducedDegrees reduced = reduce_degrees(degrees.angle);
        if (auto exact = special_turn(reduced)) return exact;
        return std::make_unique<IntervalTurn<DegreeAngle>>(DegreeAngle(std::move(reduced)), precision);
    }
};

}  // namespace tangency::reference::detail
