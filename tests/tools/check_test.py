#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency check` from outside: what holds, what is violated, and what dies, hangs or talks nonsense.

usage: check_test.py TANGENCY_BINARY FOLDER_OF_PLUGINS
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

sys.dont_write_bytecode = True
import command

FOLDER = pathlib.Path()
CHILD = pathlib.Path(__file__).resolve().parent / "check" / "child.py"
FLAT = ["--form", "center_half", "--contract", "closed"]
QUICK = ["--cases", "4000"]


def check(*args, **environment):
    return command.run("check", *args, timeout=120, env={**os.environ, **environment}, errors="replace")


def plugin(name, *args, scalar="f64", **environment):
    return check("--plugin", FOLDER / f"{name}.so", "--scalar", scalar, *FLAT, *QUICK, *args, **environment)


def child(habit, *args, **environment):
    return check("--command", f"'{sys.executable}' -S '{CHILD}' {habit}", "--scalar", "f64", *FLAT, *QUICK, *args, **environment)


def verdict_of(result):
    return result.stdout.splitlines()[-1] if result.stdout else ""


class Verdicts(command.Folder):
    def expect(self, result, status, start, *words):
        self.assertEqual(result.returncode, status, result)
        self.assertTrue(verdict_of(result).startswith(start), result)
        for word in words:
            self.assertIn(word, result.stdout)


