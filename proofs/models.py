#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds every modelled C++ function to the digest that digests.txt has of it, so that none changes without its model being read.

usage: models.py [--root SOURCES] [--write]    (--write puts the digests of today there)

A digest covers a function's text. Comments and line breaks count for nothing, nor do the constants that constants.py reads, because a changed
constant is for Coq to judge. A digest says nothing about whether the model is right.
"""
import pathlib
import re
import sys

import constants
import frozen

IMPL, EXACT = "impl/include/tangency/impl/", "impl/exact/include/tangency/impl/exact/"
# (header, the start of the function or class, the words of its model). Of overloads all are covered.
MODELS = (
    (EXACT + "arithmetic.hpp", "struct Arithmetic {", "rounded step may_round"),
    (EXACT + "filter.hpp", "std::uint64_t lost_beside(", "flushed_survives"),
    (EXACT + "filter.hpp", "bool is_exact_tie(", "flushed_anchored"),
    (EXACT + "expansions.hpp", "struct Expansion {", "grow added"),
    (EXACT + "numbers.hpp", "bool in_expansion_domain(", "in_domain"),
)
ROW = re.compile(r"^\| `(\w+\.hpp: \w+\W*)` \| ([0-9a-f]{12}) \|", re.MULTILINE)
MEND = "read its model in proofs/theory again, and then run python3 proofs/models.py --write"
# Of C++: a string, which is kept, or a comment, which is not.
TOKEN = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)


def without_constants(path, text):
    """The header with the name of each constant in its place, and without comments."""
    spans = {match.span(1): name for name, (file, pattern) in (constants.CHECKER | constants.CONSTANTS).items() if file == path
             for match in re.finditer(pattern, text)}
    for (start, end), name in sorted(spans.items(), reverse=True):  # from the end, so that what is left to do stays in place
        text = f"{text[:start]}<{name}>{text[end:]}"
    return TOKEN.sub(lambda token: token[1] or " ", text)


def body(text, start):
    """From there to the brace that closes the first one opened."""
    depth = 0
    for place in range(text.index("{", start), len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if not depth:
            return text[start:place + 1]
    raise frozen.Changed("a brace is not closed")


def digests(root):
    found = {}
    for path, opening, _ in MODELS:
        text = without_constants(path, (root / path).read_text())
        bodies = [body(text, match.start()) for match in re.finditer(re.escape(opening), text)]
        if not bodies:
            raise frozen.Changed(f"{path} no longer has {opening.rstrip(' ({')}, which is modelled: {MEND}")
        # What is said about a published method, its source for one, is no part of it.
        said = re.sub(r"static constexpr MethodInfo info\{[^;]*\};", "", "".join(bodies))
        found[f"{pathlib.Path(path).name}: {opening.rstrip(' ({').split()[-1]}"] = frozen.digest([" ".join(said.split())])
    return found


def check(root):
    """How many functions are as they were when their models were last read."""
    theory = " ".join(path.read_text() for path in (root / "proofs/theory").glob("*.v"))
    defined = set(re.findall(r"(?:Definition|Fixpoint|Theorem) (\w+)", theory))
    unknown = [word for _, _, words in MODELS for word in words.split() if word not in defined]
    if unknown:
        raise frozen.Changed(f"proofs/models.py names {', '.join(unknown)}, which no file of proofs/theory defines")
    found = digests(root)
    frozen.compare("the modelled C++", "functions", ROW.findall((root / frozen.DIGESTS).read_text()), found, MEND)
    return len(found)


def main():
    return frozen.run(__doc__, check, lambda root: frozen.write(root, ROW, digests(root)), "modelled functions")


if __name__ == "__main__":
    sys.exit(main())
