// SPDX-License-Identifier: MIT
// A convex polygon and a disk, decided exactly: the distance is the least from a side, and nothing within.
#include "polygon.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::questions {

using namespace reference;

Answer answer_polygon_ball(const Signature& signature, std::span<const double> row) {
    const std::size_t numbers = 2 * vertices_of(signature.form).first;
    const Point center{Fraction(row[numbers]), Fraction(row[numbers + 1])};
    const Fraction radius(row[numbers + 2]);

    bool is_within = true;
    const std::vector<Side> sides = sides_of(row.first(numbers));
    FromSide nearest = from_side(sides[0], center);
    for (const Side& side : sides) {
        is_within = is_within && cross(side.along(), center - side.start).sign() >= 0;
        const FromSide here = from_side(side, center);
        if (here.distance_sq < nearest.distance_sq) nearest = here;
    }
    if (is_within) nearest.distance_sq = 0;

    const Fraction gap_sq = nearest.distance_sq - radius * radius;
    const Verdict verdict = verdict_of_sign(gap_sq.sign());
    const Region region = is_within ? Region::inside : nearest.is_end ? Region::corner : Region::face;
    const Relation relation = verdict == Verdict::disjoint   ? Relation::disjoint
                              : verdict == Verdict::touching ? Relation::touching
                                                             : Relation::crossing;
    return {{{verdict, region}, Number(ExactNumber{nearest.distance_sq}), Number(ExactNumber{gap_sq}), Number(ExactNumber{radius})},
            {relation, false}};
}

}  // namespace tangency::questions
