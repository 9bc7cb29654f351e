# SPDX-License-Identifier: MIT
"""verify.py passes a true finding and refuses each kind of false one, a false certificate among them."""
import json
import math
import pathlib
import struct
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(sys.argv[1]) / "league"))
import verify  # noqa: E402
from verify_boxes import measure_box_segment  # noqa: E402


def row(form, dim, numbers, told, question="box_ball", **more):
    bits = {f"n{i}": "0x" + struct.pack(">d", number).hex() for i, number in enumerate(numbers)}
    classified = json.loads(subprocess.run([sys.argv[2], "classify", "--question", question, "--form", form, "--scalar", "f64", "--dim", str(dim),
                                            "--certificate", "--", *bits.values()], capture_output=True, text=True, check=True).stdout)
    made = {"question": question, "form": form, "dim": dim, "scalar": "f64", "domain": None, "band": 8, "margin": None, "class": "wrong",
            "counterexample": {"property": "P02", "bits": bits, "answer": told, "verdict": classified["verdict"],
                               "certificate": classified["certificate"]}}
    return {**made, **more}


def altered(given, **of_counterexample):
    return {**given, "counterexample": {**given["counterexample"], **of_counterexample}}


def expect(word, given):
    reason = verify.judge(given)
    assert (reason is None) == (word is None) and (word is None or word in reason), (word, reason, given)


far = ("center_half", 2, (0, 0, 1, 1, 5, 0, 1))
expect(None, row(*far, True))
# Lies: the other verdict, a radius that the row has not, a direction of no length, another row's proof.
proof = row(*far, True)["counterexample"]["certificate"]
expect("does not prove that it is overlapping", altered(row(*far, False), verdict="overlapping"))
expect("does not prove that it is disjoint", altered(row(*far, True), certificate={**proof, "radii": "0"}))
expect("does not prove that it is disjoint", altered(row(*far, True), certificate={**proof, "normal": ["0", "0"]}))
expect("does not prove that it is disjoint", altered(row("center_half", 2, (0, 0, 1, 1, 6, 0, 1), True), certificate=proof))
expect("no certificate", altered(row(*far, True), certificate={}))
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


def of(question, form, dim, numbers, answer, **more):
    return row(form, dim, numbers, answer, question, **more)


# Two circles with centres 5 apart; the sums of radii 4, 5 and 6 tell the verdicts apart.
expect(None, of("ball_ball", "center_radius", 2, (0, 0, 1, 3, 4, 3), True))
expect("answer is right", of("ball_ball", "center_radius", 2, (0, 0, 1, 3, 4, 3), False))
expect("within rounding", of("ball_ball", "center_radius", 2, (0, 0, 1, 3, 4, 4), False))
expect(None, of("ball_ball", "center_radius", 3, (0, 0, 0, 4, 0, 3, 4, 2), False))
expect("without radius", of("ball_ball", "center_radius", 2, (0, 0, 0, 3, 4, 3), True, domain="proper"))
# A plus of two boxes overlaps, a T touches, and beside them a corner is 5 away.
expect(None, of("box_box", "center_half", 2, (0, 0, 4, 1, 0, 0, 1, 4), False))
expect("within rounding", of("box_box", "corner_size", 2, (0, 0, 4, 1, 1, 1, 1, 4), False))
expect(None, of("box_box", "lo_hi", 2, (0, 0, 1, 1, 4, 5, 6, 6), True, margin="0..4.9"))
expect("margin", of("box_box", "lo_hi", 2, (0, 0, 1, 1, 4, 5, 6, 6), True, margin="0..5.1"))
expect("without size", of("box_box", "lo_hi", 2, (0, 0, 1, 1, 4, 5, 4, 6), True, domain="proper"))
# A way from (3, 7) to (7, 3) passes the corner (4, 4) at sqrt(2), one from (1, 6) to (6, 1) cuts it off.
expect(None, of("box_segment", "lo_hi", 2, (0, 0, 4, 4, 3, 7, 7, 3), True))
expect(None, of("box_segment", "lo_hi", 2, (0, 0, 4, 4, 1, 6, 6, 1), False))
expect("within rounding", of("box_segment", "lo_hi", 2, (0, 0, 4, 4, 3, 5, 5, 3), False))
expect("answer is right", of("box_segment", "center_half", 2, (2, 2, 2, 2, -9, 2, -1, 2), False))
expect(None, of("box_segment", "center_half", 2, (2, 2, 2, 2, 1, 2, 1, 2), False))
expect("within rounding", of("box_segment", "corner_size", 2, (0, 0, 4, 0, 1, -1, 1, 1), False))
expect(None, of("box_segment", "lo_hi", 3, (0, 0, 0, 4, 4, 4, -1, 5, 2, 5, 6, 2), True))
expect(None, of("box_segment", "lo_hi", 3, (0, 0, 0, 4, 4, 4, -1, -1, -1, 5, 5, 5), False))
for numbers, deep in (((0, 0, 4, 4, -1, 3, 9, 3), 1), ((0, 0, 4, 4, -1, 1, 9, 1), 1), ((0, 0, 4, 4, 3, 3, 9, 9), 1)):
    assert measure_box_segment("lo_hi", 2, list(map(verify.Fraction, numbers)))[1] == -deep, numbers
