#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency check` of plugins: what holds, what is violated, and what dies or hangs.

usage: check_plugins_test.py TANGENCY_BINARY FOLDER_OF_PLUGINS
"""
import json
import re
import sys

sys.dont_write_bytecode = True
import checks
from checks import FLAT, QUICK, Verdicts, check, child, plugin, verdict_of


class Plugins(Verdicts):
    def test_a_right_one_holds_in_every_symbol_it_exports(self):
        for scalar in ("f32", "f64"):
            self.expect(plugin("check_sound", scalar=scalar), 0, "tangency: check holds banded: ")
        file = checks.FOLDER / "check_sound.so"
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
            for cases in (2000, 200000):
                result = check("--plugin", checks.FOLDER / "check_faulty.so", "--scalar", "f64", *FLAT, "--domain", words, "--cases", cases, FAULT=fault)
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
        result = check("--plugin", checks.FOLDER / "check_sound.so", "--scalar", "f64", "--form", "center_half", "--contract", "open", *QUICK)
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
            result = check("--plugin", checks.FOLDER / "check_built_in.so", "--scalar", "f32", "--form", form, "--contract", contract, *QUICK,
                           SUBJECT=mutant)
            self.expect(result, 1, "tangency: check FAILED banded by P", f"looks like the known bug {mutant}: ")

    def test_whose_contract_is_asked_is_told_with_the_bug_that_giving_it_tells(self):
        mutants = (("mutant_abs_before_subtracting", "center_half", "closed"), ("mutant_center_or_corner_only", "lo_hi", "closed"),
                   ("mutant_takes_corner_for_center", "corner_size", "closed"), ("mutant_adds_diameter_to_corner", "corner_size_ball_corner", "open"),
                   ("mutant_zero_radius_inside_hits", "center_half", "open"))
        for mutant, form, contract in mutants:
            with self.subTest(mutant=mutant):
                words = ["--plugin", checks.FOLDER / "check_built_in.so", "--scalar", "f32", "--form", form, *QUICK]
                hints = [next(line for line in check(*words, "--contract", word, SUBJECT=mutant).stdout.splitlines() if line.startswith("looks like "))
                         for word in (contract, "auto")]
                self.assertEqual(hints[0], hints[1])
                self.assertIn(f"\ntried under: {contract}", check(*words, "--contract", "auto", SUBJECT=mutant).stdout)

    def test_the_last_line_names_all_that_the_verdict_rests_on(self):
        result = plugin("check_sound", "--domain", "proper", "--ties", "band", "--margin", "0..0.001", "--band", "9", "--waive", "P05", "--waive", "P07")
        self.assertIn(" closed, domain proper, ties band, margin 0..0.001, band 9, waived P05 P07, ", verdict_of(result))
        self.assertNotRegex(verdict_of(plugin("check_sound", "--band", "8", "--ties", "exact")), "band 8|ties|waived|margin")


if __name__ == "__main__":
    checks.main()
