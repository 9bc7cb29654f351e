// SPDX-License-Identifier: MIT
// A convex polygon and a disk, decided exactly: the distance is the least from a side, and nothing within.
#include "polygon.hpp"

#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::questions {

using namespace reference;

Answer answer_polygon_ball(const Signature& signature, std::span<const double> row) {
    const std::size_t numbers = 2 * vertices_of(signature.form).first;
    const WholeRow whole = whole_row(row);
    const Point center{whole.numbers[numbers], whole.numbers[numbers + 1]};
    const auto nearest = nearest_facing(sides_of(std::span(whole.numbers).first(numbers)), center);
    const Fraction radius(row[numbers + 2]), distance_sq = nearest ? nearest->distance_sq.square_in(whole.exponent) : Fraction(0);
    const Fraction gap_sq = distance_sq - radius * radius;
    const Verdict verdict = verdict_of_sign(gap_sq.sign());
    const Region region = !nearest ? Region::inside : nearest->is_end ? Region::corner : Region::face;
    return {{{verdict, region}, Number(ExactNumber{distance_sq}), Number(ExactNumber{gap_sq}), Number(ExactNumber{radius})},
            {relation_without_holding(verdict), false}};
}

}  // namespace tangency::questions
