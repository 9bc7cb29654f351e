#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`--answer` from outside: verdicts, distances and translations of plugins and programs, right, wrong and no answers at all.

usage: answers_command_test.py TANGENCY_BINARY COMPILER SCRATCH
"""
import json
import pathlib
import sys
import unittest
from fractions import Fraction

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
void tangency_mtv_polygon_polygon_vertices3_3_f64(double x1, double y1, double x2, double y2, double x3, double y3, double u1, double v1,
                                                  double u2, double v2, double u3, double v3, double *out) {
    const double a[] = {x1, y1, x2, y2, x3, y3}, b[] = {u1, v1, u2, v2, u3, v3}, *shapes[] = {a, b};
    double least = INFINITY;
    for (int side = 0; side < 6; ++side) {
        const double *p = shapes[side / 3], *one = p + 2 * (side % 3), *next = p + 2 * ((side + 1) % 3);
        const double x = next[1] - one[1], y = one[0] - next[0], length = sqrt(x * x + y * y);
        double lo[2] = {INFINITY, INFINITY}, hi[2] = {-INFINITY, -INFINITY};
        for (int i = 0; i < 6; ++i) {
            const double place = (shapes[i / 3][2 * (i % 3)] * x + shapes[i / 3][2 * (i % 3) + 1] * y) / length;
            lo[i / 3] = fmin(lo[i / 3], place);
            hi[i / 3] = fmax(hi[i / 3], place);
        }
        const double ahead = hi[0] - lo[1], back = hi[1] - lo[0], way = fmin(ahead, back), sign = back < ahead ? -1 : 1;
        if (way >= least) continue;
        least = way;
        out[0] = sign * way * x / length;
        out[1] = sign * way * y / length;
    }
    if (least <= 0) out[0] = out[1] = 0;
}
float tangency_distance_polygon_ball_vertices3_f32(float x1, float y1, float x2, float y2, float x3, float y3, float px, float py, float r) {
    const float d1 = hypotf(px - x1, py - y1), d2 = hypotf(px - x2, py - y2), d3 = hypotf(px - x3, py - y3);
    return fmaxf(fminf(d1, fminf(d2, d3)) - r, 0); /* sides have no nearest points but their ends */
}
double tangency_distance_sq_box_segment_lo_hi_f64(double lox, double loy, double hix, double hiy, double ax, double ay, double bx, double by) {
    double lo = 0, hi = 1, x = 0, y = 0;
    for (int i = 0; i < 80; ++i) {
        const double t = (lo + hi) / 2, px = ax + t * (bx - ax), py = ay + t * (by - ay);
        x = px - fmax(lox, fmin(px, hix));
        y = py - fmax(loy, fmin(py, hiy));
        if (x * (bx - ax) + y * (by - ay) < 0) lo = t;
        else hi = t;
    }
    return x * x + y * y;
}
void tangency_mtv_ball_ball_center_radius_f32(float px, float py, float r, float qx, float qy, float s, float *out) {
    out[0] = px < qx ? r : -r; /* and forgets the second */
}
/* The nearest point in the world. */
float tangency_distance_center_size_axis_f32(float cx, float cy, float w, float h, float ux, float uy, float px, float py, float r) {
    const float n = hypotf(ux, uy), c = ux / n, s = uy / n, x = px - cx, y = py - cy;
    const float a = fmaxf(-w / 2, fminf(x * c + y * s, w / 2)), b = fmaxf(-h / 2, fminf(y * c - x * s, h / 2));
    return fmaxf(hypotf(px - (cx + a * c - b * s), py - (cy + a * s + b * c)) - r, 0);
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
/* The box's distance (Quilez) of a ball rotated back by two cross products. */
double tangency3_signed_distance_center_half_quaternion_f64(double cx, double cy, double cz, double hx, double hy, double hz, double qx, double qy,
                                                            double qz, double qw, double px, double py, double pz, double r) {
    const double n = sqrt(qx * qx + qy * qy + qz * qz + qw * qw), x = -qx / n, y = -qy / n, z = -qz / n, w = qw / n;
    const double a = px - cx, b = py - cy, c = pz - cz;
    const double t = 2 * (y * c - z * b), u = 2 * (z * a - x * c), v = 2 * (x * b - y * a);
    const double i = fabs(a + w * t + y * v - z * u) - hx, j = fabs(b + w * u + z * t - x * v) - hy, k = fabs(c + w * v + x * u - y * t) - hz;
    return hypot(hypot(fmax(i, 0), fmax(j, 0)), fmax(k, 0)) + fmin(fmax(i, fmax(j, k)), 0) - r;
}
"""

