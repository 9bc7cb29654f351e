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


def spell_box(form, center, half):
    """The numbers of a box in the form's order."""
    low = [c - h for c, h in zip(center, half)]
    return {"center_half": (*center, *half), "lo_hi": (*low, *(c + h for c, h in zip(center, half))),
            "center_size": (*center, *(2 * h for h in half))}.get(form, (*low, *(2 * h for h in half)))


def list_probes(question, form, dim):
    """(name, numbers, hit) in the form's order."""
    def place(offset):
        return [c + o for c, o in zip(CENTER[:dim], offset)]
    box = spell_box(form, CENTER[:dim], HALF[:dim])
    flat, more = {"ball_ball": (BALLS, BALLS_IN_SPACE), "box_box": (BOXES, BOXES_IN_SPACE),
                  "box_segment": (SEGMENTS, SEGMENTS_IN_SPACE), "box_moving_ball": (WAYS, WAYS_IN_SPACE)}[question]
    for name, first, *rest, hit in flat + (more if dim == 3 else []):
        if question == "ball_ball":
            numbers = (*CENTER[:dim], RADIUS, *place(first), *rest)
        elif question == "box_box":
            numbers = (*box, *spell_box(form, place(first), rest[0][:dim]))
        else:
            numbers = (*box, *place(first), *place(rest[0]), *rest[1:])
        yield name, [float(x) for x in numbers], hit
