#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds action.yml and the example workflow to each other and runs the action's steps as a runner would.

usage: run_action.py SOURCE_FOLDER   (TANGENCY_BINARY is the command; needs PyYAML, Debian: python3-yaml)
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

import yaml

SOURCE = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".").resolve()
ACTION = yaml.safe_load((SOURCE / "action.yml").read_text(encoding="utf-8"))
WORKFLOW = yaml.safe_load((SOURCE / "examples/github-actions/tangency.yml").read_text(encoding="utf-8"))
STEPS = ACTION["runs"]["steps"]


RELEASE = yaml.safe_load((SOURCE / ".github/workflows/release.yml").read_text(encoding="utf-8"))
VERSION = re.search(r"project\(tangency VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text())[1]
ARCHIVE = f"tangency-{VERSION}-linux-x86_64.tar.gz"
COMMIT = "0123456789" * 4


def run_action(folder, context=None, cached=False, **given):
    """Exit status and output of the action's steps, and the outputs of each, in a folder where its own files lie as on a runner."""
    home, temporary = folder / "action", folder / "temporary"
    for name in ("cmake/packaging/fetch_archive.sh", "CMakeLists.txt"):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / name, home / name)
    # Of the build its end is seen, and that it is asked for.
    (home / "run").write_text('#!/bin/sh\ntest "$*" = "release command" && echo built && mkdir -p "${0%/run}/build/alone" &&'
                              'cp "$TANGENCY_BINARY" "${0%/run}/build/alone/tangency"\n')
    (home / "run").chmod(0o755)
    temporary.mkdir()
    inputs = {name: given.get(name, entry.get("default")) for name, entry in ACTION["inputs"].items()}
    known = {f"inputs.{name}": value for name, value in inputs.items()}
    known |= {f"github.{name}": value for name, value in (context or {}).items()}
    text = ""
    for step in STEPS:
        # An expression of comparisons joined by &&, the only kind there is.
        terms = [re.fullmatch(r"([\w.-]+) (==|!=) '([^']*)'", term.strip()).groups() for term in step.get("if", "").split("&&") if term]
        if not all((known.get(name, "") == value) == (operator == "==") for name, operator, value in terms):
            continue
        outputs = folder / "outputs"
        outputs.write_text("")
        if step.get("uses", "").startswith("actions/cache/"):
            hit = cached and step["uses"].startswith("actions/cache/restore@")
            if hit:
                (temporary / "tangency/bin").mkdir(parents=True)
                (temporary / "tangency/bin/tangency").symlink_to(os.environ["TANGENCY_BINARY"])
            outputs.write_text(f"cache-hit={str(hit).lower()}\n")
            text += f"{step['uses']}\n"
        else:
            values = {name: re.sub(r"\$\{\{ ([\w.]+) \}\}", lambda match: known.get(match[1], ""), value)
                      for name, value in step.get("env", {}).items()}
            environment = {**os.environ, "GITHUB_ACTION_PATH": str(home), "RUNNER_TEMP": str(temporary), "GITHUB_OUTPUT": str(outputs),
                           "GITHUB_SERVER_URL": f"file://{folder}", **values}
            done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=folder, env=environment,
                                  text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
            text += done.stdout
        known |= {f"steps.{step.get('id')}.outputs.{name}": value
                  for name, value in (line.split("=", 1) for line in outputs.read_text().splitlines())}
        if "run" in step and done.returncode:
            return done.returncode, text, known
    return 0, text, known


class Action(unittest.TestCase):
    def run_in_folder(self, reports=("report.json", "junit.xml", "report.html"), **given):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            status, output, known = run_action(folder, scalar="f64", form="corner_size", **given)
            for report in reports:
                self.assertGreater((folder / "tangency-reports" / report).stat().st_size, 0, output)
            verdict = {0: ("holds", "banded"), 1: ("failed", "none"), 2: ("cannot decide", "")}[status]
            values = [re.fullmatch(r"\$\{\{ ([\w.]+) \}\}", ACTION["outputs"][name]["value"])[1] for name in ("verdict", "level")]
            self.assertEqual(tuple(known[value] for value in values), verdict)
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
            self.assertNotIn("${{", step.get("run", ""))

    def test_every_input_reaches_a_step(self):
        used = set(re.findall(r"inputs\.(\w+)", str(STEPS)))
        self.assertEqual(used, set(ACTION["inputs"]))


