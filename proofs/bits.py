# SPDX-License-Identifier: MIT
"""Builds and runs bits/compare_bits.cpp: the exact headers, as builds differ, against models in whole numbers, bit by bit."""
import concurrent.futures
import os
import platform
import subprocess

CODE = "proofs/bits"
INCLUDES = ("impl/exact/include", CODE)
FLAGS = ("-std=c++20", "-O2")
# Apart from the default, which has registers of two doubles where that is x86-64.
BUILDS = {"in registers": ()}
if platform.machine() in ("x86_64", "AMD64"):
    BUILDS |= {"one by one": ("-U__SSE2__",), "in registers of 32 bytes, contracted": ("-mavx2", "-mfma", "-ffp-contract=fast")}


class Differs(Exception):
    """A header does not what its model does, or cannot be compared with it."""


def run(command):
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise Differs(done.stdout.strip()[:2000] or f"{command[0]} was stopped")
    return done.stdout


def compiled(root, folder, source, name, flags=()):
    made = folder / f"{name}.o"
    run([os.environ.get("CXX", "g++"), *FLAGS, *flags, *(f"-I{root / path}" for path in INCLUDES), "-c", root / CODE / f"{source}.cpp", "-o", made])
    return made


def compare(root, folder, rows, jobs=1):
    """What each build's comparison says. Raises Differs at the first bit that differs."""
    folder.mkdir(parents=True, exist_ok=True)
    shared = compiled(root, folder, "compare_bits", "compare_bits")

    def in_build(name):
        word = name.replace(" ", "_").replace(",", "")
        program = folder / f"compare_{word}"
        run([os.environ.get("CXX", "g++"), shared, compiled(root, folder, "headers", word, BUILDS[name]), "-o", program])
        return f"bit by bit, {name}: {run([program, str(rows), '1'])}"

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(in_build, name) for name in BUILDS]
        try:
            return "".join(one.result() for one in waiting)
        finally:
            for one in waiting:
                one.cancel()
