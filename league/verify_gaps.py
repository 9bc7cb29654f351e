# SPDX-License-Identifier: MIT
"""The gap of two shapes, by their question: see verify_boxes.py for what each function gives back."""
from verify_boxes import compare, measure_box_ball, measure_box_box, measure_box_moving_ball, measure_box_point, measure_box_segment
from verify_polygons import measure_polygon_ball, measure_polygon_polygon, measure_segment_segment, point_to_side, points_of
from verify_rotations import root


def measure_ball_ball(form, dim, numbers):
    one, other = numbers[:dim + 1], numbers[dim + 1:]
    square = sum((q - p) ** 2 for p, q in zip(one[:dim], other[:dim]))
    radii = [one[dim], other[dim]]
    return compare(square, sum(radii)), root(square) - sum(radii), [], radii


def segments_square(one, other):
    """The squared distance of two segments, each by its two ends: of an end to the other, or of both insides."""
    square = min(point_to_side(p, *those) for these, those in ((one, other), (other, one)) for p in these)
    (a, b), (c, d) = one, other
    u, v, w = ([y - x for x, y in zip(p, q)] for p, q in ((a, b), (c, d), (a, c)))
    uu, vv, uv, uw, vw = (sum(x * y for x, y in zip(p, q)) for p, q in ((u, u), (v, v), (u, v), (u, w), (v, w)))
    across = uu * vv - uv * uv
    if across:
        s, t = (uw * vv - uv * vw) / across, (uv * uw - uu * vw) / across
        if 0 < s < 1 and 0 < t < 1:
            square = min(square, sum((y + t * q - s * p) ** 2 for p, q, y in zip(u, v, w)))
    return square


def measure_by_cores(form, dim, numbers):
    """A segment with a radius, if the form has one, and after it a ball or another capsule."""
    first, rest = numbers[:2 * dim], numbers[2 * dim:]
    radii, rest = ([rest[0]], rest[1:]) if form == "ends_radius" else ([], rest)
    core, radii = points_of(rest[:-1], dim), [*radii, rest[-1]]
    square = segments_square(points_of(first, dim), core if len(core) == 2 else core * 2)
    return compare(square, sum(radii)), root(square) - sum(radii), [], radii


QUESTIONS = {"box_ball": measure_box_ball, "ball_ball": measure_ball_ball, "box_box": measure_box_box,
             "box_segment": measure_box_segment, "box_moving_ball": measure_box_moving_ball,
             "polygon_ball": measure_polygon_ball, "polygon_polygon": measure_polygon_polygon,
             "polygon_point": measure_polygon_polygon, "polygon_segment": measure_polygon_polygon,
             "segment_segment": measure_segment_segment, "box_point": measure_box_point,
             "segment_ball": measure_by_cores, "capsule_ball": measure_by_cores, "capsule_capsule": measure_by_cores}