class Command(unittest.TestCase):
    """Where the action has its command from."""

    def folder(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return pathlib.Path(folder.name)

    def release(self, folder, program='echo "of the release" && exec "$TANGENCY_BINARY" "$@"'):
        """A release of COMMIT at the address that the runner's server would have."""
        place = folder / "OWNER/tangency/releases/download" / f"v{VERSION}"
        tree = folder / ARCHIVE.removesuffix(".tar.gz")
        (tree / "bin").mkdir(parents=True)
        (tree / "bin/tangency").write_text(f"#!/bin/sh\n{program}\n")
        (tree / "bin/tangency").chmod(0o755)
        place.mkdir(parents=True)
        with tarfile.open(place / ARCHIVE, "w:gz") as archive:
            archive.add(tree, tree.name)
        (place / "COMMIT").write_text(f"{COMMIT}\n")
        sums = subprocess.run(["sha256sum", ARCHIVE, "COMMIT"], cwd=place, check=True, capture_output=True, text=True).stdout
        (place / "SHA256SUMS").write_text(sums)
        return place, sums[:64]

    def said(self, folder, ref=f"v{VERSION}", **given):
        status, output, _ = run_action(folder, {"action_repository": "OWNER/tangency", "action_ref": ref}, scalar="f64", form="corner_size",
                                       contract="closed", command=f"python3 {SOURCE}/examples/python/right.py", options="--cases 300", **given)
        self.assertEqual(status, 0, output)
        return output

    def expect_build(self, output, reason, cached=True):
        """One line says why, and what is built is kept by its commit or tag."""
        lines = [line for line in output.splitlines() if line.startswith("tangency: ") and line.endswith("; building from source")]
        self.assertEqual(len(lines), 1, output)
        self.assertIn(reason, lines[0])
        self.assertIn("\nbuilt\n", output)
        self.assertNotIn("of the release", output)
        self.assertEqual("actions/cache/save@" in output, cached, output)

    def test_it_is_that_of_the_release_whose_tag_or_commit_is_named(self):
        for ref in (f"v{VERSION}", COMMIT):
            folder = self.folder()
            _, digest = self.release(folder)
            output = self.said(folder, ref, sha256=digest if ref == COMMIT else "")
            self.assertIn("of the release", output)
            self.assertIn(f"{ARCHIVE}, sha256 {digest}", output)
            self.assertNotIn("built", output)
            self.assertNotIn("actions/cache", output)

    def test_an_archive_that_is_not_what_was_released_is_not_used(self):
        folder = self.folder()
        place, _ = self.release(folder)
        with open(place / ARCHIVE, "ab") as archive:
            archive.write(b"more")
        self.expect_build(self.said(folder), f"{ARCHIVE} has not the checksum")
        folder = self.folder()
        self.release(folder)
        self.expect_build(self.said(folder, COMMIT, sha256="0" * 64), f"{ARCHIVE} has not the checksum")

    def test_another_commit_than_that_of_the_release_is_built(self):
        folder = self.folder()
        self.release(folder)
        self.expect_build(self.said(folder, "f" * 40), "is of another commit than ffffffffffff: use the tag")
        folder = self.folder()
        self.release(folder)
        self.expect_build(self.said(folder, "main"), "'main' names no release: use the tag", cached=False)

    def test_without_a_network_or_a_release_it_is_built(self):
        self.expect_build(self.said(self.folder(), COMMIT), "SHA256SUMS cannot be had: look at the network")
        folder = self.folder()
        place, _ = self.release(folder)
        (place / ARCHIVE).unlink()
        self.expect_build(self.said(folder, COMMIT), f"{ARCHIVE} cannot be had")

    def test_a_command_that_does_not_run_here_is_not_used(self):
        folder = self.folder()
        self.release(folder, program="exit 127")
        self.expect_build(self.said(folder, COMMIT), "does not run here")

    def test_one_that_was_built_of_the_commit_is_not_built_again(self):
        output = self.said(self.folder(), COMMIT, cached=True)
        self.assertNotIn("built", output)
        self.assertNotIn("actions/cache/save", output)

    def test_the_commit_of_a_checkout_is_that_of_its_git(self):
        """As where a workflow checks Tangency out and names the folder, when a runner knows neither repository nor tag."""
        folder = self.folder()
        tree, place = folder / "checkout", folder / "OWNER/tangency"
        (tree / "cmake/packaging").mkdir(parents=True)
        for name in ("cmake/packaging/fetch_archive.sh", "CMakeLists.txt"):
            shutil.copy(SOURCE / name, tree / name)
        for words in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "."], ["remote", "add", "origin", f"file://{place}.git"]):
            subprocess.run(["git", "-C", tree, *words], check=True)
        head = subprocess.run(["git", "-C", tree, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout
        release, _ = self.release(folder)
        for commit, found in ((head, "found=yes"), (COMMIT, "found=no")):
            (release / "COMMIT").write_text(commit)
            output = folder / "output"
            output.write_text("")
            subprocess.run([tree / "cmake/packaging/fetch_archive.sh", folder / "unpacked"], check=True, stdout=subprocess.DEVNULL,
                           env={**os.environ, "GITHUB_OUTPUT": str(output), "ACTION_REPOSITORY": "", "ACTION_REF": ""})
            self.assertEqual(output.read_text().split(), [f"key={head.strip()}", found])


class Workflow(unittest.TestCase):
    def test_it_gives_the_action_what_it_needs_and_nothing_unknown(self):
        [step] = [step for step in WORKFLOW["jobs"]["check"]["steps"] if step.get("uses") == "./tangency"]
        self.assertLessEqual({"form", "scalar", "contract"}, set(step["with"]))
        self.assertLessEqual(set(step["with"]), set(ACTION["inputs"]))
        self.assertTrue(WORKFLOW["on"], "without a trigger it never runs")

    def step(self, name):
        [step] = [step for step in WORKFLOW["jobs"]["check"]["steps"] if step["name"] == name]
        return step

    def test_its_container_gets_what_the_steps_after_it_call(self):
        installed = set(self.step("Install a compiler")["run"].split("install ")[1].split())
        # actions/checkout runs git over HTTPS, the action curl, and the last step but two the compiler.
        self.assertLessEqual({"-y", "--no-install-recommends", "git", "ca-certificates", "curl", "g++"}, installed)
        names = [step["name"] for step in WORKFLOW["jobs"]["check"]["steps"]]
        self.assertEqual(names[0], "Install a compiler")

    def test_a_release_is_made_by_verbs_that_there_are_and_has_no_secrets(self):
        steps = [step for job in RELEASE["jobs"].values() for step in job["steps"]]
        verbs = re.findall(r"\./run ([^\n&]+)", "\n".join(step.get("run", "") for step in steps))
        self.assertEqual([verb.strip() for verb in verbs], ["release", "release test"])
        self.assertNotIn("secrets.", (SOURCE / ".github/workflows/release.yml").read_text())
        self.assertEqual(RELEASE["on"]["push"]["tags"], ["v*"])
        self.assertEqual([name for name, job in RELEASE["jobs"].items() if "contents" in job.get("permissions", {})], ["publish"])

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
