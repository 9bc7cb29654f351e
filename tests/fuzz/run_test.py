#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of `./run fuzz`: a bad word is told before the targets are built. Building is played by a script in cmake's place.

usage: run_test.py SOURCE_FOLDER
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

source = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(source / "fuzz"))
import driver

CMAKE = """#!/bin/sh
echo "$*" >> "$ROOT/calls"
targets=$ROOT/build/fuzz/fuzz/targets
case "$*" in
    *--preset*) mkdir -p "$targets" && printf 'reference\\nsubjects\\n' > "$targets/names.txt" && touch "$ROOT/build/fuzz/build.ninja" ;;
    *--target\\ tangency_audit) install -D "$ROOT/tangency" "$ROOT/build/fuzz/tools/tangency_audit" ;;
    *--target\\ fuzz_targets)
        for name in reference subjects; do install "$ROOT/target" "$targets/fuzz_$name"; done ;;
esac
"""
TANGENCY = """#!/bin/sh
case "$1" in audit) echo fold; echo mutant_open_ball ;; esac
"""
TARGET = """#!/bin/sh
echo "stat::number_of_executed_units: 77"
echo "$*" >> "$ROOT/fuzzed"
"""
PACKAGES = """#!/bin/sh
shift 2
for package in "$@"; do echo "installed $package"; done
"""


class Interrupt(unittest.TestCase):
    def test_one_that_has_just_ended_is_still_read(self):
        with tempfile.TemporaryDirectory() as folder:
            run = driver.Run(pathlib.Path("/bin/true"), "raw", pathlib.Path(folder), seed=1, seconds=1, corpora=[]).start()
            os.waitid(os.P_PID, run.process.pid, os.WEXITED | os.WNOWAIT)
            run.interrupt()
            self.assertTrue(run.poll())
            self.assertEqual(run.returncode, 0)


class Run(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.root = pathlib.Path(holder.name)
        shutil.copy(source / "run", self.root)
        shutil.copytree(source / "fuzz", self.root / "fuzz", ignore=shutil.ignore_patterns("corpus", "__pycache__"))
        (self.root / "CMakePresets.json").touch()
        for name, text in (("bin/cmake", CMAKE), ("bin/dpkg-query", PACKAGES), ("tangency", TANGENCY), ("target", TARGET)):
            path = self.root / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
            path.chmod(0o755)

    def fuzz(self, *words):
        environment = os.environ | {"PATH": f"{self.root}/bin:{os.environ['PATH']}", "ROOT": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run([self.root / "run", "fuzz", *words], env=environment, capture_output=True, text=True, timeout=300)

    def built(self):
        """The targets that were built, in order."""
        calls = (self.root / "calls").read_text().splitlines()
        return [call.split("--target ")[1] for call in calls if "--target" in call]

    def expect_refusal(self, words, built, *said):
        result = self.fuzz(*words)
        self.assertEqual((result.returncode, result.stdout), (2, ""), result)
        self.assertEqual(self.built(), built)
        for word in said:
            self.assertIn(word, result.stderr)

    def test_an_unknown_name_is_told_once_the_audit_is_built(self):
        self.expect_refusal(["mutant_open_bal"], ["build.ninja", "tangency_audit"], "no target, subject or mutant is named 'mutant_open_bal'",
                            "the targets are reference, subjects", "names alike mutant_open_ball")

    def test_an_unknown_mutant_of_kills_is_told_once_the_audit_is_built(self):
        self.expect_refusal(["kills", "--only", "mutant_open_ball", "--only", "fold"], ["build.ninja", "tangency_audit"],
                            "no mutant is named 'fold'", "audit --list")

    def test_bad_options_are_told_before_anything_is_built(self):
        self.expect_refusal(["fold", "--seconds", "soon"], ["build.ninja"], "'soon' is no whole number", "usage: ./run fuzz [TARGET]")

    def test_an_unknown_part_of_controls_is_told_before_anything_is_built(self):
        self.expect_refusal(["controls", "center_harf"], ["build.ninja"], "no part is named 'center_harf'")

    def test_a_target_is_known_without_the_audit_and_a_subject_with_it(self):
        result = self.fuzz("reference", "--seconds", "1", "--jobs", "1")
        self.assertEqual(result.returncode, 0, result)
        self.assertEqual(self.built(), ["build.ninja", "fuzz_targets"])
        self.assertRegex(result.stdout, r"\nreference +77 ")
        result = self.fuzz("fold", "--seconds", "1", "--jobs", "1")
        self.assertEqual(result.returncode, 0, result)
        self.assertEqual(self.built()[2:], ["build.ninja", "tangency_audit", "fuzz_targets"])
        self.assertIn("--subject=fold", (self.root / "fuzzed").read_text())


unittest.main(argv=sys.argv[:1])
