#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every question from outside: draw, classify, check by a plugin and by a program, and what bad words come to.

usage: questions_test.py TANGENCY_BINARY COMPILER SCRATCH
"""
import json
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
import command
from command import run

COMPILER = ""
SCRATCH = pathlib.Path()
FORMS = {
    "ball_ball": ["center_radius"],
    "box_box": ["center_half", "lo_hi", "corner_size"],
    "box_segment": ["lo_hi", "center_half", "corner_size"],
    "box_moving_ball": ["lo_hi", "center_half", "corner_size"],
    "polygon_ball": ["vertices3", "vertices5", "vertices8"],
    "polygon_polygon": ["vertices3_3", "vertices4_7", "vertices8_8"],
    "box_point": ["center_half", "lo_hi", "corner_size", "center_size"],
    "segment_ball": ["ends"],
    "capsule_ball": ["ends_radius"],
    "capsule_capsule": ["ends_radius"],
    "segment_segment": ["ends"],
    "polygon_point": ["vertices3", "vertices6"],
    "polygon_segment": ["vertices4", "vertices7"],
}
PLANE = ("polygon_ball", "polygon_polygon", "segment_segment", "polygon_point", "polygon_segment")
DIMS = {"ball_ball": ("1", "2", "3"), "box_box": ("1", "2", "3"), **{question: ("2",) for question in PLANE}}

PLUGIN = """
#include <math.h>
int tangency_ball_ball_center_radius_f64(double px, double py, double r, double qx, double qy, double s) {
    return sqrt((qx - px) * (qx - px) + (qy - py) * (qy - py)) <= r + s;
}
#define SIDE(ax, ay, bx, by) if (((bx) - (ax)) * (py - (ay)) - ((by) - (ay)) * (px - (ax)) < 0) return 0;
/* Counterclockwise triangles alone, and disks without a radius. */
int tangency_polygon_ball_vertices3_f64(double x1, double y1, double x2, double y2, double x3, double y3, double px, double py, double r) {
    SIDE(x1, y1, x2, y2) SIDE(x2, y2, x3, y3) SIDE(x3, y3, x1, y1)
    return 1;
}
/* On a line: the first forgets that boxes may touch, the second is right. */
int tangency1_box_box_corner_size_f64(double x, double w, double x2, double w2) { return x < x2 + w2 && x2 < x + w; }
float tangency1_distance_ball_ball_center_radius_f32(float px, float r, float qx, float s) {
    const double gap = fabs((double)px - qx) - ((double)r + s);
    return (float)(gap > 0 ? gap : 0);
}
int tangency3_box_box_lo_hi_f32(float lox, float loy, float loz, float hix, float hiy, float hiz, float lox2, float loy2, float loz2,
                                float hix2, float hiy2, float hiz2) {
    return lox < hix2 && lox2 < hix && loy < hiy2 && loy2 < hiy && loz < hiz2 && loz2 < hiz;
}
"""
# Two circles, but for y of the second.
PROGRAM = "import sys\nfor line in sys.stdin:\n    px, py, r, qx, qy, s = map(float, line.split())\n" \
          "    print(int((qx - px) ** 2 + py ** 2 <= (r + s) ** 2), flush=True)\n"


def asked(question, form, scalar="f64", *more):
    return ["--question", question, "--form", form, "--scalar", scalar, *more]


class Draw(command.TestCase):
    def test_drawn_verdicts_are_those_of_classify_in_every_form_and_dimension(self):
        for question, forms in FORMS.items():
            for form in forms:
                for dim in DIMS.get(question, ("2", "3")):
                    drawn = run("draw", *asked(question, form, "f64", "--dim", dim, "--count", "70"))
                    self.assertEqual(drawn.returncode, 0, drawn.stderr)
                    lines = drawn.stdout.splitlines()
                    self.assertEqual(len(lines), 70)
                    rows = "".join(line.split(" ", 1)[1] + "\n" for line in lines)
                    answers = run("classify", *asked(question, form, "f64", "--dim", dim), input=rows)
                    self.assertEqual(answers.returncode, 0, answers.stdout)
                    self.assertEqual([line.split()[0] for line in answers.stdout.splitlines()], [line.split()[0] for line in lines])
                    self.assertEqual(len({line.split()[0] for line in lines}), 3, f"{question} {form} {dim}")

    def test_a_kind_that_a_question_has_not_is_named(self):
        self.refuse(run("draw", *asked("ball_ball", "center_radius", "f32", "--kind", "inside")), "ball_ball has no inputs of kind inside")


class Classify(command.TestCase):
    def test_json_names_the_question_and_its_numbers(self):
        result = run("classify", "--json", *asked("box_segment", "lo_hi", "f32"), "--", "0", "0", "2", "2", "3", "1", "1", "3")
        answer = json.loads(result.stdout)
        self.assertEqual((answer["question"], answer["verdict"]), ("box_segment", "touching"))
        self.assertEqual(list(answer["numbers"]), ["lox", "loy", "hix", "hiy", "ax", "ay", "bx", "by"])

    def test_polygons_that_are_none_name_their_vertex_and_a_hint(self):
        # The pentagram turns the same way at every vertex, and goes round twice.
        for form, numbers, words in (("vertices3", "0 0 1 0 1 0 5 5 1", "x3, y3 repeat an earlier vertex"),
                                     ("vertices4", "0 0 1 0 2 0 1 1 5 5 1", "x2, y2 lie in line with the vertices beside them"),
                                     ("vertices4", "0 0 4 0 1 1 0 4 5 5 1", "x3, y3 turn against the other vertices"),
                                     ("vertices5", "0 3 -2 -3 3 1 -3 1 2 -3 5 5 1", "begin a second turn around"),
                                     ("vertices4", "0 0 1 0 1 1 0 1 5 5", "vertices4 takes 11 numbers"),
                                     ("vertices3", "0 0 1 0 0 inf 5 5 1", "y3 is infinite")):
            self.refuse(run("classify", *asked("polygon_ball", form), "--", *numbers.split()), words)
        lines = run("classify", *asked("polygon_polygon", "vertices3_3"), input="0 0 1 0 0 1 0 0 1 0 0 1\n0 0 1 0 0 1 2 2 3 3 4 4\n")
        self.assertEqual(lines.returncode, 2)
        self.assertTrue(lines.stdout.startswith("overlapping "))
        self.assertIn("error: u1, v1 lie in line", lines.stdout)

    def test_bad_rows_of_points_segments_and_capsules_are_named_with_a_hint(self):
        for question, form, numbers, words in (
                ("segment_ball", "ends", "0 0 4 0 7 4", "ends takes 7 numbers in 2-D (ax ay bx by px py r), not 6"),
                ("segment_ball", "ends", "0 0 nan 0 7 4 5", "bx is NaN; give a finite number"),
                ("segment_ball", "ends", "0 0 4 0 7 4 -5", "r is negative; give zero or more"),
                ("capsule_ball", "ends_radius", "0 0 4 0 -1 7 4 5", "r is negative; give zero or more"),
                ("capsule_capsule", "ends_radius", "0 0 4 0 1 7 4 5 5 -1", "s is negative; give zero or more"),
                ("polygon_point", "vertices4", "0 0 4 0 1 1 0 4 2 2", "x3, y3 turn against the other vertices"),
                ("polygon_segment", "vertices3", "0 0 4 0 0 4 1 1 inf 1", "bx is infinite; give a finite number"),
                ("box_point", "lo_hi", "1 0 0 2 3 4", "lox is above its hi side; swap the two"),
                ("box_point", "center_half_axis", "0 0 1 1 0 0 3 2", "ux, uy are all zero; give a direction of any nonzero length")):
            self.refuse(run("classify", *asked(question, form), "--", *numbers.split()), words)
        self.refuse(run("classify", *asked("segment_segment", "ends", "f64", "--dim", "3")), "segment_segment ends is 2-D only; give --dim 2")
        for question, form, answer in (("segment_ball", "ends", "mtv"), ("polygon_segment", "vertices3", "signed_distance")):
            self.refuse(run("classify", *asked(question, form, "f64", "--answer", answer)),
                        f"--answer {answer} is not asked of {question} {form}; give one of bool, verdict, distance, distance_sq")

    def test_a_wrong_number_of_numbers_and_a_bad_one_are_named(self):
        for numbers, words in ((["1"], "6 numbers"), (["0", "0", "-1", "0", "0", "1"], "r is negative"),
                               (["0", "0", "1", "0", "0", "nan"], "s is NaN")):
            self.refuse(run("classify", *asked("ball_ball", "center_radius"), "--", *numbers), words)


class Words(command.TestCase):
    def test_an_unknown_question_and_a_form_of_another_are_named_with_what_to_give(self):
        for verb in ("classify", "check", "draw"):
            more = ["--contract", "open", "--plugin", "none.so"] if verb == "check" else []
            for question, form, words in (("ball_bal", "lo_hi", ("ball_bal", "box_moving_ball")),
                                          ("ball_ball", "lo_hi", ("lo_hi", "center_radius")),
                                          ("polygon_ball", "vertices9", ("vertices9", "vertices3", "vertices8")),
                                          ("segment_segment", "lo_hi", ("lo_hi", "ends")),
                                          ("box_point", "corner_size_ball_corner", ("corner_size_ball_corner", "center_half_quaternion")),
                                          ("polygon_polygon", "vertices4", ("vertices4", "vertices4_4")),
                                          ("box_ball", "center_radius", ("center_radius", "corner_size_ball_corner"))):
                self.refuse(run(verb, *asked(question, form), *more), *words)


class Check(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.plugin = command.compile_plugin(PLUGIN, SCRATCH / "questions.so", COMPILER)

    def test_a_domain_that_leaves_no_degenerate_shape_is_asked_for_none(self):
        result = run("check", "--verbose", "--plugin", self.plugin, "--contract", "auto", *asked("ball_ball", "center_radius"), "--domain", "positive-radius",
                     "--cases", "4000")
        self.assertEqual(result.returncode, 0, result)

    def test_right_functions_hold_and_their_contract_is_found(self):
        for words, contract in ((asked("ball_ball", "center_radius"), "closed"), (asked("box_box", "lo_hi", "f32", "--dim", "3"), "open")):
            result = run("check", "--verbose", "--plugin", self.plugin, "--contract", "auto", *words)
            self.assertEqual(result.returncode, 0, result.stdout)
            self.assertIn(f"contract: {contract}", result.stdout)

    def test_on_a_line_the_wrong_are_told_and_the_right_hold(self):
        report, page = SCRATCH / "line.json", SCRATCH / "line.html"
        wrong = run("check", "--verbose", "--plugin", self.plugin, "--contract", "closed", "--cases", "3000", "--json", report, "--html", page,
                    *asked("box_box", "corner_size", "f64", "--dim", "1"))
        self.assertEqual(wrong.returncode, 1, wrong)
        self.assertIn("keeps the open contract", wrong.stdout)
        self.assertEqual(json.loads(report.read_text())["dim"], 1)
        self.assertIn("<svg", page.read_text())
        self.assertIn("know: do two boxes meet?</h1>", page.read_text())
        open_held = run("check", "--verbose", "--plugin", self.plugin, "--contract", "open", *asked("box_box", "corner_size", "f64", "--dim", "1"))
        self.assertEqual(open_held.returncode, 0, open_held)
        distance = run("check", "--verbose", "--plugin", self.plugin, "--answer", "distance", *asked("ball_ball", "center_radius", "f32", "--dim", "1"))
        self.assertEqual(distance.returncode, 0, distance)
        moved = run("classify", "--answer", "mtv", *asked("box_box", "lo_hi", "f64", "--dim", "1"), "--", "0", "3", "1", "4")
        self.assertEqual(moved.stdout, "overlapping mtv=(2) exact=(2) unique=yes\n")

    def test_a_line_is_asked_of_two_balls_and_two_boxes_alone(self):
        for question, form in (("box_ball", "lo_hi"), ("box_segment", "lo_hi"), ("polygon_ball", "vertices3")):
            result = run("classify", *asked(question, form, "f64", "--dim", "1"))
            self.assertEqual((result.returncode, result.stderr), (2, "tangency: unknown --dim '1'; give one of 2, 3\n"))

    def test_a_polygon_of_one_order_alone_is_found_out_by_reversing_it(self):
        result = run("check", "--verbose", "--plugin", self.plugin, "--contract", "closed", "--cases", "3000", *asked("polygon_ball", "vertices3"))
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("P28", result.stdout)

    def test_a_function_under_the_other_contract_fails_at_ties_alone(self):
        result = run("check", "--verbose", "--plugin", self.plugin, "--contract", "open", *asked("ball_ball", "center_radius"))
        self.assertEqual(result.returncode, 1, result.stdout)
        self.assertIn("keeps the closed contract", result.stdout)

    def test_a_symbol_that_is_missing_is_named_beside_those_there(self):
        result = run("check", "--verbose", "--plugin", self.plugin, "--contract", "open", *asked("box_box", "center_half"))
        self.assertEqual(result.returncode, 2, result)
        self.assertIn("tangency_box_box_center_half_f64", result.stderr)
        self.assertIn("tangency_ball_ball_center_radius_f64", result.stderr)

    def test_a_wrong_program_gets_a_small_input_and_reports(self):
        program = SCRATCH / "circles.py"
        program.write_text(PROGRAM)
        report, page = SCRATCH / "circles.json", SCRATCH / "circles.html"
        result = run("check", "--verbose", "--command", f"{sys.executable} -S '{program}'", "--contract", "closed", "--cases", "3000", "--json", report,
                     "--html", page, *asked("ball_ball", "center_radius"))
        self.assertEqual(result.returncode, 1, result.stdout)
        document = json.loads(report.read_text())
        self.assertEqual((document["question"], document["verdict"]), ("ball_ball", "failed"))
        self.assertIn("P25", [each["id"] for each in document["properties"]])
        shown = [each["counterexample"]["cases"][0]["decimal"] for each in document["properties"] if each["id"] == "P01"][0]
        self.assertTrue(all(abs(float(number)) <= 4 for number in shown.values()), shown)
        self.assertIn("<svg", page.read_text())


if __name__ == "__main__":
    command.BINARY, COMPILER, SCRATCH = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    SCRATCH.mkdir(parents=True, exist_ok=True)
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])
