# SPDX-License-Identifier: MIT
"""tangency_certificates.py on the table of true certificates and planted lies that the checker in C++ is held to as well."""
import contextlib
import io
import json
import pathlib
import sys
import tempfile
import unittest

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "clients/python"))
import tangency_certificates as checker
TABLE = json.loads((root / "tests/certificates/cases.json").read_text())


def said_of(case):
    """What is said, and whether it is bad input."""
    try:
        return checker.refutation(*(case[name] for name in ("question", "form", "dim", "numbers", "verdict", "certificate"))), False
    except checker.Bad as bad:
        return str(bad), True


class TrueCertificates(unittest.TestCase):
    """A test a case, made below."""


class PlantedLies(unittest.TestCase):
    """A test a case, made below."""


def prove(case):
    def test(self):
        for verdict in ("disjoint", "touching", "overlapping"):
            said, _ = said_of({**case, "verdict": verdict})
            self.assertEqual(said == "", verdict == case["verdict"], f"{verdict}: {said}")
    return test


def refuse(lie):
    def test(self):
        case = json.loads(json.dumps(next(case for case in TABLE["true"] if case["name"] == lie["of"])))
        for name, value in lie.items():
            if name not in ("name", "of", "says", "malformed", "row"):
                (case if name in case else case["certificate"])[name] = value
        said, is_bad = said_of(case)
        self.assertIn(lie["says"], said)
        self.assertEqual(is_bad, lie.get("malformed", False), said)
    return test


LINES = (root / "tests/certificates/lines.jsonl").read_text().splitlines()


def run(text, name="lines.jsonl", folder=False):
    """The exit status for a file of that text, and what was said."""
    with tempfile.TemporaryDirectory() as place:
        (pathlib.Path(place) / name).write_text(text)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            status = checker.main([place if folder else str(pathlib.Path(place) / name)])
        return status, said.getvalue().replace(place + "/", "")


class Command(unittest.TestCase):
    def test_lines_of_classify_are_proved(self):
        self.assertEqual(run("\n".join(LINES)), (0, f"{len(LINES)} certificates prove their verdicts, 0 do not, 0 are none\n"))

    def test_a_line_that_is_not_proved_is_told_and_exits_1(self):
        status, said = run("\n".join([LINES[0], LINES[0].replace('"verdict":"touching"', '"verdict":"disjoint"')]))
        self.assertEqual(status, 1)
        self.assertRegex(said, "^lines.jsonl: line 2: disjoint is not proved: along the normal .* the radius is 5\n1 certificates prove")

    def test_a_folder_of_vectors_is_proved_but_for_what_is_none(self):
        line = json.loads(LINES[0])
        case = {"id": "e87d882073f1", "bits": [x["bits"][2:] for x in line["numbers"].values()], "verdict": "touching",
                "certificate": line["certificate"]}
        file = {"format": 1, "form": line["form"], "scalar": "f64", "dim": 2, "cases": [case, {**case, "verdict": "overlapping"}]}
        status, said = run(json.dumps(file), "lo_hi-f64-2d.json", folder=True)
        self.assertEqual(status, 1)
        self.assertEqual(said.splitlines()[0],
                         "lo_hi-f64-2d.json: e87d882073f1: overlapping is not proved: the points are 5 apart, the radius is 5")
        self.assertEqual(run("{}", "manifest.json", folder=True)[0], 2)

    def test_a_file_of_cases_without_certificates_is_one_line(self):
        case = {"id": "e87d882073f1", "bits": ["0000000000000000"] * 7, "verdict": "touching"}
        status, said = run(json.dumps({"format": 1, "form": "lo_hi", "scalar": "f64", "dim": 2, "cases": [case, case]}))
        self.assertEqual(status, 2)
        self.assertEqual(len(said.splitlines()), 2)
        self.assertIn("holds no certificate", said)
        status, said = run("\n".join([LINES[0], LINES[0].replace('"certificate"', '"proof"')]))
        self.assertEqual(status, 2)
        self.assertIn("line 2: has no certificate", said)

    def test_a_file_that_is_not_there_is_one_line(self):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            self.assertEqual(checker.main(["no/such.json"]), 2)
        self.assertIn("cannot be read", said.getvalue().splitlines()[0])


def refuse_line(change, to, says):
    def test(self):
        status, said = run(LINES[0].replace(change, to))
        self.assertEqual(status, 2)
        self.assertEqual(len(said.splitlines()), 2)
        self.assertIn(says, said)
    return test


for name, change, to, says in json.loads((root / "tests/certificates/bad_lines.json").read_text()):
    setattr(Command, "test_" + name.replace(" ", "_") + "_is_one_line_and_exits_2", refuse_line(change, to, says))

for suite, kind, make in ((TrueCertificates, "true", prove), (PlantedLies, "lies", refuse)):
    for each in TABLE[kind]:
        setattr(suite, "test_" + each["name"].replace(" ", "_"), make(each))
del suite


if __name__ == "__main__":
    unittest.main()
