#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks every counterexample of league.json by its certificate (clients/python/tangency_certificates.py), measures its gap in exact
fractions, and shares nothing with Tangency but the numbers.

usage: verify.py LEAGUE.JSON

Refused are: a `wrong` row without a counterexample, one whose certificate does not prove its verdict, one whose answer is true of
the exact shapes, one outside the row's domain or inside its margin, one within rounding (the row's band, in eps of the largest length) of a tie, or of the
exact number where numbers are answered, one with a polygon as thin as its own rounding; a `ties` row whose counterexample is not within that. Exit status: 0 all hold, 1 refused, 2 no such file.
"""
import json
import math
import pathlib
import sys
from fractions import Fraction

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "clients/python"))
import tangency_certificates as certificates  # noqa: E402
import verify_numbers  # noqa: E402

ORIENTATIONS = ("radians", "degrees", "axis", "quaternion")
BITS = 300  # of the fractions that stand for sines, cosines and roots


def root(square):
    """The square root, too small by less than 2^-BITS of it or of 1."""
    scaled = square * (1 << 2 * BITS)
    return Fraction(math.isqrt(scaled.numerator // scaled.denominator), 1 << BITS)


def sine_cosine(angle):
    """By Taylor's series of angle / 2^k, doubled k times; the error stays below 2^-200 for angles below 2^20."""
    halvings = max(0, math.ceil(abs(angle)).bit_length() + 8)
    x = angle / (1 << halvings)
    x = Fraction(round(x * (1 << 2 * BITS)), 1 << 2 * BITS)
    sine = cosine = Fraction(0)
    term, n = Fraction(1), 0
    while abs(term) > Fraction(1, 1 << 2 * BITS):
        if n % 2 == 0:
            cosine += term if n % 4 == 0 else -term
        else:
            sine += term if n % 4 == 1 else -term
        n += 1
        term = Fraction(round(term * x / n * (1 << 2 * BITS + 40)), 1 << 2 * BITS + 40)
    for _ in range(halvings):
        sine, cosine = 2 * sine * cosine, cosine * cosine - sine * sine
        sine, cosine = (Fraction(round(v * (1 << 2 * BITS)), 1 << 2 * BITS) for v in (sine, cosine))
    return sine, cosine


def pi():
    """Machin: 16 atan(1/5) - 4 atan(1/239)."""
    def arctangent(n):
        total, term, k, one = 0, (1 << 2 * BITS) // n, 0, 1 << 2 * BITS
        while term:
            total += (term if k % 2 == 0 else -term) // (2 * k + 1)
            term //= n * n
            k += 1
        return Fraction(total, one)
    return 16 * arctangent(5) - 4 * arctangent(239)


def rows_of(kind, numbers):
    """The rows of the matrix that takes an offset in space into the box's own frame."""
    if kind == "quaternion":
        x, y, z, w = numbers
        n = x * x + y * y + z * z + w * w
        columns = ((w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)),
                   (2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)),
                   (2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z))
        return [[columns[i][j] / n for i in range(3)] for j in range(3)]
    if kind == "axis":
        length = root(numbers[0] ** 2 + numbers[1] ** 2)
        cosine, sine = numbers[0] / length, numbers[1] / length
    else:
        sine, cosine = sine_cosine(numbers[0] if kind == "radians" else numbers[0] * pi() / 180)
    return [[cosine, sine], [-sine, cosine]]


def read_box(form, first, second):
    """(middle, half extents) of a box by the two points or sizes that the form has for it."""
    if form == "center_half":
        return first, second
    if form == "center_size":
        return first, [s / 2 for s in second]
    if form == "lo_hi":
        return [(a + b) / 2 for a, b in zip(first, second)], [(b - a) / 2 for a, b in zip(first, second)]
    return [a + s / 2 for a, s in zip(first, second)], [s / 2 for s in second]


def compare(square, radius):
    """The verdict of a squared distance and a radius."""
    return "disjoint" if square > radius ** 2 else "overlapping" if square < radius ** 2 else "touching"


