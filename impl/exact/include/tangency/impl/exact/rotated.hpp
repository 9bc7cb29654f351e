// SPDX-License-Identifier: MIT
// A rotated box and a ball, as the stages ask about them. The integers see no root: they compare squares.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "integers.hpp"
#include "rotated_filter.hpp"
#include "stages.hpp"
#include "whole_numbers.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// The sign of x^2 y - z^2: of long numbers first by lengths, which tells those of different size without multiplying them.
/// A product of factors below 2^k lies below 2^(sum of the k) and, of three factors, not below that by more than
/// 2^-3.
template <class Magnitude>
constexpr int compare_squares(const Magnitude& x, const Magnitude& y, const Magnitude& z) {
    if constexpr (Magnitude::is_long) {
        if (z.is_zero()) return x.is_zero() || y.is_zero() ? 0 : 1;
        if (x.is_zero() || y.is_zero()) return -1;
        const int left_bits = 2 * x.bits() + y.bits(), right_bits = 2 * z.bits();
        if (left_bits <= right_bits - 2) return -1;
        if (left_bits - 3 >= right_bits) return 1;
    }
    return compare(x * x * y, z * z);
}

/// An axis' length is a root. With S = |u|^2 and (a, b) the magnitudes of D . u and D x u the centre is at
/// (a, b) / sqrt(S) in the box's frame (docs/why/rotated.md):
///   - beyond a side:  a > h_x sqrt(S)            <=>  h_x^2 S < a^2
///   - at a face:      d - r has the sign of a - (h_x + r) sqrt(S)
///   - at a corner:    d^2 - r^2 that of K sqrt(S) - 2 M,  K = |D|^2 + |h|^2 - r^2,  M = h_x a + h_y b >= 0
template <class Magnitude>
constexpr Verdict compare_rotated(const Integer<Magnitude> (&offset)[2], const Magnitude (&half)[2], const Magnitude& radius,
                                  const Integer<Magnitude> (&axis)[2]) {
    const auto frame = ByAxis::frame_of(static_cast<const Integer<Magnitude>*>(axis));
    const Magnitude along[2] = {frame.template along<0>(offset).magnitude, frame.template along<1>(offset).magnitude};
    const Magnitude scale_sq = frame.scale_sq().magnitude;
    const bool outside_x = compare_squares(half[0], scale_sq, along[0]) < 0;
    const bool outside_y = compare_squares(half[1], scale_sq, along[1]) < 0;
    if (!outside_x && !outside_y) return radius.is_zero() ? Verdict::touching : Verdict::overlapping;
    if (!outside_x || !outside_y) {
        const int face = outside_x ? 0 : 1;
        return verdict_of(-compare_squares(half[face] + radius, scale_sq, along[face]));
    }
    const Magnitude &x = offset[0].magnitude, &y = offset[1].magnitude;
    const Magnitude rotation_free = x * x + y * y + (half[0] * half[0] + half[1] * half[1]);
    const Magnitude radius_sq = radius * radius;
    if (compare(rotation_free, radius_sq) < 0) return Verdict::overlapping;
    const Magnitude pull = half[0] * along[0] + half[1] * along[1];
    return verdict_of(compare_squares(rotation_free - radius_sq, scale_sq, pull + pull));
}

/// A quaternion is rational throughout: d^2 |q|^4 against r^2 |q|^4.
template <class Magnitude>
constexpr Verdict compare_rotated(const Integer<Magnitude> (&offset)[3], const Magnitude (&half)[3], const Magnitude& radius,
                                  const Integer<Magnitude> (&quaternion)[4]) {
    using Number = Integer<Magnitude>;
    const auto frame = ByQuaternion::frame_of(static_cast<const Number*>(quaternion));
    const Magnitude& scale = frame.scale().magnitude;
    Number overshoot[3] = {frame.template along<0>(offset), frame.template along<1>(offset), frame.template along<2>(offset)};
    for (std::size_t i = 0; i < 3; ++i) overshoot[i] = Number{overshoot[i].magnitude, false} - Number{half[i] * scale, false};
    return compare_overshoots(overshoot, radius * scale);
}

/// With lengths below 2^n units and the orientation's numbers below 2^m, |D_i| is below 2^(n+3).
///   - By an axis: K is below 2^(2n+8), and K^2 S below 2^(4n+2m+17), which no other product exceeds.
///   - By a quaternion: entries and |q|^2 are at most 2^(2m+2), sums of three products below 2^(n+2m+7), and the sum of
///     their squares below 2^(2n+4m+16), which nothing else exceeds.
constexpr int bits_of_integers(ByAxis, int lengths, int orientation) { return 4 * lengths + 2 * orientation + 17; }
constexpr int bits_of_integers(ByQuaternion, int lengths, int orientation) { return 2 * lengths + 4 * orientation + 16; }

/// The row in `Work`, of which the orientation's numbers make the frame.
template <class Orientation, class Work, std::size_t... I>
TANGENCY_EXACT_INLINE auto frame_in(const double* row, std::index_sequence<I...>) {
    const Work orientation[] = {as<Work>(row[Row<Orientation::dim, Orientation::size>::orientation + I])...};
    return Orientation::frame_of(static_cast<const Work*>(orientation));
}
template <class Orientation, class Work>
TANGENCY_EXACT_INLINE auto frame_in(const double* row) {
    return frame_in<Orientation, Work>(row, std::make_index_sequence<Orientation::size>{});
}

