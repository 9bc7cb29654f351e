#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants defects in a copy of the claims, of the proofs, of the constants that they read, and in the oracle's reading, in the league's claims
and behind the three deciders' answers, and asserts that each is found and named.

usage: prove_test.py BUILD REFERENCE [--quick]    (after ./run prove, whose build folder and tangency command it borrows)
       prove_test.py BUILD --page                 (those in headers alone; writes tests/exact/mutation/planted.md)

With --quick it skips defects that need much to be compiled before they are found, and most of those that resemble another; of the
rest a third has its turn by the text of the proofs.
"""
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import bits
import constants
import frozen
import models

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests/exact/mutation"))
import mutants  # noqa: E402 (in that folder)

EXPANSIONS = "impl/exact/include/tangency/impl/exact/expansions.hpp"
FILTER = "impl/exact/include/tangency/impl/exact/filter.hpp"
ROTATED_FILTER = "impl/exact/include/tangency/impl/exact/rotated_filter.hpp"
NUMBERS = "impl/exact/include/tangency/impl/exact/numbers.hpp"
LANES = "impl/exact/include/tangency/impl/exact/lanes.hpp"
WHOLE_NUMBERS = "impl/exact/include/tangency/impl/exact/whole_numbers.hpp"
FORMS = "impl/exact/include/tangency/impl/exact/forms.hpp"
PAIRS = "impl/exact/include/tangency/impl/exact/double_double.hpp"
FOLD_HPP, ARVO = (f"impl/include/tangency/impl/{name}.hpp" for name in ("fold", "arvo"))
BAND = "properties/src/reference_answer.cpp"
RELATION, BOUND = (f"proofs/theory/{name}.v" for name in ("Relation", "Filter"))
STATEMENTS, DEFINITIONS, SHAPES, STAGES, ANGLES, EXTRACTED = (f"proofs/theory/{name}.v" for name in (
    "Statements", "Definitions", "Shapes", "Stages", "Angles", "Extracted"))
FOLD = "fold_is_meet : Prop := forall n b p r, valid n b -> (fold n b p r <-> meet n b p r)."
TIE = "Theorem only_30_and_45_degrees_tie"
NOTHING = f"{TIE} : 0 = 0. Proof. reflexivity. Qed.\nLemma kept"
EMPTY = f"""{TIE} d A B C : d < d -> rational d -> rational A -> rational B -> rational C -> A <> 0 \\/ B <> 0 ->
  A * cos (d * PI / 180) + B * sin (d * PI / 180) + C = 0 -> exists k : Z, d = 30 * IZR k \\/ d = 45 * IZR k.
