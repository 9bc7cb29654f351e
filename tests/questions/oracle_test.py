#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Rows of points, segments, capsules and polygons, most of them at or near a tie, as `tangency classify` and oracle.py decide them.

usage: oracle_test.py TANGENCY_BINARY [ROWS [SEED [QUESTION...]]]      so many rows of each question; exit status 1 if one differs
"""
import collections
import itertools
import math
import re
import subprocess
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
from oracle import answer
from oracle_draws import FORMS, Draw, is_input


def squared_distance_off(said, expected, text):
    """Whether a printed gap_sq, p or p + q*sqrt(n), is not the expected a + b sqrt(n) less radii squared."""
    (a, b, n), radii = expected.d_sq, expected.radii
    printed = re.fullmatch(r"(-?[0-9/]+)?(?: ?([+-]?) ?(?:([0-9/]+)\*)?sqrt\(([0-9/]+)\))?", text)
    if not printed or not text:
        return f"unreadable gap_sq {text}"
    q = Fraction(printed[3] or 1) * (-1 if printed[2] == "-" else 1) if printed[4] else 0
    wanted = without_root(a - radii ** 2, b, Fraction(n))
    said = without_root(Fraction(printed[1] or 0), q, Fraction(printed[4] or 0))
    return "" if said == wanted else f"gap_sq {a - radii ** 2} + {b} sqrt({n})"


def without_root(a, b, n):
    """a + b sqrt(n) as a fraction and the square of the other part with its sign; the fraction alone where the root is one."""
    root = Fraction(math.isqrt(n.numerator), math.isqrt(n.denominator))
    return (a + b * root, 0) if root * root == n else (a, abs(b) * b * n)


def compare(binary, question, form, dim, scalar, rows, seen):
    """How many rows are answered otherwise than by the oracle; says each of the first."""
    words = [binary, "classify", "--question", question, "--form", form, "--scalar", scalar, "--dim", str(dim)]
    text = "".join(" ".join(x.hex() for x in row) + "\n" for row in rows)
    done = subprocess.run(words, input=text, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    if done.returncode or len(lines) != len(rows):
        print(f"oracle: {' '.join(words)}: exit status {done.returncode}, {len(lines)} answers to {len(rows)} rows: {done.stderr[:300]}")
        print(next((f"{row}: {line}" for row, line in zip(rows, lines) if line.startswith("error")), ""))
        return 1
    wrong = 0
    for row, line in zip(rows, lines):
        expected = answer(question, form, dim, map(Fraction, row))
        seen[expected.verdict] += 1
        verdict, gap = line.split()[0], re.search(r"gap_sq=([^=]*)(?: [a-z_]+=|$)", line)
        no = "" if verdict == expected.verdict else f"verdict {expected.verdict}"
        by_distance = question in ("segment_ball", "capsule_ball", "capsule_capsule")
        if not no and expected.d_sq is not None and (by_distance or verdict != "overlapping"):
            no = squared_distance_off(line, expected, gap[1].strip() if gap else "")
        if no and (wrong := wrong + 1) <= 3:
            print(f"oracle: {' '.join(words[1:])} -- {' '.join(x.hex() for x in row)}\n  said {line}\n  expected {no}")
    return wrong


def main(binary, count=3000, seed=1, *questions):
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
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
