// SPDX-License-Identifier: MIT
// An input in whole numbers: every length an integer multiple of one power of two.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "tangency/reference/rational.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::reference::detail {

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
    Integer count(Scalar value) const { return integer_of(parts_of(value), exponent_); }

private:
    int exponent_ = 0;
    bool empty_ = true;
};

/// What the questions need, in units of 2^exponent: D = p - c, the half extents, the radius. A verdict
/// does not depend on the unit; squares of lengths carry the factor 2^(2 exponent).
template <std::size_t Dim>
struct IntegerInput {
    std::array<Integer, Dim> offset;
    std::array<Integer, Dim> half_extent;
    Integer radius;
    int exponent;
};

/// Twice a box's centre and twice its half extent on one axis: whole, whatever a caller stores.
struct DoubledSpan {
    Integer center;
    Integer half_extent;
};

template <class Scalar, std::size_t Dim>
DoubledSpan doubled_span(const CenterHalfBox<Scalar, Dim>& box, std::size_t axis, const CommonUnit<Scalar>& unit) {
    return {2 * unit.count(box.center[axis]), 2 * unit.count(box.half_extent[axis])};
}

template <class Scalar, std::size_t Dim>
DoubledSpan doubled_span(const LoHiBox<Scalar, Dim>& box, std::size_t axis, const CommonUnit<Scalar>& unit) {
    const Integer lo = unit.count(box.lo[axis]), hi = unit.count(box.hi[axis]);
    return {lo + hi, hi - lo};
}

template <class Scalar, std::size_t Dim>
DoubledSpan doubled_span(const CornerSizeBox<Scalar, Dim>& box, std::size_t axis, const CommonUnit<Scalar>& unit) {
    const Integer extent = unit.count(box.extent[axis]);
    return {2 * unit.count(box.corner[axis]) + extent, extent};
}

template <class Scalar, std::size_t Dim>
DoubledSpan doubled_span(const CenterSizeBox<Scalar, Dim>& box, std::size_t axis, const CommonUnit<Scalar>& unit) {
    return {2 * unit.count(box.center[axis]), unit.count(box.extent[axis])};
}

template <class Scalar, std::size_t Dim>
Integer center_on_axis(const Ball<Scalar, Dim>& ball, std::size_t axis, const CommonUnit<Scalar>& unit) {
    return unit.count(ball.center[axis]);
}

template <class Scalar, std::size_t Dim>
Integer center_on_axis(const CorneredBall<Scalar, Dim>& ball, std::size_t axis, const CommonUnit<Scalar>& unit) {
    return unit.count(ball.corner[axis]) + unit.count(ball.radius);
}

template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar, std::size_t Dim>
IntegerInput<Dim> integer_input(const Box<Scalar, Dim>& box, const BallLike<Scalar, Dim>& ball) {
    CommonUnit<Scalar> unit;
    const auto& [first, second] = box;
    const auto& [position, radius] = ball;
    unit.include(first);
    unit.include(second);
    unit.include(position);
    unit.include(radius);
    IntegerInput<Dim> input;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        auto [center, half_extent] = doubled_span(box, axis, unit);
        input.offset[axis] = 2 * center_on_axis(ball, axis, unit) - center;
        input.half_extent[axis] = std::move(half_extent);
    }
    input.radius = 2 * unit.count(radius);
    input.exponent = unit.exponent() - 1;
    return input;
}

}  // namespace tangency::reference::detail
