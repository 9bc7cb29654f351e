#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A child of the process protocol for center_half: right, but for the one habit that its first argument names.

The fault comes at the line that the second argument numbers (default 1). Each process adds a line to the file that
CHILD_LOG names, if any.
"""
import math
import os
import signal
import sys
import time

habit = sys.argv[1]
if habit == "wide_ties":  # the others start sooner without it
    from fractions import Fraction
at = int(sys.argv[2]) if len(sys.argv) > 2 else 1
end = "\r\n" if habit == "crlf" else "\n"

# Buffered like the standard output of most languages into a pipe, whatever PYTHONUNBUFFERED says.
out = open(1, "w", buffering=8192, newline="", closefd=False)
if "CHILD_LOG" in os.environ:
    with open(os.environ["CHILD_LOG"], "a", encoding="ascii") as log:
        log.write(f"{os.getpid()}\n")
if habit == "deaf":
    time.sleep(1000)
if habit == "late":
    time.sleep(2.5)
if habit == "banner":
    print("ready", file=out, flush=True)

lines = 0
for line in sys.stdin.readlines() if habit == "hoards" else sys.stdin:
    lines += 1
    cx, cy, hx, hy, px, py, r = map(float, line.split(" "))
    u, v = max(abs(px - cx) - hx, 0), max(abs(py - cy) - hy, 0)
    hit = u * u + v * v <= r * r
    if habit == "square":
        hit = u <= r and v <= r
    if habit == "wide_ties" and all(map(math.isfinite, (cx, cy, hx, hy, px, py, r))):  # exact, but that those of many bits are misses
        u, v = (max(abs(Fraction(p) - Fraction(c)) - Fraction(h), 0) for c, h, p in ((cx, hx, px), (cy, hy, py)))
        beyond = u * u + v * v - Fraction(r) ** 2
        hit = beyond < 0 or beyond == 0 and all((math.frexp(number)[0] * 2**24).is_integer() for number in (px, py, r))
    if habit == "overruns" and 1e8 < abs(px) < 1e9:
        raise IndexError(f"no cell for {px}")
    if cx == at - 1:  # whatever its place
        if habit in ("drops", "chunks"):  # with answers still in the buffer
            os.kill(os.getpid(), signal.SIGKILL)
        if habit == "falls":
            hit = 1 / (r - r)
        if habit == "hangs":
            time.sleep(1000)
    times, rest = divmod(lines, at)
    if habit == "pauses" and rest == 0 and times & (times - 1) == 0:  # at the line, and at 2, 4, 8... times its number
        time.sleep(0.4)
    if lines == at:
        if habit == "exits":
            sys.exit(3)
        if habit == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        if habit == "warms":
            time.sleep(2.5)
        if habit == "stalls":
            time.sleep(1000)
        if habit == "mumbles":
            print("m\x1baybe", file=out)
        if habit == "repeats":
            out.write("1" + end)
        if habit == "complains":
            print("a word to people", file=sys.stderr)
    out.write(("1" if hit else "None" if habit == "forgets" else "0") + end)
    if habit not in ("buffers", "drops", "hoards") and not (habit == "chunks" and lines % 50):
        out.flush()
if habit == "adds":
    print("1", file=out)
if habit == "lingers":
    out.flush()
    time.sleep(1000)
out.flush()
if habit == "status":
    sys.exit(5)
