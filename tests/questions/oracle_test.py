#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Rows of points, segments, capsules and polygons, most of them at or near a tie, as `tangency classify` and the league's verifier decide
them, which goes by school geometry in fractions, a case a pair of shapes, and shares nothing with it.

usage: oracle_test.py SOURCE_FOLDER TANGENCY_BINARY [ROWS [SEED [QUESTION...]]]      so many rows of each question; exit status 1 if one differs
"""
import collections
import itertools
import math
import pathlib
import subprocess
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(sys.argv[1]) / "league"))
import verify_gaps
from oracle_draws import FORMS, Draw, is_input


def compare(binary, question, form, dim, scalar, rows, seen):
    """How many rows are answered otherwise than by the oracle; says each of the first."""
    words = [binary, "classify", "--question", question, "--form", form, "--scalar", scalar, "--dim", str(dim)]
    text = "".join(" ".join(x.hex() for x in row) + "\n" for row in rows)
    lines = subprocess.run(words, input=text, capture_output=True, text=True, check=False).stdout.splitlines()
    wrong = 0
    for row, line in itertools.zip_longest(rows, lines):
        expected = verify_gaps.QUESTIONS[question](form, dim, list(map(Fraction, row)))[0]
        seen[expected] += 1
        if not line or line.split()[0] != expected:
            wrong += 1
            print(f"oracle: {' '.join(words[1:])} -- {' '.join(x.hex() for x in row)}\n  said {line}\n  expected {expected}")
    return wrong


def main(binary, count=1500, seed=1, *questions):
    wrong = 0
    for question in questions or FORMS:
        draw, seen = Draw(f"{seed} {question}"), collections.Counter()
        kinds = list(itertools.product(FORMS[question], ("f32", "f64")))
        for (form, dim), scalar in kinds:
            rows = []
            while len(rows) < math.ceil(int(count) / len(kinds)):
                row = draw.finish(question, form, dim, draw.row(question, form, dim), scalar)
                if is_input(question, form, dim, row):
                    rows.append(row)
            wrong += compare(binary, question, form, dim, scalar, rows, seen)
        shares = {verdict: seen[verdict] / max(1, seen.total()) for verdict in ("disjoint", "touching", "overlapping")}
        print(f"oracle: {question}: {seen.total()} rows, " + ", ".join(f"{share:.0%} {verdict}" for verdict, share in shares.items()))
        if min(shares.values()) < 0.1:
            print(f"oracle: {question}: too few of a verdict to say anything")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[2:]))