def read_offset(form, dim, numbers):
    """(half extents, offset of the ball's centre from the middle of the box in the box's own frame)."""
    box, _, kind = form.rpartition("_")
    if kind not in ORIENTATIONS:
        box, kind = form, None
    rest = numbers[2 * dim:]
    turn, center, radius = rest[:-dim - 1], list(rest[-dim - 1:-1]), rest[-1]
    if box == "corner_size_ball_corner":
        center = [x + radius for x in center]
    middle, half = read_box(box, numbers[:dim], numbers[dim:2 * dim])
    offset = [p - c for p, c in zip(center, middle)]
    if kind:
        offset = [sum(a * b for a, b in zip(row, offset)) for row in rows_of(kind, turn)]
    return half, offset


def measure_box_ball(form, dim, numbers):
    """(verdict, gap, half extents, radii); the gap is positive apart, negative where shapes overlap."""
    (half, offset), radius = read_offset(form, dim, numbers), numbers[-1]
    square = sum(max(abs(o) - h, Fraction(0)) ** 2 for o, h in zip(offset, half))
    return compare(square, radius), root(square) - radius, half, [radius]


def measure_ball_ball(form, dim, numbers):
    one, other = numbers[:dim + 1], numbers[dim + 1:]
    square = sum((q - p) ** 2 for p, q in zip(one[:dim], other[:dim]))
    radii = [one[dim], other[dim]]
    return compare(square, sum(radii)), root(square) - sum(radii), [], radii


def measure_box_box(form, dim, numbers):
    pairs = [numbers[i * dim:(i + 1) * dim] for i in range(4)]
    (c, h), (d, k) = read_box(form, *pairs[:2]), read_box(form, *pairs[2:])
    gaps = [abs(b - a) - (x + y) for a, b, x, y in zip(c, d, h, k)]
    verdict = "disjoint" if max(gaps) > 0 else "touching" if max(gaps) == 0 else "overlapping"
    gap = root(sum(g * g for g in gaps if g > 0)) if verdict == "disjoint" else max(gaps)
    return verdict, gap, [*h, *k], []


def nearest_square(half, start, end):
    """The squared distance of a segment from the box |x| <= half: least of the parabolas between crossed planes."""
    way = [b - a for a, b in zip(start, end)]
    cuts = {Fraction(0), Fraction(1)}
    for a, w, h in zip(start, way, half):
        cuts |= {t for t in ((h - a) / w, (-h - a) / w) if 0 < t < 1} if w else set()
    cuts, tried = sorted(cuts), set(cuts)
    for low, high in zip(cuts, cuts[1:]):
        middle = (low + high) / 2
        beyond = [(a, w, h if a + middle * w > 0 else -h) for a, w, h in zip(start, way, half)
                  if abs(a + middle * w) > h]
        steep = sum(w * w for _, w, _ in beyond)
        if steep:
            tried.add(min(max(sum(w * (side - a) for a, w, side in beyond) / steep, low), high))
    return min(sum(max(abs(a + t * w) - h, Fraction(0)) ** 2 for a, w, h in zip(start, way, half)) for t in tried)


def cross(u, v):
    return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]


def depth_of_segment(half, start, end):
    """How far a segment that meets the box must be moved to leave its inside: along an axis, or across the segment."""
    way, dim = [b - a for a, b in zip(start, end)], len(half)
    units = [[Fraction(i == j) for j in range(dim)] for i in range(dim)]
    normals = units + ([[-way[1], way[0]]] if dim == 2 else [cross(unit, way) for unit in units])
    depths = []
    for normal in normals:
        length = root(sum(n * n for n in normal))
        if length:
            reach = sum(abs(n) * h for n, h in zip(normal, half))
            ends = [sum(n * x for n, x in zip(normal, point)) for point in (start, end)]
            depths.append(min(reach - min(ends), reach + max(ends)) / length)
    return min(depths)


