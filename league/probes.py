# SPDX-License-Identifier: MIT
"""Inputs that tell a wrong adapter from a wrong library: hits and misses by wide margins, told apart by each argument.

The box stands at (10, 20, 30) with half extents (4, 1, 2). Swapped extents, half for full extents, a corner taken
for the centre, a diameter for a radius, degrees for radians and a turn the other way each answer at least one of them
wrongly.
"""
import ctypes
import json
import math
import subprocess
import sys
from fractions import Fraction

import data
import probe_places
import probe_polygons
import verify_numbers
from probe_places import CENTER, HALF

# name, offset of the ball from the centre of the box in the box's own frame, radius, hit
FLAT = [
    ("hit at a face in x", (4.5, 0), 1, True), ("miss at a face in x", (6, 0.25), 1, False),
    ("hit at a face in y", (-0.25, -1.5), 1, True), ("miss at a face in y", (0.5, 2.75), 1, False),
    ("hit at a face in -x", (-4.75, 0.5), 1, True), ("miss at a face in -x", (-5.5, -0.5), 1, False),
    ("hit at a corner", (4.5, 1.5), 1, True), ("miss at a corner", (4.875, 1.875), 1, False),
    ("hit at another corner", (-4.5, 1.5), 1, True), ("miss at another corner", (-4.875, -1.875), 1, False),
    ("hit by a large ball", (0.5, 6), 6, True), ("miss by a large ball", (12, 1), 6, False),
]
SPACE = [
    ("hit at a face in x", (4.5, 0.25, 0.5), 1, True), ("miss at a face in x", (6, 0.25, 0.5), 1, False),
    ("hit at a face in y", (-0.5, -1.5, 0.25), 1, True), ("miss at a face in y", (0.5, 2.75, 0.25), 1, False),
    ("hit at a face in z", (-0.5, 0.25, 2.5), 1, True), ("miss at a face in z", (0.5, 0.25, -3.75), 1, False),
    ("hit at an edge", (4.5, 1.5, 0.5), 1, True), ("miss at an edge", (4.875, 0.5, 2.875), 1, False),
    ("hit at a corner", (4.5, -1.5, 2.5), 1, True), ("miss at a corner", (-4.75, 1.75, 2.75), 1, False),
    ("hit by a large ball", (0.5, 6, 1), 6, True), ("miss by a large ball", (12, 1, 1), 6, False),
]
QUATERNIONS = [(0, 0, 1, 2), (1, 0, 0, 2), (0, 1, 0, 2), (1, 2, 3, 4)]
AXES = [(3, 4), (5, -12), (-8, 6)]


def turn_by_axis(axis, offset):
    length = math.isqrt(axis[0] ** 2 + axis[1] ** 2)
    u, v = Fraction(axis[0], length), Fraction(axis[1], length)
    return u * offset[0] - v * offset[1], v * offset[0] + u * offset[1]


def turn_by_quaternion(q, offset):
    x, y, z, w = map(Fraction, q)
    n = x * x + y * y + z * z + w * w
    rows = ((w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)),
            (2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)),
            (2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z))
    return tuple(sum(row[i] * offset[i] for i in range(3)) / n for row in rows)


def orientations(kind):
    """Pairs of the numbers that the form has for an orientation and of a function that turns an offset by it."""
    if kind is None:
        return [((), lambda offset: offset)]
    if kind == "quaternion":
        return [(q, lambda offset, q=q: turn_by_quaternion(q, offset)) for q in QUATERNIONS]
    spell = {"axis": lambda u, v: (u, v), "radians": lambda u, v: (math.atan2(v, u),),
             "degrees": lambda u, v: (math.degrees(math.atan2(v, u)),)}[kind]
    return [(spell(*axis), lambda offset, axis=axis: turn_by_axis(axis, offset)) for axis in AXES]


