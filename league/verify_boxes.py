# SPDX-License-Identifier: MIT
"""The gaps of boxes, in exact fractions: (verdict, gap, half extents, radii), where the gap is positive apart and negative where shapes overlap."""
from fractions import Fraction

from verify_rotations import ORIENTATIONS, root, rows_of


def read_box(form, first, second):
    """(middle, half extents) of a box by the two points or sizes that the form has for it."""
    if form == "center_half":
        return first, second
    if form == "center_size":
        return first, [s / 2 for s in second]
    if form == "lo_hi":
        return [(a + b) / 2 for a, b in zip(first, second)], [(b - a) / 2 for a, b in zip(first, second)]
    return [a + s / 2 for a, s in zip(first, second)], [s / 2 for s in second]


def compare(square, radius):
    """The verdict of a squared distance and a radius."""
    return "disjoint" if square > radius ** 2 else "overlapping" if square < radius ** 2 else "touching"


def read_offset(form, dim, numbers):
    """(half extents, offset of the ball's centre from the middle of the box in the box's own frame)."""
    box, _, kind = form.rpartition("_")
    if kind not in ORIENTATIONS:
        box, kind = form, None
    rest = numbers[2 * dim:]
    turn, center, radius = rest[:-dim - 1], list(rest[-dim - 1:-1]), rest[-1]
    if box == "corner_size_ball_corner":
        center = [x + radius for x in center]
    middle, half = read_box(box, numbers[:dim], numbers[dim:2 * dim])
    offset = [p - c for p, c in zip(center, middle)]
    if kind:
        offset = [sum(a * b for a, b in zip(row, offset)) for row in rows_of(kind, turn)]
    return half, offset


def measure_box_ball(form, dim, numbers):
    """(verdict, gap, half extents, radii); the gap is positive apart, negative where shapes overlap."""
    (half, offset), radius = read_offset(form, dim, numbers), numbers[-1]
    square = sum(max(abs(o) - h, Fraction(0)) ** 2 for o, h in zip(offset, half))
    return compare(square, radius), root(square) - radius, half, [radius]


def measure_box_point(form, dim, numbers):
    """As of a ball without a radius; but a point in the box's inside overlaps, and one on its side touches."""
    half, offset = read_offset(form, dim, [*numbers, Fraction(0)])
    beyond = [abs(o) - h for o, h in zip(offset, half)]
    deepest = max(beyond)
    if deepest > 0:
        return "disjoint", root(sum(max(b, Fraction(0)) ** 2 for b in beyond)), half, []
    return "touching" if deepest == 0 else "overlapping", deepest, half, []


def measure_box_box(form, dim, numbers):
    pairs = [numbers[i * dim:(i + 1) * dim] for i in range(4)]
    (c, h), (d, k) = read_box(form, *pairs[:2]), read_box(form, *pairs[2:])
    gaps = [abs(b - a) - (x + y) for a, b, x, y in zip(c, d, h, k)]
    verdict = "disjoint" if max(gaps) > 0 else "touching" if max(gaps) == 0 else "overlapping"
    gap = root(sum(g * g for g in gaps if g > 0)) if verdict == "disjoint" else max(gaps)
    return verdict, gap, [*h, *k], []


def nearest_square(half, start, end):
    """The squared distance of a segment from the box |x| <= half: least of the parabolas between crossed planes."""
    way = [b - a for a, b in zip(start, end)]
    cuts = {Fraction(0), Fraction(1)}
    for a, w, h in zip(start, way, half):
        cuts |= {t for t in ((h - a) / w, (-h - a) / w) if 0 < t < 1} if w else set()
    cuts, tried = sorted(cuts), set(cuts)
    for low, high in zip(cuts, cuts[1:]):
        middle = (low + high) / 2
        beyond = [(a, w, h if a + middle * w > 0 else -h) for a, w, h in zip(start, way, half)
                  if abs(a + middle * w) > h]
        steep = sum(w * w for _, w, _ in beyond)
        if steep:
            tried.add(min(max(sum(w * (side - a) for a, w, side in beyond) / steep, low), high))
    return min(sum(max(abs(a + t * w) - h, Fraction(0)) ** 2 for a, w, h in zip(start, way, half)) for t in tried)


def cross(u, v):
    return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]


def depth_of_segment(half, start, end):
    """How far a segment that meets the box must be moved to leave its inside: along an axis, or across the segment."""
    way, dim = [b - a for a, b in zip(start, end)], len(half)
    units = [[Fraction(i == j) for j in range(dim)] for i in range(dim)]
    normals = units + ([[-way[1], way[0]]] if dim == 2 else [cross(unit, way) for unit in units])
    depths = []
    for normal in normals:
        length = root(sum(n * n for n in normal))
        if length:
            reach = sum(abs(n) * h for n, h in zip(normal, half))
            ends = [sum(n * x for n, x in zip(normal, point)) for point in (start, end)]
            depths.append(min(reach - min(ends), reach + max(ends)) / length)
    return min(depths)


def meets_inside(half, start, end):
    """Whether some point of the segment has |x| < half on every axis."""
    low, high = Fraction(0), Fraction(1)  # of t, both ends included while no plane bounds them
    low_open = high_open = False
    for a, b, h in zip(start, end, half):
        if a == b:
            if abs(a) >= h:
                return False
            continue
        one, other = sorted(((h - a) / (b - a), (-h - a) / (b - a)))
        if one >= low:
            low, low_open = one, True
        if other <= high:
            high, high_open = other, True
    return low < high or (low == high and not low_open and not high_open)


def measure_box_segment(form, dim, numbers):
    middle, half = read_box(form, numbers[:dim], numbers[dim:2 * dim])
    start, end = ([x - m for x, m in zip(numbers[i * dim:(i + 1) * dim], middle)] for i in (2, 3))
    square = nearest_square(half, start, end)
    if square:
        return "disjoint", root(square), half, []
    if meets_inside(half, start, end):
        return "overlapping", -depth_of_segment(half, start, end), half, []
    return "touching", Fraction(0), half, []


def measure_box_moving_ball(form, dim, numbers):
    middle, half = read_box(form, numbers[:dim], numbers[dim:2 * dim])
    start, end = ([x - m for x, m in zip(numbers[i * dim:(i + 1) * dim], middle)] for i in (2, 3))
    square, radius = nearest_square(half, start, end), numbers[-1]
    return compare(square, radius), root(square) - radius, half, [radius]