class Plugins(Verdicts):
    def test_a_right_one_holds_in_every_symbol_it_exports(self):
        for scalar in ("f32", "f64"):
            self.expect(plugin("check_sound", scalar=scalar), 0, "tangency: check holds banded: ")
        file = FOLDER / "check_sound.so"
        self.expect(check("--plugin", file, "--scalar", "f32", *FLAT, "--dim", 3, *QUICK), 0, "tangency: check holds banded: ")
        self.expect(check("--plugin", file, "--scalar", "f32", "--form", "lo_hi", "--contract", "closed", *QUICK), 0,
                    "tangency: check holds banded: ")

    def test_a_wrong_one_fails_with_small_numbers_a_call_to_paste_and_the_bug_it_looks_like(self):
        result = plugin("check_faulty", FAULT="square")
        self.expect(result, 1, "tangency: check FAILED banded by P01 ",
                    "  tangency_center_half_f64(0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0);  // answered true\n",
                    "reference: disjoint at a corner, gap_sq 1\n", "expected false",
                    "looks like the known bug mutant_skips_vertex_axis: ")

    def test_of_a_degenerate_counterexample_one_of_proper_shapes_is_shown_first(self):
        page = self.folder / "page.html"
        result = plugin("check_faulty", "--html", page, FAULT="square")
        word = "he simplest of all has a zero extent, radius or way:"
        for text, numbers in ((result.stdout, r"tangency_center_half_f64\(([^)]*)\);"), (page.read_text(), r"tangency_center_half_f64\(([^)]*)\)")):
            proper, simplest = text.split(word)[:2]
            rows = [[float(number) for number in re.findall(numbers, part)[place].split(", ")] for part, place in ((proper, -1), (simplest, 0))]
            self.assertTrue(all(rows[0][place] > 0 for place in (2, 3, 6)), rows)
            self.assertTrue(any(rows[1][place] == 0 for place in (2, 3, 6)), rows)
        self.assertNotIn(word, plugin("check_faulty", "--domain", "proper", FAULT="square").stdout)

    def test_what_is_wrong_outside_a_domain_holds_within_it(self):
        for fault, words, others in (("flat_box", "positive-extent", "positive-radius,range=1e-3..1e4"),
                                     ("far_or_tiny", "range=1e-3..1e4", "proper")):
            for cases in (4000, 900000):
                result = check("--plugin", FOLDER / "check_faulty.so", "--scalar", "f64", *FLAT, "--domain", words, "--cases", cases, FAULT=fault)
                self.expect(result, 0, "tangency: check holds banded: ", f" closed, domain {words.replace('1e-3..1e4', '0.001..10000')}, ",
                            "domain: ", "not applicable: ")
            self.expect(plugin("check_faulty", FAULT=fault), 1, "tangency: check FAILED banded by P")
            self.expect(plugin("check_faulty", "--domain", others, FAULT=fault), 1, "tangency: check FAILED banded by P")

    def test_nan_is_asked_in_a_domain_only_if_it_is_named(self):
        self.expect(plugin("check_sound", "--domain", "proper"), 0, "tangency: check holds banded: ", "not applicable: P16 P17 ")
        result = plugin("check_sound", "--domain", "proper", "--require", "banded,P17")
        self.expect(result, 1, "tangency: check FAILED banded,P17 by P17: ", "(NAN, ", "not applicable: P16 P20 ")

    def test_a_seed_with_a_zero_before_it_is_decimal(self):
        self.assertTrue(verdict_of(plugin("check_sound", "--seed", "010")).endswith(", seed 10"))

    def test_the_other_contract_fails_by_the_ties(self):
        result = check("--plugin", FOLDER / "check_sound.so", "--scalar", "f64", "--form", "center_half", "--contract", "open", *QUICK)
        self.expect(result, 1, "tangency: check FAILED banded by P03", "a tie, and the contract is open")
        self.assertNotIn("--ties band", result.stdout, "the contract is the cause, and no rounding")

    def test_ties_that_the_table_does_not_count_are_not_said_to_be_none(self):
        self.expect(child("wide_ties"), 0, "tangency: check holds banded: ", "\nlevel reached: full_range;", " 0 no; corner ",
                    "\nexact but for ties off the lattice, each within one rounding; --ties band accepts that\n")

    def test_a_higher_level_can_be_required_and_its_properties_waived(self):
        self.expect(plugin("check_sound", "--require", "full_range"), 1, "tangency: check FAILED full_range by P18 P19: ")
        result = plugin("check_sound", "--require", "full_range", "--waive", "P18", "--waive", "P19")
        self.expect(result, 0, "tangency: check holds full_range: ", "violated but waived: P18 P19")

    def test_recommendation_binds_only_where_it_is_named(self):
        nosy = {"FAULT": "crash_on_nan"}
        self.expect(plugin("check_faulty", **nosy), 0, "tangency: check holds banded: ", "not decided: P17")
        self.expect(plugin("check_faulty", "--require", "banded,P17", **nosy), 2, "tangency: check CANNOT DECIDE banded,P17: ")
        self.expect(plugin("check_sound", "--require", "banded,P17"), 1, "tangency: check FAILED banded,P17 by P17: ")
        self.expect(child("flushes", "--require", "banded,P17"), 0, "tangency: check holds banded,P17: ")

    def test_an_exit_beyond_what_is_required_costs_the_level_and_not_the_verdict(self):
        result = plugin("check_faulty", FAULT="crash_on_huge")
        self.expect(result, 0, "tangency: check holds banded: ", "level reached: banded", "not decided: P18")

    def test_each_way_to_exit_is_named_with_the_call_that_did_it(self):
        ways = {"crash": "was killed by SIGSEGV", "abort": "was killed by SIGABRT", "exit": "called exit(3)",
                "quick_exit": "exited with status 4", "throw": "let an exception escape: 'out of \\x1b[31mcheese\\x0a'",
                "throw_int": "let an exception escape"}
        for fault, words in ways.items():
            result = plugin("check_faulty", FAULT=fault, CALL="100")
            self.expect(result, 2, f"tangency: check CANNOT DECIDE banded: tangency_center_half_f64 {words}",
                        "\n  tangency_center_half_f64(", "\n  hexfloat:  cx=")

    def test_what_it_exits_on_is_counted_and_shrunk_and_the_rest_of_the_trial_goes_on(self):
        file = self.folder / "report.json"
        result = plugin("check_faulty", "--json", file, FAULT="abort_when_far")
        self.expect(result, 2, "tangency: check CANNOT DECIDE banded: tangency_center_half_f64 was killed by SIGABRT (Aborted); it exited on ",
                    "  tangency_center_half_f64(0.0, 0.0, 0.0, 0.0, ", "    the ball is far away\n\n",
                    "its answers to the others reach level banded")
        report = json.loads(file.read_text())
        exits = report["exits"]
        self.assertEqual((report["ended_by"], exits["level_of_other_answers"]), ("all_asked", "banded"))
        self.assertGreater(exits["inputs"], 20)
        self.assertIn("P02", exits["properties"])
        way = exits["ways"][0]
        self.assertEqual((way["binds"], way["hung"], way["repeats"], way["standard_error"]), (True, False, True, "the ball is far away"))
        numbers = [abs(float.fromhex(number)) for number in way["case"]["hexfloat"].values()]
        self.assertEqual((sum(numbers), numbers[4] in (17, 32)), (numbers[4], True), "nothing but the ball's far place is left")
        for entry in report["properties"]:
            if entry["standing"] != "not_applicable" and entry["binds"]:
                self.assertGreater(entry["instances"], 0, entry["id"])
        self.assertGreater(next(entry for entry in report["properties"] if entry["id"] == "P02")["unanswered"], 0)

    def test_hangs_are_few_and_shrunk_too(self):
        result = plugin("check_faulty", "--silence", "0.3", FAULT="hang_when_far")
        self.expect(result, 2, "tangency: check CANNOT DECIDE banded: tangency_center_half_f64 gave no answer for 0.3 s (--silence); it exited on ",
                    "\n  tangency_center_half_f64(0.0, 0.0, ", "exited too often")

    def test_what_was_decided_before_an_exit_is_kept_and_reported(self):
        file = self.folder / "report.json"
        result = plugin("check_faulty", "--json", file, FAULT="crash_on_huge", CALL="1")
        self.assertEqual(result.returncode, 0, result)
        result = plugin("check_faulty", "--require", "full_range", "--json", file, FAULT="crash_on_huge")
        self.assertEqual(result.returncode, 1, result)
        report = json.loads(file.read_text())
        self.assertEqual((report["verdict"], report["ended_by"]), ("failed", "violation"), "squares underflow as well")
        standings = {entry["id"]: entry["standing"] for entry in report["properties"]}
        self.assertEqual((standings["P01"], standings["P02"], standings["P18"]), ("held", "held", "undecided"))
        way = next(way for way in report["exits"]["ways"] if way["binds"])
        self.assertGreater(abs(float.fromhex(way["case"]["hexfloat"]["r"])), 1e15)

    def test_what_a_plugin_prints_does_not_reach_standard_output(self):
        result = plugin("check_faulty", FAULT="print")
        self.expect(result, 0, "tangency: check holds banded: ")
        self.assertNotIn("testsuite", result.stdout)
        self.assertIn("<testsuite> from the plugin", result.stderr)

    def test_a_plugin_that_closes_every_descriptor_is_reported_and_does_no_harm(self):
        self.assertEqual(plugin("check_faulty", FAULT="close_all").returncode, 2)

    def test_every_known_bug_can_be_told_by_its_answers(self):
        for mutant, form, contract in (("mutant_doubles_radius", "corner_size", "open"), ("mutant_ignores_radius", "lo_hi", "closed")):
            result = check("--plugin", FOLDER / "check_built_in.so", "--scalar", "f32", "--form", form, "--contract", contract, *QUICK,
                           SUBJECT=mutant)
            self.expect(result, 1, "tangency: check FAILED banded by P", f"looks like the known bug {mutant}: ")


    def test_whose_contract_is_asked_is_told_with_the_bug_that_giving_it_tells(self):
        mutants = (("mutant_abs_before_subtracting", "center_half", "closed"), ("mutant_center_or_corner_only", "lo_hi", "closed"),
                   ("mutant_clamps_with_swapped_bounds", "lo_hi", "closed"), ("mutant_extent_for_half_extent", "corner_size", "closed"),
                   ("mutant_misses_box_inside_circle", "center_half", "closed"), ("mutant_missing_abs_on_y", "center_half", "closed"),
                   ("mutant_takes_corner_for_center", "corner_size", "closed"), ("mutant_tests_extreme_points_only", "lo_hi", "closed"),
                   ("mutant_adds_diameter_to_corner", "corner_size_ball_corner", "open"), ("mutant_corner_ties_hit", "center_half", "open"),
                   ("mutant_doubles_radius", "corner_size", "open"), ("mutant_half_extent_for_extent", "corner_size", "open"),
                   ("mutant_zero_radius_inside_hits", "center_half", "open"))
        for mutant, form, contract in mutants:
            with self.subTest(mutant=mutant):
                words = ["--plugin", FOLDER / "check_built_in.so", "--scalar", "f32", "--form", form, *QUICK]
                hints = [next(line for line in check(*words, "--contract", word, SUBJECT=mutant).stdout.splitlines() if line.startswith("looks like "))
                         for word in (contract, "auto")]
                self.assertEqual(hints[0], hints[1])
                self.assertIn(f"\ntried under: {contract}", check(*words, "--contract", "auto", SUBJECT=mutant).stdout)

    def test_the_last_line_names_all_that_the_verdict_rests_on(self):
        result = plugin("check_sound", "--domain", "proper", "--ties", "band", "--margin", "0..0.001", "--band", "9", "--waive", "P05", "--waive", "P07")
        self.assertIn(" closed, domain proper, ties band, margin 0..0.001, band 9, waived P05 P07, ", verdict_of(result))
        self.assertNotRegex(verdict_of(plugin("check_sound", "--band", "8", "--ties", "exact")), "band 8|ties|waived|margin")


