# SPDX-License-Identifier: MIT
# Shapely: the distance of a box by two corners and a point is compared with the radius by the adapter.
from shapely.geometry import Point, box


def distance(lox, loy, hix, hiy, px, py, r):
    return box(lox, loy, hix, hiy).distance(Point(px, py)) <= r
