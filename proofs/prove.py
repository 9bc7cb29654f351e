#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles every proof, lists the theorems with what they assume, and builds and tries the extracted oracle.

usage: prove.py [--root SOURCES] [--build FOLDER] [--jobs N] [--reference TANGENCY] [--cases N] [--rows N]
                [--trust-libraries]
       prove.py --small [FORMAT]... (e4m3, e5m2, binary16: exhausts small formats, and proves nothing)

With --reference the oracle is compared with the reference, on all stored vectors and N drawn cases (1,000,000 if not given), and the
extracted checker proves every stored verdict by the reference's certificate. What is not translated from the headers is compared with
models in whole numbers on N rows (100,000 if not given) in each of several builds. Everything made goes to FOLDER, build/proofs if not
given; what is up to date is not made again. It exits 0 if the statements are those that digests.txt holds, every proof holds on no
axioms but those of Coq's classical reals, and every lemma serves a headline; and 1 at the first thing that does not. What was
compiled is checked once more by coqchk, Coq's library and Flocq too; with --trust-libraries these are taken as they were installed.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

import bits
import constants
import frozen
import models
import serving
import translate

# What Coq's library of the reals stands on, its decidability and excluded middle included.
ALLOWED_AXIOMS = {
    "ClassicalDedekindReals.sig_forall_dec", "ClassicalDedekindReals.sig_not_dec",
    "FunctionalExtensionality.functional_extensionality_dep", "Classical_Prop.classic",
}
FORBIDDEN = re.compile(r"\b(Admitted|admit|give_up|Axioms?|Parameters?|Conjecture|Hypothes[ie]s|Variables?|Context|"
                       r"Primitive|Declare|Load|Extract|bypass_check|Unset\s+(Guard|Positivity|Universe)\w*)\b")
THEOREM = re.compile(r"^\s*(?:Theorem|Corollary)\s+(\w+)", re.MULTILINE)
CONCLUSIONS = "Conclusions.v"  # made here, behind all that is read


class Refuted(Exception):
    """Something that was to be proved is not."""


def without_comments(text):
    """Coq's own rule: comments nest, and within a string, in a comment too, nothing opens or closes one."""
    kept, depth = [], 0
    for token in re.findall(r'"[^"]*"|\(\*|\*\)|.', text, re.DOTALL):
        if token == "(*":
            depth += 1
        elif token == "*)" and depth:
            depth -= 1
        elif not depth:
            kept.append(token)
    return "".join(kept)


