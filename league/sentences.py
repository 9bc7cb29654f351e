# SPDX-License-Identifier: MIT
"""What is wrong with a function of the league in one sentence, by one case: the `sentence` of its row, which every page shows."""
import math
import re
from fractions import Fraction

import data
import verify
import verify_gaps
import verify_numbers

BALL, BOX = {2: "circle", 3: "sphere"}, {2: "rectangle", 3: "box"}
PLURALS = {"ball_ball": {2: "circles", 3: "spheres"}, "box_box": {2: "rectangles", 3: "boxes"}, "polygon_polygon": {2: "polygons"},
           "capsule_capsule": {2: "capsules", 3: "capsules"}, "segment_segment": {2: "segments"}}
AMONG_TWO = {  # where the places that the reference tells are, for shapes that have no faces of their own
    "ball_ball": {"inside": "with one centre", "face": "along an axis", "corner": "across the axes"},
    "box_box": {"inside": "", "face": "side by side", "edge": "edge to edge", "corner": "corner to corner"},
    "polygon_polygon": {"inside": "", "face": "at a side", "corner": "corner to corner"},
    "segment_segment": {"inside": "", "face": "beside each other", "corner": "end to end"},
    "segment_ball": {"inside": "with its centre on it", "face": "beside it", "edge": "beside it", "corner": "at an end"},
    "capsule_ball": {"inside": "with its centre on the segment", "face": "beside it", "edge": "beside it", "corner": "at an end"},
    "capsule_capsule": {"inside": "with segments that meet", "face": "beside each other", "edge": "end to side", "corner": "end to end"}}
# By the words of the reference's view, old and new.
REGIONS = {"edge": "edge|end to side", "corner": "corner|diagonally|end to end|at an end", "face": "face|side|axis|beside"}
TOUCH = {"closed": "a hit", "open": "a miss", "half_open": "a hit at low sides alone", "rounded": "decided by rounding",
         "mixed": "now a hit, now a miss"}


def brief(number, digits=6):
    """As many digits, or all of a whole number that is not huge."""
    number = float(number)
    return str(int(number)) if number.is_integer() and abs(number) < 1e9 else f"{number:.{digits}g}"


def place(row, region):
    if row["question"] in AMONG_TWO:
        return AMONG_TWO[row["question"]][region]
    side = "a face" if row["dim"] == 3 else "a side"
    return {"inside": "inside", "face": f"at {side}", "edge": "at an edge", "corner": "at a corner"}[region]


def shapes(row, numbers):
    """Both shapes by their own numbers, as the form has them."""
    dim, question, form = row["dim"], row["question"], row["form"]
    rest = list(numbers)

    def take(count):
        taken = [brief(number) for number in rest[:count]]
        del rest[:count]
        return taken

    def point():
        return f"({', '.join(take(dim))})"

    def box():
        sides, turn = data.split_form(form)
        start = point()
        if sides == "lo_hi":
            text = f"{BOX[dim]} {start} to {point()}"
        else:
            middle = "centre " if sides.startswith("center") else ""
            half = "half sizes " if sides == "center_half" else ""
            text = f"{BOX[dim]} {middle}{start}, {half}{' x '.join(take(dim))}"
        if turn is None:
            return text
        angle = take(data.ORIENTATIONS[turn])
        if len(angle) == 1:
            return text + (f" rotated by {angle[0]} {turn}" if angle[0] != "0" else "")
        return f"{text}, {turn} ({', '.join(angle)})"

    def ball():
        corner = "in the square at " if form.endswith("ball_corner") else ""
        return f"{BALL[dim]} {corner}{point()} radius {take(1)[0]}"

    def polygon(count):
        return f"polygon {' '.join(point() for _ in range(count))}"

    def way():
        return f"{point()} to {point()}"

    def capsule():
        return f"capsule {way()} radius {take(1)[0]}"

    vertices = data.count_vertices(form)
    if question == "segment_segment":
        both = [f"segment {way()}", f"segment {way()}"]
    elif question == "segment_ball":
        both = [f"segment {way()}", ball()]
    elif question.startswith("capsule"):
        both = [capsule(), ball() if question == "capsule_ball" else capsule()]
    elif question == "ball_ball":
        both = [ball(), ball()]
    elif question == "box_segment":
        both = [box(), f"segment {way()}"]
    elif question == "box_moving_ball":
        both = [box(), f"{BALL[dim]} moving {way()}, radius {take(1)[0]}"]
    elif vertices:
        beside = {"polygon_point": lambda: f"point {point()}", "polygon_segment": lambda: f"segment {way()}", "polygon_ball": ball}
        both = [polygon(vertices[0]), polygon(vertices[1]) if len(vertices) > 1 else beside[question]()]
    elif question == "box_point":
        both = [box(), f"point {point()}"]
    else:
        both = [box(), box() if question == "box_box" else ball()]
    assert not rest, (form, numbers)
    return "; ".join(both)


