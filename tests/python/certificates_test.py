# SPDX-License-Identifier: MIT
"""tangency_certificates.py on the table of true certificates and planted lies that the checker in C++ is held to as well."""
import importlib.util
import json
import pathlib
import sys
import unittest

root = pathlib.Path(__file__).resolve().parents[2]
spec = importlib.util.spec_from_file_location("tangency_certificates", root / "clients/python/tangency_certificates.py")
checker = importlib.util.module_from_spec(spec)
spec.loader.exec_module(checker)
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
            if name not in ("name", "of", "says", "malformed"):
                (case if name in case else case["certificate"])[name] = value
        said, is_bad = said_of(case)
        self.assertIn(lie["says"], said)
        self.assertEqual(is_bad, lie.get("malformed", False), said)
    return test


for suite, kind, make in ((TrueCertificates, "true", prove), (PlantedLies, "lies", refuse)):
    for each in TABLE[kind]:
        setattr(suite, "test_" + each["name"].replace(" ", "_"), make(each))
del suite


if __name__ == "__main__":
    unittest.main()
