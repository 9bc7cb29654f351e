# SPDX-License-Identifier: MIT
"""A second opinion on rows of points, segments, capsules and polygons, in fractions, by school geometry.

    python3 oracle.py QUESTION FORM DIM < rows        a verdict and the squared distance a line

It shares no line with the reference, the judge or the checkers, and no method either: they have one way for all pairs of convex cores,
and here is a case a pair. A distance is that of a foot of a perpendicular or of an end; polygons are half-planes; segments of the plane
cross by the orientation of their ends. `answer(question, form, dim, row)` takes fractions, and raises ValueError for what is no input.
"""
import collections
import math
import sys
from fractions import Fraction

# d_sq is the squared distance of the cores as (a, b, n), which is a + b sqrt(n); None at an angle that no root has. radii is their sum.
Answer = collections.namedtuple("Answer", "verdict d_sq radii")


def dot(p, q):
    return sum(x * y for x, y in zip(p, q))


def minus(p, q):
    return [x - y for x, y in zip(p, q)]


def square(p):
    return dot(p, p)


def turn(a, b, c):
    """Above 0 where a, b, c turn left, below 0 where right, 0 on one line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# --- Distances, squared. ------------------------------------------------------------------------------------------------------------
def point_segment(p, a, b):
    """From the foot of the perpendicular where it falls between the ends, else from the nearer end."""
    way, over = minus(b, a), minus(p, a)
    along, length_sq = dot(way, over), square(way)
    if along <= 0:
        return square(over)
    if along >= length_sq:
        return square(minus(p, b))
    return square(over) - Fraction(along * along) / length_sq  # Pythagoras


def segment_segment(a, b, c, d):
    """The least of five: each end from the other segment, and the two lines' common perpendicular where both its feet are inside."""
    candidates = [point_segment(a, c, d), point_segment(b, c, d), point_segment(c, a, b), point_segment(d, a, b)]
    u, v, w = minus(b, a), minus(d, c), minus(c, a)
    determinant = square(u) * square(v) - dot(u, v) ** 2
    if determinant > 0:
        # Cramer's rule for: the way from a + s u to c + t v is perpendicular to u and to v.
        s = Fraction(dot(u, w) * square(v) - dot(u, v) * dot(v, w)) / determinant
        t = Fraction(dot(u, v) * dot(u, w) - square(u) * dot(v, w)) / determinant
        if 0 <= s <= 1 and 0 <= t <= 1:
            candidates.append(square([x + t * y - s * z for x, y, z in zip(w, v, u)]))
    return min(candidates)


def edges(polygon):
    return [(polygon[place - 1], corner) for place, corner in enumerate(polygon)]


# --- Shapes without a radius: (overlapping, touching or disjoint; the squared distance). ------------------------------------------------
def cross_or_touch(a, b, c, d):
    """They overlap where they cross: the ends of each lie strictly on both sides of the other."""
    distance_sq = segment_segment(a, b, c, d)
    parted = turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
    return "disjoint" if distance_sq > 0 else "overlapping" if parted else "touching", distance_sq


def polygon_point(polygon, p):
    side = turn(*polygon[:3])
    inside = [turn(a, b, p) * side for a, b in edges(polygon)]
    if min(inside) >= 0:
        return "overlapping" if min(inside) > 0 else "touching", 0
    return "disjoint", min(point_segment(p, a, b) for a, b in edges(polygon))


def polygon_segment(polygon, c, d):
    """Cuts the segment by one half-plane after the other; what is left over, between two shares of the way, is in the polygon."""
    side = 1 if turn(*polygon[:3]) > 0 else -1
    first, last = Fraction(0), Fraction(1)
    for a, b in edges(polygon):
        from_start, from_end = side * turn(a, b, c), side * turn(a, b, d)
        if from_start < 0 and from_end < 0:
            first, last = Fraction(1), Fraction(0)
        elif from_start < 0:
            first = max(first, Fraction(from_start) / (from_start - from_end))
        elif from_end < 0:
            last = min(last, Fraction(from_start) / (from_start - from_end))
    if first > last:
        return "disjoint", min(segment_segment(a, b, c, d) for a, b in edges(polygon))
    # If anything of it is interior to every half-plane, its middle is.
    middle = [x + (first + last) / 2 * (y - x) for x, y in zip(c, d)]
    return "overlapping" if all(side * turn(a, b, middle) > 0 for a, b in edges(polygon)) else "touching", 0