def meets_inside(half, start, end):
    """Whether some point of the segment has |x| < half on every axis."""
    low, high = Fraction(0), Fraction(1)  # of t, both ends included while no plane bounds them
    low_open = high_open = False
    for a, b, h in zip(start, end, half):
        if a == b:
            if abs(a) >= h:
                return False
            continue
        one, other = sorted(((h - a) / (b - a), (-h - a) / (b - a)))
        if one >= low:
            low, low_open = one, True
        if other <= high:
            high, high_open = other, True
    return low < high or (low == high and not low_open and not high_open)


def measure_box_segment(form, dim, numbers):
    middle, half = read_box(form, numbers[:dim], numbers[dim:2 * dim])
    start, end = ([x - m for x, m in zip(numbers[i * dim:(i + 1) * dim], middle)] for i in (2, 3))
    square = nearest_square(half, start, end)
    if square:
        return "disjoint", root(square), half, []
    if meets_inside(half, start, end):
        return "overlapping", -depth_of_segment(half, start, end), half, []
    return "touching", Fraction(0), half, []


def measure_box_moving_ball(form, dim, numbers):
    middle, half = read_box(form, numbers[:dim], numbers[dim:2 * dim])
    start, end = ([x - m for x, m in zip(numbers[i * dim:(i + 1) * dim], middle)] for i in (2, 3))
    square, radius = nearest_square(half, start, end), numbers[-1]
    return compare(square, radius), root(square) - radius, half, [radius]


def split_polygons(form, numbers):
    """The vertices of each polygon of the form, counter-clockwise, and the numbers after them."""
    polygons = []
    for count in map(int, form.removeprefix("vertices").split("_")):
        points, numbers = [tuple(numbers[i:i + 2]) for i in range(0, 2 * count, 2)], numbers[2 * count:]
        polygons.append(points if turn(*points[:3]) > 0 else points[::-1])
    return polygons, numbers


def turn(a, b, c):
    """Twice the area of a triangle, positive where it is counter-clockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def sides_of(polygon):
    return list(zip(polygon, polygon[1:] + polygon[:1]))


def point_to_side(point, start, end):
    """The squared distance of a point from a segment."""
    way, offset = [b - a for a, b in zip(start, end)], [p - a for a, p in zip(start, point)]
    t = min(max(sum(w * o for w, o in zip(way, offset)) / (sum(w * w for w in way) or 1), 0), 1)
    return sum((o - t * w) ** 2 for w, o in zip(way, offset))


def measure_polygon_ball(form, dim, numbers):
    (polygon,), (*center, radius) = split_polygons(form, numbers)
    within = all(turn(a, b, center) >= 0 for a, b in sides_of(polygon))
    square = Fraction(0) if within else min(point_to_side(center, a, b) for a, b in sides_of(polygon))
    return compare(square, radius), root(square) - radius, [], [radius]


def measure_hulls(one, other):
    """Of two shapes of the plane by their vertices, two of a segment and one of a point, by the side that parts them most."""
    sided = [(a, b, those) for these, those in ((one, other), (other, one)) for a, b in sides_of(these) if a != b]
    # Of each side how far the other shape lies outside of it, times the side's length; negative is how far within.
    gaps = [(-max(turn(a, b, p) for p in those), sum((y - x) ** 2 for x, y in zip(a, b))) for a, b, those in sided]
    if gaps and max(gap for gap, _ in gaps) < 0:
        return "overlapping", -root(min(gap * gap / length for gap, length in gaps)), [], []
    square = min([point_to_side(p, a, b) for a, b, those in sided for p in those], default=point_to_side(one[0], other[0], other[0]))
    return ("disjoint", root(square), [], []) if square else ("touching", Fraction(0), [], [])


def points_of(numbers, dim=2):
    return [tuple(numbers[i:i + dim]) for i in range(0, len(numbers), dim)]


def measure_polygon_polygon(form, dim, numbers):
    polygons, rest = split_polygons(form, numbers)
    return measure_hulls(*polygons, *([points_of(rest)] if rest else []))


def measure_segment_segment(form, dim, numbers):
    return measure_hulls(points_of(numbers[:4]), points_of(numbers[4:]))


def measure_box_point(form, dim, numbers):
    """As of a ball without a radius; but a point in the box's inside overlaps, and one on its side touches."""
    half, offset = read_offset(form, dim, [*numbers, Fraction(0)])
    beyond = [abs(o) - h for o, h in zip(offset, half)]
    deepest = max(beyond)
    if deepest > 0:
        return "disjoint", root(sum(max(b, Fraction(0)) ** 2 for b in beyond)), half, []
    return "touching" if deepest == 0 else "overlapping", deepest, half, []


