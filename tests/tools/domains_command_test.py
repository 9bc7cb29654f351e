#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency check --domain` of functions that take something for granted: right there, they hold; wrong there, they fail; bad words are named.

usage: domains_command_test.py TANGENCY_BINARY
"""
import json
import sys
import unittest

sys.dont_write_bytecode = True
import command

# A moving point against a box: slabs, entered at the quotient by the direction. It divides 0 by 0 where nothing moves.
SEGMENT = """#include <math.h>
int tangency_box_segment_lo_hi_f64(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
    const double length = hypot(bx - ax, by - ay);
    if (!(length > 0)) return 0;  /* WRONG where a point lies in the box */
    const double dx = bx - ax, dy = by - ay;
    if (fmax(ax, bx) < lox || fmin(ax, bx) > hix || fmax(ay, by) < loy || fmin(ay, by) > hiy) return 0;
    const double s[4] = {dx * (loy - ay) - dy * (lox - ax), dx * (hiy - ay) - dy * (lox - ax), dx * (loy - ay) - dy * (hix - ax),
                         dx * (hiy - ay) - dy * (hix - ax)};
    const int above = s[0] > 0 && s[1] > 0 && s[2] > 0 && s[3] > 0, below = s[0] < 0 && s[1] < 0 && s[2] < 0 && s[3] < 0;
    return !above && !below;
}
"""

# A disk and a triangle whose inside is on the left of every side.
TRIANGLE = """#include <math.h>
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
"""

# Doubled, so that the centre of an odd width is whole; what passes 32 bits wraps.
INT32 = """#include <stdint.h>
static int32_t wrap(int64_t n) { return (int32_t)(uint32_t)n; }
int tangency_corner_size_f64(double x, double y, double w, double h, double px, double py, double r) {
    const int64_t cx = llabs(2 * (int64_t)px - (2 * (int64_t)x + (int64_t)w)), cy = llabs(2 * (int64_t)py - (2 * (int64_t)y + (int64_t)h));
    const int64_t dx = cx > w ? cx - (int64_t)w : 0, dy = cy > h ? cy - (int64_t)h : 0, d = 2 * (int64_t)r;
    return wrap(wrap(dx * dx) + wrap(dy * dy)) <= wrap(d * d);
}
"""
INT32 = "#include <stdlib.h>\n" + INT32

# Coordinates are bytes.
BYTES = """#include <stdint.h>
#include <stdlib.h>
static uint8_t clamp(uint8_t n, uint8_t lo, uint8_t hi) { return n < lo ? lo : n > hi ? hi : n; }
int tangency_corner_size_f32(float x, float y, float w, float h, float px, float py, float r) {
    const uint8_t left = (uint8_t)(int)x, top = (uint8_t)(int)y, right = (uint8_t)(int)(x + w), bottom = (uint8_t)(int)(y + h);
    const uint8_t cx = (uint8_t)(int)px, cy = (uint8_t)(int)py, radius = (uint8_t)(int)r;
    const int dx = abs(cx - clamp(cx, left, right)), dy = abs(cy - clamp(cy, top, bottom));
    return dx * dx + dy * dy <= radius * radius;
}
"""

# A width may be negative.
SIGNS = """#include <math.h>
int tangency_corner_size_f64(double x, double y, double w, double h, double px, double py, double r) {
    if (w < 0) { x += w; w = -w; }
    if (h < 0) { y += h; h = -h; }
    const double dx = px - fmin(fmax(px, x), x + w), dy = py - fmin(fmax(py, y), y + h);
    return hypot(dx, dy) <= r;
}
"""

MOVING = ("--question", "box_segment", "--form", "lo_hi", "--domain", "moving")
TURNS_LEFT = ("--question", "polygon_ball", "--form", "vertices3", "--domain", "counterclockwise")
WHOLE = ("--form", "corner_size", "--domain", "whole-numbers")
IN_BYTES = ("--form", "corner_size", "--scalar", "f32", "--domain", "whole-numbers,coordinates=0..255")
SIGNED = ("--form", "corner_size", "--domain", "any-sign")

RIGHT = {"a way has a length": (SEGMENT, MOVING), "vertices turn left": (TRIANGLE, TURNS_LEFT), "int32": (INT32, WHOLE), "bytes": (BYTES, IN_BYTES),
         "widths of any sign": (SIGNS, SIGNED)}

# What is changed, into what; each is wrong within its domain.
WRONG = {"a point of the way alone": (SEGMENT, MOVING, "return !above && !below", "return !above && !below && s[0] != 0"),
         "one corner is forgotten": (SEGMENT, MOVING, "above = s[0] > 0 && ", "above = "),
         "the last side is open": (TRIANGLE, TURNS_LEFT, " || to_side(x3, y3, x1, y1, px, py, r)", ""),
         "inside is on the right": (TRIANGLE, TURNS_LEFT, ">= 0;\n", "<= 0;\n"),
         "16 bits": (INT32, WHOLE, "(int32_t)(uint32_t)n", "(int16_t)(uint16_t)n"),
         "a centre is halved in int": (INT32, WHOLE, "2 * (int64_t)x + (int64_t)w)", "2 * ((int64_t)x + (int64_t)w / 2))"),
         "the far side wraps by one": (BYTES, IN_BYTES, "(int)(x + w)", "(int)(x + w + 1)"),
         "a difference of bytes": (BYTES, IN_BYTES, "abs(cx - clamp(cx, left, right))", "abs((int8_t)(cx - clamp(cx, left, right)))"),
         "squares in 16 bits": (BYTES, IN_BYTES, "return dx * dx + dy * dy", "return (uint16_t)(dx * dx + dy * dy)"),
         "a negative width is none": (SIGNS, SIGNED, "if (w < 0) { x += w; w = -w; }", "if (w < 0) w = 0;"),
         "a negative width is turned over": (SIGNS, SIGNED, "if (w < 0) { x += w; w = -w; }", "w = fabs(w);"),
         "a negative height goes on": (SIGNS, SIGNED, "if (h < 0) { y += h; h = -h; }", "")}

REFUSED = (("box_ball", "lo_hi", "swift", "'swift': there is no such word"),
           ("box_ball", "lo_hi", "coordinates=5", "'coordinates=5': there is no '..' in it; give coordinates=LO..HI"),
           ("box_ball", "lo_hi", "coordinates", "'coordinates': it needs two ends; give coordinates=LO..HI"),
           ("box_ball", "lo_hi", "coordinates=9..1", "'coordinates=9..1': LO is above HI; exchange them"),
           ("box_ball", "lo_hi", "coordinates=7..7", "'coordinates=7..7': one value alone lies in it"),
           ("box_ball", "lo_hi", "coordinates=0..ten", "'coordinates=0..ten': LO and HI must be finite decimals"),
           ("box_ball", "lo_hi", "coordinates=0..nan", "'coordinates=0..nan': LO and HI must be finite decimals"),
           ("box_ball", "lo_hi", "coordinates=-inf..1", "must be finite decimals"),
           ("box_ball", "lo_hi", "coordinates=-1e308..1e308", "HI - LO is beyond the largest double"),
           ("box_ball", "lo_hi", "coordinates=0..1e-9", "no ties can be built in it"),
           ("box_ball", "lo_hi", "moving", "'moving': it is of segments and ways, and box_ball has none"),
           ("polygon_ball", "vertices3", "moving", "'moving': it is of segments and ways, and polygon_ball has none"),
           ("box_box", "lo_hi", "counterclockwise", "'counterclockwise': it is of polygons, and box_box has none"),
           ("polygon_polygon", "vertices3_3", "any-sign", "'any-sign': it is of boxes, whose sizes may be negative, and polygon_polygon has none"),
           ("ball_ball", "center_radius", "any-sign", "'any-sign': it is of boxes"),
           ("box_ball", "corner_size_ball_corner", "any-sign,cells", "'any-sign': the sides of cells are one"),
           ("box_ball", "lo_hi", "range=200..9000,coordinates=0..100", "'coordinates=0..100': range=200..9000 leaves no room"),
           ("box_ball", "lo_hi", "coordinates=100..200,range=0..40", "'coordinates=100..200': range=0..40 leaves no room"),
           ("box_ball", "lo_hi", "coordinates=3e9..4e9", "'coordinates=3000000000..4000000000': it is too far from zero for ties of f64"),
           ("box_ball", "lo_hi", "whole-numbers,coordinates=0.2..0.8", "'coordinates=0.2..0.8': no whole number lies in it"),
           ("box_ball", "lo_hi", "whole-numbers,coordinates=0..7", "'coordinates=0..7': too few whole numbers lie in it for ties"))


class Domains(command.Folder):
    def check(self, text, options, *more):
        plugin = command.compile_plugin(text, self.folder / "subject.so", "cc")
        scalar = () if "--scalar" in options else ("--scalar", "f64")
        return command.run("check", "--verbose", "--plugin", plugin, "--contract", "closed", *options, *scalar, "--cases", 30000, *more)

    def test_what_holds_where_its_precondition_does_is_blamed_without_the_word(self):
        for name, (text, options) in RIGHT.items():
            with self.subTest(name):
                done = self.check(text, options)
                self.assertIn("tangency: check holds banded: ", done.stdout)
                self.assertIn(f", domain {options[-1]}", done.stdout)
        for name, (text, options) in RIGHT.items():
            if "any-sign" not in options[-1]:
                with self.subTest(name, domain="none"):
                    self.assertIn("check FAILED banded by ", self.check(text, options[:-2]).stdout)

    def test_what_is_wrong_there_fails_on_an_input_there(self):
        for name, (text, options, part, other) in WRONG.items():
            self.assertEqual(text.count(part), 1, name)
            with self.subTest(name):
                self.assertIn("check FAILED banded by ", self.check(text.replace(part, other), options).stdout)

    def test_a_negative_size_is_shown_as_the_function_got_it_and_judged_as_its_box(self):
        file = self.folder / "report.json"
        self.check(SIGNS.replace("if (w < 0) { x += w; w = -w; }", "if (w < 0) return 0;"), SIGNED, "--json", file)
        document = json.loads(file.read_text())
        shown = [each["counterexample"]["cases"][0] for each in document["properties"] if each["id"] == "P01"][0]
        numbers = {name: float(text) for name, text in shown["decimal"].items()}
        self.assertLess(numbers["w"], 0)
        self.assertIn(shown["verdict"], ("touching", "overlapping"))

    def test_whole_numbers_say_up_to_where_they_go(self):
        self.assertIn(", domain whole-numbers,range=0..4096, ", self.check(INT32, WHOLE, "--seed", 3).stdout)
        self.assertIn("FAILED", self.check(INT32, (*WHOLE[:-1], "whole-numbers,range=0..40000")).stdout)

    def test_bad_words_are_one_line_that_names_the_word_and_what_it_goes_with(self):
        for question, form, words, said in REFUSED:
            with self.subTest(words):
                self.refuse(command.run("check", "--command", "true", "--question", question, "--form", form, "--scalar", "f64", "--contract",
                                        "closed", "--domain", words), "tangency: --domain ", said)


if __name__ == "__main__":
    command.BINARY = sys.argv.pop(1)
    unittest.main()
