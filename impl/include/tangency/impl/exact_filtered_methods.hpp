// SPDX-License-Identifier: MIT
// exact_filtered as subjects: the drop-in header behind the plain shapes, in each form and contract.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "tangency/impl/exact_filtered.hpp"
#include "tangency/impl/method.hpp"
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
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered", Form::center_half, Contract::closed);
};

struct ExactFilteredOpen : ExactFilteredOpened {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_open", Form::center_half, Contract::open);
};

struct ExactFilteredLoHi : ExactFilteredClosed {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_lo_hi", Form::lo_hi, Contract::closed);
};

struct ExactFilteredLoHiOpen : ExactFilteredOpened {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_lo_hi_open", Form::lo_hi, Contract::open);
};

struct ExactFilteredCornerSize : ExactFilteredClosed {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_corner_size", Form::corner_size, Contract::closed);
};

struct ExactFilteredCornerSizeOpen : ExactFilteredOpened {
    static constexpr MethodInfo info =
        detail::exact_filtered_info("exact_filtered_corner_size_open", Form::corner_size, Contract::open);
};

}  // namespace tangency::impl
