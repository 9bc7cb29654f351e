# SPDX-License-Identifier: MIT
"""Checks verdicts by their certificates, with the standard library alone. Copy this file and tangency_numbers.py into one folder;
docs/certificates.md says why what it accepts is true.

    python3 tangency_certificates.py vectors/                                   every stored case
    tangency classify --certificate ... | python3 tangency_certificates.py      a case a line

Exit status: 0 every certificate proves its verdict; 1 some do not, and a line says which rule fails and by how much; 2 bad input.
As a module: refutation(question, form, dim, row, verdict, certificate) is empty if the certificate proves it, and raises Bad.
Needs Python 3.8 or newer.
"""
import collections
import itertools
import json
import math
import pathlib
import re
import struct
import sys
from fractions import Fraction

from tangency_numbers import Bad, about, exact_angle, length, magnitude, number, plus, quotient, root_of, sign, surd, times, turn


# --- Cores and the three rules. ---------------------------------------------------------------------
def dot(p, q): return sum(x * y for x, y in zip(p, q) if x and y)
def minus(p, q): return [x - y for x, y in zip(p, q)]
def cross(p, q): return p[0] * q[1] - p[1] * q[0]

# Edges start at the only corner and are at right angles to each other; a polygon has corners alone, in order either way.
Core = collections.namedtuple("Core", "name corners edges")

def shapes_of(question, form, dim, row):
    """The two cores, and the sum of the radii."""
    cores, radii, take = [], 0, lambda count=dim: [row.pop(0) for _ in range(count)]
    for place, name in enumerate(QUESTIONS[question].shapes):
        if name == "box":
            cores.append(box_of(form, dim, take))
        elif name == "polygon":
            cores.append(Core(name, [take() for _ in range(int(re.findall("[0-9]", form)[place]))], []))
        else:
            start, *end = [take() for _ in range(ROUND[name].points)]
            radius = take(1)[0] if ROUND[name].has_radius else 0
            start = [x + radius * form.endswith("ball_corner") for x in start]
            cores.append(Core(name, [start], [minus(x, start) for x in end]))
            radii += radius
    return *cores, radii

def inside(core, p):
    """How far p is inside of each end of each edge, or of each side of a polygon, times a length; and that length's square."""
    if len(core.corners) == 1:
        shares = [(dot(minus(p, core.corners[0]), edge), dot(edge, edge)) for edge in core.edges]
        return [(by, square) for share, square in shares for by in (share, square - share)]
    sides = [minus(b, a) for a, b in zip(core.corners, core.corners[1:] + core.corners[:1])]
    return [(cross(side, minus(p, a)) * sign(cross(sides[0], sides[1])), dot(side, side)) for a, side in zip(core.corners, sides)]

def outside(core, p, name):
    """Where the core does not hold p, by how much."""
    way = minus(p, core.corners[0]) if len(core.corners) == 1 else []
    beside = dot(way, way) - sum(quotient(dot(way, edge) * dot(way, edge), dot(edge, edge)) for edge in core.edges)  # squared
    amount = next((length(by * by, square) for by, square in inside(core, p) if by < 0), beside != 0 and length(beside))
    return f"{name} lies {amount} outside of the {core.name}" if amount else ""

def extent(core, n): return max(dot(corner, n) for corner in core.corners) + sum(max(0, dot(edge, n)) for edge in core.edges)

def meeting(first, second, p, pairs, dim, rule):
    """Of cores that have the point p in common: whether it is interior to one, or differences on every axis have 0 in their hull."""
    interior = lambda core: all(by > 0 for by, _ in inside(core, p)) and (len(core.edges) == dim or len(core.corners) > 1)
    if not pairs: return "" if interior(first) or interior(second) else "the common point is in the interior of neither shape"
    if rule == "solid" and any(dot(edge, edge) == 0 for edge in first.edges): return "the box is flat, and nothing overlaps it"
    missing = [(axis, way) for axis in range(dim) for way in (-1, 1)]
    for a, b in pairs:
        ways = [(axis, sign(x)) for axis, x in enumerate(minus(b, a)) if x != 0]
        if no := outside(first, a, "a first point of around") or outside(second, b, "a second point of around"): return no
        if len(ways) != 1: return f"a pair of around differs on {len(ways)} axes, and has to on one"
        missing = [way for way in missing if way not in ways]
    return f"around has no pair towards {'-+'[missing[0][1] > 0]}{'xyz'[missing[0][0]]}" if missing else ""

