/* SPDX-License-Identifier: MIT
   Functions that sessions put on trial, each from its mark to the next; sessions.py says how. They are right but where they say. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <tangency/plugin.h>

static inline int wrap(int64_t n) { return (int)(uint32_t)n; }
static inline int clamp(int n, int lo, int hi) { return n < lo ? lo : n > hi ? hi : n; }
static inline int most(int a, int b) { return a > b ? a : b; }

/* == hits */
int tangency_center_half_f32(float cx, float cy, float hx, float hy, float px, float py, float r) {
    const float x = fabsf(px - cx), y = fabsf(py - cy), u = fmaxf(x - hx, 0), v = fmaxf(y - hy, 0);
    return u * u + v * v <= r * r;
}
/* == floats */
int tangency_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py, float r) {
    const float u = fmaxf(fmaxf(lox - px, px - hix), 0), v = fmaxf(fmaxf(loy - py, py - hiy), 0);
    return u * u + v * v <= r * r;
}
int tangency_ball_ball_center_radius_f32(float px, float py, float r, float qx, float qy, float s) {
    return (qx - px) * (qx - px) + (qy - py) * (qy - py) <= (r + s) * (r + s);
}
/* == plane */
int tangency_lo_hi_f64(double lox, double loy, double hix, double hiy, double px, double py, double r) {
    const double u = fmax(fmax(lox - px, px - hix), 0), v = fmax(fmax(loy - py, py - hiy), 0);
    return u * u + v * v <= r * r;
}
/* == space */
int tangency3_lo_hi_f64(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py, double pz, double r) {
    const double u = fmax(fmax(lox - px, px - hix), 0), v = fmax(fmax(loy - py, py - hiy), 0), w = fmax(fmax(loz - pz, pz - hiz), 0);
    return u * u + v * v + w * w <= r * r;
}
/* == balls */
double tangency_distance_ball_ball_center_radius_f64(double cx, double cy, double r, double qx, double qy, double s) {
    return fmax(hypot(qx - cx, qy - cy) - (r + s), 0);
}
/* == boxes */
void tangency_mtv_box_box_lo_hi_f64(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2,
                                    double* out) {
    const double right = hix - lox2, left = hix2 - lox, up = hiy - loy2, down = hiy2 - loy;
    const double x = right < left ? right : -left, y = up < down ? up : -down;
    out[0] = out[1] = 0;
    if (right < 0 || left < 0 || up < 0 || down < 0) return;
    if (fabs(x) < fabs(y))
        out[0] = x;
    else
        out[1] = y;
}
/* == pairs */
int tangency_pairs_lo_hi_f64(int count, const int* kinds, const double* numbers, int capacity, int* pairs) {
    int found = 0;
    for (int j = 0; j < count; ++j)
        for (int i = 0; i < j; ++i) {
            const double *a = numbers + 4 * i, *b = numbers + 4 * j;
            const double a_lo = kinds[i] ? a[0] - a[2] : a[0], a_hi = kinds[i] ? a[0] + a[2] : a[2];
            const double b_lo = kinds[j] ? b[0] - b[2] : b[0], b_hi = kinds[j] ? b[0] + b[2] : b[2];
            if (a_lo > b_hi || b_lo > a_hi) continue;
            pairs[2 * found] = i;
            pairs[2 * found++ + 1] = j;
        }
    return found;
}
/* == answers: 7 is no verdict, the first translation divides 0 by 0, the second forgets a number, the third rotates back the wrong way,
      and the time is that of a box grown by the radius, whose corners no ball reaches */
