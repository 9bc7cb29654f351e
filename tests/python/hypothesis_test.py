#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The strategies of clients/python/tangency_hypothesis.py: right functions pass, wrong ones are found small, and again.

usage: hypothesis_test.py TANGENCY_BINARY FOLDER_OF_THE_MODULE
"""
import contextlib
import io
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

from hypothesis import Phase, find, given, settings
from hypothesis.database import InMemoryExampleDatabase

BINARY = sys.argv[1]
VECTORS = pathlib.Path(__file__).parents[2] / "vectors"
sys.path[:0] = [sys.argv[2], str(VECTORS)]
import read  # noqa: E402 (needs the folders above)
import tangency_hypothesis  # noqa: E402 (as well)
from tangency_hypothesis import CannotDraw, Input, inputs  # noqa: E402

os.environ["TANGENCY_BINARY"] = BINARY
# What a test draws follows from its name alone, and from no database of an earlier run.
settings.register_profile("repeatable", derandomize=True, database=None, max_examples=400, deadline=None)
settings.load_profile("repeatable")


def overshoots(x, y, w, h, px, py):
    return max(x - px, px - (x + w), 0.0), max(y - py, py - (y + h), 0.0)


# corner_size, of numbers whose squares and sums are exact: the lattice kinds.
def hits(x, y, w, h, px, py, r):
    dx, dy = overshoots(x, y, w, h, px, py)
    return dx * dx + dy * dy <= r * r


def strict(x, y, w, h, px, py, r):
    dx, dy = overshoots(x, y, w, h, px, py)
    return dx * dx + dy * dy < r * r


def forgets_corners(x, y, w, h, px, py, r):
    return max(overshoots(x, y, w, h, px, py)) <= r


def classified(lines, *words):
    """The verdicts of `tangency classify`."""
    done = subprocess.run([BINARY, "classify", *words], input="".join(lines), capture_output=True, text=True, check=True)
    return [line.split()[0] for line in done.stdout.splitlines()]


def diagonal(turn, _):
    """The sum of the sides' directions that a quaternion turns to, in its squared lengths."""
    x, y, z, w = turn
    return [w * w + x * x - y * y - z * z + 2 * (x * y - w * z) + 2 * (x * z + w * y),
            w * w - x * x + y * y - z * z + 2 * (x * y + w * z) + 2 * (y * z - w * x),
            w * w - x * x - y * y + z * z + 2 * (x * z - w * y) + 2 * (y * z + w * x)]


def failure_of(function, contract="closed", **words):
    """The input that Hypothesis reports of a function."""
    reported = []

    @given(inputs("corner_size", "f64", **words))
    def trial(case):
        if function(*case.numbers) != case.intersects(contract):
            reported.append(case)
            raise AssertionError("wrong")

    try:
        trial()
    except AssertionError:
        return reported[-1]  # Hypothesis ends with the simplest once more
    return None


class Functions(unittest.TestCase):
    def test_a_right_function_passes_on_every_kind_whose_arithmetic_is_exact(self):
        for kind in ("lattice", "tie", "degenerate", "inside"):
            self.assertIsNone(failure_of(hits, kind=kind), kind)
            self.assertIsNone(failure_of(strict, "open", kind=kind), kind)

    def test_a_strict_function_is_found_at_a_tie(self):
        found = failure_of(strict)
        self.assertEqual(found.verdict, "touching")
        self.assertTrue(hits(*found.numbers))

    def test_a_function_that_forgets_corners_is_found_beside_one(self):
        found = failure_of(forgets_corners)
        self.assertEqual(found.verdict, "disjoint")
        self.assertGreater(min(overshoots(*found.numbers[:6])), 0)

    def test_what_is_found_among_small_whole_numbers_is_small(self):
        for function in (strict, forgets_corners):
            numbers = failure_of(function, kind="lattice").numbers
            self.assertLess(max(map(abs, numbers)), 100, numbers)
            self.assertLess(sum(len(repr(number)) for number in numbers), 50, numbers)
        self.assertLess(max(map(abs, failure_of(strict).numbers)), 4)

    def test_a_function_that_is_right_but_for_rounding_is_found_near_ties(self):
        self.assertIsNotNone(failure_of(hits, kind="near_tie"))


