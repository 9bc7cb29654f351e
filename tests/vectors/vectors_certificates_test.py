#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`tangency vectors verify` on certificates: what proves a verdict holds, and anything else is named.

usage: vectors_certificates_test.py TANGENCY_BINARY PROJECT_FOLDER
"""
import json
import pathlib
import re
import sys
import unittest

import vectors_command_test as vectors
from vectors_command_test import command


class Certificates(vectors.Folder):
    def test_a_certificate_that_proves_nothing_is_named_with_the_rule_that_fails(self):
        def tie(case):
            return case["verdict"] == "touching" and case["certificate"]["radii"] != "0"

        case = self.spoil_case(lambda case: case["certificate"].update(normal=["0", "0"]), tie)
        self.expect(1, case, "certificate: the normal is zero")
        case = self.spoil_case(lambda case: case["certificate"].update(radii="1000"))
        self.expect(1, case, "certificate: radii is", "too large for the row's")

    def test_another_certificate_that_proves_the_verdict_will_do(self):
        self.spoil_case(lambda case: case["certificate"].update(normal=["2", "0"]),
                        lambda case: case["certificate"]["normal"][0] not in ("0", "2") and case["certificate"]["normal"][1] == "0"
                        and not case["certificate"]["normal"][0].startswith("-"))
        self.expect(0, "all hold")

    def test_a_certificate_that_is_missing_or_no_certificate_is_named(self):
        count = len(json.loads((vectors.VECTORS / vectors.PLAIN).read_text())["cases"])
        self.spoil_case(lambda case: case.pop("certificate"))
        self.expect(1, f"{count - 1} cases are certified, {count} are needed")
        case = self.spoil_case(lambda case: case["certificate"].update(radii="1/0"), lambda case: "certificate" in case)
        self.expect(2, case, '/certificate/radii: "1/0" does not match')
        case = self.spoil_case(lambda case: case["certificate"].pop("radii"), lambda case: "certificate" in case)
        self.expect(2, case, 'has no "radii"')

    def test_a_certificate_of_another_dimension_is_none(self):
        case = self.spoil_case(lambda case: case["certificate"]["first"].append("1"))
        self.expect(2, case, "certificate: first has 3 numbers, and needs 2")

    def test_a_file_of_cases_from_before_certificates_holds(self):
        self.spoil(lambda text: re.sub(r',"certificate":\{[^{}]*\}\}', "}", text))
        self.assertNotIn("certificate", (self.folder / vectors.PLAIN).read_text())
        self.assertEqual(vectors.run("verify", "--file", self.folder / vectors.PLAIN).returncode, 0)


if __name__ == "__main__":
    paths = [pathlib.Path(argument).resolve() for argument in sys.argv[1:3]]
    command.BINARY, vectors.VECTORS = str(paths[0]), paths[1] / "vectors"
    del sys.argv[1:3]
    unittest.main()
