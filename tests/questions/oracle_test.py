#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Rows of points, segments, capsules and polygons, most of them at or near a tie, as `tangency classify` and oracle.py decide them.

usage: oracle_test.py TANGENCY_BINARY [ROWS [SEED [QUESTION...]]]      so many rows of each question; exit status 1 if one differs
"""
import collections
import itertools
import math
import random
import re
import struct
import subprocess
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
from oracle import answer, turn

ORIENTATIONS = {"": 0, "_radians": 1, "_degrees": 1, "_axis": 2, "_quaternion": 4}
BOXES = [(form + orientation, dim) for form in ("center_half", "lo_hi", "corner_size", "center_size") for orientation in ORIENTATIONS
         for dim in (2, 3) if not orientation or (form != "lo_hi" and dim == (3 if orientation == "_quaternion" else 2))]
POLYGONS = [(f"vertices{count}", 2) for count in range(3, 9)]
FORMS = {
    "segment_ball": [("ends", 2), ("ends", 3)], "capsule_ball": [("ends_radius", 2), ("ends_radius", 3)],
    "capsule_capsule": [("ends_radius", 2), ("ends_radius", 3)], "segment_segment": [("ends", 2)],
    "polygon_point": POLYGONS, "polygon_segment": POLYGONS, "box_point": BOXES,
}
# Directions of whole length, and quaternions of which each turns whole numbers into whole numbers over 1, 2, 3, 5, 7 or 9.
WHOLE = {2: [(1, 0), (0, -1), (3, 4), (-4, 3), (5, -12), (15, 8)], 3: [(1, 0, 0), (0, 0, -1), (1, 2, 2), (2, -3, 6), (-4, 4, 7), (3, 4, 0)]}
QUATERNIONS = [(0, 0, 0, 1), (1, 0, 0, 1), (1, 1, 1, 1), (0, 0, 1, 2), (1, 1, 0, 1), (1, -1, 0, 0), (2, 0, 0, -1)]
ANGLES = {"_degrees": [0, 30, 45, 60, 90, 120, -135, 150, 180, 225, 270, 330, 360, 450, 3600045], "_radians": [0]}


def times(factor, v):
    return [factor * x for x in v]


def plus(*vectors):
    return [sum(axis) for axis in zip(*vectors)]


def is_convex(points):
    """Every other vertex is strictly on one side of each edge, the same for all: then it winds around once."""
    sides = {turn(a, points[place - 2], p) > 0 if turn(a, points[place - 2], p) else None
             for place, a in enumerate(points, start=1) for a, p in ((points[place - 1], q) for q in points)
             if p not in (a, points[place - 2])}
    return len(sides) == 1 and None not in sides and len(set(map(tuple, points))) == len(points)


class Draw:
    """Rows of whole numbers and shares of them, which `finish` then scales, moves and nudges."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def point(self, dim, most=3):
        return [self.random.randint(-most, most) for _ in range(dim)]

    def share(self):
        return self.random.choice([0, 0, Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), 1])

    def between(self, a, b):
        share = self.share()
        return plus(times(1 - share, a), times(share, b))

    def polygon(self, count):
        """Vertices in order of their angle on a bent curve, or of a small lattice, in either order."""
        while True:
            most = self.random.choice([2, 3, 6] if count < 6 else [4, 7])
            hull = convex_hull([tuple(self.point(2, most)) for _ in range(count + 2 if count < 6 else 40)])
            if len(hull) >= count:
                kept = [hull[place] for place in sorted(self.random.sample(range(len(hull)), count))]
                shift = self.random.randrange(count)
                return [list(p) for p in (kept[shift:] + kept[:shift])[::self.random.choice([1, -1])]]

    def facing(self, dim, n, count):
        """The ends of a segment of which the first, or all, lie farthest along n; and such a point."""
        start = self.point(dim)
        if count == 1:
            return [start], start
        way = self.point(dim)
        along = sum(x * y for x, y in zip(way, n))
        if along > 0:
            way = times(-1, way)
        if self.random.random() < 0.5:  # across n
            way = [-n[1], n[0]] if dim == 2 else [n[1] * way[2] - n[2] * way[1], n[2] * way[0] - n[0] * way[2], n[0] * way[1] - n[1] * way[0]]
            end = plus(start, times(self.random.choice([0, 1, 2, -1]), way))
            return [start, end], self.between(start, end)
        ends = [start, plus(start, way)]
        return ends if self.random.random() < 0.5 else ends[::-1], start

    def apart(self, question, dim):
        """Two cores t |n| apart, and radii of that sum or nearly: the point of each farthest towards the other is known."""
        n, t = self.random.choice(WHOLE[dim]), self.random.choice([0, 1, 1, 2, Fraction(1, 2)])
        first, a = self.facing(dim, n, 2)
        second, b = self.facing(dim, times(-1, n), 2 if question == "capsule_capsule" else 1)
        second = [plus(p, a, times(-1, b), times(t, n)) for p in second]
        reach = t * math.isqrt(sum(x * x for x in n)) + self.random.choice([0, 0, 0, Fraction(1, 8), -Fraction(1, 8)])
        one = 0 if question == "segment_ball" else max(0, reach * self.share())
        return first, second, one, max(0, reach - one)

    def lattice(self, question, dim):
        most = self.random.choice([1, 2, 3])
        first = [self.point(dim, most), self.point(dim, most)]
        second = [self.random.choice([self.point(dim, most), self.between(*first)]) for _ in range(2 if question == "capsule_capsule" else 1)]
        return first, second, 0 if question == "segment_ball" else self.random.randint(0, 1), self.random.choice([0, 1, 2, Fraction(5, 2)])

    def row(self, question, form, dim):
        if question in ("segment_ball", "capsule_ball", "capsule_capsule"):
            first, second, one, other = (self.apart if self.random.random() < 0.6 else self.lattice)(question, dim)
            return sum(first, []) + ([] if question == "segment_ball" else [one]) + sum(second, []) + [other]
        if question == "segment_segment":
            a, b = self.point(2), self.point(2)
            c = self.random.choice([self.between(a, b), self.point(2), plus(a, times(self.random.randint(-1, 2), plus(b, times(-1, a))))])
            d = self.random.choice([self.between(a, b), self.point(2), plus(c, b, times(-1, a)), c])
            if self.random.random() < 0.3:  # across each other's middle, or past it
                across = self.point(2)
                c, d = plus(self.between(a, b), across), plus(self.between(a, b), times(-self.random.choice([1, 1, 2, -1]), across))
            return sum(self.random.choice([(a, b, c, d), (c, d, a, b), (b, a, d, c)]), [])
        if question.startswith("polygon"):
            polygon = self.polygon(int(form[-1]))
            places = [self.place_at(polygon) for _ in range(2 if question == "polygon_segment" else 1)]
            if len(places) == 2 and self.random.random() < 0.3:  # past a vertex, or on along a side
                places[1] = plus(times(2, self.random.choice(polygon)), times(-1, places[0]))
            return sum(polygon + places, [])
        return self.box_and_point(form, dim)

    def place_at(self, polygon):
        place = self.random.randrange(len(polygon))
        a, b = polygon[place - 1], polygon[place]
        beyond = plus(b, times(self.random.choice([1, Fraction(1, 2)]), plus(b, times(-1, a))))
        return self.random.choice([self.between(a, b), self.between(a, b), self.between(*self.random.sample(polygon, 2)), beyond, beyond, self.point(2, 7)])

    def box_and_point(self, form, dim):
        orientation = next((name for name in ORIENTATIONS if name and form.endswith(name)), "")
        center, half = self.point(dim), [max(self.random.choice([0, 1, 1]), abs(x)) for x in self.point(dim)]
        numbers, directions = [], [[int(i == j) for j in range(dim)] for i in range(dim)]
        if orientation == "_axis":
            u, v = numbers = list(self.random.choice(WHOLE[2] + [tuple(self.point(2))]))
            numbers = numbers if u or v else [1, 1]
            u, v = numbers
            half = times(math.isqrt(u * u + v * v), half)
            directions = [[Fraction(x, math.isqrt(u * u + v * v) or 1) for x in way] for way in ((u, v), (-v, u))]
        elif orientation == "_quaternion":
            numbers = list(self.random.choice(QUATERNIONS + [tuple(self.point(4)[:3]) + (1,)]))
            square = sum(x * x for x in numbers)
            half = times(square, half)
            x, y, z, w = numbers
            directions = [[Fraction(e, square) for e in way] for way in (
                (w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)),
                (2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)),
                (2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z))]
        elif orientation:
            numbers = [self.random.choice(ANGLES[orientation]) if self.random.random() < 0.7 else self.random.uniform(-400, 400)]
            if orientation == "_degrees" and numbers[0] % 90 == 0 and numbers[0] % 180:
                directions = [[0, 1], [-1, 0]]
        shares = [self.random.choice([-1, 1, 0, Fraction(1, 2), Fraction(-3, 4), Fraction(5, 4)]) for _ in range(dim)]
        p = plus(center, *(times(s * h, way) for s, h, way in zip(shares, half, directions)))
        p = self.point(dim, 5) if self.random.random() < 0.15 else p
        if form.startswith("lo_hi"):
            box = plus(center, times(-1, half)) + plus(center, half)
        else:
            box = (plus(center, times(-1, half)) if form.startswith("corner") else center) + (half if "half" in form else times(2, half))
        return box + numbers + p

    def finish(self, question, form, dim, row, scalar):
        """As numbers of the scalar: scaled to anywhere in its range, moved far off, nudged by ulps; or other numbers altogether."""
        turned = next((count for name, count in ORIENTATIONS.items() if name and form.endswith(name)), 0)
        held = range(2 * dim, 2 * dim + turned)  # the orientation keeps its scale
        row = [Fraction(x) for x in row]
        least, most = (-149, 120) if scalar == "f32" else (-1074, 1000)
        kind = self.random.random()
        if kind < 0.3:
            power = self.random.choice([least, least + 3, most, most // 2, least // 2, self.random.randint(least, most)])
            row = [x if place in held else x * Fraction(2) ** power for place, x in enumerate(row)]
        elif kind < 0.4:
            spread = self.random.choice([8, 30, most])
            row = [x if place in held else x * Fraction(2) ** self.random.randint(-spread, spread) for place, x in enumerate(row)]
        elif kind < 0.5 and not turned and dim == 2 and question != "box_point":  # radii stay; positions and vertices move alike
            lengths = {"segment_ball": [6], "capsule_ball": [4, 7], "capsule_capsule": [4, 9]}.get(question, [])
            away = self.random.choice([2 ** 20, 1 / Fraction(3), Fraction(2) ** 50])
            row = [x if place in lengths else x + away for place, x in enumerate(row)]
        numbers = [rounded(x, scalar) for x in row]
        for _ in range(self.random.choice([0, 0, 1, 1, 2])):
            place = self.random.randrange(len(numbers))
            numbers[place] = next_to(numbers[place], scalar, self.random.choice([-1, 1, -2, 3]))
        return numbers


def convex_hull(points):
    """Andrew's monotone chain (1979), without points inside an edge."""
    chains = []
    for ordered in (sorted(set(points)), sorted(set(points), reverse=True)):
        chain = []
        for p in ordered:
            while len(chain) > 1 and turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        chains += chain[:-1]
    return chains


def rounded(x, scalar):
    try:
        return struct.unpack("<f", struct.pack("<f", float(x)))[0] if scalar == "f32" else float(x)
    except OverflowError:
        return math.inf


def next_to(x, scalar, ulps):
    kind = "<fi" if scalar == "f32" else "<dq"
    bits, = struct.unpack(kind[0] + kind[2], struct.pack(kind[:2], x))
    whole = bits if bits >= 0 else -(bits & (1 << (31 if scalar == "f32" else 63)) - 1)  # in the order of the numbers
    whole += ulps
    magnitude, = struct.unpack(kind[:2], struct.pack(kind[0] + kind[2], abs(whole)))
    return math.copysign(magnitude, whole)


def is_input(question, form, dim, numbers):
    """Finite, radii and sides not negative, polygons convex, a direction that is one."""
    if not all(map(math.isfinite, numbers)):
        return False
    row = list(map(Fraction, numbers))
    if question == "box_point":
        turned = row[2 * dim:-dim]
        sides = [y - x if form == "lo_hi" else y for x, y in zip(row, row[dim:2 * dim])]
        return min(sides) >= 0 and (len(turned) < 2 or any(turned))
    if question.startswith("polygon"):
        count = int(form[-1])
        return is_convex([row[2 * place:2 * place + 2] for place in range(count)])
    if question == "segment_segment":
        return True
    return row[-1] >= 0 and (question == "segment_ball" or row[2 * dim] >= 0)


def squared_distance_off(said, expected, text):
    """Whether a printed gap_sq, p or p + q*sqrt(n), is not the expected a + b sqrt(n) less radii squared."""
    (a, b, n), radii = expected.d_sq, expected.radii
    printed = re.fullmatch(r"(-?[0-9/]+)?(?: ?([+-]?) ?(?:([0-9/]+)\*)?sqrt\(([0-9/]+)\))?", text)
    if not printed or not text:
        return f"unreadable gap_sq {text}"
    q = Fraction(printed[3] or 1) * (-1 if printed[2] == "-" else 1) if printed[4] else 0
    wanted = without_root(a - radii ** 2, b, Fraction(n))
    return "" if without_root(Fraction(printed[1] or 0), q, Fraction(printed[4] or 0)) == wanted else "gap_sq {} + {} sqrt({})".format(a, b, n)


def without_root(a, b, n):
    """a + b sqrt(n) as a fraction and the square of the other part with its sign; the fraction alone where the root is one."""
    root = Fraction(math.isqrt(n.numerator), math.isqrt(n.denominator))
    return (a + b * root, 0) if root * root == n else (a, abs(b) * b * n)


def compare(binary, question, form, dim, scalar, rows, seen):
    """How many rows are answered otherwise than by the oracle; says each of the first."""
    words = [binary, "classify", "--question", question, "--form", form, "--scalar", scalar, "--dim", str(dim)]
    done = subprocess.run(words, input="".join(" ".join(x.hex() for x in row) + "\n" for row in rows), capture_output=True, text=True, check=False)
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
