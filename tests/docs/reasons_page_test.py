#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/vectors.md and docs/vectors-questions.md show the reasons as vectors/reasons.json has them, but for mutants of the questions.

usage: reasons_page_test.py PROJECT_FOLDER
"""
import json
import pathlib
import re
import sys
import unittest

PROJECT = pathlib.Path()


class Page(unittest.TestCase):
    def test_the_reasons_on_the_page_are_those_of_the_file(self):
        pages = [(PROJECT / "docs" / name).read_text() for name in ("vectors.md", "vectors-questions.md")]
        reasons = json.loads((PROJECT / "vectors" / "reasons.json").read_text())["reasons"]
        shown = [reason for reason in reasons if reason["kind"] != "bug" or reason["links"]]
        self.assertGreater(len(shown), 60)
        for reason in shown:
            row = f"| `{reason['id']}` | {reason['meaning']} | {reason['consequence']} |"
            if reason["kind"] == "bug":
                row += f" {'; '.join(reason['seen_in'])} |"
            self.assertEqual(sum(page.count(row + "\n") for page in pages), 1, row)
        order = [reason["id"] for reason in reasons]
        for page in pages:
            shown = re.findall(r"^\| `((?:bug|policy|turn)_\w+)` \| .* \| .*\|$", page, re.MULTILINE)
            self.assertEqual(shown, [name for name in order if name in shown])


if __name__ == "__main__":
    PROJECT = pathlib.Path(sys.argv.pop(1))
    unittest.main()