class Commands(Verdicts):
    def test_two_processes_serve_a_right_child_whatever_its_line_ends_its_start_its_pauses_and_its_buffers(self):
        for habit in ("flushes", "buffers", "crlf", "complains", "status", "late", "pauses 700"):
            log = self.folder / habit
            result = child(habit, CHILD_LOG=str(log))
            self.expect(result, 0, "tangency: check holds banded: ")
            self.assertEqual("give each answer at once: flush after every line" in result.stderr, habit == "buffers", result)
            self.assertEqual(len(log.read_text().splitlines()), 2, habit)

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

    def test_a_wrong_line_is_quoted_safely(self):
        self.expect(child("mumbles 300"), 1, "tangency: check FAILED banded by P", "answered 'm\\x1baybe'; an answer is 1 or 0", "decimal:   cx=")
        result = child("banner")
        self.expect(result, 1, "tangency: check FAILED banded by P", "answered 'ready'; an answer is 1 or 0, or true or false, and a line end, on ")
        self.assertNotIn("exited", result.stdout)

    def test_words_of_languages_are_answers(self):
        for yes, no in (("true", "false"), ("True", "False")):
            self.expect(self.printing(f"'{yes}' if hit else '{no}'"), 0, "tangency: check holds banded: ")

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
        result = check("--command", FOLDER / "check_echo", "--scalar", "f64", *FLAT, "--cases",
                       20000 if os.environ.get("TANGENCY_SANITIZED") else 100000)
        self.expect(result, 0, "tangency: check holds banded: ")
        self.assertLess(time.monotonic() - start, 30)


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


