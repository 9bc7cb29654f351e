#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds action.yml and the example workflow to each other and runs the action's steps as a runner would.

usage: run_action.py SOURCE_FOLDER   (TANGENCY_BINARY is the command; needs PyYAML, Debian: python3-yaml)
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import yaml

SOURCE = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".").resolve()
ACTION = yaml.safe_load((SOURCE / "action.yml").read_text(encoding="utf-8"))
WORKFLOW = yaml.safe_load((SOURCE / "examples/github-actions/tangency.yml").read_text(encoding="utf-8"))
STEPS = ACTION["runs"]["steps"]


def run_action(folder, **given):
    """Exit status and output of the action's steps, in a folder where its own files lie as on a runner."""
    home = folder / "action"
    (home / "build/release/tools").mkdir(parents=True)
    (home / "build/release/tools/tangency").symlink_to(os.environ["TANGENCY_BINARY"])
    # The build is the one step that is taken as done.
    (home / "run").write_text('#!/bin/sh\ntest "$1" = build\n')
    (home / "run").chmod(0o755)
    inputs = {name: given.get(name, entry.get("default")) for name, entry in ACTION["inputs"].items()}
    output = ""
    for step in STEPS:
        values = {name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: inputs[match[1]], value)
                  for name, value in step.get("env", {}).items()}
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=folder,
                              env={**os.environ, "GITHUB_ACTION_PATH": str(home), **values}, text=True,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
        output += done.stdout
        if done.returncode:
            return done.returncode, output
    return 0, output


class Action(unittest.TestCase):
    def run_in_folder(self, reports=("report.json", "junit.xml", "report.html"), **given):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            status, output = run_action(folder, scalar="f64", form="corner_size", **given)
            for report in reports:
                self.assertGreater((folder / "tangency-reports" / report).stat().st_size, 0, output)
            return status, output

    def test_a_right_function_passes_and_leaves_reports(self):
        command = f"python3 {SOURCE}/examples/python/right.py"
        status, output = self.run_in_folder(command=command, contract="closed", options="--cases 3000")
        self.assertEqual(status, 0, output)

    def test_a_wrong_function_fails(self):
        command = f"python3 {SOURCE}/examples/python/wrong.py"
        status, output = self.run_in_folder(command=command, contract="closed", options="--cases 3000")
        self.assertEqual(status, 1, output)
        self.assertIn("tangency: check FAILED banded", output)

    def test_waived_properties_reach_the_command(self):
        command = f"python3 {SOURCE}/examples/python/right.py"
        status, output = self.run_in_folder(reports=(), command=command, contract="closed", waive="P05 P99")
        self.assertEqual(status, 2, output)
        self.assertIn("P99", output)

    def test_an_input_is_never_run_as_a_command(self):
        status, output = self.run_in_folder(reports=(), command='"; echo hijacked; "$(echo hijacked)', contract="closed")
        self.assertEqual(status, 2, output)
        self.assertNotIn("\nhijacked", "\n" + output)
        for step in STEPS:
            self.assertNotIn("${{", step["run"])

    def test_every_input_reaches_a_step(self):
        used = set(re.findall(r"inputs\.(\w+)", str(STEPS)))
        self.assertEqual(used, set(ACTION["inputs"]))


class Workflow(unittest.TestCase):
    def test_it_gives_the_action_what_it_needs_and_nothing_unknown(self):
        [step] = [step for step in WORKFLOW["jobs"]["check"]["steps"] if step.get("uses") == "./tangency"]
        needed = {name for name, entry in ACTION["inputs"].items() if entry.get("required")}
        self.assertLessEqual(needed, set(step["with"]))
        self.assertLessEqual(set(step["with"]), set(ACTION["inputs"]))
        self.assertTrue(WORKFLOW["on"], "without a trigger it never runs")

    def step(self, name):
        [step] = [step for step in WORKFLOW["jobs"]["check"]["steps"] if step["name"] == name]
        return step

    def test_its_container_gets_what_the_steps_after_it_call(self):
        installed = set(self.step("Install a compiler")["run"].split("install ")[1].split())
        # actions/checkout runs git over HTTPS, and the last step but two the compiler.
        self.assertLessEqual({"-y", "--no-install-recommends", "git", "ca-certificates", "g++"}, installed)
        names = [step["name"] for step in WORKFLOW["jobs"]["check"]["steps"]]
        self.assertEqual(names[0], "Install a compiler")

    def test_the_plugin_is_built_from_an_empty_repository_as_written(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / self.step("Get Tangency")["with"]["path"]).symlink_to(SOURCE)
            (folder / "src").mkdir()
            (folder / "src/plugin.cpp").write_text("""#include <tangency/plugin.h>
extern "C" int tangency_center_half_f32(float cx, float, float hx, float, float px, float, float r) { return px - cx <= hx + r; }
""")
            subprocess.run(["bash", "-e", "-c", self.step("Build the plugin")["run"]], cwd=folder, check=True, timeout=120)
            trial = self.step("Put it on trial")["with"]
            self.assertTrue((folder / trial["plugin"]).exists())


if __name__ == "__main__":
    unittest.main()
