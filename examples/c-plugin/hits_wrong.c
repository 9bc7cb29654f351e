/* SPDX-License-Identifier: MIT
 * The same with the bug that recp/cglm #179 reported: the distance to a face counts even between the faces. */
#include <tangency/plugin.h>

static float smaller(float a, float b) { return a < b ? a : b; }

static int ball_hits_box(const float lo[3], const float hi[3], const float center[3], float radius) {
    float distance_sq = 0;
    for (int axis = 0; axis < 3; ++axis) {
        const float to_lo = center[axis] - lo[axis];
        const float to_hi = center[axis] - hi[axis];
        distance_sq += smaller(to_lo * to_lo, to_hi * to_hi);
    }
    return distance_sq <= radius * radius;
}

int tangency3_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float px, float py, float pz, float r) {
    const float lo[3] = {lox, loy, loz};
    const float hi[3] = {hix, hiy, hiz};
    const float center[3] = {px, py, pz};
    return ball_hits_box(lo, hi, center, r);
}
