# SPDX-License-Identifier: MIT
"""Probes of the questions that have no orientation: two shapes a clear hit or miss apart, told apart by each argument.

Each line is a name, what the second shape has, and whether it meets the first; offsets are from the middle of the first
shape, which stands at (10, 20, 30). In 2-D the third number of each is left out, and lines of one dimension alone say so.
"""
CENTER, HALF = (10, 20, 30), (4, 1, 2)
RADIUS = 4  # of the first of two balls

# offset, radius of the other ball: they meet below 4 + radius
BALLS = [
    ("hit in x", (4.5, 0, 0), 1, True), ("miss in x", (5.5, 0.5, 0.25), 1, False),
    ("hit in y", (0, -4.5, 0), 1, True), ("miss in y", (0.5, -5.5, 0.25), 1, False),
    ("hit askew", (-2.5, 2.75, 2.5), 1, True), ("miss askew", (3.75, 3.75, 3.75), 1, False),
    ("miss in a square's corner", (-4.25, 4.25, 0.5), 1, False), ("hit by a ball within", (1, 0.5, 0.25), 1, True),
    ("hit by a large ball", (0.5, 12, 1), 9, True), ("miss by a large ball", (0.5, -14, 1), 9, False),
]
BALLS_IN_SPACE = [("hit in z", (0, 0, 4.5), 1, True), ("miss in z", (0.25, 0.5, -5.5), 1, False)]

# offset, half extents of the other box: they meet below the sums of half extents
BOXES = [
    ("hit in x", (4.5, 0.5, 0.25), (1, 3, 2.5), True), ("miss in x", (5.5, 0.5, 0.25), (1, 3, 2.5), False),
    ("hit in -x", (-4.5, 0.5, 0.25), (1, 3, 2.5), True), ("miss in -x", (-5.5, 0.5, 0.25), (1, 3, 2.5), False),
    ("hit in y", (0.5, 3.5, 0.25), (1, 3, 2.5), True), ("miss in y", (0.5, 4.5, 0.25), (1, 3, 2.5), False),
    ("hit in -y", (0.5, -3.5, 0.25), (1, 3, 2.5), True), ("miss in -y", (0.5, -4.5, 0.25), (1, 3, 2.5), False),
    ("hit at corners", (4.5, -3.5, 4), (1, 3, 2.5), True), ("miss at corners", (-5.5, 4.5, 5), (1, 3, 2.5), False),
    ("hit by a box within", (0.5, -0.25, 0.25), (0.5, 0.25, 0.5), True),
    ("hit by a box around", (0.5, -0.25, 0.25), (8, 4, 6), True), ("hit by a cross", (0.5, 0.25, 0.5), (1, 6, 1), True),
]
BOXES_IN_SPACE = [("hit in z", (0.5, 0.25, 4.25), (1, 3, 2.5), True), ("miss in z", (0.5, 0.25, -4.75), (1, 3, 2.5), False)]

# where the segment begins and ends
SEGMENTS = [
    ("hit through the box in x", (-6, 0.25, 0.5), (6, -0.25, -0.5), True),
    ("hit through the box in y", (3.5, -3, 0.5), (3.25, 3, 0.5), True),
    ("miss beside the box in x", (4.5, -3, 0.5), (4.75, 3, 0.5), False),
    ("miss beside the box in y", (-6, 1.5, 0.5), (6, 1.75, 0.5), False),
    ("miss short of the box", (-8, 0.25, 0.5), (-5, 0.25, 0.5), False),
    ("miss beyond the box", (5, 0.5, 0.25), (8, 0.5, 0.25), False),
    ("miss short of the box in y", (3.5, 3, 0.25), (3.5, 2, 0.25), False),
    ("hit across a corner", (3, 1.5, 0.5), (4.5, 0, 0.5), True),
    ("miss past a corner", (3, 2.5, 0.5), (6, 0, 0.5), False),
    ("hit across another corner", (-3, -1.5, 0.5), (-4.5, 0, 0.5), True),
    ("miss past another corner", (-3, -2.5, 0.5), (-6, 0, 0.5), False),
    ("hit by an end in the box", (0.5, 0.25, 0.5), (6, 3, 0.5), True),
    ("hit by a segment in the box", (-1, 0.25, 0.5), (1, -0.5, 0.25), True),
]
SEGMENTS_IN_SPACE = [
    ("hit through the box in z", (3.5, 0.25, -6), (3.25, 0.5, 6), True),
    ("miss beside the box in z", (-6, 0.25, 2.5), (6, 0.5, 2.75), False),
    ("miss short of the box in z", (0.5, 0.25, 8), (0.5, 0.25, 3), False),
]

