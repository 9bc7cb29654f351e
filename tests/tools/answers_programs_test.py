#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`--answer` of programs: which lines are answers, and what is said of wrong ones.

usage: answers_programs_test.py TANGENCY_BINARY SCRATCH
"""
import json
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
import command
from command import run

SCRATCH = pathlib.Path()

PROGRAM = """
import sys
for line in sys.stdin:
    cx, cy, hx, hy, px, py, r = map(float, line.split())
    square = max(abs(px - cx) - hx, 0) ** 2 + max(abs(py - cy) - hy, 0) ** 2
    print({body}, flush=True)
"""
GAP = "max(square ** 0.5 - r, 0)"


def check_program(body, answer, *more):
    program = SCRATCH / "program.py"
    program.write_text(PROGRAM.format(body=body))
    return run("check", "--verbose", "--command", f"'{sys.executable}' -S '{program}'", "--form", "center_half", "--scalar", "f64", "--answer", answer,
               "--cases", "2000", *more)


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
        self.assertIn("// answered -1\n", page.read_text())
        self.assertIn("error:     below 0, too small by 1\n", page.read_text())

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
            result = run("check", "--verbose", "--command", f"'{sys.executable}' -S '{program}'", "--form", "center_half", "--scalar", "f64",
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
                                    ("'1'", "mtv", "'1'; an mtv is 2 numbers"), ("'1'", "nearest", "'1'; a nearest point is 2 numbers"),
                                    ("'nan 0'", "nearest", "answered (nan, 0), which is none: a nearest point has no NaN"), ("''", "distance_sq", "'': an empty line; a distance_sq is one number"),
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


class Sentences(unittest.TestCase):
    """What is said of functions that are wrong in every way, of every answer and kind of question."""

    # One answer behind, and now and then another: nothing of it is right or repeats.
    BEHIND = """import sys
last = "{first}"
for number, line in enumerate(sys.stdin):
    print(last if number % 5 else "{other}", flush=True)
    last = "{first}" if hash(line) % 2 else "{other}"
"""
    QUESTIONS = (("box_ball", "center_half"), ("box_moving_ball", "lo_hi"), ("polygon_polygon", "vertices3_4"))
    ANSWERS = {"bool": ("1", "0"), "verdict": ("touching", "overlapping"), "distance": ("2", "0"), "signed_distance": ("-2", "3"),
               "distance_sq": ("4", "0"), "mtv": ("1 2", "0 0"), "time": ("0.3", "2"), "nearest": ("1 2", "0 0")}

    def check(self, source, question, form, answer):
        program, report = SCRATCH / "sentences.py", SCRATCH / "sentences.json"
        program.write_text(source)
        result = run("check", "--verbose", "--command", f"'{sys.executable}' -S '{program}'", "--question", question, "--form", form, "--scalar", "f64",
                     "--answer", answer, "--contract", "closed", "--cases", "400", "--json", report)
        return result, json.loads(report.read_text())

    def test_can_be_so(self):
        for question, form in self.QUESTIONS:
            for answer, (first, other) in self.ANSWERS.items():
                if answer in ("signed_distance", "mtv") and question == "box_moving_ball":
                    continue
                if answer == "time" and question != "box_moving_ball":
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
                        if question == "polygon_polygon":
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
        result = run("check", "--verbose", "--command", f"'{sys.executable}' -S '{program}'", "--form", "center_half", "--scalar", "f64", "--answer", "mtv",
                     "--contract", "closed", "--cases", "20000", "--json", report)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        shown = [p for p in json.loads(report.read_text())["properties"] if p["id"] == "P01"][0]["counterexample"]["cases"][0]
        self.assertGreater(float(shown["decimal"]["r"]), 10, result.stdout)
        self.assertRegex(shown["error"], "^too long by [0-9.]+$")


if __name__ == "__main__":
    command.BINARY, SCRATCH = sys.argv[1], pathlib.Path(sys.argv[2])
    SCRATCH.mkdir(parents=True, exist_ok=True)
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
