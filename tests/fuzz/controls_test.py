#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of fuzz/controls.py: its parts are all forms and questions, and its page keeps what was not run again.

usage: controls_test.py FUZZ_FOLDER FUZZ_SUBJECTS
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import types
import unittest

fuzz_folder, subjects_program = sys.argv[1:3]
sys.path.insert(0, fuzz_folder)
import controls  # noqa: E402


def ended_run(part, executions, found=(), interrupted=False):
    return types.SimpleNamespace(folder=pathlib.Path(part), seconds=600, cpu_seconds=590.4, executions=executions, corpus_size=12,
                                 seed=7, found=list(found), failed_to_run=False, was_interrupted=interrupted,
                                 text="tangency fuzz: fuzzing fold clamp\n#1 INITED\n")


class Controls(unittest.TestCase):
    def test_its_parts_are_the_reference_every_form_and_every_other_question(self):
        def names(flag, words):
            refused = subprocess.run([subjects_program, "-runs=1", flag], capture_output=True, text=True)
            self.assertEqual(refused.returncode, 2)
            return re.search(words + " (.*)", refused.stderr)[1].split()

        forms = names("--form=none", "the form 'none'; the forms are")
        questions = names("--question=none", "the questions are")
        self.assertEqual(sorted(controls.PARTS), sorted(["reference", *forms, *questions[1:]]))

    def test_a_line_says_what_was_run(self):
        self.assertEqual(controls.line_of(ended_run("lo_hi", 1234567), "abc"),
                         "| lo_hi | 600 | 590 | 1,234,567 | 12 | 7 | abc | none | fold clamp |")
        self.assertIn("| 2 files |", controls.line_of(ended_run("lo_hi", 1, ["crash-1", "minimised-1"]), "abc"))

    def test_the_page_keeps_the_lines_of_other_parts_and_replaces_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page.md"
            for part, executions in (("lo_hi", 1), ("reference", 2), ("center_half", 3), ("lo_hi", 4)):
                controls.record(ended_run(part, executions), page, "abc")
            controls.record(ended_run("lo_hi", 5, interrupted=True), page, "abc")
            rows = re.findall(r"^\| (\w+) \| 600 \| 590 \| (\d) ", page.read_text(), re.MULTILINE)
            self.assertEqual(rows, [("reference", "2"), ("center_half", "3"), ("lo_hi", "4")])
            self.assertTrue(page.read_text().startswith(controls.HEAD))


unittest.main(argv=sys.argv[:1])
