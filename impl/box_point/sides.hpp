// SPDX-License-Identifier: MIT
// A point and a box: what its methods share, the sides of every encoding and the point in the box's own frame.
#pragma once

#include <cmath>
#include <cstddef>
#include <type_traits>

#include "tangency/impl/as.hpp"
#include "tangency/impl/rotated/box_frame.hpp"
#include "tangency/shapes/rotated.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::questions::box_point {

using impl::on_every_axis;
using impl::sides_of;

/// By the contract: both sides, neither, or the low one alone.
template <Contract contract, class Number>
bool lies_between(const Number& lo, const Number& number, const Number& hi) {
    if constexpr (contract == Contract::closed) return lo <= number && number <= hi;
    if constexpr (contract == Contract::open) return lo < number && number < hi;
    return lo <= number && number < hi;
}

/// What a method computes in: Wide, or the scalar itself where that is void.
template <class Wide, class Scalar>
using Computed = std::conditional_t<std::is_void_v<Wide>, Scalar, Wide>;

/// The comparisons with the sides, whatever the encoding is.
template <Contract contract, class Wide = void>
struct InSides {
    static constexpr Contract kept = contract;
    static constexpr Level level_f32 = Level::full_range, level_f64 = Level::full_range;

    template <class Box, class Scalar, std::size_t Dim>
    static bool intersects(const Box& box, const Point<Scalar, Dim>& point) {
        using Number = Computed<Wide, Scalar>;
        const auto [lo, hi] = sides_of(impl::as<Number>(box));
        for (std::size_t axis = 0; axis < Dim; ++axis)
            if (!lies_between<contract>(lo[axis], Number(point.position[axis]), hi[axis])) return false;
        return true;
    }
};

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

/// The point counter-rotated into the frame of a rotated box.
template <Contract contract, class Wide = void>
struct InFrame {
    template <class Box, class OrientationType, class Scalar, std::size_t Dim>
    static bool intersects(const Rotated<Box, OrientationType>& rotated, const Point<Scalar, Dim>& point) {
        using namespace impl::box_frame;
        using Number = Computed<Wide, Scalar>;
        const Vector<Number, Dim> local =
            into_frame(box_point::offset_of<Number>(rotated.box, point), orientation_in<Number>(rotated.orientation));
        return lies_in_frame<contract>(local, half_extent_of<Number>(rotated.box));
    }
};

}  // namespace tangency::questions::box_point
