// SPDX-License-Identifier: MIT
// Two convex polygons, decided exactly: by the normals of their sides, and where these separate them by the nearest of their parts.
#include <algorithm>
#include <optional>

#include "../polygon_ball/polygon.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rotated/exact_number.hpp"

namespace tangency::questions {

using namespace reference;

namespace {

/// How far the second polygon begins beyond a side of the first: times the normal's length.
Integer gap_beyond(const Side& side, const Sides& second) {
    const Point outwards = side.outwards();
    Integer least = dot(outwards, second[0].start);
    for (const Side& other : second) least = std::min(least, dot(outwards, other.start));
    return least - dot(outwards, side.start);
}

/// The greatest gap along a normal of the first polygon's sides, as a square with its sign, and that normal.
struct Separation {
    Ratio signed_square;
    Point normal;
};

Separation separation(const Sides& first, const Sides& second) {
    std::optional<Separation> greatest;
    for (const Side& side : first) {
        const Integer gap = gap_beyond(side, second);
        Ratio square{gap * abs(gap), side.length_sq};
        if (!greatest || greatest->signed_square < square) greatest = {std::move(square), side.outwards()};
    }
    return *greatest;
}

/// From the first polygon's nearest point to the second's, of two that do not meet: one of the points is a vertex, and sides of the
/// other polygon face it, one of which has the other point.
FromSide shortest_between(const Sides& first, const Sides& second) {
    std::optional<FromSide> shortest;
    const auto try_all = [&](const Sides& sides, const Sides& points, bool is_reversed) {
        for (const Side& side : sides)
            for (const Side& other : points) {
                if (!side.faces(other.start)) continue;
                FromSide found = from_side(side, other.start);
                if (shortest && !(found.distance_sq < shortest->distance_sq)) continue;
                if (is_reversed) found.direction = Point{} - found.direction;
                shortest = std::move(found);
            }
    };
    try_all(first, second, false);
    try_all(second, first, true);
    return *shortest;
}

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

// Convex polygons are apart just where the normal of a side separates them, and no normal of a side leaves a greater depth than the least by
// which one has to move. Where none separates them and one leaves nothing, they touch.
Answer answer_polygon_polygon(const Signature& signature, std::span<const double> row) {
    const std::size_t numbers = 2 * vertices_of(signature.form).first;
    const WholeRow whole = whole_row(row);
    const std::span<const Integer> coordinates = whole.numbers;
    const Sides first = sides_of(coordinates.first(numbers)), second = sides_of(coordinates.subspan(numbers));
    Separation greatest = separation(first, second);
    if (const Separation other = separation(second, first); greatest.signed_square < other.signed_square)
        greatest = {other.signed_square, Point{} - other.normal};

    const int sign = greatest.signed_square.above.sign();
    const Verdict verdict = sign > 0 ? Verdict::disjoint : sign < 0 ? Verdict::overlapping : Verdict::touching;
    Ratio distance_sq{abs(greatest.signed_square.above), greatest.signed_square.below};
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
    const Relation relation = sign > 0 ? Relation::disjoint : sign < 0 ? Relation::crossing : Relation::touching;
    const Fraction square = distance_sq.square_in(whole.exponent), gap_sq = sign < 0 ? -square : square;
    return {{{verdict, region}, Number(ExactNumber{square}), Number(ExactNumber{gap_sq}), Number(ExactNumber{Fraction(0)})},
            {relation, false}};
}

}  // namespace tangency::questions
