// SPDX-License-Identifier: MIT
// From a convex polygon to a disk's centre: the nearest point of a side that faces it, or the nearest side where none does.
#include "gap.hpp"

#include "moved_row.hpp"
#include "polygon.hpp"

namespace tangency::questions {

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