class BadUsage(command.TestCase):
    def refuse(self, result, *words):
        self.assertEqual(result.stdout, "", result)
        super().refuse(result, *words)

    def test_plugins_that_cannot_be_opened_are_named_with_a_hint(self):
        self.refuse(plugin("nowhere"), "nowhere.so", "No such file", "give the path")
        self.refuse(check("--plugin", CHILD, "--scalar", "f64", *FLAT), "child.py", "invalid ELF header", "shared object")
        self.refuse(check("--plugin", FOLDER, "--scalar", "f64", *FLAT), "shared object")
        self.refuse(plugin("check_faulty", FAULT="crash_at_loading"), "SIGSEGV", "static initializers")

    def test_a_missing_symbol_is_named_with_what_is_there(self):
        self.refuse(plugin("check_silent"), "exports no tangency_center_half_f64", "nor any other")
        self.refuse(plugin("check_faulty", scalar="f32"), "exports no tangency_center_half_f32; it exports tangency_center_half_f64")
        lo_hi = ["--form", "lo_hi", "--scalar", "f32", "--contract", "closed"]
        self.refuse(check("--plugin", FOLDER / "check_faulty.so", *lo_hi), "tangency_lo_hi_f32", 'extern "C"')

    def test_commands_that_cannot_be_run_are_named_with_a_hint(self):
        self.refuse(check("--command", "no-such-program -x", "--scalar", "f64", *FLAT), "'no-such-program'", "No such file", "PATH")
        self.refuse(check("--command", "echo 'open", "--scalar", "f64", *FLAT), "quote")
        self.refuse(check("--command", " ", "--scalar", "f64", *FLAT), "empty")

    def test_missing_and_wrong_arguments_are_named_with_the_right_ones(self):
        sound = ["--plugin", FOLDER / "check_sound.so"]
        self.refuse(check("--scalar", "f64", *FLAT), "--plugin", "--command")
        self.refuse(check(*sound, "--command", "x", "--scalar", "f64", *FLAT), "--plugin", "--command")
        self.refuse(check(*sound, "--scalar", "f80", *FLAT), "f80", "f32, f64")
        self.refuse(check(*sound, "--form", "circle", "--scalar", "f64", "--contract", "closed"), "circle", "center_half")
        self.refuse(check(*sound, "--form", "center_half", "--scalar", "f64"), "--contract", "closed, open")
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


class Limits(Verdicts):
    def test_seconds_end_a_run_that_holds_as_far_as_it_went(self):
        start = time.monotonic()
        result = check("--plugin", FOLDER / "check_sound.so", "--scalar", "f64", *FLAT, "--seconds", "1")
        self.assertLess(time.monotonic() - start, 20)
        self.expect(result, 0, "tangency: check holds banded: ")

    def test_too_few_seconds_decide_nothing(self):
        result = check("--plugin", FOLDER / "check_sound.so", "--scalar", "f64", *FLAT, "--seconds", "0.000001")
        self.expect(result, 2, "tangency: check CANNOT DECIDE banded: ", "give more --seconds")

    def test_a_child_does_not_outlive_a_check_that_is_killed(self):
        process = subprocess.Popen([command.BINARY, "check", "--plugin", FOLDER / "check_faulty.so", "--scalar", "f64", *FLAT],
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
    FOLDER = pathlib.Path(sys.argv.pop(2)).resolve()
    command.BINARY = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
