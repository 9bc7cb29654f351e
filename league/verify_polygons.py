# SPDX-License-Identifier: MIT
"""The gaps of polygons and of segments of the plane, in exact fractions, and how thin and how sharp a polygon is."""
from fractions import Fraction

from verify_boxes import compare
from verify_rotations import root


def split_polygons(form, numbers):
    """The vertices of each polygon of the form, counter-clockwise, and the numbers after them."""
    polygons = []
    for count in map(int, form.removeprefix("vertices").split("_")):
        points, numbers = [tuple(numbers[i:i + 2]) for i in range(0, 2 * count, 2)], numbers[2 * count:]
        polygons.append(points if turn(*points[:3]) > 0 else points[::-1])
    return polygons, numbers


def turn(a, b, c):
    """Twice the area of a triangle, positive where it is counter-clockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def sides_of(polygon):
    return list(zip(polygon, polygon[1:] + polygon[:1]))


def point_to_side(point, start, end):
    """The squared distance of a point from a segment."""
    way, offset = [b - a for a, b in zip(start, end)], [p - a for a, p in zip(start, point)]
    t = min(max(sum(w * o for w, o in zip(way, offset)) / (sum(w * w for w in way) or 1), 0), 1)
    return sum((o - t * w) ** 2 for w, o in zip(way, offset))


def measure_polygon_ball(form, dim, numbers):
    (polygon,), (*center, radius) = split_polygons(form, numbers)
    within = all(turn(a, b, center) >= 0 for a, b in sides_of(polygon))
    square = Fraction(0) if within else min(point_to_side(center, a, b) for a, b in sides_of(polygon))
    return compare(square, radius), root(square) - radius, [], [radius]


def measure_hulls(one, other):
    """Of two shapes of the plane by their vertices, two of a segment and one of a point, by the side that parts them most."""
    sided = [(a, b, those) for these, those in ((one, other), (other, one)) for a, b in sides_of(these) if a != b]
    # Of each side how far the other shape lies outside of it, times the side's length; negative is how far within.
    gaps = [(-max(turn(a, b, p) for p in those), sum((y - x) ** 2 for x, y in zip(a, b))) for a, b, those in sided]
    if gaps and max(gap for gap, _ in gaps) < 0:
        return "overlapping", -root(min(gap * gap / length for gap, length in gaps)), [], []
    square = min([point_to_side(p, a, b) for a, b, those in sided for p in those], default=point_to_side(one[0], other[0], other[0]))
    return ("disjoint", root(square), [], []) if square else ("touching", Fraction(0), [], [])


def points_of(numbers, dim=2):
    return [tuple(numbers[i:i + dim]) for i in range(0, len(numbers), dim)]


def measure_polygon_polygon(form, dim, numbers):
    polygons, rest = split_polygons(form, numbers)
    return measure_hulls(*polygons, *([points_of(rest)] if rest else []))


def measure_segment_segment(form, dim, numbers):
    return measure_hulls(points_of(numbers[:4]), points_of(numbers[4:]))


def sharpness(form, numbers):
    """By how much the band of polygons is wider: 2 / sin of the sharpest angle at a vertex between two that follow each
    other, or 1.5; the rounding of a corner is that of its sides as much farther out."""
    most = Fraction(3, 2)
    for polygon in split_polygons(form, numbers)[0]:
        for i, corner in enumerate(polygon):
            others = polygon[i + 1:] + polygon[:i]
            for a, b in zip(others, others[1:]):
                u, v = ([y - x for x, y in zip(corner, point)] for point in (a, b))
                if sum(x * y for x, y in zip(u, v)) > 0:
                    square = sum(x * x for x in u) * sum(x * x for x in v) / turn(corner, a, b) ** 2
                    most = max(most, 2 * root(square))
    return most


def half_width(polygon):
    """Half the least distance of two parallel lines that hold the polygon between them; one of them goes along a side."""
    sides = zip(polygon, polygon[1:] + polygon[:1])
    return min(max(abs(turn(a, b, c)) for c in polygon) / root(sum((y - x) ** 2 for x, y in zip(a, b))) for a, b in sides) / 2