expect(None, of("box_moving_ball", "lo_hi", 2, (0, 0, 4, 4, 3, 7, 7, 3, 1.5), False))
expect(None, of("box_moving_ball", "lo_hi", 2, (0, 0, 4, 4, 3, 7, 7, 3, 1.25), True))
expect("within rounding", of("box_moving_ball", "lo_hi", 2, (0, 0, 4, 4, 7, 8, 20, 30, 5), False))
expect(None, of("box_moving_ball", "center_half", 3, (0, 0, 0, 1, 1, 1, -9, 3, 3, 9, 3, 3, 2), True))
# The triangle (0, 0), (8, 0), (0, 6): its longest side is 3 x + 4 y = 24, and a disk at (7, 7) is 5 beyond, one at (11, -4) as far from a corner.
triangle, backwards = (0, 0, 8, 0, 0, 6), (0, 6, 8, 0, 0, 0)
for vertices in (triangle, backwards):
    expect(None, of("polygon_ball", "vertices3", 2, (*vertices, 7, 7, 5.5), False))
    expect(None, of("polygon_ball", "vertices3", 2, (*vertices, 7, 7, 4.5), True))
    expect("within rounding", of("polygon_ball", "vertices3", 2, (*vertices, 11, -4, 5), False))
    expect("answer is right", of("polygon_ball", "vertices3", 2, (*vertices, 1, 1, 0.5), True))
    expect(None, of("polygon_ball", "vertices3", 2, (*vertices, 11, -4, 4.5), True, margin="0..0.25"))
    expect(None, of("polygon_polygon", "vertices3_3", 2, (*vertices, 7, 7, 9, 7, 7, 9), True, margin="0..4.9"))
    expect("margin", of("polygon_polygon", "vertices3_3", 2, (*vertices, 7, 7, 9, 7, 7, 9), True, margin="0..5.1"))
    expect("within rounding", of("polygon_polygon", "vertices3_3", 2, (*vertices, 4, 3, 9, 3, 4, 9), False))
    expect(None, of("polygon_polygon", "vertices3_3", 2, (*vertices, 1, 1, 2, 1, 1, 2), False))
    # A cross of which no vertex lies in the other.
    expect(None, of("polygon_polygon", "vertices3_4", 2, (*vertices, -1, 1, 9, 1, 9, 2, -1, 2), False))
expect("without radius", of("polygon_ball", "vertices3", 2, (*triangle, 7, 7, 0), True, domain="positive-radius"))
# A needle's band is wider by its sharpest corner: 2e-9 is within rounding of it, and not of the triangle.
expect("within rounding", of("polygon_ball", "vertices3", 2, (0, 0, 8, 0, 8, 1e-6, 4, -1 - 2e-9, 1), True))
expect(None, of("polygon_ball", "vertices3", 2, (*triangle, 4, -1 - 2e-9, 1), True))
# A triangle half as wide as its numbers' last bits lies deep within a square; one a thousand times as wide does so visibly.
for wide, said in ((2.0 ** -52, "as thin"), (2.0 ** -42, None)):
    thin = (1, 0, 1 + 2.0 ** -20, 2.0 ** -20 + wide, 1 + 2.0 ** -19, 2.0 ** -19)
    expect(said, of("polygon_polygon", "vertices3_4", 2, (*thin, 0, -1, 4, -1, 4, 3, 0, 3), False))