PROGRAM = """
import sys
for line in sys.stdin:
    cx, cy, hx, hy, px, py, r = map(float, line.split())
    square = max(abs(px - cx) - hx, 0) ** 2 + max(abs(py - cy) - hy, 0) ** 2
    print({body}, flush=True)
"""
GAP = "max(square ** 0.5 - r, 0)"


def check_plugin(form, scalar, answer, *more):
    return run("check", "--plugin", SCRATCH / "answers.so", "--form", form, "--scalar", scalar, "--answer", answer, "--cases", "3000", *more)


def check_program(body, answer, *more):
    program = SCRATCH / "program.py"
    program.write_text(PROGRAM.format(body=body))
    return run("check", "--command", f"'{sys.executable}' -S '{program}'", "--form", "center_half", "--scalar", "f64", "--answer", answer,
               "--cases", "2000", *more)


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
        for form, scalar, answer, *more in (("center_size_axis", "f32", "distance"), ("corner_size_axis", "f64", "mtv", "--contract", "closed"),
                                            ("center_half_quaternion", "f64", "signed_distance", "--dim", "3")):
            for seed in (1, 2, 3):
                result = check_plugin(form, scalar, answer, "--seed", seed, *more)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        result = check_plugin("center_half_radians", "f64", "mtv", "--contract", "open")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("expected the mtv (", result.stdout)

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

    def test_the_least_overlap_of_polygons_is_right(self):
        result = check_plugin("vertices3_3", "f64", "mtv", "--question", "polygon_polygon", "--contract", "closed")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_a_distance_that_leaves_sides_out_is_told(self):
        result = check_plugin("vertices3", "f32", "distance", "--question", "polygon_ball")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("violated: P01", result.stdout)

    def test_the_squared_distance_of_a_segment_is_right(self):
        result = check_plugin("lo_hi", "f64", "distance_sq", "--question", "box_segment")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_a_missing_function_is_named_as_it_should_be_declared(self):
        result = check_plugin("lo_hi", "f32", "mtv", "--contract", "open")
        self.refuse(result, "exports no tangency_mtv_lo_hi_f32; it exports tangency_verdict_center_half_f32, tangency_mtv_center_half_f64")


