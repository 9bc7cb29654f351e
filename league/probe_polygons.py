# SPDX-License-Identifier: MIT
"""Probes of polygons: clear hits and misses on every side and at every vertex, from any vertex on and either way round.

The quadrilateral's sides look in no two opposite directions and none along an axis, so that a side left out, a vertex
swapped for another or a bounding box taken for the polygon each answer at least one wrongly.
"""
import data

FOUR = [(10, 20), (18, 18), (20, 26), (13, 29)]
THREE = [(0, 0), (6, 1), (1, 5)]  # moved by the offsets below

# name, centre of the disk, radius, hit
DISKS = [
    ("hit at the lower side", (14, 18), 1.5, True), ("miss at the lower side", (13.5, 17), 1.5, False),
    ("hit at the right side", (20, 22), 1.5, True), ("miss at the right side", (21.25, 21.5), 1.5, False),
    ("hit at the upper side", (17, 28.5), 1.5, True), ("miss at the upper side", (17.5, 30), 1.5, False),
    ("hit at the left side", (10.5, 25), 1.5, True), ("miss at the left side", (9, 25.5), 1.5, False),
    ("hit at the first vertex", (9, 19.5), 1.5, True), ("miss at the first vertex", (8.25, 18.75), 1.5, False),
    ("hit at the second vertex", (18.5, 17.25), 1.5, True), ("miss at the second vertex", (19.25, 16.5), 1.5, False),
    ("hit at the third vertex", (20.75, 26.5), 1.5, True), ("miss at the third vertex", (21.5, 27.25), 1.5, False),
    ("hit at the fourth vertex", (12.75, 29.75), 1.5, True), ("miss at the fourth vertex", (12.25, 30.75), 1.5, False),
    ("hit within", (15, 23), 0.5, True), ("hit around", (15.25, 23.25), 20, True),
    ("hit by a large disk", (30, 36), 15, True), ("miss by a large disk", (30, 36), 13, False),
]

# name, offset of the triangle, hit
TRIANGLES = [
    ("hit at the lower side", (11, 15.5), True), ("miss at the lower side", (11, 13), False),
    ("hit at the right side", (18, 21), True), ("miss at the right side", (20, 21), False),
    ("hit at the upper side", (15.5, 26.5), True), ("miss at the upper side", (16.5, 28.25), False),
    ("hit at the left side", (6, 23.5), True), ("miss at the left side", (4.5, 24), False),
    ("hit at the first vertex", (5, 18.75), True), ("miss at the first vertex", (3, 18.5), False),
    ("hit at the second vertex", (16.5, 14), True), ("miss at the second vertex", (18, 13.5), False),
    ("hit at the third vertex", (19.25, 25.25), True), ("miss at the third vertex", (20.25, 26.25), False),
    ("hit at the fourth vertex", (12, 28), True), ("miss at the fourth vertex", (11.5, 29.5), False),
    ("hit within", (12.5, 21), True),
]

# name, point, hit; of the first three vertices alone, which the diagonal from the first to the third closes, where it differs
POINTS = [
    ("hit within", (16, 22), True, True), ("hit within at the left", (13, 25), True, False), ("miss at the lower side", (13.5, 18.5), False, False),
    ("miss at the right side", (20.5, 21.5), False, False), ("miss at the upper side", (17.5, 28), False, False),
    ("miss at the left side", (10, 25.5), False, False), ("hit at the lower side", (14, 19.5), True, True), ("hit at the right side", (18.5, 21), True, True),
    ("hit at the upper side", (16, 27), True, False), ("hit at the left side", (11.5, 23.5), True, False), ("miss at the first vertex", (9, 19.5), False, False),
    ("miss at the second vertex", (18.5, 17.25), False, False), ("miss at the third vertex", (20.75, 26.5), False, False),
    ("miss at the fourth vertex", (12.75, 29.75), False, False), ("hit at the third vertex", (19.25, 25), True, True),
    ("miss level with the first vertex", (5, 20), False, False), ("miss level with the third vertex", (25, 26), False, False),
]

# name, ends, hit
SEGMENTS = [
    ("hit through", (8, 22), (22, 24), True), ("hit upright", (15, 10), (16, 35), True), ("hit within", (14, 22), (17, 24), True),
    ("hit by the first end", (15, 23), (30, 40), True), ("hit by the second end", (0, 0), (12, 21), True), ("hit across a corner", (9, 22), (13, 17), True),
    ("miss short of it", (0, 23), (9, 23), False), ("miss beyond it", (21, 23), (30, 23), False), ("miss at the first vertex", (8, 21), (11, 18), False),
    ("miss at the second vertex", (16, 17), (20, 18.5), False), ("miss at the third vertex", (19, 28), (22, 24), False),
    ("miss at the fourth vertex", (11, 29), (14, 30.5), False), ("hit at the third vertex", (18, 27.5), (21, 23.5), True),
    ("miss beside the left side", (9, 22), (11.5, 29), False), ("miss below", (5, 17), (25, 16), False),
]
AROUND = [(-20, -10), (60, 0), (10, 70)]
ASTRIDE = [(5, 22), (40, 23), (40, 24)]


def orders(points):
    """From each vertex on, both ways round."""
    for start in range(len(points)):
        rotated = points[start:] + points[:start]
        yield f"from vertex {start + 1}", rotated
        yield f"from vertex {start + 1} the other way", rotated[::-1]


def list_probes(question, form):
    """(name, numbers, hit) in the form's order."""
    if question == "polygon_ball":
        second = [(name, [*center, radius], hit) for name, center, radius, hit in DISKS]
    elif question == "polygon_point":
        second = [(name, point, of_three if form == "vertices3" else of_four) for name, point, of_four, of_three in POINTS]
    elif question == "polygon_segment":
        second = [(name, [*a, *b], hit) for name, a, b, hit in SEGMENTS]
    else:
        moved = [(name, [(x + dx, y + dy) for x, y in THREE], hit) for name, (dx, dy), hit in TRIANGLES]
        second = [*moved, ("hit by a triangle around", AROUND, True), ("hit by one astride, no vertex within", ASTRIDE, True)]
    first = FOUR[:3] if form == "vertices3" else FOUR
    assert data.count_vertices(form) in ([3], [4], [3, 4]), form
    for name, other, hit in second:
        for order, four in orders(first):
            flat = [number for point in four for number in point]
            if question != "polygon_polygon":
                yield f"{name} {order}", [float(x) for x in (*flat, *other)], hit
                continue
            for way, three in list(orders(other))[:3]:
                yield f"{name} {order}, triangle {way}", [float(x) for x in (*(n for p in three for n in p), *flat)], hit