# A point in the triangle, on its side, beside it; a segment that reaches its inside, goes along a side, passes a corner.
expect(None, of("polygon_point", "vertices3", 2, (*triangle, 1, 1), False))
expect("within rounding", of("polygon_point", "vertices3", 2, (*triangle, 4, 3), False))
expect("answer is right", of("polygon_point", "vertices3", 2, (*triangle, 7, 7), False))
expect(None, of("polygon_point", "vertices3", 2, (*triangle, 7, 7), True, margin="0..4.9"))
expect(None, of("polygon_segment", "vertices3", 2, (*triangle, -1, 1, 1, 1), False))
expect("within rounding", of("polygon_segment", "vertices3", 2, (*triangle, 0, 1, 0, 2), False))
expect(None, of("polygon_segment", "vertices3", 2, (*triangle, 4, 8, 12, 2), True, margin="0..3.9"))
expect("margin", of("polygon_segment", "vertices3", 2, (*triangle, 4, 8, 12, 2), True, margin="0..4.1"))
# Points in boxes: a corner, a box at an angle of which a 3-4-5 triangle tells the way, and one without an inside.
expect(None, of("box_point", "corner_size", 2, (0, 0, 4, 2, 3.5, 1.5), False))
expect(None, of("box_point", "lo_hi", 3, (0, 0, 0, 1, 2, 3, 1.5, 1, 1), True))
expect("within rounding", of("box_point", "lo_hi", 3, (0, 0, 0, 1, 2, 3, 1, 2, 3), False))
expect(None, of("box_point", "center_half_axis", 2, (0, 0, 4, 1, 3, 4, 2.1, 2.8), False))
expect("answer is right", of("box_point", "center_half_axis", 2, (0, 0, 4, 1, 3, -4, 2.1, 2.8), False))
expect("without size", of("box_point", "lo_hi", 2, (0, 0, 0, 2, 5, 0), True, domain="proper"))
# Segments that cross, touch, lie on one line apart; the distance of two in space is between their insides.
expect(None, of("segment_segment", "ends", 2, (0, 0, 4, 4, 0, 4, 4, 0), False))
expect("within rounding", of("segment_segment", "ends", 2, (0, 0, 4, 4, 2, 2, 4, 0), False))
expect(None, of("segment_segment", "ends", 2, (0, 0, 1, 1, 2, 2, 3, 3), True))
expect("answer is right", of("segment_segment", "ends", 2, (0, 0, 1, 1, 2, 2, 3, 3), False))
expect(None, of("segment_ball", "ends", 2, (0, 0, 8, 0, 11, 4, 4.5), True))
expect(None, of("segment_ball", "ends", 3, (0, 0, 0, 8, 0, 0, 4, 3, 4, 5.5), False))
expect("within rounding", of("capsule_ball", "ends_radius", 2, (0, 0, 8, 0, 2, 11, 4, 3), False))
expect("without radius", of("capsule_ball", "ends_radius", 2, (0, 0, 8, 0, 0, 11, 4, 3), True, domain="proper"))
expect("without length", of("capsule_capsule", "ends_radius", 2, (0, 0, 8, 0, 1, 4, 4, 4, 4, 1), True, domain="proper,moving"))
expect("without length", of("polygon_segment", "vertices3", 2, (*triangle, 7, 7, 7, 7), True, domain="moving"))
expect(None, of("capsule_capsule", "ends_radius", 3, (0, 0, 0, 8, 0, 0, 1, 4, -4, 3, 4, 4, 3, 1.5), True, domain="proper,moving"))
expect(None, of("capsule_capsule", "ends_radius", 3, (0, 0, 0, 8, 0, 0, 1, 4, -4, 3, 4, 4, 3, 2.5), False))
expect("answer is right", of("capsule_capsule", "ends_radius", 2, (0, 0, 8, 0, 1, 4, -4, 4, 4, 1), True))
# A nearest point is one where the shapes are apart, though distances round alike: of a square, of one at an angle, of a segment, of a capsule.
for question, form, dim, numbers, wrong, right in (
        ("box_point", "lo_hi", 2, (0, 0, 1, 1, 0, 2 ** 27), "(1, 1)", "(0, 1)"),
        ("box_point", "center_half_axis", 2, (0, 0, 5, 5, 3, 4, -4 * 2 ** 27, 3 * 2 ** 27), "(-7, -1)", "(-4, 3)"),
        ("segment_ball", "ends", 3, (0, 0, 0, 1, 0, 0, 0, 2 ** 27, 0, 1), "(1, 0, 0)", "(0, 0, 0)"),
        ("capsule_ball", "ends_radius", 2, (0, 0, 1, 0, 1, 0, 2 ** 27, 1), "(1, 1)", "(0, 1)")):
    expect(None, row(form, dim, numbers, wrong, question, answer="nearest"))
    expect("within rounding", row(form, dim, numbers, right, question, answer="nearest"))