/// The stage in pairs of doubles, of a row near one: the same for floats and doubles.
template <class Form, class Orientation>
TANGENCY_EXACT_APART bool decide_by_pairs(const double* near_one, Verdict& verdict) {
    return is_decided(
        estimate_rotated<Form, Orientation, double, Pair>(near_one, frame_in<Orientation, Pair>(near_one), Orientation::pairs_k), verdict);
}

/// For the members see the stages (stages.hpp).
template <class Form, class Orientation, class Scalar>
class RotatedBox {
    static_assert(std::is_same_v<Form, CenterHalf> || std::is_same_v<Form, CornerSize>, "a rotated box needs a centre");

public:
    using Number = Scalar;
    using Place = Row<Orientation::dim, Orientation::size>;
    static constexpr bool sees_ties = false;
    static constexpr int most_bits = bits_of_integers(Orientation{}, most_width<Scalar>, most_width<Scalar>);

    TANGENCY_EXACT_INLINE static RotatedEstimate<Scalar> estimate(const Scalar* row) {
        return estimate(row, std::make_index_sequence<Place::length>{});
    }

    constexpr explicit RotatedBox(const Scalar* row) : row_(row), spans_(spans_of<Place>(row)) {
        for (std::size_t i = 0; i < Place::length; ++i) finite_ = finite_ && is_finite(row[i]);
        if (!is_valid()) return;
        for (std::size_t i = 0; i < Place::length; ++i)
            near_one_[i] = scaled(row[i], -(Place::is_orientation(i) ? spans_.orientation.top : spans_.lengths.top));
    }

    constexpr bool is_valid() const { return finite_ && !spans_.orientation.is_empty(); }

    bool decide_in_double(Verdict& verdict) const {
        const auto frame = frame_in<Orientation, double>(near_one_);
        if (is_decided(estimate_rotated<Form, Orientation, double, double>(near_one_, frame, Orientation::filter_k), verdict)) return true;
        if (!is_surely_inside<Form, Orientation>(near_one_, frame, std::make_index_sequence<Orientation::dim>{})) return false;
        verdict = verdict_inside(row_[Place::radius]);
        return true;
    }

    bool decide_by_expansions(Verdict& verdict) const { return decide_by_pairs<Form, Orientation>(near_one_, verdict); }

    constexpr const Spans& spans() const { return spans_; }
    static constexpr int bits(const Spans& spans) {
        return bits_of_integers(Orientation{}, spans.lengths.width(), spans.orientation.width());
    }

    template <class Magnitude>
    constexpr Verdict compare_in(const Spans& spans) const {
        return compare_counted<Magnitude>([&](std::size_t place) {
            const Span& span = Place::is_orientation(place) ? spans.orientation : spans.lengths;
            return span.template count<Magnitude>(row_[place]);
        });
    }

#if defined(__SIZEOF_INT128__)
    /// Whether all numbers are whole and small, and the verdict then.
    static bool decide_by_whole_numbers(const Scalar* row, Verdict& verdict) {
        Scalar lengths[Place::length - Orientation::size];
        std::size_t count = 0;
        for (std::size_t i = 0; i < Place::length; ++i)
            if (!Place::is_orientation(i)) lengths[count++] = row[i];
        std::int32_t orientation[Orientation::size], whole[Place::length - Orientation::size];
        if (!count_whole(row + Place::orientation, orientation) || !count_whole(lengths, whole)) return false;
        verdict = compare_counted<SmallNatural>([&](std::size_t place) {
            if (Place::is_orientation(place)) return small_integer(orientation[place - Place::orientation]);
            return small_integer(whole[place < Place::orientation ? place : place - Orientation::size]);
        });
        return true;
    }
#endif

private:
    /// The verdict on the row's numbers as `count(place)` counts them.
    template <class Magnitude, class Count>
    TANGENCY_EXACT_INLINE static constexpr Verdict compare_counted(Count count) {
        Integer<Magnitude> offset[Orientation::dim], orientation[Orientation::size];
        Magnitude half[Orientation::dim];
        for (std::size_t i = 0; i < Orientation::dim; ++i) {
            const Integer<Magnitude> second = count(Place::second + i);
            offset[i] = Form::offset(count(Place::first + i), second, count(Place::center + i));
            half[i] = second.magnitude;
        }
        for (std::size_t i = 0; i < Orientation::size; ++i) orientation[i] = count(Place::orientation + i);
        const Integer<Magnitude> radius = count(Place::radius);
        return compare_rotated(offset, half, Form::doubled ? twice(radius).magnitude : radius.magnitude, orientation);
    }

    template <std::size_t... I>
    TANGENCY_EXACT_INLINE static RotatedEstimate<Scalar> estimate(const Scalar* row, std::index_sequence<I...>) {
        const double wide[] = {static_cast<double>(row[I])...};
        return estimate_rotated<Form, Orientation, Scalar, double>(wide, frame_in<Orientation, double>(wide), Orientation::filter_k);
    }

    const Scalar* row_;
    Spans spans_;
    bool finite_ = true;
    double near_one_[Place::length] = {};  // lengths below 1, the scale between 1/4 and 4; below 2^-1022 of that, 0
};

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
