# SPDX-License-Identifier: MIT
"""A function is asked under its domain, then under its margin, each by a name of its own; the last gives its class."""
import json
import pathlib
import sys
import tempfile
import types

sys.path.insert(0, str(pathlib.Path(sys.argv[1]) / "league"))
import league  # noqa: E402
import rows  # noqa: E402

PACKAGE = {"source": "npm", "packages": ["some"], "licence": "MIT"}
FUNCTION = {"library": "some", "function": "hits", "call": "hits", "adapter": "some.mjs", "form": "center_half",
            "scalar": "f64", "dim": 2, "domain": "proper", "margin": "0..0.01", "why": {}}


def run(function, holds):
    """The rows of a function whose run under these words holds; by name, what was asked."""
    asked = {}

    def ask(name, words):
        assert name not in asked, f"'{name}' was asked twice, and the second would be the first one's report"
        asked[name] = words
        good = holds(words)
        return {"arguments": words, "result": {
            "verdict": "holds" if good else "failed", "level": "banded" if good else "none", "properties": [],
            "level_but_for_ties": "banded" if good else "none", "measured_k": 0, "band": 8, "exits": {"ways": []},
            "contract": "closed", "contract_found": None, "contract_by_region": None, "broken": [], "looks_like": None}}
    return rows.measure(function, PACKAGE, "1", ask), asked


def classes(found):
    return [(row["asked"], row["class"], row["domain"], row["margin"]) for row in found]


found, asked = run(FUNCTION, lambda words: "--margin=0..0.01" in words)
assert asked == {"everything": [], "declared": ["--domain", "proper"],
                 "margin": ["--domain", "proper", "--margin=0..0.01"]}, asked
assert classes(found) == [("declared", "tolerance", "proper", "0..0.01"), ("everything", "wrong", None, None)], found
found, asked = run(FUNCTION, lambda words: "--domain" in words)
assert classes(found)[0] == ("declared", "right", "proper", None), found
assert "margin" not in asked, "a margin that is not needed"
found, asked = run(FUNCTION, lambda words: True)
assert classes(found) == [("declared", "right", None, None)] and list(asked) == ["everything"], found
found, asked = run(FUNCTION, lambda words: False)
assert classes(found) == [("declared", "wrong", "proper", "0..0.01")] and len(asked) == 3, found

# Of inputs that a property relates the one answered wrongly is shown, where no property shows one alone.
related = [{"verdict": verdict, "answer": answer, "bits": {}, "decimal": {}, "call": verdict, "certificate": {}, "reference": ""}
           for verdict, answer in (("touching", False), ("overlapping", True), ("disjoint", True))]
entry = {"id": "P15", "standing": "violated", "counterexample": {"expects": "same", "cases": related}}
assert rows.find_counterexample({"properties": [entry]}, False)["call"] == "disjoint"
alone = {"id": "P02", "standing": "violated", "counterexample": {"expects": "verdict", "cases": [{**related[1], "answer": False}]}}
assert rows.find_counterexample({"properties": [entry, alone]}, False)["call"] == "overlapping"
assert rows.find_counterexample({"properties": [{**entry, "standing": "held"}]}, False) is None

# An exit that did not come again, as on a machine that was short of something, is nobody's row.
with tempfile.TemporaryDirectory() as folder:
    tangency, report = pathlib.Path(folder) / "tangency", pathlib.Path(folder) / "report.json"
    told = json.dumps({"exits": {"ways": [{"message": "it exited", "repeats": False}]}})
    tangency.write_text(f"#!{sys.executable}\nimport sys\n"
                        f"open(sys.argv[sys.argv.index('--json') + 1], 'w').write({told!r})\n")
    tangency.chmod(0o700)
    options = types.SimpleNamespace(options=types.SimpleNamespace(tangency=tangency))
    try:
        league.League.check(options, [], None, [], report)
        raise AssertionError("an exit that did not come again was taken for an answer")
    except ValueError as error:
        assert "not when asked again" in str(error) and not report.exists(), error
print("each run has a name and a row of its own")
