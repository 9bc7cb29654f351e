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

constexpr MethodInfo exact_filtered_info(std::string_view name, Form form, Contract contract) {
    return {.name = name,
            .idea = "float filter with a proven bound, then expansions, then integers",
            .source = "this project, docs/exact.md; expansions after Shewchuk (1997)",
            .role = Role::own,
            .form = form,
            .contract = contract,
            .contract_note = "",
            .dims = Dims::two_and_three,
            .level_f32 = Level::exact,
            .level_f64 = Level::exact};
}

constexpr MethodInfo exact_filtered_info(std::string_view name, Form form, Orientation orientation, Contract contract) {
    MethodInfo info = exact_filtered_info(name, form, contract);
    info.idea = "double filter with a proven bound, then pairs of doubles, then integers";
    info.source = "this project, docs/exact.md; pairs after Joldes, Muller and Popescu (2017)";
    info.orientation = orientation;
    info.dims = orientation == Orientation::quaternion ? Dims::three : Dims::two;
    return info;
}

}  // namespace detail

/// The verdict on a box in any of the three forms and a ball. Right on every finite input.
template <template <class, std::size_t> class Box, class Scalar, std::size_t Dim>
exact::Verdict decide_exactly(const Box<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
    const auto& [first, second] = box;
    std::array<Scalar, 3 * Dim + 1> row;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        row[axis] = first[axis];
        row[Dim + axis] = second[axis];
        row[2 * Dim + axis] = ball.center[axis];
    }
    row[3 * Dim] = ball.radius;
    return exact::decide_row<typename detail::ExactForm<Box<Scalar, Dim>>::Tag, Dim>(row.data()).verdict;
}

/// The same on a box rotated by an axis.
template <template <class, std::size_t> class Box, class Scalar>
exact::Verdict decide_exactly(const Rotated<Box<Scalar, 2>, tangency::Axis<Scalar>>& rotated, const Ball<Scalar, 2>& ball) {
    const auto& [first, second] = rotated.box;
    const auto& [u, v] = rotated.orientation;
    const std::array<Scalar, 9> row{first[0], first[1], second[0], second[1], u, v, ball.center[0], ball.center[1], ball.radius};
    return exact::decide_axis_row<typename detail::ExactForm<Box<Scalar, 2>>::Tag>(row.data()).verdict;
}

/// The same on a box rotated by a quaternion.
template <template <class, std::size_t> class Box, class Scalar>
exact::Verdict decide_exactly(const Rotated<Box<Scalar, 3>, Quaternion<Scalar>>& rotated, const Ball<Scalar, 3>& ball) {
    const auto& [first, second] = rotated.box;
    const auto& [x, y, z, w] = rotated.orientation;
    const auto& center = ball.center;
    const std::array<Scalar, 14> row{first[0], first[1], first[2], second[0], second[1], second[2], x,
                                     y,        z,        w,        center[0], center[1], center[2], ball.radius};
    return exact::decide_quaternion_row<typename detail::ExactForm<Box<Scalar, 3>>::Tag>(row.data()).verdict;
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
        detail::exact_filtered_info("exact_filtered_axis", Form::center_half, Orientation::axis, Contract::closed);
};

struct ExactFilteredAxisOpen : ExactFilteredOpened {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_axis_open", Form::center_half, Orientation::axis, Contract::open);
};

// One contract a form: both are read off the same verdict, and the audit's time is dear.
struct ExactFilteredQuaternion : ExactFilteredClosed {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_quaternion", Form::center_half, Orientation::quaternion, Contract::closed);
};

struct ExactFilteredCornerSizeAxis : ExactFilteredClosed {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_corner_size_axis", Form::corner_size, Orientation::axis, Contract::closed);
};

struct ExactFilteredCornerSizeAxisOpen : ExactFilteredOpened {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_corner_size_axis_open", Form::corner_size, Orientation::axis, Contract::open);
};

struct ExactFilteredCornerSizeQuaternionOpen : ExactFilteredOpened {
    static constexpr MethodInfo info = detail::exact_filtered_info("exact_filtered_corner_size_quaternion_open", Form::corner_size,
                                                                   Orientation::quaternion, Contract::open);
};

}  // namespace tangency::impl
