#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Puts the functions of shipped libraries on trial and writes docs/league.json and its summary. Started by ./run league.

usage: league.py [NAME]... [--jobs N] [--tangency FILE] [--build DIR] [--docs DIR] [--again] [--pages] [--probes]
                 [--list]

NAME is a library (sat) or a function of one (sat:testPolygonCircle); without names, all of them. What was measured
before with the same adapter, version and command is kept; --again measures anew. --probes only fetches, builds and asks
the inputs every library must get right. --pages only writes league.md, the findings' certificates and the sentences of league.json.
Exit status: 0 every row measured, 1 some could not be, 2 cannot run.
"""
import argparse
import concurrent.futures
import hashlib
import json
import pathlib
import subprocess
import sys
import threading

import adapt
import data
import fetch
import pages
import probes
import rows

CASES = 20000  # about how many cases a run decides; rotated boxes are dearer
ROTATED_CASES = 6000
SEED = 1


def fail(message):
    print(f"league: {message}", file=sys.stderr)
    sys.exit(2)


class Progress:
    """One line that is rewritten on a terminal, and nothing in a pipe but what went wrong."""

    def __init__(self, total):
        self.total, self.done, self.lock = total, 0, threading.Lock()
        self.live = sys.stderr.isatty()

    def tell(self, name, word):
        with self.lock:
            self.done += 1
            if self.live:
                print(f"\r\x1b[K{self.done}/{self.total} {name}: {word}", end="", file=sys.stderr, flush=True)

    def complain(self, name, message):
        with self.lock:
            print(("\r\x1b[K" if self.live else "") + f"league: {name}: {message}", file=sys.stderr)

    def end(self):
        if self.live:
            print("\r\x1b[K", end="", file=sys.stderr)


class League:
    def __init__(self, options, packages, functions):
        self.options, self.packages, self.functions = options, packages, functions
        self.lock, self.lock_guard, self.fetch_guards = data.load_lock(), threading.Lock(), {}
        self.binary = hashlib.sha256(options.tangency.read_bytes()).hexdigest() if options.tangency else ""
        self.progress = Progress(len(functions))
        self.complaints = []

    def fetch(self, library):
        with self.lock_guard:
            guard = self.fetch_guards.setdefault(library, threading.Lock())
        with guard:
            before = self.lock.get(library)
            folder = fetch.fetch(self.packages[library], self.options.build, self.lock)
            if self.lock[library] != before:
                with self.lock_guard:
                    data.save_lock(self.lock)
        return folder

    def prepare(self, function):
        """The words of check for this function, after its adapter has shown that it passes the right arguments."""
        folder = self.fetch(function["library"])
        with self.fetch_guards[function["library"]]:
            words = adapt.adapt(function, self.packages[function["library"]], folder)
        environment = fetch.environment(folder)
        missed = probes.ask(words, function, environment)
        declared = function.get("probes_missed", [])
        if missed != declared:
            raise ValueError(f"answers other probes wrongly than functions.jsonl says: {json.dumps(missed)}")
        return words, environment

    def arguments(self, function, more):
        cases = function.get("cases", ROTATED_CASES if data.split_form(function["form"])[1] else CASES)
        question, answer = data.question_of(function), data.answer_of(function)
        # A distance says 0 at a tie whatever touching counts as; by closed a translation there may be as short as rounding.
        contract = {"bool": function.get("contract", "auto"), "mtv": function.get("contract", "closed")}.get(answer)
        return [*([] if question == "box_ball" else ["--question", question]), "--form", function["form"], "--scalar", function["scalar"], "--dim", str(function["dim"]),
                *([] if answer == "bool" else ["--answer", answer]), *(["--contract", contract] if contract else []), "--cases", str(cases), "--seed", str(SEED),
                *(["--silence", str(function["silence"])] if "silence" in function else []), *more]

    def check(self, words, environment, arguments, report):
        """Leaves the report of one run; what is cut short leaves none, and is run anew."""
        begun = report.with_suffix(".begun")
        done = subprocess.run([self.options.tangency, "check", *words, *arguments, "--json", begun], capture_output=True, text=True,
                              env=environment, timeout=900)
        if not begun.is_file():
            raise ValueError((done.stderr or done.stdout).strip().splitlines()[-1])
        ways = json.loads(begun.read_text())["exits"]["ways"]
        if ways and not any(way["repeats"] for way in ways):
            raise ValueError(f"{ways[0]['message']}, and not when asked again; the function is left to another run")
        begun.rename(report)

    def measure(self, function):
        """The rows of one function, from what was kept or anew."""
        name, library = data.identify(function), function["library"]
        stem = self.options.build / "results" / name.replace("/", "__").replace(":", ".")
        folder = self.fetch(library)
        version = self.lock[library]["version"]
        asked = ("adapter", "call", "question", "answer", "form", "scalar", "dim", "contract", "needs", "domain", "margin", "cases",
                 "silence", "probes_missed")
        package = {key: value for key, value in self.packages[library].items() if key != "licence"}
        key = hashlib.sha256(json.dumps([
            {name: function.get(name) for name in asked}, package, self.lock[library], CASES, ROTATED_CASES, SEED,
            self.binary, *(file.read_text() for file in adapt.harness_of(function))], sort_keys=True).encode()).hexdigest()
        kept = stem.with_name(stem.name + ".key")
        if not kept.is_file() or kept.read_text() != key or self.options.again:
            for old in stem.parent.glob(f"{stem.name}.*.json"):
                old.unlink()
            kept.write_text(key)
        prepared = []

        def ask(run, more):
            report = pathlib.Path(f"{stem}.{run}.json")
            arguments = self.arguments(function, more)
            if not report.is_file():
                if not prepared:
                    prepared.extend(self.prepare(function))
                self.check(*prepared, arguments, report)
            return {"arguments": arguments, "result": json.loads(report.read_text())}

        return rows.measure(function, self.packages[library], version, ask)

    def one(self, function):
        name = data.identify(function)
        try:
            if self.options.probes:
                self.prepare(function)
                found = None
            else:
                found = self.measure(function)
            self.progress.tell(name, found[0]["class"] if found else "adapter passes its probes")
            return found
        except (fetch.CannotFetch, adapt.CannotBuild, ValueError, OSError, subprocess.SubprocessError) as error:
            self.progress.complain(name, error)
            self.complaints.append(name)
            return None

    def run(self):
        (self.options.build / "results").mkdir(parents=True, exist_ok=True)
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            asked = [pool.submit(self.one, function) for function in self.functions]
            try:
                concurrent.futures.wait(asked)
            except KeyboardInterrupt:  # what was measured is written, and the next run goes on from there
                pool.shutdown(wait=True, cancel_futures=True)
                self.complaints.append("interrupted")
        self.progress.end()
        found = [each.result() for each in asked if each.done() and not each.cancelled()]
        return [row for several in found if several for row in several]


def merge(fresh, known, functions):
    """Rows measured now replace those of the same function; a row that says the same keeps its date."""
    def key(row):
        return row["library"], row["call"], row["domain"], row["asked"]
    before = {key(row): row for row in known}
    for row in fresh:
        same = before.get(key(row))
        if same and {**same, "measured": None, "sentence": None} == {**row, "measured": None, "sentence": None}:
            row["measured"] = same["measured"]
    renewed = {(row["library"], row["call"]) for row in fresh}
    kept = [row for row in known if (row["library"], row["call"]) not in renewed]
    place = {(row["library"], row["call"]): i for i, row in enumerate(functions)}
    merged = [row for row in fresh + kept if (row["library"], row["call"]) in place]
    return sorted(merged, key=lambda row: (place[row["library"], row["call"]], row["asked"] != "declared"))


def read_options(words):
    parser = argparse.ArgumentParser(prog="./run league", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="a library, or library:function")
    parser.add_argument("--jobs", type=int, default=2, help="functions on trial at a time (default 2)")
    parser.add_argument("--tangency", type=pathlib.Path, help="the tangency command")
    parser.add_argument("--build", type=pathlib.Path, default=data.ROOT / "build/league",
                        help="for packages and results")
    parser.add_argument("--docs", type=pathlib.Path, default=data.ROOT / "docs", help="for league.json and league.md")
    parser.add_argument("--again", action="store_true", help="measure anew what was measured before")
    parser.add_argument("--probes", action="store_true", help="only ask what every adapter must get right")
    parser.add_argument("--pages", action="store_true", help="only write league.md, the findings' certificates and the sentences of league.json")
    parser.add_argument("--list", action="store_true", help="list the functions")
    options = parser.parse_args(words)
    if options.jobs < 1:
        fail("--jobs needs a whole number of at least 1")
    return options


def choose(functions, names):
    chosen = [row for row in functions if not names or row["library"] in names or data.identify(row) in names]
    for name in names:
        if not any(name in (row["library"], data.identify(row)) for row in functions):
            fail(f"no library or function '{name}'; --list shows them")
    return chosen


def main(words):
    options = read_options(words)
    try:
        packages, functions = data.load()
    except data.BadData as error:
        fail(error)
    chosen = choose(functions, options.names)
    if options.list:
        for row in chosen:
            print(f"{data.identify(row)}\t{row['function']}")
        return 0
    league_json = options.docs / "league.json"
    known = json.loads(league_json.read_text()) if league_json.is_file() else {"rows": []}
    if options.pages:
        changed = pages.write(known, options.docs)
        told = "written anew" if changed else "pages, sentences and certificates say what league.json says"
        print(f"league: {told}")
        return 1 if changed else 0
    if not options.tangency or not options.tangency.is_file():
        fail("--tangency FILE: no tangency command there; ./run league builds it")
    options.tangency, options.build = options.tangency.resolve(), options.build.resolve()
    league = League(options, packages, chosen)
    fresh = league.run()
    if not options.probes:
        told = subprocess.run([options.tangency, "--version"], capture_output=True, text=True).stdout.split()
        known = {"report": "tangency league", "report_version": 1, "tangency": told[-1] if told else "",
                 "seed": SEED, "cases": CASES, "cases_rotated": ROTATED_CASES,
                 "rows": merge(fresh, known["rows"], functions)}
        pages.write(known, options.docs)
    if league.complaints:
        print(f"league: {len(league.complaints)} of {len(chosen)} not measured; rows of before are kept",
              file=sys.stderr)
    return 1 if league.complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
