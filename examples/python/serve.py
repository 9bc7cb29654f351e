# SPDX-License-Identifier: MIT
"""Answers cases on standard input with a function of yours: `serve(hits)`. Needs nothing beyond Python 3.8."""
import os
import sys


def serve(hits):
    """Calls hits(*numbers) for each line and prints 1 or 0, until the input ends.

    Many cases are in flight, so what is there is read at once and answered with one write. Waiting for
    more before answering would stall both sides; a write for every line would cost most of the time.
    """
    rest = b""
    while chunk := os.read(sys.stdin.fileno(), 1 << 16):
        *lines, rest = (rest + chunk).split(b"\n")
        answers = b"".join(b"1\n" if hits(*map(float, line.split())) else b"0\n" for line in lines)
        sys.stdout.buffer.write(answers)
        sys.stdout.buffer.flush()