def refute(question, form, dim, row, verdict, proof):
    """Empty, or which rule fails and by how much."""
    first, second, radii = shapes_of(question, form, dim, row)
    a, b, n, back, rule = proof.first, proof.second, proof.normal, [x * -1 for x in proof.normal], QUESTIONS[question].rule
    apart, gap = dot(minus(b, a), minus(b, a)), extent(second, back) * -1 - extent(first, n)
    if proof.radii != radii: return radii_off(proof.radii, radii)
    if no := outside(first, a, "first") or outside(second, b, "second"): return no
    if verdict != "disjoint":
        wanted = -1 if verdict == "overlapping" and rule == "distance" else 0
        if sign(apart - radii * radii) != wanted: return f"the points are {length(apart)} apart, {radius(radii)}"
        if rule == "distance" and (verdict == "overlapping" or radii == 0): return ""
        if verdict == "overlapping": return meeting(first, second, a, proof.around, dim, rule)
    if verdict == "touching" and second.name == "point" and any(dot(edge, edge) == 0 for edge in first.edges): return ""
    if all(x == 0 for x in n): return "the normal is zero, and along it nothing lies beyond anything"
    if verdict == "touching" and rule == "solid" and extent(first, n) + extent(first, back) == 0: return ""
    if gap >= 0 and sign(gap * gap - radii * radii * dot(n, n)) >= (verdict == "disjoint"): return ""
    return f"along the normal the second core begins {length(gap * gap, dot(n, n))} {first_end(gap)}, {radius(radii)}"


# --- Boxes in their encodings. ----------------------------------------------------------------------
def box_of(form, dim, take):
    one, two, sides = take(), take(), directions(form, dim, take)
    half = [(y - x) / 2 if form == "lo_hi" else y if "half" in form else y / 2 for x, y in zip(one, two)]
    center = one if "center" in form else [x + h for x, h in zip(one, half)]
    low = [x - dot(half, column) for x, column in zip(center, zip(*sides))]
    return Core("box", [low], [[2 * h * x for x in side] for h, side in zip(half, sides)])


def directions(form, dim, take):
    """Of a box's sides, each of length 1."""
    if form.endswith("quaternion"):
        x, y, z, w = take(4)
        square = x * x + y * y + z * z + w * w
        return [[v / square for v in column] for column in (
            (w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)),
            (2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)),
            (2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z))]
    if form.endswith("axis"):
        axis = take(2)
        cos, sin = (root_of(dot(axis, axis)) * (x / dot(axis, axis)) for x in axis)
    elif form.endswith(("degrees", "radians")):
        cos, sin = exact_angle(form, take(1)[0]) or (1, 0)  # of a box that is a point
    else:
        return [[int(i == j) for j in range(dim)] for i in range(dim)]
    return [[cos, sin], [sin * -1, cos]]


# --- What is written, and what is said of it. -------------------------------------------------------
Proof = collections.namedtuple("Proof", "first second normal radii around")


def point(written, name, dim, bounds):
    if not isinstance(written, list) or len(written) != dim:
        raise Bad(f"{name} has {len(written) if isinstance(written, list) else 'no'} numbers, and needs {dim}")
    return [number(x, bounds) for x in written]


def proof_of(written, dim, bounds):
    if not isinstance(written, dict) or set(written) - {"around"} != {"first", "second", "normal", "radii"}:
        raise Bad(f"a certificate has first, second, normal, radii and at times around, and not {', '.join(written)}")
    pairs = written.get("around", [])
    if not isinstance(pairs, list) or any(not isinstance(pair, list) or len(pair) != 2 for pair in pairs):
        raise Bad("around is a list of pairs of points")
    return Proof(*(point(written[name], name, dim, bounds) for name in ("first", "second", "normal")), number(written["radii"], bounds),
                 [[point(p, "around", dim, bounds) for p in pair] for pair in pairs])


def radius(radii):
    return f"the radius is {length(radii * radii)}"


def radii_off(given, radii):
    off = given - radii
    return f"radii is {length(off * off)} too {'large' if off > 0 else 'small'} for the row's {length(radii * radii)}"


def first_end(gap):
    return f"{'before' if gap < 0 else 'beyond'} the first one's end"


