#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs sessions: commands as one types them to a shell, and what is to come of each.

usage: sessions.py TANGENCY_BINARY FOLDER_OF_PLUGINS SESSION.txt [--sanitized] [WORDS OF A TITLE]

    # A comment; blank lines part what belongs together.
    NAME := words      {NAME} stands for the words from here on
    == Sentence.       begins a test, in an empty folder of its own; "==+": one of the few that --sanitized asks for
    $ command          is given to bash, as are lines behind it that begin with >, those before the first test, and PREAMBLE
    | one | other      a row: the command above is run for {1}, {2} and so on, in the expectations too
        words          an indented line is an expectation, in which ... stands for anything within a line:

    exit 1 2           the status is one of these; without this line it is 0
    refused words      status 2, nothing printed, and one line of standard error that has the words
    has, lacks words   standard output has them, or not; says, silent: standard error
    line words         is one whole line of standard output; first, last: the first, the last
    is words           with the `is` lines beside it, all of standard output
    where FILE test    a test of Python, of what stands in a JSON document (OUT: standard output), of it all as `document`, of
                       `property(id)`, and of the properties that are `shown` a counterexample; of several FILE,FILE alike
"""
import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TOOLS = pathlib.Path(__file__).resolve().parent
PREAMBLE = r"""
# FILE NAME+NAME [OLD NEW]...: compiles functions of check/functions.c, with parts of their text replaced.
plugin() {
    local file=$1 names=$2 text; shift 2
    text=$(awk -v names="+$names+" 'BEGIN { on = 1 } /^\/\* == / { sub(":", "", $3); on = index(names, "+" $3 "+") } on' \
        "$TOOLS/check/functions.c")
    while (($#)); do
        [[ $text == *"$1"* ]] || { echo "no function of $names has '$1'" >&2; exit 99; }
        text=${text/"$1"/"$2"}; shift 2
    done
    compile "$file" c <<<"$text"
}
# FILE LANGUAGE: compiles standard input.
compile() {
    "${CXX:-c++}" -x "$2" -O2 -ffp-contract=off -shared -fPIC -I "$PROJECT/clients/plugin/include" - -o "$1" -lm || exit 99
}
"""


@dataclasses.dataclass
class Block:
    place: str
    command: str
    expected: list = dataclasses.field(default_factory=list)
    rows: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Test:
    title: str
    sanitized: bool
    blocks: list = dataclasses.field(default_factory=list)


def read(file):
    """The shell's lines before the first test, and the tests of a session."""
    preamble, tests, names, block = PREAMBLE, [], {}, None
    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        for name, words in names.items():
            line = line.replace(f"{{{name}}}", words)
        mark, _, rest = line.partition(" ")
        if definition := re.match(r"(\w+) := (.*)", line):
            names[definition[1]] = definition[2]
        elif mark in ("==", "==+"):
            tests.append(Test(rest, mark == "==+"))
        elif mark == "$":
            block = Block(f"{file.name}:{number}", rest)
            tests[-1].blocks.append(block)
        elif mark == ">" and not tests:
            preamble += rest + "\n"
        elif mark == ">":
            block.command += "\n" + rest
        elif mark == "|":
            block.rows.append(rest.split(" | "))
        elif line.startswith("    "):
            block.expected.append(line[4:])
        else:
            sys.exit(f"{file}:{number}: what is this? {line}")
    return preamble, tests


def filled(text, row):
    for place, cell in enumerate(row, 1):
        text = text.replace(f"{{{place}}}", cell)
    return text


def pattern(words):
    return ".*?".join(re.escape(part) for part in words.split("..."))


def is_true(test, document):
    known = {each["id"]: each for each in document.get("properties", [])}
    shown = [each for each in known.values() if each.get("counterexample")]
    return eval(test, {"property": known.get, "shown": shown, **document, "document": document})  # pylint: disable=eval-used


def find_miss(expected, status, out, err, folder):
    """The first expectation that does not hold, or nothing."""
    keyed = [line.partition(" ")[::2] for line in expected]
    if status != 0 and not any(key in ("exit", "refused") for key, _ in keyed):
        return "exit 0"
    whole = [words for key, words in keyed if key == "is"]
    if whole and not re.fullmatch("\n".join(map(pattern, whole)) + "\n?", out):
        return "is " + "\n".join(whole)
    lines = out.splitlines() or [""]
    checks = {
        "exit": lambda words: str(status) in words.split(),
        "refused": lambda words: (status, out, err.count("\n"), len(err.splitlines())) == (2, "", 1, 1) and re.search(pattern(words), err),
        "has": lambda words: re.search(pattern(words), out),
        "lacks": lambda words: not re.search(pattern(words), out),
        "says": lambda words: re.search(pattern(words), err),
        "silent": lambda words: not re.search(pattern(words), err),
        "line": lambda words: any(re.fullmatch(pattern(words), line) for line in lines),
        "first": lambda words: re.fullmatch(pattern(words), lines[0]),
        "last": lambda words: re.fullmatch(pattern(words), lines[-1]),
        "is": lambda words: True,
    }
    for key, words in keyed:
        if key == "where":
            files, _, test = words.partition(" ")
            texts = [out if file == "OUT" else (folder / file).read_text(encoding="utf-8") for file in files.split(",")]
            holds = all(is_true(test, json.loads(text)) for text in texts)
        else:
            holds = checks[key](words)
        if not holds:
            return f"{key} {words}"
    return None


def run(test, preamble, environment):
    """What went wrong in a test, and how many commands it ran."""
    wrong, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for block in test.blocks:
            for row in block.rows or [[]]:
                command, expected = filled(block.command, row), [filled(line, row) for line in block.expected]
                # A command that hangs ends with status 124.
                done = subprocess.run(["timeout", "600", "bash", "-c", preamble + command], cwd=folder, env=environment,
                                      stdin=subprocess.DEVNULL, capture_output=True, check=False)
                out, err = (text.decode(errors="replace") for text in (done.stdout, done.stderr))
                miss = find_miss(expected, done.returncode, out, err, pathlib.Path(folder))
                count += 1
                if miss is not None:
                    wrong.append(f"{block.place}: {test.title}\n$ {command}\nexpected: {miss}\nstatus {done.returncode}\n"
                                 f"{out[-3000:]}{err[-1000:]}")
    return wrong, count


def main():
    few = "--sanitized" in sys.argv
    binary, plugins, file, *titles = (word for word in sys.argv[1:] if word != "--sanitized")
    preamble, tests = read(pathlib.Path(file))
    chosen = [test for test in tests if (not few or test.sanitized) and all(word in test.title for word in titles)]
    count, wrong = 0, []
    with tempfile.TemporaryDirectory() as path:
        (pathlib.Path(path) / "tangency").symlink_to(pathlib.Path(binary).resolve())
        environment = {**os.environ, "PATH": f"{path}:{os.environ['PATH']}", "CHECK": str(pathlib.Path(plugins).resolve()),
                       "TOOLS": str(TOOLS), "PROJECT": str(TOOLS.parents[1]), "PYTHON": sys.executable, "PYTHONDONTWRITEBYTECODE": "1"}
        for test in chosen:
            complaints, ran = run(test, preamble, environment)
            wrong += complaints
            count += ran
    print("\n".join([*wrong, f"{len(chosen)} tests, {count} commands, {len(wrong)} wrong"]))
    sys.exit(1 if wrong or not count else 0)


if __name__ == "__main__":
    main()