class Strategy(unittest.TestCase):
    def test_a_failure_is_reported_as_the_input_that_it_is(self):
        @given(inputs("corner_size", "f64", kind="tie"))
        def trial(case):
            assert strict(*case.numbers)

        said = io.StringIO()
        with self.assertRaises(AssertionError) as raised, contextlib.redirect_stdout(said):
            trial()
        text = said.getvalue() + "".join(getattr(raised.exception, "__notes__", ()))
        self.assertIn("case=Input(verdict='touching', numbers=(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))", text)

    def test_verdicts_are_those_of_classify_whatever_is_asked_about(self):
        signatures = [("box_ball", "corner_size", "f32", 2), ("box_ball", "lo_hi", "f64", 3), ("box_ball", "center_half_degrees", "f64", None),
                      ("box_ball", "center_half_quaternion", "f32", None), ("ball_ball", "center_radius", "f64", 3),
                      ("box_segment", "lo_hi", "f32", 2), ("polygon_ball", "vertices4", "f64", None)]
        for question, form, scalar, dim in signatures:
            drawn = []

            @settings(max_examples=60)
            @given(inputs(form, scalar, question=question, dim=dim, seeds=2))
            def collect(case):
                drawn.append(case)

            collect()
            self.assertEqual({case.verdict for case in drawn}, {"disjoint", "touching", "overlapping"}, form)
            words = ["--question", question, "--form", form, "--scalar", scalar, *(["--dim", str(dim)] if dim else [])]
            lines = [" ".join(map(repr, case.numbers)) + "\n" for case in drawn]
            self.assertEqual(classified(lines, *words), [case.verdict for case in drawn], form)

    def test_the_first_input_is_the_simplest_one(self):
        simplest = find(inputs("center_half", "f64", kind="lattice"), lambda case: True)
        self.assertLessEqual(max(map(abs, simplest.numbers)), 4)

    def test_contracts_differ_at_ties_alone(self):
        self.assertEqual([Input(verdict, ()).intersects("closed") for verdict in ("disjoint", "touching", "overlapping")], [False, True, True])
        self.assertEqual([Input(verdict, ()).intersects("open") for verdict in ("disjoint", "touching", "overlapping")], [False, False, True])
        for contract, complaint in (("close", "'close'; give 'closed'"), ("half_open", "of question='box_point'"), ("conservative", "ask is_right")):
            with self.assertRaisesRegex(ValueError, complaint):
                Input("touching", ()).intersects(contract)

    def test_culling_may_hit_more_and_others_may_not(self):
        right = {(verdict, answer, contract): Input(verdict, (), verdict == "touching").is_right(answer, contract)
                 for verdict in ("disjoint", "touching", "overlapping") for answer in (False, True)
                 for contract in ("closed", "open", "half_open", "conservative")}
        wrong = {(verdict, contract, answer) for (verdict, answer, contract), is_right in right.items() if not is_right}
        self.assertEqual(wrong, {("disjoint", "closed", True), ("disjoint", "open", True), ("disjoint", "half_open", True),
                                 ("touching", "closed", False), ("touching", "open", True), ("touching", "half_open", True),
                                 ("overlapping", "closed", False), ("overlapping", "open", False), ("overlapping", "half_open", False),
                                 ("overlapping", "conservative", False)})

    def test_one_command_is_started_a_seed(self):
        tangency_hypothesis._batch_of.cache_clear()
        with mock.patch.object(tangency_hypothesis.subprocess, "run", wraps=subprocess.run) as started:

            @given(inputs("center_half", "f32", seeds=3))
            def trial(case):
                self.assertEqual(len(case.numbers), 7)

            trial()
            self.assertEqual(started.call_count, 3)


class LowSides(unittest.TestCase):
    def test_a_half_open_function_passes_and_others_are_found(self):
        def found(test):
            words = dict(question="box_point", kind="tie")
            return failure_of(lambda x, y, w, h, px, py: test(x, px, x + w) and test(y, py, y + h), "half_open", **words)

        self.assertIsNone(found(lambda lo, at, hi: lo <= at < hi))
        for wrong in (lambda lo, at, hi: lo <= at <= hi, lambda lo, at, hi: lo < at <= hi, lambda lo, at, hi: lo < at < hi):
            self.assertEqual(found(wrong).verdict, "touching")

    def test_stored_cases_have_the_same_answers(self):
        files = sorted(VECTORS.glob("box_point-*"))
        self.assertGreater(len(files), 9)
        for file in files:
            stored = json.loads(file.read_text())
            ties = [case for case in stored["cases"] if case["verdict"] == "touching"]
            self.assertGreater(len(ties), 20, file)
            for case in ties:
                numbers = [repr(read.number(bits, stored["scalar"])) for bits in case["bits"]]
                told = tangency_hypothesis._read("draw", " ".join(["touching", *numbers]), stored["form"])
                self.assertEqual(told.intersects("half_open"), case["half_open"], (file, case))

    def test_a_point_is_in_if_a_little_further_along_the_sides_it_is_inside(self):
        # What `classify` says of the moved point shares nothing with the module. Numbers that rounding would move are left out.
        sides_of = {"": lambda turn, dim: [1] * dim, "_axis": lambda turn, dim: [turn[0] - turn[1], turn[1] + turn[0]],
                    "_radians": lambda turn, dim: [math.cos(turn[0]) - math.sin(turn[0]), math.sin(turn[0]) + math.cos(turn[0])]}
        sides_of["_degrees"] = lambda turn, dim: sides_of["_radians"]([math.radians(turn[0])], dim)
        sides_of["_quaternion"] = diagonal
        for stored, dim, turn, many in [(stored, 2, turn, many) for stored in ("center_half", "corner_size", "center_size")
                                        for turn, many in (("", 0), ("_axis", 2), ("_degrees", 1), ("_radians", 1))] + [
                                            ("lo_hi", 3, "", 0), ("center_half", 3, "_quaternion", 4), ("corner_size", 3, "_quaternion", 4)]:
            form = stored + turn
            drawn = tangency_hypothesis._batch_of((BINARY,), ("--question=box_point", f"--form={form}", "--scalar=f64", f"--dim={dim}",
                                                              "--kind=tie", "--count=2048"), 1)
            cases = [case for case in drawn if 2**-9 < max(map(abs, case.numbers)) < 2**9]
            self.assertGreater(len(cases), 100, form)
            moved = []
            for case in cases:
                way = sides_of[turn](case.numbers[2 * dim:2 * dim + many], dim)
                point = [at + by / max(map(abs, way)) * 2**-40 for at, by in zip(case.numbers[-dim:], way)]
                moved.append(" ".join(map(repr, [*case.numbers[:-dim], *point])) + "\n")
            inside = classified(moved, "--question", "box_point", "--form", form, "--scalar", "f64", "--dim", str(dim))
            self.assertEqual([verdict == "overlapping" for verdict in inside], [case.intersects("half_open") for case in cases], form)
            self.assertEqual(len({case.on_high_side for case in cases}), 2, form)


