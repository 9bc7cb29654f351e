#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Functions of whole numbers, the scalar i32: plugins of int, programs, the pipe, and what is refused.

usage: whole_numbers_test.py TANGENCY_BINARY
"""
import json
import sys
import unittest

sys.dont_write_bytecode = True
import command

HEAD = """#include <stdint.h>
#include <stdlib.h>
#include <math.h>
#include <tangency/plugin.h>
typedef int64_t i64;
static inline int wrap(i64 n) { return (int)(uint32_t)n; }
static inline int clamp(int n, int lo, int hi) { return n < lo ? lo : n > hi ? hi : n; }
static inline int most(int a, int b) { return a > b ? a : b; }
"""

PIXELS = """int tangency_corner_size_i32(int x, int y, int w, int h, int px, int py, int r) {
    const int dx = px - clamp(px, x, x + w), dy = py - clamp(py, y, y + h);
    return dx * dx + dy * dy <= r * r;
}
"""
SPRITES = """int tangency_corner_size_ball_corner_i32(int x, int y, int w, int h, int qx, int qy, int r) {
    const int cx = qx + r, cy = qy + r, dx = cx - clamp(cx, x, x + w), dy = cy - clamp(cy, y, y + h);
    return (i64)dx * dx + (i64)dy * dy < (i64)r * r;
}
"""
CENTRED = """int tangency_center_size_i32(int cx, int cy, int w, int h, int px, int py, int r) {
    const int dx = most(2 * abs(px - cx) - w, 0), dy = most(2 * abs(py - cy) - h, 0);
    return dx * dx + dy * dy <= 4 * r * r;
}
"""
VOXELS = """int tangency3_lo_hi_i32(int lox, int loy, int loz, int hix, int hiy, int hiz, int px, int py, int pz, int r) {
    int left = r * r;
    const int away[3] = {px - clamp(px, lox, hix), py - clamp(py, loy, hiy), pz - clamp(pz, loz, hiz)};
    for (int i = 0; i < 3; ++i) left -= away[i] * away[i];
    return left > 0;
}
"""
RECTANGLES = """int tangency_box_box_corner_size_i32(int x, int y, int w, int h, int x2, int y2, int w2, int h2) {
    return x < x2 + w2 && x2 < x + w && y < y2 + h2 && y2 < y + h;
}
"""
VERDICTS = """int tangency_verdict_center_half_i32(int cx, int cy, int hx, int hy, int px, int py, int r) {
    const int dx = most(abs(px - cx) - hx, 0), dy = most(abs(py - cy) - hy, 0), d = dx * dx + dy * dy - r * r;
    return d < 0 ? 1 : d == 0 ? 0 : -1;
}
"""
SQUARES = """int tangency_distance_sq_corner_size_i32(int x, int y, int w, int h, int px, int py, int r) {
    const int dx = px - clamp(px, x, x + w), dy = py - clamp(py, y, y + h);
    (void)r;
    return dx * dx + dy * dy;
}
"""
WIDE = PIXELS.replace("dx * dx + dy * dy <= r * r", "(i64)dx * dx + (i64)dy * dy <= (i64)r * r")

CLOSED, OPEN = ("--contract", "closed"), ("--contract", "open")
FAR = ("--domain", "coordinates=-100000..100000")
RIGHT = {"pixels": (PIXELS, CLOSED), "sprites": (SPRITES, OPEN), "halves doubled": (CENTRED, CLOSED), "voxels": (VOXELS, OPEN),
         "rectangles": (RECTANGLES, OPEN), "verdicts": (VERDICTS, ()), "squares": (SQUARES, ()),
         "64 bits far away": (WIDE, (*CLOSED, *FAR)), "bytes": (PIXELS, (*CLOSED, "--domain", "coordinates=0..255"))}

# What is changed, into what, and what the message says of it.
ODD = "takes w / 2 of an odd width in int"
WRONG = {"the centre of an odd width": (PIXELS, CLOSED, "px - clamp(px, x, x + w)", "most(abs(px - (x + w / 2)) - w / 2, 0)", "FAILED exact by P01 "),
         "half of an odd size": (CENTRED, CLOSED, "2 * abs(px - cx) - w", "2 * (abs(px - cx) - w / 2)", "FAILED exact by P01 "),
         "products of 32 bits": (PIXELS, (*CLOSED, *FAR), "dx * dx + dy * dy <= r * r", "wrap(wrap((i64)dx * dx) + (i64)wrap((i64)dy * dy)) <= wrap((i64)r * r)",
                                 "looks like 32-bit overflow: right while coordinates stay within -"),
         "products of 16 bits": (PIXELS, CLOSED, "dx * dx + dy * dy", "(int16_t)(dx * dx + dy * dy)", "overflow"),
         "unsigned": (PIXELS, CLOSED, "const int dx = px - clamp(px, x, x + w)", "const int dx = (int)((unsigned)abs(px) - (unsigned)abs(clamp(px, x, x + w)))",
                      "FAILED exact by P01 "),
         "a root cut": (PIXELS, CLOSED, "dx * dx + dy * dy <= r * r", "(int)sqrt(dx * dx + dy * dy) <= r",
                        "looks like a known bug: the distance loses its fraction"),
         "the last pixel": (PIXELS, CLOSED, "x + w)", "x + w - (w > 0))", "FAILED exact by P01 "),
         "a shift": (CENTRED, CLOSED, "2 * abs(px - cx) - w", "2 * abs(px - cx) - 2 * -(-w >> 1)", "FAILED exact by P01 "),
         "no touch": (VERDICTS, (), "d == 0 ? 0", "d == 1 ? 0", "FAILED exact by P"),
         "a square too small": (SQUARES, (), "return dx * dx", "return dx * (dx - (dx > 4000))", "FAILED exact by P")}


class WholeNumbers(command.Folder):
    def check(self, text, options, *more):
        plugin = command.compile_plugin(HEAD + text, self.folder / "hits.so", "cc")
        return command.run("check", plugin, *options, "--cases", 20000, *more)

    def test_right_functions_hold_exact_by_their_name_alone(self):
        for name, (text, options) in RIGHT.items():
            with self.subTest(name):
                done = self.check(text, options)
                self.assertEqual(done.returncode, 0, done)
                self.assertIn("tangency: check holds exact: ", done.stdout)
                self.assertIn("domain whole-numbers,coordinates=", done.stdout)

    def test_wrong_functions_fail_and_are_told_why(self):
        for name, (text, options, old, new, told) in WRONG.items():
            with self.subTest(name):
                self.assertIn(old, text)
                done = self.check(text.replace(old, new), options)
                self.assertEqual(done.returncode, 1, done)
                self.assertIn("tangency: check FAILED exact by P", done.stdout)
                self.assertIn(told, done.stdout)

    def test_the_half_of_an_odd_width_fails_at_logic_with_a_plain_case(self):
        text, options, old, new, _ = WRONG["the centre of an odd width"]
        report = self.folder / "report.json"
        done = self.check(text.replace(old, new), options, "--require", "logic", "--json", report)
        self.assertIn("tangency: check FAILED logic by P01 ", done.stdout)
        self.assertIn("closed, 2-D, int: a ", done.stdout)
        document = json.loads(report.read_text())
        self.assertEqual((document["scalar"], document["level"], document["right_within"]), ("i32", "none", None))
        row = [properties["counterexample"] for properties in document["properties"] if properties["id"] == "P01"][0]
        self.assertIsNotNone(row)

    def test_overflow_is_measured_in_coordinates(self):
        text, options, old, new, _ = WRONG["products of 32 bits"]
        report = self.folder / "report.json"
        self.check(text.replace(old, new), options, "--json", report)
        within = json.loads(report.read_text())["right_within"]
        self.assertEqual(within["lo"], -within["hi"])
        self.assertTrue(15000 < within["hi"] < 20000, within)
        self.assertEqual(self.check(text.replace(old, new), CLOSED).returncode, 0)

    def test_programs_read_whole_numbers(self):
        program = self.folder / "hits.py"
        body = """import sys