# --- A box and a point. Numbers (a, b, n) are a + b sqrt(n), all of a row with one n. ---------------------------------------------------
def sign_of(number):
    a, b, n = number
    if a * b >= 0 or n == 0:
        return (a > 0) - (a < 0) or ((b > 0) - (b < 0) if n else 0)
    return ((a > 0) - (a < 0)) * ((a * a > b * b * n) - (a * a < b * b * n))


def directions_of(form, dim, orientation):
    """The directions of a box's sides as vectors of (a, b, n), for the orientations that have roots."""
    if form.endswith("quaternion"):
        # A side is the axis i, j or k between the quaternion and its conjugate, multiplied out by Hamilton's rule.
        columns = []
        for axis in range(3):
            pure = [Fraction(int(axis == other)) for other in range(3)] + [Fraction(0)]
            conjugate = [-x for x in orientation[:3]] + orientation[3:]
            rotated = hamilton(hamilton(orientation, pure), conjugate)
            columns.append([(x / square(orientation), 0, 0) for x in rotated[:3]])
        return columns
    if form.endswith("axis"):
        length_sq = square(orientation)
        cos, sin = ((0, Fraction(x) / length_sq, length_sq) for x in orientation)
    elif form.endswith(("degrees", "radians")):
        cos, sin = roots_of(form, orientation[0])
    else:
        return [[(int(axis == other), 0, 0) for other in range(dim)] for axis in range(dim)]
    return [[cos, sin], [tuple(-x if place < 2 else x for place, x in enumerate(sin)), cos]]


def hamilton(p, q):
    (x, y, z, w), (i, j, k, s) = p, q
    return [w * i + x * s + y * k - z * j, w * j - x * k + y * s + z * i, w * k + x * j - y * i + z * s, w * s - x * i - y * j - z * k]


def roots_of(form, angle):
    """Cosine and sine at multiples of 30 and 45 degrees, from a table of the first eighth of a turn."""
    half = Fraction(1, 2)
    table = {0: ((1, 0, 0), (0, 0, 0)), 30: ((0, half, 3), (half, 0, 3)), 45: ((0, half, 2), (0, half, 2))}
    if form.endswith("radians") and angle != 0:
        return None
    quarters, rest = divmod(angle, 90)
    mirrored = rest > 45  # cosine and sine change places
    if (90 - rest if mirrored else rest) not in table:
        return None
    cos, sin = table[90 - rest if mirrored else rest][::-1 if mirrored else 1]
    for _ in range(int(quarters) % 4):
        cos, sin = (-sin[0], -sin[1], sin[2]), cos
    return cos, sin


def box_point(form, dim, box, orientation, p):
    first, second = box[:dim], box[dim:]
    half = [(y - x) / 2 if form == "lo_hi" else y if "half" in form else y / 2 for x, y in zip(first, second)]
    if min(half) < 0:
        raise ValueError("a box with a side of negative length")
    center = first if form.startswith("center") else [x + h for x, h in zip(first, half)]
    way = minus(p, center)
    if form.endswith(("axis", "quaternion")) and not any(orientation):
        raise ValueError("a direction of zeros")
    if form.endswith(("degrees", "radians")) and roots_of(form, orientation[0]) is None:
        return at_an_angle(form, orientation[0], half, way)
    overshoots, d_sq = [], (0, 0, 0)
    for side, extent in zip(directions_of(form, dim, orientation), half):
        a, b, n = sum(x * s[0] for x, s in zip(way, side)), sum(x * s[1] for x, s in zip(way, side)), max(s[2] for s in side)
        if sign_of((a, b, n)) < 0:
            a, b = -a, -b
        a -= extent
        overshoots.append(sign_of((a, b, n)))
        if overshoots[-1] > 0:
            d_sq = (d_sq[0] + a * a + b * b * n, d_sq[1] + 2 * a * b, n)
    return {1: "disjoint", 0: "touching", -1: "overlapping"}[max(overshoots)], d_sq


