// SPDX-License-Identifier: MIT
// exact_filtered as subjects: the drop-in header behind the plain shapes, in each form and contract.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

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

constexpr MethodInfo exact_filtered_info(std::string_view name, Form form, Contract contract, Orientation orientation = Orientation::none) {
    const bool rotated = orientation != Orientation::none;
    return {.name = name,
            .idea = rotated ? "double filter with a proven bound, then pairs of doubles, then integers"
                            : "float filter with a proven bound, then expansions, then integers",
            .source = rotated ? "this project, docs/exact.md; pairs after Joldes, Muller and Popescu (2017)"
                              : "this project, docs/exact.md; expansions after Shewchuk (1997)",
            .role = Role::own,
            .form = form,
            .orientation = orientation,
            .contract = contract,
            .contract_note = "",
            .dims = !rotated                                 ? Dims::two_and_three
                    : orientation == Orientation::quaternion ? Dims::three
                                                             : Dims::two,
            .level_f32 = Level::exact,
            .level_f64 = Level::exact};
}

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

/// What the closed subjects share: touching counts.
struct ExactFilteredClosed {
    template <class Box, class Scalar, std::size_t Dim>
    static bool intersects(const Box& box, const Ball<Scalar, Dim>& ball) {
        return decide_exactly(box, ball) != exact::Verdict::disjoint;
    }
};

/// What the open subjects share: touching does not count.
struct ExactFilteredOpened {
    template <class Box, class Scalar, std::size_t Dim>
    static bool intersects(const Box& box, const Ball<Scalar, Dim>& ball) {
        return decide_exactly(box, ball) == exact::Verdict::overlapping;
    }
};

struct ExactFiltered : ExactFilteredClosed {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered", Form::center_half, Contract::closed);
};

struct ExactFilteredOpen : ExactFilteredOpened {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered_open", Form::center_half, Contract::open);
};

struct ExactFilteredLoHi : ExactFilteredClosed {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered_lo_hi", Form::lo_hi, Contract::closed);
};

struct ExactFilteredLoHiOpen : ExactFilteredOpened {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered_lo_hi_open", Form::lo_hi, Contract::open);
};

struct ExactFilteredCornerSize : ExactFilteredClosed {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered_corner_size", Form::corner_size, Contract::closed);
};

struct ExactFilteredCornerSizeOpen : ExactFilteredOpened {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered_corner_size_open", Form::corner_size, Contract::open);
};

struct ExactFilteredAxis : ExactFilteredClosed {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_axis", Form::center_half, Contract::closed, Orientation::axis);
};

struct ExactFilteredAxisOpen : ExactFilteredOpened {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_axis_open", Form::center_half, Contract::open, Orientation::axis);
};

// One contract a form: both are read off the same verdict, and the audit's time is dear.
struct ExactFilteredQuaternion : ExactFilteredClosed {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_quaternion", Form::center_half, Contract::closed, Orientation::quaternion);
};

struct ExactFilteredCornerSizeAxis : ExactFilteredClosed {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_corner_size_axis", Form::corner_size, Contract::closed, Orientation::axis);
};

struct ExactFilteredCornerSizeAxisOpen : ExactFilteredOpened {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_corner_size_axis_open", Form::corner_size, Contract::open, Orientation::axis);
};

struct ExactFilteredCornerSizeQuaternionOpen : ExactFilteredOpened {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered_corner_size_quaternion_open", Form::corner_size,
                                                                   Contract::open, Orientation::quaternion);
};

}  // namespace tangency::impl
