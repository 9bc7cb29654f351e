# SPDX-License-Identifier: MIT
"""How far a nearest point, or where a ball touches first, is off as a length, in exact fractions."""
from fractions import Fraction

from verify_boxes import measure_box_moving_ball, measure_box_point, read_offset
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
        start, end, radius = core_of(shape, dim)
        gap = root(point_to_side(point, start, end)) - radius
    return max(gap, Fraction(0))


def core_of(shape, dim):
    """The ends and the radius of what is neither box nor polygon."""
    kind, numbers, _ = shape
    core = [numbers[i:i + dim] for i in range(0, len(numbers) - dim + 1, dim)]
    return core[0], core[-1], numbers[-1] if kind in ("ball", "capsule", "moving_ball") else 0


def beside_nearest(shape, point, told):
    """How far `told` is from the one point of the shape, no polygon, that is nearest to a point outside it."""
    (kind, numbers, form), dim = shape, len(point)
    if kind == "box":  # in its own frame
        (half, own), (_, told) = (read_offset(form, dim, [*numbers, *each, Fraction(0)]) for each in (point, told))
        nearest = [min(max(x, -h), h) for x, h in zip(own, half)]
    else:
        start, end, radius = core_of(shape, dim)
        way, offset = [b - a for a, b in zip(start, end)], [p - a for a, p in zip(start, point)]
        share = min(max(sum(w * o for w, o in zip(way, offset)) / (sum(w * w for w in way) or 1), 0), 1)
        away = [o - share * w for w, o in zip(way, offset)]
        nearest = [p - x + x * radius / root(sum(x * x for x in away)) for p, x in zip(point, away)]
    return root(sum((x - n) ** 2 for x, n in zip(told, nearest)))


def error_of_nearest(row, numbers, told):
    """How far the point is from the first shape, how much farther from the second than the first is, or from the one point that is nearest."""
    _, gap, _, _ = QUESTIONS[row["question"]](row["form"], row["dim"], numbers)
    first, second = split(row["question"], row["form"], row["dim"], numbers)
    error = max(distance(first, told), distance(second, told) - max(gap, Fraction(0)))
    if gap > 0 and first[0] != "polygon" and second[0] in ("point", "ball"):
        error = max(error, beside_nearest(first, second[1][:row["dim"]], told))
    return error


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
