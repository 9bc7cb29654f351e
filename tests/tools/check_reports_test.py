#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency check`: its reports, and words of it that make no sense.

usage: check_reports_test.py TANGENCY_BINARY FOLDER_OF_PLUGINS
"""
import json
import pathlib
import re
import sys
import tempfile
import unittest
import xml.etree.ElementTree

sys.dont_write_bytecode = True
import command
import checks
from checks import CHILD, FLAT, check, plugin


class Reports(unittest.TestCase):
    def reports(self, *args, **environment):
        with tempfile.TemporaryDirectory() as folder:
            files = {kind: pathlib.Path(folder) / f"report.{kind}" for kind in ("json", "junit", "html")}
            options = [part for kind, file in files.items() for part in (f"--{kind}", str(file))]
            result = plugin(*args, *options, **environment)
            return result, {kind: file.read_text() for kind, file in files.items()}

    def test_the_same_seed_gives_the_same_bytes_but_for_times(self):
        def without_time(text):
            report = json.loads(text)
            report.pop("seconds")
            return report

        one = self.reports("check_faulty", FAULT="square")[1]
        two = self.reports("check_faulty", FAULT="square")[1]
        self.assertEqual(without_time(one["json"]), without_time(two["json"]))
        other = self.reports("check_faulty", "--seed", "2", FAULT="square")[1]
        self.assertNotEqual(without_time(one["json"]), without_time(other["json"]))

    def test_junit_has_a_case_a_property_and_the_failure_in_full(self):
        suite = xml.etree.ElementTree.fromstring(self.reports("check_faulty", FAULT="square")[1]["junit"]).find("testsuite")
        cases = suite.findall("testcase")
        self.assertEqual(len(cases), int(suite.get("tests")))
        failed = [case for case in cases if case.find("failure") is not None]
        self.assertEqual(len(failed), int(suite.get("failures")))
        first = next(case for case in failed if case.get("name").startswith("P01 "))
        self.assertIn("tangency_center_half_f64(0.0,", first.find("failure").text)

    def test_junit_of_an_exit_is_an_error_and_well_formed_whatever_the_plugin_says(self):
        result, texts = self.reports("check_faulty", FAULT="throw", CALL="100")
        self.assertEqual(result.returncode, 2)
        suite = xml.etree.ElementTree.fromstring(texts["junit"]).find("testsuite")
        self.assertEqual(suite.get("errors"), "1")
        self.assertIn("cheese", suite.find("testcase/error").get("message"))

    def test_junit_tells_what_an_exit_left_undecided_from_what_was_not_asked(self):
        suite = xml.etree.ElementTree.fromstring(self.reports("check_faulty", FAULT="crash_on_huge")[1]["junit"]).find("testsuite")
        messages = {case.get("name")[:3]: case.find("skipped").get("message") for case in suite.findall("testcase") if case.find("skipped") is not None}
        self.assertEqual(messages["P18"], "not decided: the function gave no answer to inputs of it")
        self.assertNotIn("not asked", messages.values())

    def test_html_stands_alone_and_shows_the_input(self):
        page = self.reports("check_faulty", FAULT="square")[1]["html"]
        self.assertIn("<svg", page)
        self.assertIn("tangency_center_half_f64(0.0,", page)
        for outside in ("http://", "https://", "<script", "<link"):
            self.assertNotIn(outside, page)

    def test_html_of_a_right_function_begins_with_nothing_that_looks_wrong(self):
        page = self.reports("check_sound")[1]["html"]
        header = page[page.index("<header>"):page.index("</header>")]
        unfolded = re.sub(r"<details>.*?</details>", "", header, flags=re.DOTALL)
        self.assertRegex(unfolded, r'<div class="verdict">✓ right on [\d,]+ cases')
        self.assertNotRegex(unfolded, "violated|wrong")
        self.assertIn("violated beyond what is required", header)


class BadUsage(command.TestCase):
    def refuse(self, result, *words):
        self.assertEqual(result.stdout, "", result)
        super().refuse(result, *words)

    def test_plugins_that_cannot_be_opened_are_named_with_a_hint(self):
        self.refuse(plugin("nowhere"), "nowhere.so", "No such file", "give the path")
        self.refuse(check("--plugin", CHILD, "--scalar", "f64", *FLAT), "child.py is a text", "--command 'python3 ")
        self.refuse(check("--plugin", checks.FOLDER, "--scalar", "f64", *FLAT), "shared object")
        self.refuse(plugin("check_faulty", FAULT="crash_at_loading"), "SIGSEGV", "static initializers")

    def test_a_missing_symbol_is_named_with_what_is_there(self):
        self.refuse(plugin("check_silent"), "exports no tangency_center_half_f64", "nor any other")
        self.refuse(plugin("check_faulty", scalar="f32"), "exports no tangency_center_half_f32; it exports tangency_center_half_f64")
        lo_hi = ["--form", "lo_hi", "--scalar", "f32", "--contract", "closed"]
        self.refuse(check("--plugin", checks.FOLDER / "check_faulty.so", *lo_hi), "tangency_lo_hi_f32", 'extern "C"')

    def test_commands_that_cannot_be_run_are_named_with_a_hint(self):
        self.refuse(check("--command", "no-such-program -x", "--scalar", "f64", *FLAT), "'no-such-program'", "No such file", "PATH")
        self.refuse(check("--command", "echo 'open", "--scalar", "f64", *FLAT), "quote")
        self.refuse(check("--command", " ", "--scalar", "f64", *FLAT), "empty")

    def test_missing_and_wrong_arguments_are_named_with_the_right_ones(self):
        sound = ["--plugin", checks.FOLDER / "check_sound.so"]
        self.refuse(check("--scalar", "f64", *FLAT), "FILE.so", "--command")
        self.refuse(check(*sound, "--command", "x", "--scalar", "f64", *FLAT), "FILE.so", "--command", "all but one")
        self.refuse(check(*sound, "--scalar", "f80", *FLAT), "f80", "f32, f64")
        self.refuse(check(*sound, "--form", "circle", "--scalar", "f64", "--contract", "closed"), "circle", "center_half")
        self.refuse(check(*sound, "--form", "center_half", "--scalar", "f64", "--contract", "both"), "--contract", "closed, open, half_open, conservative, auto")
        self.refuse(check(*sound, "--scalar", "f64", *FLAT, "--dim", "4"), "'4'", "2, 3")
        self.refuse(plugin("check_sound", "--require", "best"), "'best'", "logic, banded, full_range, exact")
        self.refuse(plugin("check_sound", "--require", "banded,P99"), "'P99'", "P01")
        self.refuse(plugin("check_sound", "--waive", "p01"), "'p01'")
        self.refuse(plugin("check_sound", "--require", "banded,P17", "--waive", "P17"), "P17", "drop one")
        self.refuse(plugin("check_sound", "--domain", "proper,flat"), "--domain 'flat'", "positive-extent, positive-radius, proper")
        self.refuse(plugin("check_sound", "--domain", "unit-orientation"), "--domain 'unit-orientation'", "center_half", "leave the word out")
        for word, what in (("range=", ".."), ("range=1..", "decimals"), ("range=2..1", "exchange"), ("range=0..0", "above 0"), ("range=1..20", "ties"),
                           ("range=1e9..1e20", "ties"), ("range=-1..1", "0 or more"), ("range=1..inf", "finite")):
            self.refuse(plugin("check_sound", "--domain", word), f"--domain '{word}'", what)
        for option, value in (("--band", "-1"), ("--band", "nan"), ("--seconds", "0"), ("--startup", "0"), ("--silence", "nan"), ("--cases", "none"), ("--seed", "-1")):
            self.refuse(plugin("check_sound", option, value), option)

    def test_a_report_that_cannot_be_written_is_named_before_any_work(self):
        self.refuse(plugin("check_sound", "--json", "/proc/nowhere/report.json"), "--json", "/proc/nowhere/report.json")


if __name__ == "__main__":
    checks.main()
