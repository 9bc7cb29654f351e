#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the fuzz targets and prints what each did. Started by ./run fuzz, which builds them first.

usage: run.py BUILD_FOLDER SOURCE_FOLDER [TARGET] [--seconds N] [--jobs N] [--seed N] [--check arguments|names]

TARGET is a target; the name of a built-in subject or mutant, which is then fuzzed alone; or a question other than
box_ball: every right subject of it, and its reference before its judge.
Exit status: 0 nothing found, 1 findings, 2 cannot run; 130 after Ctrl-C without findings.
"""
import argparse
import os
import pathlib
import signal
import subprocess
import sys
import time

from driver import Run, corpus_kind

COMPARISON = "raw"  # runs when asked for: it exists to be compared with
COMMAND = "tangency_audit"  # knows the names of subjects and mutants


def fail(message):
    print(f"fuzz: {message}", file=sys.stderr)
    sys.exit(2)


def whole(word):
    if not word.isdigit() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is no whole number from 1 on")
    return int(word)


class Parser(argparse.ArgumentParser):
    """What the scripts of ./run fuzz have in common. Before the minutes of building, ./run asks each of them whether
    its arguments are good: `--check arguments` in a folder that is configured, which prints the build target that must be built
    to judge the names among them, if any; and when that is built, `--check names`."""

    def __init__(self, synopsis):
        super().__init__(add_help=False)
        self.synopsis = synopsis
        self.add_argument("--check", choices=["arguments", "names"])
        self.add_argument("build", type=pathlib.Path)

    def error(self, message):
        fail(f"{message}; usage: ./run fuzz {self.synopsis}")


def parse():
    parser = Parser("[TARGET] [--seconds N] [--jobs N] [--seed N]")
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("target", nargs="?", default="")
    parser.add_argument("--seconds", type=whole, default=60)
    parser.add_argument("--jobs", type=whole, default=os.cpu_count())
    parser.add_argument("--seed", type=whole, default=1)
    return parser.parse_args()


def programs_in(build):
    """{target: program} as CMake lists them, built or not."""
    listed = build / "fuzz/targets/names.txt"
    names = sorted(listed.read_text().split()) if listed.exists() else []
    return {name: build / f"fuzz/targets/fuzz_{name}" for name in names}


def questions_in(build):
    listed = build / "fuzz/targets/questions.txt"
    return listed.read_text().split() if listed.exists() else []


def subjects_in(build):
    command = [build / "tools" / COMMAND, "audit", "--list"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def plan(arguments, programs):
    """[(target, name, flags)], one for each process."""
    name = arguments.target
    if not name:
        return [(target, target, []) for target in programs if target != COMPARISON]
    if name in programs:
        return [(name, name, [])] * arguments.jobs
    if name in questions_in(arguments.build):
        targets = ["subjects", "reference"] * arguments.jobs
        return [(target, f"{target}-{name}", [f"--question={name}"]) for target in targets[:max(2, arguments.jobs)]]
    subjects = subjects_in(arguments.build)
    if name in subjects:
        return [("subjects", name, [f"--subject={name}"])] * arguments.jobs
    alike = [known for known in subjects if name in known][:8]
    fail(f"no target, subject or mutant is named '{name}'; the targets are {', '.join([*programs, *questions_in(arguments.build)])}"
         + (f", and names alike {', '.join(alike)}" if alike else "; ./run tangency audit --list names the subjects and mutants"))


def check(arguments):
    programs = programs_in(arguments.build)
    if arguments.check == "names":
        plan(arguments, programs)
    elif arguments.target and arguments.target not in [*programs, *questions_in(arguments.build)]:
        print(COMMAND)


def new_run(arguments, programs, target, name, folder_name, seed, seconds, flags):
    """A run, not yet started. The corpus `name` is kept from one run to the next, what an earlier run found is not."""
    own = arguments.build / "corpus" / name
    own.mkdir(parents=True, exist_ok=True)
    kind = corpus_kind(target)
    others = [folder for folder in (arguments.build / "seeds" / kind, arguments.source / "fuzz/corpus" / kind) if folder.is_dir()]
    folder = arguments.build / "findings" / folder_name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    return Run(programs[target], target, folder, seed, seconds, [own, *others], flags, arguments.source / f"fuzz/dict/{target}.dict")


def prepare(arguments, programs):
    runs = []
    for number, (target, name, flags) in enumerate(plan(arguments, programs)):
        folder = name if number == 0 or not arguments.target else f"{name}-{number}"
        runs.append(new_run(arguments, programs, target, name, folder, arguments.seed + number, arguments.seconds, flags))
    return runs


def work(runs, jobs, ended=lambda run: None):
    """Runs them, `jobs` at once, with one line of progress on a terminal. `ended` is told of each. Whether it came to its end."""
    waiting, running, live = list(runs), [], sys.stderr.isatty()
    stop = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.append(True))
    begun = time.monotonic()
    while (waiting and not stop) or running:
        if stop:
            for run in running:
                run.interrupt()
        while waiting and len(running) < jobs and not stop:
            running.append(waiting.pop(0).start())
        time.sleep(0.1)
        for run in [run for run in running if run.poll()]:
            running.remove(run)
            ended(run)
        if live:
            parts = "  ".join(f"{run.folder.name} {run.executions:,}" for run in running)
            done = len(runs) - len(waiting) - len(running)
            print(f"\r\033[Kfuzz: {time.monotonic() - begun:.0f} s, {done} of {len(runs)} done  {parts}"[:160], end="", file=sys.stderr)
    if live:
        print("\r\033[K", end="", file=sys.stderr)
    return not stop


def summarise(runs):
    print(f"{'target':<28} {'executions':>12} {'a second':>9} {'corpus':>7} {'seed':>5}  findings")
    for run in runs:
        if run.returncode is None:
            print(f"{run.folder.name:<28} {'-':>12} {'-':>9} {'-':>7} {run.seed:>5}  not run")
            continue
        ending = f"{len(run.found)} files" if run.found else "did not run" if run.failed_to_run else "none"
        rate = run.executions / max(run.cpu_seconds, 0.01)
        print(f"{run.folder.name:<28} {run.executions:>12,} {rate:>9,.0f} {run.corpus_size:>7} {run.seed:>5}  {ending}")
    for run in runs:
        if run.found:
            print(f"\n{run.folder.name}:\n{run.account()}\nfiles: {' '.join(str(path) for path in run.found)}")
        elif run.returncode is not None and run.failed_to_run:
            print(f"fuzz: {run.folder.name} did not run; its output is in {run.folder / 'log.txt'}:\n"
                  + "\n".join(run.text.splitlines()[-5:]), file=sys.stderr)


def fuzz(arguments, prepare, ended=lambda run: None):
    """Runs what `prepare` makes of the arguments and the programs, says how it went, and ends the program."""
    programs = programs_in(arguments.build)
    if not programs:
        fail(f"no fuzz targets in {arguments.build}; ./run fuzz builds them")
    try:
        runs = prepare(arguments, programs)
    except KeyboardInterrupt:
        print("fuzz: interrupted before the first run", file=sys.stderr)
        sys.exit(130)
    whole_run = work(runs, arguments.jobs, ended)
    summarise(runs)
    if any(run.found for run in runs):
        sys.exit(1)
    if any(run.returncode is not None and run.failed_to_run for run in runs):
        sys.exit(2)
    sys.exit(0 if whole_run else 130)


def main():
    arguments = parse()
    if arguments.check:
        check(arguments)
    else:
        fuzz(arguments, prepare)


if __name__ == "__main__":
    main()
