#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""No false finding, and no missed one: every built-in subject compiled as a plugin and put through `tangency check`.

usage: matrix.py TANGENCY_BINARY --plugin FILE.so [--kinds control,repaired,published,mutant] [--cases N] [--every N]
       matrix.py TANGENCY_BINARY --compile [--source ROOT] [--build DIR] [--fast-math] [...]

With --compile the subjects are compiled by g++ and clang++ at -O0, -O2 and -O3, each plain, with -mfma, and with
-mfma -ffp-contract=fast (and -ffast-math where asked for), and each plugin is tried. Exit status 1 if a subject does
not hold the level that its record says, or banded if it says more, or if a mutant holds what it should break or takes over 5 seconds.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import time

LEVELS = ["none", "logic", "banded", "full_range", "exact"]


def list_subjects(plugin):
    """(name, form, scalar, dim, contract, kind, level) of every subject in the plugin."""
    code = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).tangency_test_list()"
    text = subprocess.run([sys.executable, "-c", code, str(plugin)], capture_output=True, text=True, check=True,
                          env={**os.environ, "LSAN_OPTIONS": "detect_leaks=0"}).stdout
    return [tuple(line.split()) for line in text.splitlines()]


def check(binary, plugin, subject, level, cases):
    name, form, scalar, dim, contract = subject[:5]
    start = time.monotonic()
    result = subprocess.run([binary, "check", "--plugin", str(plugin), "--form", form, "--scalar", scalar, "--dim", dim,
                             "--contract", contract, "--require", level, "--verbose", *(["--cases", str(cases)] if cases else [])],
                            capture_output=True, text=True, check=False, env={**os.environ, "SUBJECT": name})
    return result, time.monotonic() - start


def try_plugin(binary, plugin, options, label, tolerate=False):
    faults, tried, slowest = 0, 0, 0.0
    subjects = [subject for subject in list_subjects(plugin) if subject[5] in options.kinds.split(",")]
    for number, subject in enumerate(subjects):
        if number % options.every:
            continue
        mutant = subject[5] == "mutant"
        level = subject[6] if mutant else min("banded", subject[6], key=LEVELS.index)
        if level == "none":
            continue  # its record says that it gets nowhere
        result, seconds = check(binary, plugin, subject, level, options.cases)
        tried += 1
        slowest = max(slowest, seconds)
        expected = 1 if mutant else 0
        waived = mutant and result.returncode == 0 and "recommendation: P17" in result.stdout
        late = result.returncode == 1 and seconds > options.limit
        if (result.returncode != expected and not waived) or late:
            faults += 1
            last = (result.stdout or result.stderr).splitlines()[-1]
            print(f"{label}: {' '.join(subject[:5])}: status {result.returncode} in {seconds:.1f} s: {last}", flush=True)
    print(f"{label}: {tried} subjects tried, {faults} not as they should be, slowest {slowest:.1f} s", flush=True)
    return 0 if tolerate else faults + (tried == 0)


def compile_plugins(options):
    """Yields (label, plugin, whether its answers are excused) for each compiler and set of flags."""
    root, build = pathlib.Path(options.source).resolve(), pathlib.Path(options.build).resolve()
    (build / "matrix").mkdir(exist_ok=True)
    includes = [f"-I{root}/{part}" for part in ("properties/subjects/include", "properties/subjects/src", "properties/include",
                                                "reference/include", "shapes/include", "impl/include",
                                                "impl/exact/include", "impl/mutants", "")]
    includes.append(f"-I{build}/impl/mutants/include")
    sources = [root / "tests/tools/check/built_in.cpp", root / "properties/subjects/src/methods.cpp"]
    if "mutant" in options.kinds:
        sources.append(root / "properties/subjects/src/mutants.cpp")
    else:
        includes.append("-DCHECK_WITHOUT_MUTANTS")
    flag_sets = [[], ["-mfma"], ["-mfma", "-ffp-contract=fast"]] + ([["-ffast-math"], ["-ffast-math", "-mfma"]] if options.fast_math else [])
    for compiler in ("g++", "clang++"):
        for level in ("-O0", "-O2", "-O3"):
            for flags in flag_sets:
                label = " ".join([compiler, level, *flags])
                plugin = build / "matrix" / (label.replace(" ", "_").replace("+", "x") + ".so")
                # What the flags do not say is as the language has it: no contraction across statements.
                contract = [] if "-ffp-contract=fast" in flags or "-ffast-math" in flags else ["-ffp-contract=off"]
                subprocess.run([*options.launcher.split(), compiler, "-std=c++20", level, *contract, *flags, "-fPIC", "-shared", *includes,
                                "-o", plugin, *sources], check=True)
                yield label, plugin, "-ffast-math" in flags


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--plugin")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--fast-math", action="store_true")
    parser.add_argument("--source", default=".")
    parser.add_argument("--build", default="build/dev")
    parser.add_argument("--launcher", default="")
    parser.add_argument("--kinds", default="control,repaired,published")
    parser.add_argument("--cases", type=int, default=0, help="0 for full runs")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th subject")
    parser.add_argument("--limit", type=float, default=5, help="seconds that telling a mutant may take")
    options = parser.parse_args()
    if options.compile:
        faults = sum(try_plugin(options.binary, plugin, options, label, excused) for label, plugin, excused in compile_plugins(options))
    else:
        faults = try_plugin(options.binary, options.plugin, options, pathlib.Path(options.plugin).name)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
