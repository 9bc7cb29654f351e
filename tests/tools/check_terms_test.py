#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency check` of functions in four languages by the terms they keep: contract, ties, margin; and on a busy machine.

usage: check_terms_test.py TANGENCY_BINARY
"""
import json
import pathlib
import subprocess
import sys
import unittest

sys.dont_write_bytecode = True
import command

TERMS = ["--form", "center_half", "--scalar", "f64", "--cases", "6000"]

# What is asked of the two overshoots of the centre over the box, dx and dy, both 0 or more, and the radius r.
CLOSED = "dx * dx + dy * dy <= r * r"
OPEN = "dx * dx + dy * dy < r * r"
# Closed at the faces, open at the corners and, where the radius is 0, inside.
MIXED = f"({OPEN}) || ((dx == 0) != (dy == 0) && {CLOSED})"
# A tie falls to either side, as the products are rounded.
ROUNDED = "(dx * dx + dy * dy) * 1.1 <= r * 1.1 * r"
# An absolute tolerance, alone and with square corners beside it.
SKIN = "dx * dx + dy * dy <= (r + 0.005) * (r + 0.005)"
SQUARE_SKIN = "dx <= r + 0.005 && dy <= r + 0.005"

C = """#include <math.h>
int tangency_center_half_f64(double cx, double cy, double hx, double hy, double px, double py, double r) {{
    const double dx = fmax(fabs(px - cx) - hx, 0), dy = fmax(fabs(py - cy) - hy, 0);
    return {asked};
}}
"""
PYTHON = """import sys
for line in sys.stdin:
    cx, cy, hx, hy, px, py, r = map(float, line.split())
    dx, dy = max(abs(px - cx) - hx, 0), max(abs(py - cy) - hy, 0)
    print(int({asked}), flush=True)