def segments_square(one, other):
    """The squared distance of two segments, each by its two ends: of an end to the other, or of both insides."""
    square = min(point_to_side(p, *those) for these, those in ((one, other), (other, one)) for p in these)
    (a, b), (c, d) = one, other
    u, v, w = ([y - x for x, y in zip(p, q)] for p, q in ((a, b), (c, d), (a, c)))
    uu, vv, uv, uw, vw = (sum(x * y for x, y in zip(p, q)) for p, q in ((u, u), (v, v), (u, v), (u, w), (v, w)))
    across = uu * vv - uv * uv
    if across:
        s, t = (uw * vv - uv * vw) / across, (uv * uw - uu * vw) / across
        if 0 < s < 1 and 0 < t < 1:
            square = min(square, sum((y + t * q - s * p) ** 2 for p, q, y in zip(u, v, w)))
    return square


def measure_by_cores(form, dim, numbers):
    """A segment with a radius, if the form has one, and after it a ball or another capsule."""
    first, rest = numbers[:2 * dim], numbers[2 * dim:]
    radii, rest = ([rest[0]], rest[1:]) if form == "ends_radius" else ([], rest)
    core, radii = points_of(rest[:-1], dim), [*radii, rest[-1]]
    square = segments_square(points_of(first, dim), core if len(core) == 2 else core * 2)
    return compare(square, sum(radii)), root(square) - sum(radii), [], radii


def sharpness(form, numbers):
    """By how much the band of polygons is wider: 2 / sin of the sharpest angle at a vertex between two that follow each
    other, or 1.5; the rounding of a corner is that of its sides as much farther out."""
    most = Fraction(3, 2)
    for polygon in split_polygons(form, numbers)[0]:
        for i, corner in enumerate(polygon):
            others = polygon[i + 1:] + polygon[:i]
            for a, b in zip(others, others[1:]):
                u, v = ([y - x for x, y in zip(corner, point)] for point in (a, b))
                if sum(x * y for x, y in zip(u, v)) > 0:
                    square = sum(x * x for x in u) * sum(x * x for x in v) / turn(corner, a, b) ** 2
                    most = max(most, 2 * root(square))
    return most


def half_width(polygon):
    """Half the least distance of two parallel lines that hold the polygon between them; one of them goes along a side."""
    sides = zip(polygon, polygon[1:] + polygon[:1])
    return min(max(abs(turn(a, b, c)) for c in polygon) / root(sum((y - x) ** 2 for x, y in zip(a, b))) for a, b in sides) / 2


QUESTIONS = {"box_ball": measure_box_ball, "ball_ball": measure_ball_ball, "box_box": measure_box_box,
             "box_segment": measure_box_segment, "box_moving_ball": measure_box_moving_ball,
             "polygon_ball": measure_polygon_ball, "polygon_polygon": measure_polygon_polygon,
             "polygon_point": measure_polygon_polygon, "polygon_segment": measure_polygon_polygon,
             "segment_segment": measure_segment_segment, "box_point": measure_box_point,
             "segment_ball": measure_by_cores, "capsule_ball": measure_by_cores, "capsule_capsule": measure_by_cores}


def ways_of(question, dim, numbers):
    """The segments and ways of a row, each by its two ends."""
    places = {"box_segment": (2 * dim,), "box_moving_ball": (2 * dim,), "segment_ball": (0,), "capsule_ball": (0,), "capsule_capsule": (0, 2 * dim + 1),
              "segment_segment": (0, 2 * dim), "polygon_segment": (len(numbers) - 2 * dim,)}.get(question, ())
    return [(numbers[at:at + dim], numbers[at + dim:at + 2 * dim]) for at in places]


