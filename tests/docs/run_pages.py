#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the commands and compiles the code that README.md, CONTRIBUTING.md and docs/**/*.md show.

usage: run_pages.py SOURCE_FOLDER [--refresh] [--only WORD]
  --refresh     writes what is printed now into the pages, where they show something else; read the difference
  --only WORD   pages whose path contains WORD
TANGENCY_BINARY stands in for `./run tangency`, `./run search` being its verb; TANGENCY_CXX compiles; TANGENCY_PREFIX is an
installed Tangency, which projects find in $HOME/tangency.

  ```sh, ```bash   every line is run by bash (a trailing backslash continues it) and must succeed
  ```console       every `$ command` is run, and must print the lines below it
  ```cpp           compiled against the headers if marked
  any other        left alone

A mark is an HTML comment on a line before the fence, one a line:
  <!-- exit: 1 -->        each command of the block ends with this status
  <!-- compile -->        compile this C++
  <!-- file: NAME -->     write the block to NAME, for the commands further down the page
  <!-- prints -->         the command before the block prints this; a number in brackets that ends a line is the page's own
  <!-- project: NAME -->  what the block writes and runs is in the folder NAME of its own, which is empty at first
  <!-- with: PATH -->     in that folder the source tree lies at PATH, as a submodule would
  <!-- violates: P10 -->  each check fails and names this property (tests/examples)

In what is printed `...` stands for what varies: on a line of its own for any lines, within a line for any characters.

Other commands run in an empty folder a page, in which the source tree's own entries appear. A line that starts
with a verb of ./run that takes minutes is only checked to name a verb. A command that is neither cheap
nor such a verb is a mistake: show it in a ```text block.
"""
import argparse
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

COSTLY_VERBS = {"audit", "test", "outside", "sanitize", "recipes", "build", "fuzz", "bench", "prove", "cluster", "package", "npm", "web"}
CHEAP_COMMANDS = {"/usr/bin/python3", "c++", "cat", "cc", "clang++", "cmake", "cp", "ctest", "diff", "echo", "grep", "head", "ls", "mkdir", "paste",
                  "printf", "python3", "sed", "seq", "sort", "tail", "wc"}
INCLUDES = ["clients/plugin/include", "shapes/include", "reference/include", "impl/include", "impl/exact/include", "properties/include", "properties/lists/include"]
SECONDS_PER_COMMAND = 180
FENCE = re.compile(r"^\s*(`{3,}|~{3,})\s*([\w+-]*)\s*$")
MARK = re.compile(r"^\s*<!--\s*(exit|compile|file|prints|project|with|violates)\s*(?::\s*(\S+)\s*)?-->\s*$")


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


NOTE = re.compile(r"\s+\(\d+\)$")  # a number that the page puts behind a line to speak of it


def shows(shown, printed):
    """Whether the shown lines are the printed ones, `...` standing for what varies."""
    parts = []
    for line in shown:
        if line.strip() == "...":
            parts.append(r"(?:[^\n]*\n)*?")
        else:
            parts.append(r"[^\n]*".join(re.escape(part) for part in line.split("...")) + r"\n")
    return re.fullmatch("".join(parts), "".join(line + "\n" for line in printed)) is not None


def refreshed(shown, printed):
    """The shown lines brought up to what is printed: all of it, or line by line where the page leaves some out."""
    if not any("..." in line for line in shown):
        return list(printed)
    lines = []
    for line in shown:
        note = NOTE.search(line)
        text = line[:note.start()] if note else line
        same = text.strip() == "..." or any(shows([text], [other]) for other in printed)
        nearest = [] if same else difflib.get_close_matches(text, printed, 1, 0.4)
        column = len(line) - len(note[0].strip()) if note else 0
        lines.append((nearest[0].ljust(column - 1) + " " + note[0].strip() if note else nearest[0]) if nearest else line)
    return lines


