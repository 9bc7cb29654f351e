# SPDX-License-Identifier: MIT
"""verify.py passes a true finding and refuses each kind of false one."""
import math
import pathlib
import struct
import sys

sys.path.insert(0, str(pathlib.Path(sys.argv[1]) / "league"))
import verify  # noqa: E402


def row(form, dim, numbers, answer, **more):
    bits = {f"n{i}": "0x" + struct.pack(">d", number).hex() for i, number in enumerate(numbers)}
    made = {"form": form, "dim": dim, "scalar": "f64", "domain": None, "band": 8, "margin": None, "class": "wrong",
            "counterexample": {"property": "P02", "bits": bits, "answer": answer}}
    return {**made, **more}


def expect(word, given):
    reason = verify.judge(given)
    assert (reason is None) == (word is None) and (word is None or word in reason), (word, reason, given)


far = ("center_half", 2, (0, 0, 1, 1, 5, 0, 1))
expect(None, row(*far, True))
expect("answer is right", row(*far, False))
expect("a tie", row("center_half", 2, (0, 0, 1, 1, 2, 0, 1), False, counterexample={
    **row("center_half", 2, (0, 0, 1, 1, 2, 0, 1), False)["counterexample"], "property": "P01"}))
expect("within rounding", row("center_half", 2, (0, 0, 1, 1, math.nextafter(2, 3), 0, 1), True))
expect("without size", row("lo_hi", 2, (0, 0, 0, 2, 5, 0, 1), True, domain="proper"))
expect("without radius", row("corner_size", 2, (0, 0, 1, 2, 5, 0, 0), True, domain="proper"))
expect("beyond range", row(*far, True, domain="proper,range=1e-3..4"))
expect(None, row(*far, True, domain="proper,range=1e-3..1e3"))
expect("margin", row(*far[:2], (0, 0, 1, 1, 2.005, 0, 1), True, margin="0..0.01"))
expect(None, row(*far[:2], (0, 0, 1, 1, 2.05, 0, 1), True, margin="0..0.01"))
expect("no counterexample", row(*far, True, counterexample=None))
expect("from a tie", row(*far, True, **{"class": "ties"}))
expect(None, row("corner_size_ball_corner", 2, (0, 0, 1, 1, 2, 0, 1), True))
expect(None, row("center_size", 3, (0, 0, 0, 2, 4, 6, 0, 0, 3.5, 1), False))
# A box of half extents (4, 1) rotated by a right angle reaches to y = 4, not to x = 4; 3-4-5 tells the two ways apart.
for form, turn in (("radians", (math.pi / 2,)), ("degrees", (90,)), ("axis", (0, 2))):
    expect(None, row(f"center_half_{form}", 2, (0, 0, 4, 1, *turn, 0, 4.5, 1), False))
    expect(None, row(f"center_half_{form}", 2, (0, 0, 4, 1, *turn, 4.5, 0, 1), True))
expect(None, row("center_half_axis", 2, (0, 0, 4, 1, 3, 4, 2.7, 3.6, 1), False))
expect("answer is right", row("center_half_axis", 2, (0, 0, 4, 1, 3, -4, 2.7, 3.6, 1), False))
expect(None, row("center_half_quaternion", 3, (0, 0, 0, 4, 1, 2, 0, 0, 1, 2, 2.7, 3.6, 0, 1), False))
expect("answer is right", row("center_half_quaternion", 3, (0, 0, 0, 4, 1, 2, 0, 0, -1, 2, 2.7, 3.6, 0, 1), False))
print("verify.py tells true findings from false ones")
