// SPDX-License-Identifier: MIT
// Two balls are a point and a point, their radii summed.
#include "gap.hpp"

namespace tangency::questions {

reference::Gap gap_ball_ball(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    return reference::find_point_and_box_gap(signature, row, moved_by);
}

}  // namespace tangency::questions
