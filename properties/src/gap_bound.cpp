// SPDX-License-Identifier: MIT
// The gap of an axis-aligned case in double-double arithmetic.
#include "tangency/properties/gap_bound.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "gap_units.hpp"
#include "tangency/impl/exact/expansions.hpp"

namespace tangency::properties {
namespace {

using impl::exact::detail::Pair;
using impl::exact::detail::two_product;
using impl::exact::detail::two_sum;

// The sum of up to four numbers: the high parts exactly, the low parts rounded.
struct Sum {
    double high = 0, low = 0;

    void add(double number) {
        const Pair sum = two_sum(high, number);
        high = sum.high;
        low += sum.low;
    }

    Pair value() const { return two_sum(high, low); }
};

// How far the centre lies beyond the box on one axis: both sides, of which at most one is positive.
Pair overshoot(const Input& input, const Layout& layout, std::size_t axis, double factor) {
    const auto number = [&](std::size_t place) { return input.numbers[place] * factor; };
    const bool is_side = layout[layout.second(axis)].role == Role::hi;
    const bool is_half = layout[layout.second(axis)].role == Role::half_extent;
    const bool is_centered = layout[layout.first(axis)].role == Role::center;
    const double first = number(layout.first(axis)), position = number(layout.ball(axis));
    // Half the extent beside a centre, all of it beside a corner, which are powers of two of what is stored.
    const double factor_of_second = is_side || is_half == is_centered ? 1 : is_centered ? 0.5 : 2;
    const double second = number(layout.second(axis)) * factor_of_second;
    Sum above, below;
    above.add(position);
    below.add(first);
    below.add(-position);
    if (layout[layout.ball(axis)].role == Role::corner) {
        above.add(number(layout.radius()));
        below.add(-number(layout.radius()));
    }
    if (!is_side) above.add(-first);
    above.add(-second);
    if (is_centered) below.add(-second);
    const Pair over = above.value(), under = below.value();
    if (over.high > 0) return over;
    if (under.high > 0) return under;
    return {0, 0};
}

// Write e = 2^-53 and S for the scale, scaled to [1/2, 1) below, so that nothing overflows.
//   Overshoot. Partial sums are at most 4 S (of four numbers, or of three of which one counts twice), so each low part is
//   at most 4 e S and their sum, of three, at
//   most 12 e S; its two roundings err by 24 e^2 S. Picking the side by the computed sign at most doubles that where both
//   are near zero: |u^ - u| <= 48 e^2 S.
//   N = sum u^2 - r^2, kept as a rounded head and a rounded tail. What the overshoots contribute is at most
//   sum 2 * 48 e^2 S (u + 48 e^2 S) <= 170 e^2 S d + tiny. The tail is at most 8 e M and passes at most 10 roundings, and the
//   squared low parts left out are e^2 M each: at most 90 e^2 M, M = sum u^2 + r^2.
//   Gap = N / (d + r). M / (d + r) <= d + r <= 8 S, as d <= sqrt(3) * 4 S and r <= S. So the gap errs by 170 e^2 S + 720 e^2 S
//   < 2^10 e^2 S, and relatively by less than 2^-49 from the root, the sum and the division.
//   In units of e S (f64; of f32 the unit is larger): 2^10 e = 2^-43. The 2^-40 added covers it, and what underflows: less
//   than 2^-1060 of N while d + r is above 2^-400; below that, d + r bounds the gap.
constexpr double slack_in_bands = 0x1p-40;
constexpr double slack_rel = 1 + 0x1p-48;

}  // namespace

GapBound bound_gap(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    double scale = 0;
    for (const double number : input.row()) scale = std::max(scale, std::abs(number));
    if (scale == 0) return {0, 0};
    const GapUnits units(scale, format_of(input.signature.scalar));
    const int exponent = units.exponent;
    // Two factors, since 2^1074 is no double; a power of two loses no bit that counts.
    const double first_factor = power_of_two(-exponent / 2);
    Input scaled{input.signature};
    for (std::size_t i = 0; i < input.row().size(); ++i) scaled.numbers[i] = input.numbers[i] * first_factor;
    const double factor = power_of_two(-exponent - -exponent / 2);

    double head = 0, tail = 0, distance_sq = 0;
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const Pair beyond = overshoot(scaled, layout, axis, factor);
        const Pair square = two_product(beyond.high, beyond.high);
        const Pair sum = two_sum(head, square.high);
        head = sum.high;
        tail += sum.low + (square.low + 2 * beyond.high * beyond.low);
        distance_sq += square.high;
    }
    const double radius = scaled.numbers[layout.radius()] * factor;
    const Pair radius_sq = two_product(radius, radius);
    const Pair difference = two_sum(head, -radius_sq.high);
    const double gap_sq = difference.high + (difference.low + (tail - radius_sq.low));
    const double reach = std::sqrt(distance_sq) + radius;
    const double gap = reach < 0x1p-400 ? reach : std::abs(gap_sq) / reach;

    const double bands = gap / units.band * slack_rel + slack_in_bands;
    return {bands, bands * (units.band / units.ulp)};
}

}  // namespace tangency::properties
