// SPDX-License-Identifier: MIT
// Arrays of rotated boxes: a filter in the numbers' own type, with one bound for inputs that share a step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "batch.hpp"
#include "filter.hpp"
#include "rotated.hpp"

namespace tangency::impl::exact {
inline namespace TANGENCY_EXACT_TARGET {
namespace detail {

/// What the bound is of its magnitude, in units of e.
template <class Orientation>
inline constexpr int batch_k = 224;
template <>
inline constexpr int batch_k<ByQuaternion> = 512;

// The bound. Of rotated_filter.hpp, for any unit roundoff e below 2^-20, and with the numbers of its derivation: rounding
// changes gap_sq by at most 18.4 e M (T + 7.2 e M) by an axis, 32.4 e M (T + 20 e M) by a quaternion. Write d, p and n for the
// lengths of D and of h, and for r, times the scale: Q^ = sum a_i^^2 is d^2, off by 13 e d^2 (54 e d^2). By Cauchy and Schwarz
//     M <= sqrt(D) d + n [+ sqrt(D) p], T <= sqrt(D) d + n, D the dimension and [] where the form is doubled, so
//     M T, M^2 <= (2 D + 1) (d^2 + n^2 + [p^2]):   92 e (d^2 + n^2 + p^2) by an axis, 227 e by a quaternion.
// Where the sign matters n^2 is at most d^2 + |gap_sq|, but for 8 e of them: with a magnitude of Q^ [+ p^^2] and K = 224 e (512 e)
// |gap_sq| > K (magnitude) exceeds 184 e (454 e) of it and 92 e (227 e) |gap_sq|, and what is left is 11 % of the bound.
// A sum of several inputs' magnitudes is no less than each, and nothing above needs it to be small.
//   Contraction: every step may be rounded or not.
//   Overflow: a finite gap_sq alone is trusted, so sum X^^2 and n^2 are finite, and an infinite magnitude makes an infinite bound.
//     h times the scale may be infinite: then X = 0 is right, and in a doubled form the bound is infinite. A NaN is in gap_sq.
//   Underflow, FTZ, DAZ: let each number and each result lose the smallest normal number, t = 2^-126 (2^-1022), with scales from
//     2^-20 to 2^20 (2^-200 to 2^200). The scale and the entries then lose less than 2^-60 e of themselves, and a_i, h_i and r
//     times the scale lose less than z = 2^30 t (2^210 t). So gap_sq loses 2 T z + 4 z^2 + 8 t, T <= 3.5 d + sqrt|gap_sq|: where d, or
//     sqrt|gap_sq|, exceeds 2^-60 (2^-700) the spare 11 % exceed that, and elsewhere the floor, 2^-100 (2^-900).
template <class Form, class Orientation, class Work, class See, std::size_t... I, std::size_t... J>
TANGENCY_EXACT_INLINE Work measure_rotated(const Work* row, See& see, std::index_sequence<I...>, std::index_sequence<J...>) {
    using Do = Arithmetic<Work>;
    using Place = Row<Orientation::dim, Orientation::size>;
    const Work orientation[] = {row[Place::orientation + J]...};
    const auto frame = Orientation::frame_of(static_cast<const Work*>(orientation));
    const Work offset[] = {Form::offset(row[Place::first + I], row[Place::second + I], row[Place::center + I])...};
    const Work along[] = {frame.template along<I>(static_cast<const Work*>(offset))...};
    const Work scale = frame.scale(), half[] = {row[Place::second + I] * scale...};
    const Work radius = row[Place::radius] * scale, span = Form::doubled ? radius + radius : radius;
    const Work beyond[] = {Do::above_zero(Do::absolute(along[I]) - half[I])...};
    Work magnitude = (... + (along[I] * along[I]));
    if constexpr (Form::doubled) magnitude = magnitude + (... + (half[I] * half[I]));
    see(std::integral_constant<std::size_t, 0>{}, magnitude);
    see(std::integral_constant<std::size_t, 1>{}, scale);
    return (... + (beyond[I] * beyond[I])) - span * span;
}

template <class Form, class Orientation, class Scalar>
struct RotatedBatch {
    using Number = Scalar;
    using Box = RotatedBox<Form, Orientation, Scalar>;
    static constexpr std::size_t width = Box::Place::length;
    static constexpr bool is_scaled = true;
    static constexpr std::size_t shares = 1;
    static constexpr Scalar least_scale = sizeof(Scalar) == 4 ? Scalar(0x1p-20) : Scalar(0x1p-200), greatest_scale = 1 / least_scale;

    template <class Work, class See>
    TANGENCY_EXACT_INLINE static Work measure(const Work* row, See& see) {
        return measure_rotated<Form, Orientation>(row, see, std::make_index_sequence<Orientation::dim>{},
                                                  std::make_index_sequence<Orientation::size>{});
    }
    template <class Work>
    TANGENCY_EXACT_INLINE static Work bound_by(Work magnitude) {
        using Do = Arithmetic<Work>;
        constexpr Scalar k = batch_k<Orientation> * std::numeric_limits<Scalar>::epsilon() / 2;
        return Do::add_product(magnitude, Do::broadcast(k), Do::broadcast(filter_floor<Scalar, Scalar>));
    }
    template <class Work>
    TANGENCY_EXACT_INLINE static Work own_bound(Work magnitude, Work) {
        return bound_by(magnitude);
    }
    // From the filter on: that of one row has the smaller bound.
    static Verdict settle(const Scalar* row) { return decide<Box>(row, Stage::filter).verdict; }
};

}  // namespace detail
}  // namespace TANGENCY_EXACT_TARGET
}  // namespace tangency::impl::exact
