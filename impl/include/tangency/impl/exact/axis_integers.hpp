// SPDX-License-Identifier: MIT
// Last stage for boxes rotated by an axis: every question is a comparison of squares of integers.
#pragma once

#include "axis_filter.hpp"
#include "naturals.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

constexpr Verdict verdict_of_order(int distance_to_radius) {
    return distance_to_radius > 0 ? Verdict::disjoint : distance_to_radius < 0 ? Verdict::overlapping : Verdict::touching;
}

/// Lengths are counted in one unit, the axis u in another, which no answer depends on. With a = |D . u|, b = |D x
/// u| and S = |u|^2 the centre is at (a, b) / sqrt(S) in the box's frame (docs/rotated.md):
///   - beyond a side:  a > h_x sqrt(S)            <=>  h_x^2 S < a^2
///   - at a face:      d - r has the sign of a - (h_x + r) sqrt(S)
///   - at a corner:    d^2 - r^2 that of K sqrt(S) - 2 M,  K = |D|^2 + |h|^2 - r^2,  M = h_x a + h_y b >= 0
template <class Natural, class Form, class Scalar>
constexpr Verdict compare_axis(const Scalar* row, const Span& lengths, const Span& directions) {
    constexpr bool doubled = AxisForm<Form>::doubled;
    const auto length = [&lengths](Scalar number) { return lengths.count<Natural>(number); };
    const auto twice = [](const Natural& number) { return number + number; };
    Whole<Natural> offset[2];
    for (int i = 0; i < 2; ++i) {
        Whole<Natural>& sum = offset[i];
        sum.add(length(row[6 + i]), is_negative(row[6 + i]));
        sum.add(length(row[i]), !is_negative(row[i]));
        if (!doubled) continue;
        sum.magnitude = twice(sum.magnitude);
        sum.add(length(row[2 + i]), true);
    }
    const Natural half[2] = {length(row[2]), length(row[3])};
    const Natural radius = doubled ? twice(length(row[8])) : length(row[8]);
    const Natural& x = offset[0].magnitude;
    const Natural& y = offset[1].magnitude;
    const Natural u = directions.count<Natural>(row[axis_place]), v = directions.count<Natural>(row[axis_place + 1]);
    // The signs of D_x u and D_y v differ exactly if those of D_y u and D_x v do.
    const bool crossed = (offset[0].negative != is_negative(row[axis_place])) != (offset[1].negative != is_negative(row[axis_place + 1]));
    Whole<Natural> along{x * u, false}, across{y * u, false};
    along.add(y * v, crossed);
    across.add(x * v, !crossed);
    const Natural reach[2] = {along.magnitude, across.magnitude};
    const Natural axis_sq = u * u + v * v;
    const bool outside_x = compare_squares(half[0], axis_sq, reach[0]) < 0;
    const bool outside_y = compare_squares(half[1], axis_sq, reach[1]) < 0;
    if (!outside_x && !outside_y) return radius.is_zero() ? Verdict::touching : Verdict::overlapping;
    if (!outside_x || !outside_y) {
        const int face = outside_x ? 0 : 1;
        return verdict_of_order(-compare_squares(half[face] + radius, axis_sq, reach[face]));
    }
    const Natural rotation_free = x * x + y * y + (half[0] * half[0] + half[1] * half[1]);
    const Natural radius_sq = radius * radius;
    if (compare(rotation_free, radius_sq) < 0) return Verdict::overlapping;
    const Natural pull = twice(half[0] * reach[0] + half[1] * reach[1]);
    return verdict_of_order(compare_squares(rotation_free - radius_sq, axis_sq, pull));
}

/// decide(number) with a zero of the least type that holds `bits` bits, at most 6 of Scalar's widest spans and 17.
template <class Scalar, class Decide>
constexpr Verdict decide_by_width(int bits, Decide decide) {
#if defined(__SIZEOF_INT128__)
    if (bits <= 128) return decide(SmallNatural{});
#endif
    constexpr int most_width = 2 * Format<Scalar>::bias - 1 + Format<Scalar>::fraction_bits + 1;
    // Two limbs more, since each factor of a product fills its last limb in part only.
    constexpr int ordinary_limbs = 28, most_limbs = (6 * most_width + 17 + 31) / 32 + 2;
    if (bits <= 32 * (ordinary_limbs - 2)) return decide(Natural<ordinary_limbs>{});
    return decide(Natural<most_limbs>{});
}

/// Right for every finite input whose axis is not zero. Lengths are below 2^n units and the axis' components below
/// 2^m: |D_i| is below 2^(n+3), K below 2^(2n+8) and K^2 S below 2^(4n+2m+17), which no other product exceeds.
template <class Form, class Scalar>
TANGENCY_EXACT_APART constexpr Verdict decide_axis_by_integers(const Scalar* row, const Span& lengths, const Span& directions) {
    return decide_by_width<Scalar>(4 * lengths.width() + 2 * directions.width() + 17,
                                   [&](auto natural) { return compare_axis<decltype(natural), Form>(row, lengths, directions); });
}

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
