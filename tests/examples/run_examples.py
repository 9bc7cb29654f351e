#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the commands that a README of examples/ shows, as shown but with fewer cases.

usage: run_examples.py SOURCE_FOLDER EXAMPLE
TANGENCY_BINARY stands in for `./run tangency`, TANGENCY_PREFIX (an installed package) for the sources in -DTANGENCY_SOURCE.

A `check` must hold; in a block marked <!-- violates: P10 --> it must fail by that property, among others. A README that
shows no check and no failure would prove nothing, so it is a mistake.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "docs"))
from run_pages import blocks_of, commands_of  # noqa: E402 (needs the folder above)

CASES = 30000


class Example:
    def __init__(self, source, name, folder):
        self.source, self.name, self.folder = source, name, folder
        self.mistakes, self.held, self.failed = [], 0, 0

    def report(self, line, message):
        self.mistakes.append(f"examples/{self.name}/README.md:{line}: {message}")

    def run(self):
        text = (self.source / "examples" / self.name / "README.md").read_text(encoding="utf-8")
        for block in blocks_of(text):
            if block.language == "sh":
                for command in commands_of(block):
                    self.run_command(command, block.marks)
        if self.held == 0:
            self.mistakes.append(f"examples/{self.name}: nothing right was tried")
        if self.failed == 0:
            self.mistakes.append(f"examples/{self.name}: nothing wrong was tried")

    def run_command(self, command, marks):
        report = self.folder / "report.json"
        report.unlink(missing_ok=True)
        text = command.text.replace("./run tangency check", f'"$TANGENCY_BINARY" check --cases {CASES} --json report.json')
        text = text.replace("-DTANGENCY_SOURCE=$PWD", '-DCMAKE_PREFIX_PATH="$TANGENCY_PREFIX"')
        is_check = text != command.text and "report.json" in text
        violated = marks.get("violates") if is_check else None
        expected = 1 if violated else int(marks.get("exit", 0))
        done = subprocess.run(["bash", "-c", text], cwd=self.folder, text=True, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=900)
        if done.returncode != expected:
            self.report(command.line, f"exit status {done.returncode}, expected {expected}: {text}\n{done.stdout}")
            return
        if is_check:
            self.look_into(json.loads(report.read_text(encoding="utf-8")), violated, command.line)
        elif text.startswith("ctest") or expected:
            self.held, self.failed = self.held + (expected == 0), self.failed + (expected != 0)

    def look_into(self, report, violated, line):
        broken = report["broken"]
        if violated:
            self.failed += 1
            if violated not in broken:
                self.report(line, f"broke {broken}, expected {violated} among them")
        else:
            self.held += 1
            if broken:
                self.report(line, f"broke {broken}")


def main(arguments):
    if len(arguments) != 2 or "TANGENCY_BINARY" not in os.environ:
        print(__doc__, file=sys.stderr)
        return 2
    source = pathlib.Path(arguments[0]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for entry in source.iterdir():
            if entry.name != "build":
                (folder / entry.name).symlink_to(entry)
        (folder / "build").mkdir()
        example = Example(source, arguments[1], folder)
        example.run()
    print(f"{example.name}: {example.held} held, {example.failed} failed as they should, {len(example.mistakes)} mistakes")
    print("\n".join(example.mistakes))
    return 1 if example.mistakes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
