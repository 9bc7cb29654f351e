// SPDX-License-Identifier: MIT
// A point and a box: what its methods share, the sides of every encoding and the point in the box's own frame.
#pragma once

#include <cmath>
#include <cstddef>

#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_point {

template <std::size_t Dim, class Holds>
bool on_every_axis(Holds holds) {
    for (std::size_t axis = 0; axis < Dim; ++axis)
        if (!holds(axis)) return false;
    return true;
}

/// By the contract: both sides, neither, or the low one alone.
template <Contract contract, class Number>
bool lies_between(const Number& lo, const Number& number, const Number& hi) {
    if constexpr (contract == Contract::closed) return lo <= number && number <= hi;
    if constexpr (contract == Contract::open) return lo < number && number < hi;
    return lo <= number && number < hi;
}

template <class Wide>
struct Sides {
    Wide lo, hi;
};

template <class Wide, class Scalar, std::size_t Dim>
Sides<Wide> sides_on(const LoHiBox<Scalar, Dim>& box, std::size_t axis) {
    return {Wide(box.lo[axis]), Wide(box.hi[axis])};
}

template <class Wide, class Scalar, std::size_t Dim>
Sides<Wide> sides_on(const CenterHalfBox<Scalar, Dim>& box, std::size_t axis) {
    return {Wide(box.center[axis]) - Wide(box.half_extent[axis]), Wide(box.center[axis]) + Wide(box.half_extent[axis])};
}

template <class Wide, class Scalar, std::size_t Dim>
Sides<Wide> sides_on(const CornerSizeBox<Scalar, Dim>& box, std::size_t axis) {
    return {Wide(box.corner[axis]), Wide(box.corner[axis]) + Wide(box.extent[axis])};
}

template <class Wide, class Scalar, std::size_t Dim>
Sides<Wide> sides_on(const CenterSizeBox<Scalar, Dim>& box, std::size_t axis) {
    const Wide half = Wide(box.extent[axis]) / 2;
    return {Wide(box.center[axis]) - half, Wide(box.center[axis]) + half};
}

/// The comparisons with the sides, whatever the encoding is, all in Wide.
template <Contract contract, class Wide, class Box, class Scalar, std::size_t Dim>
bool lies_in_sides(const Box& box, const Point<Scalar, Dim>& point) {
    return on_every_axis<Dim>([&](std::size_t axis) {
        const auto [lo, hi] = sides_on<Wide>(box, axis);
        return lies_between<contract>(lo, Wide(point.position[axis]), hi);
    });
}

/// p - c in world directions.
template <class Wide, class Box, class Scalar, std::size_t Dim>
Vector<Wide, Dim> offset_of(const Box& box, const Point<Scalar, Dim>& point) {
    Vector<Wide, Dim> offset = impl::box_frame::center_of<Wide>(box);
    for (std::size_t axis = 0; axis < Dim; ++axis) offset[axis] = Wide(point.position[axis]) - offset[axis];
    return offset;
}

/// -h, l and h compared on every axis of the box's own.
template <Contract contract, class Number, std::size_t Dim>
bool lies_in_frame(const Vector<Number, Dim>& local, const Vector<Number, Dim>& half_extent) {
    return on_every_axis<Dim>(
        [&](std::size_t axis) { return lies_between<contract>(Number(-half_extent[axis]), local[axis], half_extent[axis]); });
}

/// The point counter-rotated into the frame of a rotated box, all in Wide.
template <Contract contract, class Wide, class Box, class OrientationType, class Scalar, std::size_t Dim>
bool lies_in_rotated(const Rotated<Box, OrientationType>& rotated, const Point<Scalar, Dim>& point) {
    using namespace impl::box_frame;
    const Vector<Wide, Dim> local = into_frame(box_point::offset_of<Wide>(rotated.box, point), orientation_in<Wide>(rotated.orientation));
    return lies_in_frame<contract>(local, half_extent_of<Wide>(rotated.box));
}

}  // namespace tangency::questions::box_point
