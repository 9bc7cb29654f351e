/* SPDX-License-Identifier: MIT
 * A ball against a box between two corners, in 3-D: the function, and the plugin it is tried through. */
#include <tangency/plugin.h>

static float outside(float position, float lo, float hi) {
    if (position < lo) return lo - position;
    if (position > hi) return position - hi;
    return 0;
}

static int ball_hits_box(const float lo[3], const float hi[3], const float center[3], float radius) {
    float distance_sq = 0;
    for (int axis = 0; axis < 3; ++axis) {
        const float gap = outside(center[axis], lo[axis], hi[axis]);
        distance_sq += gap * gap;
    }
    return distance_sq <= radius * radius;
}

int tangency3_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float px, float py, float pz, float r) {
    const float lo[3] = {lox, loy, loz};
    const float hi[3] = {hix, hiy, hiz};
    const float center[3] = {px, py, pz};
    return ball_hits_box(lo, hi, center, r);
}
