#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `tangency check` prints unasked: of wrong functions of every question one case, its cause and how to run it again, in 15 lines.

usage: short_text_test.py TANGENCY_BINARY FOLDER_OF_PLUGINS
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import textwrap

sys.dont_write_bytecode = True
import checks
import command

LAST = "tangency: check FAILED "
# What of the caller's world has other words.
OURS = re.compile(r"\bP\d\d\b|\bB0\d\b|banded|gap_sq|lattice|instance|tangency_|ulps of")


def mutants():
    """One of every question and orientation: (name, question, form, scalar, dim, contract, level)."""
    code = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).tangency_test_list_mutants()"
    text = subprocess.run([sys.executable, "-c", code, str(checks.FOLDER / "check_built_in.so")], capture_output=True, text=True, check=True).stdout
    families = {}
    for line in text.splitlines():
        mutant = line.split()
        if mutant[6] == "banded" and "nan" not in mutant[0]:  # what NaN does is a recommendation
            families.setdefault((mutant[1], re.search("(radians|degrees|axis|quaternion)?$", mutant[2])[0]), mutant)
    return families.values()


def run(*args, **environment):
    return command.run("check", *args, timeout=120, env={**os.environ, **environment}, errors="replace")


class Mutants(command.Folder):
    def test_one_cause_is_at_most_15_lines_and_the_first_ten_have_it_or_a_plain_case(self):
        sample = mutants()
        self.assertGreaterEqual(len(sample), 20)
        named = 0
        for name, question, form, scalar, dim, contract, level in sample:
            with self.subTest(mutant=name):
                file = self.folder / "report.json"
                result = run("--plugin", checks.FOLDER / "check_built_in.so", "--question", question, "--form", form, "--scalar", scalar, "--dim", dim,
                             "--contract", contract, "--cases", "2000", "--json", file, SUBJECT=name)
                lines = result.stdout.splitlines()
                self.assertEqual(result.returncode, 1, result)
                self.assertTrue(lines[-1].startswith(LAST), result)
                self.assertTrue(lines[-2].startswith("again: tangency check --plugin ") and " --seed 1 " in lines[-2], lines[-2])
                self.assertLessEqual(len(lines) - 1, 15)
                self.assertTrue(lines[0].startswith("WRONG  "), lines[0])
                for line in lines[:-2]:
                    self.assertNotRegex(line, OURS)
                known = json.loads(file.read_text())["looks_like"]
                is_named = known is not None and known["mutant"] == name and any(known["defect"] in line for line in lines[:10])
                named += is_named
                # Else fresh eyes have a case of small numbers with its reason, or two answers to the same numbers.
                reasons = [line for line in lines[:10] if re.search(r": (a|an) (hit|miss|touch)\b", line)]
                self.assertTrue(is_named or reasons or "two answers to the same numbers" in lines[0], result)
        self.assertGreater(named, len(sample) * 3 // 4)


class Programs(command.Folder):
    def program(self, body):
        """The command of a program that answers each line, a list of numbers `n`, with what `body` returns."""
        program = self.folder / "program.py"
        program.write_text("import math, sys\ndef answer(n):\n" + textwrap.indent(textwrap.dedent(body), "    ")
                           + "\nfor line in sys.stdin: print(answer([float(word) for word in line.split()]), flush=True)\n")
        return f"{sys.executable} -S {program}"

    def answers(self, body, *args, **environment):
        return run("--command", self.program(body), "--form", "lo_hi", "--scalar", "f64", "--cases", "2000", *args, **environment)

    FOLD = "d = [max(n[i] - n[4 + i], n[4 + i] - n[2 + i], 0) for i in (0, 1)]\n"
    BOX = "return n[4] + n[6] >= n[0] and n[4] - n[6] <= n[2] and n[5] + n[6] >= n[1] and n[5] - n[6] <= n[3]"

    def test_a_program_is_called_by_its_command(self):
        result = self.answers(self.BOX, "--contract", "closed")
        self.assertEqual(result.returncode, 1, result)
        lines = result.stdout.splitlines()
        self.assertEqual(lines[0], "WRONG  closed, 2-D, double: a hit where the circle misses the rectangle at a corner")
        echoed = re.fullmatch(r"  (echo [-0-9. ]+ \| .*program\.py)  answered true", lines[1])
        self.assertEqual(subprocess.run(echoed[1], shell=True, capture_output=True, text=True, check=True).stdout, "True\n")
        self.assertRegex(lines[3], r"^  nearest point of the rectangle \(.*\); centre \(.*\); distance .*, radius .*: a miss by ")

    def test_the_command_that_is_told_runs_the_same_again(self):
        first = self.answers(self.BOX, "--contract", "closed", "--verbose")
        short = self.answers(self.BOX, "--contract", "closed")
        again = re.fullmatch(r"again: tangency (.*)      more: --verbose, --html FILE", short.stdout.splitlines()[-2])[1]
        self.assertNotIn("--verbose", again)
        second = subprocess.run(f"{command.BINARY} {again}", shell=True, capture_output=True, text=True, check=False)
        self.assertEqual(second.stdout, short.stdout)
        self.assertEqual(first.stdout.splitlines()[-1], short.stdout.splitlines()[-1])
        self.assertIn("is violated by", first.stdout)

    def test_quiet_is_the_last_line_alone(self):
        result = self.answers(self.BOX, "--contract", "closed", "--quiet")
        self.assertEqual(len(result.stdout.splitlines()), 1)
        self.assertTrue(result.stdout.startswith(LAST))
        self.assertEqual(self.answers(self.BOX, "--contract", "closed", "--quiet", "--verbose").returncode, 2)

    def test_green_is_two_lines_with_nothing_red_in_them(self):
        result = self.answers(self.FOLD + "return math.hypot(*d) <= n[6]", "--contract", "closed")
        self.assertEqual(result.returncode, 0, result)
        self.assertRegex(result.stdout, r"\Aright on [\d,]+ cases(, but for [a-z ,]+)?\ntangency: check holds banded: .*\n\Z")
        self.assertNotRegex(result.stdout, "violat|wrong|fail|not ")

    def test_green_counts_what_was_not_answered(self):
        result = self.answers("if n[6] > 1e150: raise SystemExit(3)\n" + self.FOLD + "return math.hypot(*d) <= n[6]", "--contract", "closed")
        self.assertEqual(result.returncode, 0, result)
        self.assertRegex(result.stdout, r"\Aright on [\d,]+ cases.*; no answer to [\d,]+ inputs?, of what is not required\ntangency: check holds ")

    def test_numbers_say_by_how_much(self):
        result = self.answers(self.FOLD + "return d[0] ** 2 + d[1] ** 2", "--answer", "distance")
        self.assertEqual(result.returncode, 1, result)
        self.assertRegex(result.stdout.splitlines()[0], r"^WRONG  2-D, double: a distance .*too (small|large) by [\d.e-]+ where the circle ")
        self.assertIn("; right is ", result.stdout.splitlines()[1])
        result = self.answers("return '0 0'", "--answer", "mtv", "--contract", "closed")
        self.assertRegex(result.stdout.splitlines()[0], r"a translation 0, and leaves an overlap of [\d.]+ where the circle overlaps the rectangle")

    def test_what_is_no_answer_is_wrong_and_python_words_are_answers(self):
        result = self.answers("return float('nan')", "--contract", "closed")
        self.assertEqual(result.returncode, 1, result)
        self.assertTrue(result.stdout.splitlines()[-1].startswith(LAST), result)
        self.assertRegex(result.stdout.splitlines()[0], r"^WRONG  closed, 2-D, double: .*answered 'nan'")
        result = self.answers("return float('nan')", "--answer", "distance")
        self.assertEqual(result.returncode, 1, result)
        self.assertLessEqual(len(result.stdout.splitlines()), 16)

    def test_who_dies_and_is_wrong_has_failed(self):
        result = self.answers("if n[6] > 50: raise SystemExit(3)\n" + self.BOX, "--contract", "closed")
        self.assertEqual(result.returncode, 1, result)
        self.assertRegex(result.stdout, r"(?m)^WRONG  .*misses the rectangle at a corner$")
        self.assertRegex(result.stdout, r"(?m)^NO ANSWER  closed, 2-D, double: ")
        result = self.answers("if n[6] > 50: raise SystemExit(3)\n" + self.FOLD + "return math.hypot(*d) <= n[6]", "--contract", "closed")
        self.assertEqual(result.returncode, 2, result)
        self.assertRegex(result.stdout.splitlines()[0], r"^NO ANSWER  .* on [\d,]+ input")

    def test_the_line_of_one_way_to_die_counts_as_many_inputs_as_the_last_line(self):
        result = self.answers("return 1 // 0")
        self.assertEqual(result.returncode, 2, result)
        counts = re.findall(r" on ([\d,]+) inputs", result.stdout)
        self.assertEqual(len(counts), 2, result.stdout)
        self.assertEqual(counts[0], counts[1], result.stdout)

    def test_who_cannot_be_started_is_told_in_one_paragraph(self):
        result = run("--command", f"{sys.executable} {self.folder}/nowhere.py", "--form", "lo_hi", "--cases", "300")
        self.assertEqual(result.returncode, 2, result)
        self.assertEqual([line.split("  ")[0] for line in result.stdout.splitlines() if not line.startswith(" ")][:-2], ["NO ANSWER"], result)
        self.assertRegex(result.stdout, "it said: .*nowhere.py")

    def test_what_is_no_answer_is_said_after_where(self):
        result = self.answers("return 'perhaps'", "--contract", "closed")
        self.assertRegex(result.stdout.splitlines()[0], r": on \d+ inputs '.*' answered 'perhaps'; an answer is 1 or 0, or true or false, and a line end$")

    def test_nothing_is_right_where_the_shown_case_is_wrong(self):
        halves = self.program("w, h = n[2] // 2, n[3] // 2; d = [max(abs(n[4] - n[0] - w) - w, 0), max(abs(n[5] - n[1] - h) - h, 0)]\n"
                              "return math.hypot(*d) <= n[6]")
        result = run("--command", halves, "--form", "corner_size", "--scalar", "i32", "--domain", "coordinates=0..1920", "--cases", "5000",
                     "--contract", "closed")
        first = result.stdout.splitlines()[0]
        place = re.search(r" where the circle overlaps the rectangle (.*)$", first)[1]
        self.assertNotIn(f"hits {place}", re.search(r"; right on (.*)", result.stdout)[1])

    def test_the_other_contract_is_said(self):
        result = self.answers(self.FOLD + "return math.hypot(*d) < n[6]", "--contract", "closed")
        self.assertIn("  touching is a miss for it everywhere: if that is meant, its contract is open\n", result.stdout)
        self.assertIn("right on every hit and every miss", result.stdout)

    def test_two_bugs_that_have_nothing_in_common_are_two_causes(self):
        result = self.answers("if n[0] < n[4] < n[2] and n[1] < n[5] < n[3]: return False\n" + self.BOX, "--contract", "closed")
        wrong = [line for line in result.stdout.splitlines() if line.startswith("WRONG")]
        self.assertEqual([line.split(": ")[1].split()[1] for line in wrong], ["miss", "hit"], result)

    def test_lists_lose_a_pair_in_a_few_lines(self):
        program = self.folder / "lists.py"
        program.write_text("import sys\nfor line in sys.stdin: print('', flush=True)\n")
        result = run("--command", f"{sys.executable} -S {program}", "--answer", "pairs", "--form", "lo_hi", "--scalar", "f32", "--contract", "closed",
                     "--cases", "200")
        self.assertEqual(result.returncode, 1, result)
        lines = result.stdout.splitlines()
        self.assertRegex(lines[0], r"^WRONG  closed, 2-D, float: the pair \(0, 1\) is lost where the ")
        self.assertLessEqual(len(lines), 16)
        self.assertTrue(lines[-2].startswith("again: tangency check --command "), lines[-2])

    def test_github_gets_an_annotation_and_a_summary(self):
        summary = self.folder / "summary.md"
        result = self.answers(self.BOX, "--contract", "closed", GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=str(summary))
        lines = result.stdout.splitlines()
        self.assertRegex(lines[0], r"^::error title=tangency::WRONG  closed, 2-D, double: a hit .*%0A  echo .*%0Atangency: check FAILED ")
        self.assertTrue(summary.read_text().startswith("### WRONG  closed, 2-D, double: a hit where "), summary.read_text())
        right = self.answers(self.FOLD + "return math.hypot(*d) <= n[6]", "--contract", "closed", GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=str(summary))
        self.assertNotIn("::error", right.stdout)
        self.assertIn("\n### right on ", summary.read_text())

    def test_a_percent_sign_is_escaped_for_github(self):
        result = self.answers("return '100 %'", "--contract", "closed", GITHUB_ACTIONS="true")
        self.assertIn("100 %25", result.stdout.splitlines()[0])


if __name__ == "__main__":
    checks.main()
