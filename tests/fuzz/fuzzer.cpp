// SPDX-License-Identifier: MIT
// A user's fuzz target in three lines; WRONG asks for a function with a bug that fuzzing must find.
#include "tangency/fuzz/target.hpp"

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

TANGENCY_FUZZER(hits, .form = "corner_size", .scalar = "f32", .contract = "closed");
