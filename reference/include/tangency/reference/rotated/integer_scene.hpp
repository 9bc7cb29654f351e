// SPDX-License-Identifier: MIT
// A rotated scene in whole numbers: every length an integer multiple of one power of two.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "tangency/reference/rational.hpp"
#include "tangency/shapes/rotated.hpp"

namespace tangency::reference::detail {

using Integer = boost::multiprecision::cpp_int;

/// A finite float is significand * 2^exponent, exactly. The significand is odd, or zero: a float widened to double, or a
/// small whole number, is no longer an integer than it needs to be, nor are the products made of it.
struct Parts {
    bool negative;
    std::uint64_t significand;
    int exponent;
};

template <class Scalar>
Parts parts_of(Scalar value) {
    constexpr int digits = std::numeric_limits<Scalar>::digits;
    static_assert(digits <= 64, "the significand must fit 64 bits");
    if (value == 0) return {std::signbit(value), 0, 0};
    int exponent = 0;
    const Scalar fraction = std::frexp(std::abs(value), &exponent);
    const auto significand = static_cast<std::uint64_t>(std::ldexp(fraction, digits));
    const int zeros = std::countr_zero(significand);
    return {std::signbit(value), significand >> zeros, exponent - digits + zeros};
}

/// Numbers that share one unit: the coarsest 2^exponent of which all given numbers are multiples. Zero fits every
/// unit.
template <class Scalar>
class CommonUnit {
public:
    void include(Scalar value) {
        if (value == 0) return;
        const int own = parts_of(value).exponent;
        exponent_ = empty_ ? own : std::min(exponent_, own);
        empty_ = false;
    }

    template <std::size_t Count>
    void include(const std::array<Scalar, Count>& values) {
        for (const Scalar value : values) include(value);
    }

    int exponent() const { return exponent_; }

    /// value / 2^exponent. Domain: an included value.
    Integer count(Scalar value) const {
        if (value == 0) return 0;
        const Parts parts = parts_of(value);
        Integer integer = parts.significand;
        integer <<= static_cast<unsigned>(parts.exponent - exponent_);
        return parts.negative ? Integer(-integer) : integer;
    }

private:
    int exponent_ = 0;
    bool empty_ = true;
};

/// What the questions need, in units of 2^exponent: D = p - c, the half extents, the radius. A verdict
/// does not depend on the unit; squares of lengths carry the factor 2^(2 exponent).
template <std::size_t Dim>
struct IntegerScene {
    std::array<Integer, Dim> offset;
    std::array<Integer, Dim> half_extent;
    Integer radius;
    int exponent;
};

template <class Scalar, std::size_t Dim>
IntegerScene<Dim> integer_scene(const CenterHalfBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    CommonUnit<Scalar> unit;
    unit.include(box.center);
    unit.include(box.half_extent);
    unit.include(ball.center);
    unit.include(ball.radius);
    IntegerScene<Dim> scene;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        scene.offset[axis] = unit.count(ball.center[axis]) - unit.count(box.center[axis]);
        scene.half_extent[axis] = unit.count(box.half_extent[axis]);
    }
    scene.radius = unit.count(ball.radius);
    scene.exponent = unit.exponent();
    return scene;
}

/// Half of an extent is a whole number of half units, so the unit is halved: the centre stays exact.
template <class Scalar, std::size_t Dim>
IntegerScene<Dim> integer_scene(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    CommonUnit<Scalar> unit;
    unit.include(box.corner);
    unit.include(box.extent);
    unit.include(ball.center);
    unit.include(ball.radius);
    IntegerScene<Dim> scene;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Integer extent = unit.count(box.extent[axis]);
        scene.offset[axis] = 2 * unit.count(ball.center[axis]) - 2 * unit.count(box.corner[axis]) - extent;
        scene.half_extent[axis] = extent;
    }
    scene.radius = 2 * unit.count(ball.radius);
    scene.exponent = unit.exponent() - 1;
    return scene;
}

}  // namespace tangency::reference::detail
