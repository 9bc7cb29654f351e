#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants changes in copies of the exact headers: each must be noticed by try_rows on rows.txt, or be known to change no answer.

usage: mutants.py SOURCE_FOLDER [--all] [--share K/N] [--only WORD] [--keep-rows CANDIDATES]
  --all              also what is built into types beside capacities and the widths of integers: most of it does not compile
  --share K/N        of the mutants that need a program of their own those whose number is K modulo N; all others in any case.
                     and of equivalents.txt. Without it N is 1: all of them. "auto/N" takes K from the headers' text.
  --only WORD        mutants whose name contains WORD
  --keep-rows FILE   adds to rows.txt the rows of FILE (what draw_rows.py draws) by which a mutant dies that no row killed before

A mutant's name is its header, the line, which change of that line, and what becomes of it. equivalents.txt lists those that no
row can kill, each below its reason; one of them that dies is as wrong as a survivor that is not among them. CXX compiles.
"""
import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from plant import sites_of, with_choices  # noqa: E402 (beside this file)

HERE = pathlib.Path(__file__).resolve().parent
ROWS = HERE / "rows.txt"
# Constants that only run-time code reads.
RUN_TIME_CONSTANTS = ["filter_k", "inside_k", "filter_floor", "batch_k", "rank_of_infinity", "least_scale", "lowest_field", "whole_bits",
                      "undecided_code", "top_bits", "all_top_bits", "k", "precision", "anchor_factor", "least_reach", "lowest",
                      "lowered", "least", "most", "registers", "ahead", "block_length"]
# Of what is built into types, what every run tries.
CAPACITIES = re.compile(r"Expansion<|most_bits|most_width|limb_bits = |_limbs|shared_factor|memcpy|bits_of_integers\(")
FLAGS = ["-std=c++17", "-ffp-contract=off", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error", "-Wno-everything",
         "-Werror=fortify-source",  # a copy beyond its array
         "-DTANGENCY_MUTANT(number)=(tangency_mutant.chosen==(number))"]


@dataclass
class Mutant:
    number: int
    header: str
    name: str
    site: object
    other: str


def headers_of(source):
    folder = source / "impl/exact/include/tangency/impl"
    return sorted(folder.glob("exact/*.hpp")) + [path for path in sorted(folder.glob("exact_filtered*.hpp"))
                                                 if path.stem != "exact_filtered_methods"]


def compiler():
    return os.environ.get("CXX", "clang++")


def active_lines(source):
    """By header the lines that this target compiles."""
    done = subprocess.run([compiler(), "-E", *FLAGS, f"-I{source}/impl/exact/include", HERE / "try_rows.cpp"], capture_output=True, text=True,
                          check=True)
    lines, path, number = {}, "", 0
    for line in done.stdout.splitlines():
        marker = re.match(r'# (\d+) "([^"]*)"', line)
        if marker:
            path, number = str(pathlib.Path(marker[2]).resolve()), int(marker[1])
            continue
        if line.strip():
            lines.setdefault(path, set()).add(number)
        number += 1
    return lines


def find_mutants(source):
    """All mutants, and by header its text and sites."""
    active = active_lines(source)
    mutants, texts = [], {}
    for path in headers_of(source):
        text = path.read_text(encoding="utf-8")
        sites = sites_of(text, active.get(str(path.resolve()), set()), RUN_TIME_CONSTANTS)
        texts[path] = (text, sites)
        seen = {}
        for site in sites:
            start = text.rfind("\n", 0, site.at) + 1
            line = text[start:text.index("\n", site.at)].split("//")[0].strip()
            was = text[site.at:site.at + site.length]
            for other in site.others:
                nth = seen[(line, was, other)] = seen.get((line, was, other), 0) + 1
                name = f"{path.stem}: {line} [{nth}: {was} -> {other}]"
                site.numbers.append(len(mutants) + 1)
                mutants.append(Mutant(len(mutants) + 1, path.name, name, site, other))
    return mutants, texts


def copy_headers(source, folder):
    target = folder / "tangency/impl"
    target.parent.mkdir(parents=True)
    shutil.copytree(source / "impl/exact/include/tangency/impl", target)
    return target


def compile_in(folder, level):
    """The program with the headers in `folder`, or None and what the compiler said."""
    program = folder / "try_rows"
    done = subprocess.run([compiler(), level, *FLAGS, f"-I{folder}", HERE / "try_rows.cpp", "-o", program], capture_output=True, text=True)
    return (program, "") if done.returncode == 0 else (None, done.stderr)


def run(program, rows, number=0):
    """The line that try_rows printed at the first wrong answer, or "" if every row held."""
    done = subprocess.run([program, rows], capture_output=True, text=True, env={**os.environ, "TANGENCY_MUTANT": str(number)})
    return "" if done.returncode == 0 else f"stopped by signal {-done.returncode}" if done.returncode < 0 else done.stdout.strip()


def program_of_choices(source, folder, texts):
    target = copy_headers(source, folder)
    for path, (text, sites) in texts.items():
        changed = with_choices(text, sites, RUN_TIME_CONSTANTS)
        (target / path.relative_to(source / "impl/exact/include/tangency/impl")).write_text(changed, encoding="utf-8")
    program, said = compile_in(folder, "-O0")
    if program is None:
        sys.exit(f"the headers with all choices do not compile:\n{said[:6000]}")
    return program


def try_constant(source, mutant, texts, rows):
    """A mutant that needs a program of its own. One that does not compile is dead."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        target = copy_headers(source, folder)
        path = next(path for path in texts if path.name == mutant.header)
        text, site = texts[path][0], mutant.site
        changed = text[:site.at] + mutant.other + text[site.at + site.length:]
        (target / path.relative_to(source / "impl/exact/include/tangency/impl")).write_text(changed, encoding="utf-8")
        program, said = compile_in(folder, "-O0")
        if program is None:
            return "does not compile"
        return run(program, rows)


