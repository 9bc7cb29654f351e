// SPDX-License-Identifier: MIT
// A moving ball and a box, decided exactly: the ball meets the box on its way where its centre's way comes within the radius.
#include "segment.hpp"
#include "gap.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::questions {

using namespace reference;

// The balls on the way are together all points within the radius of the segment, so distance alone decides, as it does of a ball
// that stands still.
Answer answer_box_moving_ball(const Signature& signature, std::span<const double> row) {
    const Nearest nearest = nearest_of(way_of(signature, row));
    const Fraction radius(row.back()), gap_sq = nearest.distance_sq - radius * radius;
    const Verdict verdict = verdict_of_sign(gap_sq.sign());
    return {{{verdict, region_of(nearest.axes_outside, signature.dim)},
             Number(ExactNumber{nearest.distance_sq}),
             Number(ExactNumber{gap_sq}),
             Number(ExactNumber{radius})},
            {relation_without_holding(verdict), false}};
}

// The way of a ball and a box: the shortest vector between them. No way out is found, as none is asked for.
reference::Gap gap_box_moving_ball(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const Nearest nearest = nearest_of(way_of(signature, row, moved_by));
    return {.meet = nearest.axes_outside == 0, .way = nearest.way, .radius = Fraction(row.back())};
}

}  // namespace tangency::questions
