# SPDX-License-Identifier: MIT
"""A row's sentence: the fault, where, by how much, and both shapes by their own numbers."""
import pathlib
import struct
import sys

sys.path.insert(0, str(pathlib.Path(sys.argv[1]) / "league"))
import sentences  # noqa: E402


def row(question, form, dim, numbers, told, verdict, reference, **more):
    bits = {f"n{i}": "0x" + struct.pack(">d", number).hex() for i, number in enumerate(numbers)}
    return {"question": question, "form": form, "dim": dim, "scalar": "f64", "class": "wrong", "contract_by_region": {}, "dies_on": None,
            "counterexample": {"bits": bits, "answer": told, "verdict": verdict, "reference": f"{verdict} {reference}, gap_sq 0"}, **more}


TOLD = {
    "a hit where the circle misses the rectangle at a corner by 0.414: rectangle (0, 0), 2 x 2; circle (3, 3) radius 1":
        row("box_ball", "corner_size", 2, (0, 0, 2, 2, 3, 3, 1), True, "disjoint", "at a corner"),
    "a miss where the sphere overlaps the box at a face by 0.5: box centre (0, 0, 0), half sizes 1 x 2 x 3; sphere (2, 0, 0) radius 1.5":
        row("box_ball", "center_half", 3, (0, 0, 0, 1, 2, 3, 2, 0, 0, 1.5), False, "overlapping", "at a face"),
    "a miss where the circle lies inside the rectangle: rectangle (0, 0) to (8, 6); circle (4, 3) radius 2":
        row("box_ball", "lo_hi", 2, (0, 0, 8, 6, 4, 3, 2), False, "overlapping", "with its centre inside"),
    "a miss where the circle overlaps the rectangle with its centre inside: rectangle centre (4, 3), 8 x 6 rotated by 90 degrees; circle (4, 3) radius 9":
        row("box_ball", "center_size_degrees", 2, (4, 3, 8, 6, 90, 4, 3, 9), False, "overlapping", "with the centre inside"),
    "a miss where the segment overlaps the rectangle by 0.707: rectangle (0, 0), 1 x 1; segment (0, 1) to (1, 0)":
        row("box_segment", "corner_size", 2, (0, 0, 1, 1, 0, 1, 1, 0), False, "overlapping", ""),
    "a hit where the rectangles are apart by 5: rectangle (0, 0) to (1, 1); rectangle (4, 5) to (6, 6)":
        row("box_box", "lo_hi", 2, (0, 0, 1, 1, 4, 5, 6, 6), True, "disjoint", "corner to corner"),
    "a hit where the circle misses the polygon at a side by 0.5: polygon (0, 0) (8, 0) (0, 6); circle (7, 7) radius 4.5":
        row("polygon_ball", "vertices3", 2, (0, 0, 8, 0, 0, 6, 7, 7, 4.5), True, "disjoint", "at a side"),
    "a miss where the circle overlaps the rectangle on a way through it: rectangle (0, 0) to (4, 4); circle moving (-1, 2) to (5, 2), radius 1":
        row("box_moving_ball", "lo_hi", 2, (0, 0, 4, 4, -1, 2, 5, 2, 1), False, "overlapping", "with its way through"),
    "a hit where the point lies outside the rectangle at a side by 1: rectangle (0, 0), 2 x 2; point (3, 1)":
        row("box_point", "corner_size", 2, (0, 0, 2, 2, 3, 1), True, "disjoint", "at a face"),
    "a miss where the point lies inside the polygon by 1: polygon (0, 0) (8, 0) (0, 6); point (1, 1)":
        row("polygon_point", "vertices3", 2, (0, 0, 8, 0, 0, 6, 1, 1), False, "overlapping", "inside"),
    "a miss where the point is on the border of the box at an edge: box (0, 0, 0) to (1, 1, 1); point (0, 0, 0.5)":
        row("box_point", "lo_hi", 3, (0, 0, 0, 1, 1, 1, 0, 0, 0.5), False, "touching", "at an edge"),
    "a hit where the segments are apart by 2: segment (0, 0) to (1, 0); segment (3, 0) to (4, 0)":
        row("segment_segment", "ends", 2, (0, 0, 1, 0, 3, 0, 4, 0), True, "disjoint", "end to end"),
    "a miss where the capsules just touch with segments that meet: capsule (0, 0) to (1, 0) radius 0; capsule (1, 0) to (1, 1) radius 0":
        row("capsule_capsule", "ends_radius", 2, (0, 0, 1, 0, 0, 1, 0, 1, 1, 0), False, "touching", "with segments that meet"),
    "a miss where the segment overlaps the polygon by 1: polygon (0, 0) (8, 0) (0, 6); segment (1, 1) to (1, 9)":
        row("polygon_segment", "vertices3", 2, (0, 0, 8, 0, 0, 6, 1, 1, 1, 9), False, "overlapping", "inside"),
    "a hit where the circle misses the segment at an end by 1: segment (0, 0) to (4, 0); circle (7, 4) radius 4":
        row("segment_ball", "ends", 2, (0, 0, 4, 0, 7, 4, 4), True, "disjoint", "at an end"),
    "a miss where the sphere overlaps the capsule beside it by 1: capsule (0, 0, 0) to (4, 0, 0) radius 1; sphere (2, 2, 0) radius 2":
        row("capsule_ball", "ends_radius", 3, (0, 0, 0, 4, 0, 0, 1, 2, 2, 0, 2), False, "overlapping", "beside it"),
    "a hit where the capsules are apart by 1: capsule (0, 0) to (4, 0) radius 1; capsule (7, 0) to (9, 0) radius 1":
        row("capsule_capsule", "ends_radius", 2, (0, 0, 4, 0, 1, 7, 0, 9, 0, 1), True, "disjoint", "end to end"),
    "the translation (0.5, 0), which leaves an overlap of 0.5, where the circles overlap by 1: circle (0, 0) radius 1; circle (2, 0) radius 2":
        row("ball_ball", "center_radius", 2, (0, 0, 1, 2, 0, 2), "(0.5, 0)", "overlapping", "along an axis", answer="mtv"),
    "the translation (3, 0), 2 too long, where the circles overlap by 1: circle (0, 0) radius 1; circle (2, 0) radius 2":
        row("ball_ball", "center_radius", 2, (0, 0, 1, 2, 0, 2), "(3, 0)", "overlapping", "at a face", answer="mtv"),
    "the nearest point (1, 0.5) where the point lies outside the rectangle at a side by 1: rectangle (0, 0), 2 x 2; point (3, 1)":
        row("box_point", "corner_size", 2, (0, 0, 2, 2, 3, 1), "(1, 0.5)", "disjoint", "at a face", answer="nearest"),
    "a touch is a miss at a side, a hit at a corner; a miss where the circle just touches the rectangle at a side: rectangle (0, 1), 1 x 1; circle (0, 0) radius 1":
        row("box_ball", "corner_size", 2, (0, 1, 1, 1, 0, 0, 1), False, "touching", "at a face",
            **{"class": "ties", "contract_by_region": {"face": "open", "corner": "closed"}}),
}
for told, given in TOLD.items():
    assert sentences.sentence(given) == told, (sentences.sentence(given), told)

died = row("box_ball", "corner_size", 2, (0, 0, 1, 1, 2, 0, 1), None, "", "")
died = {**died, "class": "dies", "counterexample": None,
        "dies_on": {"message": "tangency_corner_size_f64 was killed by SIGSEGV", "bits": died["counterexample"]["bits"]}}
assert sentences.sentence(died) == "dies: it was killed by SIGSEGV: rectangle (0, 0), 1 x 1; circle (2, 0) radius 1", sentences.sentence(died)
assert sentences.sentence({"class": "tolerance", "margin": "0..0.05", "why": {"margin": "a skin"}}) == "either answer where the gap is 0 to 0.05: a skin"
assert sentences.sentence({"class": "right"}) is None
print(f"{len(TOLD) + 3} rows are told in a sentence")