def outside_domain(row, numbers, lengths, halves, radii):
    words = (row["domain"] or "").split(",")
    if any(word in ("proper", "positive-extent") for word in words) and any(h <= 0 for h in halves):
        return "a box without size"
    if any(word in ("proper", "positive-radius") for word in words) and any(r <= 0 for r in radii):
        return "a circle without radius"
    if "moving" in words and any(a == b for a, b in ways_of(row["question"], row["dim"], numbers)):
        return "a segment without length"
    for word in words:
        if word.startswith("range="):
            low, high = map(Fraction, word.removeprefix("range=").split(".."))
            if any(n and not low <= abs(n) <= high for n in lengths):
                return f"a length beyond {word}"
    return None


def judge(row):
    """Why the row's counterexample is no such thing, or None."""
    case = row["counterexample"]
    if case is None:
        return "no counterexample" if row["class"] == "wrong" else None
    dim, verdict = row["dim"], case["verdict"]
    try:
        numbers = [Fraction(certificates.number_of(bits, row["scalar"])) for bits in case["bits"].values()]
        refuted = certificates.refutation(row["question"], row["form"], dim, numbers, verdict, case["certificate"])
    except certificates.Bad as error:
        return f"no certificate of any input: {error}"
    if refuted:
        return f"its certificate does not prove that it is {verdict}: {refuted}"
    _, gap, halves, radii = QUESTIONS[row["question"]](row["form"], dim, numbers)
    behind = {"box_ball": dim + 1, "box_point": dim}.get(row["question"])  # between them stand numbers of an orientation
    lengths = numbers[:2 * dim] + numbers[-behind:] if behind else numbers
    outside = outside_domain(row, numbers, lengths, halves, radii)
    if outside:
        return f"outside the row's domain: {outside}"
    scale = max(abs(n) for n in lengths)
    band = Fraction(row["band"]) * Fraction(1, 1 << (53 if row["scalar"] == "f64" else 24)) * scale
    if row["question"] in ("polygon_polygon", "polygon_point", "polygon_segment") and verdict == "overlapping":
        for polygon in split_polygons(row["form"], numbers)[0]:
            if half_width(polygon) * scale <= band * max(abs(n) for vertex in polygon for n in vertex):
                return "a polygon as thin as rounding"
    if row["question"].startswith("polygon"):
        band *= sharpness(row["form"], numbers)
    if "answer" in row:
        told = verify_numbers.read(case["answer"])
        off = verify_numbers.error(sys.modules[__name__], row, numbers, told) if told else None
        return f"within rounding of the exact answer: it is off by {float(off):g}" if told and off <= band else None
    near = abs(gap) <= band
    if row["class"] == "ties":
        return None if near else f"a wrong answer {float(gap):g} from a tie in a row of ties only"
    if near and case["property"] != "P01":
        return f"within rounding of a tie: the gap is {float(gap):g}"
    if verdict == "touching":
        return "a tie, where either answer can be meant"
    if case["answer"] == (verdict == "overlapping"):
        return f"the answer is right: the shapes are {verdict}, the gap is {float(gap):g}"
    if row["margin"]:
        low, high = (Fraction(word) for word in row["margin"].split(".."))
        if low <= gap <= high:
            return f"within the row's margin: the gap is {float(gap):g}"
    return None


def main(words):
    try:
        known = json.load(open(words[0], encoding="utf-8"))
    except (OSError, ValueError, IndexError) as error:
        print(f"verify: {error}", file=sys.stderr)
        return 2
    refused = judged = 0
    for row in known["rows"]:
        judged += row["counterexample"] is not None
        reason = judge(row)
        if reason:
            refused += 1
            print(f"verify: {row['library']} {row['call']} ({row['class']}, {row['asked']}): {reason}", file=sys.stderr)
    print(f"verify: {judged} counterexamples of {len(known['rows'])} rows checked, {refused} refused")
    return 1 if refused or not known["rows"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
