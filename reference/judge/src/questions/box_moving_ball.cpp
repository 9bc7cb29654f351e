// SPDX-License-Identifier: MIT
// A moving ball and a box judged by separating axes where the centre's way meets the box, else by the nearest of their features.
#include "way.hpp"
#include "tangency/judge/judge.hpp"

namespace tangency::questions {

using namespace judge;

JudgeAnswer judge_box_moving_ball(const Signature& signature, std::span<const double> row) {
    const JudgedWay way = judged_way(signature, row);
    const Between between = order_by_axes(way) > 0 ? shortest_between(way) : Between{0, 1, 0};
    const mpz_class reach = way.integers.back() * between.below, gap = between.square - reach * reach;
    const int sign = sgn(gap);
    return {sign > 0   ? "disjoint"
            : sign < 0 ? "overlapping"
                       : "touching",
            region_name(between.axes, way.dim),
            sign > 0   ? "disjoint"
            : sign < 0 ? "crossing"
                       : "touching",
            false, text_of(gap, between.below, way.exponent)};
}

}  // namespace tangency::questions
