#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`--answer` of plugins: verdicts, distances and translations, right, wrong and no answers at all.

usage: answers_plugins_test.py TANGENCY_BINARY COMPILER SCRATCH
"""
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
import command
from command import run

COMPILER = ""
SCRATCH = pathlib.Path()

PLUGIN = """
#include <math.h>
#include <tangency/plugin.h>
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
void tangency_mtv_box_box_lo_hi_f64(double lox, double loy, double hix, double hiy, double lox2, double loy2, double hix2, double hiy2,
                                    double *out) {
    const double left = hix2 - lox, right = hix - lox2, down = hiy2 - loy, up = hiy - loy2;
    const double x = fmin(left, right), y = fmin(down, up);
    out[0] = out[1] = 0;
    if (x <= 0 || y <= 0) return;
    if (x < y) out[0] = right < left ? right : -left;
    else out[1] = up < down ? up : -down;
}
void tangency_mtv_center_half_f64(double cx, double cy, double hx, double hy, double px, double py, double r, double *out) {
    const double u = fmax(fabs(px - cx) - hx, 0), v = fmax(fabs(py - cy) - hy, 0), d = sqrt(u * u + v * v);
    out[0] = copysign(u, px - cx) / d * fmax(r - d, 0);
    out[1] = copysign(v, py - cy) / d * fmax(r - d, 0);
}
void tangency_mtv_ball_ball_center_radius_f32(float px, float py, float r, float qx, float qy, float s, float *out) {
    out[0] = px < qx ? r : -r; /* and forgets the second */
}
/* Of a complex number, away from the nearest corner or side. */
static void push(double a, double b, double h, double k, double c, double s, double r, double *out) {
    const double u = fabs(a) - h, v = fabs(b) - k, d = hypot(fmax(u, 0), fmax(v, 0));
    double x = 0, y = 0;
    if (u <= 0 && v <= 0 && u > v) x = r - u;
    else if (u <= 0 && v <= 0) y = r - v;
    else if (d < r) x = fmax(u, 0) / d * (r - d), y = fmax(v, 0) / d * (r - d);
    x = copysign(x, a), y = copysign(y, b);
    out[0] = x * c - y * s;
    out[1] = x * s + y * c;
}
void tangency_mtv_corner_size_axis_f64(double x, double y, double w, double h, double ux, double uy, double px, double py, double r, double *out) {
    const double n = hypot(ux, uy), c = ux / n, s = uy / n, dx = px - (x + w / 2), dy = py - (y + h / 2);
    push(dx * c + dy * s, dy * c - dx * s, w / 2, h / 2, c, s, r, out);
}
void tangency_mtv_center_half_radians_f64(double cx, double cy, double hx, double hy, double angle, double px, double py, double r, double *out) {
    const double c = cos(angle), s = sin(angle), dx = px - cx, dy = py - cy;
    push(dx * c + dy * s, dy * c - dx * s, hx, hy, c, -s, r, out); /* rotates back the wrong way */
}
double tangency_time_box_moving_ball_lo_hi_f64(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by,
                                               double r) {
    /* A box grown by the radius keeps its corners, which no ball reaches. */
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
void tangency_nearest_lo_hi_f64(double lox, double loy, double hix, double hiy, double px, double py, double r, double *out) {
    out[0] = fmax(lox, fmin(px, hix));
    out[1] = fmax(loy, fmin(py, hiy));
}
"""


def check_plugin(form, scalar, answer, *more):
    return run("check", "--verbose", "--plugin", SCRATCH / "answers.so", "--form", form, "--scalar", scalar, "--answer", answer, "--cases", "3000", *more)


class Plugins(command.TestCase):
    @classmethod
    def setUpClass(cls):
        command.compile_plugin(PLUGIN, SCRATCH / "answers.so", COMPILER)

    def test_right_functions_of_every_kind_of_return_hold(self):
        for form, scalar, answer, *more in (("center_half", "f32", "verdict"), ("lo_hi", "f64", "distance_sq", "--dim", "3"),
                                            ("lo_hi", "f64", "mtv", "--question", "box_box", "--contract", "open"),
                                            ("lo_hi", "f64", "mtv", "--question", "box_box", "--contract", "closed")):
            result = check_plugin(form, scalar, answer, *more)
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_numbers_of_rotated_boxes_are_held_to_the_reference(self):
        result = check_plugin("corner_size_axis", "f64", "mtv", "--contract", "closed")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        result = check_plugin("center_half_radians", "f64", "mtv", "--contract", "open")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("expected the mtv (", result.stdout)

    def test_times_and_nearest_points_are_held_to_the_reference(self):
        result = check_plugin("lo_hi", "f64", "nearest")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        result = check_plugin("lo_hi", "f64", "time", "--question", "box_moving_ball")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertRegex(result.stdout, r"error:     (too early by|though it never touches)")

    def test_a_return_that_is_no_verdict_is_named_with_its_case(self):
        result = check_plugin("lo_hi", "f32", "verdict")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("  tangency_verdict_lo_hi_f32(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);  // answered 7, which is none: "
                      "a verdict is -1 (disjoint), 0 (touching) or 1 (overlapping)\n", result.stdout)

    def test_nan_and_numbers_that_are_not_written_are_named_and_made_small(self):
        result = check_plugin("center_half", "f64", "mtv", "--contract", "closed")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn(", which is none: an mtv has no NaN: give zero where the shapes do not overlap", result.stdout)
        self.assertIn("  tangency_mtv_center_half_f64(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);", result.stdout)
        self.assertTrue(result.stdout.splitlines()[-1].startswith("tangency: check FAILED banded by P01 "), result.stdout)
        self.assertNotIn("exited", result.stdout)
        result = check_plugin("center_radius", "f32", "mtv", "--contract", "closed", "--question", "ball_ball")
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("nan", result.stdout)

    def test_a_missing_function_is_named_as_it_should_be_declared(self):
        result = check_plugin("lo_hi", "f32", "mtv", "--contract", "open")
        self.refuse(result, "exports no tangency_mtv_lo_hi_f32; it exports tangency_verdict_center_half_f32, tangency_mtv_center_half_f64")


if __name__ == "__main__":
    command.BINARY, COMPILER, SCRATCH = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    SCRATCH.mkdir(parents=True, exist_ok=True)
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
