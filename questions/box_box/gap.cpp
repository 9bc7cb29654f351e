// SPDX-License-Identifier: MIT
// Two boxes along the axes are a point and a box.
#include "gap.hpp"

namespace tangency::questions {

reference::Gap gap_box_box(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    return reference::find_point_and_box_gap(signature, row, moved_by);
}

}  // namespace tangency::questions
