#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Test vectors in plain Python 3: checked against the manifest, read from their bits, put to a function.

usage: read.py [FILE.json]        tries the two functions below on lo_hi-f32-2d.json or FILE
as a module: load(path) and failures(vectors, function, contract, level) are all it takes.
"""
import hashlib
import json
import pathlib
import struct
import sys

LEVELS = ["logic", "banded", "full_range", "exact"]


def number(bits, scalar):
    """The number of hex digits, 8 (f32, i32) or 16 (f64); a float32 is held in a double, which loses nothing."""
    return struct.unpack({"f32": ">f", "f64": ">d", "i32": ">i"}[scalar], bytes.fromhex(bits))[0]


def load(path):
    """The file as parsed JSON, each case with its numbers. Raises ValueError if it is not what the manifest lists."""
    path = pathlib.Path(path)
    data = path.read_bytes()
    manifest = json.loads((path.parent / "manifest.json").read_text())
    listed = {entry["file"]: entry["sha256"] for entry in manifest["files"]}
    if listed.get(path.name) != hashlib.sha256(data).hexdigest():
        raise ValueError(f"{path}: the checksum is not the one in manifest.json; take both from one version")
    vectors = json.loads(data)
    if vectors["format"] != 1:
        raise ValueError(f"{path}: format {vectors['format']} is unknown here; update read.py")
    for case in vectors["cases"]:
        case["numbers"] = [number(bits, vectors["scalar"]) for bits in case["bits"]]
    return vectors


def failures(vectors, function, contract="closed", level="banded"):
    """The cases up to the level that function(*numbers) answers otherwise than the contract says."""
    wanted = LEVELS[:LEVELS.index(level) + 1]
    return [case for case in vectors["cases"]
            if case["level"] in wanted and bool(function(*case["numbers"])) != case[contract]]


def clamp(lox, loy, hix, hiy, px, py, r):
    dx, dy = px - min(max(px, lox), hix), py - min(max(py, loy), hiy)
    return dx * dx + dy * dy <= r * r


def corner_as_box(lox, loy, hix, hiy, px, py, r):  # wrong: the circle counts as its bounding box
    return lox - r <= px <= hix + r and loy - r <= py <= hiy + r


if __name__ == "__main__":
    chosen = load(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent / "lo_hi-f32-2d.json")
    for tried in (clamp, corner_as_box):
        wrong = failures(chosen, tried)
        print(f"{tried.__name__}: {len(wrong)} wrong at level banded", *(case["id"] for case in wrong[:3]))
