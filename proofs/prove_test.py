#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants defects in a copy of the proofs, of the constants that they read, and behind the three deciders' answers, and
asserts that each is found and named.

usage: prove_test.py BUILD REFERENCE [--quick]    (after ./run prove, whose build folder and tangency command it borrows)

With --quick it plants one defect of a kind, and skips those that need much to be compiled before they are found.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import constants

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXPANSIONS = "impl/exact/include/tangency/impl/exact/expansions.hpp"
FILTER = "impl/exact/include/tangency/impl/exact/filter.hpp"
ROTATED_FILTER = "impl/exact/include/tangency/impl/exact/rotated_filter.hpp"
NUMBERS = "impl/exact/include/tangency/impl/exact/numbers.hpp"
BAND = "properties/src/reference_answer.cpp"
METHODS, RELATION, CONCLUSIONS, PARTS = (f"proofs/theory/{name}.v" for name in
                                         ("Methods", "Relation", "Filter", "Expansions"))
LOOSE = """Require ProofIrrelevance.
Theorem loose (p q : True) : p = q. Proof. apply ProofIrrelevance.proof_irrelevance. Qed.
"""
HIDDEN = """Require Import String.
Definition opening := "(*"%string. Axiom ours : False. Definition closing := "*)"%string.
"""
ENDLESS = """#[bypass_check(guard)] Fixpoint endless (n : nat) : False := endless n.
Theorem loose : False. Proof. exact (endless 0). Qed.
"""
# Name: (file, what stands there, what is put in its place, a word of the refusal)
PLANTS = {
    "a band that is too narrow": (BAND, "ball_corner ? 12 : 8;", "ball_corner ? 12 : 6;", "Enough"),
    "a band too narrow for balls by corners": (BAND, "ball_corner ? 12 : 8;", "ball_corner ? 11 : 8;", "Enough"),
    "a band too narrow for axes": (BAND, "axis: return 36;", "axis: return 19;", "Enough"),
    "a band too narrow for radians": (BAND, "radians: return 28;", "radians: return 15;", "Enough"),
    "a band too narrow for degrees": (BAND, "degrees: return 48;", "degrees: return 45;", "Enough"),
    "a band too narrow for quaternions": (BAND, "quaternion: return 112;", "quaternion: return 96;", "Enough"),
    "a wrong factor of the filter": (FILTER, "Element k = 4 *", "Element k = 3 *", "Filter"),
    "a wrong floor of the filter": (FILTER, "Work(0x1p-100)", "Work(0x1p-125)", "Filter"),
    "a wrong factor of shared reaches": (FILTER, "cancels ? 4 : 2", "cancels ? 3 : 2", "FilterSteps"),
    "a wrong factor for axes": (ROTATED_FILTER, "filter_k = 24 *", "filter_k = 20 *", "FilterAxis"),
    "a wrong factor for pairs": (ROTATED_FILTER, "pairs_k = 0x1p-97", "pairs_k = 0x1p-98", "FilterQuaternion"),
    "a least reach that is too small": (FILTER, "Scalar(0x1p-480)", "Scalar(0x1p-520)", "ExactTie"),
    "a least reach whose squares may be flushed": (FILTER, "Scalar(0x1p-480)", "Scalar(0x1p-490)", "Flush"),
    "expansions of numbers too small": (NUMBERS, "1023 - 427", "1023 - 440", "Pairs"),
    "expansions of numbers too large": (NUMBERS, "1023 + 500", "1023 + 510", "Pairs"),
    "a bound of the first sum that is too small": (EXPANSIONS, "0x1p-99 * magnitude", "0x1p-102 * magnitude",
                                                   "ExpansionStage"),
    "parts of an expansion that are dropped": (PARTS, "else low :: grow more", "else grow more", "Expansions"),
    "a constant that is gone": (FILTER, "Element k = 4 *", "Element factor = 4 *", "filter_k_epsilons"),
    "a dropped axis": (METHODS, "  sum n (fun i => sq (Rmax", "  sum (pred n) (fun i => sq (Rmax", "Methods"),
    "a flipped comparison": ("proofs/theory/Axes.v", "    <= r * sqrt (a 0%nat", "    >= r * sqrt (a 0%nat", "Axes"),
    "a flipped decision": ("proofs/theory/Decision.v", "Gt => Disjoint | Eq", "Lt => Disjoint | Eq", "Decision"),
    "an axiom": (RELATION, "Inductive relation", "Axiom ours : False.\nInductive relation", "says Axiom"),
    "an axiom behind a string": (RELATION, "Inductive relation", HIDDEN + "Inductive relation", "says Axiom"),
    "a recursion without end": (RELATION, "Inductive relation", ENDLESS + "Inductive relation", "says bypass_check"),
    "an axiom of a library": (CONCLUSIONS, "Definition filter_k", LOOSE + "Definition filter_k", "proof_irrelevance"),
    "a proof left open": (RELATION, "Qed.", "Admitted.", "says Admitted"),
}
QUICK = ("a wrong factor of the filter", "a constant that is gone", "a dropped axis", "a flipped decision", "an axiom",
         "a proof left open")
LIARS = {
    "reference": "s/^touching region=corner relation=touching/overlapping region=corner relation=crossing/",
    "oracle": "s/touches_from_within=yes/touches_from_within=no/",
    "judge": "s/relation=box_inside_circle/relation=crossing/",
}


def run(command):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def plant(name, build, folder):
    path, old, new, word = PLANTS[name]
    root, made = folder / "root", folder / "build"
    for part in ("proofs", "reference/judge", "shapes"):
        shutil.copytree(ROOT / part, root / part)
    for read in {file for file, _ in (constants.CHECKER | constants.CONSTANTS).values()}:
        (root / read).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / read, root / read)
    shutil.copytree(build / "theory", made / "theory")  # with their times, so that only what changed is made again
    text = (root / path).read_text()
    assert old in text, f"{path} no longer says {old!r}"
    (root / path).write_text(text.replace(old, new, 1))
    done = run([sys.executable, root / "proofs/prove.py", "--root", root, "--build", made])
    assert done.returncode == 1 and word in done.stdout, f"{name} was not refused for {word}:\n{done.stdout[-2000:]}"
    print(f"refused: {name} ({path})")


def lie(who, build, reference, folder):
    tools = {"reference": reference, "oracle": build / "oracle/oracle", "judge": build / "oracle/judge_lines"}
    liar = folder / "liar"
    liar.write_text(f"#!/bin/sh\n'{tools[who]}' \"$@\" | sed '{LIARS[who]}'\n")
    liar.chmod(0o755)
    tools[who] = liar
    arguments = [argument for name, path in tools.items() for argument in (f"--{name}", path)]
    done = run([sys.executable, ROOT / "proofs/oracle/compare.py", *arguments, "--vectors", ROOT / "vectors",
                "--work", folder / "work", "--cases", "0"])
    assert done.returncode == 1 and f"the {who} stands alone" in done.stdout, f"the {who} was believed:\n{done.stdout}"
    print(f"caught: a wrong {who}, by the other two")


def main():
    quick = sys.argv[3:] == ["--quick"]
    assert quick or len(sys.argv) == 3, __doc__
    build, reference = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    for name in QUICK if quick else PLANTS:
        with tempfile.TemporaryDirectory() as folder:
            plant(name, build, pathlib.Path(folder))
    for who in LIARS:
        with tempfile.TemporaryDirectory() as folder:
            lie(who, build, reference, pathlib.Path(folder))


if __name__ == "__main__":
    main()