# --- Boxes at an angle: enclosed ever more closely. -------------------------------------------------
def is_enclosed(form, row):
    """Of a box that is no point. At any angle a point is the same."""
    return form.endswith(("degrees", "radians")) and exact_angle(form, row[4]) is None and any(row[2:4])


def refute_enclosed(question, form, row, verdict, proof):
    """As refute, of a box whose point is meant as the nearest that it has, and a ball or a point. A tie is a point in the box
    (docs/why/rotated.md); by difference in a flat one, for none lies on the rim of a box that has an interior."""
    one, two, angle, p, reach, of = row[:2], row[2:4], row[4], row[5:7], sum(row[7:]), QUESTIONS[question]
    half = two if "half" in form else [x / 2 for x in two]
    center = one if "center" in form else [x + h for x, h in zip(one, half)]
    a, n, meets_in_points = proof.first, proof.normal, verdict == "touching" or (verdict == "overlapping" and of.rule == "difference")
    if proof.radii != reach:
        return radii_off(proof.radii, reach)
    if proof.second != p:
        return f"second lies {length(dot(minus(proof.second, p), minus(proof.second, p)))} outside of the {of.shapes[1]}"
    if verdict == "touching" and reach != 0:
        return "a box of some size at an angle that is no multiple of 30 or 45 degrees touches no ball of some radius"
    if meets_in_points and a != p:
        return f"the points are {length(dot(minus(p, a), minus(p, a)))} apart, {radius(reach)}"
    if verdict == "touching" and of.rule == "difference" and all(half) and any(n):
        return "no point lies on the rim of a box with an interior at an angle that is no multiple of 30 or 45 degrees"
    if verdict == "overlapping" and of.rule == "difference" and not all(half):
        return "the common point is in the interior of neither shape"
    if not any(n) and (verdict == "disjoint" or (verdict == "touching" and of.rule == "difference" and all(half))):
        return "the normal is zero, and along it nothing lies beyond anything"
    bits = 128
    while bits <= 16384:
        cos, sin = turn(form, angle, bits)
        # Along the box's sides, between two fractions each.
        along = lambda v: [plus(times(v[0], cos), times(v[1], sin)), plus(times(v[1], cos), times(-v[0], sin))]
        if verdict == "disjoint":
            sizes = [times(2 * h, magnitude(x)) for h, x in zip(half, along(n))]
            lo, hi = (dot(n, minus(p, center)) - (sizes[0][end] + sizes[1][end]) / 2 for end in (1, 0))
            if lo > 0 and lo * lo > reach * reach * dot(n, n):
                return ""
            if hi <= 0 or hi * hi <= reach * reach * dot(n, n):
                return f"along the normal the second core begins {about(hi * hi / dot(n, n))} {first_end(hi)}, {radius(reach)}"
        elif meets_in_points:
            beyond = [(lo - h, hi - h) for h, (lo, hi) in zip(half, map(magnitude, along(minus(p, center))))]
            if all(hi < 0 or (hi == 0 and verdict == "touching") for lo, hi in beyond):
                return ""
            if any(lo > 0 for lo, hi in beyond):
                return "the common point is in the interior of neither shape" if verdict == "overlapping" else \
                    f"first lies {about(max(beyond)[0] ** 2)} outside of the box"
        else:
            near = [tuple(max(-h, min(h, end)) for end in x) for h, x in zip(half, along(minus(a, center)))]
            legs = [magnitude(plus(x, times(-1, y))) for x, y in zip(along(minus(p, center)), near)]
            lo, hi = (sum(leg[end] ** 2 for leg in legs) for end in (0, 1))
            if hi < reach * reach:
                return ""
            if lo >= reach * reach:
                return f"the points are {about(lo)} apart, {radius(reach)}"
        bits *= 2
    return "cosine and sine of 16384 bits do not tell it from a tie"


# --- Rows and files. --------------------------------------------------------------------------------
# Of a core that is no box and no polygon: how many points it takes, and whether a radius stands behind them.
Round = collections.namedtuple("Round", "points has_radius")
ROUND = {"point": Round(1, False), "segment": Round(2, False), "ball's centre": Round(1, True), "capsule's segment": Round(2, True),
         "way of the ball's centre": Round(2, True)}
