// SPDX-License-Identifier: MIT
// A segment and a box: the shortest vector between them. No way out is found, as none is asked for.
#include "gap.hpp"

#include "nearest.hpp"

namespace tangency::questions {

reference::Gap gap_box_segment(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    const Nearest nearest = nearest_of(way_of(signature, row, moved_by));
    return {.meet = nearest.axes_outside == 0, .way = nearest.way};
}

}  // namespace tangency::questions
