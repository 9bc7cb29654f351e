// SPDX-License-Identifier: MIT
// The distance from a ball's centre to a box in double-double arithmetic.
#include "box_distance.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "fast_deciders.hpp"

namespace tangency::properties {
namespace {

namespace pairs = impl::exact::detail;
using pairs::as;
using pairs::leading;
using pairs::Pair;
using pairs::two_sum;

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

// How far the centre lies beyond the box on one axis: the nearer side, negative between both.
Pair overshoot(const ScaledRow& row, const Layout& layout, std::size_t axis) {
    const bool is_side = layout[layout.second(axis)].role == Role::hi;
    const bool is_half = layout[layout.second(axis)].role == Role::half_extent;
    const bool is_centered = layout[layout.first(axis)].role == Role::center;
    const double first = row.numbers[layout.first(axis)], position = row.numbers[layout.ball(axis)];
    // Half the extent beside a centre, all of it beside a corner, which are powers of two of what is stored.
    const double factor_of_second = is_side || is_half == is_centered ? 1 : is_centered ? 0.5 : 2;
    const double second = row.numbers[layout.second(axis)] * factor_of_second;
    Sum above, below;
    above.add(position);
    below.add(first);
    below.add(-position);
    if (layout[layout.ball(axis)].role == Role::corner) {
        above.add(row.numbers[layout.radius()]);
        below.add(-row.numbers[layout.radius()]);
    }
    if (!is_side) above.add(-first);
    above.add(-second);
    if (is_centered) below.add(-second);
    const Pair over = above.value(), under = below.value();
    return over.high > under.high ? over : under;
}

// Write L for the scale, G for reach and radius, M = G L and K for k: what makes a BoxDistance has seen to it that each of the
// overshoots X_i (times L) is off by K M at most, and that with R = r L, squared and subtracted as pairs,
//     N = sum X_i^2 - R^2 = (d^2 - r^2) L^2 is off by K M (sum X_i + R + K M) at most.
//   In a frame: rotated_filter.hpp derives it. Where all lengths are doubled there, L is doubled here instead.
//   Along the axes, with e = 2^-53, L = 1 and lengths below 1: partial sums are at most 4 (of four numbers, or of three of which one
//   counts twice), so each low part is at most 4 e and their sum, of three, at most 12 e; its two roundings err by 24 e^2. Picking
//   the side by the computed sign at most doubles that where both are near zero: X is off by 48 e^2. As sums, squares and their
//   sums are off by 10 e^2 of themselves, N is by 100 e^2 sum X_i + 30 e^2 (sum X_i^2 + R^2). With K = 2^-98 = 256 e^2 and a reach
//   of 4, which no overshoot exceeds, that is below the above by far.
//   The scaling takes less than 2^-1022 of any length, and numbers that underflow here lose less than 2^-1070, which beside
//   K M (K M) is nothing where M is 2^-200 or more.
constexpr double least_reach = 0x1p-200;

// Beyond this no other length, of which all are below 1, matters.
constexpr double huge = 0x1p60;

// Whether the centre is in the box whatever the overshoots, all negative, are off by.
bool is_surely_negative(double overshoot, double error) { return overshoot < -4 * error; }

}  // namespace

std::optional<reference::Verdict> BoxDistance::verdict(double stored, int exponent) const {
    using enum reference::Verdict;
    if (is_in_the_box) return stored == 0 ? touching : overlapping;
    const double radius = scaled(stored, -exponent);
    if (radius > huge) return overlapping;
    if (!(reach + radius >= least_reach)) return std::nullopt;
    // In doubles first, of which six round, each by 2^-53.
    const double span = radius * scale.high, off = k * ((reach + radius) * scale.high), bound = off * (sum + span + off);
    const double rough = square.high - span * span;
    if (std::abs(rough) > 0x1p-49 * (square.high + span * span) + bound) return rough > 0 ? disjoint : overlapping;
    const Pair exact_span = as<Pair>(radius) * scale;
    const double gap_sq = leading(square - exact_span * exact_span);
    if (!(std::abs(gap_sq) > bound * (1 + 0x1p-40))) return std::nullopt;
    return gap_sq > 0 ? disjoint : overlapping;
}

//   With P = sqrt(sum X_i^2) + R = (d + r) L the gap is |N| / (P L), and at most P / L whatever N is. P is off by 2 K M. Where it is
//   computed as 4 K M at least, sum X_i + R + K M is at most 3 P and N off by 3 K M P. So with p = P - 2 K M as computed the gap is at
//   most Q + 3 K G, Q = |N| / (p L) as computed; and as P / p is at most 1 + 8 K M / P, or 3, that is above it by Q 8 K M / P and
//   18 K G at most: below 2^-89, or 2^-36 in units of 2^-53 of the largest length, since G is at most 11 of them and K at most 2^-96.7.
//   Of doubles there are 12 roundings, and 2 more where it is put in units: a relative 2^-49. What underflows is less than 2^-1000.
BoxDistance::Gap BoxDistance::gap(double stored, int exponent) const {
    constexpr double roundings_of_gap = 1 + 0x1p-48, underflow_of_gap = 0x1p-1000;
    const double radius = scaled(stored, -exponent);
    const Pair span = as<Pair>(radius) * scale;
    const double gap_sq = leading(square - span * span), off = k * ((reach + radius) * scale.high);
    const double most = std::sqrt(square.high) + span.high;
    if (!(most > 4 * off)) {
        const double any = (most + 2 * off) / scale.high * roundings_of_gap + underflow_of_gap;
        return {any, any};
    }
    const double quotient = std::abs(gap_sq) / (most - 2 * off) / scale.high;
    return {(quotient + 3 * k * (reach + radius)) * roundings_of_gap, quotient * (8 * off / most) + 18 * k * (reach + radius)};
}

DistanceMeasure::DistanceMeasure(const Signature& signature)
    : signature_(signature),
      layout_(layout_of(signature)),
      takes_radius_(layout_[layout_.ball(0)].role == Role::corner),
      turn_(signature.orientation == Orientation::none ? Turn::none : Turn::unknown) {}

BoxDistance DistanceMeasure::measure_along_axes(const ScaledRow& row) const {
    constexpr double reach = 4;
    BoxDistance distance{{0, 0}, {1, 0}, 0, reach, ByAxis::pairs_k, true};
    for (std::size_t axis = 0; axis < layout_.dim(); ++axis) {
        const Pair beyond = overshoot(row, layout_, axis);
        distance.is_in_the_box = distance.is_in_the_box && is_surely_negative(beyond.high, distance.k * reach);
        if (!(beyond.high > 0)) continue;
        distance.square = distance.square + beyond * beyond;
        distance.sum += beyond.high;
    }
    return distance;
}

template <class By>
BoxDistance DistanceMeasure::measure_in_frame(const ScaledRow& row, const typename By::template Frame<Pair>& frame) const {
    const bool is_corner = layout_[layout_.first(0)].role == Role::corner, is_full = layout_[layout_.second(0)].role == Role::extent;
    // A corner's lengths are doubled: twice the offset from the centre, and the full extent for twice its half.
    const double doubled = is_corner ? 2 : 1, factor_of_second = is_full && !is_corner ? 0.5 : 1;
    std::array<Pair, By::dim> offset{};
    std::array<double, By::dim> half{};
    BoxDistance distance{{0, 0}, {0, 0}, 0, 0, k_, true};
    for (std::size_t axis = 0; axis < By::dim; ++axis) {
        half[axis] = row.numbers[layout_.second(axis)] * factor_of_second;
        const Pair apart = two_sum(row.numbers[layout_.ball(axis)], -row.numbers[layout_.first(axis)]);
        offset[axis] = is_corner ? pairs::twice(apart) - as<Pair>(half[axis]) : apart;
        distance.reach += std::abs(offset[axis].high) + (is_corner ? half[axis] : 0);
    }
    const Pair scale = frame.scale();
    const double error = k_ * distance.reach * scale.high;
    const auto add = [&](std::size_t axis, Pair along) {
        const Pair beyond = pairs::absolute(along) - as<Pair>(half[axis]) * scale;
        distance.is_in_the_box = distance.is_in_the_box && is_surely_negative(beyond.high, error);
        if (!(beyond.high > 0)) return;
        distance.square = distance.square + beyond * beyond;
        distance.sum += beyond.high;
    };
    add(0, frame.template along<0>(offset.data()));
    add(1, frame.template along<1>(offset.data()));
    if constexpr (By::dim == 3) add(2, frame.template along<2>(offset.data()));
    distance.scale = {scale.high * doubled, scale.low * doubled};
    distance.reach /= doubled;
    return distance;
}

namespace {

// Components below 1, of which the largest is not below 1/2.
template <class By, std::size_t... I>
auto frame_of(const double* orientation, std::index_sequence<I...>) {
    double largest = 0;
    for (std::size_t i = 0; i < By::size; ++i) largest = std::max(largest, std::abs(orientation[i]));
    const int shift = -1 - std::ilogb(largest);
    const Pair numbers[] = {as<Pair>(pairs::scaled(orientation[I], shift))...};
    return By::frame_of(static_cast<const Pair*>(numbers));
}

}  // namespace

void DistanceMeasure::make_axis(double angle) {
    const bool is_degrees = signature_.orientation == Orientation::degrees;
    const auto reduced = is_degrees ? std::optional(fast::reduce_degrees(angle)) : fast::reduce_radians(angle);
    if (!reduced) {
        turn_ = Turn::too_large;
    } else if (const auto exact = fast::exact_axis_of(signature_.orientation, angle, *reduced)) {
        axis_ = {as<Pair>(exact->cosine), as<Pair>(exact->sine)};
        k_ = ByAxis::pairs_k;
        if (exact->cosine == 1 && exact->sine == 0) turn_ = Turn::none;
    } else {
        const auto [cosine, sine] = fast::direction_of<Pair>(*reduced);
        axis_ = {cosine, sine};
        k_ = ByAxis::pairs_k + 3 * fast::direction_error<Pair>;
    }
}

// An axis (u, 0), u > 0, and a quaternion (0, 0, 0, w) leave every box as it is.
void DistanceMeasure::remember(const ScaledRow& row) {
    const std::size_t place = layout_.orientation(), size = layout_.ball(0) - place;
    if (turn_ != Turn::unknown && std::equal(orientation_.begin(), orientation_.begin() + size, row.numbers.begin() + place)) return;
    std::copy_n(row.numbers.begin() + place, size, orientation_.begin());
    const double* const numbers = orientation_.data();
    if (signature_.orientation == Orientation::quaternion) {
        turn_ = numbers[0] == 0 && numbers[1] == 0 && numbers[2] == 0 ? Turn::none : Turn::quaternion;
        quaternion_ = frame_of<ByQuaternion>(numbers, std::make_index_sequence<ByQuaternion::size>{});
        k_ = ByQuaternion::pairs_k;
        return;
    }
    turn_ = Turn::axis;
    if (signature_.orientation != Orientation::axis) return make_axis(numbers[0]);
    if (numbers[0] > 0 && numbers[1] == 0) turn_ = Turn::none;
    axis_ = frame_of<ByAxis>(numbers, std::make_index_sequence<ByAxis::size>{});
    k_ = ByAxis::pairs_k;
}

std::optional<BoxDistance> DistanceMeasure::measure(const ScaledRow& row) {
    if (signature_.orientation != Orientation::none) remember(row);
    switch (turn_) {
        case Turn::none: return measure_along_axes(row);
        case Turn::axis: return measure_in_frame<ByAxis>(row, axis_);
        case Turn::quaternion: return measure_in_frame<ByQuaternion>(row, quaternion_);
        default: return std::nullopt;
    }
}

}  // namespace tangency::properties
