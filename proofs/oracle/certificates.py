#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Has the extracted checker prove the verdict of every stored case, of all questions, by the certificate stored with it.

usage: certificates.py --reference TANGENCY --checker CERTIFICATES --vectors FOLDER --league LEAGUE.JSON

So it has the verdicts by which the league blames functions proved, by certificates that the reference gives. Forms with an angle in radians or
degrees are left out, and two rotated boxes, which bring a root each. Whole numbers are asked as the doubles that they are too. Each certificate is offered for both other verdicts too, which the theorem
forbids, and with the direction 0. It exits 1 at the first stored verdict that is not proved, or wrong one that is, and names the case.
"""
import argparse
import json
import pathlib
import struct
import subprocess
import sys

VERDICTS = ("disjoint", "touching", "overlapping")


def number(written):
    """The checker's word for a number of a certificate: A, or A,B,N for A + B sqrt(N)."""
    if isinstance(written, str):
        return written
    return f"{written['a']},{written['b']},{written['root']}"


def as_double(bits):
    """The bits of a whole number as those of a double."""
    return struct.pack(">d", struct.unpack(">i", bytes.fromhex(bits))[0]).hex()


def points(certificate):
    yield from (certificate["first"], certificate["second"], certificate["normal"])
    for pair in certificate.get("around", []):
        yield from pair


def line(verdict, case, certificate, normal=None):
    given = dict(certificate, normal=normal) if normal else certificate
    return " ".join([verdict, *case["bits"], "|", *(number(written) for point in points(given) for written in point)])


def ask(command, lines):
    done = subprocess.run([str(word) for word in command], input="".join(f"{line}\n" for line in lines), text=True, stdout=subprocess.PIPE)
    answers = done.stdout.splitlines()
    if done.returncode or len(answers) != len(lines):
        sys.exit(f"certificates: {' '.join(map(str, command))} ended with status {done.returncode} after {len(answers)} of {len(lines)} answers")
    return answers


def check(options, document, counts):
    question, form, scalar, dim = (document.get("question", "box_ball"), *(document[key] for key in ("form", "scalar", "dim")))
    named = f"{question} {form} {scalar} {dim}-D"
    cases = document["cases"]
    if scalar == "i32":
        scalar, cases = "f64", [case | {"bits": [as_double(bits) for bits in case["bits"]]} for case in cases]
    unproved = [case for case in cases if "certificate" not in case]
    if unproved:
        given = ask([options.reference, "classify", "--question", question, "--form", form, "--scalar", scalar, "--dim", dim, "--certificate"],
                    [" ".join("0x" + bits for bits in case["bits"]) for case in unproved])
        for case, answer in zip(unproved, given):
            case["certificate"] = json.loads(answer)["certificate"]
    lines, meant = [], []
    for case in cases:
        certificate = case["certificate"]
        offered = [(verdict, line(verdict, case, certificate), verdict == case["verdict"]) for verdict in VERDICTS]
        if case["verdict"] == "overlapping":  # the trap: a direction of 0 separates nothing
            offered.append(("touching, along no direction,", line("touching", case, certificate, ["0"] * dim), False))
        lines += [text for _, text, _ in offered]
        meant += [(case["id"], what, right) for what, _, right in offered]
    for answer, text, (case, what, right) in zip(ask([options.checker, question, form, scalar, dim], lines), lines, meant):
        if (answer == "proved") != right:
            sys.exit(f"certificates: {named} case {case}: {what} is {answer}\n  {text}")
    counts["proved"] += len(cases)
    counts["refused"] += len(lines) - len(cases)
    counts["questions"].add(question)


def is_known(document):
    """Whether the checker knows the form."""
    is_of_two_boxes = document.get("question") == "box_box"
    return not document["form"].endswith(("_radians", "_degrees") + (("_axis", "_quaternion") if is_of_two_boxes else ()))


def blamed(path):
    """The league's counterexamples as documents of stored cases."""
    documents = {}
    for row in json.loads(path.read_text())["rows"]:
        case = row["counterexample"]
        if case:
            signature = {key: row[key] for key in ("question", "form", "scalar", "dim")}
            document = documents.setdefault(tuple(signature.values()), signature | {"cases": []})
            document["cases"].append({"id": f"of {row['library']}", "verdict": case["verdict"],
                                      "bits": [bits.removeprefix("0x") for bits in dict(case["bits"]).values()]})
    return list(documents.values())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("reference", "checker", "vectors", "league"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    options = parser.parse_args()
    counts = {"proved": 0, "refused": 0, "questions": set()}
    documents = [json.loads(path.read_text()) for path in sorted(options.vectors.glob("*-[23]d.json"))]
    for document in documents + blamed(options.league):
        if is_known(document):
            check(options, document, counts)
    if counts["proved"] < 20000 or len(counts["questions"]) < 7:
        sys.exit(f"certificates: too thin a comparison: {counts}")
    print(f"certified: {counts['proved']} verdicts of {len(counts['questions'])} questions, stored or of the league, by the extracted checker, "
          f"which refused {counts['refused']} wrong ones")


if __name__ == "__main__":
    main()