BOX, ROTATED = "center_half|lo_hi|corner_size", "(center_half|corner_size|center_size)_(radians|degrees|axis|quaternion)"
Question = collections.namedtuple("Question", "shapes rule forms")
QUESTIONS = {
    "box_ball": Question(("box", "ball's centre"), "distance", BOX + "|corner_size_ball_corner|center_size|" + ROTATED),
    "ball_ball": Question(("ball's centre", "ball's centre"), "distance", "center_radius"),
    "box_box": Question(("box", "box"), "difference", BOX + "|(center_half|corner_size|center_size)_(axis|quaternion)"),
    "box_segment": Question(("box", "segment"), "solid", BOX),
    "box_moving_ball": Question(("box", "way of the ball's centre"), "distance", BOX),
    "polygon_ball": Question(("polygon", "ball's centre"), "distance", "vertices[3-8]"),
    "polygon_polygon": Question(("polygon", "polygon"), "difference", "vertices[3-8]_[3-8]"),
    "box_point": Question(("box", "point"), "difference", BOX + "|center_size|" + ROTATED),
    "segment_ball": Question(("segment", "ball's centre"), "distance", "ends"),
    "capsule_ball": Question(("capsule's segment", "ball's centre"), "distance", "ends_radius"),
    "capsule_capsule": Question(("capsule's segment", "capsule's segment"), "distance", "ends_radius"),
    "segment_segment": Question(("segment", "segment"), "difference", "ends"),
    "polygon_point": Question(("polygon", "point"), "difference", "vertices[3-8]"),
    "polygon_segment": Question(("polygon", "segment"), "difference", "vertices[3-8]")}
ORIENTATIONS = {"radians": (2, 1), "degrees": (2, 1), "axis": (2, 2), "quaternion": (3, 4)}  # in which dimension, how many numbers


def checked_row(question, form, dim, row):
    """The row in fractions. A row that is no input of the question has no verdict."""
    if question not in QUESTIONS:
        raise Bad(f"there is no question {json.dumps(question)}; there are {', '.join(QUESTIONS)}")
    if not isinstance(form, str) or not re.fullmatch(QUESTIONS[question].forms, form):
        raise Bad(f"{question} has no form {json.dumps(form)}")
    needs, turns = ORIENTATIONS.get(form.split("_")[-1], (2 if form.startswith("vertices") or question == "segment_segment" else dim, 0))
    if dim not in (1, 2, 3) or needs != dim:
        raise Bad(f"the form {form} does not exist in {dim} dimensions")
    if not all(math.isfinite(x) for x in row):
        raise Bad("a number of the row is not finite")
    row, rest, counts = list(map(Fraction, row)), list(map(Fraction, row)), iter(re.findall("[0-9]", form))
    for name in QUESTIONS[question].shapes:
        own = ROUND.get(name)
        size = dim * own.points + own.has_radius if own else 2 * dim + turns if name == "box" else 2 * int(next(counts))
        numbers, rest = rest[:size], rest[size:]
        if len(numbers) < size:
            break
        if name == "box" and any(y < (x if form == "lo_hi" else 0) for x, y in zip(numbers, numbers[dim:2 * dim])):
            raise Bad("the box has a side of negative length")
        if form.endswith(("axis", "quaternion")) and name == "box" and not any(numbers[2 * dim:]):
            raise Bad("the box's direction is 0")
        if own and own.has_radius and numbers[-1] < 0:
            raise Bad("the radius is negative")
        core = Core(name, [numbers[place:place + 2] for place in range(0, size, 2)], [])
        if name == "polygon" and any(sum(by <= 0 for by, _ in inside(core, corner)) != 2 for corner in core.corners):
            raise Bad("the polygon is not strictly convex")
    if rest or len(numbers) < size:
        raise Bad(f"{question} {form} does not have {len(row)} numbers in {dim} dimensions")
    return row


