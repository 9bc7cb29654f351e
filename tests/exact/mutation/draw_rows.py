#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Candidates for rows.txt: rows that lie about the thresholds of every stage, with their verdicts by fractions.

usage: draw_rows.py SEED COUNT > CANDIDATES   (COUNT rows of each kind of box; then mutants.py --keep-rows CANDIDATES)

Of each kind of box one row after the other is drawn from the families below, so a prefix has some of each.
"""
import math
import random
import struct
import sys
from fractions import Fraction

FORMS = ("center_half", "lo_hi", "corner_size")
TRIPLES = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (7, 24, 25), (20, 21, 29))
LEGS = {1: ((1,), 1), 2: ((3, 4), 5), 3: ((2, 3, 6), 7)}


def to_f32(number):
    try:
        return struct.unpack("f", struct.pack("f", number))[0]
    except OverflowError:
        return math.copysign(3.4028234663852886e38, number)


def sign(number):
    return (number > 0) - (number < 0)


class Kind:
    def __init__(self, form, scalar, dim, orientation):
        self.form, self.scalar, self.dim, self.orientation = form, scalar, dim, orientation
        self.turns = {"none": 0, "axis": 2, "quaternion": 4}[orientation]

    def __str__(self):
        return f"{self.form} {self.scalar} {self.dim} {self.orientation}"

    def round(self, number):
        return to_f32(number) if self.scalar == "f32" else float(number)

    def row(self, center, half, ball, radius, turn=()):
        """The numbers of a box by centre and half extents, as the form has them; rounded, and made valid."""
        first, second = list(center), list(half)
        if self.form == "lo_hi":
            first, second = [c - h for c, h in zip(center, half)], [c + h for c, h in zip(center, half)]
        if self.form == "corner_size":
            first, second = [c - h for c, h in zip(center, half)], [2 * h for h in half]
        return self.valid([*first, *second, *turn, *ball, radius])

    def valid(self, numbers):
        numbers = [self.round(number) for number in numbers]
        for i in range(self.dim, 2 * self.dim):
            if self.form == "lo_hi":
                low, high = sorted((numbers[i - self.dim], numbers[i]))
                numbers[i - self.dim], numbers[i] = low, high
            else:
                numbers[i] = abs(numbers[i])
        return numbers[:-1] + [abs(numbers[-1])]


def verdict(kind, numbers):
    """0 disjoint, 1 touching, 2 overlapping, by the definition."""
    if any(math.isnan(number) for number in numbers):
        return 0
    exact, dim = [Fraction(number) for number in numbers], kind.dim
    first, second, turn = exact[:dim], exact[dim:2 * dim], exact[2 * dim:2 * dim + kind.turns]
    ball, radius = exact[-dim - 1:-1], exact[-1]
    if kind.form == "lo_hi":
        center, half = [(a + b) / 2 for a, b in zip(first, second)], [(b - a) / 2 for a, b in zip(first, second)]
    elif kind.form == "corner_size":
        center, half = [a + b / 2 for a, b in zip(first, second)], [b / 2 for b in second]
    else:
        center, half = first, second
    offset = [p - c for p, c in zip(ball, center)]
    if kind.orientation == "none":
        gap = sum(max(abs(d) - h, 0) ** 2 for d, h in zip(offset, half)) - radius ** 2
    elif not any(turn):
        return 0
    elif kind.orientation == "axis":
        u, v = turn
        along, size = (abs(offset[0] * u + offset[1] * v), abs(offset[1] * u - offset[0] * v)), u * u + v * v
        out = [a * a > h * h * size for a, h in zip(along, half)]
        if not any(out):
            gap = -radius
        elif not all(out):
            a, h = (along[i] if out[i] else None for i in (0, 1)), half[0 if out[0] else 1] + radius
            a = next(x for x in a if x is not None)
            gap = a * a - h * h * size
        else:
            k = sum(d * d for d in offset) + sum(h * h for h in half) - radius ** 2
            m = 2 * sum(h * a for h, a in zip(half, along))
            gap = -1 if k < 0 else k * k * size - m * m
    else:
        x, y, z, w = turn
        columns = ((w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)),
                   (2 * (x * y - w * z), w * w + y * y - x * x - z * z, 2 * (y * z + w * x)),
                   (2 * (x * z + w * y), 2 * (y * z - w * x), w * w + z * z - x * x - y * y))
        size = sum(q * q for q in turn)
        gap = sum(max(abs(sum(d * c for d, c in zip(offset, column))) - h * size, 0) ** 2
                  for column, h in zip(columns, half)) - (radius * size) ** 2
    return 1 - sign(gap)


class Draw:
    def __init__(self, kind, seed):
        self.kind, self.random = kind, random.Random(f"{kind} {seed}")

    def real(self, lowest=-2, highest=2):
        return self.random.choice((-1, 1)) * (1 + self.random.random()) * 2.0 ** self.random.randint(lowest, highest)

    def turn(self, size=0):
        """Some direction or quaternion of some length, and the frame's columns as doubles."""
        if self.kind.orientation == "none":
            return (), None
        turn = [self.kind.round(self.real(-3, 0) * 2.0 ** size) for _ in range(self.kind.turns)]
        if self.kind.orientation == "axis":
            length = math.hypot(*turn)
            u, v = (t / length for t in turn)
            return turn, ((u, v), (-v, u))
        length = math.sqrt(sum((t * 2.0 ** -size) ** 2 for t in turn))
        x, y, z, w = (t * 2.0 ** -size / length for t in turn)
        return turn, ((w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)),
                      (2 * (x * y - w * z), w * w + y * y - x * x - z * z, 2 * (y * z + w * x)),
                      (2 * (x * z + w * y), 2 * (y * z - w * x), w * w + z * z - x * x - y * y))

    def near(self, least, most, scale=0, size=0):
        """The radius about 2^-least to 2^-most off the distance."""
        kind, dim = self.kind, self.kind.dim
        turn, columns = self.turn(size)
        center, half = [self.real(-2, 2) for _ in range(dim)], [abs(self.real(-3, 2)) for _ in range(dim)]
        beyond = [self.real(-2, 2) if self.random.random() < 0.7 else 0 for _ in range(dim)]
        local = [b + math.copysign(h, b) if b else h * self.random.uniform(-1, 1) for b, h in zip(beyond, half)]
        offset = local if columns is None else [sum(columns[k][i] * local[k] for k in range(dim)) for i in range(dim)]
        factor = 2.0 ** scale
        row = kind.row([c * factor for c in center], [h * factor for h in half],
                       [(c + d) * factor for c, d in zip(center, offset)], 0, turn)
        # Of the numbers as they were rounded.
        distance = self.distance(row)
        off = self.random.choice((-1, 1)) * self.random.uniform(0.5, 1) * 2.0 ** -self.random.randint(least, most)
        row[-1] = abs(kind.round(distance * (1 + off)))
        return row

    def distance(self, row):
        kind, dim = self.kind, self.kind.dim
        low, high = 0.0, 1.0
        row = list(row)
        largest = max(abs(number) for number in row)
        high = kind.round(min(8 * largest, 2.0 ** (127 if kind.scalar == "f32" else 1023)))
        for _ in range(70):
            middle = kind.round((low + high) / 2)
            row[-1] = middle
            if verdict(kind, row) == 0:
                low = middle
            else:
                high = middle
            if kind.round((low + high) / 2) in (low, high):
                break
        return high

    def tie(self, bits, scale=0, size=0, rotated=True):
        """An exact tie of whole numbers of about so many bits."""
        kind, dim = self.kind, self.kind.dim
        legs, length = LEGS[dim]
        if dim == 2:
            *legs, length = self.random.choice(TRIPLES)
        factor = self.random.randint(2 ** max(bits - 1, 0), 2 ** bits - 1) if bits > 0 else 1
        unit, half, beyond = 2.0 ** scale, [self.random.choice((0, 0, 1, 2, 5)) for _ in range(dim)], list(legs)
        if self.random.random() < 0.3 and dim > 1:  # a face
            beyond, length = [0] * dim, legs[0]
            beyond[self.random.randrange(dim)] = legs[0]
        local = [self.random.choice((-1, 1)) * (h + b) if b else self.random.randint(-h, h) for h, b in zip(half, beyond)]
        turn, stretch, offset = [], 1, local
        if kind.orientation == "axis":
            a, b, stretch = self.random.choice(TRIPLES) if rotated else (1, 0, 1)
            turn = [a * 2.0 ** size, b * 2.0 ** size]
            offset = [local[0] * a - local[1] * b, local[0] * b + local[1] * a]
        if kind.orientation == "quaternion":
            m, n = self.random.choice(((1, 0), (2, 1), (1, 1), (3, 2), (1, 2)))
            i = self.random.randrange(3)
            j, k = (i + 1) % 3, (i + 2) % 3
            turn = [0, 0, 0, m * 2.0 ** size]
            turn[i] = n * 2.0 ** size
            c, s, stretch = m * m - n * n, 2 * m * n, m * m + n * n
            offset = [0, 0, 0]
            offset[i], offset[j], offset[k] = local[i] * stretch, local[j] * c - local[k] * s, local[j] * s + local[k] * c
        unit *= factor
        center = [self.random.randint(-3, 3) * unit * (self.random.random() < 0.5) for _ in range(dim)]
        return kind.row(center, [h * stretch * unit for h in half], [c + d * unit for c, d in zip(center, offset)],
                        length * stretch * unit, turn)

    def beside(self, row, least, most):
        """A row with a zero made as small beside the others."""
        kind, dim = self.kind, self.kind.dim
        places = [i for i in range(len(row) - 1) if row[i] == 0 and not 2 * dim <= i < 2 * dim + kind.turns]
        if places:
            largest = max(abs(row[i]) for i in range(len(row)) if not 2 * dim <= i < 2 * dim + kind.turns)
            row[self.random.choice(places)] = self.real(0, 0) * largest * 2.0 ** -self.random.randint(least, most)
        return kind.valid(row)

    def full(self):
        """Overshoots as pairs whose squares and products do not overlap: as many parts as an expansion may have."""
        kind, dim = self.kind, self.kind.dim
        step = self.random.randint(107, 112) if kind.scalar == "f64" else self.random.randint(20, 60)
        top, first, ball = (500 if kind.scalar == "f64" else 100), [], []
        for axis in range(dim):
            high = self.kind.round((1 + self.random.random()) * 2.0 ** top)
            low = self.kind.round((1 + self.random.random()) * 2.0 ** (top - step))
            ball.append(high)
            first.append(-low)
            top -= step + 54
        order = list(range(dim))
        self.random.shuffle(order)
        radius = max(ball)
        return kind.row([first[i] for i in order], [0] * dim, [ball[i] for i in order], radius, self.turn()[0])

    def at_bound(self, digits):
        """A gap about as large as the bound of a rotated filter, where the radius is small beside the reach: in the doubles of the
        filter, or with a length so small that pairs of doubles tell it."""
        kind, dim, e = self.kind, self.kind.dim, 2.0 ** -53
        turn, columns = self.turn()
        if columns is None or kind.scalar == "f32":
            return self.near(40, 54)
        k = (24 if kind.orientation == "axis" else 48) * e
        size = abs(self.real(6, 10))
        half = [size] * dim
        radius = abs(self.real(-3, 0))
        local = [size + radius] + [size * self.random.uniform(-0.3, 0.3) for _ in range(dim - 1)]
        offset = [sum(columns[i][j] * local[i] for i in range(dim)) for j in range(dim)]
        row = kind.row([0.0] * dim, half, offset, radius, turn)
        distance = self.distance(row)
        first = row[:dim] if kind.form == "center_half" else [c + h / 2 for c, h in zip(row, row[dim:2 * dim])]
        doubled = 2 if kind.form == "corner_size" else 1
        reach = doubled * (sum(abs(p - c) for p, c in zip(row[-dim - 1:-1], first)) + distance) + (sum(row[dim:2 * dim]) if doubled == 2 else 0)
        taken = 2 * doubled * distance
        off = k * reach * (taken + k * reach) / (2 * doubled * doubled * distance)
        row[-1] = distance + self.random.choice((-1, 1)) * off * self.random.uniform(1 - digits, 1 + digits)
        return kind.valid(row)

    def at_edge(self, exponent):
        """A reach, or a scale, that is that power of two to the last bit."""
        kind, dim = self.kind, self.kind.dim
        half, r, far = [2.0 ** (exponent - 3)] + [0.0] * (dim - 1), 2.0 ** (exponent - 1), [2.0 ** (exponent - 1)] + [0.0] * (dim - 1)
        turn = [0.0] * kind.turns
        if turn:
            turn[0 if kind.orientation == "axis" else 3] = 1.0
        if self.random.random() < 0.5 and turn:
            place = 0 if kind.orientation == "axis" else 3
            turn[place] = 2.0 ** (exponent if kind.orientation == "axis" else exponent // 2)
            half, r, far = [0.5] * dim, 1.0, [1.0] + [0.0] * (dim - 1)
        return kind.row([0.0] * dim, half, far, r, turn)

    def balance(self, smallness):
        """Products of high and low parts that all but cancel, against a square that all but makes up for the rest."""
        kind, dim = self.kind, self.kind.dim
        if dim < 3 or kind.orientation != "none" or kind.scalar == "f32":
            return self.full()
        step = 2.0 ** -self.random.randint(54, 58)
        low = [4 * step, -3 * step * (1 + 2.0 ** -52 * self.random.choice((1, 1, 2, 5, 2.0 ** max(0, 52 + 54 - smallness))))]
        rest = -sum(2 * Fraction(high) * Fraction(part) for high, part in zip((3, 4), low))
        rest -= sum(Fraction(part) ** 2 for part in low) if rest > 0 else 0
        third = math.sqrt(abs(rest)) * (1 + self.random.choice((-1, 1)) * 2.0 ** -self.random.randint(3, 20))
        order = self.random.sample(range(3), 3)
        scale = 2.0 ** self.random.choice((0, 0, 200, -200))
        first, ball = [-low[0], -low[1], 0.0], [3.0, 4.0, third]
        return kind.row([first[i] * scale for i in order], [0] * 3, [ball[i] * scale for i in order], 5 * scale)

    def wide(self, width):
        """Numbers that take so many bits together."""
        kind = self.kind
        lowest = self.random.randint(-149 if kind.scalar == "f32" else -1000, 0)
        numbers = []
        for place in range(3 * kind.dim + kind.turns + 1):
            bits = self.random.randint(1, min(20, max(width // 2, 1)))
            at = self.random.choice((0, width - bits, self.random.randint(0, max(width - bits, 0))))
            numbers.append(self.random.choice((-1, 1)) * (2 ** (bits - 1) + self.random.randrange(2 ** (bits - 1))) * 2.0 ** (at + lowest))
        row = kind.valid(numbers)
        if self.random.random() < 0.6:
            row[-1] = self.distance(row)
        return row

    def inside(self, least, most):
        """A centre so near a side of the box, within."""
        row = self.near(1, 2)
        kind, dim = self.kind, self.kind.dim
        row[-1] = 0.0
        turn = row[2 * dim:2 * dim + kind.turns]
        half = [abs(self.real(-3, 2)) for _ in range(dim)]
        _, columns = None, None
        if kind.orientation == "none":
            columns = [[float(i == k) for i in range(dim)] for k in range(dim)]
        else:
            saved = self.random.getstate()
            turn, columns = self.turn()
            del saved
        side = self.random.randrange(dim)
        local = [h * self.random.uniform(-1, 1) for h in half]
        local[side] = half[side] * (1 - 2.0 ** -self.random.randint(least, most))
        offset = [sum(columns[k][i] * local[k] for k in range(dim)) for i in range(dim)]
        return kind.row([0] * dim, half, offset, self.random.choice((0, 0, 2.0 ** -60, 2.0 ** -20)), turn)

    def extreme(self):
        kind = self.kind
        ends = ([0.0, 2.0 ** -149, 2.0 ** -126, 1.0, 2.0 ** 127, 3.4028234663852886e38] if kind.scalar == "f32" else
                [0.0, 2.0 ** -1074, 2.0 ** -1022, 1.0, 2.0 ** 1023, sys.float_info.max])
        return kind.valid([self.random.choice((-1, 1)) * self.random.choice(ends) for _ in range(3 * kind.dim + kind.turns + 1)])

    def tiny(self):
        kind, unit = self.kind, 2.0 ** (-149 if self.kind.scalar == "f32" else -1074)
        return kind.valid([self.random.randint(-9, 9) * unit for _ in range(3 * kind.dim + kind.turns + 1)])

    def no_number(self):
        row = self.tie(2)
        row[self.random.randrange(len(row))] = math.nan
        return row

    def families(self):
        pick, is_f32 = self.random.choice, self.kind.scalar == "f32"
        edge = pick((-126, -50, -60, 60, 126) if is_f32 else (-1022, -900, -480, -427, -200, 200, 500, 1020))
        edges = tuple(range(max(edge - 6, -140 if is_f32 else -1060), min(edge + 1, 122 if is_f32 else 1015)))
        # Where a gap is as small as the floor of the bound.
        floors = tuple(range(-50, -43)) + tuple(range(-67, -55)) if is_f32 else tuple(range(-452, -440))
        turns = (-61, -60, -59, -21, -20, -19, -10, 10, 19, 20, 21, 30, 60) if is_f32 else (-201, -200, -199, -100, 100, 199, 200, 201)
        filter_bits = (16, 27) if is_f32 else (45, 54)
        return [
            lambda: self.tie(0), lambda: self.tie(pick((1, 2, 3, 4, 8))), lambda: self.near(*filter_bits), lambda: self.near(1, 12),
            lambda: self.full(), lambda: self.beside(self.tie(pick((0, 3))), 40, 62), lambda: self.beside(self.tie(pick((0, 1, 30 if not is_f32 else 8))), 88, 112),
            lambda: self.tie(pick((6, 7, 8, 9, 10, 11) if is_f32 else (20, 21, 22, 23, 24, 25, 26, 27))), lambda: self.near(*filter_bits, scale=pick(edges)),
            lambda: self.tie(pick((0, 2)), scale=pick(edges)), lambda: self.near(40, 60, size=pick(turns)), lambda: self.tie(pick((0, 1)), size=pick(turns)),
            lambda: self.tie(pick((10, 11, 12, 13, 14, 15, 16)), rotated=pick((True, False))), lambda: self.wide(pick((58, 59, 60, 61, 62, 63, 64))),
            lambda: self.wide(pick((100, 127, 128, 129, 200, 230))), lambda: self.wide(pick((378, 379, 380, 381, 382, 383, 384, 450, 600, 900)) if not is_f32 else 240),
            lambda: self.wide(pick((20, 22, 24, 26, 27, 28, 29, 30))), lambda: self.inside(40, 56), lambda: self.inside(1, 9), lambda: self.extreme(),
            lambda: self.tiny(), lambda: self.no_number(), lambda: self.near(1, 14, scale=pick(floors)), lambda: self.balance(pick(range(80, 112))),
            lambda: self.at_bound(0.06), lambda: self.at_bound(0.5), lambda: self.at_edge(pick((-60, -20, 20, 60) if is_f32 else (-200, 200))),
            lambda: self.near(6, 14, scale=100 if is_f32 else 300, size=pick((-72, -70, -68, -66)) - (0 if is_f32 else 450)),
            lambda: self.tie(pick((19, 20, 21) if is_f32 else (48, 49, 50))),
            lambda: self.near(30, 54), lambda: self.wide(pick((1900, 2000, 2090)) if not is_f32 else 270)]

    def rows(self, count):
        for i in range(count):
            families = self.families()
            try:
                yield families[i % len(families)]()
            except OverflowError:
                pass


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    kinds = [Kind(form, scalar, dim, "none") for form in FORMS for scalar in ("f32", "f64") for dim in (1, 2, 3)]
    kinds += [Kind(form, scalar, dim, rotated) for form in ("center_half", "corner_size") for scalar in ("f32", "f64")
              for dim, rotated in ((2, "axis"), (3, "quaternion"))]
    drawn = [Draw(kind, seed).rows(count) for kind in kinds]
    for _ in range(count):
        for kind, rows in zip(kinds, drawn):
            row = next(rows, None)
            if row is not None and not any(math.isinf(number) for number in row):
                words = " ".join(number.hex() if number == number else "nan" for number in map(float, row))
                print(f"{kind} {verdict(kind, row)} ? {words}")


if __name__ == "__main__":
    main()