class Replay(unittest.TestCase):
    def drawn(self):
        """What a trial draws, by commands started anew."""
        tangency_hypothesis._batch_of.cache_clear()
        drawn = []

        @given(inputs("corner_size", "f32"))
        def trial(case):
            drawn.append(case)

        trial()
        return drawn

    def test_the_same_choices_are_the_same_inputs(self):
        first = self.drawn()
        self.assertGreater(len(set(first)), 100)
        self.assertEqual(self.drawn(), first)

    def test_a_failure_kept_in_the_database_is_met_again_at_once(self):
        database = InMemoryExampleDatabase()

        def first_and_last(phases):
            tangency_hypothesis._batch_of.cache_clear()
            asked = []

            @settings(derandomize=False, database=database, phases=phases)
            @given(inputs("corner_size", "f64", kind="tie"))
            def trial(case):
                asked.append(case)
                assert strict(*case.numbers) == case.intersects("closed")

            with self.assertRaises(AssertionError):
                trial()
            return asked[0], asked[-1]

        _, reported = first_and_last((Phase.reuse, Phase.generate, Phase.shrink))
        again, _ = first_and_last((Phase.reuse,))
        self.assertEqual(again, reported)


class Mistakes(unittest.TestCase):
    def refusal(self, *args, **words):
        with self.assertRaises(CannotDraw) as raised:
            inputs(*args, **words)
        message = str(raised.exception)
        self.assertEqual(message.count("\n"), 0, message)
        return message

    def test_a_wrong_word_is_named_with_what_to_give_before_anything_is_drawn(self):
        self.assertIn("unknown --form 'corner_siz'; give one of center_half,", self.refusal("corner_siz", "f64"))
        self.assertIn("unknown --scalar 'f80'; give one of f32, f64", self.refusal("lo_hi", "f80"))
        self.assertIn("unknown --kind 'ties'; give one of lattice, tie,", self.refusal("lo_hi", "f32", kind="ties"))
        self.assertIn("unknown --question 'ball_box'; give one of box_ball,", self.refusal("lo_hi", "f32", question="ball_box"))
        self.assertIn("ball_ball has no inputs of kind inside", self.refusal("center_radius", "f32", question="ball_ball", kind="inside"))
        self.assertIn("give --dim 3", self.refusal("center_half_quaternion", "f32", dim=2))
        self.assertIn("seeds=0 is no number", self.refusal("lo_hi", "f32", seeds=0))
        self.assertIn("seeds='2' is no number", self.refusal("lo_hi", "f32", seeds="2"))

    def test_a_missing_command_says_how_to_name_it(self):
        message = self.refusal("lo_hi", "f32", command="/nowhere/tangency")
        self.assertIn("'/nowhere/tangency' (No such file or directory)", message)
        self.assertIn("TANGENCY_BINARY", message)
        with mock.patch.dict(os.environ, {"PATH": "/nowhere"}):
            del os.environ["TANGENCY_BINARY"]
            self.assertIn("cannot start 'tangency'", self.refusal("lo_hi", "f32"))

    def test_a_command_that_is_another_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            for says, words in (("echo hello", "wrote 1 lines where 2048 were asked for"), ("yes 'near 1 2' | head -n 2048", "the line 'near 1 2'"),
                                ("yes 'touching x' | head -n 2048", "the line 'touching x'"), ("exit 3", "ended with status 3 and said nothing")):
                program = pathlib.Path(folder) / "program"
                program.write_text(f"#!/bin/sh\n{says}\n")
                program.chmod(0o755)
                tangency_hypothesis._batch_of.cache_clear()
                self.assertIn(words, self.refusal("lo_hi", "f32", command=program))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