def write_if_changed(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def run(command, folder, log, **more):
    """Runs a command with its output in a file of the build folder, and shows it where it fails."""
    with open(log, "w") as out:
        status = subprocess.run(command, cwd=folder, stdout=out, stderr=subprocess.STDOUT, **more).returncode
    text = pathlib.Path(log).read_text()
    if status:
        raise Refuted(f"{' '.join(map(str, command))} failed:\n{text[-4000:]}")
    return text


def sources(root, build):
    found = {path.name: path.read_text() for path in sorted((root / "proofs/theory").glob("*.v"))}
    if not found:
        raise Refuted("there are no proofs in proofs/theory")
    try:
        found.update(constants.as_coq(root))
        found.update(translate.translate(root, build / "translated"))
        found[CONCLUSIONS] = conclusions(found, frozen.headlines(root))
    except (constants.Unreadable, translate.Untranslatable) as unreadable:
        raise Refuted(str(unreadable)) from unreadable
    return found


def theorems_of(texts):
    return {name[:-2]: THEOREM.findall(without_comments(text)) for name, text in sorted(texts.items())}


def conclusions(texts, headlines):
    """A file in which Coq finds each headline proved by the theorem of its name: the headlines as a module type, to which these ascribe."""
    proved = {name: module for module, names in theorems_of(texts).items() for name in names}
    missing = [name for name in headlines if name not in proved]
    if missing:
        raise Refuted(f"no theorem is named {', '.join(missing)}")
    modules = " ".join(sorted({"Statements", *(proved[name] for name in headlines)}))
    claims = "".join(f"  Parameter {name} : Statements.{name}.\n" for name in headlines)
    proofs = "".join(f"  Definition {name} := @{proved[name]}.{name}.\n" for name in headlines)
    return (f"From Tangency Require {modules}.\nModule Type Headlines.\n{claims}End Headlines.\n"
            f"Module Proved <: Headlines.\n{proofs}End Proved.\n")


def compile_proofs(texts, build, jobs):
    folder = build / "theory"
    for name, text in texts.items():
        forbidden = None if name == CONCLUSIONS else FORBIDDEN.search(without_comments(text))
        if forbidden:
            raise Refuted(f"proofs/theory/{name} says {forbidden[0]}; a proof may assume nothing of ours")
        write_if_changed(folder / name, text)
    for stale in folder.glob("*.v"):
        if stale.name not in texts:
            stale.unlink()
    write_if_changed(folder / "_CoqProject", "-Q . Tangency\n" + "".join(f"{name}\n" for name in sorted(texts)))
    run(["coq_makefile", "-f", "_CoqProject", "-o", "Makefile"], folder, build / "coq_makefile.txt")
    run(["make", f"-j{jobs}", "--no-print-directory"], folder, build / "coq.txt")


def list_assumptions(build, texts):
    """The theorems of each file with the axioms they rest on; asked again only after a proof was compiled. A file's
    theorems are asked about together, because Coq walks through all that they rest on each time."""
    theorems = {module: names for module, names in theorems_of(texts).items() if names}
    ask = "".join(f"From Tangency Require {module}.\n" for module in theorems)
    for module, names in theorems.items():
        together = ", ".join(f"@{module}.{name}" for name in names)
        ask += f'Goal True. idtac "== {module}". exact I. Qed.\nDefinition of_{module} := ({together}).\n'
        ask += f"Print Assumptions of_{module}.\n"
    listing, asked = build / "assumptions.txt", build / "assumptions.v"
    newest = max(path.stat().st_mtime for path in (build / "theory").glob("*.vo"))
    if not (listing.exists() and asked.exists() and asked.read_text() == ask and listing.stat().st_mtime > newest):
        listing.unlink(missing_ok=True)
        asked.write_text(ask)
        answer = run(["coqc", "-Q", "theory", "Tangency", asked.name], build, build / "assumptions.log")
        listing.write_text(answer)
    blocks = listing.read_text().split("== ")[1:]
    if len(blocks) != len(theorems):
        raise Refuted(f"{len(theorems)} files were asked about and {len(blocks)} answered")
    used = set()
    for block, (module, names) in zip(blocks, theorems.items()):
        axioms = axioms_of(module, block, listing)
        used |= axioms
        print(f"  {module}: {', '.join(names)}: {'closed' if not axioms else f'{len(axioms)} axioms of the reals'}")
    print(f"proved: {sum(map(len, theorems.values()))} theorems in {len(theorems)} files, on {len(used)} axioms, all of Coq's reals: "
          f"{', '.join(sorted(axiom.split('.')[-1] for axiom in used))}")


def axioms_of(module, block, listing):
    """What Coq printed about a module, line by line: a line that is neither an axiom nor the rest of one's type, such as
    that a definition is assumed to end, is refused as well."""
    title, *lines = block.splitlines()
    if lines == ["Closed under the global context"]:
        return set()
    named = [re.fullmatch(r"(\S+)(?: :.*)?|\s.*", line) for line in lines[1:]]
    if title.strip() != module or lines[:1] != ["Axioms:"] or not all(named):
        raise Refuted(f"what the theorems of {module} assume cannot be read in {listing}")
    axioms = {match[1] for match in named if match[1]}
    if not axioms <= ALLOWED_AXIOMS:
        raise Refuted(f"a theorem of {module} assumes {', '.join(sorted(axioms - ALLOWED_AXIOMS))}")
    return axioms


def check_again(build, texts, trust_libraries):
    """coqchk, which shares no code with coqc's tactics, on every compiled file."""
    stamp, title = build / "checked.txt", "ours" if trust_libraries else "all"
    modules = [f"Tangency.{name[:-2]}" for name in sorted(texts)]
    if not is_fresh(stamp, (build / "theory").glob("*.vo"), title):
        asked = [word for module in modules for word in (["-norec"] * trust_libraries + [module])]
        said = run(["coqchk", "-silent", "-o", "-Q", ".", "Tangency", *asked], build / "theory", build / "coqchk.txt")
        stamp.write_text(f"{title}\n{said}")
    summary = stamp.read_text()
    parts = dict(re.findall(r"^\* ([^:\n]+):((?: .*)?\n(?:    .*\n)*)", summary, re.MULTILINE))
    axioms = {".".join(axiom.split(".")[-2:]) for axiom in parts.get("Axioms", "?").split()
              if not trust_libraries or axiom.startswith("Tangency.")}
    relying = {title: text.strip() for title, text in parts.items() if title not in ("Theory", "Axioms")}
    if len(relying) != 3 or set(relying.values()) != {"<none>"} or not axioms <= ALLOWED_AXIOMS:
        raise Refuted(f"coqchk says in {build / 'coqchk.txt'} that something rests on more than the axioms of the reals")
    print(f"checked once more: {len(modules)} files by coqchk{', the libraries trusted' if trust_libraries else ' and the libraries'}")


def is_fresh(stamp, inputs, title):
    """Whether the stamp was written under this title after the last change of the inputs."""
    return (stamp.exists() and stamp.read_text().startswith(title + "\n")
            and stamp.stat().st_mtime > max(path.stat().st_mtime for path in inputs))


def build_oracle(root, build):
    """The extracted decision and the extracted checker of certificates, each with its reader and printer."""
    folder = build / "oracle"
    oracle, certificates = folder / "oracle", folder / "certificates"
    for program in (oracle, certificates):
        for path in (build / "theory/decision.ml", build / "theory/decision.mli", root / f"proofs/oracle/{program.name}.ml"):
            write_if_changed(folder / path.name, path.read_text())
        units = [folder / name for name in ("decision.mli", "decision.ml", f"{program.name}.ml")]
        if not program.exists() or program.stat().st_mtime < max(unit.stat().st_mtime for unit in units):
            run(["ocamlfind", "ocamlopt", "-w", "-a", "-package", "zarith", "-linkpkg", *(unit.name for unit in units),
                 "-o", program.name], folder, build / "ocaml.txt")
    return oracle, certificates


def compare(root, build, oracle, reference, cases):
    script, league = root / "proofs/oracle/compare.py", root / "docs/league.json"
    stamp = build / "compared.txt"
    title = f"{cases} cases"
    if not is_fresh(stamp, [script, script.with_name("spelling.py"), league, oracle, reference,
                            *(root / "vectors").glob("*.json")], title):
        said = run([sys.executable, str(script), "--reference", str(reference), "--oracle", str(oracle), "--vectors", str(root / "vectors"),
                    "--league", str(league), "--work", str(build / "compare"), "--cases", str(cases)],
                   build, build / "compare.txt")
        stamp.write_text(f"{title}\n{said}")
    print(stamp.read_text().partition("\n")[2], end="")


def certify(root, build, certificates, reference):
    script, league, stamp = root / "proofs/oracle/certificates.py", root / "docs/league.json", build / "certified.txt"
    if not is_fresh(stamp, [script, league, certificates, reference, *(root / "vectors").glob("*.json")], "stored"):
        said = run([sys.executable, str(script), "--reference", str(reference), "--checker", str(certificates), "--vectors",
                    str(root / "vectors"), "--league", str(league)], build, build / "certify.txt")
        stamp.write_text(f"stored\n{said}")
    print(stamp.read_text().partition("\n")[2], end="")


def compare_bits(root, build, rows, jobs):
    """The headers with their models, as builds contract, flush and take registers."""
    stamp, title = build / "bits.txt", f"{rows} rows"
    inputs = [path for folder in bits.INCLUDES for path in (root / folder).rglob("*.?pp")]
    if not is_fresh(stamp, inputs, title):
        stamp.write_text(f"{title}\n{bits.compare(root, build / 'bits', rows, jobs)}")
    print(stamp.read_text().partition("\n")[2], end="")


def exhaust(root, build, small):
    """Runs what tries every input of small formats."""
    code, program = root / "proofs/small_formats.cpp", build / "small_formats"
    run([os.environ.get("CXX", "g++"), "-std=c++20", "-O2", str(code), "-o", str(program)], build, build / "small.txt")
    return subprocess.run([program, *small]).returncode


def check_serving(texts):
    """Raises Refuted where something serves no headline."""
    unserving = serving.unserving({name: without_comments(text) for name, text in texts.items()})
    if unserving:
        raise Refuted(f"no headline is served by {', '.join(unserving[:8])}{' and others' if len(unserving) > 8 else ''}")


def check_page(root):
    """Raises Refuted where the page leaves out a headline."""
    page = root / "docs/proofs.md"
    missing = [name for name in frozen.digests(root) if page.exists() and f"`{name}`" not in page.read_text()]
    if missing:
        raise Refuted(f"docs/proofs.md does not name {', '.join(missing)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--reference", type=pathlib.Path, help="the tangency command, to compare the oracle with")
    parser.add_argument("--cases", type=int, default=1_000_000, help="drawn cases of that comparison")
    parser.add_argument("--rows", type=int, default=100_000, help="drawn rows of the comparison with the headers, bit by bit")
    parser.add_argument("--trust-libraries", action="store_true", help="have coqchk check the files of proofs/theory alone")
    parser.add_argument("--small", nargs="*", metavar="FORMAT", help="try every input of small formats instead")
    arguments = parser.parse_args()
    root = arguments.root.resolve()
    build = (arguments.build or root / "build/proofs").resolve()
    build.mkdir(parents=True, exist_ok=True)
    try:
        if arguments.small is not None:
            return exhaust(root, build, arguments.small)
        texts = sources(root, build)
        claimed, modelled = frozen.check(root), models.check(root)
        check_page(root)
        compile_proofs(texts, build, arguments.jobs)
        compare_bits(root, build, arguments.rows, arguments.jobs)
        list_assumptions(build, texts)
        print(f"claimed: {claimed} headlines of Statements.v, as digests.txt holds them; {modelled} modelled functions as they were read")
        check_serving(texts)
        check_again(build, texts, arguments.trust_libraries)
        oracle, certificates = build_oracle(root, build)
        if arguments.reference:
            compare(root, build, oracle, arguments.reference.resolve(), arguments.cases)
            certify(root, build, certificates, arguments.reference.resolve())
    except (Refuted, frozen.Changed, bits.Differs) as refuted:
        print(f"prove: {refuted}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
