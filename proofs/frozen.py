#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds Statements.v, Definitions.v, Shapes.v, Stages.v and Code.v to the digests in digests.txt, so that what is claimed cannot change unseen.

usage: frozen.py [--root SOURCES] [--write]    (--write puts the digests of today there)

A headline's digest covers its statement and every definition that it rests on; comments and line breaks count for nothing.
"""
import argparse
import hashlib
import pathlib
import re
import sys

STATEMENTS, DEFINITIONS, DIGESTS = "proofs/theory/Statements.v", "proofs/theory/Definitions.v", "proofs/digests.txt"
SHAPES, STAGES, CODE = "proofs/theory/Shapes.v", "proofs/theory/Stages.v", "proofs/theory/Code.v"
NAMED = re.compile(r"(?:Definition|Fixpoint|Inductive|Record|Local Notation) +(\w+)(?=\W)")
HEADLINE = re.compile(r"^Definition (\w+) : Prop :=", re.MULTILINE)
ROW = re.compile(r"^\| `(\w+)` \| ([0-9a-f]{12}) \|", re.MULTILINE)
MEND = "if that is meant, run python3 proofs/frozen.py --write and say in docs/proofs.md what is claimed now"


class Changed(Exception):
    """What is claimed is not what that file holds."""


def sentences(text):
    """Coq's sentences without comments, each on one line; none of the files has a string."""
    without = re.sub(r"\(\*(?:(?!\*\)).)*\*\)", " ", text, flags=re.DOTALL)
    return [" ".join(sentence.split()) for sentence in re.split(r"\.(?=\s)", without) if sentence.strip()]


def headlines(root):
    """The claims: what is a statement as it stands, not one about something else."""
    return HEADLINE.findall((root / STATEMENTS).read_text())


def digests(root):
    """By its name the digest of each headline, which that file is to hold; `the frame` is all that has no name, such as
    what is imported."""
    named, frame = {}, []
    for path in (DEFINITIONS, SHAPES, STAGES, CODE, STATEMENTS):
        for sentence in sentences((root / path).read_text()):
            match = NAMED.match(sentence)
            names = [match[1]] if match else []
            if sentence.startswith(("Inductive ", "Record ")):  # constructors and fields bring their definition along
                names += re.findall(r"[|{;] *(\w+)", sentence.partition(":=")[2]) + re.findall(r":= *(\w+) *\|", sentence)
            for name in names:
                if name in named:
                    raise Changed(f"{path} defines {name} a second time, and only one can be meant")
                named[name] = sentence
            if not names:
                frame.append(sentence)
    found = {"the_frame": digest(frame)}
    for headline in headlines(root):
        covered, left = set(), [headline]
        while left:
            sentence = named[left.pop()]
            if sentence not in covered:
                covered.add(sentence)
                left += [word for word in re.findall(r"[^\W\d]\w*", sentence) if word in named]
        found[headline] = digest(sorted(covered))
    return found


def digest(lines):
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def compare(whose, kind, rows, found, mend):
    """Raises Changed, in one line that names what differs from that file's rows."""
    held = dict(rows)
    gone = [name for name in held if name not in found]
    new = [name for name in found if name not in held]
    changed = [name for name in held if name in found and held[name] != found[name]]
    said = [f"{what} {', '.join(names[:4])}{f' and {len(names) - 4} more' if len(names) > 4 else ''}"
            for what, names in ((f"no longer has the {kind}", gone), (f"has, without a row there, the {kind}", new),
                                (f"changes the {kind}", changed)) if names]
    if said:
        raise Changed(f"{whose} differs from {DIGESTS}: it {'; it '.join(said)}: {mend}")


def check(root):
    """How many headlines are what that file holds."""
    found = digests(root)
    compare(f"{STATEMENTS} with what it is made of", "headlines", ROW.findall((root / DIGESTS).read_text()), found, MEND)
    return len(found) - 1


def write(root, row, found):
    page = root / DIGESTS
    held = [name for name, _ in row.findall(page.read_text())]
    if sorted(held) != sorted(found):
        raise Changed(f"{DIGESTS} has other rows: give each of {', '.join(sorted(set(found) ^ set(held)))} its row, with twelve zeros for its "
                      "digest, or take it away")
    page.write_text(row.sub(lambda match: match[0].replace(match[2], found[match[1]]), page.read_text()))


def run(what, checked, written, kind):
    parser = argparse.ArgumentParser(description=what.splitlines()[0])
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    try:
        if arguments.write:
            written(arguments.root)
        print(f"{checked(arguments.root)} {kind} are what {DIGESTS} holds")
    except Changed as changed:
        print(changed, file=sys.stderr)
        return 1
    return 0


def main():
    return run(__doc__, check, lambda root: write(root, ROW, digests(root)), "headlines")


if __name__ == "__main__":
    sys.exit(main())
