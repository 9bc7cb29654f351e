// SPDX-License-Identifier: MIT
// exact_filtered as subjects: the drop-in header behind the plain shapes, in each form and contract.
#pragma once

#include <array>
#include <cstddef>

#include "tangency/impl/exact_filtered.hpp"
#include "tangency/impl/exact_filtered_axis.hpp"
#include "tangency/impl/exact_filtered_quaternion.hpp"
#include "tangency/impl/method.hpp"
#include "tangency/shapes/rotated.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::impl {
namespace detail {

/// The tag by which exact_filtered knows a form.
template <class Box>
struct ExactForm;
template <class Scalar, std::size_t Dim>
struct ExactForm<CenterHalfBox<Scalar, Dim>> {
    using Tag = exact::CenterHalf;
};
template <class Scalar, std::size_t Dim>
struct ExactForm<LoHiBox<Scalar, Dim>> {
    using Tag = exact::LoHi;
};
template <class Scalar, std::size_t Dim>
struct ExactForm<CornerSizeBox<Scalar, Dim>> {
    using Tag = exact::CornerSize;
};

/// The row as exact_filtered takes it.
template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim, class... Orientations>
auto exact_row(const Box<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball, Orientations... orientation) {
    using Place = exact::detail::Row<Dim, sizeof...(Orientations)>;
    const auto& [first, second] = box;
    std::array<Scalar, Place::length> row;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        row[Place::first + axis] = first[axis];
        row[Place::second + axis] = second[axis];
        row[Place::center + axis] = ball.center[axis];
    }
    std::size_t place = Place::orientation;
    ((row[place++] = orientation), ...);
    row[Place::radius] = ball.radius;
    return row;
}

}  // namespace detail

/// The verdict on a box in any of the three forms and a ball. Right on every finite input.
template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim>
exact::Verdict decide_exactly(const Box<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    return exact::decide_row<typename detail::ExactForm<Box<Scalar, Dim>>::Tag, Dim>(detail::exact_row(box, ball).data()).verdict;
}

/// The same on a box rotated by an axis.
template <class Box, class Scalar>
exact::Verdict decide_exactly(const Rotated<Box, tangency::Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
    const auto& [u, v] = rotated.orientation;
    return exact::decide_axis_row<typename detail::ExactForm<Box>::Tag>(detail::exact_row(rotated.box, ball, u, v).data()).verdict;
}

/// The same on a box rotated by a quaternion.
template <class Box, class Scalar>
exact::Verdict decide_exactly(const Rotated<Box, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
    const auto& [x, y, z, w] = rotated.orientation;
    const auto row = detail::exact_row(rotated.box, ball, x, y, z, w);
    return exact::decide_quaternion_row<typename detail::ExactForm<Box>::Tag>(row.data()).verdict;
}

/// A subject in a form and a contract: touching counts where that is closed.
template <Name name, Contract contract, Form form, Orientation orientation = Orientation::none>
struct ExactFilteredBy {
    static constexpr bool is_rotated = orientation != Orientation::none;
    static constexpr MethodInfo info = by(form)
                                           .rotated_by(orientation)
                                           .own(contract, name,
                                                is_rotated ? "double filter with a proven bound, then pairs of doubles, then integers"
                                                           : "float filter with a proven bound, then expansions, then integers",
                                                is_rotated ? "this project, docs/exact.md; pairs after Joldes, Muller and Popescu (2017)"
                                                           : "this project, docs/exact.md; expansions after Shewchuk (1997)");

    template <class Box, class Scalar, std::size_t Dim>
    static bool intersects(const Box& box, const Ball<Scalar, Dim>& ball) {
        const exact::Verdict verdict = decide_exactly(box, ball);
        return contract == Contract::closed ? verdict != exact::Verdict::disjoint : verdict == exact::Verdict::overlapping;
    }
};

using ExactFiltered = ExactFilteredBy<"exact_filtered", Contract::closed, Form::center_half>;
using ExactFilteredOpen = ExactFilteredBy<"exact_filtered_open", Contract::open, Form::center_half>;
using ExactFilteredLoHi = ExactFilteredBy<"exact_filtered_lo_hi", Contract::closed, Form::lo_hi>;
using ExactFilteredLoHiOpen = ExactFilteredBy<"exact_filtered_lo_hi_open", Contract::open, Form::lo_hi>;
using ExactFilteredCornerSize = ExactFilteredBy<"exact_filtered_corner_size", Contract::closed, Form::corner_size>;
using ExactFilteredCornerSizeOpen = ExactFilteredBy<"exact_filtered_corner_size_open", Contract::open, Form::corner_size>;
using ExactFilteredAxis = ExactFilteredBy<"exact_filtered_axis", Contract::closed, Form::center_half, Orientation::axis>;
using ExactFilteredAxisOpen = ExactFilteredBy<"exact_filtered_axis_open", Contract::open, Form::center_half, Orientation::axis>;
// One contract a form: both are read off the same verdict, and the audit's time is dear.
using ExactFilteredQuaternion = ExactFilteredBy<"exact_filtered_quaternion", Contract::closed, Form::center_half, Orientation::quaternion>;
using ExactFilteredCornerSizeAxis =
    ExactFilteredBy<"exact_filtered_corner_size_axis", Contract::closed, Form::corner_size, Orientation::axis>;
using ExactFilteredCornerSizeAxisOpen =
    ExactFilteredBy<"exact_filtered_corner_size_axis_open", Contract::open, Form::corner_size, Orientation::axis>;
using ExactFilteredCornerSizeQuaternionOpen =
    ExactFilteredBy<"exact_filtered_corner_size_quaternion_open", Contract::open, Form::corner_size, Orientation::quaternion>;

}  // namespace tangency::impl
