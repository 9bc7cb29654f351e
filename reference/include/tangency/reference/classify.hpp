// SPDX-License-Identifier: MIT
// The exact decision procedure: circle against rectangle, ball against box, in any dimension.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "tangency/reference/defect.hpp"
#include "tangency/reference/offset.hpp"
#include "tangency/reference/rational.hpp"
#include "tangency/reference/words.hpp"
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

inline Verdict verdict_of(const Rational& gap_sq) {
    if (gap_sq > 0) return Verdict::disjoint;
    return gap_sq < 0 ? Verdict::overlapping : Verdict::touching;
}

template <std::size_t Dim>
using PerAxis = std::array<Rational, Dim>;

template <std::size_t Dim>
Measurement measure(const PerAxis<Dim>& excess, const Rational& radius) {
    Rational distance_sq = 0;
    std::size_t axes_outside = 0;
    for (const Rational& beyond : excess) {
        if (beyond > 0) {
            distance_sq += beyond * beyond;
            ++axes_outside;
        }
    }
    Rational gap_sq = distance_sq - radius * radius;
    const Verdict verdict = verdict_of(gap_sq);
    return {verdict, region_of(axes_outside, Dim), std::move(distance_sq), std::move(gap_sq)};
}

/// The circle is in the box if it clears every side; the box is in the circle if its farthest corner is.
template <std::size_t Dim>
Classification relate(const PerAxis<Dim>& excess, const PerAxis<Dim>& width, const Rational& radius) {
    Measurement measured = measure(excess, radius);
    Rational farthest_sq = 0;
    for (std::size_t axis = 0; axis < Dim; ++axis) {
        const Rational reach = excess[axis] + width[axis];
        farthest_sq += reach * reach;
    }
    const Rational clearance = -*std::max_element(excess.begin(), excess.end()) - radius;
    const Rational slack_sq = radius * radius - farthest_sq;

    Relation relation = Relation::crossing;
    bool touches_from_within = false;
    if (clearance >= 0) {
        relation = Relation::circle_inside_box;
        touches_from_within = clearance == 0;
    } else if (slack_sq >= 0) {
        relation = Relation::box_inside_circle;
        touches_from_within = slack_sq == 0;
    } else if (measured.verdict != Verdict::overlapping) {
        relation = measured.verdict == Verdict::disjoint ? Relation::disjoint : Relation::touching;
    }
    return {std::move(measured), relation, touches_from_within};
}

template <std::size_t Dim, class Box, class BallLike>
PerAxis<Dim> excess_of(const Box& box, const BallLike& ball) {
    PerAxis<Dim> excess;
    for (std::size_t axis = 0; axis < Dim; ++axis)
        excess[axis] = excess_on_axis(box, center_on_axis(ball, axis), axis);
    return excess;
}

}  // namespace detail

/// Where the closed ball stands to the closed box, decided without rounding.
///   - touching  <=>  the distance from the centre to the box equals the radius exactly
///   - negating one axis of both shapes leaves the verdict alone
///   - enlarging the radius never moves the verdict towards disjoint
/// Box is CenterHalfBox, LoHiBox or CornerSizeBox; the ball is Ball or CorneredBall.
/// Needs a valid scene (find_defect returns nothing). Domain: every finite number, subnormals included.
template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar,
          std::size_t Dim>
Measurement measure(const Box<Scalar, Dim>& box, const BallLike<Scalar, Dim>& ball) {
    return detail::measure(detail::excess_of<Dim>(box, ball), exact(ball.radius));
}

/// As measure, and which solid holds which; costs about half as much again. Same laws, same needs.
template <template <class, std::size_t> class Box, template <class, std::size_t> class BallLike, class Scalar,
          std::size_t Dim>
Classification classify(const Box<Scalar, Dim>& box, const BallLike<Scalar, Dim>& ball) {
    detail::PerAxis<Dim> width;
    for (std::size_t axis = 0; axis < Dim; ++axis) width[axis] = width_on_axis(box, axis);
    return detail::relate(detail::excess_of<Dim>(box, ball), width, exact(ball.radius));
}

}  // namespace tangency::reference
