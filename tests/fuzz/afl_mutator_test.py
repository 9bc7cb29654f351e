#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""afl_mutator_test.py LIBRARY: loads the mutator for AFL++ and calls it as afl-fuzz does, which CI does not install;
once for each question, since the mutator reads its environment at its start."""
import ctypes
import os
import subprocess
import sys

MOST = 512  # docs/fuzz.md

library = ctypes.CDLL(sys.argv[1])
library.afl_custom_init.restype = ctypes.c_void_p
library.afl_custom_init.argtypes = [ctypes.c_void_p, ctypes.c_uint]
library.afl_custom_deinit.argtypes = [ctypes.c_void_p]
library.afl_custom_fuzz.restype = ctypes.c_size_t
library.afl_custom_fuzz.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_void_p),
                                    ctypes.c_char_p, ctypes.c_size_t, ctypes.c_size_t]


def children(seed, count, most):
    """What becomes of one byte in `count` steps, each child the next one's parent."""
    state = library.afl_custom_init(None, seed)
    out = ctypes.c_void_p()
    made, other = [b"x"], b"\x02" * 200
    for i in range(count):
        before = made[-1]
        size = library.afl_custom_fuzz(state, before, len(before), ctypes.byref(out),
                                       other if i % 2 else None, len(other) if i % 2 else 0, most)
        made.append(ctypes.string_at(out.value, size))
    library.afl_custom_deinit(state)
    return made[1:]


long = children(1, 2000, 1 << 20)
assert all(1 <= len(child) <= MOST for child in long), "a child is empty or longer than inputs are"
assert len(set(long)) > 1500, f"{len(set(long))} different children of 2000"
assert len({child[2] for child in long if len(child) > 2}) >= 8, "some kinds of row are never made"
assert long == children(1, 2000, 1 << 20) and long != children(2, 2000, 1 << 20), "the seed does not decide"
assert all(1 <= len(child) <= 5 for child in children(1, 500, 5)), "a child is longer than asked for"
if len(sys.argv) == 2:
    for question in ("box_segment", "polygon_polygon"):
        other = subprocess.run([sys.executable, __file__, sys.argv[1], question], env=os.environ | {"TANGENCY_FUZZ_QUESTION": question},
                               capture_output=True, text=True)
        assert other.returncode == 0, other.stderr
        assert long[-1].hex() not in other.stdout, f"{question} mutates as box_ball does"
    wrong = subprocess.run([sys.executable, __file__, sys.argv[1], "box_box"], env=os.environ | {"TANGENCY_FUZZ_QUESTION": "box_bal"},
                           capture_output=True, text=True)
    assert wrong.returncode == 2 and "no question is named 'box_bal'" in wrong.stderr, wrong
print(long[-1].hex())
print(f"{len(set(long))} different children, {max(map(len, long))} bytes at most")
