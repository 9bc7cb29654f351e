// SPDX-License-Identifier: MIT
// A convex polygon and a disk, decided exactly: the distance is the least from a side, and nothing within.
#include "gap.hpp"
#include "moved_row.hpp"
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

// From a convex polygon to a disk's centre: the nearest point of a side that faces it, or the nearest side where none does.
reference::Gap gap_polygon_ball(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const std::size_t numbers = 2 * vertices_of(signature.form).first;
    const MovedRow whole(row.first(numbers + 2), numbers, moved_by);
    const Sides sides = sides_of(whole.first());
    const Point center{whole.second()[0], whole.second()[1]};
    reference::Gap gap{.radius = Fraction(row[numbers + 2])};
    if (const auto nearest = nearest_facing(sides, center)) {
        gap.way = vector_of(nearest->direction, nearest->share, whole.exponent());
        return gap;
    }
    gap.meet = true;
    std::optional<Ratio> least;  // of the squared distances from the lines
    for (const Side& side : sides) {
        const Integer within = cross(side.along, center - side.start);
        const Ratio square{within * within, side.length_sq};
        if (least && !(square < *least)) {
            if (!(*least < square)) gap.is_unique = false;
            continue;
        }
        gap.is_unique = true;
        gap.way = vector_of(side.outwards(), {within, side.length_sq}, whole.exponent());
        gap.direction = vector_of(side.outwards(), {1, 1}, 0);
        least = square;
    }
    return gap;
}

}  // namespace tangency::questions
