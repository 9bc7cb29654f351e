// SPDX-License-Identifier: MIT
// The way of a ball and a box: the shortest vector between them. No way out is found, as none is asked for.
#include "gap.hpp"

#include "../box_segment/nearest.hpp"

namespace tangency::questions {

reference::Gap gap_box_moving_ball(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const Nearest nearest = nearest_of(way_of(signature, row, moved_by));
    return {.meet = nearest.axes_outside == 0, .way = nearest.way, .radius = Fraction(row.back())};
}

}  // namespace tangency::questions
