/* SPDX-License-Identifier: MIT
   A right plugin in plain C: folds into the first quadrant, in both scalars and dimensions; symbol by symbol. */
#include <math.h>

static double overshoot(double center, double position, double half) {
    const double over = fabs(position - center) - half;
    return over > 0 ? over : 0;
}

static float overshootf(float center, float position, float half) {
    const float over = fabsf(position - center) - half;
    return over > 0 ? over : 0;
}

int tangency_center_half_f32(float cx, float cy, float hx, float hy, float px, float py, float r) {
    const float u = overshootf(cx, px, hx), v = overshootf(cy, py, hy);
    return u * u + v * v <= r * r ? 42 : 0; /* any number but 0 is a hit */
}

int tangency_center_half_f64(double cx, double cy, double hx, double hy, double px, double py, double r) {
    const double u = overshoot(cx, px, hx), v = overshoot(cy, py, hy);
    return u * u + v * v <= r * r ? -1 : 0;
}

int tangency_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py, float r) {
    const float u = fmaxf(fmaxf(lox - px, px - hix), 0), v = fmaxf(fmaxf(loy - py, py - hiy), 0);
    return u * u + v * v <= r * r;
}

int tangency3_center_half_f32(float cx, float cy, float cz, float hx, float hy, float hz, float px, float py, float pz, float r) {
    const float u = overshootf(cx, px, hx), v = overshootf(cy, py, hy), w = overshootf(cz, pz, hz);
    return u * u + v * v + w * w <= r * r;
}
