#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# Writes known_gaps.inc: d^2 - r^2 from corners and edges in the world, by mpmath (python3-mpmath) at 6000 bits.
import random

import mpmath
from mpmath import mpf

mpmath.mp.prec = 6000
random.seed(7)


def gap_sq(kind, row):
    """The squared distance from the centre to the nearest of the four edges, less r^2; None inside."""
    cx, cy, hx, hy, angle, px, py, r = [mpf(v) for v in row]
    theta = angle if kind == "radians" else angle * mpmath.pi / 180
    c, s = mpmath.cos(theta), mpmath.sin(theta)
    corners = [(cx + i * hx * c - j * hy * s, cy + i * hx * s + j * hy * c)
               for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    best, inside = None, True
    for k in range(4):
        (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 4]
        ex, ey, qx, qy = bx - ax, by - ay, px - ax, py - ay
        inside = inside and ex * qy - ey * qx >= 0
        t = min(max((ex * qx + ey * qy) / (ex ** 2 + ey ** 2), mpf(0)), mpf(1))
        d_sq = (qx - t * ex) ** 2 + (qy - t * ey) ** 2
        best = d_sq if best is None else min(best, d_sq)
    return None if inside else best - r * r


def eighths(lo, hi):
    return random.randint(lo * 8, hi * 8) / 8


print("// Made by known_gaps.py; do not edit.")
made = 0
while made < 32:
    kind = ["radians", "degrees"][made % 2]
    angle = eighths(-400, 400) / (1 if kind == "degrees" else 8) + 0.03125
    if made >= 16:
        angle = random.choice([1e22, 1e300, -1e-300, 1e-20, 5e-324, -2.5e17, 1.7e308])
    row = [eighths(-9, 9), eighths(-9, 9), eighths(1, 9), eighths(1, 9), angle, eighths(-9, 9), eighths(-9, 9),
           eighths(0, 9)]
    gap = gap_sq(kind, row)
    if gap is None or abs(gap) < mpf(10) ** -9:
        continue
    print('{Orientation::%s, {%s}, "%s"},' % (kind, ", ".join(map(repr, row)), mpmath.nstr(gap, 30, strip_zeros=False,
                                                                                  min_fixed=-1000, max_fixed=1000)))
    made += 1
