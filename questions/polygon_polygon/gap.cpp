// SPDX-License-Identifier: MIT
// From one convex polygon to another: the shortest way between them, or out along the normal of a side.
#include "gap.hpp"

#include "../polygon_ball/moved_row.hpp"
#include "nearest.hpp"

namespace tangency::questions {

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
