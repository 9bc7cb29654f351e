// SPDX-License-Identifier: MIT
// A user's fuzz target in three lines; WRONG asks for a function with a bug that fuzzing must find, CIRCLES for one of another question.
#include "tangency/fuzz/target.hpp"

#ifdef CIRCLES

namespace {

bool circles_meet(double px, double py, double r, double qx, double qy, double s) {
    return (px - qx) * (px - qx) + (py - qy) * (py - qy) <= r * r + s * s;  // the square of a sum is more
}

}  // namespace

TANGENCY_FUZZER(circles_meet, .form = "center_radius", .scalar = "f64", .contract = "closed", .question = "ball_ball");

#else

namespace {

float overshoot(float lo, float side, float p) { return p < lo ? lo - p : p > lo + side ? p - (lo + side) : 0.0f; }

bool hits(float x, float y, float w, float h, float px, float py, float r) {
    const float dx = overshoot(x, w, px), dy = overshoot(y, h, py);
#ifdef WRONG
    return dx <= r && dy <= r;  // corners are square
#else
    return dx * dx + dy * dy <= r * r;
#endif
}

}  // namespace

TANGENCY_FUZZER(hits, .form = "corner_size", .scalar = "f32");

#endif
