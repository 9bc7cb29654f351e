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

bool intervals_overlap(float first, float half, float other, float other_half) { return std::abs(first - other) < half + other_half; }

struct Vector {
    float x, y;
};

Vector push_out(float cx, float cy, float hx, float hy, float px, float py, float r) {
    const float dx = px - cx, dy = py - cy, u = std::abs(dx) - hx, v = std::abs(dy) - hy;
    if (u <= 0 && v <= 0) return u > v ? Vector{std::copysign(r - u, dx), 0} : Vector{0, std::copysign(r - v, dy)};
    const float x = std::copysign(std::max(u, 0.0F), dx), y = std::copysign(std::max(v, 0.0F), dy), d = std::sqrt(x * x + y * y);
    return d >= r ? Vector{0, 0} : Vector{x / d * (r - d), y / d * (r - d)};
}

double between(const tangency::Ball<double, 2>& one, const tangency::Ball<double, 2>& other) {
    return std::max(std::hypot(other.center[0] - one.center[0], other.center[1] - one.center[1]) - (one.radius + other.radius), 0.0);
}

bool tiles_meet(int px, int py, int r, int qx, int qy, int s) { return (qx - px) * (qx - px) + (qy - py) * (qy - py) <= (r + s) * (r + s); }

bool pixel_hits(const tangency::CornerSizeBox<int, 2>& box, const tangency::Ball<int, 2>& ball) {
    int left = ball.radius * ball.radius;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const int away = ball.center[axis] - std::clamp(ball.center[axis], box.corner[axis], box.corner[axis] + box.extent[axis]);
        left -= away * away;
    }
    return left >= 0;
}

}  // namespace

TANGENCY_TRIAL(TilesTrial, tiles_meet, .form = "center_radius", .scalar = "i32", .contract = "closed", .effort = 0.02,
               .question = "ball_ball");
TANGENCY_TRIAL(PixelsTrial, pixel_hits, .form = "corner_size", .scalar = "i32", .contract = "closed", .effort = 0.02,
               .domain = "coordinates=0..1920");
TANGENCY_TRIAL(CirclesTrial, circles_meet, .form = "center_radius", .scalar = "f64", .contract = "open", .effort = 0.02,
               .question = "ball_ball");
TANGENCY_TRIAL(BoxesTrial, boxes_meet, .form = "lo_hi", .scalar = "f32", .contract = "closed", .require = "exact", .dim = 3, .effort = 0.02,
               .question = "box_box");
TANGENCY_TRIAL(IntervalsTrial, intervals_overlap, .form = "center_half", .scalar = "f32", .contract = "open", .dim = 1, .effort = 0.02,
               .question = "box_box");
TANGENCY_TRIAL(PushOutTrial, push_out, .form = "center_half", .scalar = "f32", .contract = "open", .effort = 0.02, .answer = "mtv");
TANGENCY_TRIAL(BetweenTrial, between, .form = "center_radius", .scalar = "f64", .effort = 0.02, .question = "ball_ball",
               .answer = "distance");