def list_probes(function):
    """(name, numbers, hit) in the form's order."""
    question, form, dim = data.question_of(function), function["form"], function["dim"]
    if data.count_vertices(form):
        yield from probe_polygons.list_probes(question, form)
        return
    if question == "box_point" and data.split_form(form)[1]:
        yield from list_turned_points(form, dim)
        return
    if question != "box_ball":
        yield from probe_places.list_probes(question, form, dim)
        return
    box, orientation = data.split_form(form)
    for turn, rotate in orientations(orientation):
        for name, offset, radius, hit in FLAT if dim == 2 else SPACE:
            center, half = CENTER[:dim], HALF[:dim]
            ball = [float(c + o) for c, o in zip(center, rotate(tuple(map(Fraction, offset))))]
            sides = probe_places.spell_box(box, center, half)
            if box == "corner_size_ball_corner":
                ball = [b - radius for b in ball]
            named = name + (f" rotated by {' '.join(f'{t:g}' for t in turn)}" if turn else "")
            yield named, [float(x) for x in (*sides, *turn, *ball, radius)], hit


def list_turned_points(form, dim):
    box, orientation = data.split_form(form)
    for turn, rotate in orientations(orientation):
        for name, offset, hit in probe_places.POINTS + (probe_places.POINTS_IN_SPACE if dim == 3 else []):
            point = [float(c + o) for c, o in zip(CENTER[:dim], rotate(tuple(map(Fraction, offset[:dim]))))]
            numbers = (*probe_places.spell_box(box, CENTER[:dim], HALF[:dim]), *turn, *point)
            yield f"{name} rotated by {' '.join(f'{t:g}' for t in turn)}", [float(x) for x in numbers], hit


def ask_plugin(path, function, rows):
    """Called in a process of its own by ask(), so that a crash is the function's alone."""
    scalar = {"f32": ctypes.c_float, "f64": ctypes.c_double}[function["scalar"]]
    call, answer = getattr(ctypes.CDLL(path), data.name_symbol(function)), data.answer_of(function)
    call.argtypes = [scalar] * data.count_numbers(function)
    if answer == "bool":
        return [bool(call(*row)) for row in rows]
    if not data.is_vector(function):
        call.restype = scalar
        return [[call(*row)] for row in rows]
    call.argtypes, call.restype, out, told = [*call.argtypes, ctypes.POINTER(scalar)], None, (scalar * 3)(), []
    for row in rows:
        call(*row, out)
        told.append(out[:function["dim"]])
    return told


def ask(words, function, environment):
    """The names of the probes that the function answers wrongly."""
    probes = list(list_probes(function))
    if words[0] == "--plugin":
        script = ("import json, sys; sys.path.insert(0, sys.argv[1]); import probes; "
                  "f, rows = json.load(sys.stdin); print(json.dumps(probes.ask_plugin(sys.argv[2], f, rows)))")
        done = subprocess.run([sys.executable, "-B", "-c", script, str(data.HERE), words[1]], text=True, timeout=120,
                              input=json.dumps([function, [row for _, row, _ in probes]]), capture_output=True,
                              env=environment)
        answers = json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else []
    else:
        lines = "".join(" ".join(repr(number) for number in row) + "\n" for _, row, _ in probes)
        done = subprocess.run(words[1].split(), input=lines, capture_output=True, text=True, timeout=120,
                              env=environment)
        if data.answer_of(function) == "bool":
            answers = [line == "1" for line in done.stdout.split() if line in ("0", "1")]
        else:
            answers = [[float(word) for word in line.split()] for line in done.stdout.splitlines()]
    if len(answers) != len(probes):
        ended = (done.stderr.strip().splitlines() or ["no word"])
        raise ValueError(f"answers {len(answers)} of {len(probes)} probes: " + " | ".join(ended[-6:]))
    return [name for (name, row, hit), answer in zip(probes, answers) if not is_right(function, row, hit, answer)]


def is_right(function, row, hit, answer):
    """A number is right within a thousandth, which no mistake of an adapter is."""
    if data.answer_of(function) == "bool":
        return answer == hit
    if not all(math.isfinite(number) for number in answer):
        return False
    asked = {**function, "question": data.question_of(function)}
    return verify_numbers.error(asked, list(map(Fraction, row)), list(map(Fraction, answer))) < Fraction(1, 1000)
