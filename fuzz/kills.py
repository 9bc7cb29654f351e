#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How long each mutant survives, from an empty corpus on one core. Started by ./run fuzz kills, which builds first.

usage: kills.py BUILD_FOLDER [--seeds N] [--only NAME]... [--raw] [--limit S] [--jobs N] [--out FILE] [--check arguments|names]

Each mutant is fuzzed in a process a seed, by the target `subjects`, and with --raw by the target `raw` too. Times are
of the processor, start and minimising included, so that a busy machine does not lengthen them. Of a mutant whose
median is past the limit already, the seeds left are not run. The table of all is printed; FILE gets a page with the slowest.
Exit status: 0 every mutant is killed in time (logic 10 s, others 60 s), 1 some is not, 2 cannot run.
"""
import concurrent.futures
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

from driver import Run
from run import COMMAND, Parser, fail, subjects_in, whole

# The level of each property is the catalogue's; a mutant that breaks a property of level logic is a logic mutant.
BEYOND_LOGIC = {"P02": "rounding", "P06": "rounding", "P14": "state", "P17": "policy", "P18": "range", "P19": "range", "P24": "rounding"}
LIMITS = {"logic": 10}
OTHER_LIMIT = 60
SLOWEST = 20  # mutants on the page


def parse():
    parser = Parser("kills [--seeds N] [--only NAME]... [--raw] [--limit S] [--jobs N] [--out FILE]")
    parser.add_argument("--seeds", type=whole, default=5)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--raw", action="store_true")
    parser.add_argument("--limit", type=whole, default=OTHER_LIMIT)
    parser.add_argument("--jobs", type=whole, default=os.cpu_count())
    parser.add_argument("--out", type=pathlib.Path)
    return parser.parse_args()


def fuzzed(arguments, mutant, target):
    """[(seconds, executions, property)] a seed; the seconds are infinite where the mutant outlived the limit."""
    lives = []
    for seed in range(1, arguments.seeds + 1):
        with tempfile.TemporaryDirectory() as scratch:
            folder = pathlib.Path(scratch)
            (folder / "corpus").mkdir()
            run = Run(arguments.build / f"fuzz/targets/fuzz_{target}", target, folder / "run", seed, 20 * arguments.limit,
                      [folder / "corpus"], [f"--subject={mutant}"], cpu_limit=arguments.limit)
            run.start().poll(0)
            if run.broken_property and any(path.name.startswith("minimised-") for path in run.found):
                lives.append((run.cpu_seconds, run.executions, run.broken_property))
            elif run.returncode in (0, -24, -9):  # SIGXCPU, SIGKILL: the limit
                lives.append((float("inf"), run.executions, ""))
            else:
                raise RuntimeError(f"{mutant}: fuzz_{target} ended with {run.returncode}:\n{run.text[-1500:]}")
        survived = sum(1 for life in lives if life[0] == float("inf"))
        if survived > arguments.seeds // 2:
            break
    return lives


def median(lives, seeds):
    survived = sum(1 for life in lives if life[0] == float("inf"))
    if survived > seeds // 2:
        return float("inf")
    return statistics.median(life[0] for life in lives)


def kind_of(lives):
    broken = {life[2] for life in lives if life[2]}
    logic = broken - set(BEYOND_LOGIC)
    return "logic" if logic else BEYOND_LOGIC[min(broken)] if broken else "?"


def seconds_text(seconds, limit):
    return f"over {limit}" if seconds == float("inf") else f"{seconds:.2f}"


def columns_of(arguments):
    return {"structured": "subjects"} | ({"raw": "raw"} if arguments.raw else {})


def page(arguments, results, commit):
    command = "./run fuzz kills" + (" --raw" if arguments.raw else "") + (f" --limit {arguments.limit}" if arguments.limit != OTHER_LIMIT else "")
    lines = ["# How long a mutant survives fuzzing", "",
             f"Every one of the {len(results)} mutants was fuzzed from an empty corpus on one core, {arguments.seeds} times each. Told are "
             "the median seconds of processor time to the first confirmed finding, start of the process and minimising of the "
             "counterexample included."
             + (" `raw` is the same search on bytes read as floats, without structure and custom mutator." if arguments.raw else ""), ""]
    for column in columns_of(arguments):
        times = [median(result[column], arguments.seeds) for result in results.values()]
        alive = sum(1 for time in times if time == float("inf"))
        killed = [time for time in times if time != float("inf")]
        lines.append(f"- {column}: {len(killed)} of {len(times)} killed"
                     + (f", the slowest in {max(killed):.2f} s, half of them within {statistics.median(killed):.2f} s" if killed else "")
                     + (f"; {alive} outlived {arguments.limit} s" if alive else ""))
    lines += ["", f"Written by `{command}` at commit {commit}, clang++ -O2 with the address and undefined behaviour sanitizers; it prints the "
              f"table of all, of which these are the slowest {SLOWEST}. Executions are the median too. A mutant counts as `logic` if a "
              "property of that level is violated.", ""]
    slowest = sorted(results, key=lambda mutant: -median(results[mutant]["structured"], arguments.seeds))[:SLOWEST]
    return "\n".join(lines + table(arguments, {mutant: results[mutant] for mutant in slowest})) + "\n"


def table(arguments, results):
    lines = ["| mutant | sort | property | seconds | executions |" + (" raw seconds | raw executions |" if arguments.raw else ""),
             "| --- | --- | --- | --- | --- |" + (" --- | --- |" if arguments.raw else "")]
    for mutant, result in results.items():
        cells = [mutant.removeprefix("mutant_"), kind_of(result["structured"]),
                 " ".join(sorted({life[2] for life in result["structured"] if life[2]}))]
        for column in columns_of(arguments):
            lives = result[column]
            cells.append(seconds_text(median(lives, arguments.seeds), arguments.limit))
            cells.append(f"{int(statistics.median(life[1] for life in lives)):,}")
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def main():
    arguments = parse()
    if arguments.check == "arguments":
        print(COMMAND)
        return
    mutants = [name for name in subjects_in(arguments.build) if name.startswith("mutant_")]
    unknown = [name for name in arguments.only if name not in mutants]
    if unknown:
        fail(f"no mutant is named '{unknown[0]}'; ./run tangency audit --list names them")
    if arguments.check:
        return
    wanted = arguments.only or mutants
    columns = columns_of(arguments)
    commit = subprocess.run(["git", "-C", pathlib.Path(__file__).parent, "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    results = {mutant: {} for mutant in wanted}
    live = sys.stderr.isatty()
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        waiting = {pool.submit(fuzzed, arguments, mutant, target): (mutant, column) for mutant in wanted for column, target in columns.items()}
        try:
            for number, future in enumerate(concurrent.futures.as_completed(waiting), start=1):
                mutant, column = waiting[future]
                results[mutant][column] = future.result()
                if live:
                    print(f"\r\033[Kfuzz: {number} of {len(waiting)} runs, {mutant}", end="", file=sys.stderr)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            fail("interrupted; no page is written")
    if live:
        print("\r\033[K", end="", file=sys.stderr)
    if arguments.out:
        arguments.out.write_text(page(arguments, results, commit.stdout.strip() or "unknown"))
    print("\n".join(table(arguments, results)))
    late = [mutant for mutant, result in results.items()
            if median(result["structured"], arguments.seeds) > LIMITS.get(kind_of(result["structured"]), OTHER_LIMIT)]
    if late:
        print(f"fuzz: outlived its time: {' '.join(late)}", file=sys.stderr)
    sys.exit(1 if late else 0)


if __name__ == "__main__":
    main()
