#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`--answer` in `classify`, and words of it that make no sense.

usage: answers_classify_test.py TANGENCY_BINARY
"""
import json
import sys
import unittest
from fractions import Fraction

sys.dont_write_bytecode = True
import command
from command import run


class Words(command.TestCase):
    def test_what_makes_no_sense_is_one_line_with_a_hint(self):
        box_ball = ("--form", "center_half", "--scalar", "f32")
        segment = ("--question", "box_segment", "--form", "lo_hi", "--scalar", "f32")
        for verb in (("check", "--command", "cat"), ("classify",)):
            for words, said in (((*box_ball, "--answer", "time"), "time is not asked of box_ball center_half; give one of bool, verdict, distance"),
                                ((*box_ball, "--answer", "depth"), "unknown --answer 'depth'; give one of bool, verdict, distance"),
                                ((*segment, "--answer", "mtv"), "mtv is not asked of box_segment lo_hi; give one of bool, verdict, distance, distance_sq, nearest")):
                self.refuse(run(*verb, *words), said)
        for words, said in (("mtv --contract both", "unknown --contract 'both'; give one of closed, open, half_open, conservative, auto\n"), ("distance --contract auto", "--contract auto asks for yes or no"),
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

    def test_times_and_nearest_points_are_printed_exactly(self):
        ball = {"question": "box_moving_ball", "form": "lo_hi"}
        self.assertEqual(self.classify("time", 0, 0, 1, 1, -3, 0.5, 3, 0.5, 1, **ball), f"overlapping time={1 / 3} exact=1/3")
        self.assertEqual(self.classify("time", 0, 0, 1, 1, -3, 2, 3, 2, 2, **ball), "overlapping time=0.2113248654051871 exact=1/2 - 1/18*sqrt(27)")
        self.assertEqual(self.classify("time", 0, 0, 1, 1, 5, 5, 9, 5, 2, **ball), "disjoint time=2 exact=2")
        self.assertEqual(self.classify("nearest", 0, 0, 4, 6, 6, 7, 1), "disjoint nearest=(4, 6) exact=(4, 6)")
        self.assertEqual(self.classify("nearest", 0, 0, 5, 6, 8, 1, question="ball_ball", form="center_radius"), "disjoint nearest=(3, 4) exact=(3, 4)")
        self.assertEqual(self.classify("nearest", 0, 0, 4, 0, 0, 3, 5, -1, 1, question="polygon_ball", form="vertices3"),
                         "disjoint nearest=(4, 0) exact=(4, 0)")
        self.assertIn("exact=(1/6*sqrt(18), 1/6*sqrt(18))",
                      self.classify("nearest", 0, 0, 0, 0, 1, 3, 3, 1, question="capsule_ball", form="ends_radius"))

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
    command.BINARY = sys.argv.pop(1)
    unittest.main()
