# SPDX-License-Identifier: MIT
"""verify.py and `tangency classify`, which share nothing, give the same verdicts and gaps of drawn inputs of each question."""
import pathlib
import random
import subprocess
import sys
from fractions import Fraction

root, tangency = sys.argv[1:3]
sys.path.insert(0, str(pathlib.Path(root) / "league"))
import data  # noqa: E402
import verify_gaps  # noqa: E402
import verify_numbers  # noqa: E402
import verify_polygons  # noqa: E402

FEW = 40
DEEP = ("box_ball", "ball_ball", "box_box", "polygon_ball", "polygon_polygon", "box_point", "polygon_point")  # how deep is asked of these


def draw(source, question, form, dim, most):
    """Half units of at most `most` each, so that every verdict is common; extents and radii are not negative."""
    count = data.count_numbers({"question": question, "form": form, "dim": dim})
    numbers = [source.randint(-2 * most, 2 * most) / 2 for _ in range(count)]
    last, first = count - 1, {"ball_ball": dim, "capsule_ball": 2 * dim, "capsule_capsule": 2 * dim}
    sizes = [first[question], last] if question in first else [last] if question in ("box_ball", "box_moving_ball", "segment_ball") else []
    for box in range(0 if not question.startswith("box") else 2 if question == "box_box" else 1):
        for low, high in ((2 * dim * box + axis, 2 * dim * box + dim + axis) for axis in range(dim)):
            if form == "lo_hi":
                numbers[low], numbers[high] = sorted((numbers[low], numbers[high]))
            else:
                sizes.append(high)
    for place in sizes:
        numbers[place] = abs(numbers[place])
    return numbers


def draw_polygons(source, question, form, most):
    """Strictly convex polygons of half units, both ways round, and the shape beside them."""
    numbers = []
    for count in data.count_vertices(form):
        while True:
            points = [(source.randint(-2 * most, 2 * most) / 2, source.randint(-2 * most, 2 * most) / 2) for _ in range(count)]
            turns = [verify_polygons.turn(*(points[(i + step) % count] for step in range(3))) for i in range(count)]
            if min(turns) > 0 or max(turns) < 0:
                break
        numbers += [number for point in points for number in point]
    _, points, radii = data.QUESTIONS[question]
    return numbers + [source.randint(-2 * most, 2 * most) / 2 for _ in range(2 * points)] + [source.randint(0, 8) / 2 for _ in range(radii)]


source, compared, seen = random.Random(1), 0, set()
for question, (forms, _, _) in data.QUESTIONS.items():
    for form, dim in ((form, dim) for form in forms for dim in ((2,) if question in data.FLAT else (2, 3))):
        drawn = [draw_polygons(source, question, form, most) if data.count_vertices(form) else
                 draw(source, question, form, dim, most) for most in (4, 1) for _ in range(FEW)]
        lines = "".join(" ".join(map(repr, numbers)) + "\n" for numbers in drawn)
        told = subprocess.run([tangency, "classify", "--question", question, "--form", form, "--scalar", "f64", "--dim", str(dim)],
                              input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
        assert len(told) == len(drawn), told
        for numbers, line in zip(drawn, told):
            verdict, gap, _, radii = verify_gaps.QUESTIONS[question](form, dim, list(map(Fraction, numbers)))
            assert line.split()[0] == verdict, (question, form, numbers, line, verdict)
            exact = Fraction(next(word for word in line.split() if word.startswith("gap_sq="))[7:])
            if radii:  # d^2 - r^2
                distance = gap + sum(radii)
                square = distance ** 2 - sum(radii) ** 2
            else:
                square = gap ** 2 * (1 if gap > 0 else -1)
            assert abs(square - exact) < Fraction(1, 10 ** 60), (question, form, numbers, line, float(gap))
            compared += 1
            seen.add((question, verdict))
        # Numbers, of those that are farther apart: as right as classify's nearest doubles are near, and wrong by what is added.
        for answer in ("distance", "distance_sq", "signed_distance", "mtv", "nearest", "time"):
            row = {"question": question, "form": form, "dim": dim, "answer": answer}
            if (answer in ("signed_distance", "mtv") and question not in DEEP) or (answer == "time" and question != "box_moving_ball"):
                continue
            told = subprocess.run([tangency, "classify", "--question", question, "--form", form, "--scalar", "f64", "--dim", str(dim),
                                   "--answer", answer], input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
            for drawn_numbers, line in zip(drawn[:FEW], told):
                numbers = list(map(Fraction, drawn_numbers))
                reply = verify_numbers.read(line.partition(f" {answer}=")[2].partition(" exact=")[0])
                assert verify_numbers.error(row, numbers, reply) < Fraction(1, 10 ** 12), (row, drawn_numbers, line)
                if answer == "time":  # else it never touches, or starts so
                    if not line.startswith("touching"):
                        reply = [Fraction(0 if line.startswith("disjoint") else 2)]
                        assert verify_numbers.error(row, numbers, reply) > 0, (row, drawn_numbers, line)
                    continue
                longer = [number + (Fraction(3, 16) if answer != "nearest" else 99) for number in reply]
                # A depth is no multiple of that. The root of a square grows by less; a translation may leave as far another way.
                least = Fraction(1, 1000) if answer != "mtv" else Fraction(1, 100)
                assert verify_numbers.error(row, numbers, longer) > least, (row, drawn_numbers, line)
                compared += 1
assert len(seen) == 3 * len(data.QUESTIONS), f"a verdict was never drawn: {seen}"
print(f"{compared} inputs: the same verdicts and gaps")
