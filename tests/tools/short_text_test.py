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
import unittest

sys.dont_write_bytecode = True
import command

FOLDER = pathlib.Path()
# What of the caller's world has other words.
OURS = re.compile(r"\bP\d\d\b|\bB0\d\b|banded|gap_sq|lattice|instance|tangency_|ulps of")


def mutants():
    """One of every question and orientation: (name, question, form, scalar, dim, contract, level)."""
    code = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).tangency_test_list_mutants()"
    list_them = [sys.executable, "-c", code, str(FOLDER / "check_built_in.so")]
    text = subprocess.run(list_them, capture_output=True, text=True, check=True).stdout
    families = {}
    for line in text.splitlines():
        mutant = line.split()
        if mutant[6] == "banded" and "nan" not in mutant[0]:  # what NaN does is a recommendation
            families.setdefault((mutant[1], re.search("(radians|degrees|axis|quaternion)?$", mutant[2])[0]), mutant)
    return families.values()


class Mutants(command.Folder):
    def test_one_cause_is_at_most_15_lines_and_the_first_ten_have_it_or_a_plain_case(self):
        sample = mutants()
        self.assertGreaterEqual(len(sample), 20)
        named = 0
        for name, question, form, scalar, dim, contract, level in sample:
            with self.subTest(mutant=name):
                file = self.folder / "report.json"
                result = command.run("check", "--plugin", FOLDER / "check_built_in.so", "--question", question, "--form", form, "--scalar",
                                     scalar, "--dim", dim, "--contract", contract, "--cases", "2000", "--json", file,
                                     env={**os.environ, "SUBJECT": name})
                lines = result.stdout.splitlines()
                self.assertEqual(result.returncode, 1, result)
                self.assertTrue(lines[-1].startswith("tangency: check FAILED "), result)
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


if __name__ == "__main__":
    FOLDER = pathlib.Path(sys.argv.pop(2)).resolve()
    command.BINARY = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
