#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency check` of programs: what holds, what dies, hangs or talks nonsense, and what ends a run.

usage: check_programs_test.py TANGENCY_BINARY FOLDER_OF_PLUGINS
"""
import os
import pathlib
import subprocess
import sys
import time
import xml.etree.ElementTree

sys.dont_write_bytecode = True
import command
import checks
from checks import FLAT, Verdicts, check, child


class Commands(Verdicts):
    def test_two_processes_serve_a_right_child_whatever_its_line_ends_its_start_its_pauses_and_its_buffers(self):
        for habit in ("flushes", "buffers", "crlf", "complains", "status", "late", "pauses 700"):
            log = self.folder / habit
            result = child(habit, CHILD_LOG=str(log))
            self.expect(result, 0, "tangency: check holds banded: ")
            self.assertEqual("give each answer at once: flush after every line" in result.stderr, habit == "buffers", result)
            self.assertEqual(len(log.read_text().splitlines()), 2, habit)

    def test_a_slow_habit_is_told_while_the_run_goes_on(self):
        words = ("--command", f"'{sys.executable}' -S '{checks.CHILD}' hoards", "--scalar", "f64", *FLAT)
        with subprocess.Popen([command.BINARY, "check", *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            line = process.stderr.readline()
            self.assertIsNone(process.poll())
            process.terminate()
        self.assertIn(" keeps every answer until the end of its input, and is started anew ", line)

    def test_silence_and_starting_have_limits_of_their_own(self):
        self.expect(child("stalls 300", "--silence", "0.5"), 2, "tangency: check CANNOT DECIDE", "gave no answer for 0.5 s (--silence)",
                    "flush after every line", "decimal:   cx=")
        self.expect(child("deaf", "--startup", "0.5"), 2, "tangency: check CANNOT DECIDE", "gave no first answer for 0.5 s (--startup)")

    def test_a_wrong_child_fails_with_a_small_case(self):
        for habit in ("square", "square 1"):
            self.expect(child(habit), 1, "tangency: check FAILED banded by P01 ", "cx=0 cy=0 hx=0 hy=0 px=1 py=1 r=1")

    def test_a_child_that_leaves_early_is_named_with_its_fate_and_a_case(self):
        self.expect(child("exits 300"), 2, "tangency: check CANNOT DECIDE", "exited with status 3", "decimal:   cx=")
        self.expect(child("killed 300"), 2, "tangency: check CANNOT DECIDE", "was killed by SIGKILL", "decimal:   cx=")

    def test_what_a_child_exits_on_is_shrunk_and_its_last_words_are_quoted(self):
        result = child("overruns")
        self.expect(result, 2, "tangency: check CANNOT DECIDE", "exited with status 1", "decimal:   cx=0 cy=0 hx=0 hy=0 px=",
                    "\n    IndexError: no cell for ", "its answers to the others reach level banded")
        self.assertLessEqual(result.stderr.count("IndexError: "), 2, "passed on once by each of two sessions")

    def test_one_that_gives_nothing_back_for_a_miss_is_not_started_without_end(self):
        log = self.folder / "starts"
        result = child("forgets", CHILD_LOG=str(log))
        self.expect(result, 1, "tangency: check FAILED banded by P", "answered 'None': nothing was given back")
        self.assertLess(len(log.read_text().splitlines()), 1000)

    def test_a_wrong_line_is_quoted_safely(self):
        self.expect(child("mumbles 300"), 1, "tangency: check FAILED banded by P", "answered 'm\\x1baybe'; an answer is 1 or 0", "decimal:   cx=")
        result = child("banner")
        self.expect(result, 1, "tangency: check FAILED banded by P", "answered 'ready'; an answer is 1 or 0, or true or false, and a line end, on ")
        self.assertNotIn("exited", result.stdout)

    def test_words_of_languages_are_answers(self):
        for yes, no in (("true", "false"), ("True", "False")):
            self.expect(self.printing(f"'{yes}' if hit else '{no}'"), 0, "tangency: check holds banded: ")

    def test_without_a_scalar_a_program_is_asked_in_double_and_told_so_where_float_may_be_meant(self):
        right = check("--command", f"'{sys.executable}' -S '{checks.CHILD}' flushes", *FLAT, *checks.QUICK)
        self.expect(right, 0, "tangency: check holds banded: ", " center_half f64 2-D closed")
        self.assertNotIn("--scalar", right.stderr)
        program = self.folder / "float.py"
        program.write_text("import ctypes, sys\ndef f(x): return ctypes.c_float(x).value\nfor line in sys.stdin:\n"
                           "    cx, cy, hx, hy, px, py, r = (f(float(word)) for word in line.split())\n"
                           "    u, v = max(f(abs(f(px - cx)) - hx), 0), max(f(abs(f(py - cy)) - hy), 0)\n"
                           "    print(int(f(f(u * u) + f(v * v)) <= f(r * r)), flush=True)\n")
        words = ("--command", f"'{sys.executable}' -S '{program}'", *FLAT, *checks.QUICK)
        wrong = check(*words)
        self.expect(wrong, 1, "tangency: check FAILED banded by P")
        self.assertIn("its numbers were taken as double, f64; if it computes in float, give --scalar f32", wrong.stderr)
        self.expect(check(*words, "--scalar", "f32"), 0, "tangency: check holds banded: ", " center_half f32 2-D closed")

    def printing(self, word):
        """A right program, but for what it prints of `hit` and `r`."""
        program = self.folder / "prints.py"
        program.write_text("import os, sys\nfor line in sys.stdin:\n    cx, cy, hx, hy, px, py, r = map(float, line.split())\n"
                           "    u, v = max(abs(px - cx) - hx, 0), max(abs(py - cy) - hy, 0)\n    hit = u * u + v * v <= r * r\n"
                           f"    print({word}, flush=True)\n")
        return check("--command", f"'{sys.executable}' -S '{program}'", "--scalar", "f64", *FLAT, "--cases", "2000", "--junit",
                     self.folder / "report.junit", PYTHONIOENCODING="utf-8")

    def test_what_is_no_answer_or_wrong_beside_exits_fails(self):
        for word, words in (("'nan' if r > 3 else int(hit)", "answered 'nan': NaN is neither yes nor no; "),
                            ("'\\u22121' if r > 3 else int(hit)", "answered '\u22121': U+2212 is no minus sign; "),
                            ("f'{int(hit)} ' if r > 3 else int(hit)", ": a blank behind it; "),
                            ("'' if r > 3 else int(hit)", "answered '': an empty line; "),
                            ("os.abort() if r > 300 else int(hit or r == 3)", "was killed by SIGABRT")):
            result = self.printing(word)
            self.expect(result, 1, "tangency: check FAILED banded by P", words, "decimal:   cx=")
            self.assertEqual("it exited on " in result.stdout, "abort" in word, result.stdout)
            suite = xml.etree.ElementTree.parse(self.folder / "report.junit").find("testsuite")
            self.assertGreater(int(suite.get("failures")), 0)
            self.assertEqual(suite.get("errors"), "0")
        self.expect(self.printing("os.abort() if r > 300 else int(hit)"), 2, "tangency: check CANNOT DECIDE banded: ", "it exited on ")

    def test_answers_that_nobody_asked_for_are_found(self):
        for habit in ("repeats", "repeats 300", "adds"):
            self.expect(child(habit), 2, "tangency: check CANNOT DECIDE", "without being asked")

    def test_standard_error_is_passed_through(self):
        self.assertIn("a word to people", child("complains").stderr)

    def test_a_fast_child_gets_many_cases_in_flight(self):
        start = time.monotonic()
        result = check("--command", checks.FOLDER / "check_echo", "--scalar", "f64", *FLAT, "--cases", 20000)
        self.expect(result, 0, "tangency: check holds banded: ")
        self.assertLess(time.monotonic() - start, 30)


class Limits(Verdicts):
    def test_seconds_end_a_run_that_holds_as_far_as_it_went(self):
        start = time.monotonic()
        result = check("--plugin", checks.FOLDER / "check_sound.so", "--scalar", "f64", *FLAT, "--seconds", "1")
        self.assertLess(time.monotonic() - start, 20)
        self.expect(result, 0, "tangency: check holds banded: ")

    def test_too_few_seconds_decide_nothing(self):
        result = check("--plugin", checks.FOLDER / "check_sound.so", "--scalar", "f64", *FLAT, "--seconds", "0.000001")
        self.expect(result, 2, "tangency: check CANNOT DECIDE banded: ", "give more --seconds")

    def test_a_child_does_not_outlive_a_check_that_is_killed(self):
        process = subprocess.Popen([command.BINARY, "check", "--plugin", checks.FOLDER / "check_faulty.so", "--scalar", "f64", *FLAT],
                                   stdout=subprocess.DEVNULL, env={**os.environ, "FAULT": "hang"})
        time.sleep(1)
        children = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True, check=False).stdout.split()
        self.assertTrue(children)
        process.kill()
        process.wait()
        time.sleep(0.5)
        for child in children:
            self.assertFalse(pathlib.Path(f"/proc/{child}").exists() and "Z" not in
                             pathlib.Path(f"/proc/{child}/stat").read_text().split(")")[1], child)


if __name__ == "__main__":
    checks.main()