# where the ball begins and ends, its radius
WAYS = [
    ("hit along the box in x", (-8, 1.5, 0.5), (8, 1.75, 0.5), 1, True),
    ("miss along the box in x", (-8, 2.5, 0.5), (8, 2.5, 0.5), 1, False),
    ("hit along the box in y", (-4.5, 8, 0.5), (-4.75, -8, 0.5), 1, True),
    ("miss along the box in y", (-5.5, 8, 0.5), (-5.5, -8, 0.5), 1, False),
    ("hit at the end of the way", (-8, 0.25, 0.5), (-4.5, 0.25, 0.5), 1, True),
    ("miss short of the box", (-8, 0.25, 0.5), (-5.5, 0.25, 0.5), 1, False),
    ("miss beyond the box", (5.5, 0.25, 0.5), (8, 0.25, 0.5), 1, False),
    ("hit past a corner", (3, 3.25, 0.5), (6.25, 0, 0.5), 1, True),
    ("miss past a corner", (3, 3.625, 0.5), (6.625, 0, 0.5), 1, False),
    ("hit through the box", (-8, 3, 0.5), (8, -3, 0.25), 1, True),
    ("hit within the box", (1, 0.25, 0.5), (2, 0.5, 0.5), 0.25, True),
    ("hit by a large ball", (8, 12, 0.5), (-8, 6.5, 0.5), 7, True),
    ("miss by a large ball", (8, 12, 0.5), (-8, 12, 0.5), 7, False),
]
WAYS_IN_SPACE = [
    ("hit along the box in z", (4.5, 0.5, -8), (4.75, 0.5, 8), 1, True),
    ("miss along the box in z", (5.5, 0.5, -8), (5.5, 0.5, 8), 1, False),
    ("miss over the box in z", (-8, 0.5, 3.5), (8, 0.5, 3.5), 1, False),
]

# offset of the point
POINTS = [
    ("hit within", (0.5, 0.25, -0.5), True), ("hit far in x", (3.5, -0.25, 0.5), True), ("miss in x", (4.5, 0.25, 0.5), False),
    ("hit far in -x", (-3.5, 0.5, 0.25), True), ("miss in -x", (-4.5, 0.25, 0.5), False), ("hit far in y", (0.5, 0.75, 0.25), True),
    ("miss in y", (0.5, 1.5, 0.25), False), ("hit far in -y", (-0.5, -0.75, 0.5), True), ("miss in -y", (3, -1.5, 0.5), False),
    ("hit in a corner", (3.5, 0.75, 1.5), True), ("hit in another corner", (-3.5, -0.75, -1.5), True),
    ("miss beyond the other corner", (8, 1.75, 3.5), False), ("miss before the corner", (-7, -1.75, -3), False),
]
POINTS_IN_SPACE = [("hit far in z", (0.5, 0.25, 1.75), True), ("miss in z", (0.5, 0.25, 2.25), False),
                   ("hit far in -z", (0.5, -0.25, -1.75), True), ("miss in -z", (0.25, 0.25, -2.25), False)]

# A segment from (-6, -2, -1) to (6, 2, 3), of radius 1 in a capsule; where a ball is, its radius. Beside a segment it is 1 larger.
CORE = (-6, -2, -1), (6, 2, 3)
BALLS_BESIDE = [
    ("hit beside the middle", (-0.5, 1.5, 1), 0.75, True), ("miss beside the middle", (-1, 3, 1), 0.75, False),
    ("hit on the other side", (0.5, -1.5, 1), 0.75, True), ("miss on the other side", (1, -3, 1), 0.75, False),
    ("hit at the first end", (-7.5, -2.25, -1), 0.75, True), ("miss beyond the first end", (-8, -2.75, -1.5), 0.75, False),
    ("hit at the second end", (7.25, 2.5, 3), 0.75, True), ("miss beyond the second end", (8, 2.75, 3.5), 0.75, False),
    ("hit on the core", (3, 1, 2), 0.5, True), ("miss in the corner of its bounds", (-5, 2, 3), 2, False),
    ("miss in the other corner", (5, -2, -1), 2, False), ("hit by a large ball", (-4, 9, 1), 9, True), ("miss by a large ball", (4, -12, 1), 9, False),
    ("hit by a ball around", (1, 1, 1), 20, True),
]
BALLS_BESIDE_IN_SPACE = [("hit in z", (0, 0, 2.25), 0.75, True), ("miss in z", (0, 0, 3), 0.75, False), ("miss in -z", (0, 0, -1.5), 0.75, False)]

