#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the commands and compiles the code that README.md, CONTRIBUTING.md and docs/**/*.md show.

usage: run_pages.py SOURCE_FOLDER   (TANGENCY_BINARY stands in for `./run tangency`, `./run search` being its verb;
                                     TANGENCY_CXX compiles)

  ```sh, ```bash   every line is run by bash (a trailing backslash continues it) and must succeed
  ```console       every `$ command` is run, and must print exactly the lines below it
  ```cpp           compiled against the headers if marked
  any other        left alone

A mark is an HTML comment on the line before the fence:
  <!-- exit: 1 -->        each command of the block ends with this status
  <!-- compile -->        compile this C++
  <!-- file: NAME -->     write the block to NAME, for the commands further down the page
  <!-- violates: P10 -->  each check fails and names this property (tests/examples)

Commands run in an empty folder a page, in which the source tree's own entries appear. A line that starts
with a verb of ./run that takes minutes is only checked to name a verb. A command that is neither cheap
nor such a verb is a mistake: show it in a ```text block.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

COSTLY_VERBS = {"audit", "test", "outside", "sanitize", "recipes", "build", "fuzz", "bench", "prove", "cluster", "package", "npm", "web"}
CHEAP_COMMANDS = {"/usr/bin/python3", "c++", "cat", "cc", "clang++", "cp", "diff", "echo", "grep", "head", "ls", "mkdir", "paste",
                  "printf", "python3", "sed", "seq", "sort", "tail", "wc"}
INCLUDES = ["plugin/include", "shapes/include", "reference/include", "impl/include", "properties/include", "pairs/include"]
SECONDS_PER_COMMAND = 180
FENCE = re.compile(r"^\s*(`{3,}|~{3,})\s*([\w+-]*)\s*$")
MARK = re.compile(r"^\s*<!--\s*(exit|compile|file|violates)\s*(?::\s*(\S+)\s*)?-->\s*$")


@dataclass
class Block:
    language: str
    line: int  # of the first line inside the fence
    text: list = field(default_factory=list)
    marks: dict = field(default_factory=dict)


@dataclass
class Command:
    line: int
    text: str
    output: list = None  # None: any output will do


def blocks_of(text):
    """The fenced blocks of a page, each with the marks on the lines directly above it."""
    blocks, block, fence, indent, marks = [], None, "", 0, {}
    for number, line in enumerate(text.splitlines(), start=1):
        opening = FENCE.match(line)
        if block is None:
            mark = MARK.match(line)
            if mark:
                marks[mark[1]] = mark[2]
            elif opening:
                fence, indent = opening[1], len(line) - len(line.lstrip())
                block = Block(opening[2], number + 1, marks=marks)
                marks = {}
            else:
                marks = {}
        elif line.strip().startswith(fence) and not line.strip().strip(fence[0]):
            blocks.append(block)
            block = None
        else:
            own_indent = len(line) - len(line.lstrip())
            block.text.append(line[min(indent, own_indent):])
    if block is not None:
        raise ValueError(f"{block.line - 1}: the fence is never closed")
    return blocks


def commands_of(block):
    """The commands of a shell block; in a console block each with the output shown."""
    console = block.language == "console"
    commands, continued = [], False
    for number, line in enumerate(block.text, start=block.line):
        if continued:
            commands[-1].text += "\n" + (line.removeprefix("> ") if console else line)
        elif console and line.startswith("$ "):
            commands.append(Command(number, line[2:], []))
        elif console and commands:
            commands[-1].output.append(line)
        elif console:
            raise ValueError(f"{number}: a console block starts with '$ command'")
        elif line.strip() and not line.lstrip().startswith("#"):
            commands.append(Command(number, line))
        else:
            continue
        continued = (not console or commands[-1].output == []) and line.endswith("\\")
    return commands