for line in sys.stdin:
    x, y, w, h, px, py, r = map(int, line.split())
    dx, dy = px - min(max(px, x), x + w), py - min(max(py, y), y + h)
    print(int(dx * dx + dy * dy <= r * r), flush=True)
"""
        for text, status, words in ((body, 0, "check holds exact: "), (body.replace("x + w)", "x + w - 1)"), 1, "check FAILED exact by P01 ")):
            program.write_text(text)
            done = command.run("check", "--command", f"{sys.executable} {program}", "--form", "corner_size", "--scalar", "i32", "--contract", "closed",
                               "--cases", 4000)
            self.assertEqual(done.returncode, status, done)
            self.assertIn(words, done.stdout)
            self.assertNotIn("-0", done.stdout.replace("-0x", ""))

    def test_the_pipe_takes_whole_numbers_and_names_what_is_none(self):
        asked = ("classify", "--form", "corner_size", "--scalar", "i32")
        rows = "0 0 3 3 5 0 2\n0 0 3 3 5.5 0 2\n0 0 3 3 3000000000 0 2\n-4.0 0 1e1 3 -7 0 2\n0 0 3 3 nan 0 2\n"
        done = command.run(*asked, input=rows)
        lines = done.stdout.splitlines()
        self.assertEqual(done.returncode, 2)
        self.assertTrue(lines[0].startswith("touching "), lines)
        self.assertEqual(lines[1], "error: px: '5.5' is no whole number, and i32 has no other; give one, or --scalar f64")
        self.assertIn("error: px: '3000000000' is beyond 32 bits; i32 ends at -2147483648 and 2147483647", lines[2])
        self.assertTrue(lines[3].startswith("disjoint "), lines)
        self.assertIn("'nan' is no whole number", lines[4])
        answer = json.loads(command.run(*asked, "--json", "--", *"-1 0 3 3 5 0 2".split()).stdout)
        self.assertEqual((answer["scalar"], answer["numbers"]["x"]), ("i32", {"bits": "0xffffffff", "decimal": "-1"}))

    def test_drawn_rows_are_whole(self):
        for question, form in (("box_ball", "corner_size"), ("box_segment", "lo_hi"), ("polygon_ball", "vertices4"), ("capsule_capsule", "ends_radius")):
            done = command.run("draw", "--question", question, "--form", form, "--scalar", "i32", "--count", 60)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            numbers = [word for line in done.stdout.splitlines() for word in line.split()[1:]]
            self.assertGreater(len(numbers), 60)
            for number in numbers:
                self.assertRegex(number, "^(0|-?[1-9][0-9]*)$")

    def test_what_makes_no_sense_of_whole_numbers_is_refused(self):
        program = ("check", "--command", "cat", "--scalar", "i32", "--contract", "closed")
        flat = (*program, "--form", "corner_size")
        refused = (((*program, "--form", "center_half_axis"), "center_half_axis has an angle, a direction or a quaternion"),
                   ((*flat, "--require", "banded"), "banded is of what rounding excuses, and i32 does not round; give logic or exact"),
                   ((*flat, "--require", "full_range"), "give logic or exact"),
                   ((*flat, "--require", "exact,P17"), "P17 does not speak of i32; leave it out"),
                   ((*program, "--form", "corner_size_ball_corner", "--domain", "cells"), "'cells': a shape in a cell has a radius of a half"),
                   ((*flat, "--domain", "coordinates=0..3e9"), "i32 has numbers from -2147483648 to 2147483647"),
                   ((*flat, "--domain", "coordinates=-2e9..2e9"), "give ends that are nearer to each other"),
                   ((*flat, "--domain", "range=1..3e9"), "i32 ends at 2147483647"),
                   ((*flat, "--answer", "distance"), "--answer distance is not asked of box_ball corner_size"),
                   ((*flat, "--answer", "distance_sq", "--domain", "coordinates=0..99999"), "squared distances in it are beyond 2147483647"),
                   (("fuzz", "explain", "x", "--command", "cat", "--form", "corner_size", "--scalar", "i32"), "is of floats; give --scalar f32 or f64"))
        for words, told in refused:
            with self.subTest(told):
                self.refuse(command.run(*words), told)


if __name__ == "__main__":
    command.BINARY = sys.argv.pop(1)
    unittest.main()
