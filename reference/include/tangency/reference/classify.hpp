// SPDX-License-Identifier: MIT
// The exact decision procedure: circle against rectangle, ball against box, in any dimension.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

#include "tangency/reference/defect.hpp"
#include "tangency/reference/integer_input.hpp"
#include "tangency/reference/rational.hpp"
#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/form.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::reference {

/// The distance question answered, with the exact numbers behind it.
struct Measurement {
    Verdict verdict;
    Region region;
    Rational distance_sq;  ///< squared distance from the ball's centre to the box, 0 inside it
    Rational gap_sq;       ///< distance_sq - radius^2; its sign is the verdict
};

/// The whole answer: the distance question and which solid holds which.
struct Classification : Measurement {
    Relation relation;
    bool touches_from_within;  ///< the held shape reaches the holder's boundary; false unless one holds
};

namespace detail {

/// The distance question in whole numbers: the squares count units of 2^(2 exponent).
struct IntegerMeasurement {
    Standing standing;
    Integer distance_sq;
    Integer gap_sq;
};

/// How far the centre lies beyond the nearer of the box's two sides; negative: how deep between them.
template <std::size_t Dim>
Integer overshoot(const IntegerInput<Dim>& input, std::size_t axis) {
    return abs(input.offset[axis]) - input.half_extent[axis];
}

template <std::size_t Dim>
IntegerMeasurement measure(const IntegerInput<Dim>& input) {
    Integer distance_sq = 0;
    std::size_t axes_outside = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Integer beyond = overshoot(input, axis);
        if (beyond > 0) {
            distance_sq += beyond * beyond;
            ++axes_outside;
        }
    }
    Integer gap_sq = distance_sq - input.radius * input.radius;
    const Standing standing{verdict_of_sign(gap_sq.sign()), region_of(axes_outside, Dim)};
    return {standing, std::move(distance_sq), std::move(gap_sq)};
}

template <std::size_t Dim>
Holding relate(const IntegerInput<Dim>& input, Verdict verdict) {
    Integer outermost = overshoot(input, 0), farthest_sq = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Integer to_farther_side = abs(input.offset[axis]) + input.half_extent[axis];
        farthest_sq += to_farther_side * to_farther_side;
        outermost = std::max(outermost, overshoot(input, axis));
    }
    const Integer past_nearest_side = outermost + input.radius;
    const Integer past_circle = farthest_sq - input.radius * input.radius;
    return holding_of(past_nearest_side.sign(), past_circle.sign(), verdict);
}

/// The same in rationals, for a caller who wants the numbers.
template <std::size_t Dim>
Measurement in_rationals(const IntegerMeasurement& measured, const IntegerInput<Dim>& input) {
    const int squared = 2 * input.exponent;
    return {measured.standing.verdict, measured.standing.region, Fraction(measured.distance_sq, 1, squared).rational(),
            Fraction(measured.gap_sq, 1, squared).rational()};
}

}  // namespace detail

/// Where the closed ball stands to the closed box, decided without rounding: the verdict and the nearest region.
///   - touching  <=>  the distance from the centre to the box equals the radius exactly
///   - negating one axis of both shapes leaves the verdict alone
///   - enlarging the radius never moves the verdict towards disjoint
/// Box is CenterHalfBox, LoHiBox, CornerSizeBox or CenterSizeBox; the ball is Ball or CorneredBall.
/// Needs a valid input (find_defect returns nothing). Domain: every finite number, subnormals included.
template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar, std::size_t Dim>
Standing stand(const Box<Scalar, Dim>& box, const BallLike<Scalar, Dim>& ball) {
    return detail::measure(detail::integer_input(box, ball)).standing;
}

/// As stand, with the exact numbers behind the verdict, which cost more than the verdict. Same laws, same needs.
template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar, std::size_t Dim>
Measurement measure(const Box<Scalar, Dim>& box, const BallLike<Scalar, Dim>& ball) {
    const auto input = detail::integer_input(box, ball);
    return detail::in_rationals(detail::measure(input), input);
}

/// As measure, and which solid holds which. Same laws, same needs.
template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar, std::size_t Dim>
Classification classify(const Box<Scalar, Dim>& box, const BallLike<Scalar, Dim>& ball) {
    const auto input = detail::integer_input(box, ball);
    Measurement measured = detail::in_rationals(detail::measure(input), input);
    const auto [relation, touches_from_within] = detail::relate(input, measured.verdict);
    return {std::move(measured), relation, touches_from_within};
}

}  // namespace tangency::reference
