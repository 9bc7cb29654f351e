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

/// `first` and `second` are what the box stores on the axis, in whole units.
inline DoubledSpan doubled_span(Role first_role, Role second_role, const Integer& first, const Integer& second) {
    if (second_role == Role::hi) return {first + second, second - first};
    const Integer half_extent = second_role == Role::half_extent ? Integer(2 * second) : second;
    if (first_role == Role::center) return {2 * first, half_extent};
    return {2 * first + half_extent, half_extent};
}

/// The same of every box: `first` and `second` are what it stores, and `position` is what the ball does.
template <class Scalar, std::size_t Dim>
IntegerInput<Dim> integer_input(Role first_role, Role second_role, Role position_role, const std::array<Scalar, Dim>& first,
                                const std::array<Scalar, Dim>& second, const std::array<Scalar, Dim>& position, Scalar radius,
                                const std::array<Scalar, Dim>& moved_by) {
    CommonUnit<Scalar> unit;
    unit.include(first);
    unit.include(second);
    unit.include(position);
    unit.include(radius);
    unit.include(moved_by);
    IntegerInput<Dim> input;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        auto [center, half_extent] = doubled_span(first_role, second_role, unit.count(first[axis]), unit.count(second[axis]));
        Integer ball_center = unit.count(position[axis]) + unit.count(moved_by[axis]);
        if (position_role == Role::corner) ball_center += unit.count(radius);
        input.offset[axis] = 2 * ball_center - center;
        input.half_extent[axis] = std::move(half_extent);
    }
    input.radius = 2 * unit.count(radius);
    input.exponent = unit.exponent() - 1;
    return input;
}

/// With `moved_by`, finite, after the ball has moved so far.
template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar, std::size_t Dim>
IntegerInput<Dim> integer_input(const Box<Scalar, Dim>& box, const BallLike<Scalar, Dim>& ball,
                                const std::array<Scalar, Dim>& moved_by = {}) {
    const auto& [first, second] = box;
    const auto& [position, radius] = ball;
    return integer_input(box.first_role, box.second_role, ball.position_role, first, second, position, radius, moved_by);
}

}  // namespace tangency::reference::detail