class Page:
    def __init__(self, source, path, refresh=False):
        self.source, self.path, self.refresh = source, path, refresh
        self.prefix = os.environ.get("TANGENCY_PREFIX") or None
        self.projects, self.printed, self.edits, self.left_out = {}, None, [], 0
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
                self.base = pathlib.Path(folder)
                self.clone = self.folder = self.base / "clone"
                self.clone.mkdir()
                for entry in self.source.iterdir():
                    (self.folder / entry.name).symlink_to(entry)
                (self.base / "home").mkdir()
                if self.prefix:
                    (self.base / "home/tangency").symlink_to(self.prefix)
                for block in blocks:
                    self.run_block(block)
            self.rewrite()
        except ValueError as error:
            line, _, message = str(error).partition(": ")
            self.report(line, message)

    def rewrite(self):
        """Puts what is printed in place of what was shown, from the last line up."""
        lines = self.path.read_text(encoding="utf-8").splitlines()
        for line, count, new in sorted(self.edits, reverse=True):
            indent = " " * (len(lines[line - 2]) - len(lines[line - 2].lstrip()))
            lines[line - 1:line - 1 + count] = [indent + text if text else text for text in new]
        if self.edits:
            self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def folder_of(self, block):
        """Where the block's files and commands belong."""
        name = block.marks.get("project")
        if name is None:
            return self.clone
        if name not in self.projects:
            self.projects[name] = self.base / name
            self.projects[name].mkdir()
        if "with" in block.marks:
            tree = self.projects[name] / block.marks["with"]
            tree.parent.mkdir(parents=True, exist_ok=True)
            tree.symlink_to(self.source)
        return self.projects[name]

    def compare(self, line, shown, printed, what):
        """Holds the lines that are shown from `line` on to what was printed, or writes those there."""
        if shows(shown, printed) or shows([NOTE.sub("", text) for text in shown], printed):
            return
        if self.refresh:
            self.edits.append((line, len(shown), refreshed(shown, printed)))
            return
        now, then = "\n".join(printed), "\n".join(shown)
        self.report(line, f"{what}\n--- shown\n{then}\n--- printed\n{now}")

    def run_block(self, block):
        self.folder = self.folder_of(block)
        if "project" in block.marks and self.prefix is None and "with" not in block.marks:
            self.left_out += 1
            return
        if "prints" in block.marks:
            if self.printed is None:
                self.report(block.line, "no command before this says what it prints")
            else:
                self.compare(block.line, block.text, self.printed, "the command before prints something else")
        if "file" in block.marks:
            target = self.folder / block.marks["file"]
            if target.is_symlink():
                self.report(block.line, f"{target.name} would overwrite the source tree's own")
                return
            target.parent.mkdir(parents=True, exist_ok=True)
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
        program = command.text.split()[0]
        is_built = self.folder != self.clone and program.startswith("build/")
        if not verb and not is_built and program not in CHEAP_COMMANDS:
            self.report(command.line, f"not run, since it is not known to be cheap: {command.text}")
            return

        self.ran += 1
        text = command.text.replace("./run tangency", '"$TANGENCY_BINARY"').replace("./run search", '"$TANGENCY_BINARY" search')
        environment = {**os.environ, "TANGENCY_BINARY": self.binary}
        if self.folder != self.clone:
            environment.update(HOME=str(self.base / "home"), CXX=self.compiler)
        try:
            done = subprocess.run(["bash", "-o", "pipefail", "-c", text], cwd=self.folder, text=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  env=environment, timeout=SECONDS_PER_COMMAND)
        except subprocess.TimeoutExpired:
            self.report(command.line, f"still running after {SECONDS_PER_COMMAND} s: {command.text}")
            return
        self.printed = done.stdout.splitlines()
        if done.returncode != status:
            self.report(command.line, f"exit status {done.returncode}, expected {status}: {command.text}\n{done.stdout}")
        elif command.output is not None:
            lines = command.text.count("\n") + 1
            self.compare(command.line + lines, command.output, self.printed, f"prints something else: {command.text}")


def pages_of(source):
    named = [source / "README.md", source / "CONTRIBUTING.md"]
    return [page for page in named if page.exists()] + sorted((source / "docs").rglob("*.md"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("--refresh", action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    if "TANGENCY_BINARY" not in os.environ:
        parser.error("TANGENCY_BINARY names no command: give the path of a tangency that is built")
    source = arguments.source.resolve()
    pages = [Page(source, path, arguments.refresh) for path in pages_of(source) if arguments.only in str(path)]
    for page in pages:
        page.run()
    mistakes = [mistake for page in pages for mistake in page.mistakes]
    ran, edits, left_out = (sum(counts) for counts in zip(*((page.ran, len(page.edits), page.left_out) for page in pages), (0, 0, 0)))
    print(f"{len(pages)} pages, {ran} commands and programs run, {edits} outputs refreshed, {len(mistakes)} mistakes"
          + (f"; {left_out} blocks of projects left out, since TANGENCY_PREFIX names no installed Tangency" if left_out else ""))
    print("\n".join(mistakes))
    if ran == 0:
        print("nothing was run: no page shows a command")
    return 1 if mistakes or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
