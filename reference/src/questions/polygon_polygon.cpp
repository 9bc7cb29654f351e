// SPDX-License-Identifier: MIT
// Two convex polygons, decided exactly: by the normals of their sides, and where these separate them by the nearest of their parts.
#include <algorithm>

#include "moved_row.hpp"
#include "gap.hpp"
#include "polygons.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::questions {

using namespace reference;

namespace {

/// Whether polygons that come nearest along a direction do so in one pair of points alone. Across it the parts that lie farthest in
/// the direction and against it take up intervals; the differences of their points take up one as well, of which the pair is an end or
/// not.
bool meet_at_corners(const Sides& first, const Sides& second, const Point& direction) {
    const Point across{-direction.y, direction.x};
    const auto farthest = [&](const Sides& sides, int sign) {
        const auto place = [&](const Side& side) -> Integer { return dot(direction, side.start) * sign; };
        Integer most = place(sides[0]);
        for (const Side& side : sides) most = std::max(most, place(side));
        std::vector<Integer> places;
        for (const Side& side : sides)
            if (place(side) == most) places.push_back(dot(across, side.start));
        return std::minmax({places.front(), places.back()});
    };
    const std::pair<Integer, Integer> one = farthest(first, 1), other = farthest(second, -1);
    return one.first >= other.second || other.first >= one.second;
}

}  // namespace

Answer answer_polygon_polygon(const Signature& signature, std::span<const double> row) {
    const std::size_t numbers = 2 * vertices_of(signature.form).first;
    const WholeRow whole = whole_row(row);
    const std::span<const Integer> coordinates = whole.numbers;
    const Sides first = sides_of(coordinates.first(numbers)), second = sides_of(coordinates.subspan(numbers));
    const Along greatest = greatest_gap(first, second);
    const int sign = greatest.gap.sign();
    const Verdict verdict = verdict_of_sign(sign);
    Ratio distance_sq{greatest.gap * greatest.gap, dot(greatest.normal, greatest.normal)};
    Region region = Region::inside;
    if (sign >= 0) {
        Point direction = greatest.normal;
        if (sign > 0) {
            FromSide shortest = shortest_between(first, second);
            distance_sq = std::move(shortest.distance_sq);
            direction = std::move(shortest.direction);
        }
        region = meet_at_corners(first, second, direction) ? Region::corner : Region::face;
    }
    const Fraction square = distance_sq.square_in(whole.exponent), gap_sq = sign < 0 ? -square : square;
    return {{{verdict, region}, Number(ExactNumber{square}), Number(ExactNumber{gap_sq}), Number(ExactNumber{Fraction(0)})},
            {relation_without_holding(verdict), false}};
}

// From one convex polygon to another: the shortest way between them, or out along the normal of a side.
reference::Gap gap_polygon_polygon(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const MovedRow whole(row, 2 * vertices_of(signature.form).first, moved_by);
    const Sides first = sides_of(whole.first()), second = sides_of(whole.second());
    const std::vector<Along> gaps = all_gaps(first, second);
    const Along& greatest = *std::max_element(gaps.begin(), gaps.end());
    reference::Gap gap{.meet = greatest.gap.sign() <= 0};
    if (!gap.meet) {
        const FromSide shortest = shortest_between(first, second);
        gap.way = vector_of(shortest.direction, shortest.share, whole.exponent());
        return gap;
    }
    gap.way = vector_of(greatest.normal, {-greatest.gap, dot(greatest.normal, greatest.normal)}, whole.exponent());
    gap.direction = vector_of(greatest.normal, {1, 1}, 0);
    // Parallel sides of both have one normal twice.
    const auto leads_elsewhere = [&greatest](const Along& other) {
        return cross(greatest.normal, other.normal) != 0 || dot(greatest.normal, other.normal) < 0;
    };
    gap.is_unique =
        std::none_of(gaps.begin(), gaps.end(), [&](const Along& other) { return !(other < greatest) && leads_elsewhere(other); });
    return gap;
}

}  // namespace tangency::questions
