// SPDX-License-Identifier: MIT
// How far a ball's centre is from a box, whatever the ball's radius: what balls about one centre are decided and measured by.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

#include "tangency/impl/exact/rotated_filter.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// The most numbers that a row of a box and a ball has.
inline constexpr std::size_t box_ball_numbers = 14;

/// The lengths that a distance hangs on, divided by 2^exponent so that the largest is in [1/2, 1), and the orientation as it stands.
struct ScaledRow {
    std::array<double, box_ball_numbers> numbers{};
    int exponent = 0;
};

/// The square of a distance as a pair of doubles with what that may be off by, in a unit of 2^exponent. Radii are as they stand.
class BoxDistance {
public:
    using Pair = impl::exact::detail::Pair;

    /// Nothing where the pairs leave it open.
    std::optional<reference::Verdict> verdict(double radius, int exponent) const;

    /// No less than |d - r| in the unit, and above it by no more than `above` and a relative 2^-43.
    struct Gap {
        double most, above;
    };
    Gap gap(double radius, int exponent) const;

    Pair square;         ///< (d * scale)^2
    Pair scale;          ///< of the box's frame
    double sum;          ///< of the overshoots, times scale
    double reach;        ///< what the error grows with, beside the radius
    double k;            ///< and how
    bool is_in_the_box;  ///< beyond any doubt
};

struct GapBound;

/// The bound for a case whose distance was measured in a unit of 2^exponent.
GapBound in_units(const BoxDistance& distance, int exponent, const Input& input);

/// Measures cases of one signature, and remembers the orientation of the one before.
class DistanceMeasure {
public:
    /// Needs a signature of a box and a ball.
    explicit DistanceMeasure(const Signature& signature);

    const Layout& layout() const { return layout_; }

    /// `number(place)` gives the row's numbers.
    template <class NumberAt>
    ScaledRow scaled(NumberAt number) const;

    /// Nothing where an angle is beyond 2^20 radians.
    std::optional<BoxDistance> measure(const ScaledRow& row);

private:
    using ByAxis = impl::exact::detail::ByAxis;
    using ByQuaternion = impl::exact::detail::ByQuaternion;
    using Pair = BoxDistance::Pair;

    BoxDistance measure_along_axes(const ScaledRow& row) const;
    template <class By>
    BoxDistance measure_in_frame(const ScaledRow& row, const typename By::template Frame<Pair>& frame) const;
    void remember(const ScaledRow& row);
    void make_axis(double angle);

    Signature signature_;
    const Layout& layout_;
    bool takes_radius_;
    enum class Turn { unknown, none, axis, quaternion, too_large } turn_ = Turn::unknown;
    std::array<double, 4> orientation_{};  // that is remembered
    ByAxis::Frame<Pair> axis_{};
    ByQuaternion::Frame<Pair> quaternion_{};
    double k_ = 0;
};

template <class NumberAt>
ScaledRow DistanceMeasure::scaled(NumberAt number) const {
    ScaledRow row;
    double largest = 0;
    for (std::size_t place = 0; place < layout_.size(); ++place) {
        row.numbers[place] = place == layout_.radius() && !takes_radius_ ? 0 : number(place);
        if (place < layout_.orientation() || place >= layout_.ball(0)) largest = std::max(largest, std::abs(row.numbers[place]));
    }
    if (largest == 0) return row;
    std::frexp(largest, &row.exponent);
    for (std::size_t place = 0; place < layout_.size(); ++place) {
        if (place >= layout_.orientation() && place < layout_.ball(0)) continue;
        row.numbers[place] = properties::scaled(row.numbers[place], -row.exponent);
    }
    return row;
}

}  // namespace tangency::properties
