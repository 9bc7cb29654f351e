// SPDX-License-Identifier: MIT
// Does the ball touch the box rotated by a quaternion? Right on every finite input, at a float filter's speed.
//
// C++17, nothing but the standard library: copy this file and the folder exact/ beside it. The stages are those of
// exact_filtered_axis.hpp. No allocation, no exceptions, no global state. docs/exact.md has more.
#pragma once

#include <type_traits>

#include "exact/quaternion_filter.hpp"
#include "exact/quaternion_integers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// What the first filter left open.
template <class Form, class Scalar>
TANGENCY_EXACT_APART constexpr Decision decide_quaternion_further(const Scalar* row, Stage first_stage) {
    bool finite = true;
    Span lengths, turns;
    for (int i = 0; i < quaternion_row_length; ++i) {
        finite = finite && is_finite(row[i]);
        (is_quaternion_place(i) ? turns : lengths).see(row[i]);
    }
    if (!finite || turns.empty) return {Verdict::disjoint, Stage::integers};
    if (lengths.empty) return {Verdict::touching, Stage::integers};  // nothing but zeros
    // A constant expression must not let floats overflow, so there integers decide alone.
    if (!__builtin_is_constant_evaluated() && first_stage <= Stage::expansions) {
        // Lengths below 1, the quaternion between 1/2 and 2 long. Numbers below 2^-1022 of that become 0.
        double near_one[quaternion_row_length] = {};
        for (int i = 0; i < quaternion_row_length; ++i) near_one[i] = scaled(row[i], -(is_quaternion_place(i) ? turns.top : lengths.top));
        Verdict verdict{};
        if (first_stage <= Stage::wide_filter) {
            if (is_decided<double>(estimate_quaternion<Form, double>(near_one, quaternion_k_filter), verdict))
                return {verdict, Stage::wide_filter};
            if (is_surely_inside_quaternion<Form>(near_one))
                return {magnitude_bits(row[quaternion_row_length - 1]) == 0 ? Verdict::touching : Verdict::overlapping, Stage::wide_filter};
        }
        if (is_decided<double>(estimate_quaternion<Form, Pair>(near_one, quaternion_k_pairs), verdict)) return {verdict, Stage::expansions};
    }
    return {decide_quaternion_by_integers<Form>(row, lengths, turns), Stage::integers};
}

}  // namespace detail

/// The verdict on a box rotated about its own centre and a ball, and the stage that reached it. The row is
/// first[3], second[3] as Form names them, the quaternion (x, y, z, w) of any length but 0, w its real part,
/// centre[3], radius: v turns to q v q^-1. Form is CenterHalf or CornerSize, whose centre is exactly corner + size
/// / 2. Otherwise as decide_axis_row (exact_filtered_axis.hpp).
template <class Form, class Scalar>
[[nodiscard]] constexpr Decision decide_quaternion_row(const Scalar* row, Stage first_stage = Stage::filter) {
    static_assert(std::is_same_v<Form, CenterHalf> || std::is_same_v<Form, CornerSize>, "a rotated box needs a centre");
    static_assert(std::is_same_v<Scalar, float> || std::is_same_v<Scalar, double>, "numbers are float or double");
    if (!__builtin_is_constant_evaluated() && first_stage == Stage::filter) {
        double wide[detail::quaternion_row_length] = {};
        for (int i = 0; i < detail::quaternion_row_length; ++i) wide[i] = static_cast<double>(row[i]);
        Verdict verdict{};
        const auto estimated = detail::estimate_quaternion<Form, double>(wide, detail::quaternion_k_filter);
        if (detail::is_decided<Scalar>(estimated, verdict)) return {verdict, Stage::filter};
    }
    return detail::decide_quaternion_further<Form>(row, first_stage);
}

/// The verdict on 14 numbers, as decide_quaternion_row:
///   decide_quaternion<CenterHalf>(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r)
///   decide_quaternion<CornerSize>(x, y, z, w, h, d, qx, qy, qz, qw, px, py, pz, r)
template <class Form, class Scalar, class... Rest>
[[nodiscard]] constexpr Verdict decide_quaternion(Scalar first, Rest... rest) {
    static_assert((std::is_same_v<Scalar, Rest> && ...), "all numbers have one type");
    static_assert(sizeof...(Rest) == detail::quaternion_row_length - 1, "box 6, quaternion 4, ball 4");
    const Scalar row[] = {first, rest...};
    return decide_quaternion_row<Form>(static_cast<const Scalar*>(row)).verdict;
}

/// Whether they meet, touching included.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_closed_quaternion(Scalars... numbers) {
    return decide_quaternion<Form>(numbers...) != Verdict::disjoint;
}

/// Whether they overlap: touching does not count.
template <class Form, class... Scalars>
[[nodiscard]] constexpr bool intersects_open_quaternion(Scalars... numbers) {
    return decide_quaternion<Form>(numbers...) == Verdict::overlapping;
}

}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