"""
JAVASCRIPT = """import {{ createInterface }} from "node:readline";
for await (const line of createInterface({{ input: process.stdin }})) {{
    const [cx, cy, hx, hy, px, py, r] = line.split(" ").map(Number);
    const dx = Math.max(Math.abs(px - cx) - hx, 0), dy = Math.max(Math.abs(py - cy) - hy, 0);
    console.log({asked} ? 1 : 0);
}}
"""
CSHARP = """using System;
using System.Globalization;
class Terms {{
    static void Main() {{
        for (string line; (line = Console.ReadLine()) != null;) {{
            double[] a = Array.ConvertAll(line.Split(' '), word => double.Parse(word, CultureInfo.InvariantCulture));
            double dx = Math.Max(Math.Abs(a[4] - a[0]) - a[2], 0), dy = Math.Max(Math.Abs(a[5] - a[1]) - a[3], 0), r = a[6];
            Console.WriteLine({asked} ? 1 : 0);
        }}
    }}
}}
"""


class Subjects:
    """Writes a function in each language to a folder, and gives the words of `check` that name it."""

    def __init__(self, folder):
        self.folder = folder

    def write(self, name, text, asked):
        file = self.folder / name
        file.write_text(text.format(asked=asked))
        return file

    def c(self, asked):
        return ["--plugin", command.compile_plugin(C.format(asked=asked), self.folder / "subject.so", "cc")]

    def python(self, asked):
        asked = asked.replace("||", "or").replace("&&", "and")
        return ["--command", f"{sys.executable} -S {self.write('subject.py', PYTHON, asked)}"]

    def javascript(self, asked):
        return ["--command", f"node {self.write('subject.mjs', JAVASCRIPT, asked)}"]

    def csharp(self, asked):
        source, program = self.write("Subject.cs", CSHARP, asked), self.folder / "Subject.exe"
        subprocess.run(["mcs", f"-out:{program}", source], check=True)
        return ["--command", f"mono {program}"]

    def in_every_language(self, asked):
        return {write.__name__: write(asked) for write in (self.c, self.python, self.javascript, self.csharp)}


class Check(command.Folder):
    def setUp(self):
        super().setUp()
        self.subjects = Subjects(self.folder)

    def check(self, subject, *words):
        """The exit status, the text, and the JSON document."""
        report = self.folder / "report.json"
        done = command.run("check", "--verbose", *subject, *TERMS, *words, "--json", report)
        self.assertIn(done.returncode, (0, 1), done)
        return done.returncode, done.stdout, json.loads(report.read_text())


class Terms(Check):
    def test_each_contract_is_found_and_kept_to_in_every_language(self):
        for found, asked in (("closed", CLOSED), ("open", OPEN), ("mixed", MIXED), ("rounded", ROUNDED)):
            results = {}
            for language, subject in self.subjects.in_every_language(asked).items():
                status, text, report = self.check(subject, "--contract", "auto")
                with self.subTest(language=language, contract=found):
                    self.assertIn(f"contract: {found}", text)
                    self.assertEqual(report["contract_found"], found)
                    self.assertEqual(status, 0 if found in ("closed", "open") else 1, text)
                results[language] = [status, report["level"], report["level_but_for_ties"], report["ties"]]
            self.assertEqual([results["c"]] * 4, list(results.values()), "the same function in every language")

    def test_the_contract_that_was_not_named_is_said_first(self):
        status, text, _ = self.check(self.subjects.c(CLOSED), "--contract", "open")
        self.assertEqual(status, 1)
        self.assertRegex(text.splitlines()[0], "closed")

    def test_ties_are_counted_by_region_and_excused_where_asked(self):
        subject = self.subjects.c(MIXED)
        status, text, report = self.check(subject, "--contract", "closed")
        self.assertEqual((status, report["level"], report["level_but_for_ties"]), (1, "none", "banded"))
        self.assertIn("--ties band", text)
        ties = report["ties"]
        self.assertTrue(ties["face"]["yes"] > 0 and ties["face"]["no"] == 0, ties)
        self.assertTrue(ties["corner"]["no"] > 0 and ties["corner"]["yes"] == 0, ties)
        status, _, report = self.check(subject, "--contract", "closed", "--ties", "band")
        self.assertEqual((status, report["level"]), (0, "banded"))

    def test_ties_that_are_excused_excuse_nothing_else(self):
        self.assertEqual(self.check(self.subjects.c(SQUARE_SKIN), "--contract", "closed", "--ties", "band")[0], 1)

    def test_a_declared_tolerance_is_excused_in_every_language_and_nothing_beyond_it(self):
        for language, subject in self.subjects.in_every_language(SKIN).items():
            with self.subTest(language=language):
                self.assertEqual(self.check(subject, "--contract", "closed")[0], 1)
                self.assertEqual(self.check(subject, "--contract", "closed", "--margin", "0..0.005")[0], 0)
                self.assertEqual(self.check(subject, "--contract", "closed", "--margin", "0..0.004")[0], 1)
                self.assertEqual(self.check(subject, "--contract", "closed", "--margin=-0.005..0")[0], 1)
        status, text, _ = self.check(self.subjects.c(SQUARE_SKIN), "--contract", "closed", "--margin", "0..0.005")
        self.assertEqual(status, 1, "square corners lie outside the tolerance")
        self.assertIn("P01", text)


class BusyMachine(Check):
    """Three processes that spin beside it change no result and no number of processes."""

    def spin(self):
        for _ in range(3):
            process = subprocess.Popen([sys.executable, "-S", "-c", "while True: pass"])
            self.addCleanup(process.wait)
            self.addCleanup(process.kill)

    def test_results_are_those_of_an_idle_one(self):
        def results():
            for subject in subjects:
                report = self.check(subject, "--contract", "auto", "--ties", "band", "--margin", "0..0.005")[2]
                yield {key: value for key, value in report.items() if key != "seconds"}

        subjects = self.subjects.in_every_language(SQUARE_SKIN).values()
        idle = list(results())
        self.spin()
        self.assertEqual(idle, list(results()))

    def test_no_process_is_started_more(self):
        def starts():
            for words in (["--contract", "closed"], ["--contract", "auto"]):
                started.write_text("")
                self.assertEqual(self.check(subject, *words)[0], 0)
                yield len(started.read_text())

        started = self.folder / "started"
        subject = self.subjects.python(CLOSED)
        child = self.folder / "subject.py"
        child.write_text(f"open({str(started)!r}, 'a').write('.')\n" + child.read_text())
        idle = list(starts())
        self.assertLessEqual(max(idle), 3)
        self.spin()
        self.assertEqual(idle, list(starts()))


if __name__ == "__main__":
    command.BINARY = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