class Programs(unittest.TestCase):
    def test_a_right_distance_holds_and_the_report_says_what_was_asked(self):
        report = SCRATCH / "report.json"
        result = check_program(GAP, "distance", "--json", report)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        document = json.loads(report.read_text())
        self.assertEqual((document["answer"], document["band"], document["level"]), ("distance", 20, "banded"))
        self.assertGreater(document["measured_k"], 0)
        self.assertIn("center_half f64 2-D distance, ", document["verdict_line"])

    def test_words_and_numbers_are_both_verdicts(self):
        for body in ("(square < r * r) - (square > r * r)", "['touching', 'overlapping', 'disjoint'][(square < r * r) - (square > r * r)]"):
            result = check_program(body, "verdict")
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_hexfloats_and_either_sign_of_zero_are_read(self):
        result = check_program(f"({GAP}).hex() if {GAP} else '-0x0p+0'", "distance")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_a_wrong_number_is_shown_beside_the_exact_one(self):
        report, page = SCRATCH / "wrong.json", SCRATCH / "wrong.html"
        result = check_program("square ** 0.5 - r", "distance", "--json", report, "--html", page)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("distance(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0);  // answered -1\n", result.stdout)
        self.assertIn("expected the distance 0, to within rounding, 0 just where the shapes meet", result.stdout)
        shown = [p for p in json.loads(report.read_text())["properties"] if p["id"] == "P01"][0]["counterexample"]["cases"][0]
        self.assertEqual(shown["answer"], "-1")
        self.assertIn("answered -1, below 0, too small by 1; the reference", page.read_text())

    def test_exact_decimals_of_any_length_are_read_and_those_beyond_the_doubles_are_infinite(self):
        exact = """import sys
from fractions import Fraction
for line in sys.stdin:
    cx, cy, hx, hy, px, py, r = map(Fraction, map(float, line.split()))
    square = max(abs(px - cx) - hx, 0) ** 2 + max(abs(py - cy) - hy, 0) ** 2
    whole, rest = divmod(square.numerator << 1200, square.denominator)
    print(f"{{whole >> 1200}}.{{(whole % (1 << 1200) * 10 ** {digits}) >> 1200:0{digits}}}", flush=True)
"""
        for digits in (400, 3000):
            program = SCRATCH / "decimals.py"
            program.write_text(exact.format(digits=digits))
            result = run("check", "--command", f"'{sys.executable}' -S '{program}'", "--form", "center_half", "--scalar", "f64",
                         "--answer", "distance_sq", "--cases", "3000", "--require", "full_range")
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        for body in ("'1' * 20000", "'1' * 20000, end=''"):
            result = check_program(body, "distance")
            self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
            self.assertIn("no line end came within 16384 characters", result.stdout)

    def test_lines_that_are_no_answer_name_the_case_and_a_hint(self):
        for body, answer, words in (("'far'", "distance", "'far'; a distance is one number and a line end"),
                                    ("'1 2'", "distance", "'1 2'; a distance is one number and a line end"),
                                    ("'1 2 3'", "mtv", "'1 2 3'; an mtv is 2 numbers with a blank between them, and a line end"),
                                    ("'1'", "mtv", "'1'; an mtv is 2 numbers"), ("''", "distance_sq", "'': an empty line; a distance_sq is one number"),
                                    ("'meets'", "verdict", "'meets'; a verdict is disjoint, touching or overlapping, or -1, 0 or 1"),
                                    ("2", "verdict", "answered 2, which is none: a verdict is"),
                                    ("'nan 0'", "mtv", "answered (nan, 0), which is none: an mtv has no NaN"),
                                    ("'nan'", "signed_distance", "answered nan, which is none: a signed_distance is a number"),
                                    ("'\u22121'", "distance", "answered '\u22121': U+2212 is no minus sign; a distance is"),
                                    ("'1,5'", "distance", "answered '1,5': a decimal comma; write a point; a distance is")):
            result = check_program(body, answer, "--contract", "closed")
            self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
            self.assertTrue(result.stdout.splitlines()[-1].startswith("tangency: check FAILED banded by P01"), result.stdout)
            self.assertIn(words, result.stdout)
            self.assertIn("hexfloat:  cx=", result.stdout)

    def test_the_same_seed_gives_the_same_run(self):
        texts = [check_program(GAP, "distance").stdout.split(" in ")[0] for _ in range(2)]
        self.assertEqual(texts[0], texts[1])


