#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Recomputes every counterexample of league.json in exact fractions, and shares nothing with Tangency but the numbers.

usage: verify.py LEAGUE.JSON

Refused are: a `wrong` row without a counterexample, one whose answer is true of the exact shapes, one outside
the row's domain or inside its margin, one within rounding (the row's band, in eps of the largest number) of a tie; a
`ties` row whose counterexample is not within that. Exit status: 0 all hold, 1 refused, 2 no such file.
"""
import json
import math
import struct
import sys
from fractions import Fraction

ORIENTATIONS = ("radians", "degrees", "axis", "quaternion")
BITS = 300  # of the fractions that stand for sines, cosines and roots


def value(bits, scalar):
    """The exact number that these bits are."""
    packed = int(bits, 16).to_bytes(8 if scalar == "f64" else 4, "big")
    return Fraction(struct.unpack(">d" if scalar == "f64" else ">f", packed)[0])


def root(square):
    """The square root, too small by less than 2^-BITS of it or of 1."""
    scaled = square * (1 << 2 * BITS)
    return Fraction(math.isqrt(scaled.numerator // scaled.denominator), 1 << BITS)


def sine_cosine(angle):
    """By Taylor's series of angle / 2^k, doubled k times; the error stays below 2^-200 for angles below 2^20."""
    halvings = max(0, math.ceil(abs(angle)).bit_length() + 8)
    x = angle / (1 << halvings)
    x = Fraction(round(x * (1 << 2 * BITS)), 1 << 2 * BITS)
    sine = cosine = Fraction(0)
    term, n = Fraction(1), 0
    while abs(term) > Fraction(1, 1 << 2 * BITS):
        if n % 2 == 0:
            cosine += term if n % 4 == 0 else -term
        else:
            sine += term if n % 4 == 1 else -term
        n += 1
        term = Fraction(round(term * x / n * (1 << 2 * BITS + 40)), 1 << 2 * BITS + 40)
    for _ in range(halvings):
        sine, cosine = 2 * sine * cosine, cosine * cosine - sine * sine
        sine, cosine = (Fraction(round(v * (1 << 2 * BITS)), 1 << 2 * BITS) for v in (sine, cosine))
    return sine, cosine


def pi():
    """Machin: 16 atan(1/5) - 4 atan(1/239)."""
    def arctangent(n):
        total, term, k, one = 0, (1 << 2 * BITS) // n, 0, 1 << 2 * BITS
        while term:
            total += (term if k % 2 == 0 else -term) // (2 * k + 1)
            term //= n * n
            k += 1
        return Fraction(total, one)
    return 16 * arctangent(5) - 4 * arctangent(239)


def rows_of(kind, numbers):
    """The rows of the matrix that takes an offset in space into the box's own frame."""
    if kind == "quaternion":
        x, y, z, w = numbers
        n = x * x + y * y + z * z + w * w
        columns = ((w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)),
                   (2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)),
                   (2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z))
        return [[columns[i][j] / n for i in range(3)] for j in range(3)]
    if kind == "axis":
        length = root(numbers[0] ** 2 + numbers[1] ** 2)
        cosine, sine = numbers[0] / length, numbers[1] / length
    else:
        sine, cosine = sine_cosine(numbers[0] if kind == "radians" else numbers[0] * pi() / 180)
    return [[cosine, sine], [-sine, cosine]]


def gap_squares(form, dim, numbers):
    """(d^2, r, half extents, all numbers): the squared distance of the centre from the box, and the radius."""
    box, _, kind = form.rpartition("_")
    if kind not in ORIENTATIONS:
        box, kind = form, None
    first, second, rest = numbers[:dim], numbers[dim:2 * dim], numbers[2 * dim:]
    turn, center, radius = rest[:-dim - 1], list(rest[-dim - 1:-1]), rest[-1]
    if box == "corner_size_ball_corner":
        center = [x + radius for x in center]
    if box == "center_half":
        middle, half = first, second
    elif box == "center_size":
        middle, half = first, [s / 2 for s in second]
    elif box == "lo_hi":
        middle, half = [(a + b) / 2 for a, b in zip(first, second)], [(b - a) / 2 for a, b in zip(first, second)]
    else:
        middle, half = [a + s / 2 for a, s in zip(first, second)], [s / 2 for s in second]
    offset = [p - c for p, c in zip(center, middle)]
    if kind:
        offset = [sum(a * b for a, b in zip(row, offset)) for row in rows_of(kind, turn)]
    excess = [max(abs(o) - h, Fraction(0)) for o, h in zip(offset, half)]
    return sum(e * e for e in excess), radius, half


def outside_domain(row, lengths, half, radius):
    words = (row["domain"] or "").split(",")
    if any(word in ("proper", "positive-extent") for word in words) and any(h <= 0 for h in half):
        return "a box without size"
    if any(word in ("proper", "positive-radius") for word in words) and radius <= 0:
        return "a circle without radius"
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
    numbers = [value(bits, row["scalar"]) for bits in case["bits"].values()]
    square, radius, half = gap_squares(row["form"], row["dim"], numbers)
    lengths = numbers[:2 * row["dim"]] + numbers[-row["dim"] - 1:]
    outside = outside_domain(row, lengths, half, radius)
    if outside:
        return f"outside the row's domain: {outside}"
    scale = max(abs(n) for n in numbers)
    distance = root(square)
    band = Fraction(row["band"]) * Fraction(1, 1 << (53 if row["scalar"] == "f64" else 24)) * scale
    gap = distance - radius
    near = abs(gap) <= band
    verdict = "disjoint" if square > radius ** 2 else "overlapping" if square < radius ** 2 else "touching"
    if row["class"] == "ties":
        return None if near else f"a wrong answer {float(gap):g} from a tie in a row of ties only"
    if near and case["property"] != "P01":
        return f"within rounding of a tie: d - r is {float(gap):g}"
    if verdict == "touching":
        return "a tie, where either answer can be meant"
    if case["answer"] == (verdict == "overlapping"):
        return f"the answer is right: d^2 = {float(square):g}, r^2 = {float(radius ** 2):g}"
    if row["margin"]:
        low, high = (Fraction(word) for word in row["margin"].split(".."))
        if low <= gap <= high:
            return f"within the row's margin: d - r is {float(gap):g}"
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
    print(f"verify: {judged} counterexamples of {len(known['rows'])} rows recomputed, {refused} refused")
    return 1 if refused or not known["rows"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
