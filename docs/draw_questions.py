#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of docs/questions: inputs to scale, each with the verdict that `tangency classify` prints of it.

usage: draw_questions.py SOURCE_FOLDER            writes docs/questions/NAME.svg of every question
       draw_questions.py SOURCE_FOLDER --check    status 1 if one that is stored is another picture, or a page lacks a part

TANGENCY_BINARY is the command to ask; build/gcc/tools/tangency unless it says so.
"""
import html
import math
import os
import pathlib
import re
import subprocess
import sys
from fractions import Fraction

SQUARE, TRIANGLE = "0 0 4 4", "0 0 8 0 0 6"
# question: form, pixels a unit, and panels: the row, what to say below the verdict, and the ends of the shortest way between the shapes.
PICTURES = {
    "ball_ball": ("center_radius", 1, [
        ("0 0 32 68 0 20", "apart: d > r + s", ""), ("0 0 32 52 0 20", "outside tangent", ""), ("0 0 32 36 0 20", "crossing", ""),
        ("0 0 40 20 0 20", "inside tangent: d = r - s", ""), ("0 0 40 4 0 20", "inside: d < r - s", "")]),
    "box_box": ("lo_hi", 10, [
        ("0 0 6 6 4 2 9 8", "depth 2", "4 4 6 4"), ("0 0 5 6 5 1.5 9.5 4.5", "at a face", ""),
        ("0 0 5 4.5 5 4.5 9.5 8.5", "at a corner", ""), ("0 0 4 4 7 6 10 8.5", "corner to corner", "4 4 7 6"),
        ("0 5 10 5 5 0 5 10", "a plus of flat boxes", ""), ("0 5 10 5 5 0 5 5", "a T of flat boxes", "")]),
    "box_segment": ("lo_hi", 10, [
        (f"{SQUARE} -1 5 5 5", "above a side", "2 4 2 5"), (f"{SQUARE} 2 8 8 2", "past a corner", "4 4 5 5"),
        (f"{SQUARE} 4 2 9 3", "an end on a side", ""), (f"{SQUARE} 1 4 3 4", "within a side", ""),
        (f"{SQUARE} 3 5 5 3", "through a corner", ""), (f"{SQUARE} 1 6 6 1", "cuts it off", "4 4 3.5 3.5")]),
    "box_moving_ball": ("lo_hi", 8, [
        (f"{SQUARE} -2 6 8 6 2", "along a side", ""), (f"{SQUARE} 3.5 7.5 7.5 4.5 2.5", "past a corner", ""),
        (f"{SQUARE} 2 8 8 2 1", "corners grow round", ""), (f"{SQUARE} -4 2 8 2 1", "neither end meets it", ""),
        (f"{SQUARE} 1 1 3 2 0", "r = 0, within", "")]),
    "polygon_ball": ("vertices3", 6, [
        (f"{TRIANGLE} 4 -3 3", "at a side", ""), (f"{TRIANGLE} 7 7 5", "at a sloping side", ""),
        (f"{TRIANGLE} 11 -4 5", "at a corner", ""), (f"{TRIANGLE} 1 1 1", "within", ""), (f"{TRIANGLE} 4 3 0", "r = 0, on a side", "")]),
    "polygon_polygon": ("vertices3_3", 7, [
        (f"{TRIANGLE} 7 7 9 7 7 9", "side to corner", "4 3 7 7"), (f"{TRIANGLE} 4 3 9 3 4 9", "a corner on a side", ""),
        (f"{TRIANGLE} 8 0 9 0 9 -1", "corner to corner", ""), (f"{TRIANGLE} 8 0 12 -3 12 5", "sides in one line", ""),
        (f"{TRIANGLE} 1 1 2 1 1 2", "within: depth 2", "2 1 0 1")]),
    "box_point": ("lo_hi", 12, [
        (f"{SQUARE} 2.5 1", "depth 1", "2.5 0 2.5 1"), (f"{SQUARE} 0 1", "a low side: half open in", ""),
        (f"{SQUARE} 4 1", "a high side: half open out", ""), (f"{SQUARE} 0 4", "low and high: out", ""),
        (f"{SQUARE} 5.5 6", "past a corner", "4 4 5.5 6")]),
    "segment_ball": ("ends", 8, [
        ("-5 0 5 0 1 2 2", "beside it", ""), ("-4 0 2 0 4.25 3 3.75", "beyond an end", ""), ("-5 -3 5 3 0 1 2", "across", ""),
        ("-1 0 1 1 0 0 3", "a segment within", ""), ("-5 -1 5 1 0 0 0", "r = 0, on it", "")]),
    "capsule_ball": ("ends_radius", 8, [
        ("-5 0 5 0 1 1 3 2", "beside the core", ""), ("-4 0 2 0 1.5 6 3 2", "beyond an end", ""), ("-5 -2 5 2 1 0 1 2", "across", ""),
        ("-4 0 4 0 2 0 0 0", "s = 0, in the core", ""), ("0 0 0 0 2 3 4 3", "a capsule that is a ball", "")]),
    "capsule_capsule": ("ends_radius", 7, [
        ("-5 -2 5 -2 1.5 -4 1.5 6 1.5 2", "side by side", ""), ("-8 0 -3 0 1.5 1.5 0 7 2 2", "end to end", ""),
        ("-6 -2 6 -2 1 0 1 4 6 2", "an end at a core", ""), ("-6 -2 6 2 1 -3 5 3 -5 1", "cores that cross", ""),
        ("-5 0 5 0 0 0 -4 0 4 0", "r = s = 0", "")]),
    "segment_segment": ("ends", 11, [
        ("0 0 6 4 1 5 5 0", "they cross", ""), ("0 0 6 4 3 2 1 5", "an end within", ""), ("0 0 4 4 4 4 8 1", "end to end", ""),
        ("0 2 5 2 3 2 8 2", "on one line", ""), ("0 0 4 0 5 1 5 5", "apart", "4 0 5 1"), ("0 1 6 1 2 3 6 3", "parallel", "3 1 3 3")]),
    "polygon_point": ("vertices3", 9, [
        (f"{TRIANGLE} 2 2", "inside", ""), (f"{TRIANGLE} 4 3", "on a side", ""), (f"{TRIANGLE} 8 0", "on a vertex", ""),
        (f"{TRIANGLE} 7 7", "before a side", "4 3 7 7"), (f"{TRIANGLE} 10 -1", "before a vertex", "8 0 10 -1")]),
    "polygon_segment": ("vertices3", 8, [
        (f"{TRIANGLE} -2 2 9 2", "through it", ""), (f"{TRIANGLE} 1 1 3 2", "within", ""), (f"{TRIANGLE} 2 0 6 0", "along a side", ""),
        (f"{TRIANGLE} 4 3 8 6", "an end on a side", ""), (f"{TRIANGLE} 8 -3 8 3", "past a vertex", ""),
        (f"{TRIANGLE} 7 7 9 6", "apart", "4 3 7 7")]),
}
# Of a shape its numbers and whether the last is a radius; of a triangle, which polygons are here, six.
NUMBERS = {"point": (2, False), "ball": (3, True), "segment": (4, False), "box": (4, False), "capsule": (5, True), "moving_ball": (5, True),
           "polygon": (6, False)}
WIDTH, HEIGHT, MIDDLE = 720, 190, 72
STYLE = """<style>
.one { fill: #dbe7f5; stroke: #23527c; stroke-width: 1.5 }
.two { fill: #f6dfc4; fill-opacity: .75; stroke: #a85b00; stroke-width: 1.5 }
.way { stroke: #f6dfc4; stroke-opacity: .75; stroke-linecap: round }
.dot { fill: #a85b00 }
.one.dot { fill: #23527c }
.gap { stroke: #c00; stroke-width: 2 }
text { fill: #222; text-anchor: middle }
.soft { fill: #666; font-size: 12px }
</style>"""


def shapes_of(question, row):
    """The row as shapes: a kind, a radius and points."""
    shapes = []
    for kind in question.split("_", 1):
        count, has_radius = NUMBERS[kind]
        numbers, row = row[:count], row[count:]
        shapes.append((kind, numbers.pop() if has_radius else 0, list(zip(numbers[0::2], numbers[1::2]))))
    return shapes


class View:
    """Where a panel has a place of the input: y runs up there, and down in SVG."""

    def __init__(self, shapes, unit, left, width):
        places = [(x + sign * r, y + sign * r) for _, r, points in shapes for x, y in points for sign in (-1, 1)]
        self.middle = [(min(axis) + max(axis)) / 2 for axis in zip(*places)]
        self.unit, self.origin = unit, (left + width / 2, MIDDLE)

    def at(self, place):
        return [f"{self.origin[axis] + (1 - 2 * axis) * self.unit * (place[axis] - self.middle[axis]):g}" for axis in (0, 1)]

    def path(self, points, style, closed=False):
        return f'<path {style} d="M{"L".join(" ".join(self.at(point)) for point in points)}{"Z" if closed else ""}"/>'

    def circle(self, place, radius, style):
        x, y = self.at(place)
        return f'<circle class="{style}" cx="{x}" cy="{y}" r="{radius:g}"/>'

    def capsule(self, points, radius, style):
        """Two sides, and half a circle around each end."""
        (x, y), (u, v) = points
        length = math.hypot(u - x, v - y)
        across = [(y - v) / length * radius, (u - x) / length * radius] if length else [0, radius]
        places = ((x, y, 1), (u, v, 1), (u, v, -1), (x, y, -1))
        corners = [" ".join(self.at((px + sign * across[0], py + sign * across[1]))) for px, py, sign in places]
        half = f"A{self.unit * radius:g} {self.unit * radius:g} 0 0 1 "
        return f'<path class="{style}" d="M{corners[0]}L{corners[1]}{half}{corners[2]}L{corners[3]}{half}{corners[0]}Z"/>'

    def draw(self, shape, style):
        kind, radius, points = shape
        if kind == "box":
            (x, y), (u, v) = points
            return self.path([(x, y), (u, y), (u, v), (x, v)], f'class="{style}"', True)
        if kind == "polygon":
            return self.path(points, f'class="{style}"', True)
        if kind == "capsule" and radius:
            return self.capsule(points, radius, style)
        dot = "dot" if style == "two" else f"{style} dot"
        ends = "".join(self.circle(point, self.unit * radius or 3, style if radius else dot) for point in points)
        if kind in ("ball", "point"):
            return ends
        way = self.path(points, f'class="way" stroke-width="{2 * self.unit * radius:g}"') if radius else ""
        return way + ends + self.path(points, f'class="{style}"')


def classified(binary, question, form, row):
    done = subprocess.run([binary, "classify", "--question", question, "--form", form, "--scalar", "f64", "--"] + row.split(),
                          capture_output=True, text=True, check=True)
    return done.stdout.split()[0], Fraction(re.search(r"gap_sq=(\S+)", done.stdout)[1])


def draw(binary, question, title):
    form, unit, panels = PICTURES[question]
    width = WIDTH / len(panels)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
           'font-family="sans-serif" font-size="13">', f"<title>{html.escape(title)}</title>", STYLE,
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for place, (row, note, gap) in enumerate(panels):
        verdict, gap_sq = classified(binary, question, form, row)
        shapes = shapes_of(question, [float(number) for number in row.split()])
        view = View(shapes, unit, place * width, width)
        drawn = view.draw(shapes[0], "one") + view.draw(shapes[1], "two")
        if gap:
            x, y, u, v = map(Fraction, gap.split())
            if (u - x) ** 2 + (v - y) ** 2 != abs(gap_sq):
                raise ValueError(f"{question} {row}: the way drawn is not as long as gap_sq {gap_sq} says")
            drawn += view.path([(float(x), float(y)), (float(u), float(v))], 'class="gap"')
        x = f"{(place + 0.5) * width:g}"
        out.append(f'<g>{drawn}<text x="{x}" y="155">{verdict}</text><text class="soft" x="{x}" y="175">{html.escape(note)}</text></g>')
    return "\n".join(out) + "\n</svg>\n"


def main(arguments):
    if not arguments or arguments[1:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    root = pathlib.Path(arguments[0]).resolve()
    binary = os.environ.get("TANGENCY_BINARY", str(root / "build/gcc/tools/tangency"))
    mistakes = []
    for question in PICTURES:
        page = (root / f"docs/questions/{question}.md").read_text(encoding="utf-8")
        mistakes += [f"docs/questions/{question}.md lacks {part}" for part in (f"]({question}.svg)", "](../audit.md)") if part not in page]
        title = re.search(rf"!\[(.*?)\]\({question}.svg\)", page)
        picture = draw(binary, question, title[1] if title else question)
        path = root / f"docs/questions/{question}.svg"
        if not arguments[1:]:
            path.write_text(picture, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != picture:
            mistakes.append(f"docs/questions/{question}.svg is another picture; draw it again: python3 docs/draw_questions.py .")
    print("".join(f"draw_questions: {mistake}\n" for mistake in mistakes), end="", file=sys.stderr)
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