def standing(row, verdict, region, gap, depth):
    """"the circle misses the rectangle at a corner by 0.414"; `depth` is how far the centre of a ball is inside."""
    by = "" if verdict == "touching" else f" by {brief(abs(gap), 3)}"
    where = f" {place(row, region)}".rstrip()
    if row["question"] in PLURALS:
        said = {"disjoint": "are apart", "touching": f"just touch{where}", "overlapping": "overlap"}[verdict]
        return f"the {PLURALS[row['question']][row['dim']]} {said}{by}{where if region == 'inside' and verdict == 'overlapping' else ''}"
    one, _, other = row["question"].partition("_")
    first = BOX[row["dim"]] if one == "box" else one
    second = other if other in ("point", "segment") else BALL[row["dim"]]
    if region == "inside" and second in ("point", "segment"):
        where = ""
        if second == "point":
            return f"the point lies inside the {first}{by}"
    elif region == "inside" and one in ("box", "polygon"):
        where, by = " on a way through it" if row["question"] == "box_moving_ball" else " with its centre inside", ""
        if depth >= -gap > 0:
            return f"the {second} lies inside the {first}"
    if second == "point":
        return f"the point {'lies outside' if verdict == 'disjoint' else 'is on the border of'} the {first}{where}{by}"
    said = {"disjoint": "misses", "touching": "just touches", "overlapping": "overlaps"}[verdict]
    return f"the {second} {said} the {first}{where}{by}"


def numeric_fault(row, numbers, told):
    """What is wrong with an answer that is a number or a vector."""
    if row["answer"] != "mtv":
        return f"the {'nearest point' if row['answer'] == 'nearest' else row['answer'].replace('_', ' ')} {told}"
    exact, way = verify_numbers.separation(row, numbers), verify_numbers.read(told)
    if way is None:
        return f"the translation {told}, which is none,"
    left = -verify_numbers.separation(row, verify_numbers.moved(row, numbers, way))
    if left > 0:
        return f"the translation {told}, which leaves an overlap of {brief(left, 3)},"
    return f"the translation {told}, {brief(math.hypot(*map(float, way)) + float(min(exact, 0)), 3)} too long,"


def by_regions(row):
    """"a touch is a hit at a corner, a miss at a side"; nothing where it is one of the two everywhere."""
    places = {}
    for region, contract in row["contract_by_region"].items():
        places.setdefault(TOUCH[contract], []).append(place(row, region) or "with edges across")
    if len(places) == 1:
        told = next(iter(places))
        return None if told in (TOUCH["closed"], TOUCH["open"]) else f"a touch is {told}"
    return "a touch is " + ", ".join(f"{told} {' and '.join(where)}" for told, where in places.items())


def sentence(row):
    """One sentence of a row that is not right, None of one that is."""
    if row["class"] == "right":
        return None
    if row["class"] == "tolerance":
        return f"either answer where the gap is {row['margin'].replace('..', ' to ')}: {row['why']['margin']}"
    case = row["counterexample"]
    if case is None:
        died = row["dies_on"]
        if died is None:
            return by_regions(row)
        numbers = [verify.certificates.number_of(bits, row["scalar"]) for bits in died.get("bits", {}).values()]
        said = re.sub(r"^tangency\w+", "it", died["message"])
        return f"dies: {said}" + (f": {shapes(row, numbers)}" if numbers else "")
    numbers = [Fraction(verify.certificates.number_of(bits, row["scalar"])) for bits in case["bits"].values()]
    _, gap, _, _ = verify_gaps.QUESTIONS[row["question"]](row["form"], row["dim"], numbers)
    told = case["reference"].split(",")[0]
    region = next((name for name, words in REGIONS.items() if re.search(rf"\b({words})\b", told)), "inside")
    depth = verify_numbers.depth_within(row, numbers) if row["question"] in ("box_ball", "polygon_ball") else 0
    found = f"where {standing(row, case['verdict'], region, gap, depth)}: {shapes(row, numbers)}"
    if not isinstance(case["answer"], bool):
        return f"{numeric_fault(row, numbers, case['answer'])} {found}"
    fault = f"{'a hit' if case['answer'] else 'a miss'} {found}"
    regions = by_regions(row) if row["class"] == "ties" else None
    return f"{regions}; {fault}" if regions else fault