class Page:
    def __init__(self, source, path):
        self.source, self.path = source, path
        self.binary = os.environ["TANGENCY_BINARY"]
        self.compiler = os.environ.get("TANGENCY_CXX", "c++")
        self.mistakes, self.ran = [], 0
        help_text = subprocess.run([source / "run", "help"], capture_output=True, text=True, check=True).stdout
        self.verbs = set(re.findall(r"^  (\w+)", help_text, re.MULTILINE))

    def report(self, line, message):
        self.mistakes.append(f"{self.path.relative_to(self.source)}:{line}: {message}")

    def run(self):
        try:
            blocks = blocks_of(self.path.read_text(encoding="utf-8"))
            with tempfile.TemporaryDirectory() as folder:
                self.folder = pathlib.Path(folder)
                for entry in self.source.iterdir():
                    (self.folder / entry.name).symlink_to(entry)
                for block in blocks:
                    self.run_block(block)
        except ValueError as error:
            line, _, message = str(error).partition(": ")
            self.report(line, message)

    def run_block(self, block):
        if "file" in block.marks:
            target = self.folder / block.marks["file"]
            if target.is_symlink():
                self.report(block.line, f"{target.name} would overwrite the source tree's own")
                return
            target.write_text("\n".join(block.text) + "\n", encoding="utf-8")
        if "compile" in block.marks:
            self.compile(block)
        if block.language in ("sh", "bash", "shell", "console"):
            status = int(block.marks.get("exit", 0))
            commands = commands_of(block)
            if not commands:
                self.report(block.line, "a shell block without a command")
            for command in commands:
                self.run_command(command, status)

    def compile(self, block):
        self.ran += 1
        includes = [f"-I{self.source / folder}" for folder in INCLUDES]
        done = subprocess.run([self.compiler, "-std=c++20", "-fsyntax-only", *includes, "-x", "c++", "-"],
                              input="\n".join(block.text) + "\n", capture_output=True, text=True)
        if done.returncode:
            self.report(block.line, f"does not compile\n{done.stderr}")

    def run_command(self, command, status):
        verb = re.match(r"\./run\s+(\w+)", command.text)
        if verb and verb[1] not in self.verbs:
            self.report(command.line, f"./run has no verb {verb[1]}")
            return
        if verb and verb[1] in COSTLY_VERBS:
            return
        if not verb and command.text.split()[0] not in CHEAP_COMMANDS:
            self.report(command.line, f"not run, since it is not known to be cheap: {command.text}")
            return

        self.ran += 1
        text = command.text.replace("./run tangency", '"$TANGENCY_BINARY"').replace("./run search", '"$TANGENCY_BINARY" search')
        try:
            done = subprocess.run(["bash", "-o", "pipefail", "-c", text], cwd=self.folder, text=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  env={**os.environ, "TANGENCY_BINARY": self.binary}, timeout=SECONDS_PER_COMMAND)
        except subprocess.TimeoutExpired:
            self.report(command.line, f"still running after {SECONDS_PER_COMMAND} s: {command.text}")
            return
        if done.returncode != status:
            self.report(command.line, f"exit status {done.returncode}, expected {status}: {command.text}\n{done.stdout}")
        elif command.output is not None and done.stdout.splitlines() != command.output:
            shown = "\n".join(command.output)
            self.report(command.line, f"prints something else: {command.text}\n--- shown\n{shown}\n--- printed\n{done.stdout}")


def pages_of(source):
    named = [source / "README.md", source / "CONTRIBUTING.md"]
    return [page for page in named if page.exists()] + sorted((source / "docs").rglob("*.md"))


def main(arguments):
    if len(arguments) != 1 or "TANGENCY_BINARY" not in os.environ:
        print(__doc__, file=sys.stderr)
        return 2
    source = pathlib.Path(arguments[0]).resolve()
    pages = [Page(source, path) for path in pages_of(source)]
    for page in pages:
        page.run()
    mistakes = [mistake for page in pages for mistake in page.mistakes]
    ran = sum(page.ran for page in pages)
    print(f"{len(pages)} pages, {ran} commands and programs run, {len(mistakes)} mistakes")
    print("\n".join(mistakes))
    if ran == 0:
        print("nothing was run: no page shows a command")
    return 1 if mistakes or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
