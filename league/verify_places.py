# SPDX-License-Identifier: MIT
"""How far a nearest point, or where a ball touches first, is off as a length, in exact fractions."""
from fractions import Fraction

from verify_boxes import measure_box_moving_ball, measure_box_point
from verify_gaps import QUESTIONS
from verify_polygons import point_to_side
from verify_rotations import root

NEVER = 2


def split(question, form, dim, numbers):
    """Both shapes, each as what it is, its numbers, and of a box or polygon its form."""
    first, _, second = question.partition("_")
    vertices = form.removeprefix("vertices").split("_") if first == "polygon" else []
    sizes = {"point": dim, "ball": dim + 1, "segment": 2 * dim, "capsule": 2 * dim + 1, "moving_ball": 2 * dim + 1, "box": 2 * dim,
             "polygon": 2 * int(vertices[-1]) if vertices else 0}
    at = len(numbers) - sizes[second]
    own, other = list(numbers[:at]), list(numbers[at:])
    if form == "corner_size_ball_corner":
        other[:dim] = [x + other[-1] for x in other[:dim]]
    forms = [f"vertices{count}" for count in vertices] or [form]
    return (first, own, forms[0]), (second, other, forms[-1])


def distance(shape, point):
    """Of a point from a shape, 0 within."""
    (kind, numbers, form), dim = shape, len(point)
    if kind == "box":
        gap = measure_box_point(form, dim, [*numbers, *point])[1]
    elif kind == "polygon":
        gap = QUESTIONS["polygon_point"](form, dim, [*numbers, *point])[1]
    else:
        core = [numbers[i:i + dim] for i in range(0, len(numbers) - dim + 1, dim)]
        radius = numbers[-1] if kind in ("ball", "capsule", "moving_ball") else 0
        gap = root(point_to_side(point, core[0], core[-1])) - radius
    return max(gap, Fraction(0))


def error_of_nearest(row, numbers, told):
    """How far the point is from the first shape, or how much farther from the second than the first is."""
    _, gap, _, _ = QUESTIONS[row["question"]](row["form"], row["dim"], numbers)
    first, second = split(row["question"], row["form"], row["dim"], numbers)
    return max(distance(first, told), distance(second, told) - max(gap, Fraction(0)))


def error_of_time(row, numbers, time):
    """How far the ball is from the box by then, or how deep it was before. What is no time is as far off as the largest number."""
    dim = row["dim"]
    box, start, end, radius = numbers[:2 * dim], numbers[2 * dim:3 * dim], numbers[3 * dim:4 * dim], numbers[-1]

    def at(share):
        return [a + share * (b - a) for a, b in zip(start, end)]

    def least_gap(begin, finish):
        return measure_box_moving_ball(row["form"], dim, [*box, *begin, *finish, radius])[1]

    if time == NEVER:
        return max(-least_gap(start, end), Fraction(0))
    if not 0 <= time <= 1:
        return max(map(abs, numbers))
    before = -least_gap(start, at(time)) if time else Fraction(0)
    return max(least_gap(at(time), at(time)), before, Fraction(0))
