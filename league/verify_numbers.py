# SPDX-License-Identifier: MIT
"""How far an answer that is a number, or a vector, is off, in exact fractions; roots as fractions too small by less than 2^-300."""
from fractions import Fraction

from verify_boxes import read_box
from verify_gaps import QUESTIONS
from verify_places import error_of_nearest, error_of_time
from verify_polygons import sides_of, split_polygons, turn
from verify_rotations import root


def depth_within(row, numbers):
    """How far the centre of a ball is within the first shape, to the nearest side; 0 where it is not."""
    dim, form = row["dim"], row["form"]
    if row["question"] == "box_ball":
        *center, radius = numbers[2 * dim:]
        if form == "corner_size_ball_corner":
            center = [x + radius for x in center]
        middle, half = read_box(form, numbers[:dim], numbers[dim:2 * dim])
        return max(min(h - abs(p - m) for p, m, h in zip(center, middle, half)), Fraction(0))
    if row["question"] == "polygon_ball":
        (polygon,), (*center, _) = split_polygons(form, numbers)
        beyond = [(turn(a, b, center), sum((y - x) ** 2 for x, y in zip(a, b))) for a, b in sides_of(polygon)]
        if all(area >= 0 for area, _ in beyond):
            return root(min(area * area / square for area, square in beyond))
    return Fraction(0)


def separation(row, numbers):
    """The distance, and where the shapes overlap minus the least way by which they come apart."""
    _, gap, _, _ = QUESTIONS[row["question"]](row["form"], row["dim"], numbers)
    return gap - depth_within(row, numbers)


def moved(row, numbers, way):
    """The numbers with the second shape moved."""
    dim, numbers, last = row["dim"], list(numbers), len(numbers)
    if row["question"] in ("box_ball", "ball_ball", "polygon_ball"):
        begin, points = last - dim - 1, 1
    elif row["question"] in ("box_point", "polygon_point"):
        begin, points = last - dim, 1
    elif row["question"] == "box_box":
        begin, points = 2 * dim, 2 if row["form"] == "lo_hi" else 1
    else:
        vertices = int(row["form"].rpartition("_")[2])
        begin, points = last - 2 * vertices, vertices
    for point in range(points):
        for axis in range(dim):
            numbers[begin + point * dim + axis] += way[axis]
    return numbers


def error(row, numbers, told):
    """By how much the answer is off, as a length; nothing where it is right whatever its size."""
    if row["answer"] == "nearest":
        return error_of_nearest(row, numbers, told)
    if row["answer"] == "time":
        return error_of_time(row, numbers, told[0])
    exact = separation(row, numbers)
    if row["answer"] == "distance":
        return abs(told[0] - max(exact, 0))
    if row["answer"] == "signed_distance":
        _, gap, _, _ = QUESTIONS[row["question"]](row["form"], row["dim"], numbers)
        return min(abs(told[0] - exact), abs(told[0] - gap))  # a centre within is at distance 0, or as deep as it is
    if row["answer"] == "distance_sq":
        _, gap, _, radii = QUESTIONS[row["question"]](row["form"], row["dim"], numbers)
        distance = gap + sum(radii) if radii else max(gap, 0)
        return abs(root(told[0]) - distance) if told[0] >= 0 else root(-told[0])
    length = root(sum(x * x for x in told))
    verdict, _, _, _ = QUESTIONS[row["question"]](row["form"], row["dim"], numbers)
    if exact >= 0 or (verdict == "touching" and length == 0):  # a point touches by its distance wherever it is within
        return length
    return max(length + exact, -separation(row, moved(row, numbers, told)))


def read(text):
    """The numbers of "2.5" or "(0, -1.5)"; nothing of what is no finite number."""
    try:
        return [Fraction(float(word)) for word in text.strip("()").split(", ")]
    except (ValueError, OverflowError):
        return None