# where another capsule begins and ends, its radius
CAPSULES = [
    ("hit across", (1.5, -4, 1.25), (-1.5, 4, 0.75), 0.25, True), ("miss across its line", (11, -2, 4), (8, 8, 4.5), 0.25, False),
    ("hit end against side", (-1, 1.25, 1), (-3, 8, 1), 0.75, True), ("miss end against side", (-1.25, 3, 1), (-3, 8, 1), 0.75, False),
    ("hit by the other end", (-3, 8, 1), (-1, 1.25, 1), 0.75, True), ("miss by the other end", (-3, 8, 1), (-1.25, 3, 1), 0.75, False),
    ("hit end to end", (7.25, 2.5, 3), (12, 4, 3), 0.75, True), ("miss end to end", (8.5, 3, 3.5), (12, 4, 3), 0.75, False),
    ("hit beside each other", (-7, -1, -1), (5, 3, 3), 0.5, True), ("miss beside each other", (-7, 0, -1), (5, 4, 3), 0.25, False),
    ("hit its end against the side", (-7, -6, -1), (-7.5, 4, -1), 0.75, True), ("miss its end against the side", (-9, -6, -1), (-9, 4, -1), 0.75, False),
    ("hit within", (2, 0.75, 1.75), (3, 1, 2), 0.25, True),
]
CAPSULES_IN_SPACE = [("hit over each other", (1.5, -4, 2.25), (-1.5, 4, 1.75), 0.5, True), ("miss over each other", (1.5, -4, 4), (-1.5, 4, 3.5), 0.5, False)]

# where another segment begins and ends
CROSSED = [
    ("hit across", (1.5, -4), (-1.5, 4), True), ("hit backwards", (-1.5, 4), (1.5, -4), True), ("miss short of it", (-1.5, 4), (-0.5, 0.5), False),
    ("miss beyond it", (0.5, -0.5), (1.5, -4), False), ("miss beyond its first end", (-8, 4), (-6, -8), False),
    ("miss beyond its second end", (8, -4), (6.5, 8), False), ("hit near its first end", (-6, 2), (-5, -5), True),
    ("hit near its second end", (6, -2), (5, 5), True), ("miss beside it", (-6, -1), (6, 3), False), ("miss under it", (-6, -3), (6, 1), False),
    ("miss on its line", (9, 3), (15, 5), False), ("hit level", (-7, 0.5), (7, 0.25), True), ("hit upright", (0.5, 7), (0.25, -7), True),
    ("miss level", (-7, 2.5), (7, 2.25), False), ("miss upright", (7, 7), (6.75, -7), False),
]


def spell_box(form, center, half):
    """The numbers of a box in the form's order."""
    low = [c - h for c, h in zip(center, half)]
    return {"center_half": (*center, *half), "lo_hi": (*low, *(c + h for c, h in zip(center, half))),
            "center_size": (*center, *(2 * h for h in half))}.get(form, (*low, *(2 * h for h in half)))


def list_probes(question, form, dim):
    """(name, numbers, hit) in the form's order."""
    def place(offset):
        return [c + o for c, o in zip(CENTER[:dim], offset)]
    if question in ("segment_ball", "capsule_ball", "capsule_capsule", "segment_segment"):
        yield from list_cored(question, dim, place)
        return
    box = spell_box(form, CENTER[:dim], HALF[:dim])
    flat, more = {"ball_ball": (BALLS, BALLS_IN_SPACE), "box_box": (BOXES, BOXES_IN_SPACE),
                  "box_segment": (SEGMENTS, SEGMENTS_IN_SPACE), "box_moving_ball": (WAYS, WAYS_IN_SPACE),
                  "box_point": (POINTS, POINTS_IN_SPACE)}[question]
    for name, first, *rest, hit in flat + (more if dim == 3 else []):
        if question == "ball_ball":
            numbers = (*CENTER[:dim], RADIUS, *place(first), *rest)
        elif question == "box_box":
            numbers = (*box, *spell_box(form, place(first), rest[0][:dim]))
        elif question == "box_point":
            numbers = (*box, *place(first))
        else:
            numbers = (*box, *place(first), *place(rest[0]), *rest[1:])
        yield name, [float(x) for x in numbers], hit


def list_cored(question, dim, place):
    """A segment as it is, with a ball as much larger, or a capsule."""
    flat, more = {"segment_segment": (CROSSED, []), "capsule_capsule": (CAPSULES, CAPSULES_IN_SPACE)}.get(question, (BALLS_BESIDE, BALLS_BESIDE_IN_SPACE))
    for name, *rest, hit in flat + (more if dim == 3 else []):
        points = [number for offset in rest if isinstance(offset, tuple) for number in place(offset)]
        radii = [1, *(n for n in rest if not isinstance(n, tuple))]
        numbers = [number for end in CORE for number in place(end)]
        if question.startswith("capsule"):
            numbers += [radii[0], *points, radii[1]]
        else:
            numbers += [*points, *([sum(radii)] if question == "segment_ball" else [])]
        yield name, [float(x) for x in numbers], hit
