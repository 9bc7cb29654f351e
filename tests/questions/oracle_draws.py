# SPDX-License-Identifier: MIT
"""Rows of points, segments, capsules and polygons for oracle_test.py, most of them at or near a tie."""
import math
import random
import struct
from fractions import Fraction

from verify_polygons import turn

ORIENTATIONS = {"": 0, "_axis": 2, "_quaternion": 4}  # ties at angles are beyond fractions
BOXES = [(form + orientation, dim) for form in ("center_half", "lo_hi", "corner_size", "center_size") for orientation in ORIENTATIONS
         for dim in (2, 3) if not orientation or (form != "lo_hi" and dim == (3 if orientation == "_quaternion" else 2))]
POLYGONS = [(f"vertices{count}", 2) for count in range(3, 9)]
FORMS = {
    "segment_ball": [("ends", 2), ("ends", 3)], "capsule_ball": [("ends_radius", 2), ("ends_radius", 3)],
    "capsule_capsule": [("ends_radius", 2), ("ends_radius", 3)], "segment_segment": [("ends", 2)],
    "polygon_point": POLYGONS, "polygon_segment": POLYGONS, "box_point": BOXES,
}
# Directions of whole length, and quaternions of which each turns whole numbers into whole numbers over 1, 2, 3, 5, 7 or 9.
WHOLE = {2: [(1, 0), (0, -1), (3, 4), (-4, 3), (5, -12), (15, 8)],
         3: [(1, 0, 0), (0, 0, -1), (1, 2, 2), (2, -3, 6), (-4, 4, 7), (3, 4, 0)]}
QUATERNIONS = [(0, 0, 0, 1), (1, 0, 0, 1), (1, 1, 1, 1), (0, 0, 1, 2), (1, 1, 0, 1), (1, -1, 0, 0), (2, 0, 0, -1)]


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
            way = [-n[1], n[0]] if dim == 2 else [n[i - 2] * way[i - 1] - n[i - 1] * way[i - 2] for i in range(3)]
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
        count = 2 if question == "capsule_capsule" else 1
        second = [self.random.choice([self.point(dim, most), self.between(*first)]) for _ in range(count)]
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
        chord = self.between(*self.random.sample(polygon, 2))
        return self.random.choice([self.between(a, b), self.between(a, b), chord, beyond, beyond, self.point(2, 7)])

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
        rotated = next((count for name, count in ORIENTATIONS.items() if name and form.endswith(name)), 0)
        held = range(2 * dim, 2 * dim + rotated)  # the orientation keeps its scale
        row = [Fraction(x) for x in row]
        least, most = (-149, 120) if scalar == "f32" else (-1074, 1000)
        kind = self.random.random()
        if kind < 0.3:
            power = self.random.choice([least, least + 3, most, most // 2, least // 2, self.random.randint(least, most)])
            row = [x if place in held else x * Fraction(2) ** power for place, x in enumerate(row)]
        elif kind < 0.4:
            spread = self.random.choice([8, 30, most])
            row = [x if place in held else x * Fraction(2) ** self.random.randint(-spread, spread) for place, x in enumerate(row)]
        elif kind < 0.5 and not rotated and dim == 2 and question != "box_point":  # radii stay; positions and vertices move alike
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
        orientation = row[2 * dim:-dim]
        sides = [y - x if form == "lo_hi" else y for x, y in zip(row, row[dim:2 * dim])]
        return min(sides) >= 0 and (len(orientation) < 2 or any(orientation))
    if question.startswith("polygon"):
        count = int(form[-1])
        return is_convex([row[2 * place:2 * place + 2] for place in range(count)])
    if question == "segment_segment":
        return True
    return row[-1] >= 0 and (question == "segment_ball" or row[2 * dim] >= 0)
