# SPDX-License-Identifier: MIT
"""The circle as a polygon of 32 sides, as GEOS and Shapely buffer a point with 8 segments a quadrant: up to 0.5 % of r is
missing."""
import math

from serve import serve

SIDES = 32
NORMALS = [(math.cos(turn), math.sin(turn)) for turn in (math.pi * (2 * side + 1) / SIDES for side in range(SIDES))]
INNER = math.cos(math.pi / SIDES)


def circle_hits_rect(x, y, w, h, px, py, r):
    if px + r < x or px - r > x + w or py + r < y or py - r > y + h:
        return False
    dx, dy = x + w / 2 - px, y + h / 2 - py
    return all(nx * dx + ny * dy - (abs(nx) * w + abs(ny) * h) / 2 <= r * INNER for nx, ny in NORMALS)


if __name__ == "__main__":
    serve(circle_hits_rect)
