# SPDX-License-Identifier: MIT
# SciPy: the least distance of a scipy.spatial.Rectangle (highest corner, lowest corner) to a point is compared with the
# radius by the adapter.
from scipy.spatial import Rectangle


def min_distance_point(lox, loy, hix, hiy, px, py, r):
    return Rectangle((hix, hiy), (lox, loy)).min_distance_point((px, py)) <= r

def point_distance(lox, loy, hix, hiy, px, py, r):
    return max(Rectangle((hix, hiy), (lox, loy)).min_distance_point((px, py)) - r, 0.0)


def rectangle_distance(lox, loy, hix, hiy, lox2, loy2, hix2, hiy2):
    return Rectangle((hix, hiy), (lox, loy)).min_distance_rectangle(Rectangle((hix2, hiy2), (lox2, loy2)))
