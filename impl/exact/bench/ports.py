#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the loops over arrays ask of a processor's ports, by llvm-mca's models of processors (Debian's package llvm-14).

usage: ports.py BENCH_BUILD [--page]     after ./run bench: ports.py build/bench

Prints cycles an input that the busiest port allows ("block reciprocal throughput"), of fold by hand and of exact_filtered. With
--page it replaces the table of docs/bench.md.
"""
import argparse
import pathlib
import re
import shutil
import subprocess
import sys

from table import page_table, write_page

PROCESSORS = {"icelake-server": "Ice Lake", "znver3": "Zen 3"}
TARGETS = {"base": ("SSE2", 16), "avx2": ("AVX2 with FMA", 32)}  # and how many inputs fill a register of bytes
# Name: (the function that holds the loop, what the loop is known by, how many such registers it fills)
LOOPS = {"fold by hand": ("(?:naive_registers<|FoldRegisters, false, ){scalar}\\b", "pack[sw]", 1),
         "**exact_filtered**": ("filter_(?:lanes|block)<.*{scalar}, 2ul>.*false", "pmovmskb", 2)}


def functions(path):
    """{name: [(address, instruction)]} of an object."""
    listing = subprocess.run(["objdump", "-dC", "--no-show-raw-insn", path], stdout=subprocess.PIPE, text=True, check=True).stdout
    found, body = {}, []
    for line in listing.splitlines():
        if head := re.fullmatch(r"[0-9a-f]+ <(.*)>:", line):
            body = found.setdefault(head[1], [])
        elif step := re.match(r"\s*([0-9a-f]+):\t(.*)", line):
            body.append((int(step[1], 16), step[2]))
    return found


def target_of(instruction):
    jump = re.match(r"j\w+\s+([0-9a-f]+)", instruction)
    return int(jump[1], 16) if jump else None


def loops(body, known_by):
    """Every loop that ends in a jump back, without what a forward jump in it skips if that calls a function: the rare case."""
    for at, instruction in body:
        start = target_of(instruction)
        if start is None or start > at:
            continue
        loop = [step for step in body if start <= step[0] <= at]
        kept, skipped_to = [], 0
        for address, step in loop:
            if address < skipped_to:
                continue
            kept.append(step)
            over = target_of(step)
            if over and address < over <= at and any(a > address and a < over and s.startswith("call") for a, s in loop):
                skipped_to = over
        if any(re.search(known_by, step) for step in kept) and not any("prefetch" in step for step in kept):
            yield kept


def cycles(mca, processor, loop):
    lines = [re.sub(r"\s*[#<].*", "", step) for step in loop if not step.startswith(("call", "nop", "xchg"))]
    text = ".L0:\n" + "\n".join(re.sub(r"^(j\w+)\s.*", r"\1 .L0", line) for line in lines) + "\n"
    answer = subprocess.run([mca, f"-mcpu={processor}"], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    found = re.search(r"Block RThroughput: +([\d.]+)", answer.stdout)
    if not found:
        sys.exit(f"ports.py: {mca} did not understand a loop:\n{answer.stderr[:1000]}")
    return float(found[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--page", action="store_true")
    options = parser.parse_args()
    mca = shutil.which("llvm-mca-14") or shutil.which("llvm-mca")
    if not mca:
        sys.exit("ports.py: there is no llvm-mca; install Debian's llvm-14")
    rows = []
    for target, (title, width) in TARGETS.items():
        listing = functions(options.build / f"impl/exact/bench/CMakeFiles/tangency_bench_{target}.dir/batch_contenders.cpp.o")
        naive = {}
        for method, (name, known_by, steps) in LOOPS.items():
            cells = []
            for scalar in ("float", "double"):
                wanted = re.compile(name.format(scalar=scalar))
                found = [loop for function, body in listing.items() if wanted.search(function) for loop in loops(body, known_by)]
                if not found:
                    sys.exit(f"ports.py: {target} has no loop of {method} over {scalar}s")
                loop, inputs = min(found, key=len), width * steps
                cells.append(f"{len(loop) / inputs:.1f}")
                for processor in PROCESSORS:
                    time = cycles(mca, processor, loop) / inputs
                    against = naive.setdefault((scalar, processor), time)
                    cells.append(f"{time:.2f}" + (f" ({against / time:.2f} x)" if method != "fold by hand" else ""))
            rows.append([f"{method}, {title}", *cells])
    head = [f"{scalar} {what}" for scalar in ("f32", "f64") for what in ("instructions", *PROCESSORS.values())]
    table = page_table(["arrays, an input", *head], rows)
    print(table)
    if options.page:
        write_page({"ports": table})


if __name__ == "__main__":
    main()