Proof. intros; lra. Qed.
Lemma kept"""
LOOSE = """Require ProofIrrelevance.
Theorem loose (p q : True) : p = q. Proof. apply ProofIrrelevance.proof_irrelevance. Qed.
"""
HIDDEN = """Require Import String.
Definition opening := "(*"%string. Axiom ours : False. Definition closing := "*)"%string.
"""
ENDLESS = """#[bypass_check(guard)] Fixpoint endless (n : nat) : False := endless n.
Theorem loose : False. Proof. exact (endless 0). Qed.
"""
# Name: (file, what stands there, what is put in its place, a word of the refusal). In headers, all of them in tests/exact/mutation/planted.md; first
# those that a review planted when no proof noticed them.
HEADERS = {
    "a wrong factor of the filter": (FILTER, "Element k = 4 *", "Element k = 3 *", "Filter"),
    "a splitter of one bit more": (EXPANSIONS, "0x1.0000002p27", "0x1.0000004p27", "Pairs"),
    "a tail of half the cross term": (EXPANSIONS, "square.low + 2 * overshoot.high", "square.low + overshoot.high", "CodedExpansions"),
    "stored sides taken from each other": (FORMS, "(Do::larger(center, first) - center) +", "(Do::larger(center, first) - center) -", "CodedFilter"),
    "a rotated filter trusted at 2^-900": (ROTATED_FILTER, "0x1p-60 : 0x1p-200, most", "0x1p-60 : 0x1p-900, most", "CodedFilter"),
    "a tie whatever the gap": (FILTER, "| magnitude_bits(estimated.gap_sq)) == 0", ") == 0", "filter.hpp: is_exact_tie"),
    "a product of pairs without a cross term": (PAIRS, "a.high * b.low + a.low * b.high", "a.high * b.low", "CodedPairs"),
    "a domain of any number": (NUMBERS, "& -magnitude) |", "& magnitude) |", "numbers.hpp: in_expansion_domain"),
    "a reach without the radius": (FILTER, "2 * dim + I])) + radius;", "2 * dim + I]));", "CodedFilter"),
    "an array of half the parts": (EXPANSIONS, "Expansion<6 * Dim + 2>", "Expansion<3 * Dim + 2>", "more than 5000 paths"),
    "an array of too few parts": (EXPANSIONS, "Expansion<6 * Dim + 2>", "Expansion<4 * Dim + 2>", "more than 5000 paths"),
    "a method of the other contract": (FOLD_HPP, "<= ball.radius * ball.radius", "< ball.radius * ball.radius", "CodedMethods"),
    "a square less": (FILTER, "beyond[0] * beyond[0];", "beyond[0];", "CodedFilter"),
    "parts that are equal to zero kept": (EXPANSIONS, "if (sum.low != 0) part", "part", "expansions.hpp: Expansion"),
    "a wrong factor for axes": (ROTATED_FILTER, "filter_k = 24 *", "filter_k = 20 *", "CodedRotated"),
    "an axis turned the other way": (ROTATED_FILTER, "vector[1] * u - vector[0] * v", "vector[1] * u + vector[0] * v", "CodedRotated"),
    "a quaternion's entry of the other sign": (ROTATED_FILTER, "twice(xy - wz)", "twice(xy + wz)", "CodedRotated"),
    "a reach that forgets doubled lengths": (ROTATED_FILTER, "if (Form::doubled) reach", "if (!Form::doubled) reach", "CodedRotated"),
    "a root without its low part": (PAIRS, "- again.low) + square.low;", "- again.low);", "CodedPairs"),
    "a sum of numbers taken for ordered": (EXPANSIONS, "(a - a_seen) + (b - b_seen)}", "b - b_seen}", "CodedExpansions"),
    "an overshoot of three doubles taken for two": (EXPANSIONS, "lows.low != 0;", "lows.low != lows.low;", "CodedExpansions"),
    "a product's rest of the other sign": (EXPANSIONS, "fused(a, b, -high)}", "fused(a, b, high)}", "CodedExpansions"),
    "an expansion of five parts at most": (EXPANSIONS, "if (number != 0) part", "if (number != 0 && kept < 5) part", "expansions.hpp: Expansion"),
    "a lost sign taken for a lost bit": (FILTER, " & ~RowLanes<Scalar>::top_bits;", ";", "filter.hpp: lost_beside"),
    "registers that keep what is below 0": (LANES, "{detail::larger(Register<Scalar>{}, number.value)}", "number", "estimate in registers differs"),
    "registers of another product": (LANES, "return c - a * b;", "return a * b - c;", "estimate in registers differs"),
    "ranks that keep the sign": (LANES, "(Halves)halves + (Halves)halves +", "(Halves)halves +", "is_beyond differs"),
    "a bound without its last rank": (LANES, "(Signed)least > (Signed)", "(Signed)least >= (Signed)", "is_beyond differs"),
    "a margin of the other sign": (ROTATED_FILTER, "* scale < -margin", "* scale < margin", "is_surely_inside differs"),
    "subnormal numbers half as large": (NUMBERS, "(field == 0 ? 1 : field) - Format", "field - Format", "decompose differs"),
    "numbers in the order that flushing leaves": (NUMBERS, "key(a) < key(b)", "a < b", "ByBits differs"),
    "a number scaled to none at all": (ROTATED_FILTER, "if (field <= 0) return 0;", "if (field < 0) return 0;", "scaled differs"),
    "flushed numbers counted as 0": (WHOLE_NUMBERS, " || (counted[i] == 0 && magnitude_bits(numbers[i]) != 0)", "", "count_whole differs"),
    "a side that is not asked for": (ARVO, "ball.center[axis] > box.hi[axis]", "ball.center[axis] > box.lo[axis]", "CodedMethods"),
}
PLANTS = HEADERS | {
    "a least reach that is too small": (FILTER, "Scalar(0x1p-480)", "Scalar(0x1p-520)", "Ladder"),
    "a bound of the first sum that is too small": (EXPANSIONS, "0x1p-99 * magnitude", "0x1p-102 * magnitude", "ExpansionStage"),
    "a band that is too narrow": (BAND, "(signature.form) ? 12 : 8;", "(signature.form) ? 12 : 6;", "Enough"),
    "a wrong floor of the filter": (FILTER, "Work(0x1p-100)", "Work(0x1p-125)", "Filter"),
    "a wrong factor of shared reaches": (FILTER, "cancels ? 4 : 2", "cancels ? 3 : 2", "FilterSteps"),
    "a wrong factor for pairs": (ROTATED_FILTER, "pairs_k = 0x1p-97", "pairs_k = 0x1p-98", "CodedRotated"),
    "a least reach whose squares may be flushed": (FILTER, "Scalar(0x1p-480)", "Scalar(0x1p-490)", "Ladder"),
    "expansions of numbers too small": (NUMBERS, "1023 - 427", "1023 - 440", "Pairs"),
    "expansions of numbers too large": (NUMBERS, "1023 + 500", "1023 + 510", "Pairs"),
    "parts of an expansion that are dropped": (DEFINITIONS, "else low :: grow more", "else grow more", "Expansions"),
    "a constant that is gone": (FILTER, "Element k = 4 *", "Element factor = 4 *", "filter_k_epsilons"),
    "a claim replaced by 0 = 0": (STATEMENTS, FOLD, "fold_is_meet : Prop := 0 = 0.", "changes the headlines fold_is_meet"),
    "a claim left out": (STATEMENTS, "Definition " + FOLD, "", "no longer has the headlines fold_is_meet"),
    "an emptied domain": (DEFINITIONS, "0 <= half b i.", "0 <= half b i < 0.", "changes the headlines verdict_right"),
    "a dropped hypothesis": (STATEMENTS, FOLD, FOLD.replace("valid n b -> ", ""), "changes the headlines fold_is_meet"),
    "a notation among the claims": (STATEMENTS, "Definition verdict", 'Notation "x <-> y" := True.\nDefinition verdict', "changes the headlines the_frame"),
    "a theorem replaced by 0 = 0": (ANGLES, TIE, NOTHING, "only_30_and_45_degrees_tie"),
    "a hypothesis that nothing meets": (ANGLES, TIE, EMPTY, "only_30_and_45_degrees_tie"),
    "a claim beyond what is proved": (STATEMENTS, FOLD, FOLD.replace("valid n b -> ", ""), "Methods"),
    "a theorem of another name": (ANGLES, TIE, "Theorem kept", "no theorem is named only_30_and_45_degrees_tie"),
    "a hypothesis of a section": (RELATION, "Definition moved", "Hypothesis ours : False.\nDefinition moved", "says Hypothesis"),
    "a certificate along no direction": (EXTRACTED, "negb (all k (fun i => null n (d i)))", "true", "Certified"),
    "a support without half extents": (EXTRACTED, "(qabs (qdot d (u j))) (h j)", "(qabs (qdot d (u j))) (plain_q 0)", "Certified"),
    "a polygon that holds what is right of a side": (EXTRACTED, "all m (fun j => test (flip", "all (m - 1) (fun j => test (flip", "Certified"),
    "a rule without the word that d is not 0": (SHAPES, "(nonzero n d /\\ (", "((0 < n)%nat /\\ (", "changes the headlines rules_are_right"),
    "an overflow answered the other way": (STAGES, "<= s /\\ v = Disjoint", "<= s /\\ v = Overlapping", "Ladder"),
    "a dropped axis": (DEFINITIONS, "  sum n (fun i => sq (Rmax", "  sum (Nat.pred n) (fun i => sq (Rmax", "Methods"),
    "a flipped comparison": (DEFINITIONS, "    <= r * sqrt (a 0%nat", "    >= r * sqrt (a 0%nat", "Axes"),
    "a flipped decision": (EXTRACTED, "Gt => Disjoint | Eq => Touching | Lt", "Lt => Disjoint | Eq => Touching | Gt", "Decision"),
    "an axiom": (RELATION, "Definition moved", "Axiom ours : False.\nDefinition moved", "says Axiom"),
    "an axiom behind a string": (RELATION, "Definition moved", HIDDEN + "Definition moved", "says Axiom"),
    "a recursion without end": (RELATION, "Definition moved", ENDLESS + "Definition moved", "says bypass_check"),
    "an axiom of a library": (BOUND, "Lemma tiny_product", LOOSE + "Lemma tiny_product", "proof_irrelevance"),
    "a lemma that serves nothing": (RELATION, "Definition moved", "Lemma idle : 0 = 0. Proof. reflexivity. Qed.\nDefinition moved",
                                    "no headline is served by idle"),
    "a proof left open": (RELATION, "Qed.", "Admitted.", "says Admitted"),
}
# Where the digests are renewed, so that Coq alone is left to refuse them.
RENEWED = ("a claim beyond what is proved", "an overflow answered the other way", "a dropped axis", "a flipped comparison",
           "parts of an expansion that are dropped")
QUICK = ("a wrong factor of the filter", "a constant that is gone", "a claim replaced by 0 = 0", "an emptied domain",
         "a dropped hypothesis", "a theorem replaced by 0 = 0", "a certificate along no direction", "a claim beyond what is proved",
         "a flipped decision", "an axiom", "a proof left open", "a square less", "a tie whatever the gap",
         "a product of pairs without a cross term",
         "subnormal numbers half as large")
# What is planted in oracle.ml, whose reading of numbers and rejecting of cases no proof covers.
MISREADINGS = {
    "ties of decimals rounded up": ("(twice = 0 && Z.is_odd quotient)", "twice = 0", "the oracle misreads a number"),
    "subnormal decimals rounded as normal ones": ("settle (max s.least guess)", "settle guess", "the oracle misreads a number"),
    "numbers beyond the greatest": ("+ exponent > s.greatest", "+ exponent > s.greatest + 1", "the oracle takes what is no case"),
    "numbers without digits": ("s <> \"\" && String.for_all", "String.for_all", "the oracle takes what is no case"),
    "negative extents": ("else not_negative second", "else ignore second", "the oracle takes what is no case"),
    "negative radii": ("not_negative (List.nth lengths (3 * s.dim));", "", "the oracle takes what is no case"),
    "sides the wrong way round": ("then raise (Bad \"lo above hi\")", "then ()", "the oracle takes what is no case"),
    "an orientation of zero": ("Z.sign m = 0) orientation", "Z.sign m = 2) orientation", "the oracle takes what is no case"),
}
QUICK_MISREADINGS = ("ties of decimals rounded up", "negative extents")
LIARS = {
    "reference": "s/^touching region=corner relation=touching/overlapping region=corner relation=crossing/",
    "oracle": "s/touches_from_within=yes/touches_from_within=no/",
}


PAGE = """# Changes planted in headers