def read_equivalents():
    """By name the reason, a line that ends in a colon above its mutants."""
    reasons, reason = {}, None
    for line in (HERE / "equivalents.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line.startswith("  "):
            reasons[line.strip()] = reason
        else:
            reason = line
    return reasons


def keep_rows(program, candidates, try_all):
    """Adds to rows.txt the candidates by which a mutant dies, with the stages that decide them."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as filled:
        done = subprocess.run([program, candidates], capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"the headers as they stand: {done.stdout[-400:]}")
        filled.writelines(line + "\n" for line in done.stdout.splitlines()[:-1])
        filled.flush()
        killers = {found.split(": ", 1)[1] for found in try_all(pathlib.Path(filled.name)).values() if ": " in found}
    with ROWS.open("a", encoding="utf-8") as rows:
        rows.writelines(line + "\n" for line in done.stdout.splitlines() if line in killers)
    print(f"{len(killers)} rows added")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--share", default="0/1")
    parser.add_argument("--only", default="")
    parser.add_argument("--keep-rows", type=pathlib.Path)
    arguments = parser.parse_args()
    source = arguments.source.resolve()
    mutants, texts = find_mutants(source)
    turn, parts = arguments.share.split("/")
    digest = hashlib.sha256("".join(text for text, _ in texts.values()).encode()).digest()
    turn = int.from_bytes(digest[:4], "big") if turn == "auto" else int(turn)
    chosen = [mutant for mutant in mutants if arguments.only in mutant.name]
    constant = [mutant for mutant in chosen if mutant.site.is_constant and (arguments.all or CAPACITIES.search(mutant.name))]
    shared = [mutant for i, mutant in enumerate(constant) if i % int(parts) == turn % int(parts)]
    reasons = read_equivalents()
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(2) as pool:
        program = program_of_choices(source, pathlib.Path(name), texts)
        sound = run(program, ROWS)
        if sound:
            sys.exit(f"the headers as they stand: {sound}")
        # Those that cannot die take every row there is: they take turns, too.
        at_run_time = [mutant for mutant in chosen if not mutant.site.is_constant
                       and (mutant.name not in reasons or mutant.number % int(parts) == turn % int(parts))]
        try_all = lambda rows: {  # noqa: E731
            **dict(zip((m.name for m in at_run_time), pool.map(lambda m: run(program, rows, m.number), at_run_time))),
            **dict(zip((m.name for m in shared), pool.map(lambda m: try_constant(source, m, texts, rows), shared)))}
        results = try_all(ROWS)
        if arguments.keep_rows:
            at_run_time = [mutant for mutant in at_run_time if not results[mutant.name]]
            shared = [mutant for mutant in shared if not results[mutant.name]]
            keep_rows(program, arguments.keep_rows, try_all)
            return 0
    survivors = [name for name, found in results.items() if not found]
    unknown = [name for name in survivors if name not in reasons]
    wrong = [name for name in reasons if results.get(name)]
    gone = [name for name in reasons if name not in {mutant.name for mutant in mutants}]
    for name in unknown:
        print(f"survives: {name}")
    for name in wrong:
        print(f"dies, though equivalents.txt says that it cannot: {name}\n    {results[name]}")
    for name in gone:
        print(f"equivalents.txt names no mutant: {name}")
    print(f"{len(mutants)} mutants, {len(results)} tried: {len(results) - len(survivors)} died, {len(survivors) - len(unknown)} are known "
          f"to change nothing, {len(unknown)} survived; {len(constant) - len(shared)} left to other runs")
    return 1 if unknown or wrong or gone else 0


if __name__ == "__main__":
    sys.exit(main())
