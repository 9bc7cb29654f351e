# SPDX-License-Identifier: MIT
"""What the league knows before it runs: packages.jsonl, functions.jsonl, the lock, and the numbers of each form."""
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
LOCK = HERE / "lock.json"

SIDES = {"center_half": ("c", "h"), "lo_hi": ("lo", "hi"), "corner_size": ("", "whd"), "center_size": ("c", "whd"),
         "corner_size_ball_corner": ("", "whd")}
ORIENTATIONS = {"radians": 1, "degrees": 1, "axis": 2, "quaternion": 4}
# Of each question its forms, and how many numbers follow the first shape, as points of `dim` numbers and single ones.
QUESTIONS = {"box_ball": (tuple(SIDES), 1, 1), "ball_ball": (("center_radius",), 1, 1),
             "box_box": (("center_half", "lo_hi", "corner_size"), 2, 0),
             "box_segment": (("center_half", "lo_hi", "corner_size"), 2, 0),
             "box_moving_ball": (("center_half", "lo_hi", "corner_size"), 2, 1),
             "polygon_ball": (("vertices4",), 1, 1), "polygon_polygon": (("vertices3_4",), 0, 0),
             "box_point": (("center_half", "lo_hi", "corner_size", "center_size"), 1, 0),
             "segment_ball": (("ends",), 1, 1), "capsule_ball": (("ends_radius",), 1, 2), "capsule_capsule": (("ends_radius",), 2, 2),
             "segment_segment": (("ends",), 2, 0), "polygon_point": (("vertices3", "vertices4"), 1, 0),
             "polygon_segment": (("vertices4",), 2, 0)}
FLAT = ("polygon_ball", "polygon_polygon", "segment_segment", "polygon_point", "polygon_segment")  # asked in the plane alone


class BadData(Exception):
    pass


def split_form(form):
    """('center_half', 'axis') of center_half_axis; the orientation is None for an axis-aligned form."""
    box, _, orientation = form.rpartition("_")
    return (box, orientation) if orientation in ORIENTATIONS else (form, None)


def count_vertices(form):
    """Of each polygon of a form its vertices: [3, 4] of vertices3_4; none of a form of other shapes."""
    return [int(word) for word in form.removeprefix("vertices").split("_")] if form.startswith("vertices") else []


def question_of(function):
    return function.get("question", "box_ball")


def answer_of(function):
    """What the function gives back: bool, distance, signed_distance, distance_sq, mtv, time or nearest (docs/answers.md)."""
    return function.get("answer", "bool")


def is_vector(function):
    return answer_of(function) in ("mtv", "nearest")


def count_numbers(function):
    dim, (_, points, single) = function["dim"], QUESTIONS[question_of(function)]
    vertices = count_vertices(function["form"])
    first = dim * sum(vertices) if vertices else dim + 1 if question_of(function) == "ball_ball" else 2 * dim
    return first + points * dim + single + ORIENTATIONS.get(split_form(function["form"])[1], 0)


def name_symbol(function):
    """The name of a plugin's function."""
    question, answer = question_of(function), answer_of(function)
    return (f"tangency{'3' if function['dim'] == 3 else ''}_{'' if answer == 'bool' else answer + '_'}"
            f"{'' if question == 'box_ball' else question + '_'}"
            f"{function['form']}_{function['scalar']}")


def read_lines(name, needed):
    rows = []
    for number, line in enumerate((HERE / name).read_text().splitlines(), 1):
        try:
            row = json.loads(line)
        except ValueError as error:
            raise BadData(f"{name}:{number}: {error}") from None
        missing = [key for key in needed if key not in row]
        if missing:
            raise BadData(f"{name}:{number}: no {', '.join(missing)}")
        rows.append(row)
    return rows


def identify(row):
    """The name of a function in file names and on the command line: library:call."""
    return f"{row['library']}:{row['call']}"


def load():
    """Packages by library, and the functions in order."""
    packages = {row["library"]: row
                for row in read_lines("packages.jsonl", ("library", "source", "packages", "licence"))}
    functions = read_lines("functions.jsonl",
                           ("library", "function", "adapter", "call", "form", "scalar", "dim", "why"))
    seen = set()
    for row in functions:
        if row["library"] not in packages:
            raise BadData(f"functions.jsonl: {row['library']} is not in packages.jsonl")
        if question_of(row) not in QUESTIONS:
            raise BadData(f"functions.jsonl: {identify(row)}: no question {question_of(row)}")
        box = split_form(row["form"])[0] if question_of(row) in ("box_ball", "box_point") else row["form"]
        if box not in QUESTIONS[question_of(row)][0] or (row["dim"] != 2 and question_of(row) in FLAT):
            raise BadData(f"functions.jsonl: {identify(row)}: no form {row['form']} of {question_of(row)}")
        if not (HERE / "adapters" / row["adapter"]).is_file():
            raise BadData(f"functions.jsonl: {identify(row)}: no adapters/{row['adapter']}")
        if identify(row) in seen:
            raise BadData(f"functions.jsonl: {identify(row)} is there twice")
        seen.add(identify(row))
    return packages, functions


def load_lock():
    return json.loads(LOCK.read_text()) if LOCK.is_file() else {}


def save_lock(lock):
    LOCK.write_text(json.dumps(lock, indent=1, sort_keys=True) + "\n")