int tangency_verdict_center_half_f32(float cx, float cy, float hx, float hy, float px, float py, float r) {
    const float u = fmaxf(fabsf(px - cx) - hx, 0), v = fmaxf(fabsf(py - cy) - hy, 0), d = u * u + v * v;
    return (d < r * r) - (d > r * r);
}
int tangency_verdict_lo_hi_f32(float lox, float loy, float hix, float hiy, float px, float py, float r) { return 7; }
double tangency3_distance_sq_lo_hi_f64(double lox, double loy, double loz, double hix, double hiy, double hiz, double px, double py,
                                       double pz, double r) {
    const double u = fmax(fmax(lox - px, px - hix), 0), v = fmax(fmax(loy - py, py - hiy), 0), w = fmax(fmax(loz - pz, pz - hiz), 0);
    return u * u + v * v + w * w;
}
void tangency_mtv_center_half_f64(double cx, double cy, double hx, double hy, double px, double py, double r, double* out) {
    const double u = fmax(fabs(px - cx) - hx, 0), v = fmax(fabs(py - cy) - hy, 0), d = sqrt(u * u + v * v);
    out[0] = copysign(u, px - cx) / d * fmax(r - d, 0);
    out[1] = copysign(v, py - cy) / d * fmax(r - d, 0);
}
void tangency_mtv_ball_ball_center_radius_f32(float px, float py, float r, float qx, float qy, float s, float* out) {
    out[0] = px < qx ? r : -r;
}
/* Of a complex number, away from the nearest corner or side. */
static void push(double a, double b, double h, double k, double c, double s, double r, double* out) {
    const double u = fabs(a) - h, v = fabs(b) - k, d = hypot(fmax(u, 0), fmax(v, 0));
    double x = 0, y = 0;
    if (u <= 0 && v <= 0 && u > v)
        x = r - u;
    else if (u <= 0 && v <= 0)
        y = r - v;
    else if (d < r)
        x = fmax(u, 0) / d * (r - d), y = fmax(v, 0) / d * (r - d);
    x = copysign(x, a), y = copysign(y, b);
    out[0] = x * c - y * s;
    out[1] = x * s + y * c;
}
void tangency_mtv_corner_size_axis_f64(double x, double y, double w, double h, double ux, double uy, double px, double py, double r,
                                       double* out) {
    const double n = hypot(ux, uy), c = ux / n, s = uy / n, dx = px - (x + w / 2), dy = py - (y + h / 2);
    push(dx * c + dy * s, dy * c - dx * s, w / 2, h / 2, c, s, r, out);
}
void tangency_mtv_center_half_radians_f64(double cx, double cy, double hx, double hy, double angle, double px, double py, double r,
                                          double* out) {
    const double c = cos(angle), s = sin(angle), dx = px - cx, dy = py - cy;
    push(dx * c + dy * s, dy * c - dx * s, hx, hy, c, -s, r, out);
}
double tangency_time_box_moving_ball_lo_hi_f64(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by,
                                               double r) {
    const double lo[] = {lox - r, loy - r}, hi[] = {hix + r, hiy + r}, a[] = {ax, ay}, d[] = {bx - ax, by - ay};
    double in = 0, out = 1;
    for (int axis = 0; axis < 2; ++axis) {
        if (d[axis] == 0) {
            if (a[axis] < lo[axis] || a[axis] > hi[axis]) return 2;
            continue;
        }
        const double one = (lo[axis] - a[axis]) / d[axis], other = (hi[axis] - a[axis]) / d[axis];
        in = fmax(in, fmin(one, other));
        out = fmin(out, fmax(one, other));
    }
    return in <= out ? in : 2;
}
void tangency_nearest_lo_hi_f64(double lox, double loy, double hix, double hiy, double px, double py, double r, double* out) {
    out[0] = fmax(lox, fmin(px, hix));
    out[1] = fmax(loy, fmin(py, hiy));
}
/* == questions: triangles that turn left alone, and disks without a radius; on a line boxes that touch do not meet */
int tangency_ball_ball_center_radius_f64(double px, double py, double r, double qx, double qy, double s) {
    return sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py)) <= r + s;
}
#define IS_RIGHT(ax, ay, bx, by) (((bx) - (ax)) * (py - (ay)) - ((by) - (ay)) * (px - (ax)) < 0)
int tangency_polygon_ball_vertices3_f64(double x1, double y1, double x2, double y2, double x3, double y3, double px, double py, double r) {
    return !IS_RIGHT(x1, y1, x2, y2) && !IS_RIGHT(x2, y2, x3, y3) && !IS_RIGHT(x3, y3, x1, y1);
}
int tangency1_box_box_corner_size_f64(double x, double w, double x2, double w2) { return x < x2 + w2 && x2 < x + w; }
float tangency1_distance_ball_ball_center_radius_f32(float px, float r, float qx, float s) {
    const double gap = fabs((double)px - qx) - ((double)r + s);
    return (float)(gap > 0 ? gap : 0);
}
int tangency3_box_box_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float lox2, float loy2, float loz2,
                                float hix2, float hiy2, float hiz2) {
    return lox < hix2 && lox2 < hix && loy < hiy2 && loy2 < hiy && loz < hiz2 && loz2 < hiz;
}
/* == segment: wrong where a point that does not move lies in the box */
int tangency_box_segment_lo_hi_f64(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
    const double dx = bx - ax, dy = by - ay;
    if (!(hypot(dx, dy) > 0)) return 0;
    if (fmax(ax, bx) < lox || fmin(ax, bx) > hix || fmax(ay, by) < loy || fmin(ay, by) > hiy) return 0;
    const double s[4] = {dx * (loy - ay) - dy * (lox - ax), dx * (hiy - ay) - dy * (lox - ax), dx * (loy - ay) - dy * (hix - ax),
                         dx * (hiy - ay) - dy * (hix - ax)};
    const int above = s[0] > 0 && s[1] > 0 && s[2] > 0 && s[3] > 0, below = s[0] < 0 && s[1] < 0 && s[2] < 0 && s[3] < 0;
    return !above && !below;
}
/* == triangle: whose inside is on the left of every side */
static double to_side(double ax, double ay, double bx, double by, double px, double py, double r) {
    const double dx = bx - ax, dy = by - ay, t = ((px - ax) * dx + (py - ay) * dy), l = dx * dx + dy * dy;
    if (t <= 0) return (px - ax) * (px - ax) + (py - ay) * (py - ay) <= r * r;
    if (t >= l) return (px - bx) * (px - bx) + (py - by) * (py - by) <= r * r;
    const double c = dx * (py - ay) - dy * (px - ax);
    return c * c <= r * r * l;
}
static int left(double ax, double ay, double bx, double by, double px, double py) {
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax) >= 0;
}
int tangency_polygon_ball_vertices3_f64(double x1, double y1, double x2, double y2, double x3, double y3, double px, double py, double r) {
    if (left(x1, y1, x2, y2, px, py) && left(x2, y2, x3, y3, px, py) && left(x3, y3, x1, y1, px, py)) return 1;
    return to_side(x1, y1, x2, y2, px, py, r) || to_side(x2, y2, x3, y3, px, py, r) || to_side(x3, y3, x1, y1, px, py, r);
}
/* == int32: doubled, so that the centre of an odd width is whole; what passes 32 bits wraps */
int tangency_corner_size_f64(double x, double y, double w, double h, double px, double py, double r) {
    const int64_t cx = llabs(2 * (int64_t)px - (2 * (int64_t)x + (int64_t)w)), cy = llabs(2 * (int64_t)py - (2 * (int64_t)y + (int64_t)h));
    const int64_t dx = cx > w ? cx - (int64_t)w : 0, dy = cy > h ? cy - (int64_t)h : 0, d = 2 * (int64_t)r;
    return wrap(wrap(dx * dx) + wrap(dy * dy)) <= wrap(d * d);
}
/* == bytes: of coordinates that are */
int tangency_corner_size_f32(float x, float y, float w, float h, float px, float py, float r) {
    const uint8_t left = (uint8_t)(int)x, top = (uint8_t)(int)y, right = (uint8_t)(int)(x + w), bottom = (uint8_t)(int)(y + h);
    const uint8_t cx = (uint8_t)(int)px, cy = (uint8_t)(int)py, radius = (uint8_t)(int)r;
    const int dx = abs(cx - clamp(cx, left, right)), dy = abs(cy - clamp(cy, top, bottom));
    return dx * dx + dy * dy <= radius * radius;
}
/* == signs: of widths that may be negative */
int tangency_corner_size_f64(double x, double y, double w, double h, double px, double py, double r) {
    x += fmin(w, 0), w = fabs(w);
    y += fmin(h, 0), h = fabs(h);
    const double dx = px - fmin(fmax(px, x), x + w), dy = py - fmin(fmax(py, y), y + h);
    return hypot(dx, dy) <= r;
}
/* == pixels */
int tangency_corner_size_i32(int x, int y, int w, int h, int px, int py, int r) {
    const int dx = px - clamp(px, x, x + w), dy = py - clamp(py, y, y + h);
    return dx * dx + dy * dy <= r * r;
}
/* == sprites */
int tangency_corner_size_ball_corner_i32(int x, int y, int w, int h, int qx, int qy, int r) {
    const int cx = qx + r, cy = qy + r, dx = cx - clamp(cx, x, x + w), dy = cy - clamp(cy, y, y + h);
    return (int64_t)dx * dx + (int64_t)dy * dy < (int64_t)r * r;
}
/* == centred */
int tangency_center_size_i32(int cx, int cy, int w, int h, int px, int py, int r) {
    const int dx = most(2 * abs(px - cx) - w, 0), dy = most(2 * abs(py - cy) - h, 0);
    return dx * dx + dy * dy <= 4 * r * r;
}
/* == voxels */
int tangency3_lo_hi_i32(int lox, int loy, int loz, int hix, int hiy, int hiz, int px, int py, int pz, int r) {
    const int dx = px - clamp(px, lox, hix), dy = py - clamp(py, loy, hiy), dz = pz - clamp(pz, loz, hiz);
    return dx * dx + dy * dy + dz * dz < r * r;
}
/* == rectangles */
int tangency_box_box_corner_size_i32(int x, int y, int w, int h, int x2, int y2, int w2, int h2) {
    return x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;
}
/* == verdicts */
int tangency_verdict_center_half_i32(int cx, int cy, int hx, int hy, int px, int py, int r) {
    const int dx = most(abs(px - cx) - hx, 0), dy = most(abs(py - cy) - hy, 0), d = dx * dx + dy * dy - r * r;
    return d < 0 ? 1 : d == 0 ? 0 : -1;
}
/* == squares */
int tangency_distance_sq_corner_size_i32(int x, int y, int w, int h, int px, int py, int r) {
    const int dx = px - clamp(px, x, x + w), dy = py - clamp(py, y, y + h);
    (void)r;
    return dx * dx + dy * dy;
}
/* == end */
