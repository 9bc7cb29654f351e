#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fuzzes what is right, long enough to be believed. Started by ./run fuzz controls, which builds first.

usage: controls.py BUILD_FOLDER SOURCE_FOLDER [PART]... [--seconds N] [--jobs N] [--seed N] [--out FILE] [--check arguments]

A part is a form or a question other than box_ball, of which every built-in at the level it promises answers each input, or
`reference`, which goes before its judge three times as long; without parts, all of them. The page gets a part's line as soon as the part has ended,
and keeps the lines of parts that are not run again.
Exit status: as of run.py.
"""
import os
import pathlib
import re
import subprocess

from run import Parser, fail, fuzz, new_run, whole

QUESTIONS = ["ball_ball", "box_box", "box_segment", "box_moving_ball", "polygon_ball", "polygon_polygon", "box_point", "segment_ball", "capsule_ball",
             "capsule_capsule", "segment_segment", "polygon_point", "polygon_segment"]
PARTS = ["reference", "center_half", "lo_hi", "corner_size", "corner_size_ball_corner", "center_size",
         *(f"{form}_{orientation}" for orientation in ("axis", "quaternion", "radians", "degrees") for form in ("center_half", "corner_size", "center_size")),
         *QUESTIONS]
FUZZED = re.compile(r"^tangency fuzz: fuzzing (.*)$", re.MULTILINE)
LINE = re.compile(r"^\| (\w+) \|.*\|$", re.MULTILINE)
HEAD = """# What long fuzzing did not find

Every built-in subject that is right at some level, in f32 and f64, 2-D and 3-D, under libFuzzer with ASan and UBSan. A part is a form, or another
question than `box_ball`: each of its inputs selects a signature of it, and every subject of the signature answers it, `exact_filtered` at
level exact, closed and open. The part `reference` puts the exact reference before its independent judge: verdict, region and relation, and gap_sq
one time in eight. Corpora grow from one run to the next and begin with the seeds made of vectors and findings.

Written by `./run fuzz controls`, which runs each part ten minutes by the clock unless told otherwise, the reference three times as
long, and writes its line at the end. Parts that ran side by side shared the processor; `changed` says that the tree was not quite
the commit.

| part | seconds | of the processor | inputs | corpus | seed | commit | findings | subjects |
| --- | ---: | ---: | ---: | ---: | ---: | --- | --- | --- |
"""


def parse():
    parser = Parser("controls [PART]... [--seconds N] [--jobs N] [--seed N] [--out FILE]")
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("parts", nargs="*", default=PARTS)
    parser.add_argument("--seconds", type=whole, default=600)
    parser.add_argument("--jobs", type=whole, default=os.cpu_count())
    parser.add_argument("--seed", type=whole, default=1)
    parser.add_argument("--out", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.out = arguments.out or arguments.source / "docs/fuzz-controls.md"
    unknown = [part for part in arguments.parts if part not in PARTS]
    if unknown:
        fail(f"no part is named '{unknown[0]}'; the parts are {', '.join(PARTS)}")
    return arguments


def prepare(arguments, programs):
    runs = []
    for part in arguments.parts:
        target, flags, seconds = ("reference", [], 3 * arguments.seconds) if part == "reference" else \
            ("subjects", [f"--question={part}" if part in QUESTIONS else f"--form={part}"], arguments.seconds)
        runs.append(new_run(arguments, programs, target, part, part, arguments.seed, seconds, flags))
    return runs


def line_of(run, commit):
    part = run.folder.name
    fuzzed = FUZZED.search(run.text)
    found = f"{len(run.found)} files" if run.found else "did not run" if run.failed_to_run else "none"
    return (f"| {part} | {run.seconds} | {run.cpu_seconds:.0f} | {run.executions:,} | {run.corpus_size:,} | {run.seed} | {commit} | {found} | "
            f"{fuzzed[1] if fuzzed else 'the reference'} |")


def write_line(page, line):
    lines = {match[1]: match[0] for match in LINE.finditer(page.read_text() if page.exists() else "")}
    lines[LINE.match(line)[1]] = line
    page.write_text(HEAD + "".join(lines[part] + "\n" for part in PARTS if part in lines))


def record(run, page, commit):
    """An interrupted run proves less than its line would say, unless it found something."""
    if run.found or not run.was_interrupted:
        write_line(page, line_of(run, commit))


def commit_of(source):
    git = ["git", "-C", source]
    commit = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", ".", ":!docs"]).returncode == 1
    return (commit or "unknown") + (" changed" if changed else "")


def main():
    arguments = parse()
    if arguments.check:
        return
    commit = commit_of(arguments.source)
    fuzz(arguments, prepare, lambda run: record(run, arguments.out, commit))


if __name__ == "__main__":
    main()
