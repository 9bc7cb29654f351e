#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Functions in the odd styles of strangers before `tangency check`: no right one is blamed, every wrong one is told.

usage: outsiders.py TANGENCY_BINARY [--only NAME]... [--cases N]
Compiles each of outsiders_functions.py with $CXX (g++) and prints a line for each; exit 1 if a right one fails or a wrong
one holds. Not part of the tests, for it takes some minutes.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

from outsiders_functions import FUNCTIONS

FIELDS = {
    "center_half": "cx cy hx hy px py r",
    "lo_hi": "lox loy hix hiy px py r",
    "corner_size": "x y w h px py r",
    "center_size": "cx cy w h px py r",
    "center_half_radians": "cx cy hx hy a px py r",
    "center_half_degrees": "cx cy hx hy a px py r",
    "center_half_axis": "cx cy hx hy ux uy px py r",
    "corner_size_radians": "x y w h a px py r",
    "corner_size_degrees": "x y w h a px py r",
    "corner_size_axis": "x y w h ux uy px py r",
    "center_size_degrees": "cx cy w h a px py r",
}
HEAD = """#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdlib>
#include <cstring>
"""


def source_of(form, scalar, before, body):
    numbers = ", ".join("T " + field for field in FIELDS[form].split())
    kind = "float" if scalar == "f32" else "double"
    return f'{HEAD}using T = {kind};\n{before}\nextern "C" int tangency_{form}_{scalar}({numbers}) {{{body}}}\n'


def try_function(words, folder, expected, name, form, scalar, contract, body, level, before):
    plugin = folder / f"{name}.so"
    subprocess.run([os.environ.get("CXX", "g++"), "-std=c++20", "-O1", "-w", "-ffp-contract=off", "-fPIC", "-shared",
                    "-x", "c++", "-o", plugin, "-"], input=source_of(form, scalar, before, body), text=True, check=True)
    done = subprocess.run([words.tangency, "check", "--plugin", plugin, "--form", form, "--scalar", scalar, "--contract",
                           contract, "--require", level, *(["--cases", words.cases] if words.cases else [])],
                          capture_output=True, text=True, errors="replace", check=False)
    as_expected = done.returncode == expected
    print("as expected" if as_expected else "SURPRISE   ", "wrong" if expected else "right", name,
          *[line for line in done.stdout.splitlines() if line.startswith("looks like")],
          "" if as_expected else (done.stdout or done.stderr).splitlines()[-1], flush=True)
    return as_expected


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tangency", type=pathlib.Path)
    parser.add_argument("--only", action="append")
    parser.add_argument("--cases")
    words = parser.parse_args()
    chosen = [function for function in FUNCTIONS if not words.only or function[1] in words.only]
    with tempfile.TemporaryDirectory() as folder:
        results = [try_function(words, pathlib.Path(folder), *function) for function in chosen]
    print(f"{len(results)} functions, {results.count(False)} surprises")
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
