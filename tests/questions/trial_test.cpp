// SPDX-License-Identifier: MIT
// Functions of other questions on trial in GoogleTest: by their numbers, and by the plain shapes.
#include <algorithm>
#include <cmath>

#include "tangency/properties/googletest.hpp"

namespace {

bool circles_meet(double px, double py, double r, double qx, double qy, double s) {
    return std::sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py)) < r + s;
}

bool boxes_meet(const tangency::LoHiBox<float, 3>& one, const tangency::LoHiBox<float, 3>& other) {
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (one.lo[axis] > other.hi[axis] || other.lo[axis] > one.hi[axis]) return false;
    return true;
}

}  // namespace

TANGENCY_TRIAL(CirclesTrial, circles_meet, .form = "center_radius", .scalar = "f64", .contract = "open", .effort = 0.02,
               .question = "ball_ball");
TANGENCY_TRIAL(BoxesTrial, boxes_meet, .form = "lo_hi", .scalar = "f32", .contract = "closed", .require = "exact", .dim = 3, .effort = 0.02,
               .question = "box_box");