Each stood alone in a copy of the sources, and `./run prove` refused all of them: at a file of proofs that Coq no longer takes, at the digest of a
function that works on bits, at a bit of what it computes, or because it cannot be translated any more. The last columns are what `try_rows` of the
mutation test in this folder answers on its rows, and the first function of which a bit differs.
`python3 proofs/prove_test.py build/proofs --page` writes this page.

| planted | header | there | in its place | refused at | rows | bits |
| --- | --- | --- | --- | --- | --- | --- |
"""


def run(command):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def plant(name, build, folder):
    path, old, new, word = PLANTS[name]
    root, made = folder / "root", folder / "build"
    for part in ("proofs", "shapes", "impl"):
        shutil.copytree(ROOT / part, root / part)
    for read in {file for file, _ in (constants.CHECKER | constants.CONSTANTS).values()} | {file for file, _, _ in models.MODELS}:
        (root / read).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / read, root / read)
    for part in ("theory", "translated"):
        shutil.copytree(build / part, made / part)  # with their times, so that only what changed is made again
    shutil.copy2(build / "bits.txt", made / "bits.txt")
    text = (root / path).read_text()
    (root / path).write_text(text.replace(old, new, 1))
    if name in RENEWED:
        for renew in ("frozen", "models"):
            assert run([sys.executable, root / f"proofs/{renew}.py", "--write"]).returncode == 0
    done = run([sys.executable, root / "proofs/prove.py", "--root", root, "--build", made])
    assert done.returncode == 1 and word in done.stdout, f"{name} was not refused for {word}:\n{done.stdout[-2000:]}"
    print(f"refused: {name} ({path})", flush=True)


def of_rows(name):
    """What the exact headers' own test makes of a change: some row's wrong answer, or none."""
    path, old, new, _ = HEADERS[name]
    with tempfile.TemporaryDirectory() as folder:
        changed = mutants.copy_headers(ROOT, pathlib.Path(folder)) / pathlib.Path(path).relative_to("impl/exact/include/tangency/impl")
        changed.write_text(changed.read_text().replace(old, new, 1))
        program, said = mutants.compile_in(pathlib.Path(folder), "-O0")
        assert program, f"{name} does not compile:\n{said[:2000]}"
        return "a wrong answer" if mutants.run(program, mutants.ROWS) else "no wrong answer"


def of_bits(folder):
    """The first function of which a bit differs there, if any."""
    try:
        bits.compare(folder / "root", folder / "bits", 100_000)
    except bits.Differs as differs:
        function, differed, _ = str(differs).partition(" differs from its model")
        return function if differed else "stopped"
    return "no bit"


def write_page(build):
    lines = []
    for name, (path, old, new, word) in HEADERS.items():
        with tempfile.TemporaryDirectory() as folder:
            plant(name, build, pathlib.Path(folder))
            of = f"{of_rows(name)} | {of_bits(pathlib.Path(folder))}" if "/exact/" in path else " | "
        refused = f"{word}.v" if word.isidentifier() else word if "paths" in word else "a bit" if "differs" in word else "the digest of its text"
        code = [f"`` {text.strip()} ``".replace("|", "\\|") for text in (old, new)]
        lines.append(f"| {name} | {pathlib.Path(path).name} | {code[0]} | {code[1]} | {refused} | {of} |\n")
    (ROOT / "tests/exact/mutation/planted.md").write_text(PAGE + "".join(lines))


def compare(tools, folder, league=ROOT / "docs/league.json"):
    arguments = [argument for name, path in tools.items() for argument in (f"--{name}", path)]
    return run([sys.executable, ROOT / "proofs/oracle/compare.py", *arguments, "--vectors", ROOT / "vectors", "--league", league,
                "--work", folder / "work", "--cases", "0"])


def misread(name, build, reference, folder):
    old, new, word = MISREADINGS[name]
    for unit in ("decision.mli", "decision.ml"):
        shutil.copy2(build / "oracle" / unit, folder / unit)
    text = (ROOT / "proofs/oracle/oracle.ml").read_text()
    assert old in text, f"oracle.ml no longer says {old!r}"
    (folder / "oracle.ml").write_text(text.replace(old, new, 1))
    built = subprocess.run(["ocamlfind", "ocamlopt", "-w", "-a", "-package", "zarith", "-linkpkg", "decision.mli", "decision.ml", "oracle.ml",
                            "-o", "oracle"], cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert built.returncode == 0, built.stdout
    done = compare({"reference": reference, "oracle": folder / "oracle"}, folder)
    assert done.returncode == 1 and word in done.stdout, f"{name}: the oracle was believed:\n{done.stdout}"
    print(f"caught: {name}, planted in the oracle")


def claim_wrongly(build, reference, folder):
    """The league blames a function on a case that it answered rightly."""
    league = json.loads((ROOT / "docs/league.json").read_text())
    case = next(row["counterexample"] for row in league["rows"] if row["counterexample"] and row["question"] == "box_ball"
                and row["counterexample"]["verdict"] == "disjoint")
    case["verdict"] = "overlapping"
    (folder / "league.json").write_text(json.dumps(league))
    done = compare({"reference": reference, "oracle": build / "oracle/oracle"}, folder,
                   folder / "league.json")
    assert done.returncode == 1 and "the league claims overlapping" in done.stdout, f"the league was believed:\n{done.stdout}"
    print("caught: a wrong verdict of the league")


def lie(who, build, reference, folder):
    tools = {"reference": reference, "oracle": build / "oracle/oracle"}
    liar = folder / "liar"
    liar.write_text(f"#!/bin/sh\n'{tools[who]}' \"$@\" | sed '{LIARS[who]}'\n")
    liar.chmod(0o755)
    tools[who] = liar
    done = compare(tools, folder)
    assert done.returncode == 1 and "reference and oracle differ" in done.stdout, f"the {who} was believed:\n{done.stdout}"
    print(f"caught: a wrong {who}, by the other one")


def main():
    if sys.argv[2:] == ["--page"]:
        return write_page(pathlib.Path(sys.argv[1]).resolve())
    quick = sys.argv[3:] == ["--quick"]
    assert quick or len(sys.argv) == 3, __doc__
    for name, (path, old, _, _) in PLANTS.items():
        assert old in (ROOT / path).read_text(), f"{name}: {path} no longer says {old!r}"
    build, reference = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in sorted((ROOT / "proofs/theory").glob("*.v")))).digest()
    for name in QUICK[digest[0] % 3::3] if quick else PLANTS:
        with tempfile.TemporaryDirectory() as folder:
            plant(name, build, pathlib.Path(folder))
    for name in QUICK_MISREADINGS if quick else MISREADINGS:
        with tempfile.TemporaryDirectory() as folder:
            misread(name, build, reference, pathlib.Path(folder))
    with tempfile.TemporaryDirectory() as folder:
        claim_wrongly(build, reference, pathlib.Path(folder))
    for who in LIARS:
        with tempfile.TemporaryDirectory() as folder:
            lie(who, build, reference, pathlib.Path(folder))


if __name__ == "__main__":
    main()