class Sentences(unittest.TestCase):
    """What is said of functions that are wrong in every way, of every question and answer."""

    # One answer behind, and now and then another: nothing of it is right or repeats.
    BEHIND = """import sys
last = "{first}"
for number, line in enumerate(sys.stdin):
    print(last if number % 5 else "{other}", flush=True)
    last = "{first}" if hash(line) % 2 else "{other}"
"""
    QUESTIONS = (("box_ball", "center_half"), ("ball_ball", "center_radius"), ("box_box", "lo_hi"), ("box_segment", "lo_hi"),
                 ("box_moving_ball", "lo_hi"), ("polygon_ball", "vertices3"), ("polygon_polygon", "vertices3_4"))
    ANSWERS = {"bool": ("1", "0"), "verdict": ("touching", "overlapping"), "distance": ("2", "0"), "signed_distance": ("-2", "3"),
               "distance_sq": ("4", "0"), "mtv": ("1 2", "0 0")}

    def check(self, source, question, form, answer):
        program, report = SCRATCH / "sentences.py", SCRATCH / "sentences.json"
        program.write_text(source)
        result = run("check", "--command", f"'{sys.executable}' -S '{program}'", "--question", question, "--form", form, "--scalar", "f64",
                     "--answer", answer, "--contract", "closed", "--cases", "400", "--json", report)
        return result, json.loads(report.read_text())

    def test_can_be_so(self):
        for question, form in self.QUESTIONS:
            for answer, (first, other) in self.ANSWERS.items():
                if answer in ("signed_distance", "mtv") and question in ("box_segment", "box_moving_ball"):
                    continue
                for source in (self.BEHIND.format(first=first, other=other), f"import sys\nfor line in sys.stdin: print('{first}', flush=True)\n"):
                    result, document = self.check(source, question, form, answer)
                    said = result.stdout
                    self.assertEqual(result.returncode, 1, said)
                    for outcome in document["properties"]:
                        self.assertLessEqual(outcome["violations"], outcome["instances"], f"{outcome['id']} {said}")
                        shown = outcome.get("counterexample")
                        if not shown or answer == "bool":
                            continue
                        for word in ("true", "false", "a hit"):
                            self.assertNotIn(word, outcome["statement"], said)
                            self.assertNotIn(word, shown["text"], said)
                        if question in ("box_box", "box_segment", "polygon_polygon"):
                            self.assertNotIn("radius", shown["expectation"], said)
                        if answer not in ("bool", "verdict") and shown["expects"] != "pure" and shown["repeatable"]:
                            self.assertTrue(any("error" in case for case in shown["cases"]), said)

    def test_one_that_answers_nothing_is_said_to_on_every_input_that_it_was_asked(self):
        result, document = self.check("import sys\nfor line in sys.stdin: print('x y', flush=True)\n", "box_ball", "center_half", "mtv")
        self.assertEqual(result.returncode, 1, result)
        self.assertIn("answered 'x y'; an mtv is 2 numbers with a blank between them", result.stdout)
        self.assertGreaterEqual(document["exits"]["inputs"], 10, "each session gives up after so many")
        self.assertIn(f"on {document['exits']['inputs']} inputs", result.stdout)
        for word in ("first 10", "exited"):
            self.assertNotIn(word, result.stdout)

    def test_the_counterexample_is_the_gravest_and_says_by_how_much(self):
        source = """import math, sys
for line in sys.stdin:
    cx, cy, hx, hy, px, py, r = map(float, line.split())
    x, y = max(abs(px - cx) - hx, 0), max(abs(py - cy) - hy, 0)
    d = math.hypot(x, y)
    by = (max(r - d, 0) / d * (1.03 if r > 10 else 1.000001)) if d > 0 else 0
    out = r - max(abs(px - cx) - hx, abs(py - cy) - hy)
    if d > 0: print(math.copysign(x * by, px - cx), math.copysign(y * by, py - cy), flush=True)
    elif abs(px - cx) - hx > abs(py - cy) - hy: print(math.copysign(out, px - cx), 0.0, flush=True)
    else: print(0.0, math.copysign(out, py - cy), flush=True)
"""
        program, report = SCRATCH / "mild.py", SCRATCH / "mild.json"
        program.write_text(source)
        result = run("check", "--command", f"'{sys.executable}' -S '{program}'", "--form", "center_half", "--scalar", "f64", "--answer", "mtv",
                     "--contract", "closed", "--cases", "20000", "--json", report)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        shown = [p for p in json.loads(report.read_text())["properties"] if p["id"] == "P01"][0]["counterexample"]["cases"][0]
        self.assertGreater(float(shown["decimal"]["r"]), 10, result.stdout)
        self.assertRegex(shown["error"], "^too long by [0-9.]+$")


class Words(command.TestCase):
    def test_what_makes_no_sense_is_one_line_with_a_hint(self):
        box_ball = ("--form", "center_half", "--scalar", "f32")
        segment = ("--question", "box_segment", "--form", "lo_hi", "--scalar", "f32")
        for verb in (("check", "--command", "cat"), ("classify",)):
            for words, said in (((*box_ball, "--answer", "depth"), "unknown --answer 'depth'; give one of bool, verdict, distance"),
                                ((*segment, "--answer", "mtv"), "mtv is not asked of box_segment lo_hi; give one of bool, verdict, distance, distance_sq")):
                self.refuse(run(*verb, *words), said)
        for words, said in (("mtv", "check needs --contract; give one of closed, open\n"), ("distance --contract auto", "--contract auto asks for yes or no"),
                            ("distance --require exact", "exact is not asked of a distance, which no float need be; give full_range"),
                            ("distance --require banded,P17", "P17 does not speak of a distance; leave it out"),
                            ("distance --ties band", "--ties band is of yes or no"), ("distance --margin 0..1", "--margin is of yes or no")):
            self.refuse(run("check", "--command", "cat", *box_ball, "--answer", *words.split()), said)


