#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The tangency command from outside: exit codes, messages, Ctrl-C, memory, kept output.

usage: command_test.py TANGENCY_BINARY
"""
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.dont_write_bytecode = True
import command
import signals
from command import run


class BadUsage(command.TestCase):
    def test_an_unknown_verb_is_named(self):
        self.refuse(run("adit"), "adit")

    def test_no_verb_is_an_error(self):
        self.refuse(run())

    def test_an_unknown_option_is_named(self):
        self.refuse(run("audit", "--fast"), "--fast")

    def test_an_unknown_subject_is_named_with_a_hint(self):
        self.refuse(run("audit", "--subject", "fould"), "fould", "--list")

    def test_a_folder_that_cannot_be_made_is_named_before_any_work(self):
        start = time.monotonic()
        self.refuse(run("audit", "--out", "/proc/nowhere"), "/proc/nowhere", "--out")
        self.assertLess(time.monotonic() - start, 5)

    def test_a_file_in_the_place_of_the_folder_is_named(self):
        with tempfile.NamedTemporaryFile() as file:
            self.refuse(run("audit", "--out", file.name), file.name)

    def test_a_number_that_would_be_read_as_another_is_named(self):
        for words in ("0x10", "18446744073709551616", "-1", "+1", "1e3", "1.0", "", " 1", "9" * 200):
            for verb in (["audit"], ["check", "--plugin", "none.so", "--form", "lo_hi", "--scalar", "f32", "--contract", "open"]):
                self.refuse(run(*verb, "--seed", words), "--seed", "whole number")

    def test_an_unknown_form_is_named(self):
        self.refuse(run("classify", "--form", "box", "--scalar", "f64", "--", "1"), "box", "center_half")


class Audit(command.Folder):
    def test_listing_names_methods_and_mutants(self):
        names = run("audit", "--list").stdout.split()
        self.assertIn("fold", names)
        self.assertIn("mutant_open_ball", names)
        self.assertEqual(len(names), len(set(names)))

    def test_chosen_subjects_print_their_rows_and_reports_in_less_than_a_gibibyte(self):
        result = run("audit", "--subject", "clamp_center", "--subject", "mutant_open_ball", "--out", self.folder)
        self.assertEqual(result.returncode, 0, result)
        for words in ("Right: 1 of 1 function\n", ": clamp_center\n", "Planted faults: 1 of 1 told\n", "  mutant_open_ball: told by P",
                      f"the full report: {self.folder}/report.html"):
            self.assertIn(words, result.stdout)
        self.assertNotIn("vertex_edge", result.stdout)
        self.assertEqual(result.stderr, "", "a pipe stays quiet")
        for name in ("report.html", "report.json", "report.md", "summary.md"):
            self.assertGreater((self.folder / name).stat().st_size, 1000, name)
        self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, 1024 * 1024)

    def test_verbose_prints_every_row(self):
        words = ("audit", "--subject", "vertex_edge", "--bulk", "0")
        brief, rows = run(*words), run(*words, "--verbose")
        self.assertEqual((brief.returncode, rows.returncode), (0, 0), brief)
        self.assertIn("Wrong on ordinary numbers: 1 function, and why\n  vertex_edge is closed at corners and open at faces (F001): vertex_edge\n", brief.stdout)
        self.assertRegex(rows.stdout, r"\nvertex_edge +f32 +2 ")
        self.assertNotIn("worst ulps", brief.stdout)
        self.assertEqual(brief.stdout.splitlines()[-1], rows.stdout.splitlines()[-1])

    def test_ctrl_c_prints_what_is_known_and_exits_130(self):
        # As long as this machine takes for the first subjects.
        for seconds in (1, 4, 16, 64):
            child = subprocess.Popen([command.BINARY, "audit", "--mutants", "--verbose", "--out", self.folder], stdout=subprocess.PIPE,
                                     stderr=subprocess.PIPE, text=True)
            signals.wait_until_caught(child)
            time.sleep(seconds)
            child.send_signal(signal.SIGINT)
            out, _ = child.communicate(timeout=300)
            self.assertEqual(child.returncode, 130)
            self.assertIn("interrupted", out)
            self.assertTrue((self.folder / "report.json").exists())
            if "fold" in out:
                break
        self.assertIn("fold", out)

    def test_help_and_version_exit_0(self):
        self.assertEqual(run("--help").returncode, 0)
        self.assertRegex(run("--version").stdout, r"^tangency \d+\.\d+\.\d+\n$")


if __name__ == "__main__":
    command.BINARY = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