def refutation(question, form, dim, row, verdict, certificate):
    """Empty if the certificate proves the verdict about the row; else which rule fails and by how much. Raises Bad of bad input."""
    row = checked_row(question, form, dim, row)
    if verdict not in ("disjoint", "touching", "overlapping"):
        raise Bad(f"there is no verdict {verdict!r}; disjoint, touching and overlapping are")
    enclosed = is_enclosed(form, row)
    proof = proof_of(certificate, dim, enclosed)
    if proof.around and (verdict != "overlapping" or QUESTIONS[question].rule == "distance"):
        return "around proves that shapes without a radius overlap, and nothing else"
    roots = {n for x in itertools.chain(proof.first, proof.second, proof.normal, [proof.radii], *itertools.chain(*proof.around))
             for key in surd(x).terms for n in key}
    if len(roots) > 4:
        raise Bad("more than four roots in one certificate")
    if enclosed and roots:
        return "a root stands where the angle is no multiple of 30 or 45 degrees"
    return refute_enclosed(question, form, row, verdict, proof) if enclosed else refute(question, form, dim, row, verdict, proof)


def number_of(bits, scalar):
    kinds = {"f32": (8, ">f"), "f64": (16, ">d"), "i32": (8, ">i")}
    if not isinstance(scalar, str) or scalar not in kinds:
        raise Bad(f"there is no scalar {json.dumps(scalar)}; f32, f64 and i32 are")
    digits, code = kinds[scalar]
    if not isinstance(bits, str) or not re.fullmatch(f"(0x)?[0-9a-fA-F]{{{digits}}}", bits):
        raise Bad(f"{json.dumps(bits)} is not {digits} hex digits")
    return struct.unpack(code, bytes.fromhex(bits[-digits:]))[0]


def field(of, name, kind):
    if not isinstance(of, dict) or not isinstance(of.get(name), kind):
        raise Bad(f"has no {name}, or one of another type" + (" (classify needs --certificate)" if name == "certificate" else ""))
    return of[name]


def with_bits(line):
    return {**line, "bits": [x["bits"] for x in field(line, "numbers", dict).values()]}


def cases_of(text):
    """Of a file of vectors, or of lines that `tangency classify --certificate` writes: each case's name, and it with all that it needs."""
    try:
        file = json.loads(text)
    except ValueError:
        file = None
    if isinstance(file, dict) and "cases" in file:
        what = {"question": "box_ball", **{name: file.get(name) for name in ("question", "form", "dim", "scalar") if name in file}}
        for place, case in enumerate(field(file, "cases", list), 1):
            yield str(case.get("id", place)) if isinstance(case, dict) else str(place), lambda: {**what, **case}
    else:
        for place, line in enumerate(text.splitlines(), 1):
            yield f"line {place}", lambda: with_bits(json.loads(line))


def check(name, text):
    """Says of every case that is not proved why, and counts: the proved, the refuted, the bad."""
    counts = [0, 0, 0]
    if text.strip() and '"certificate"' not in text:
        raise Bad("holds no certificate; classify gives them with --certificate, and stored cases have them from version 1.9.0 on")
    for place, load in cases_of(text):
        try:
            case = load()
            row = [number_of(bits, case.get("scalar")) for bits in field(case, "bits", list)]
            said = refutation(field(case, "question", str), field(case, "form", str), field(case, "dim", int), row,
                              field(case, "verdict", str), field(case, "certificate", dict))
            counts[1 if said else 0] += 1
            text = f"{case['verdict']} is not proved: {said}" if said else ""
        except (Bad, ValueError, KeyError, TypeError, RecursionError) as error:
            counts[2] += 1
            text = str(error) if isinstance(error, Bad) else f"cannot be read: {type(error).__name__}"
        if text:
            print(f"{name}: {place}: {text}")
    return counts


def main(arguments):
    totals = [0, 0, 0]
    for argument in arguments or ["-"]:
        path = pathlib.Path(argument)
        files = sorted(path.glob("*.json")) if path.is_dir() else [path]
        for file in files:
            if path.is_dir() and file.name in ("manifest.json", "reasons.json", "schema.json"):
                continue
            try:
                counts = check(argument if argument == "-" else file.name, sys.stdin.read() if argument == "-" else file.read_text("utf-8"))
            except (OSError, ValueError) as error:
                print(f"{file}: {error}" if isinstance(error, Bad) else f"{file}: cannot be read: {error}")
                counts = [0, 0, 1]
            totals = [x + y for x, y in zip(totals, counts)]
    proved, refuted, bad = totals
    if sum(totals) == 0:
        source = " ".join(arguments) or "standard input"
        print(f"no case in {source}; name a folder of vectors, or lines of tangency classify --certificate")
        return 2
    print(f"{proved} certificates prove their verdicts, {refuted} do not, {bad} are none")
    return 2 if bad else 1 if refuted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
