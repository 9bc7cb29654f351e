// SPDX-License-Identifier: MIT
// A convex polygon and a disk judged by the part of the plane that the disk's centre lies in.
#include "polygon.hpp"
#include "tangency/judge/judge.hpp"

namespace tangency::questions {

using namespace judge;

JudgeAnswer judge_polygon_ball(const Signature&, std::span<const double> row) {
    int exponent = 0;
    const auto integers = common_integers(row, exponent);
    const std::size_t vertices = integers.size() - 3;
    const NearestPart nearest = nearest_part(polygon_of(std::span(integers).first(vertices)), {integers[vertices], integers[vertices + 1]});
    const mpz_class gap = nearest.above - integers.back() * integers.back() * nearest.below;
    const int sign = sgn(gap);
    JudgeAnswer judged;
    judged.verdict = sign > 0 ? "disjoint" : sign < 0 ? "overlapping" : "touching";
    judged.region = nearest.region;
    judged.relation = sign < 0 ? "crossing" : judged.verdict;
    judged.touches_from_within = false;
    judged.gap_sq = square_text(gap, nearest.below, exponent);
    return judged;
}

}  // namespace tangency::questions