print("verify.py tells true findings from false ones")
# Numbers: the centre (3, 0) of a ball of radius 3 is 1 within a box of half extents (4, 6), so it is 4 deep; apart by 3 - 4 - 5.
deep = ("center_half", 2, (0, 0, 4, 6, 3, 0, 3))
for told, word in (("(4, 0)", "off by 0"), ("(0, 4)", None), ("(-4, 0)", None), ("(0, 0)", None), ("(5, 0)", None)):
    expect(word, row(*deep, told, answer="mtv"))
expect("off by 0", row(*far[:2], (0, 0, 1, 1, 4, 5, 2), "3", answer="distance"))
expect(None, row(*far[:2], (0, 0, 1, 1, 4, 5, 2), "5", answer="distance"))
expect("off by 0", row(*far[:2], (0, 0, 1, 1, 4, 5, 2), "25", answer="distance_sq"))
expect(None, row(*far[:2], (0, 0, 1, 1, 4, 5, 2), "9", answer="distance_sq"))
expect("off by 0", row(*deep, "-4", answer="signed_distance"))
expect("off by 0", row(*deep, "-3", answer="signed_distance"))
expect(None, row(*deep, "-1", answer="signed_distance"))
# Points: of a face the nearest beside a ball is (1, 2), of a corner the corner; within a box every point is its own. Of a capsule it is on its rim.
flat = ("lo_hi", 2, (0, 0, 1, 4, 4, 2, 1))
for told, word in (("(1, 2)", "off by 0"), ("(1, 2.5)", None), ("(3, 2)", None), ("(0.5, 2)", None)):
    expect(word, row(*flat, told, answer="nearest"))
expect("off by 0", row("lo_hi", 2, (0, 0, 4, 4, 1, 2), "(1, 2)", "box_point", answer="nearest"))
expect(None, row("lo_hi", 2, (0, 0, 4, 4, 1, 2), "(0, 2)", "box_point", answer="nearest"))
expect("off by 0", row("center_half_axis", 2, (0, 0, 5, 1, 3, 4, 6, 8), "(3, 4)", "box_point", answer="nearest"))
expect("off by 0", row("ends_radius", 2, (0, 0, 8, 0, 1, 4, 4, 4, 9, 2), "(4, 1)", "capsule_capsule", answer="nearest"))
expect(None, row("ends_radius", 2, (0, 0, 8, 0, 1, 4, 4, 4, 9, 2), "(4, 0)", "capsule_capsule", answer="nearest"))
expect("off by 0", row("vertices3", 2, (*triangle, 4, 8, 12, 2), "(4, 3)", "polygon_segment", answer="nearest"))
expect(None, row("vertices3", 2, (*triangle, 4, 8, 12, 2), "(3, 3)", "polygon_segment", answer="nearest"))
# Times: a ball of radius 1 comes from x = 6 to x = 2, and touches the box's side x = 1 where it ends, or at x = 0 half way.
expect("off by 0", row("lo_hi", 2, (0, 0, 1, 4, 6, 2, 2, 2, 1), "1", "box_moving_ball", answer="time"))
expect("off by 0", row("lo_hi", 2, (0, 0, 1, 4, 4, 2, 0, 2, 1), "0.5", "box_moving_ball", answer="time"))
for told in ("0.4", "0.6", "0", "2", "1.5", "-1"):
    expect(None, row("lo_hi", 2, (0, 0, 1, 4, 4, 2, 0, 2, 1), told, "box_moving_ball", answer="time"))
expect("off by 0", row("lo_hi", 2, (0, 0, 1, 4, 6, 2, 3, 2, 1), "2", "box_moving_ball", answer="time"))
expect("off by 0", row("lo_hi", 2, (0, 0, 1, 4, 1, 2, 9, 2, 1), "0", "box_moving_ball", answer="time"))
