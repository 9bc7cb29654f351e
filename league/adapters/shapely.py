# SPDX-License-Identifier: MIT
# Shapely: the distance of a box by two corners and a point is compared with the radius by the adapter.
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import nearest_points


def distance(lox, loy, hix, hiy, px, py, r):
    return box(lox, loy, hix, hiy).distance(Point(px, py)) <= r


def boxes(lox, loy, hix, hiy, lox2, loy2, hix2, hiy2):
    return box(lox, loy, hix, hiy).intersects(box(lox2, loy2, hix2, hiy2))


def box_line(lox, loy, hix, hiy, ax, ay, bx, by):
    return box(lox, loy, hix, hiy).intersects(LineString([(ax, ay), (bx, by)]))


def distance_line(lox, loy, hix, hiy, ax, ay, bx, by, r):
    return box(lox, loy, hix, hiy).distance(LineString([(ax, ay), (bx, by)])) <= r

def box_distance(lox, loy, hix, hiy, lox2, loy2, hix2, hiy2):
    return box(lox, loy, hix, hiy).distance(box(lox2, loy2, hix2, hiy2))


def line_distance(lox, loy, hix, hiy, ax, ay, bx, by):
    return box(lox, loy, hix, hiy).distance(LineString([(ax, ay), (bx, by)]))


def points(numbers):
    return list(zip(numbers[::2], numbers[1::2]))


def polygon_distance(*n):
    return max(Polygon(points(n[:8])).distance(Point(n[8], n[9])) - n[10], 0.0)


def polygons_distance(*n):
    return Polygon(points(n[:6])).distance(Polygon(points(n[6:])))


def box_point(lox, loy, hix, hiy, px, py):
    return box(lox, loy, hix, hiy).intersects(Point(px, py))


def polygon_point(*n):
    return Polygon(points(n[:8])).intersects(Point(n[8], n[9]))


def polygon_line(*n):
    return Polygon(points(n[:8])).intersects(LineString(points(n[8:])))


def lines(*n):
    return LineString(points(n[:4])).intersects(LineString(points(n[4:])))


def line_point(ax, ay, bx, by, px, py, r):
    return LineString([(ax, ay), (bx, by)]).distance(Point(px, py)) <= r


def first_nearest(one, other):
    return nearest_points(one, other)[0].coords[0]


def nearest_polygons(*n):
    return first_nearest(Polygon(points(n[:6])), Polygon(points(n[6:])))


def nearest_box_point(lox, loy, hix, hiy, px, py):
    return first_nearest(box(lox, loy, hix, hiy), Point(px, py))


def nearest_boxes(*n):
    return first_nearest(box(*n[:4]), box(*n[4:]))


def nearest_box_line(*n):
    return first_nearest(box(*n[:4]), LineString(points(n[4:])))


def nearest_line_point(ax, ay, bx, by, px, py, r):
    return first_nearest(LineString([(ax, ay), (bx, by)]), Point(px, py))


def nearest_lines(*n):
    return first_nearest(LineString(points(n[:4])), LineString(points(n[4:])))


def nearest_polygon_point(*n):
    return first_nearest(Polygon(points(n[:8])), Point(n[8], n[9]))


def nearest_polygon_line(*n):
    return first_nearest(Polygon(points(n[:8])), LineString(points(n[8:])))