def at_an_angle(form, angle, half, way):
    """No coordinate but that of the centre can be a tie here, for the tangent of such an angle is irrational: enclosures decide."""
    if not any(way) or not any(half):
        return "disjoint" if any(way) else "touching" if min(half) == 0 else "overlapping", None
    bits = 128
    while True:
        cos, sin, off = cosine_and_sine(form, angle, bits)
        overshoots = []
        for c, s in ((cos, sin), (-sin, cos)):
            along, slack = abs(way[0] * c + way[1] * s), off * (abs(way[0]) + abs(way[1]))
            over = along - half[len(overshoots)]
            overshoots.append(1 if over > slack else -1 if over < -slack else 0)
        if 1 in overshoots or 0 not in overshoots:
            return "disjoint" if 1 in overshoots else "overlapping", None
        bits *= 2


def cosine_and_sine(form, angle, bits):
    """And a bound of how far each is off. The angle's 2^k-th part by Taylor, then doubled k times by squaring."""
    if form.endswith("degrees"):
        angle -= 360 * round(angle / 360)
        pi, below = pi_between(bits + 64)
        angle, angle_off = angle * pi / 180, abs(angle) * below / 180
    else:
        angle_off = Fraction(0)
    k = max(0, abs(math.ceil(angle)).bit_length()) + 8
    wide = bits + 2 * k + 64
    x = (angle.numerator << wide) // (angle.denominator << k)
    cos, sin, term, place = 0, 0, 1 << wide, 0
    while term not in (0, -1):
        if place % 2 == 0:
            cos += term if place % 4 == 0 else -term
        else:
            sin += term if place % 4 == 1 else -term
        place += 1
        term = (term * x >> wide) // place
    for _ in range(k):
        cos, sin = (cos * cos - sin * sin) >> wide, (cos * sin) >> (wide - 1)
    # Each doubling at most doubles and then some what is off, and adds a unit: 2^(2k + 40) units are more than all of it.
    return Fraction(cos, 1 << wide), Fraction(sin, 1 << wide), Fraction(1, 1 << (wide - 2 * k - 40)) + angle_off


def pi_between(bits):
    """Pi and how far it is off at most: 4 atan(1) as 4 (2 atan(1/3) + atan(1/7)) (Hutton, 1776)."""
    total, terms = Fraction(0), bits // 3 + 2
    for share, k in ((8, 3), (4, 7)):
        total += share * Fraction(sum((-1) ** j * (1 << bits) // ((2 * j + 1) * k ** (2 * j + 1)) for j in range(terms)), 1 << bits)
    return total, Fraction(16 * terms, 1 << bits)


# --- Rows. --------------------------------------------------------------------------------------------------------------------------
def answer(question, form, dim, row):
    row = list(row)
    take = lambda count=dim: [row.pop(0) for _ in range(count)]
    radii = Fraction(0)
    if question.startswith("box"):
        box, rest = take(2 * dim), take(len(row) - dim)
        verdict, d_sq = box_point(form, dim, box, rest, take())
    elif question.startswith("polygon"):
        polygon = [take() for _ in range(int(form[-1]))]
        verdict, d_sq = polygon_point(polygon, take()) if question == "polygon_point" else polygon_segment(polygon, take(), take())
    elif question == "segment_segment":
        verdict, d_sq = cross_or_touch(take(), take(), take(), take())
    else:
        a, b = take(), take()
        radii = take(1)[0] if question.startswith("capsule") else radii
        others = [take() for _ in range(2 if question == "capsule_capsule" else 1)]
        radii += take(1)[0]
        d_sq = segment_segment(a, b, *others) if len(others) == 2 else point_segment(*others, a, b)
        verdict = "disjoint" if d_sq > radii ** 2 else "touching" if d_sq == radii ** 2 else "overlapping"
    return Answer(verdict, d_sq if d_sq is None or isinstance(d_sq, tuple) else (Fraction(d_sq), Fraction(0), 0), radii)


if __name__ == "__main__":
    for line in sys.stdin:
        said = answer(sys.argv[1], sys.argv[2], int(sys.argv[3]), [Fraction(word) for word in line.split()])
        print(said.verdict, "" if said.d_sq is None else " ".join(map(str, said.d_sq)))
