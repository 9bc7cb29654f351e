#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the recipes of CONTRIBUTING.md in a copy of the tree: a method, a mutant, a property, a form, a scalar, a shape and a question.

usage: recipes.py [--build FOLDER]   (default: build/recipes below the source tree)

A folder here holds an addition: the new files under the paths that they get, and in `edits` what changes in others:

  @ PATH       the file of the pairs below
  - LINE...    text that stands in it once, and
  + LINE...    what it becomes; an empty line ends the pair

Each addition must touch as many files as its section of CONTRIBUTING.md says ("**3 files**"). Then the command is built
with all of them, and must show every one of them at work.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
ADDITIONS = ["method", "mutant", "property", "form", "scalar", "shape", "question"]


def fail(message):
    sys.exit(f"recipes: {message}")


def run(command, **options):
    return subprocess.run([str(word) for word in command], text=True, stdin=subprocess.DEVNULL, **options)


def pairs_of(edits):
    """(path, anchor, replacement) of a file of edits."""
    path, anchor, replacement, pairs = None, [], [], []
    for line in edits.read_text(encoding="utf-8").splitlines() + [""]:
        if line.startswith("@ "):
            path = line[2:]
        elif line[:1] == "-":
            anchor.append(line[2:])
        elif line[:1] == "+":
            replacement.append(line[2:])
        elif anchor:
            pairs.append((path, "\n".join(anchor), "\n".join(replacement)))
            anchor, replacement = [], []
        elif line:
            fail(f"{edits}: not a line of edits: {line}")
    return pairs


def add(name, texts):
    """Adds to `texts`, path to text, and returns the paths touched."""
    folder, touched = HERE / name, set()
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(folder).as_posix()
        if file.is_file() and path != "edits":
            if (SOURCE / path).exists():
                fail(f"{name}: {path} is there already")
            texts[path] = file.read_text(encoding="utf-8")
            touched.add(path)
    for path, anchor, replacement in pairs_of(folder / "edits"):
        text = texts.get(path) or (SOURCE / path).read_text(encoding="utf-8")
        if text.count(anchor) != 1:
            fail(f"{name}: {path} has {text.count(anchor)} times, not once:\n{anchor}")
        texts[path] = text.replace(anchor, replacement)
        touched.add(path)
    return touched


