// SPDX-License-Identifier: MIT
// Last stage for boxes rotated by a quaternion, which is rational throughout: d^2 |q|^4 against r^2 |q|^4.
#pragma once

#include "axis_integers.hpp"
#include "naturals.hpp"
#include "quaternion_filter.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

template <class Natural>
constexpr Whole<Natural> operator+(Whole<Natural> a, const Whole<Natural>& b) {
    a.add(b.magnitude, b.negative);
    return a;
}
template <class Natural>
constexpr Whole<Natural> operator-(Whole<Natural> a, const Whole<Natural>& b) {
    a.add(b.magnitude, !b.negative);
    return a;
}
template <class Natural>
constexpr Whole<Natural> operator*(const Whole<Natural>& a, const Whole<Natural>& b) {
    return {a.magnitude * b.magnitude, a.negative != b.negative};
}

template <class Natural, class Form, class Scalar>
constexpr Verdict compare_quaternion(const Scalar* row, const Span& lengths, const Span& turns) {
    constexpr bool doubled = AxisForm<Form>::doubled;
    const auto length = [&](int place) { return Whole<Natural>{lengths.count<Natural>(row[place]), is_negative(row[place])}; };
    const auto part = [&](int place) { return Whole<Natural>{turns.count<Natural>(row[place]), is_negative(row[place])}; };
    const Rotation<Whole<Natural>> turn = rotation_of(part(6), part(7), part(8), part(9));
    Whole<Natural> offset[3];
    for (int i = 0; i < 3; ++i) {
        offset[i] = length(10 + i) - length(i);
        if (doubled) offset[i] = offset[i] + offset[i] - length(3 + i);
    }
    Natural distance_sq;
    for (int i = 0; i < 3; ++i) {
        const Whole<Natural> along = offset[0] * turn.entry[0][i] + offset[1] * turn.entry[1][i] + offset[2] * turn.entry[2][i];
        const Natural half = length(3 + i).magnitude * turn.norm_sq.magnitude;
        if (compare(along.magnitude, half) <= 0) continue;
        const Natural beyond = along.magnitude - half;
        distance_sq = distance_sq + beyond * beyond;
    }
    const Whole<Natural> radius = doubled ? length(13) + length(13) : length(13);
    const Natural reach = radius.magnitude * turn.norm_sq.magnitude;
    return verdict_of_order(compare(distance_sq, reach * reach));
}

/// Right for every finite input whose quaternion is not zero. With lengths below 2^n units and the quaternion's parts
/// below 2^m: |D_i| is below 2^(n+3), entries and |q|^2 not above 2^(2m+2), sums of three products below 2^(n+2m+7),
/// and the sum of their squares below 2^(2n+4m+16), which nothing else exceeds.
template <class Form, class Scalar>
TANGENCY_EXACT_APART constexpr Verdict decide_quaternion_by_integers(const Scalar* row, const Span& lengths, const Span& turns) {
    return decide_by_width<Scalar>(2 * lengths.width() + 4 * turns.width() + 16,
                                   [&](auto natural) { return compare_quaternion<decltype(natural), Form>(row, lengths, turns); });
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
