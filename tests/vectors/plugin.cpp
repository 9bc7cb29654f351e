// SPDX-License-Identifier: MIT
// A right function and a wrong one, exported as the C interface wants them.
#include <algorithm>

extern "C" int tangency_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py, float r) {
    const float dx = px - std::clamp(px, lox, hix);
    const float dy = py - std::clamp(py, loy, hiy);
    return dx * dx + dy * dy <= r * r;
}

extern "C" int tangency_ball_ball_center_radius_f32(float px, float py, float r, float qx, float qy, float s) {
    return (qx - px) * (qx - px) + (qy - py) * (qy - py) <= (r + s) * (r + s);
}

// The half extents are forgotten: the box is a point.
extern "C" int tangency_center_half_f32(float cx, float cy, float, float, float px, float py, float r) {
    const float dx = px - cx;
    const float dy = py - cy;
    return dx * dx + dy * dy <= r * r;
}
