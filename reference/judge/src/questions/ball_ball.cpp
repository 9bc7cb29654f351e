// SPDX-License-Identifier: MIT
// Two balls judged on the line through their centres: the ends of both where they cross it, compared as roots.
#include "integers.hpp"
#include "tangency/judge/judge.hpp"

namespace tangency::questions {

using namespace judge;

namespace {

// How sqrt(square) stands to a whole number: -1, 0 or 1.
int order_of_root(const mpz_class& square, const mpz_class& whole) {
    if (whole < 0) return 1;
    mpz_class root, rest;
    mpz_sqrtrem(root.get_mpz_t(), rest.get_mpz_t(), square.get_mpz_t());
    const int order = cmp(root, whole);
    return order == 0 ? sgn(rest) : order < 0 ? -1 : 1;
}

}  // namespace

// On the line the first ball reaches from -r to r, the second from D - s to D + s, D the distance.
JudgeAnswer judge_ball_ball(const Signature& signature, std::span<const double> row) {
    int exponent = 0;
    const auto integers = common_integers(row, exponent);
    const std::size_t dim = signature.dim;
    mpz_class distance_sq = 0;
    std::size_t fixed = 0;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const mpz_class leg = integers[axis] - integers[dim + 1 + axis];
        distance_sq += leg * leg;
        fixed += leg != 0;
    }
    const mpz_class &r = integers[dim], &s = integers[2 * dim + 1];
    const int near_ends = order_of_root(distance_sq, r + s);  // how D - s stands to r
    const int far_in_first = order_of_root(distance_sq, r - s), first_in_far = order_of_root(distance_sq, s - r);
    JudgeAnswer judged;
    judged.verdict = near_ends > 0 ? "disjoint" : near_ends < 0 ? "overlapping" : "touching";
    judged.region = region_name(fixed, dim);
    const bool within = far_in_first <= 0 || first_in_far <= 0;
    judged.relation = within ? (far_in_first == 0 || first_in_far == 0 ? "inside_tangent" : "inside")
                             : (near_ends > 0   ? "apart"
                                : near_ends < 0 ? "crossing"
                                                : "outside_tangent");
    judged.touches_from_within = false;
    judged.gap_sq = scaled_fraction(distance_sq - (r + s) * (r + s), 2 * exponent);
    return judged;
}

}  // namespace tangency::questions
