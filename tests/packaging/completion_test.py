#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The completion is sourced by bash and asked what it offers.

usage: completion_test.py TANGENCY_BINARY COMPLETION_PY
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ASK = """
source "$1"; shift
complete -p tangency >/dev/null || exit 3
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_tangency tangency
printf '%s\\n' "${COMPREPLY[@]}"
"""


class Completion(unittest.TestCase):
    def offers(self, *words, folder=None):
        """What is offered where the last word is being written; bash makes words of = as here."""
        asked = subprocess.run(["bash", "--norc", "-uc", ASK, "ask", SCRIPT, "tangency", *words], capture_output=True, text=True, timeout=30,
                               cwd=folder)
        self.assertEqual((asked.returncode, asked.stderr), (0, ""), words)
        return asked.stdout.split()

    def test_verbs_are_those_of_the_help(self):
        shown = subprocess.run([BINARY, "--help"], capture_output=True, text=True, check=True).stdout
        verbs = re.findall(r"(?m)^  (\w+) ", shown.split("Subcommands:")[1])
        self.assertGreater(len(verbs), 5)
        self.assertEqual(self.offers(""), verbs)
        self.assertEqual(self.offers("ch"), ["check"])

    def test_verbs_below_a_verb(self):
        self.assertEqual(self.offers("vectors", "v"), ["verify"])
        self.assertEqual(self.offers("vectors", "c"), [])

    def test_options_are_those_of_the_verb(self):
        self.assertEqual(self.offers("check", "--s"), ["--scalar", "--seconds", "--startup", "--silence", "--seed"])
        self.assertEqual(self.offers("--"), ["--help", "--version"])
        self.assertEqual(self.offers("campaign", "plan", "--sh"), ["--shards"])
        self.assertEqual(self.offers("audit", "--mutants", "--bu"), ["--bulk"])

    def test_forms_are_those_of_the_question(self):
        self.assertEqual(self.offers("check", "--form", "lo"), ["lo_hi"])
        self.assertEqual(self.offers("check", "--question", "polygon_ball", "--form", "v")[:2], ["vertices3", "vertices4"])
        self.assertEqual(self.offers("check", "--question", "=", "ball_ball", "--form", "="), ["center_radius"])

    def test_every_word_offered_for_a_form_is_accepted(self):
        forms = self.offers("draw", "--form", "")
        self.assertGreater(len(forms), 10)
        for form in forms:
            subprocess.run([BINARY, "draw", "--form", form, "--scalar", "f32", "--count", "1"], check=True, capture_output=True)

    def test_words_differ_by_verb(self):
        self.assertEqual(self.offers("check", "--contract", ""), ["closed", "open", "half_open", "conservative", "auto"])
        self.assertEqual(self.offers("vectors", "run", "--contract", ""), ["closed", "open", "half_open", "auto"])
        self.assertEqual(self.offers("check", "--answer", "p"), ["pairs"])
        self.assertEqual(self.offers("classify", "--answer", "p"), [])
        self.assertEqual(self.offers("draw", "--scalar", ""), ["f32", "f64", "i32"])
        self.assertEqual(self.offers("search", "--answer", "signed"), ["signed_distance"])

    def test_words_joined_by_commas_are_completed_one_by_one(self):
        self.assertEqual(self.offers("check", "--domain", "proper,un"), ["proper,unit-orientation"])

    def test_subjects_are_those_of_the_list(self):
        listed = subprocess.run([BINARY, "audit", "--list"], capture_output=True, text=True, check=True).stdout.split()
        self.assertEqual(self.offers("audit", "--subject", ""), listed)
        self.assertEqual(self.offers("search", "--subject", "fold_o"), [name for name in listed if name.startswith("fold_o")])

    def test_files_folders_and_programs(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "hits.so").touch()
            (pathlib.Path(folder) / "hidden").mkdir()
            self.assertEqual(sorted(self.offers("check", "--plugin", "h", folder=folder)), ["hidden", "hits.so"])
            self.assertEqual(self.offers("audit", "--out", "h", folder=folder), ["hidden"])
            self.assertEqual(sorted(self.offers("campaign", "run", "h", folder=folder)), ["hidden", "hits.so"])
            self.assertEqual(self.offers("vectors", "verify", "h", folder=folder), ["hidden"])
        self.assertIn("python3", self.offers("check", "--command", "python3"))

    def test_a_number_is_not_guessed(self):
        self.assertEqual(self.offers("check", "--seed", ""), [])


if __name__ == "__main__":
    BINARY, generator = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:3])
    del sys.argv[1:3]
    with tempfile.NamedTemporaryFile("w", suffix=".bash") as script:
        script.write(subprocess.run([sys.executable, generator, BINARY], check=True, capture_output=True, text=True).stdout)
        script.flush()
        SCRIPT = script.name
        unittest.main()
