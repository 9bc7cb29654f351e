#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency check --contract conservative`: bounds that never miss hold, with what they hit too; those that miss fail.

usage: conservative_command_test.py TANGENCY_BINARY
"""
import json
import sys
import unittest

sys.dont_write_bytecode = True
import command

HEAD = """#include <math.h>
int tangency_center_half_f64(double cx, double cy, double hx, double hy, double px, double py, double r) {
    const double x = fabs(px - cx), y = fabs(py - cy);
"""
# A circle's bounding square, a bounding circle of both, everything; touching may be missed.
NEVER_MISS = {"square": "return x <= hx + r && y <= hy + r; }",
              "square without its sides": "return x < hx + r && y < hy + r; }",
              "circle": "return hypot(x, y) <= (hypot(hx, hy) + r) * 1.0001; }",
              "everything": "return 1; }",
              "exact": "const double u = fmax(x - hx, 0), v = fmax(y - hy, 0); return hypot(u, v) <= r; }"}
MISS = {"inscribed circle": "return hypot(x, y) <= fmin(hx, hy) + r; }",
        "centre alone": "return x <= hx && y <= hy; }",
        "nothing": "return 0; }",
        "square a little small": "return x <= (hx + r) * 0.999 && y <= hy + r; }"}


class Conservative(command.Folder):
    def check(self, body, *more):
        plugin = command.compile_plugin(HEAD + body, self.folder / "cull.so", "cc")
        return command.run("check", plugin, "--contract", "conservative", "--cases", 30000, *more)

    def test_what_never_misses_holds_and_is_told_what_it_hits_too(self):
        for name, body in NEVER_MISS.items():
            with self.subTest(name):
                file = self.folder / "report.json"
                done = self.check(body, "--json", file)
                self.assertEqual(done.returncode, 0, done.stdout)
                self.assertIn("it never misses, ", done.stdout)
                self.assertIn(" conservative, ", done.stdout.splitlines()[-1])
                excess = json.loads(file.read_text())["excess"]
                # An exact one hits too much where its squares leave the range.
                self.assertEqual(excess["hits"] < excess["misses"] / 20, name == "exact", excess)
                # What rounding explains is no excess.
                self.assertEqual(excess["hits"] > excess["misses"] * 0.9, name == "everything", excess)
                self.assertEqual(excess["farthest"] is None, name == "exact", excess)

    def test_what_misses_fails_on_a_clear_overlap(self):
        for name, body in MISS.items():
            with self.subTest(name):
                done = self.check(body)
                self.assertEqual(done.returncode, 1, done.stdout)
                self.assertIn("WRONG  conservative, 2-D, double: a miss where the circle overlaps the rectangle", done.stdout)

    def test_what_is_answered_beyond_yes_or_no_is_refused(self):
        self.refuse(command.run("check", "--command", "true", "--form", "lo_hi", "--scalar", "f64", "--answer", "mtv", "--contract",
                                "conservative"), "--contract conservative is of yes or no", "--answer mtv")


if __name__ == "__main__":
    command.BINARY = sys.argv.pop(1)
    unittest.main()
