#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A child of the process protocol for center_half: right, but for the one habit that its first argument names.

The fault comes at the line that the second argument numbers (default 1).
"""
import os
import signal
import sys
import time

habit = sys.argv[1]
at = int(sys.argv[2]) if len(sys.argv) > 2 else 1
end = "\r\n" if habit == "crlf" else "\n"

if habit == "deaf":
    time.sleep(1000)
if habit == "banner":
    print("ready", flush=True)

lines = 0
for line in sys.stdin:
    lines += 1
    cx, cy, hx, hy, px, py, r = map(float, line.split(" "))
    u, v = max(abs(px - cx) - hx, 0), max(abs(py - cy) - hy, 0)
    hit = u * u + v * v <= r * r
    if habit == "square":
        hit = u <= r and v <= r
    if habit == "drops" and cx == at - 1:  # whatever its place, and with its answers still in the buffer
        os.kill(os.getpid(), signal.SIGKILL)
    if lines == at:
        if habit == "exits":
            sys.exit(3)
        if habit == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        if habit == "stalls":
            time.sleep(1000)
        if habit == "mumbles":
            print("m\x1baybe")
        if habit == "repeats":
            sys.stdout.write("1" + end)
        if habit == "complains":
            print("a word to people", file=sys.stderr)
    sys.stdout.write(("1" if hit else "0") + end)
    if habit not in ("buffers", "drops"):
        sys.stdout.flush()
if habit == "adds":
    print("1")
if habit == "lingers":
    sys.stdout.flush()
    time.sleep(1000)
if habit == "status":
    sys.exit(5)
