// SPDX-License-Identifier: MIT
// The judge's cosine and sine: whole numbers with an error bound, of any angle at any precision.
#pragma once

#include <gmpxx.h>

#include <optional>

#include "ball.hpp"

namespace tangency::judge {

/// 2^bits times the cosine and the sine of one angle.
struct FixedDirection {
    Ball cos;
    Ball sin;
};

/// Twice an angle's cosine and sine, where both are a + b sqrt(n).
struct SpecialAngle {
    int degrees, cos_a, cos_b, sin_a, sin_b, n;
};

/// Of the multiples of 30 and 45 degrees.
std::optional<SpecialAngle> special_angle(const mpq_class& degrees);

/// Of an angle in radians, any finite double.
FixedDirection direction_of_radians(const mpq_class& angle, unsigned bits);

/// Of an angle in degrees, any finite double.
FixedDirection direction_of_degrees(const mpq_class& angle, unsigned bits);

}  // namespace tangency::judge