def stated():
    """The number of files that CONTRIBUTING.md states for each addition."""
    text = (SOURCE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## A (\w+)\n\n\*\*(\d+) files?\*\*", text, re.MULTILINE)
    return {name: int(count) for name, count in sections}


def write_tree(tree, texts):
    """The tree's files as they stand, with the additions. What differs is written: a second run compiles little."""
    listed = run(["git", "-C", SOURCE, "ls-files", "-z"], capture_output=True, check=True).stdout
    paths = {path for path in listed.split("\0") if path and (SOURCE / path).is_file()} | set(texts)
    for old in tree.rglob("*"):
        if old.is_file() and old.relative_to(tree).as_posix() not in paths:
            old.unlink()
    for path in paths:
        content = texts[path].encode() if path in texts else (SOURCE / path).read_bytes()
        target = tree / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != content:
            target.write_bytes(content)
            target.chmod(0o755 if content.startswith(b"#!") else 0o644)


def build(tree, folder):
    # By clang++, which takes three quarters of the time of g++; in batches, which takes half of that.
    steps = [["cmake", "-S", tree, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_COMPILER=clang++",
              "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DCMAKE_UNITY_BUILD=ON", "-DTANGENCY_BUILD_TESTS=OFF", "-DTANGENCY_WERROR=ON"],
             ["cmake", "--build", folder, "--target", "tangency"]]
    for step in steps:
        done = run(step, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            fail(f"{' '.join(map(str, step))}\n{done.stdout[-8000:]}")
    return folder / "tools" / "tangency"


# A right plugin in C, but for what `beyond` and `compare` say.
PLUGIN = """#include <math.h>
#include <tangency/plugin.h>

static int hits(double lox, double loy, double hix, double hiy, double px, double py, double r) {{
    double u = fmax(fmax(lox - px, px - hix), 0), v = fmax(fmax(loy - py, py - hiy), 0);
    return u * u + v * v {compare} r * r;
}}
"""
CENTER_HALF = PLUGIN + """
int tangency_center_half_f32(float cx, float cy, float hx, float hy, float px, float py, float r) {{
    return hits((double)cx - hx, (double)cy - hy, (double)cx + hx, (double)cy + hy, px, py, r);
}}
"""
CORNER_HALF = PLUGIN + """
int tangency_corner_half_f64(double x, double y, double hx, double hy, double px, double py, double r) {{
    return hits(x, y, x + {beyond} * hx, y + {beyond} * hy, px, py, r);
}}
"""
# Reckons in float, so that near ties are asked about.
FLOAT16 = PLUGIN.replace("double", "float") + """
static float wide(tangency_f16 number) {{
    int exponent = number.bits >> 10 & 31, fraction = number.bits & 1023;
    float infinite = fraction ? NAN : INFINITY;
    float magnitude = exponent == 31 ? infinite : exponent ? ldexpf(fraction + 1024, exponent - 25) : ldexpf(fraction, -24);
    return number.bits >> 15 ? -magnitude : magnitude;
}}
int tangency_lo_hi_f16(tangency_f16 lox, tangency_f16 loy, tangency_f16 hix, tangency_f16 hiy, tangency_f16 px, tangency_f16 py,
                       tangency_f16 r) {{
    return hits(wide(lox), wide(loy), wide(hix), wide(hiy), wide(px), wide(py), wide(r));
}}
"""
ROUNDED_BOX = PLUGIN + """
int tangency_rounded_box_ball_lo_hi_f32(float lox, float loy, float hix, float hiy, float r, float px, float py, float s) {{
    return hits(lox, loy, hix, hiy, px, py, {reach});
}}
"""


class Shown:
    """The command built with all additions, and what it must say."""

    def __init__(self, command, tree, folder):
        self.command, self.include, self.folder = command, tree / "clients/plugin/include", folder
        folder.mkdir(exist_ok=True)

    def must(self, holds, what):
        if not holds:
            fail(f"not so: {what}")
        print(f"recipes: {what}", flush=True)

    def text(self, *words, status=0):
        done = run([self.command, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=self.folder)
        if done.returncode != status:
            fail(f"exit status {done.returncode}, expected {status}: tangency {' '.join(words)}\n{done.stdout[-4000:]}")
        return done.stdout

    def json(self, name):
        return json.loads((self.folder / name).read_text(encoding="utf-8"))

    def check(self, source, form, scalar, what, require="banded", status=0, size=("--cases", "20000"), question="box_ball"):
        (self.folder / "plugin.c").write_text(source, encoding="utf-8")
        compiler = ["cc", "-O1", "-shared", "-fPIC", "-I", self.include, "plugin.c", "-o", "plugin.so", "-lm"]
        done = run(compiler, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            fail(f"the plugin does not compile\n{done.stdout}")
        said = self.text("check", "--plugin", "./plugin.so", "--question", question, "--form", form, "--scalar", scalar,
                         "--contract", "closed", "--require", require, *size, "--json", "check.json", status=status)
        last = said.strip().splitlines()[-1]
        self.must(last.startswith("tangency: check " + ("FAILED " if status else "holds ")), what)
        return {entry["id"]: entry for entry in self.json("check.json")["properties"]}

    def method_and_mutant(self):
        killers = self.audit(["mutant_low_face_ties_miss"], median_clamp=4)
        self.must("P29" in killers["mutant_low_face_ties_miss"], "the property is one of those that kill it")

    def shape_and_question(self):
        rows = (HERE / "question/edits").read_text(encoding="utf-8").split("[rounded_box_ball lo_hi 2]\n")[1].split("+\n")[0]
        for row in rows.splitlines():
            numbers, _, answers = row.removeprefix("+ ").partition(" : ")
            for scalar in ("f32", "f64") if "." in numbers else ("f32", "f64", "i32"):
                said = self.classify("lo_hi", scalar, numbers, "rounded_box_ball")
                self.must(said["verdict"] == answers.split()[0], f"classify knows the verdict of {numbers} in {scalar}")
        for reach, right in (("(double)r + s", True), ("s", False)):
            self.check(ROUNDED_BOX.format(compare="<=", reach=reach), "lo_hi", "f32", f"check tells a reach of {reach}",
                       status=int(not right), question="rounded_box_ball")
        self.audit(["mutant_rounded_box_forgets_radius", "mutant_rounded_box_sharp_corners"], rounded_box_signed_distance=2,
                   rounded_box_both_radii=2)

    def audit(self, mutants, **signatures):
        """`signatures`: of a method's name in how many signatures it is tried."""
        names = [word for name in [*signatures, *mutants] for word in ("--subject", name)]
        self.text("audit", *names, "--bulk", "100000", "--out", ".")
        report = self.json("report.json")
        for name, count in signatures.items():
            levels = [entry["level"] for entry in report["subjects"] if entry["name"] == name]
            self.must(levels == ["banded"] * count, f"the audit gives {name} its level in {count} signatures")
        killers = {entry["name"]: entry["killed_by"] for entry in report["mutants"]}
        self.must(sorted(killers) == sorted(mutants) and all(killers.values()), f"the audit kills {', '.join(mutants)}")
        return killers

    def property(self):
        asked = self.check(CENTER_HALF.format(compare="<="), "center_half", "f32",
                           "check holds with the property required", require="banded,P29")["P29"]
        self.must(asked["standing"] == "held" and asked["instances"] > 0,
                  "the property is in the report, with instances")

    def classify(self, form, scalar, numbers, question="box_ball"):
        return json.loads(self.text("classify", "--question", question, "--form", form, "--scalar", scalar, "--json", "--",
                                    *numbers.split()))

    def form(self):
        said = self.classify("corner_half", "f64", "0 0 1 1 3 1 1")
        self.must(said["verdict"] == "touching", "classify knows that the form's far side is corner + 2 * half extent")
        for right, what in ((2, "check holds for a right function of the form"), (1, "check fails a wrong one")):
            plugin = CORNER_HALF.format(compare="<=", beyond=right)
            self.check(plugin, "corner_half", "f64", what, status=int(right == 1))

    def scalar(self):
        said = self.classify("lo_hi", "f16", "0 0 2 2 3.0009 1 0x3c00")
        self.must(said["verdict"] == "touching", "classify rounds 3.0009 to the scalar's 3, and reads its bits")
        said = json.dumps(self.classify("lo_hi", "f16", "0 0 2 2 1.00048828125000000000000001 1.00048828125 2"))
        self.must("0x3c01" in said and "0x3c00" in said,
                  "a decimal past the middle of two numbers goes up, the middle to even")
        what = "a full check holds for a right function of the scalar"
        self.check(FLOAT16.format(compare="<="), "lo_hi", "f16", what, size=())
        bulk = self.json("check.json")["bulk"]
        self.must(bulk["cases"] > 0 and bulk["wrong_answers"] > 0, "its bulk run asks, and excuses what is in the band")
        self.check(FLOAT16.format(compare="<"), "lo_hi", "f16", "check fails a wrong one", status=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=SOURCE / "build" / "recipes")
    folder = parser.parse_args().build.resolve()
    tree = folder / "tree"
    tree.mkdir(parents=True, exist_ok=True)
    expected, texts, started = stated(), {}, time.monotonic()
    for name in ADDITIONS:
        touched = add(name, texts)
        if len(touched) != expected.get(name):
            fail(f"CONTRIBUTING.md says that a {name} takes {expected.get(name)} files; it took {sorted(touched)}")
        print(f"recipes: a {name}, {len(touched)} files: {', '.join(sorted(touched))}", flush=True)
    write_tree(tree, texts)
    shown = Shown(build(tree, folder / "build"), tree, folder / "shown")
    print(f"recipes: built after {time.monotonic() - started:.0f} s", flush=True)
    for show in (shown.form, shown.scalar, shown.property, shown.method_and_mutant, shown.shape_and_question):
        show()
    print(f"recipes: all {len(ADDITIONS)} are there, after {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
