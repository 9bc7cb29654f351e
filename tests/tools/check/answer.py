# SPDX-License-Identifier: MIT
"""A program on trial: answers each line by an expression of its numbers, n, of their names, of how far the shapes lie apart on each
axis, u and v, of hit, and of what it kept.

usage: answer.py FORM EXPRESSION
"""
import math
import os
import struct
import sys

NAMES = {"center_half": "cx cy hx hy px py r", "lo_hi": "lox loy hix hiy px py r", "corner_size": "x y w h px py r",
         "pixels": "x y w h px py r", "balls": "px py r qx qy s", "list": ""}


def number(form, word):
    """A whole number of pixels, else a float, or a word of a list."""
    if form == "pixels":
        return int(word)
    try:
        return float(word)
    except ValueError:
        return word


def f32(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def values(form, n):
    known = dict(zip(NAMES[form].split(), n), n=n, kept=kept, math=math, os=os, sys=sys, f32=f32)
    if form in ("center_half", "lo_hi"):
        a, b, c, d, x, y, r = n
        u, v = (max(abs(x - a) - c, 0), max(abs(y - b) - d, 0)) if form == "center_half" else (max(a - x, x - c, 0), max(b - y, y - d, 0))
        known.update(u=u, v=v, hit=u * u + v * v <= r * r)
    return known


kept = []
code = compile(sys.argv[2], "answer", "eval")
for line in sys.stdin:
    print(eval(code, values(sys.argv[1], [number(sys.argv[1], word) for word in line.split()])), flush=True)