class Classify(unittest.TestCase):
    def classify(self, answer, *numbers, question="box_ball", form="center_half", more=()):
        result = run("classify", "--question", question, "--form", form, "--scalar", "f64", "--answer", answer, *more, "--", *numbers)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout.strip()

    def test_each_answer_is_printed_exactly(self):
        self.assertEqual(self.classify("verdict", 0, 0, 1, 1, 4, 5, 5), "touching")
        self.assertEqual(self.classify("distance", 0, 0, 1, 1, 4, 5, 4.5), "disjoint distance=0.5 exact=1/2")
        self.assertEqual(self.classify("distance", 0, 0, 1, 1, 4, 5, 7), "overlapping distance=0 exact=0")
        self.assertEqual(self.classify("signed_distance", 0, 0, 4, 6, 1, 0, 2), "overlapping signed_distance=-5 exact=-5")
        self.assertEqual(self.classify("distance_sq", 0, 0, 1, 1, 4, 5, 7), "overlapping distance_sq=25 exact=25")
        self.assertEqual(self.classify("mtv", 0, 0, 1, 1, 4, 5, 10), "overlapping mtv=(3, 4) exact=(3, 4) unique=yes")
        self.assertEqual(self.classify("mtv", 0, 0, 2, 0, 0, 2, question="ball_ball", form="center_radius"),
                         "overlapping mtv=(4, 0) exact=(4, 0) unique=no")
        self.assertEqual(self.classify("mtv", 0, 0, 3, 3, 2, 1, 5, 2, question="box_box", form="lo_hi"),
                         "overlapping mtv=(1, 0) exact=(1, 0) unique=yes")

    def test_the_other_questions_have_numbers_too(self):
        triangle = (0, 0, 8, 0, 0, 6)
        ball = {"question": "polygon_ball", "form": "vertices3"}
        self.assertEqual(self.classify("distance", *triangle, 7, 7, 2, **ball), "disjoint distance=3 exact=3")
        self.assertEqual(self.classify("signed_distance", *triangle, 2, 2, 1, **ball), "overlapping signed_distance=-3 exact=-3")
        self.assertEqual(self.classify("mtv", *triangle, 5, 4, 3, **ball), "overlapping mtv=(0.96, 1.28) exact=(24/25, 32/25) unique=yes")
        self.assertEqual(self.classify("mtv", *triangle, 2, 2, 1, **ball), "overlapping mtv=(0, -3) exact=(0, -3) unique=no")
        both = {"question": "polygon_polygon", "form": "vertices3_3"}
        for second in ((4, 1, 9, 1, 9, 8), (9, 8, 9, 1, 4, 1)):
            self.assertEqual(self.classify("mtv", *triangle, *second, **both), "overlapping mtv=(0.96, 1.28) exact=(24/25, 32/25) unique=yes")
        self.assertEqual(self.classify("distance", *triangle, 7, 7, 9, 7, 7, 9, **both), "disjoint distance=5 exact=5")
        self.assertEqual(self.classify("distance_sq", 0, 0, 8, 6, 15, 0, 0, 15, question="box_segment", form="lo_hi"),
                         "disjoint distance_sq=0.5 exact=1/2")
        self.assertEqual(self.classify("distance", 0, 0, 8, 6, 9, 9, 12, 5, 1, question="box_moving_ball", form="lo_hi"),
                         "disjoint distance=1.6 exact=8/5")

    def test_json_has_the_numbers_beside_the_verdict(self):
        answer = json.loads(self.classify("distance", 0, 0, 1, 1, 2, 2, 1, more=["--json"]))
        self.assertEqual((answer["verdict"], answer["answer"]["exact"]), ("disjoint", ["-1 + sqrt(2)"]))

    def test_squares_agree_with_fractions_on_drawn_inputs(self):
        drawn = run("draw", "--form", "lo_hi", "--scalar", "f64", "--count", "300")
        rows = [line.split()[1:] for line in drawn.stdout.splitlines()]
        result = run("classify", "--form", "lo_hi", "--scalar", "f64", "--answer", "distance_sq",
                     input="".join(" ".join(row) + "\n" for row in rows))
        self.assertEqual(len(rows), 300)
        for row, line in zip(rows, result.stdout.splitlines()):
            lox, loy, hix, hiy, px, py, _ = (Fraction(float(number)) for number in row)
            square = max(lox - px, px - hix, 0) ** 2 + max(loy - py, py - hiy, 0) ** 2
            self.assertEqual(Fraction(line.split("exact=")[1]), square, row)


if __name__ == "__main__":
    command.BINARY, COMPILER, SCRATCH = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    SCRATCH.mkdir(parents=True, exist_ok=True)
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
