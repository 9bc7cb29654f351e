#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Puts the same cases to the reference and the extracted oracle, and compares their lines.

usage: compare.py --reference TANGENCY --oracle ORACLE --vectors FOLDER --league LEAGUE.JSON --work FOLDER [--cases N] [--seed N]

All stored vectors of the oracle's forms, the league's counterexamples in them and N drawn cases are asked. Numbers written in other ways
than as bits, and what is no case, are asked in spelling.py. It exits 1 if two lines differ, and says on which case.
"""
import argparse
import json
import pathlib
import random
import struct
import subprocess
import sys

import spelling

AXIS_ALIGNED = ("center_half", "lo_hi", "corner_size", "corner_size_ball_corner", "center_size")
ROTATED = ("center_half", "corner_size", "center_size")
SIGNATURES = ([(form, dim, scalar, 0) for form in AXIS_ALIGNED for dim in (2, 3) for scalar in ("f32", "f64")]
              + [(form + "_axis", 2, scalar, 2) for form in ROTATED for scalar in ("f32", "f64")]
              + [(form + "_quaternion", 3, scalar, 4) for form in ROTATED for scalar in ("f32", "f64")])
FORMAT = {"f32": ("<f", "<I", 8), "f64": ("<d", "<Q", 16)}


def bits_of(number, scalar):
    as_float, as_integer, digits = FORMAT[scalar]
    return struct.unpack(as_integer, struct.pack(as_float, number))[0]


def stored(folder, form, dim, scalar):
    path = folder / f"{form}-{scalar}-{dim}d.json"
    return [" ".join("0x" + bits for bits in case["bits"]) for case in json.loads(path.read_text())["cases"]]


def counterexamples(path):
    """Of the league's rows about a box and a ball: by form, dimension and scalar the rows of bits and the verdicts claimed. An angle
    of 0 turns nothing, so such a case is one of the form without it. And how many there are of other angles, which the oracle does not know."""
    found, rotated = {}, 0
    for row in json.loads(path.read_text())["rows"]:
        case = row["counterexample"]
        if case and row["question"] == "box_ball":
            form, numbers = row["form"], dict(case["bits"])
            if form.endswith(("_radians", "_degrees")):
                if int(numbers["angle"], 16) != 0:
                    rotated += 1
                    continue
                form = form.rpartition("_")[0]
                del numbers["angle"]
            found.setdefault((form, row["dim"], row["scalar"]), []).append((" ".join(numbers.values()), case["verdict"]))
    return found, rotated


def is_subnormal(row, scalar):
    width = FORMAT[scalar][2] * 4
    fraction = 23 if scalar == "f32" else 52
    return any(0 < int(bits, 16) & ((1 << (width - 1)) - 1) < 1 << fraction for bits in row.split())


def drawn(source, form, dim, scalar, orientation, count):
    """Lattice cases, which often tie, of subnormal numbers too; the same a few ulps off; and numbers of many magnitudes."""
    digits = FORMAT[scalar][2]
    widest = 40 if scalar == "f32" else 400
    for _ in range(count):
        kind = source.randrange(5)
        least = -149 if scalar == "f32" else -1074
        unit = 2.0 ** (source.randrange(least, least + 24) if kind == 4 else source.randrange(-8, 9))
        size = source.choice((3, 6, 12))

        def number(least):
            if kind == 3:
                return source.uniform(least, 1) * 2.0 ** source.randrange(-widest, widest)
            return source.randrange(least * size, size + 1) * unit

        lengths = [[number(-1) for _ in range(dim)], [number(0) for _ in range(dim)], [number(-1) for _ in range(dim)]]
        radius = [number(0)]
        if form == "lo_hi":
            for axis in range(dim):
                ends = sorted((lengths[0][axis], lengths[1][axis] - (size // 2) * unit))
                lengths[0][axis], lengths[1][axis] = ends
        direction = []
        while orientation and not any(direction):
            direction = [source.randrange(-4, 5) / 4 if kind != 3 else source.uniform(-1, 1) for _ in range(orientation)]
        row = [bits_of(value, scalar) for value in lengths[0] + lengths[1] + direction + lengths[2] + radius]
        if kind == 2 and form != "lo_hi":
            place = source.randrange(len(row))
            if row[place] & ((1 << (4 * digits - 1)) - 1) > 9:
                row[place] += source.choice((-3, -2, -1, 1, 2, 3))
        yield " ".join(f"0x{bits:0{digits}x}" for bits in row)


def ask(command, lines, work, name):
    asked, answered = work / f"{name}.in", work / f"{name}.out"
    asked.write_text("".join(line + "\n" for line in lines))
    with open(asked) as given, open(answered, "w") as out:
        status = subprocess.run(command, stdin=given, stdout=out).returncode
    answers = answered.read_text().splitlines()
    if status or len(answers) != len(lines):
        sys.exit(f"compare: {' '.join(map(str, command))} ended with status {status} after {len(answers)} of "
                 f"{len(lines)} answers; the cases are in {asked}")
    return answers


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("reference", "oracle", "vectors", "league", "work"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    parser.add_argument("--cases", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    source = random.Random(options.seed)
    counts = {"stored": 0, "drawn": 0, "ties": 0, "subnormal": 0, "confirmed": 0, "spelt": 0}
    of_league, rotated = counterexamples(options.league)
    unknown = set(of_league) - {signature[:3] for signature in SIGNATURES}
    if unknown:
        sys.exit(f"compare: the oracle knows no such form of the league's counterexamples: {sorted(unknown)}")
    each = -(-options.cases // len(SIGNATURES)) if options.cases else 0
    for form, dim, scalar, orientation in SIGNATURES:
        known = stored(options.vectors, form, dim, scalar)
        found = of_league.get((form, dim, scalar), [])
        known += [row for row, _ in found]
        fresh = list(drawn(source, form, dim, scalar, orientation, each))
        rows = known + fresh
        arguments = ["--form", form, "--scalar", scalar, "--dim", str(dim)]
        answers = {"reference": ask([options.reference, "classify", *arguments], rows, options.work, "reference"),
                   "oracle": ask([options.oracle, *arguments], rows, options.work, "oracle")}
        for row, of_reference, of_oracle in zip(rows, answers["reference"], answers["oracle"]):
            if of_reference != of_oracle:
                sys.exit(f"compare: reference and oracle differ on {form} {scalar} {dim}-D\n  {row}\n"
                         f"  reference: {of_reference}\n  oracle: {of_oracle}\n")
        for (row, verdict), answer in zip(found, answers["oracle"][len(known) - len(found):]):
            if not answer.startswith(verdict + " "):
                sys.exit(f"compare: the league claims {verdict} of {form} {scalar} {dim}-D\n  {row}\n  oracle: {answer}")
        try:
            counts["spelt"] += spelling.check(options.reference, options.oracle, form, dim, scalar, orientation, source)
        except spelling.Mistaken as mistaken:
            sys.exit(f"compare: {mistaken}")
        counts["confirmed"] += len(found)
        counts["stored"] += len(known) - len(found)
        counts["subnormal"] += sum(is_subnormal(row, scalar) for row in fresh)
        counts["drawn"] += len(fresh)
        counts["ties"] += sum(answer.startswith("touching") for answer in answers["oracle"])
    if (counts["stored"] < 10000 or counts["ties"] * 50 < counts["stored"] + counts["drawn"] or counts["confirmed"] < 50
            or counts["subnormal"] * 10 < counts["drawn"]):
        sys.exit(f"compare: too thin a comparison: {counts}")
    print(f"agreed: reference and oracle on {counts['stored']} stored and {counts['drawn']} drawn cases, "
          f"{counts['ties']} of them ties, {counts['subnormal']} with subnormal numbers")
    print(f"confirmed: {counts['confirmed']} counterexamples of the league, by both; {rotated} by an angle, not asked")
    print(f"read alike: {counts['spelt']} numbers in decimal and hexadecimal, ties of rounding among them, and what is no case")


if __name__ == "__main__":
    main()
