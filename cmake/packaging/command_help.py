# SPDX-License-Identifier: MIT
"""What the tangency command says of itself: its verbs and options by --help, the words of an option by what it answers to
a word that is none. The man pages, the completion and the record of the public interface are made of this."""
import re
import subprocess
from dataclasses import dataclass, field

# Where the texts of --help begin.
TEXT_COLUMN = " " * 30
# No word of any option.
NO_WORD = "?"
# An option that takes words of a list, and a command line on which it is the first thing wrong. Where --help shows the
# list itself, as {closed,open}, nothing is asked.
ROW = ["--form", "lo_hi", "--scalar", "f32"]
TRIED = ["check", "--command", "true", *ROW, "--contract", "closed"]
QUESTIONS = {
    "--question": ["draw"],
    "--form": ["draw"],
    "--scalar": ["draw", "--form", "lo_hi"],
    "--dim": ["draw", *ROW],
    "--kind": ["draw", *ROW],
    "--answer": ["classify", *ROW],
    "--contract": ["fuzz", "explain", "--command", "true", *ROW, "none"],
    "--level": ["fuzz", "explain", "--command", "true", *ROW, "--contract", "closed", "none"],
    "--ties": TRIED,
    "--require": TRIED,
    "--domain": TRIED,
    "--decide": ["campaign", "plan", "--cases", "1", "--shards", "1", "--subject", "fold", "--form", "center_half", "--scalar", "f32"],
}
# `check` knows more words than the other verbs.
QUESTIONS_OF_VERB = {("check", "--answer"): TRIED, ("check", "--contract"): ["check", "--command", "true", *ROW]}


@dataclass
class Option:
    names: list  # as ["--bulk", "--sweep"], or ["FILE"] of what stands without an option
    kind: str  # as "TEXT=box_ball" or "TEXT ... REQUIRED"; empty for a flag
    text: str


@dataclass
class Verb:
    path: tuple  # ("fuzz", "explain"); () is the command itself
    text: str
    options: list = field(default_factory=list)
    places: list = field(default_factory=list)  # what stands without an option
    verbs: list = field(default_factory=list)
    footer: str = ""

    def all(self):
        return [self] + [each for verb in self.verbs for each in verb.all()]


class Command:
    def __init__(self, program):
        self.program = str(program)
        self.root = self.read(())
        self.version = self.output(["--version"]).strip()

    def output(self, arguments):
        return subprocess.run([self.program, *arguments], check=True, capture_output=True, text=True, timeout=60).stdout

    def read(self, path):
        """The verb, and those below it, from its --help."""
        lines = self.output([*path, "--help"]).splitlines()
        verb = Verb(path, lines[0])
        part = ""
        for number, line in enumerate(lines):
            heading = re.fullmatch(r"(Options|Positionals|Subcommands):", line)
            if heading or not line:
                part = heading[1] if heading else ""
            elif part and not line.startswith(TEXT_COLUMN):
                # A long entry has its text on the next line.
                is_long = lines[number + 1].startswith(TEXT_COLUMN)
                entry, text = (line, lines[number + 1]) if is_long else (line[:len(TEXT_COLUMN)], line[len(TEXT_COLUMN):])
                self.add(verb, part, entry.strip(), text.strip())
        verb.footer = " ".join(lines[len(lines) - lines[::-1].index(""):])
        return verb

    def add(self, verb, part, entry, text):
        names, _, kind = entry.partition(" ")
        if part == "Subcommands":
            verb.verbs.append(self.read((*verb.path, names)))
        else:
            (verb.options if part == "Options" else verb.places).append(Option(names.split(","), kind, text))

    def words(self, verb, option, question=None):
        """The words that the option takes, or none if it takes others than a list says."""
        shown = re.search(r"\{(.*)\}", option.kind)
        if shown:
            return shown[1].split(",")
        name = option.names[-1]
        asked = QUESTIONS_OF_VERB.get((*verb.path, name), QUESTIONS.get(name))
        if asked is None:
            return []
        asked = list(asked)
        if question:
            asked += ["--question", question]
        at = asked.index(name) if name in asked else len(asked)
        asked[at:at + 2] = [name, NO_WORD]
        answer = subprocess.run([self.program, *asked], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL).stderr
        listed = re.search(r"give (?:one|some) of (.*?)(?:, as in .*|, joined by .*)?\n", answer)
        if not listed:
            raise SystemExit(f"tangency {' '.join(asked)} names no words to give; it says: {answer.strip()}")
        return listed[1].split(", ")

    def subjects(self):
        return self.output(["audit", "--list"]).split()
