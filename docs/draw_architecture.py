#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the folders of the code and which includes which, and says if they go round in a circle.

usage: draw_architecture.py SOURCE_FOLDER            the drawing on standard output
       draw_architecture.py SOURCE_FOLDER --check    status 1 if docs/images/architecture.svg is not that drawing

A room is a folder. A public header belongs to the folder whose source has its name, else to the folder it is in. A room stands
above all rooms whose headers it includes. What CMake writes of lists (mutants, properties) is not read; it names files of their own room.
"""
import collections
import pathlib
import re
import sys

ROOMS = {  # folder: what the room is for; the longest folder that a path starts with counts
    "clients/plugin": "C header of a plugin", "shapes": "rows, layouts, scalars", "reference": "exact decision, rationals",
    "reference/judge": "checks certificates, GMP", "impl": "methods, mutants, exact_filtered", "impl/exact/bench": "benchmarks",
    "properties": "properties, drawing, runner", "properties/lists": "lists of shapes on trial", "properties/subjects": "built-in subjects",
    "fuzz": "fuzz inputs, fuzzed subjects", "fuzz/targets": "libFuzzer targets", "fuzz/readers": "readers under fuzz",
    "tools/cli": "arguments of the command", "tools/external": "plugins and processes", "tools/text": "options, numbers, JSON",
    "tools/src": "audit, check, classify, search", "tools/src/vectors": "stored vectors", "tools/src/campaign": "bulk runs in shards",
    "tools/src/fuzz": "what a fuzz input means", "tools/report": "one document, its renderers",
    "clients/web/core": "the checker in WebAssembly",
}
WIDTH, HEIGHT, GAP, RISE = 208, 46, 24, 56
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)  # in angles are headers of others


def room_of(path):
    parts = path.parts
    for length in range(len(parts) - 1, 0, -1):
        if "/".join(parts[:length]) in ROOMS:
            return "/".join(parts[:length])
    return None


def arrows_of(root):
    """Pairs of rooms of which the first includes a header of the second."""
    files = [path.relative_to(root) for room in sorted({name.split("/")[0] for name in ROOMS})
             for path in sorted((root / room).rglob("*")) if path.suffix in (".hpp", ".cpp", ".h", ".in")]
    arrows = set()
    for path in files:
        if path == pathlib.Path("tools/cli/main.cpp"):
            continue  # it names every part of the command
        for name in INCLUDE.findall((root / path).read_text(encoding="utf-8")):
            beside = path.parent / name
            found = [beside] if (root / beside).exists() else [other for other in files if f"/{other}".endswith("/" + name)]
            if not found:
                continue
            pair = (room_of(path), room_of(min(found, key=lambda other: (other.parts[0] != path.parts[0], len(str(other)), str(other)))))
            if pair[0] != pair[1]:
                arrows.add(pair)
    return sorted(arrows)


def floors_of(arrows):
    """For each room the number of rooms below it on the longest way down. Raises ValueError on a circle."""
    below = collections.defaultdict(set)
    for upper, lower in arrows:
        below[upper].add(lower)
    floors, way = {}, []

    def floor(room):
        if room in way:
            raise ValueError("the folders include each other: " + " -> ".join(way[way.index(room):] + [room]))
        if room not in floors:
            way.append(room)
            floors[room] = 1 + max((floor(other) for other in below[room]), default=-1)
            way.pop()
        return floors[room]

    for room in ROOMS:
        floor(room)
    return {room: floors[room] for room in ROOMS}


def direct(arrows):
    """The arrows that no longer way stands for: a drawing of all of them shows nothing."""
    below = collections.defaultdict(set)
    for upper, lower in arrows:
        below[upper].add(lower)

    def reaches(start, goal):
        return any(other == goal or reaches(other, goal) for other in below[start])

    return [(upper, lower) for upper, lower in arrows if not any(reaches(other, lower) for other in below[upper] - {lower})]


def draw(arrows):
    rows = collections.defaultdict(list)
    for room, number in floors_of(arrows).items():
        rows[number].append(room)
    top, widest = max(rows), max(map(len, rows.values()))
    width = widest * (WIDTH + GAP) + GAP
    place = {}
    for number, rooms in rows.items():
        left = (width - len(rooms) * (WIDTH + GAP) + GAP) / 2
        for i, room in enumerate(rooms):
            place[room] = (left + i * (WIDTH + GAP), GAP + (top - number) * (HEIGHT + RISE))
    height = GAP + (top + 1) * (HEIGHT + RISE)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
           '<defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
           '<path d="M0 0L8 4L0 8z" fill="#567"/></marker></defs>',
           f'<rect width="{width}" height="{height}" fill="#fff"/>']
    for upper, lower in direct(arrows):
        (x1, y1), (x2, y2) = place[upper], place[lower]
        out.append(f'<path d="M{x1 + WIDTH / 2:g} {y1 + HEIGHT:g}L{x2 + WIDTH / 2:g} {y2:g}" stroke="#567" fill="none" marker-end="url(#head)"/>')
    for room, (x, y) in place.items():
        out.append(f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#eef3f8" stroke="#567"/>'
                   f'<text x="{x + WIDTH / 2:g}" y="{y + 19:g}" text-anchor="middle" font-weight="bold">{room}/</text>'
                   f'<text x="{x + WIDTH / 2:g}" y="{y + 36:g}" text-anchor="middle" fill="#345">{ROOMS[room]}</text>')
    return "\n".join(out) + "\n</svg>\n"


def main(arguments):
    if not arguments or arguments[1:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    root = pathlib.Path(arguments[0]).resolve()
    try:
        drawing = draw(arrows_of(root))
    except ValueError as error:
        print(f"draw_architecture: {error}", file=sys.stderr)
        return 1
    if arguments[1:] and drawing != (root / "docs/images/architecture.svg").read_text(encoding="utf-8"):
        print("draw_architecture: the code has other arrows; draw it again: "
              "python3 docs/draw_architecture.py . > docs/images/architecture.svg", file=sys.stderr)
        return 1
    if not arguments[1:]:
        print(drawing, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
