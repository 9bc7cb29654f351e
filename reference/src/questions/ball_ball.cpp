// SPDX-License-Identifier: MIT
// Two balls, decided exactly: the distance of their centres beside the sum of their radii.
#include "gap.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rational.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::questions {

using namespace reference;

namespace {

// The closed balls meet where the centres are at most r + s apart; the smaller one lies in the larger where they are at most
// |r - s| apart. Holding is asked before touching, so that a point on a rim is an inside tangent.
Relation relation_of(const Fraction& distance_sq, const Fraction& difference, Verdict verdict) {
    const Fraction holding_sq = difference * difference;
    if (distance_sq <= holding_sq) return distance_sq == holding_sq ? Relation::inside_tangent : Relation::inside;
    if (verdict == Verdict::disjoint) return Relation::apart;
    return verdict == Verdict::touching ? Relation::outside_tangent : Relation::crossing;
}

}  // namespace

Answer answer_ball_ball(const Signature& signature, std::span<const double> row) {
    const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return Fraction(row[place]); });
    Fraction distance_sq;
    std::size_t axes = 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const Fraction offset = lengths.second.center[axis] - lengths.first.center[axis];
        distance_sq += offset * offset;
        axes += offset.sign() != 0;
    }
    const Fraction &one = lengths.first.radius, &other = lengths.second.radius;
    const Fraction radius = one + other, gap_sq = distance_sq - radius * radius;
    const Verdict verdict = verdict_of_sign(gap_sq.sign());
    const Relation relation = relation_of(distance_sq, one - other, verdict);
    return {{{verdict, region_of(axes, signature.dim)},
             Number(ExactNumber{distance_sq}),
             Number(ExactNumber{gap_sq}),
             Number(ExactNumber{radius})},
            {relation, false}};
}

// Two balls are a point and a point, their radii summed.
reference::Gap gap_ball_ball(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    return reference::find_point_and_box_gap(signature, row, moved_by);
}

}  // namespace tangency::questions
