#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks every counterexample of league.json by its certificate (clients/python/tangency_certificates.py), measures its gap in exact
fractions, and shares nothing with Tangency but the numbers.

usage: verify.py LEAGUE.JSON

Refused are: a `wrong` row without a counterexample, one whose certificate does not prove its verdict, one whose answer is true of
the exact shapes, one outside the row's domain or inside its margin, one within rounding (the row's band, in eps of the largest length) of a tie, or of the
exact number where numbers are answered, one with a polygon as thin as its own rounding; a `ties` row whose counterexample is not within that. Exit status: 0 all hold, 1 refused, 2 no such file.
"""
import json
import pathlib
import sys
from fractions import Fraction

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "clients/python"))
import tangency_certificates as certificates  # noqa: E402
import verify_numbers  # noqa: E402
from verify_gaps import QUESTIONS  # noqa: E402
from verify_polygons import half_width, sharpness, split_polygons  # noqa: E402


def ways_of(question, dim, numbers):
    """The segments and ways of a row, each by its two ends."""
    places = {"box_segment": (2 * dim,), "box_moving_ball": (2 * dim,), "segment_ball": (0,), "capsule_ball": (0,), "capsule_capsule": (0, 2 * dim + 1),
              "segment_segment": (0, 2 * dim), "polygon_segment": (len(numbers) - 2 * dim,)}.get(question, ())
    return [(numbers[at:at + dim], numbers[at + dim:at + 2 * dim]) for at in places]


def outside_domain(row, numbers, lengths, halves, radii):
    words = (row["domain"] or "").split(",")
    if any(word in ("proper", "positive-extent") for word in words) and any(h <= 0 for h in halves):
        return "a box without size"
    if any(word in ("proper", "positive-radius") for word in words) and any(r <= 0 for r in radii):
        return "a circle without radius"
    if "moving" in words and any(a == b for a, b in ways_of(row["question"], row["dim"], numbers)):
        return "a segment without length"
    for word in words:
        if word.startswith("range="):
            low, high = map(Fraction, word.removeprefix("range=").split(".."))
            if any(n and not low <= abs(n) <= high for n in lengths):
                return f"a length beyond {word}"
    return None


def judge(row):
    """Why the row's counterexample is no such thing, or None."""
    case = row["counterexample"]
    if case is None:
        return "no counterexample" if row["class"] == "wrong" else None
    dim, verdict = row["dim"], case["verdict"]
    try:
        numbers = [Fraction(certificates.number_of(bits, row["scalar"])) for bits in case["bits"].values()]
        refuted = certificates.refutation(row["question"], row["form"], dim, numbers, verdict, case["certificate"])
    except certificates.Bad as error:
        return f"no certificate of any input: {error}"
    if refuted:
        return f"its certificate does not prove that it is {verdict}: {refuted}"
    _, gap, halves, radii = QUESTIONS[row["question"]](row["form"], dim, numbers)
    behind = {"box_ball": dim + 1, "box_point": dim}.get(row["question"])  # between them stand numbers of an orientation
    lengths = numbers[:2 * dim] + numbers[-behind:] if behind else numbers
    outside = outside_domain(row, numbers, lengths, halves, radii)
    if outside:
        return f"outside the row's domain: {outside}"
    scale = max(abs(n) for n in lengths)
    band = Fraction(row["band"]) * Fraction(1, 1 << (53 if row["scalar"] == "f64" else 24)) * scale
    if row["question"] in ("polygon_polygon", "polygon_point", "polygon_segment") and verdict == "overlapping":
        for polygon in split_polygons(row["form"], numbers)[0]:
            if half_width(polygon) * scale <= band * max(abs(n) for vertex in polygon for n in vertex):
                return "a polygon as thin as rounding"
    if row["question"].startswith("polygon"):
        band *= sharpness(row["form"], numbers)
    if "answer" in row:
        told = verify_numbers.read(case["answer"])
        off = verify_numbers.error(row, numbers, told) if told else None
        return f"within rounding of the exact answer: it is off by {float(off):g}" if told and off <= band else None
    near = abs(gap) <= band
    if row["class"] == "ties":
        return None if near else f"a wrong answer {float(gap):g} from a tie in a row of ties only"
    if near and case["property"] != "P01":
        return f"within rounding of a tie: the gap is {float(gap):g}"
    if verdict == "touching":
        return "a tie, where either answer can be meant"
    if case["answer"] == (verdict == "overlapping"):
        return f"the answer is right: the shapes are {verdict}, the gap is {float(gap):g}"
    if row["margin"]:
        low, high = (Fraction(word) for word in row["margin"].split(".."))
        if low <= gap <= high:
            return f"within the row's margin: the gap is {float(gap):g}"
    return None


def main(words):
    try:
        known = json.load(open(words[0], encoding="utf-8"))
    except (OSError, ValueError, IndexError) as error:
        print(f"verify: {error}", file=sys.stderr)
        return 2
    refused = judged = 0
    for row in known["rows"]:
        judged += row["counterexample"] is not None
        reason = judge(row)
        if reason:
            refused += 1
            print(f"verify: {row['library']} {row['call']} ({row['class']}, {row['asked']}): {reason}", file=sys.stderr)
    print(f"verify: {judged} counterexamples of {len(known['rows'])} rows checked, {refused} refused")
    return 1 if refused or not known["rows"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
